//! Reading a board file: the board, or everything that is wrong with it.

use std::collections::{BTreeMap, BTreeSet};

use game::Fault;
use game::paper::read_file;
use serde::Deserialize;

use crate::board::{
    ALLIANCES, Board, COLOURS, Colour, Drawing, Facts, Point, REGIONS, Region, Road, SPACES, Side, Space,
};

/// The region cards in the box.
const CARDS: u32 = 57;
/// The fewest cards of a colour: two are left out in a game for three, and a joker is a pair.
const FEWEST_CARDS: u32 = 4;
/// The fewest house spaces of a region.
const FEWEST: u32 = 4;
/// House spaces nearer than this would be drawn upon each other.
const APART: i32 = 30;

/// A board file. Whatever has a name is read as text, so that a wrong name becomes a fault of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    name: String,
    cards: BTreeMap<String, Count>,
    regions: BTreeMap<String, RegionFacts>,
    spaces: BTreeMap<String, Count>,
    roads: RoadFacts,
    alliances: BTreeMap<String, AllianceFacts>,
    drawing: DrawingFacts,
    /// Our decisions, for the page about the data.
    #[serde(default, rename = "ruling")]
    _rulings: Vec<toml::Table>,
}

#[derive(Deserialize)]
struct Count {
    count: u32,
}

