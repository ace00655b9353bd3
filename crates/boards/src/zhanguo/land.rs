//! The ground of the map: all that no game changes. Regions are pale washes; where two of them are adjacent a river with a
//! bridge runs between them, where they are walled a range of mountains; in the north stands the Great Wall.
//!
//! Drawn once for each board. The one that came with the program lies among the symbols of the page, so that no push and no
//! diagram carries it; another board brings its ground along. The scenery goes on beyond the sheet: whatever shape the
//! frame has, it is never empty.

use std::fmt::Write as _;
use std::ptr;
use std::sync::{OnceLock, PoisonError, RwLock};

use zhanguo::board::Point;
use zhanguo::{Board, Region, SHELF, Section, Site};

use super::marks::site_icon;
use super::scenery;
use crate::outline::{Border, Outlines, Pt, Sketch, apart, between, short, smooth};

/// How far the scenery goes on beyond the sheet, to the sides and up and down.
pub(super) const BEYOND: (f64, f64) = (440.0, 320.0);
/// From the middle of a Wall space: to the battlements, to the foot of the wall, and to the side.
const RAMPART: (f64, f64, f64) = (-46.0, 26.0, 28.0);

/// A board, laid out for drawing.
pub(super) struct Land {
    pub board: &'static Board,
    pub outlines: Outlines,
    /// Begins the ids of what is drawn.
    pub prefix: &'static str,
    /// Shapes and ground, to be used by id.
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
        let land: &'static Self = Box::leak(Box::new(Self::lay(board, "zg-b")));
        LANDS.write().unwrap_or_else(PoisonError::into_inner).push(land);
        land
    }

    /// The land of the board that came with the program.
    pub(super) fn printed() -> &'static Self {
        static PRINTED: OnceLock<Land> = OnceLock::new();
        PRINTED.get_or_init(|| Self::lay(SHELF.printed().board(), "zg-p"))
    }

    /// Whether the symbols of the page hold it.
    pub(super) fn is_printed(&self) -> bool {
        ptr::eq(self, Self::printed())
    }

    fn lay(board: &'static Board, prefix: &'static str) -> Self {
        let mut corners: Vec<Point> = Vec::new();
        let outlines = board.drawing.outlines.iter().map(|outline| {
            let corner = |at: &Point| {
                corners.iter().position(|known| known == at).unwrap_or_else(|| {
                    corners.push(*at);
                    corners.len() - 1
                })
            };
            outline.iter().map(corner).collect()
        });
        let outlines = outlines.collect();
        let corners = corners.into_iter().map(pt).collect();
        let outlines = Outlines::of(&Sketch { corners, outlines });
        let mut land = Self { board, outlines, prefix, defs: String::new() };
        land.defs = land.draw();
        land
    }

    /// The sheet: how wide and how high.
    pub(super) fn size(&self) -> Pt {
        pt(self.board.drawing.size)
    }

    /// The sheet as a view box.
    pub(super) fn view_box(&self) -> String {
        let (width, height) = self.board.drawing.size;
        format!("0 0 {width} {height}")
    }

    /// The id of a region's shape.
    pub(super) fn shape(&self, region: Region) -> String {
        format!("{}-{}", self.prefix, region.number())
    }

    /// What stands on the map and must not be drawn over: where, and how far around.
    pub(super) fn signs(&self) -> Vec<(Pt, f64)> {
        let drawing = &self.board.drawing;
        let mut signs: Vec<(Pt, f64)> = Vec::new();
        for region in 0..drawing.labels.len() {
            signs.push((pt(drawing.labels[region]), 36.0));
            signs.extend(drawing.palaces[region].iter().map(|&at| (pt(at), 30.0)));
            signs.extend(drawing.squares[region].iter().map(|&at| (pt(at), 46.0)));
            let (x, y) = pt(drawing.beside[region]);
            signs.extend([-69.0, -23.0, 23.0, 69.0].map(|by| ((x + by, y), 22.0)));
        }
        signs.extend(drawing.walls.iter().flatten().map(|&at| (pt(at), 40.0)));
        signs
    }

    /// The borders between regions that are adjacent, or those between regions that are not.
    pub(super) fn borders(&self, adjacent: bool) -> impl Iterator<Item = &Border> {
        let [one, other] = [0, 1].map(|side| move |border: &Border| Region::ALL[border.between[side]]);
        self.outlines
            .borders
            .iter()
            .filter(move |border| self.board.adjacent(one(border), other(border)) == adjacent)
    }

    /// The height of the battlements.
    pub(super) fn crest(&self) -> f64 {
        let spaces = self.board.drawing.walls.iter().flatten().map(|at| f64::from(at.1));
        spaces.fold(f64::INFINITY, f64::min) + RAMPART.0
    }

    fn draw(&self) -> String {
        let p = self.prefix;
        let mut out = String::new();
        for region in Region::ALL {
            let (id, path) = (self.shape(region), &self.outlines.shapes[region.index()]);
            let _ = write!(
                out,
                "<path id=\"{id}\" d=\"{path}\"/><clipPath id=\"{id}-clip\"><use href=\"#{id}\"/></clipPath>"
            );
        }
        let _ = write!(out, "<path id=\"{p}-coast\" d=\"{}\"/><g id=\"{p}-land\">", self.outlines.coast);
        out.push_str(&scenery::around(self));
        for region in Region::ALL {
            let (id, number) = (self.shape(region), region.number());
            let _ = write!(
                out,
                "<g class=\"g-wash g-z{number}\"><use href=\"#{id}\"/><g clip-path=\"url(#{id}-clip)\">\
                 <use class=\"g-bleed g-b1\" href=\"#{id}\"/><use class=\"g-bleed g-b2\" href=\"#{id}\"/></g></g>"
            );
        }
        let _ = write!(out, "<use class=\"g-shore\" href=\"#{p}-coast\"/>");
        out.push_str(&self.river());
        out.push_str(&scenery::meadows(self));
        out.push_str(&scenery::ranges(self));
        let _ = write!(out, "</g><g id=\"{p}-walls\">{}</g>", self.walls());
        out
    }

    /// The river along every border that may be crossed, out to sea or into the mountains, and a bridge over each.
    fn river(&self) -> String {
        let mut path: String = self.borders(true).map(|border| smooth(&border.points, false)).collect();
        for mouth in self.mouths() {
            path.push_str(&smooth(&mouth, false));
        }
        let mut out = String::new();
        for layer in ["g-bank", "g-water", "g-flow"] {
            let _ = write!(out, "<path class=\"{layer}\" d=\"{path}\"/>");
        }
        let signs = self.signs();
        let walled = |border: &Border| [border.points.first().copied(), border.points.last().copied()];
        let meetings: Vec<Pt> = self.borders(false).flat_map(walled).flatten().collect();
        for border in self.borders(true) {
            let (at, slope) = bridge(&border.points, &signs, &meetings);
            let _ = write!(
                out,
                "<use href=\"#zg-bridge\" x=\"-20\" y=\"-36\" width=\"40\" height=\"72\" transform=\"translate({} {}) rotate({})\"/>",
                short(at.0),
                short(at.1),
                short(slope)
            );
        }
        out
    }

    /// Where the river leaves the land, it goes on: to the west from the mountains, else a little way into the sea.
    pub(super) fn mouths(&self) -> Vec<Vec<Pt>> {
        let (wide, _) = self.size();
        let ends = self.borders(true).flat_map(|border| [border.points.first(), border.points.last()]);
        ends.flatten()
            .filter(|&&end| {
                let ends = |border: &Border| [border.points.first().copied(), border.points.last().copied()];
                let meet = |border: &&Border| {
                    ends(border).into_iter().flatten().any(|other| apart(other, end) < 1.0)
                };
                self.outlines.borders.iter().filter(meet).count() == 1
            })
            .map(|&(x, y)| {
                let (way, far, swing) =
                    if x < wide / 2.0 { (-1.0, BEYOND.0, 1.0) } else { (1.0, 70.0, 0.25) };
                let bends = [(0.0, 0.0), (0.12, 2.0), (0.3, -9.0), (0.55, 12.0), (0.8, -4.0), (1.0, 6.0)];
                bends.map(|(along, aside)| (x + way * far * along, y + swing * aside)).to_vec()
            })
            .collect()
    }

    /// Ramparts, towers and pennants.
    fn walls(&self) -> String {
        let drawing = &self.board.drawing;
        let (up, down, aside) = RAMPART;
        let mut out = String::new();
        let rampart = |out: &mut String, left: f64, right: f64, top: f64, bottom: f64| {
            let _ = write!(
                out,
                "<path class=\"g-rampart\" d=\"M{l} {b}V{t}H{r}V{b}z\"/><path class=\"g-merlons\" d=\"M{} {m}H{r}\"/>\
                 <path class=\"g-course\" d=\"M{} {c}H{}\"/>",
                short(left + 4.0),
                short(left + 10.0),
                short(right - 8.0),
                l = short(left),
                r = short(right),
                t = short(top),
                b = short(bottom),
                m = short(top - 4.5),
                c = short(bottom - 4.0),
            );
        };
        let sections = Section::ALL.map(|section| {
            let (tile, spaces) = (pt(drawing.tiles[section.index()]), drawing.walls[section.index()].map(pt));
            let all = |of: fn(&Pt) -> f64, least: fn(f64, f64) -> f64| {
                spaces.iter().map(of).reduce(least).unwrap_or(0.0)
            };
            let left = tile.0.min(all(|at| at.0, f64::min) - aside);
            (
                left,
                all(|at| at.0, f64::max) + aside,
                all(|at| at.1, f64::min) + up,
                all(|at| at.1, f64::max) + down,
            )
        });
        // The wall comes from afar and goes on beyond the sheet.
        let (first, last) = (sections[0], sections[sections.len() - 1]);
        rampart(&mut out, -BEYOND.0, first.0, first.2, first.3);
        rampart(&mut out, last.1, self.size().0 + BEYOND.0, last.2, last.3);
        for (left, right, top, bottom) in sections {
            rampart(&mut out, left, right, top, bottom);
        }
        let _ = write!(
            out,
            "<use href=\"#zg-keep\" x=\"{}\" y=\"{}\" width=\"48\" height=\"92\"/>",
            short(last.1 - 6.0),
            short(last.3 - 84.0)
        );
        for section in Section::ALL {
            let (x, y) = pt(drawing.tiles[section.index()]);
            let site: Site = section.site();
            let _ = write!(
                out,
                "<g class=\"g-{site}\"><use href=\"#zg-tower\" x=\"{}\" y=\"{}\" width=\"96\" height=\"170\"/>\
                 <use class=\"g-sign\" href=\"#zg-{}\" x=\"{}\" y=\"{}\" width=\"26\" height=\"26\"/></g>",
                short(x - 48.0),
                short(y - 98.0),
                site_icon(site),
                short(x + 8.0),
                short(y - 87.0)
            );
        }
        out
    }
}

/// Where a bridge stands, and how the river slopes there: clear of all signs, and away from where borders meet.
fn bridge(points: &[Pt], signs: &[(Pt, f64)], meetings: &[Pt]) -> (Pt, f64) {
    let last = points.len() - 1;
    let edge = (last / 8).max(1);
    let good = |n: &usize| {
        let at = points[*n];
        let clear = signs.iter().map(|(sign, wide)| apart(at, *sign) - wide).fold(34.0, f64::min);
        let away = meetings.iter().map(|&other| apart(at, other)).fold(140.0, f64::min);
        clear + away / 4.0
    };
    let best = (edge..=last - edge).max_by(|a, b| good(a).total_cmp(&good(b))).unwrap_or(last / 2);
    let (before, after) = (points[best.saturating_sub(1)], points[(best + 1).min(last)]);
    let slope = ((after.1 - before.1) / (after.0 - before.0)).atan().to_degrees();
    (between(before, after, 0.5), if slope.is_finite() { slope } else { 0.0 })
}
