//! Reading a board file: the board, or everything that is wrong with it.

use std::collections::{BTreeMap, BTreeSet};

use game::Fault;
use game::paper::read_file;
use serde::Deserialize;

use crate::board::{
    BARS, Board, Facts, PALACE_SPACES, ROUNDS, Reward, SEATS, Side, TASK_PLACES, TASK_TILES, Tile,
};
use crate::chart::{self, DrawingFile};
use crate::pieces::{
    Ability, Action, Bonus, CARDS, COLOURS, Card, Colour, Criterion, Official, REGIONS, Region, RewardKind,
    SECTIONS, SQUARES, Site, Spot, Symbol, TaskKind, regions,
};

/// A board file. Whatever has a name is read as text, so that a wrong name becomes a fault of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    name: String,
    cards: BTreeMap<String, List>,
    borders: BTreeMap<String, List>,
    palaces: BTreeMap<String, Count>,
    markers: BTreeMap<String, Count>,
    squares: BTreeMap<String, List>,
    rewards: BTreeMap<String, RewardFile>,
    tasks: BTreeMap<String, TaskFile>,
    places: BTreeMap<String, PlacesFile>,
    boards: BTreeMap<String, SideFile>,
    tiles: BTreeMap<String, TileFile>,
    drawing: DrawingFile,
    /// Our decisions, for the page about the data.
    #[serde(default, rename = "ruling")]
    _rulings: Vec<toml::Table>,
}

#[derive(Deserialize)]
struct List {
    list: Vec<String>,
}

#[derive(Deserialize)]
struct Count {
    count: u32,
}

#[derive(Deserialize)]
struct RewardFile {
    reward: String,
    #[serde(default)]
    regions: Vec<u64>,
}

#[derive(Deserialize)]
struct TaskFile {
    symbols: Vec<String>,
}

