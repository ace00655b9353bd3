//! Reading a position that somebody wrote: the state, or every reason why there is none.

use game::{Fault, Game as _, Seat};

use crate::board::{
    AUCTION, BARS, Face, GOVERNORS, OFFICIALS, PALACE_SPACES, PALACES, ROUNDS, SEATS, SLOTS, TASK_PLACES,
    TASK_SECTIONS, TASK_TILES, WALLS, task_name,
};
use crate::fitting;
use crate::pieces::{
    COLOURS, Card, Cards, Colour, Official, Place, REGIONS, Region, SECTIONS, SQUARES, Section, Symbol,
    TaskKind,
};
use crate::player::Player;
use crate::position::{MapPaper, PhasePaper, PlayerPaper, Position, RegionPaper, TaskPaper, TurnPaper};
use crate::scoring::{AT_ONCE, SOURCES};
use crate::setup::{Boards, Setup};
use crate::state::{BOARD_ABILITY, Grant, Phase, Secret, Table, Task, ZhanGuo};

/// More points than any game can bring at once.
const MOST_POINTS: i64 = 999;
/// More Workers than anybody needs in a region.
const MOST_WORKERS: u64 = 200;

/// The state that a position describes, or everything that is wrong with it.
pub(crate) fn place(setup: &Setup, position: &Position) -> Result<ZhanGuo, Vec<Fault>> {
    let mut reader = PositionReader { setup: *setup, faults: Vec::new() };
    match reader.state(position) {
        Some(state) if reader.faults.is_empty() => Ok(state),
        _ => Err(reader.faults),
    }
}

/// Reads a position and gathers everything that is wrong with it. Whatever is counted is counted in wide numbers: a file
/// may say anything.
pub(crate) struct PositionReader {
    setup: Setup,
    faults: Vec<Fault>,
}

