//! What is allowed, why not, and what happens. A play is a chain of small decisions; the [`Phase`] says which is next.
//!
//! - `opening`: player boards, the auction, the cards of a round
//! - `unification`: cards above a region
//! - `officials`: how Officials come and move
//! - `court`: the six Court Actions
//! - `abilities`: what cards and player boards answer
//! - `rewards`: Unification Rewards, Tasks and the next round

mod abilities;
mod court;
mod officials;
mod opening;
mod rewards;
mod unification;

pub use unification::Tucked;

use game::{About, Chance, Game, Refusal, Reveals, Scores, Turn, Viewer};

use crate::moves::Move;
use crate::pieces::{Card, Colour, Region};
use crate::setup::{ABOUT, Setup};
use crate::state::{Phase, Table, ZhanGuo};
use crate::view::View;

impl Game for ZhanGuo {
    type Setup = Setup;
    type Move = Move;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn start(setup: &Setup, chance: &mut Chance) -> Self {
        Self::begin(setup, chance)
    }

    fn setup(&self) -> Setup {
        self.table.setup
    }

    fn turn(&self) -> Turn {
        match self.table.phase {
            Phase::Over => Turn::Over,
            _ => Turn::Of(self.table.turn),
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        out.clear();
        let table = &self.table;
        match table.phase {
            Phase::Board => table.list_boards(out),
            Phase::Bid { high, .. } => table.list_bids(high, out),
            Phase::Discard => self.list_discards(out),
            Phase::Play => self.list_plays(out),
            Phase::Official(grant) => table.list_officials(grant, out),
            Phase::Points { left, must } => table.list_points(left, must, out),
            Phase::Install => table.list_installs(out),
            Phase::Hire => table.list_hires(out),
            Phase::Palace => table.list_palaces(out),
            Phase::PalaceWorker(region) => table.list_payments(region.bit(), out),
            Phase::Tall => {
                let free = |colour: &Colour| table.tall[colour.index()].is_none();
                out.extend(Colour::ALL.into_iter().filter(free).map(|colour| Move::Marker { colour }));
            }
            Phase::Wall => table.list_walls(out),
            Phase::WallWorkers { paid, .. } => table.list_payments(paid, out),
            Phase::Abilities => table.list_abilities(out),
            Phase::Marker => {
                let free = |colour: &Colour| table.markers_left(*colour) > 0;
                out.extend(Colour::ALL.into_iter().filter(free).map(|colour| Move::Marker { colour }));
            }
            Phase::Calm { .. } => table.list_calms(out),
            Phase::Worker => table.list_workers(out),
            Phase::Governor => table.list_governors(out),
            Phase::Offer => out.extend([Move::Accept, Move::Pass]),
            Phase::Over => {}
        }
    }

    fn refuse(&self, mv: Move) -> Result<(), Refusal> {
        let table = &self.table;
        match (table.phase, mv) {
            (Phase::Over, _) => Err(Refusal::new("game-over")),
            (Phase::Discard, Move::Hidden { colour }) => Err(self.refuse_hidden(colour)),
            (Phase::Board, Move::Board { board }) => table.refuse_board(board),
            (Phase::Bid { high, .. }, Move::Bid { points }) => table.refuse_bid(high, points),
            (Phase::Bid { high, .. }, Move::Pass) => table.refuse_pass(high),
            (Phase::Discard, Move::Discard { card }) => self.refuse_discard(card),
            (Phase::Play, Move::Tuck { card, region }) => self.refuse_tuck(card, region),
            (Phase::Play, Move::Court { card, action }) => self.refuse_court(card, action),
            (Phase::Play | Phase::Points { .. } | Phase::Abilities, Move::Move { official, from, to }) => {
                table.refuse_move(official, from, to)
            }
            (Phase::Official(grant), Move::Official { official, region }) => {
                table.refuse_official(grant, official, region)
            }
            (Phase::Official(grant), Move::Done) => table.refuse_no_official(grant),
            (Phase::Points { must, .. }, Move::Done) => table.refuse_no_points(must),
            (Phase::Install, Move::Install { region, spot }) => table.refuse_install(region, spot),
            (Phase::Hire, Move::Hire { region }) => table.refuse_hire(region),
            (Phase::Palace, Move::Palace { region }) => table.refuse_palace(region),
            (Phase::PalaceWorker(palace), Move::Pay { region }) => {
                if region == palace {
                    return Err(table.refusal_at("palace-other", region));
                }
                table.refuse_pay(region)
            }
            (Phase::WallWorkers { paid, .. }, Move::Pay { region }) => {
                if paid & region.bit() != 0 {
                    return Err(table.refusal_at("wall-regions", region));
                }
                table.refuse_pay(region)
            }
            (Phase::Tall, Move::Marker { colour }) => table.refuse_tall(colour),
            (Phase::Wall, Move::Wall { section, bars }) => table.refuse_wall(section, bars),
            (Phase::Abilities, Move::Use { card }) => table.refuse_use(card),
            (Phase::Abilities, Move::UseBoard) => table.refuse_use_board(),
            (Phase::Marker, Move::Marker { colour }) => table.refuse_marker(colour),
            (Phase::Calm { .. }, Move::Calm { region }) => table.refuse_calm(region),
            (Phase::Worker, Move::Worker { from, to }) => table.refuse_worker(from, to),
            (Phase::Governor, Move::Governor { from, spot, to }) => table.refuse_governor(from, spot, to),
            (Phase::Abilities, Move::Done) | (Phase::Offer, Move::Accept | Move::Pass) => Ok(()),
            _ => Err(table.refuse_step()),
        }
    }

    fn play(&mut self, mv: Move, chance: &mut Chance) -> Reveals {
        debug_assert_eq!(self.refuse(mv), Ok(()), "{mv}");
        let (round, choosing) = (self.table.round, self.table.phase == Phase::Board);
        match mv {
            Move::Board { board } => self.choose_board(board, chance),
            Move::Bid { points } => self.table.raise(points),
            Move::Pass if self.table.phase == Phase::Offer => self.pass_reward(chance),
            Move::Pass => self.table.leave_auction(),
            Move::Discard { card } => self.discard(card),
            Move::Tuck { card, region } => self.tuck(card, region, chance),
            Move::Court { card, action } => self.go_to_court(card, action),
            Move::Move { official, from, to } => {
                if self.table.move_official(official, from, to) {
                    self.settle(chance);
                }
            }
            Move::Official { official, region } => {
                self.table.me_mut().governing[region.index()][official.index()] += 1;
                self.settle(chance);
            }
            Move::Install { region, spot } => {
                if self.table.install(region, spot) {
                    self.settle(chance);
                }
            }
            Move::Hire { region } => {
                self.table.hire(region);
                self.settle(chance);
            }
            Move::Palace { region } => {
                if self.table.build_palace(region) {
                    self.settle(chance);
                }
            }
            Move::Wall { section, bars } => {
                if self.table.build_wall(section, bars) {
                    self.settle(chance);
                }
            }
            Move::Pay { region } => {
                if self.table.pay(region) {
                    self.settle(chance);
                }
            }
            Move::Marker { colour } => {
                if self.table.phase == Phase::Tall {
                    self.table.tall[colour.index()] = Some(self.table.turn);
                } else {
                    self.table.me_mut().markers[colour.index()] += 1;
                }
                self.settle(chance);
            }
            Move::Use { card } => {
                if self.table.use_card(card) {
                    self.settle(chance);
                }
            }
            Move::UseBoard => {
                if self.table.use_board() {
                    self.settle(chance);
                }
            }
            Move::Calm { region } => {
                self.table.calm(region);
                self.settle(chance);
            }
            Move::Worker { from, to } => {
                let me = self.table.me_mut();
                me.workers[from.index()] -= 1;
                me.workers[to.index()] += 1;
                self.settle(chance);
            }
            Move::Governor { from, spot, to } => {
                self.table.move_governor(from, spot, to);
                self.settle(chance);
            }
            Move::Accept => {
                if self.table.accept() {
                    self.settle(chance);
                }
            }
            Move::Done if self.table.phase == Phase::Abilities => self.end_turn(chance),
            Move::Done => self.settle(chance),
            // Only shown, never played.
            Move::Hidden { .. } => {}
        }
        // Cards are dealt as a round begins, and the first ones once every board is chosen.
        let dealt = choosing && matches!(self.table.phase, Phase::Discard | Phase::Play);
        Reveals::something_if(dealt || self.table.round != round)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self.table, viewer.seat().map(|seat| (seat, *self.secret(seat))))
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        view.imagine(chance)
    }