#[derive(Deserialize)]
struct RegionFacts {
    name: String,
    colour: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RoadFacts {
    both_sides: List,
    #[serde(rename = "side-3-4")]
    small: List,
    #[serde(rename = "side-4-5")]
    large: List,
}

#[derive(Deserialize)]
struct List {
    list: Vec<String>,
}

#[derive(Deserialize)]
struct AllianceFacts {
    between: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawingFacts {
    width: i32,
    height: i32,
    regions: BTreeMap<String, RegionDrawing>,
    corners: BTreeMap<String, Point>,
    alliances: BTreeMap<String, Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionDrawing {
    label: Point,
    dragon: Point,
    spaces: Vec<Point>,
    outline: Vec<String>,
}

/// The board of a file, or everything that is wrong with it.
pub(crate) fn read(text: &str) -> Result<Board, Vec<Fault>> {
    let file: File = read_file(text).map_err(|fault| vec![fault])?;
    let mut survey = Survey { faults: Vec::new() };
    let board = survey.board(&file);
    match board {
        Some(board) if survey.faults.is_empty() => Ok(board),
        _ => Err(survey.faults),
    }
}

/// Looks at every part and gathers the faults. What is compared with other parts is compared only when the parts
/// themselves are right, so that one mistake is not told ten times.
struct Survey {
    faults: Vec<Fault>,
}

impl Survey {
    fn wrong(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    fn board(&mut self, file: &File) -> Option<Board> {
        if file.game != "emperor" {
            self.wrong(Fault::new("file-game").with("game", file.game.as_str()));
        }
        if file.name.trim().is_empty() {
            self.wrong(Fault::new("file-name"));
        }
        let cards = self.cards(&file.cards);
        let regions = self.by_region("regions", &file.regions);
        let counts = self.by_region("spaces", &file.spaces);
        self.space_counts(&file.spaces);
        let drawn = self.by_region("drawing.regions", &file.drawing.regions);
        let spaces = counts.map(|counts| counts.map(|facts| facts.count.min(SPACES as u32) as u8));
        let colours = regions.as_ref().and_then(|regions| self.colours(regions));
        let alliances = self.alliances(&file.alliances);
        if let (Some(colours), Some(alliances)) = (&colours, &alliances) {
            self.neighbours(colours, alliances);
        }
        let roads = spaces.map(|spaces| self.roads(&file.roads, &spaces));
        let drawing = match (&spaces, &drawn) {
            (Some(spaces), Some(drawn)) => self.drawing(&file.drawing, drawn, spaces),
            _ => None,
        };
        if let Some(drawing) = &drawing {
            self.map(drawing, file, alliances.as_ref());
            if let Some(roads) = &roads {
                self.crossings(drawing, roads);
            }
        }
        let facts =
            Facts { cards: cards?, colours: colours?, spaces: spaces?, roads: roads?, alliances: alliances? };
        let names = regions?.map(|region| region.name.trim().to_owned());
        Some(Board::new(facts, file.name.trim().to_owned(), names, drawing?))
    }

    fn cards(&mut self, file: &BTreeMap<String, Count>) -> Option<[u8; COLOURS]> {
        let before = self.faults.len();
        for unknown in file.keys().filter(|name| Colour::from_name(name).is_none()) {
            self.wrong(Fault::new("file-colour").with("colour", unknown.as_str()).with("within", "cards"));
        }
        let counts = Colour::ALL.map(|colour| {
            let count = file.get(colour.name()).map_or(0, |facts| facts.count);
            if count < FEWEST_CARDS {
                self.wrong(Fault::new("file-cards").word("colour", colour.name()).with("count", count));
            } else if count > CARDS {
                self.wrong(
                    Fault::new("file-cards-many")
                        .word("colour", colour.name())
                        .with("count", count)
                        .with("printed", CARDS),
                );
            }
            count.min(CARDS)
        });
        let sum: u32 = counts.iter().sum();
        if self.faults.len() == before && sum != CARDS {
            self.wrong(Fault::new("file-cards-sum").with("count", sum).with("printed", CARDS));
        }
        (self.faults.len() == before).then(|| counts.map(|count| count as u8))
    }

    /// The entry of each region: all nine, and nothing else.
    fn by_region<'a, T>(
        &mut self,
        within: &'static str,
        file: &'a BTreeMap<String, T>,
    ) -> Option<[&'a T; REGIONS]> {
        for unknown in file.keys().filter(|name| Region::from_name(name).is_none()) {
            self.wrong(Fault::new("file-region").with("region", unknown.as_str()).with("within", within));
        }
        let found = Region::ALL.map(|region| file.get(region.name()));
        for (region, _) in Region::ALL.iter().zip(&found).filter(|(_, found)| found.is_none()) {
            self.wrong(
                Fault::new("file-region-missing").with("region", region.name()).with("within", within),
            );
        }
        if found.iter().any(Option::is_none) {
            return None;
        }
        let all: Vec<&T> = found.into_iter().flatten().collect();
        all.try_into().ok()
    }

    fn space_counts(&mut self, file: &BTreeMap<String, Count>) {
        for region in Region::ALL {
            let count = file.get(region.name()).map(|facts| facts.count);
            if let Some(count) = count.filter(|count| !(FEWEST..=SPACES as u32).contains(count)) {
                self.wrong(Fault::new("file-spaces").with("region", region.name()).with("count", count));
            }
        }
    }

    /// Four colours have two regions, one has a single one.
    fn colours(&mut self, regions: &[&RegionFacts; REGIONS]) -> Option<[Colour; REGIONS]> {
        let before = self.faults.len();
        let mut names = BTreeSet::new();
        let colours = Region::ALL.map(|region| {
            let facts = regions[region.index()];
            if facts.name.trim().is_empty() || !names.insert(facts.name.trim()) {
                self.wrong(
                    Fault::new("file-region-name")
                        .with("region", region.name())
                        .with("name", facts.name.as_str()),
                );
            }
            let colour = Colour::from_name(&facts.colour);
            if colour.is_none() {
                self.wrong(
                    Fault::new("file-colour")
                        .with("colour", facts.colour.as_str())
                        .with("within", format!("regions.{region}")),
                );
            }
            colour.unwrap_or(Colour::Yellow)
        });
        if self.faults.len() > before {
            return None;
        }
        let of = |colour: Colour| colours.iter().filter(|other| **other == colour).count();
        let mut counts = Colour::ALL.map(of);
        counts.sort_unstable();
        if counts != [1, 2, 2, 2, 2] {
            for colour in Colour::ALL.into_iter().filter(|&colour| !(1..=2).contains(&of(colour))) {
                self.wrong(Fault::new("file-pairs").word("colour", colour.name()).with("count", of(colour)));
            }
            return None;
        }
        Some(colours)
    }

    fn alliances(&mut self, file: &BTreeMap<String, AllianceFacts>) -> Option<[[Region; 2]; ALLIANCES]> {
        let before = self.faults.len();
        if file.len() != ALLIANCES {
            self.wrong(Fault::new("file-alliances").with("count", file.len()).with("printed", ALLIANCES));
        }
        for unknown in file.keys().filter(|name| alliance_number(name).is_none()) {
            self.wrong(Fault::new("file-alliance-name").with("name", unknown.as_str()));
        }
        let mut met: BTreeMap<[Region; 2], usize> = BTreeMap::new();
        let mut all = [[Region::Chin; 2]; ALLIANCES];
        for number in 1..=ALLIANCES {
            let Some(facts) = file.get(&format!("alliance-{number}")) else {
                if file.len() == ALLIANCES {
                    self.wrong(Fault::new("file-alliance-missing").with("number", number));
                }
                continue;
            };
            let regions: Vec<Region> =
                facts.between.iter().filter_map(|name| Region::from_name(name)).collect();
            let (&[a, b], 2) = (regions.as_slice(), facts.between.len()) else {
                self.wrong(
                    Fault::new("file-alliance")
                        .with("number", number)
                        .with("between", facts.between.join(", ")),
                );
                continue;
            };
            if a == b {
                self.wrong(Fault::new("file-alliance-self").with("number", number).with("region", a.name()));
            } else if let Some(first) = met.insert(if a < b { [a, b] } else { [b, a] }, number) {
                self.wrong(Fault::new("file-alliance-twice").with("number", number).with("first", first));
            }
            all[number - 1] = [a, b];
        }
        (self.faults.len() == before).then_some(all)
    }

    fn neighbours(&mut self, colours: &[Colour; REGIONS], alliances: &[[Region; 2]; ALLIANCES]) {
        for (number, [a, b]) in (1..).zip(alliances) {
            let colour = colours[a.index()];
            if colour == colours[b.index()] {
                self.wrong(
                    Fault::new("file-neighbours")
                        .with("number", number)
                        .with("one", a.name())
                        .with("other", b.name())
                        .word("colour", colour.name()),
                );
            }
        }
    }

    fn roads(&mut self, file: &RoadFacts, spaces: &[u8; REGIONS]) -> [Vec<Road>; 2] {
        let both = self.road_list("both-sides", &file.both_sides, spaces);
        let mut sides = [
            self.road_list("side-3-4", &file.small, spaces),
            self.road_list("side-4-5", &file.large, spaces),
        ];
        let mut told = BTreeSet::new();
        for (side, roads) in Side::ALL.iter().zip(&mut sides) {
            roads.extend(&both);
            roads.sort_unstable();
            for twice in roads.windows(2).filter(|pair| pair[0] == pair[1]) {
                if told.insert(twice[0]) {
                    self.wrong(Fault::new("file-road-twice").with("road", road_name(&twice[0])));
                }
            }
            roads.dedup();
            for region in Region::ALL {
                for slot in 0..spaces[region.index()] {
                    let space = Space { region, slot };
                    if roads.iter().all(|road| !road.contains(&space)) {
                        self.wrong(
                            Fault::new("file-roadless")
                                .with("space", space.to_string())
                                .with("side", side.name()),
                        );
                    }
                }
            }
        }
        sides
    }

    fn road_list(&mut self, within: &'static str, file: &List, spaces: &[u8; REGIONS]) -> Vec<Road> {
        let mut roads = Vec::new();
        for text in &file.list {
            let ends: Vec<Option<Space>> = text
                .split_whitespace()
                .map(|name| Space::from_name(name).filter(|space| space.slot < spaces[space.region.index()]))
                .collect();
            match ends[..] {
                [Some(a), Some(b)] if a == b => {
                    self.wrong(Fault::new("file-road-self").with("road", text.as_str()));
                }
                [Some(a), Some(b)] => roads.push(if a < b { [a, b] } else { [b, a] }),
                _ => self.wrong(Fault::new("file-road").with("road", text.as_str()).with("within", within)),
            }
        }
        roads
    }

    fn drawing(
        &mut self,
        file: &DrawingFacts,
        drawn: &[&RegionDrawing; REGIONS],
        spaces: &[u8; REGIONS],
    ) -> Option<Drawing> {
        let before = self.faults.len();
        if !(200..=4000).contains(&file.width) || !(200..=4000).contains(&file.height) {
            self.wrong(Fault::new("file-sheet").with("width", file.width).with("height", file.height));
            return None;
        }
        let size = (file.width, file.height);
        let numbers: BTreeMap<&str, usize> =
            file.corners.keys().enumerate().map(|(n, name)| (name.as_str(), n)).collect();
        for (name, point) in &file.corners {
            self.on_sheet(&format!("corners.{name}"), *point, size);
        }
        let mut outlines: [Vec<usize>; REGIONS] = Default::default();
        for (region, drawn) in Region::ALL.into_iter().zip(drawn) {
            self.on_sheet(&format!("regions.{region}.label"), drawn.label, size);
            self.on_sheet(&format!("regions.{region}.dragon"), drawn.dragon, size);
            for (number, point) in (1..).zip(&drawn.spaces) {
                self.on_sheet(&format!("regions.{region}.spaces, number {number}"), *point, size);
            }
            let count = spaces[region.index()];
            if drawn.spaces.len() != usize::from(count) {
                self.wrong(
                    Fault::new("file-drawn-spaces")
                        .with("region", region.name())
                        .with("drawn", drawn.spaces.len())
                        .with("count", count),
                );
            }
            for corner in drawn.outline.iter().filter(|name| !numbers.contains_key(name.as_str())) {
                self.wrong(
                    Fault::new("file-corner").with("region", region.name()).with("corner", corner.as_str()),
                );
            }
            if drawn.outline.len() < 3 {
                self.wrong(Fault::new("file-outline-short").with("region", region.name()));
            }
            let outline: Vec<usize> =
                drawn.outline.iter().filter_map(|name| numbers.get(name.as_str()).copied()).collect();
            let distinct: BTreeSet<usize> = outline.iter().copied().collect();
            if distinct.len() != outline.len() {
                self.wrong(Fault::new("file-outline-twice").with("region", region.name()));
            }
            outlines[region.index()] = outline;
        }
        let mut alliances = [(0, 0); ALLIANCES];
        for number in 1..=ALLIANCES {
            let name = format!("alliance-{number}");
            match file.alliances.get(&name) {
                Some(point) => {
                    self.on_sheet(&format!("alliances.{name}"), *point, size);
                    alliances[number - 1] = *point;
                }
                None => self.wrong(Fault::new("file-alliance-place").with("number", number)),
            }
        }
        (self.faults.len() == before).then(|| Drawing {
            size,
            labels: drawn.map(|drawn| drawn.label),
            dragons: drawn.map(|drawn| drawn.dragon),
            spaces: drawn.map(|drawn| drawn.spaces.clone()),
            outlines,
            corners: file.corners.values().copied().collect(),
            alliances,
        })
    }

    fn on_sheet(&mut self, what: &str, (x, y): Point, (width, height): Point) {
        if !(0..=width).contains(&x) || !(0..=height).contains(&y) {
            self.wrong(Fault::new("file-off-sheet").with("what", what).with("x", x).with("y", y));
        }
    }

    /// The outlines must fit together, hold what belongs to them, and border where there is an alliance.
    fn map(&mut self, drawing: &Drawing, file: &File, alliances: Option<&[[Region; 2]; ALLIANCES]>) {
        let before = self.faults.len();
        let names: Vec<&String> = file.drawing.corners.keys().collect();
        let mut edges: BTreeMap<[usize; 2], Vec<Region>> = BTreeMap::new();
        for region in Region::ALL {
            let outline = &drawing.outlines[region.index()];
            for (n, &a) in outline.iter().enumerate() {
                let b = outline[(n + 1) % outline.len()];
                edges.entry(if a < b { [a, b] } else { [b, a] }).or_default().push(region);
            }
        }
        let all: Vec<(&[usize; 2], &Vec<Region>)> = edges.iter().collect();
        let at = |corner: usize| drawing.corners[corner];
        let name = |edge: &[usize; 2]| format!("{}-{}", names[edge[0]], names[edge[1]]);
        for (n, (edge, owners)) in all.iter().enumerate() {
            if owners.len() > 2 {
                self.wrong(Fault::new("file-edge-shared").with("edge", name(edge)));
            }
            for (other, others) in &all[n + 1..] {
                if crosses([at(edge[0]), at(edge[1])], [at(other[0]), at(other[1])]) {
                    self.wrong(
                        Fault::new("file-outlines-cross")
                            .with("one", owners[0].name())
                            .with("edge", name(edge))
                            .with("other", others[0].name())
                            .with("edge-2", name(other)),
                    );
                }
            }
        }
        if self.faults.len() > before {
            return;
        }
        if let Some(alliances) = alliances {
            self.borders(&edges, alliances);
        }
        for region in Region::ALL {
            let outline: Vec<Point> =
                drawing.outlines[region.index()].iter().map(|&corner| at(corner)).collect();
            if !inside(&outline, drawing.dragons[region.index()]) {
                self.wrong(Fault::new("file-dragon-outside").with("region", region.name()));
            }
            for (slot, point) in (0..).zip(&drawing.spaces[region.index()]) {
                if !inside(&outline, *point) {
                    let space = Space { region, slot };
                    self.wrong(Fault::new("file-space-outside").with("space", space.to_string()));
                }
            }
        }
    }

    /// Every pair of bordering regions has an alliance, and no other pair has one.
    fn borders(&mut self, edges: &BTreeMap<[usize; 2], Vec<Region>>, alliances: &[[Region; 2]; ALLIANCES]) {
        let mut borders: BTreeSet<[Region; 2]> = BTreeSet::new();
        for owners in edges.values() {
            if let [a, b] = owners[..] {
                borders.insert(if a < b { [a, b] } else { [b, a] });
            }
        }
        for (number, &[a, b]) in (1..).zip(alliances) {
            if !borders.remove(&if a < b { [a, b] } else { [b, a] }) {
                self.wrong(
                    Fault::new("file-no-border")
                        .with("number", number)
                        .with("one", a.name())
                        .with("other", b.name()),
                );
            }
        }
        for [a, b] in borders {
            self.wrong(Fault::new("file-no-alliance").with("one", a.name()).with("other", b.name()));
        }
    }

    /// Roads may meet only at house spaces, and spaces must lie apart.
    fn crossings(&mut self, drawing: &Drawing, roads: &[Vec<Road>; 2]) {
        let at = |space: &Space| drawing.spaces[space.region.index()][usize::from(space.slot)];
        let mut told = BTreeSet::new();
        for roads in roads {
            for (n, one) in roads.iter().enumerate() {
                for other in &roads[n + 1..] {
                    let meet = one.iter().any(|space| other.contains(space));
                    if !meet
                        && crosses(one.each_ref().map(at), other.each_ref().map(at))
                        && told.insert((*one, *other))
                    {
                        self.wrong(
                            Fault::new("file-roads-cross")
                                .with("one", road_name(one))
                                .with("other", road_name(other)),
                        );
                    }
                }
            }
        }
        let spaces: Vec<(Space, Point)> = Region::ALL
            .into_iter()
            .flat_map(|region| {
                (0..)
                    .zip(&drawing.spaces[region.index()])
                    .map(move |(slot, at)| (Space { region, slot }, *at))
            })
            .collect();
        for (n, (one, (x, y))) in spaces.iter().enumerate() {
            for (other, (x2, y2)) in &spaces[n + 1..] {
                if (x - x2).pow(2) + (y - y2).pow(2) < APART * APART {
                    self.wrong(
                        Fault::new("file-spaces-near")
                            .with("one", one.to_string())
                            .with("other", other.to_string()),
                    );
                }
            }
        }
    }
}

fn alliance_number(name: &str) -> Option<usize> {
    (1..=ALLIANCES).find(|number| name == format!("alliance-{number}"))
}

fn road_name(road: &Road) -> String {
    format!("{} {}", road[0], road[1])
}

/// On which side of the line from `a` to `b` a point lies.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    let wide = |n: i32| i64::from(n);
    ((wide(b.0) - wide(a.0)) * (wide(c.1) - wide(a.1)) - (wide(b.1) - wide(a.1)) * (wide(c.0) - wide(a.0)))
        .signum()
}

/// Whether two lines cross between their ends.
fn crosses([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/// Whether a point lies inside an outline: a ray from it crosses the outline an odd number of times.
fn inside(outline: &[Point], (x, y): Point) -> bool {
    let mut inside = false;
    for (n, &(x1, y1)) in outline.iter().enumerate() {
        let (x2, y2) = outline[(n + 1) % outline.len()];
        if (y1 > y) != (y2 > y) {
            let wide = |n: i32| i64::from(n);
            let left = (wide(x) - wide(x1)) * (wide(y2) - wide(y1));
            let right = (wide(x2) - wide(x1)) * (wide(y) - wide(y1));
            if (y2 > y1) == (left < right) {
                inside = !inside;
            }
        }
    }
    inside
}