impl PositionReader {
    pub(crate) fn wrong(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    fn state(&mut self, paper: &Position) -> Option<ZhanGuo> {
        let seats = self.setup.seats as usize;
        if paper.players.len() != seats {
            self.wrong(
                Fault::new("position-players").with("count", paper.players.len()).with("seats", seats),
            );
        }
        if !(1..=ROUNDS as u64).contains(&paper.round) {
            self.wrong(Fault::new("position-round").with("round", paper.round.to_string()));
        }
        let turn = self.seat(paper.turn.seat);
        let line = self.line(&paper.line);
        let phase = self.phase(&paper.turn);
        if !self.faults.is_empty() {
            return None;
        }
        let mut table = Table {
            setup: self.setup,
            round: paper.round as u8,
            turn,
            phase: phase?,
            aspect: paper.turn.aspect,
            passed: self.seats(&paper.turn.passed),
            action: paper.turn.action,
            pending: 0,
            line,
            column: [None; COLOURS],
            offered: paper.offered.iter().fold(0, |bits, symbol| bits | 1 << symbol.index()),
            players: [Player::EMPTY; SEATS],
            backs: [[0; COLOURS]; SEATS],
            court: paper.court.iter().copied().collect(),
            top: paper.court.last().copied(),
            below: paper.court.iter().rev().nth(1).copied(),
            fresh: paper.fresh.iter().copied().collect(),
            palaces: [[None; PALACE_SPACES]; REGIONS],
            squares: [[None; SQUARES]; REGIONS],
            beside: [[0; SEATS]; REGIONS],
            walls: [[None; BARS]; SECTIONS],
            tiles: self.tiles(&paper.tiles),
            tasks: self.tasks(&paper.tasks),
            tall: [None; COLOURS],
        };
        for (&aspect, &disc) in &paper.column {
            table.column[aspect.index()] = Some(self.seat(disc));
        }
        let mut secrets = [Secret::EMPTY; SEATS];
        for (seat, player) in Seat::all(seats).zip(&paper.players) {
            self.player(&mut table, seat, player);
            secrets[seat.index()] = self.secret(&mut table, seat, player);
        }
        for (&region, map) in &paper.map {
            self.map(&mut table, region, map);
        }
        for (&section, walls) in &paper.walls {
            self.walls(&mut table, section, walls);
        }
        self.boards(&table);
        self.once(paper);
        self.pieces(&table);
        if !self.faults.is_empty() {
            return None;
        }
        self.pending(&mut table, &paper.turn);
        let mut state = ZhanGuo { table, secrets };
        // Only of a table with the right pieces can be asked whether it fits together.
        if self.faults.is_empty() {
            fitting::fits(self, &state);
        }
        if self.faults.is_empty() {
            if state.table.phase == Phase::Over {
                state.table.count();
            } else {
                let mut moves = Vec::new();
                state.moves(&mut moves);
                if moves.is_empty() {
                    self.wrong(Fault::new("position-stuck").with("seat", turn));
                }
            }
        }
        Some(state)
    }

    /// A seat of this table; a wrong one is noted and read as the first.
    fn seat(&mut self, seat: Seat) -> Seat {
        let seats = self.setup.seats as usize;
        if seat.index() < seats {
            return seat;
        }
        self.wrong(Fault::new("position-seat").with("number", seat.number()).with("seats", seats));
        Seat::new(0)
    }

    fn seats(&mut self, seats: &[Seat]) -> u8 {
        seats.iter().fold(0, |bits, &seat| bits | 1 << self.seat(seat).index())
    }

    fn line(&mut self, paper: &[Seat]) -> [Seat; SEATS] {
        let mut line = std::array::from_fn(Seat::new);
        let bits = self.seats(paper);
        let seats = self.setup.seats as usize;
        if paper.len() != seats || bits.count_ones() as usize != seats {
            self.wrong(Fault::new("position-line").with("seats", seats));
        } else {
            line[..seats].copy_from_slice(paper);
        }
        line
    }

    /// What is to be decided; fields that do not belong to it are faults.
    fn phase(&mut self, paper: &TurnPaper) -> Option<Phase> {
        let out = self.seats(&paper.out);
        let paid = paper.paid.iter().fold(0, |bits, region| bits | region.bit());
        let left = paper.left.filter(|left| (1..=4).contains(left)).map(|left| left as u8);
        let (phase, fields) = match (paper.phase, paper.region, left, paper.high) {
            (PhasePaper::Board, ..) => (Phase::Board, 0),
            (PhasePaper::Bid, _, _, Some(high)) if high < AUCTION as u64 + 1 => {
                (Phase::Bid { high: high as u8, out }, 0b1001)
            }
            (PhasePaper::Discard, ..) => (Phase::Discard, 0),
            (PhasePaper::Play, ..) => (Phase::Play, 0),
            (PhasePaper::Recruit, ..) => (Phase::Official(Grant::Recruit), 0),
            (PhasePaper::SquareOfficial, ..) => (Phase::Official(Grant::Square), 0),
            (PhasePaper::RewardOfficial, Some(region), ..) => {
                (Phase::Official(Grant::Reward(region)), 0b0010)
            }
            (PhasePaper::FirstPoint, _, Some(left), _) => (Phase::Points { left, must: true }, 0b0100),
            (PhasePaper::Points, _, Some(left), _) => (Phase::Points { left, must: false }, 0b0100),
            (PhasePaper::Install, ..) => (Phase::Install, 0),
            (PhasePaper::Hire, ..) => (Phase::Hire, 0),
            (PhasePaper::Palace, ..) => (Phase::Palace, 0),
            (PhasePaper::PalaceWorker, Some(region), ..) => (Phase::PalaceWorker(region), 0b0010),
            (PhasePaper::Tall, ..) => (Phase::Tall, 0),
            (PhasePaper::Wall, ..) => (Phase::Wall, 0),
            (PhasePaper::WallWorkers, _, Some(left), _) if left <= BARS as u8 => {
                (Phase::WallWorkers { left, paid }, 0b10100)
            }
            (PhasePaper::Abilities, ..) => (Phase::Abilities, 0),
            (PhasePaper::Marker, ..) => (Phase::Marker, 0),
            (PhasePaper::Calm, ..) => (Phase::Calm { worker: false }, 0),
            (PhasePaper::CalmWorker, ..) => (Phase::Calm { worker: true }, 0),
            (PhasePaper::Worker, ..) => (Phase::Worker, 0),
            (PhasePaper::Governor, ..) => (Phase::Governor, 0),
            (PhasePaper::Offer, ..) => (Phase::Offer, 0),
            (PhasePaper::Over, ..) => (Phase::Over, 0),
            _ => {
                self.wrong(Fault::new("position-phase"));
                return None;
            }
        };
        let there = [
            !paper.out.is_empty(),
            paper.region.is_some(),
            paper.left.is_some(),
            paper.high.is_some(),
            !paper.paid.is_empty(),
        ];
        let there = there.iter().enumerate().fold(0_u8, |bits, (n, there)| bits | u8::from(*there) << n);
        if there & !fields != 0 {
            self.wrong(Fault::new("position-phase"));
            return None;
        }
        Some(phase)
    }

    fn tiles(&mut self, paper: &[String]) -> [Face; SECTIONS] {
        let mut tiles = std::array::from_fn(|tile| Face { tile: tile as u8, back: false });
        if paper.is_empty() {
            return tiles;
        }
        let faces: Vec<Face> = paper.iter().filter_map(|name| Face::from_name(name)).collect();
        let met = faces.iter().fold(0_u8, |bits, face| bits | 1 << face.tile);
        if paper.len() == SECTIONS && met.count_ones() as usize == SECTIONS {
            tiles.copy_from_slice(&faces);
        } else {
            self.wrong(Fault::new("position-tiles").with("count", SECTIONS));
        }
        tiles
    }

    fn tasks(&mut self, paper: &[Vec<TaskPaper>]) -> [[Task; COLOURS]; TASK_SECTIONS] {
        let mut tasks = std::array::from_fn(|section| {
            [Task { tile: section as u8, discs: [None; TASK_PLACES] }; TaskKind::ALL.len()]
        });
        if paper.is_empty() {
            return tasks;
        }
        if paper.len() != TASK_SECTIONS || paper.iter().any(|section| section.len() != TaskKind::ALL.len()) {
            self.wrong(Fault::new("position-tasks"));
            return tasks;
        }
        for kind in TaskKind::ALL {
            for (section, papers) in paper.iter().enumerate() {
                let paper = &papers[kind.index()];
                let tile = (0..TASK_TILES as u8).find(|&tile| task_name(kind, tile) == paper.tile);
                let Some(tile) = tile else {
                    self.wrong(
                        Fault::new("position-task")
                            .with("tile", paper.tile.as_str())
                            .word("kind", kind.name())
                            .with("like", task_name(kind, 1)),
                    );
                    continue;
                };
                let task: &mut Task = &mut tasks[section][kind.index()];
                task.tile = tile;
                let places = self.setup.board.facts.places.len();
                let bits = self.seats(&paper.discs);
                if paper.discs.len() > places || bits.count_ones() as usize != paper.discs.len() {
                    self.wrong(Fault::new("position-discs").with("tile", paper.tile.as_str()));
                    continue;
                }
                for (place, &disc) in task.discs.iter_mut().zip(&paper.discs) {
                    *place = Some(disc);
                }
            }
            if tasks[0][kind.index()].tile == tasks[1][kind.index()].tile {
                self.wrong(
                    Fault::new("position-task-twice")
                        .with("tile", task_name(kind, tasks[0][kind.index()].tile)),
                );
            }
        }
        tasks
    }

    fn player(&mut self, table: &mut Table, seat: Seat, paper: &PlayerPaper) {
        let n = seat.index();
        table.players[n].board = paper.board;
        for (source, &points) in &paper.points {
            match SOURCES[..AT_ONCE].iter().position(|known| known == source) {
                Some(source) if (0..=MOST_POINTS).contains(&points) => {
                    table.players[n].points[source] = points as i16;
                }
                _ => self.wrong(
                    Fault::new("position-points")
                        .with("seat", seat)
                        .with("source", source.as_str())
                        .with("points", points),
                ),
            }
        }
        for (&colour, &count) in &paper.markers {
            let all = u64::from(table.board().markers(table.seats()));
            // Counts beyond all there are stay just wrong enough to be found by the sum.
            table.players[n].markers[colour.index()] = count.min(all + 1) as u8;
        }
        for &colour in &paper.tall {
            if let Some(other) = table.tall[colour.index()] {
                self.wrong(
                    Fault::new("position-tall")
                        .word("colour", colour.name())
                        .with("other", other)
                        .with("seat", seat),
                );
            }
            table.tall[colour.index()] = Some(seat);
        }
        for (&region, paper) in &paper.regions {
            self.region(table, seat, region, paper);
        }
    }

    fn region(&mut self, table: &mut Table, seat: Seat, region: Region, paper: &RegionPaper) {
        let wrong = |id| Fault::new(id).with("seat", seat).with("region", region.number());
        let track = table.board().side(table.player(seat).board).tracks[region.index()];
        let player = &mut table.players[seat.index()];
        if paper.cards.len() > SLOTS {
            self.wrong(wrong("position-region-cards").with("count", paper.cards.len()));
        }
        for (slot, &card) in player.cards[region.index()].iter_mut().zip(&paper.cards) {
            *slot = Some(card);
        }
        for (place, counts) in
            [(Place::governors(region), &paper.governing), (Place::workers(region), &paper.working)]
        {
            for (&official, &count) in counts {
                *player.officials_mut(place, official) = count.min(u64::from(OFFICIALS) + 1) as u8;
            }
        }
        if player.desks(region) > crate::board::DESKS {
            self.wrong(wrong("position-desks").with("count", player.desks(region)));
        }
        if paper.workers > MOST_WORKERS {
            self.wrong(wrong("position-workers").with("most", MOST_WORKERS as usize));
        }
        player.workers[region.index()] = paper.workers.min(MOST_WORKERS) as u16;
        if paper.unrest > u64::from(track) {
            self.wrong(wrong("position-unrest").with("track", track));
        }
        player.unrest[region.index()] = paper.unrest.min(u64::from(track)) as u8;
    }

    fn secret(&mut self, table: &mut Table, seat: Seat, paper: &PlayerPaper) -> Secret {
        let mut secret = Secret::EMPTY;
        secret.hand = paper.hand.iter().copied().collect();
        for colour in Colour::ALL {
            table.backs[seat.index()][colour.index()] = secret.hand.of(colour).size() as u8;
        }
        if paper.under.len() > secret.under.len() {
            self.wrong(Fault::new("position-under").with("seat", seat));
        }
        for (layer, cards) in secret.under.iter_mut().zip(&paper.under) {
            for &card in cards {
                if layer[card.colour().index()].replace(card).is_some() {
                    self.wrong(Fault::new("position-under").with("seat", seat));
                }
            }
        }
        secret
    }

    fn map(&mut self, table: &mut Table, region: Region, paper: &MapPaper) {
        let spaces = table.board().palace_spaces(table.seats());
        if paper.palaces.len() > spaces {
            self.wrong(
                Fault::new("position-palace-spaces")
                    .with("region", region.number())
                    .with("count", paper.palaces.len())
                    .with("spaces", spaces),
            );
        }
        for (space, &seat) in paper.palaces.iter().enumerate().take(spaces) {
            table.palaces[region.index()][space] = Some(self.seat(seat));
        }
        for (&spot, &seat) in &paper.squares {
            if table.board().has_square(region, spot) {
                table.squares[region.index()][spot.index()] = Some(self.seat(seat));
            } else {
                self.wrong(
                    Fault::new("position-square").with("region", region.number()).word("spot", spot.name()),
                );
            }
        }
        if paper.beside.len() > table.seats() {
            self.wrong(
                Fault::new("position-beside")
                    .with("region", region.number())
                    .with("count", paper.beside.len())
                    .with("seats", table.seats()),
            );
        }
        for (count, &beside) in table.beside[region.index()].iter_mut().zip(&paper.beside) {
            *count = beside.min(u64::from(GOVERNORS) + 1) as u8;
        }
    }

    fn walls(&mut self, table: &mut Table, section: Section, paper: &[u64]) {
        let seats = table.seats() as u64;
        let mut met = 0_u8;
        let mut fits = paper.len() <= BARS;
        for (space, &number) in table.walls[section.index()].iter_mut().zip(paper) {
            match Seat::from_number(number).filter(|_| number <= seats) {
                Some(seat) => {
                    fits &= met >> seat.index() & 1 == 0;
                    met |= 1 << seat.index();
                    *space = Some(seat);
                }
                None => fits &= number == 0,
            }
        }
        if !fits {
            self.wrong(Fault::new("position-walls").word("section", section.name()));
        }
    }

    /// Everybody has a player board of his own, unless they are still being shared out.
    fn boards(&mut self, table: &Table) {
        let b = self.setup.boards != Boards::A;
        let opening = matches!(table.phase, Phase::Board | Phase::Bid { .. });
        let mut met = table.offered;
        let mut twice = false;
        for seat in Seat::all(table.seats()) {
            match table.player(seat).board {
                Some(symbol) => {
                    twice |= met >> symbol.index() & 1 == 1;
                    met |= 1 << symbol.index();
                    if !b {
                        self.wrong(Fault::new("position-board-a").with("seat", seat));
                    }
                }
                None if b && !opening => self.wrong(Fault::new("position-board-none").with("seat", seat)),
                None => {}
            }
        }
        let all = match self.setup.boards {
            Boards::A => 0,
            Boards::B => Symbol::ALL.len(),
            Boards::Auction => table.seats(),
        };
        if twice || opening && (!b || met.count_ones() as usize != all) || !opening && table.offered != 0 {
            self.wrong(Fault::new("position-boards"));
        }
    }

    /// Every card is in one place only.
    fn once(&mut self, paper: &Position) {
        let mut met = Cards::EMPTY;
        let mut twice = Cards::EMPTY;
        let tucked = paper.players.iter().flat_map(|player| player.regions.values());
        let tucked = tucked.flat_map(|region| &region.cards);
        let hands = paper.players.iter().flat_map(|player| &player.hand);
        for &card in paper.court.iter().chain(tucked).chain(hands) {
            if met.has(card) {
                twice.add(card);
            }
            met.add(card);
        }
        for card in twice.iter() {
            self.wrong(Fault::new("position-card-twice").with("card", card.number()));
        }
    }

    /// Nobody has more pieces on the table than there are.
    fn pieces(&mut self, table: &Table) {
        for seat in Seat::all(table.seats()) {
            let player = table.player(seat);
            let mut most = |id, count: u32, most: u8| {
                if count > u32::from(most) {
                    self.wrong(Fault::new(id).with("seat", seat).with("count", count).with("most", most));
                }
            };
            for official in Official::ALL {
                most("position-officials", player.placed(official).into(), OFFICIALS);
            }
            let governors = Region::ALL.iter().map(|&region| u32::from(table.governors(seat, region))).sum();
            most("position-governors", governors, GOVERNORS);
            let own = |who: &&Option<Seat>| **who == Some(seat);
            most("position-palaces", table.palaces.iter().flatten().filter(own).count() as u32, PALACES);
            most("position-own-walls", table.walls.iter().flatten().filter(own).count() as u32, WALLS);
        }
        for colour in Colour::ALL {
            let held: u32 =
                table.players.iter().map(|player| u32::from(player.markers[colour.index()])).sum();
            let all = table.board().markers(table.seats());
            if held > u32::from(all) {
                self.wrong(
                    Fault::new("position-markers")
                        .word("colour", colour.name())
                        .with("count", held)
                        .with("most", all),
                );
            }
        }
    }

    /// The abilities that may still be used are among those that answer.
    fn pending(&mut self, table: &mut Table, paper: &TurnPaper) {
        let mut pending = if paper.board_ability { BOARD_ABILITY } else { 0 };
        for &card in &paper.abilities {
            match table.me().find(card) {
                Some((region, slot)) => pending |= 1 << (region.index() * SLOTS + slot),
                None => self.wrong(Fault::new("position-ability").with("card", card.number())),
            }
        }
        let answering = table.action.map_or(0, |action| table.answering(action));
        let odd = pending & !answering;
        for n in (0..15).filter(|n| odd >> n & 1 == 1) {
            let card = table.me().cards[n / SLOTS][n % SLOTS];
            let number = card.map_or(0, Card::number);
            self.wrong(Fault::new("position-ability").with("card", number));
        }
        if odd & BOARD_ABILITY != 0 {
            self.wrong(Fault::new("position-board-ability").with("seat", table.turn));
        }
        table.pending = pending;
    }
}