    /// A card put under its deck is seen by its player alone; the others see its back.
    fn shown(&self, mv: Move, to: Viewer) -> Move {
        match mv {
            Move::Discard { card } if to.seat() != Some(self.table.turn) => {
                Move::Hidden { colour: card.colour() }
            }
            _ => mv,
        }
    }

    fn scores(&self) -> Scores {
        self.table.scores()
    }
}

impl ZhanGuo {
    /// A step is done: what comes next in the turn, or in the rewards.
    fn settle(&mut self, chance: &mut Chance) {
        if self.table.aspect.is_some() {
            self.reward_done(chance);
        } else if self.table.any_usable() {
            self.table.phase = Phase::Abilities;
        } else {
            self.end_turn(chance);
        }
    }

    /// The card must be in the hand of the player whose turn it is.
    fn refuse_hand(&self, card: Card) -> Result<(), Refusal> {
        if self.hand(self.table.turn).has(card) {
            return Ok(());
        }
        Err(Refusal::new("hand").with("seat", self.table.turn).with("card", card.number()))
    }

    /// The card leaves the hand for everybody to see.
    fn reveal(&mut self, card: Card) {
        let me = self.table.turn.index();
        self.secrets[me].hand.take(card);
        self.table.backs[me][card.colour().index()] -= 1;
        if self.table.setup.draw_three {
            self.table.fresh.add(card);
        }
    }
}

