//! The ground of the map: all that no game changes. Drawn once for each board, and the ways once for each of its sides.
//!
//! The board that came with the program is drawn among the symbols of the page, so that a page with many diagrams carries
//! it once; another board brings its ground along.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ptr;
use std::sync::{OnceLock, PoisonError, RwLock};

use emperor::board::{Point, REGIONS, Road};
use emperor::{Board, Region, SHELF, Side, Space};

use super::outline::{Outlines, Pt, Sketch, apart, between, short, smooth};
use super::scatter;
use super::track::{Frame, Track};

/// How far a road bends, of its length.
const BEND: f64 = 0.13;

/// A board, laid out for drawing.
pub(super) struct Land {
    pub board: &'static Board,
    pub frame: Frame,
    pub track: Track,
    pub outlines: Outlines,
    /// What lies north and west of the regions.
    pub steppe: Vec<Pt>,
    /// The ways of each side.
    ways: [Ways; 2],
    /// Begins the ids of what is drawn.
    pub prefix: &'static str,
    /// Shapes and ground, to be used by id.
    pub defs: String,
}

/// The roads of a side.
pub(super) struct Ways {
    /// The point that each road bends towards.
    bends: BTreeMap<Road, Pt>,
    /// Roads and terrain, to be used by id.
    pub defs: String,
}

/// A place on the sheet.
pub(super) fn pt((x, y): Point) -> Pt {
    (x.into(), y.into())
}

impl Land {
    /// The land of a board. Boards stay as long as the program runs, so each is laid out once.
    pub(super) fn of(board: &'static Board) -> &'static Self {
        static LANDS: RwLock<Vec<&'static Land>> = RwLock::new(Vec::new());
        let printed = Self::printed();
        if ptr::eq(board, printed.board) {
            return printed;
        }
        let known = LANDS.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(land) = known.iter().find(|land| ptr::eq(land.board, board)) {
            return land;
        }
        drop(known);
        let land: &'static Self = Box::leak(Box::new(Self::lay(board, "em-b")));
        LANDS.write().unwrap_or_else(PoisonError::into_inner).push(land);
        land
    }

    /// The land of the board that came with the program.
    pub(super) fn printed() -> &'static Self {
        static PRINTED: OnceLock<Land> = OnceLock::new();
        PRINTED.get_or_init(|| Self::lay(SHELF.printed().board(), "em-p"))
    }

    /// Whether the symbols of the page hold it.
    pub(super) fn is_printed(&self) -> bool {
        ptr::eq(self, Self::printed())
    }

    fn lay(board: &'static Board, prefix: &'static str) -> Self {
        let drawing = &board.drawing;
        let frame = Frame::of(drawing);
        let track = Track::of(&frame);
        let corners = drawing.corners.iter().map(|&corner| pt(corner)).collect();
        let outlines = Outlines::of(&Sketch { corners, outlines: drawing.outlines.to_vec() });
        let steppe = scatter::steppe(&frame, &outlines);
        let mut land = Self {
            board,
            frame,
            track,
            outlines,
            steppe,
            ways: [Ways::none(), Ways::none()],
            prefix,
            defs: String::new(),
        };
        land.defs = land.draw();
        for side in Side::ALL {
            land.ways[side.index()] = Ways::of(&land, side);
        }
        land
    }

    /// The roads of a side.
    pub(super) fn ways(&self, side: Side) -> &Ways {
        &self.ways[side.index()]
    }

    /// The id of a region's shape.
    pub(super) fn shape(&self, region: Region) -> String {
        format!("{}-{region}", self.prefix)
    }

    /// Where a house space lies.
    pub(super) fn space(&self, space: Space) -> Pt {
        pt(self.board.drawing.spaces[space.region.index()][usize::from(space.slot)])
    }

    /// Where a region's dragon space lies.
    pub(super) fn dragon(&self, region: Region) -> Pt {
        pt(self.board.drawing.dragons[region.index()])
    }

    /// What is seen of some regions: their outlines, with a little room around them.
    pub(super) fn around(&self, regions: &[Region]) -> Frame {
        const ROOM: f64 = 24.0;
        let points = || regions.iter().flat_map(|region| &self.outlines.rings[region.index()]);
        let least = |of: fn(&Pt) -> f64| points().map(of).fold(f64::INFINITY, f64::min) - ROOM;
        let most = |of: fn(&Pt) -> f64| points().map(of).fold(f64::NEG_INFINITY, f64::max) + ROOM;
        Frame {
            left: least(|at| at.0),
            top: least(|at| at.1),
            right: most(|at| at.0),
            bottom: most(|at| at.1),
        }
    }

    /// How far around a house space a press is meant for it: half the way to the next one.
    pub(super) fn reach(&self, space: Space) -> f64 {
        let at = self.space(space);
        let others = self.board.all_spaces().filter(|&other| other != space);
        let near = others.map(|other| apart(at, self.space(other))).fold(60.0, f64::min);
        (near / 2.0).clamp(15.0, 23.0)
    }

    /// What stands on the map and must not be drawn over: where, and how far around.
    pub(super) fn signs(&self) -> Vec<(Pt, f64)> {
        let drawing = &self.board.drawing;
        let mut signs: Vec<(Pt, f64)> =
            self.board.all_spaces().map(|space| (self.space(space), 25.0)).collect();
        signs.extend(drawing.alliances.iter().map(|&at| (pt(at), 17.0)));
        for region in 0..REGIONS {
            signs.push((pt(drawing.dragons[region]), 36.0));
            let (x, y) = pt(drawing.labels[region]);
            signs.extend([-44.0, -22.0, 0.0, 22.0, 44.0].map(|by| ((x + by, y), 21.0)));
        }
        signs
    }