#[derive(Deserialize)]
struct PlacesFile {
    points: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct SideFile {
    tracks: Vec<u32>,
    no_palace: Vec<u32>,
    officials: Vec<String>,
    ability: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct TileFile {
    a: String,
    a_points: Vec<i64>,
    b: String,
    b_points: Vec<i64>,
}

/// The board of a file, or everything that is wrong with it.
pub(crate) fn read(text: &str) -> Result<Board, Vec<Fault>> {
    let file: File = read_file(text).map_err(|fault| vec![fault])?;
    let mut survey = Survey { faults: Vec::new() };
    match survey.board(&file) {
        Some(board) if survey.faults.is_empty() => Ok(board),
        _ => Err(survey.faults),
    }
}

/// Looks at every part and gathers the faults. What is compared with other parts is compared only when the parts
/// themselves are right, so that one mistake is not told ten times.
pub(crate) struct Survey {
    faults: Vec<Fault>,
}

impl Survey {
    pub(crate) fn wrong(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    pub(crate) fn count(&self) -> usize {
        self.faults.len()
    }

    fn board(&mut self, file: &File) -> Option<Board> {
        if file.game != "zhanguo" {
            self.wrong(Fault::new("file-game").with("game", file.game.as_str()));
        }
        if file.name.trim().is_empty() {
            self.wrong(Fault::new("file-name"));
        }
        let cards = self.cards(&file.cards);
        let borders = self.entries("borders", &file.borders, &["adjacent", "walled"]);
        let [adjacent, walled] = match borders.as_deref() {
            Some([adjacent, walled]) => [self.borders(&adjacent.list), self.borders(&walled.list)],
            _ => [None, None],
        };
        if let (Some(adjacent), Some(walled)) = (&adjacent, &walled) {
            self.both(adjacent, walled);
        }
        let near = adjacent.as_ref().and_then(|pairs| self.reached(pairs));
        let palaces =
            self.counts("palaces", &file.palaces, &["seats-2", "seats-3", "seats-4"], PALACE_SPACES);
        let markers = self.counts("markers", &file.markers, &["markers-2", "markers-3", "markers-4"], 12);
        let squares = self.squares(&file.squares);
        let rewards = self.rewards(&file.rewards);
        let tasks = self.tasks(&file.tasks);
        let places = self.places(&file.places);
        let sides = self.sides(&file.boards);
        let tiles = self.tiles(&file.tiles);
        let drawing = chart::read(self, &file.drawing, adjacent.as_deref(), walled.as_deref());
        let (wall_tasks, region_tasks) = tasks?;
        let facts = Facts {
            cards: cards?,
            adjacent: near?,
            palaces: palaces?,
            markers: markers?,
            squares: squares?,
            rewards: rewards?,
            wall_tasks,
            region_tasks,
            places: places?,
            sides: sides?,
            tiles: tiles?,
        };
        Some(Board::new(file.name.trim().to_owned(), facts, drawing?))
    }

    /// The entries with just these names, in their order; others are faults.
    pub(crate) fn entries<'a, T>(
        &mut self,
        within: &'static str,
        file: &'a BTreeMap<String, T>,
        names: &[&str],
    ) -> Option<Vec<&'a T>> {
        for unknown in file.keys().filter(|name| !names.contains(&name.as_str())) {
            self.wrong(Fault::new("file-unknown").with("name", unknown.as_str()).with("within", within));
        }
        let mut found = Vec::new();
        for name in names {
            match file.get(*name) {
                Some(entry) => found.push(entry),
                None => self.wrong(Fault::new("file-missing").with("name", *name).with("within", within)),
            }
        }
        (found.len() == names.len()).then_some(found)
    }

    /// A thing by its name, or a fault with all names there are.
    fn named<T: Copy>(&mut self, name: &str, within: &str, all: &[(&'static str, T)]) -> Option<T> {
        let found = all.iter().find(|(known, _)| *known == name).map(|(_, thing)| *thing);
        if found.is_none() {
            let known: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
            self.wrong(
                Fault::new("file-word")
                    .with("name", name)
                    .with("within", within)
                    .with("known", known.join(", ")),
            );
        }
        found
    }

    /// Each of the 120 numbers once, as in `7 palace > vp-3`.
    fn cards(&mut self, file: &BTreeMap<String, List>) -> Option<Vec<(Action, Bonus)>> {
        let before = self.count();
        let mut all: Vec<Option<(Action, Bonus)>> = vec![None; CARDS];
        for (group, lines) in file {
            for line in &lines.list {
                let mut parts = line.split_whitespace();
                let (number, action, sign, bonus) = (parts.next(), parts.next(), parts.next(), parts.next());
                let card = number.and_then(|number| number.parse().ok()).and_then(Card::from_number);
                let (Some(card), Some(action), Some(">"), Some(bonus), None) =
                    (card, action, sign, bonus, parts.next())
                else {
                    self.wrong(
                        Fault::new("file-card").with("line", line.as_str()).with("group", group.as_str()),
                    );
                    continue;
                };
                let within = format!("cards.{group}");
                let triggers: Vec<_> = Action::ALL
                    .into_iter()
                    .filter(|action| action.wants_higher().is_some())
                    .map(|action| (action.name(), action))
                    .collect();
                let action = self.named(action, &within, &triggers);
                let bonus = self.named(bonus, &within, &Bonus::ALL.map(|bonus| (bonus.name(), bonus)));
                let slot = &mut all[usize::from(card.number()) - 1];
                if slot.is_some() {
                    self.wrong(Fault::new("file-card-twice").with("card", card.number()));
                }
                *slot = Some((action.unwrap_or(Action::Wall), bonus.unwrap_or(Bonus::Two)));
            }
        }
        if self.count() > before {
            return None;
        }
        for (number, _) in (1..).zip(&all).filter(|(_, card)| card.is_none()) {
            self.wrong(Fault::new("file-card-missing").with("card", number as usize));
        }
        all.into_iter().collect()
    }

    /// Pairs of regions, as in `1-2`, the lower first.
    fn borders(&mut self, list: &[String]) -> Option<Vec<[Region; 2]>> {
        let before = self.count();
        let mut pairs = Vec::new();
        for text in list {
            let ends = text
                .split_once('-')
                .map(|(a, b)| [a, b].map(|end| end.trim().parse().ok().and_then(Region::from_number)));
            match ends {
                Some([Some(a), Some(b)]) if a != b => {
                    let pair = if a < b { [a, b] } else { [b, a] };
                    if pairs.contains(&pair) {
                        self.wrong(Fault::new("file-border-twice").with("border", text.as_str()));
                    }
                    pairs.push(pair);
                }
                _ => self.wrong(Fault::new("file-border").with("border", text.as_str())),
            }
        }
        (self.count() == before).then_some(pairs)
    }

    /// A border is a line or a wall, not both.
    fn both(&mut self, adjacent: &[[Region; 2]], walled: &[[Region; 2]]) {
        for [a, b] in walled.iter().filter(|pair| adjacent.contains(pair)) {
            self.wrong(
                Fault::new("file-border-both").with("border", format!("{}-{}", a.number(), b.number())),
            );
        }
    }

    /// Officials must be able to walk everywhere.
    fn reached(&mut self, pairs: &[[Region; 2]]) -> Option<[u8; REGIONS]> {
        let mut near = [0; REGIONS];
        for [a, b] in pairs {
            near[a.index()] |= b.bit();
            near[b.index()] |= a.bit();
        }
        let mut met = Region::One.bit();
        for _ in Region::ALL {
            met |= regions(met).fold(0, |bits, region| bits | near[region.index()]);
        }
        for region in Region::ALL.into_iter().filter(|region| met & region.bit() == 0) {
            self.wrong(Fault::new("file-unreachable").with("region", region.number()));
        }
        Some(near)
    }

    fn counts(
        &mut self,
        within: &'static str,
        file: &BTreeMap<String, Count>,
        names: &[&'static str; 3],
        most: usize,
    ) -> Option<[u8; 3]> {
        let entries = self.entries(within, file, names)?;
        let before = self.count();
        for (name, entry) in names.iter().zip(&entries) {
            if entry.count < 1 || entry.count as usize > most {
                self.wrong(
                    Fault::new("file-count")
                        .with("name", *name)
                        .with("within", within)
                        .with("count", entry.count)
                        .with("most", most),
                );
            }
        }
        (self.count() == before).then(|| std::array::from_fn(|n| entries[n].count as u8))
    }

    fn squares(&mut self, file: &BTreeMap<String, List>) -> Option<[u8; REGIONS]> {
        let entries = self.entries("squares", file, &Region::ALL.map(Region::name))?;
        let known: Vec<_> = Spot::ALL[..SQUARES].iter().map(|spot| (spot.name(), *spot)).collect();
        let mut squares = [0; REGIONS];
        for (region, entry) in Region::ALL.into_iter().zip(entries) {
            for name in &entry.list {
                let Some(spot) = self.named(name, &format!("squares.{region}"), &known) else { continue };
                let bit = 1 << spot.index();
                if squares[region.index()] & bit != 0 {
                    self.wrong(
                        Fault::new("file-square-twice")
                            .with("region", region.number())
                            .with("square", name.as_str()),
                    );
                }
                squares[region.index()] |= bit;
            }
        }
        Some(squares)
    }

    fn rewards(&mut self, file: &BTreeMap<String, RewardFile>) -> Option<[[Reward; ROUNDS]; COLOURS]> {
        let names: Vec<String> = Colour::ALL
            .iter()
            .flat_map(|colour| (1..=ROUNDS).map(|round| format!("{}-{round}", colour.aspect())))
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let entries = self.entries("rewards", file, &names)?;
        let before = self.count();
        let mut rewards = [[Reward { kind: RewardKind::Wall, regions: 0 }; ROUNDS]; COLOURS];
        for (n, entry) in entries.iter().enumerate() {
            let kinds = RewardKind::ALL.map(|kind| (kind.name(), kind));
            let Some(kind) = self.named(&entry.reward, &format!("rewards.{}", names[n]), &kinds) else {
                continue;
            };
            let regions: BTreeSet<Region> =
                entry.regions.iter().filter_map(|&number| Region::from_number(number)).collect();
            let fits = match kind {
                RewardKind::Wall | RewardKind::Palace => regions.is_empty(),
                RewardKind::Governor => !regions.is_empty(),
                _ => regions.len() == 1,
            };
            if !fits || regions.len() != entry.regions.len() {
                self.wrong(Fault::new("file-reward").with("name", names[n]).word("reward", kind.name()));
            }
            let regions = regions.iter().fold(0, |bits, region| bits | region.bit());
            rewards[n / ROUNDS][n % ROUNDS] = Reward { kind, regions };
        }
        (self.count() == before).then_some(rewards)
    }

    #[expect(clippy::type_complexity, reason = "the two kinds of requirements, together once")]
    fn tasks(
        &mut self,
        file: &BTreeMap<String, TaskFile>,
    ) -> Option<([[u8; 3]; TASK_TILES], [[u8; TASK_TILES]; 2])> {
        let names: Vec<String> = TaskKind::ALL
            .iter()
            .flat_map(|kind| (1..=TASK_TILES).map(move |tile| format!("{kind}-{tile}")))
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let entries = self.entries("tasks", file, &names)?;
        let mut walls = [[0; 3]; TASK_TILES];
        let mut regions = [[0; TASK_TILES]; 2];
        for (n, entry) in entries.iter().enumerate() {
            let within = format!("tasks.{}", names[n]);
            let (kind, tile) = (n / TASK_TILES, n % TASK_TILES);
            let mut twice = false;
            for name in &entry.symbols {
                if kind == TaskKind::Wall.index() {
                    let sites = Site::ALL.map(|site| (site.name(), site));
                    let Some(site) = self.named(name, &within, &sites) else { continue };
                    walls[tile][site.index()] += 1;
                    // A site has two sections, and a player one Wall in each.
                    twice |= walls[tile][site.index()] > 2;
                } else {
                    let known = Region::ALL.map(|region| (region.name(), region));
                    let Some(region) = self.named(name, &within, &known) else { continue };
                    twice |= regions[kind - 1][tile] & region.bit() != 0;
                    regions[kind - 1][tile] |= region.bit();
                }
            }
            if twice || !(2..=4).contains(&entry.symbols.len()) {
                self.wrong(
                    Fault::new("file-task").with("name", names[n]).with("symbols", entry.symbols.join(", ")),
                );
            }
        }
        Some((walls, regions))
    }

    fn places(&mut self, file: &BTreeMap<String, PlacesFile>) -> Option<Vec<u8>> {
        let entries = self.entries("places", file, &["task-places"])?;
        let points = &entries.first()?.points;
        if points.is_empty() || points.len() > TASK_PLACES || points.iter().any(|&points| points > 50) {
            self.wrong(Fault::new("file-places").with("count", points.len()));
            return None;
        }
        Some(points.iter().map(|&points| points as u8).collect())
    }

    fn sides(&mut self, file: &BTreeMap<String, SideFile>) -> Option<[Side; 1 + SEATS]> {
        let names: Vec<&str> =
            ["side-a"].into_iter().chain(Symbol::ALL.iter().map(|symbol| symbol.name())).collect();
        let entries = self.entries("boards", file, &names)?;
        let before = self.count();
        let mut met = BTreeSet::new();
        let mut sides = Vec::new();
        for (name, entry) in names.iter().zip(entries) {
            sides.extend(self.side(name, entry));
            let within = format!("boards.{name}");
            let ability = match (&entry.ability, *name == "side-a") {
                (None, true) => None,
                (Some(ability), false) => {
                    let abilities = Ability::ALL.map(|ability| (ability.name(), ability));
                    self.named(ability, &within, &abilities)
                }
                (_, a) => {
                    let id = if a { "file-ability-a" } else { "file-ability-missing" };
                    self.wrong(Fault::new(id).with("board", *name));
                    None
                }
            };
            if let Some(ability) = ability {
                if !met.insert(ability) {
                    self.wrong(
                        Fault::new("file-ability-twice").with("board", *name).with("ability", ability.name()),
                    );
                }
                if let Some(side) = sides.last_mut() {
                    side.ability = Some(ability);
                }
            }
        }
        if self.count() > before {
            return None;
        }
        sides.try_into().ok()
    }

    fn side(&mut self, name: &str, entry: &SideFile) -> Option<Side> {
        let before = self.count();
        if entry.tracks.len() != REGIONS || entry.tracks.iter().any(|length| !(2..=4).contains(length)) {
            self.wrong(Fault::new("file-tracks").with("board", name));
        } else if entry.no_palace.len() != REGIONS
            || entry.no_palace.iter().zip(&entry.tracks).any(|(mark, length)| mark > length)
        {
            self.wrong(Fault::new("file-no-palace").with("board", name));
        }
        let mut officials = [0; 3];
        for official in &entry.officials {
            let colours = Official::ALL.map(|official| (official.name(), official));
            if let Some(official) = self.named(official, &format!("boards.{name}"), &colours) {
                officials[official.index()] += 1;
            }
        }
        if entry.officials.len() != 3 {
            self.wrong(Fault::new("file-officials").with("board", name).with("count", entry.officials.len()));
        }
        (self.count() == before).then(|| Side {
            tracks: std::array::from_fn(|n| entry.tracks[n] as u8),
            no_palace: std::array::from_fn(|n| entry.no_palace[n] as u8),
            officials,
            ability: None,
        })
    }

    fn tiles(&mut self, file: &BTreeMap<String, TileFile>) -> Option<[[Tile; 2]; SECTIONS]> {
        let names: Vec<String> = (1..=SECTIONS).map(|tile| format!("wall-tile-{tile}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let entries = self.entries("tiles", file, &names)?;
        let before = self.count();
        let mut met = BTreeSet::new();
        let mut tiles = Vec::new();
        for (name, entry) in names.iter().zip(entries) {
            for (criterion, points) in [(&entry.a, &entry.a_points), (&entry.b, &entry.b_points)] {
                let known = Criterion::ALL.map(|criterion| (criterion.name(), criterion));
                let Some(criterion) = self.named(criterion, &format!("tiles.{name}"), &known) else {
                    continue;
                };
                if !met.insert(criterion) {
                    self.wrong(
                        Fault::new("file-criterion-twice")
                            .with("tile", *name)
                            .with("criterion", criterion.name()),
                    );
                }
                if points.len() != BARS || points.iter().any(|points| !(0..=50).contains(points)) {
                    self.wrong(
                        Fault::new("file-tile-points")
                            .with("tile", *name)
                            .with("criterion", criterion.name()),
                    );
                    continue;
                }
                tiles.push(Tile { criterion, points: std::array::from_fn(|n| points[n] as i16) });
            }
        }
        if self.count() > before {
            return None;
        }
        Some(std::array::from_fn(|tile| [tiles[2 * tile], tiles[2 * tile + 1]]))
    }
}