impl Table {
    /// The message that names what is to be decided now.
    #[must_use]
    pub const fn due(&self) -> &'static str {
        match self.phase {
            Phase::Board => "due-board",
            Phase::Bid { .. } => "due-bid",
            Phase::Discard => "due-discard",
            Phase::Play => "due-play",
            Phase::Official(_) => "due-official",
            Phase::Points { .. } => "due-points",
            Phase::Install => "due-install",
            Phase::Hire => "due-hire",
            Phase::Palace => "due-palace",
            Phase::PalaceWorker(_) => "due-palace-worker",
            Phase::Tall => "due-tall",
            Phase::Wall => "due-wall",
            Phase::WallWorkers { .. } => "due-wall-worker",
            Phase::Abilities => "due-abilities",
            Phase::Marker => "due-marker",
            Phase::Calm { .. } => "due-calm",
            Phase::Worker => "due-worker",
            Phase::Governor => "due-governor",
            Phase::Offer => "due-offer",
            Phase::Over => "due-nothing",
        }
    }

    /// Every step in its order.
    fn refuse_step(&self) -> Refusal {
        Refusal::new("step-by-step").with("seat", self.turn).word("due", self.due())
    }

    fn refusal_at(&self, rule: &'static str, region: Region) -> Refusal {
        Refusal::new(rule).with("seat", self.turn).with("region", region.number())
    }

    /// Two regions must be adjacent.
    fn refuse_far(&self, from: Region, to: Region) -> Result<(), Refusal> {
        if self.board().adjacent(from, to) {
            return Ok(());
        }
        Err(Refusal::new("adjacency").with("from", from.number()).with("to", to.number()))
    }
}