    /// Shapes, sea, wall and borders.
    fn draw(&self) -> String {
        let (p, frame) = (self.prefix, &self.frame);
        let mut out = String::new();
        for region in Region::ALL {
            let id = self.shape(region);
            let path = &self.outlines.shapes[region.index()];
            let _ = write!(
                out,
                "<path id=\"{id}\" d=\"{path}\"/><clipPath id=\"{id}-clip\"><use href=\"#{id}\"/></clipPath>"
            );
        }
        let steppe = scatter::steppe_path(&self.steppe);
        let _ = write!(
            out,
            "<g id=\"{p}-coast\"><path d=\"{steppe}\"/><path d=\"{}\"/></g>\
             <g id=\"{p}-sea\"><rect class=\"g-sea\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
            self.outlines.coast,
            frame.left,
            frame.top,
            frame.width(),
            frame.height()
        );
        // The sea grows calm away from the coast: rings of a line, each with the sea inside it.
        for (n, wide) in [(3, 58.0), (2, 40.0), (1, 24.0), (0, 11.0)] {
            let _ = write!(
                out,
                "<use href=\"#{p}-coast\" class=\"g-ripple g-r{n}\" stroke-width=\"{wide}\"/>\
                 <use href=\"#{p}-coast\" class=\"g-ripple g-in\" stroke-width=\"{}\"/>",
                short(wide - 2.2)
            );
        }
        out.push_str(&scatter::at_sea(self));
        let _ = write!(out, "<path class=\"g-steppe\" d=\"{steppe}\"/>");
        out.push_str(&scatter::on_steppe(self));
        out.push_str("</g>");
        let _ = write!(out, "<g id=\"{p}-wall\">{}</g>", self.track.draw(frame));
        let _ = write!(
            out,
            "<g id=\"{p}-lines\"><path class=\"g-border\" d=\"{}\"/><path class=\"g-coastline\" d=\"{}\"/>",
            self.outlines.borders.iter().map(|border| smooth(&border.points, false)).collect::<String>(),
            self.outlines.coast
        );
        for lake in &self.outlines.lakes {
            let _ = write!(out, "<path class=\"g-lake\" d=\"{lake}\"/>");
        }
        out.push_str("</g>");
        out
    }
}

impl Ways {
    const fn none() -> Self {
        Self { bends: BTreeMap::new(), defs: String::new() }
    }

    fn of(land: &Land, side: Side) -> Self {
        let mut ways = Self::none();
        let signs = land.signs();
        for &road in &land.board.roads[side.index()] {
            let ends = road.map(|space| land.space(space));
            // Of the two ways to bend, the one that keeps clear of what stands there.
            let room = |bend: Pt| {
                let along = [0.2, 0.35, 0.5, 0.65, 0.8].map(|t| bow(ends, bend, t));
                let others = signs.iter().filter(|(at, _)| !ends.contains(at));
                others
                    .flat_map(|(at, size)| along.map(|here| apart(here, *at) - size))
                    .fold(f64::INFINITY, f64::min)
            };
            let options = [BEND, -BEND].map(|by| bent(ends, by));
            let best = if room(options[0]) >= room(options[1]) { options[0] } else { options[1] };
            ways.bends.insert(road, best);
        }
        ways.defs = ways.draw(land, side);
        ways
    }

    /// The path of a road, from one of its ends to the other.
    pub(super) fn path(&self, land: &Land, from: Space, to: Space) -> String {
        let road = if from < to { [from, to] } else { [to, from] };
        let ends = [land.space(from), land.space(to)];
        let bend = self.bends.get(&road).copied().unwrap_or_else(|| between(ends[0], ends[1], 0.5));
        let [a, b] = ends;
        format!(
            "M{},{}Q{},{} {},{}",
            short(a.0),
            short(a.1),
            short(bend.0),
            short(bend.1),
            short(b.0),
            short(b.1)
        )
    }

    /// Points along every road.
    pub(super) fn points(&self, land: &Land) -> Vec<Pt> {
        let ts = [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88];
        self.bends
            .iter()
            .flat_map(|(road, &bend)| ts.map(|t| bow(road.map(|space| land.space(space)), bend, t)))
            .collect()
    }

    fn draw(&self, land: &Land, side: Side) -> String {
        let roads: String = self.bends.keys().map(|&[from, to]| self.path(land, from, to)).collect();
        let id = format!("{}-{side}", land.prefix);
        // The casing of all roads comes first, so that they meet cleanly.
        format!(
            "<g id=\"{id}-terrain\">{}</g>\
             <g id=\"{id}-roads\"><path class=\"g-casing\" d=\"{roads}\"/><path class=\"g-road\" d=\"{roads}\"/></g>",
            scatter::terrain(land, self)
        )
    }
}

fn bent([a, b]: [Pt; 2], by: f64) -> Pt {
    let middle = between(a, b, 0.5);
    (middle.0 - (b.1 - a.1) * by, middle.1 + (b.0 - a.0) * by)
}

/// A point of a bent road.
fn bow([a, b]: [Pt; 2], bend: Pt, t: f64) -> Pt {
    between(between(a, bend, t), between(bend, b, t), t)
}
