//! Whether the parts of a position fit together.

use game::{Fault, Seat};

use crate::board::{ROUNDS, SEATS, task_name};
use crate::pieces::{Ability, Action, Bonus, Cards, Colour, Region, RewardKind, TaskKind};
use crate::placing::PositionReader;
use crate::scoring::BIDS;
use crate::setup::Boards;
use crate::state::{Grant, Phase, Table, ZhanGuo};

/// Tells everything that does not fit.
pub(crate) fn fits(reader: &mut PositionReader, state: &ZhanGuo) {
    let table = &state.table;
    opening(reader, table);
    discs(reader, table);
    beside(reader, table);
    step(reader, table);
    hands(reader, table);
    rewards(reader, table);
    deck(reader, state);
    under(reader, state);
}

/// Boards are shared out as their option says, and before anything is played.
fn opening(reader: &mut PositionReader, table: &Table) {
    let opening = matches!(table.phase, Phase::Board | Phase::Bid { .. });
    let without = |seat: Seat| table.player(seat).board.is_none();
    let mut fits = match table.phase {
        Phase::Bid { high, out } => {
            let bidders = Seat::all(table.seats()).filter(|seat| out >> seat.index() & 1 == 0);
            let in_turn = out >> table.turn.index() & 1 == 0;
            let boards = Seat::all(table.seats()).all(|seat| without(seat) || out >> seat.index() & 1 == 1);
            let opened = high > 0
                || Seat::all(table.seats()).all(|seat| without(seat) == (out >> seat.index() & 1 == 0));
            table.setup.boards == Boards::Auction && bidders.count() >= 2 && in_turn && boards && opened
        }
        Phase::Board => {
            let last = Seat::all(table.seats()).filter(|&seat| without(seat)).count() < 2;
            without(table.turn) && (table.setup.boards == Boards::B || !last)
        }
        _ => true,
    };
    if opening && table.setup.boards == Boards::Auction {
        // Whoever has no board must be able to pay for one, and whoever bid last for what he bid.
        let has = |seat: Seat| table.player(seat).points[BIDS];
        let chooses = |seat: Seat| table.phase == Phase::Board && seat == table.turn;
        fits &= Seat::all(table.seats()).all(|seat| !without(seat) || chooses(seat) || has(seat) >= 1);
        if let Phase::Bid { high, out } = table.phase {
            let bidders =
                (1..=table.seats()).map(|n| (table.turn.index() + table.seats() - n) % table.seats());
            let last = bidders.map(Seat::new).find(|seat| out >> seat.index() & 1 == 0);
            fits &= last.is_some_and(|last| has(last) >= i16::from(high));
        }
    }
    if opening {
        fits &= table.round == 1 && table.court.is_empty() && table.tucked().is_empty();
    }
    if !fits {
        reader.wrong(Fault::new("position-opening"));
    }
}

/// Whether a player's board lets Governors wander.
fn wanders(table: &Table, seat: Seat) -> bool {
    table.side(seat).ability == Some(Ability::Moving)
}

/// A disc beside a Task was placed when everything it asks for stood on the gameboard. Walls and Palaces stand there for good, and
/// so do Governors, but those of a board that moves them.
fn discs(reader: &mut PositionReader, table: &Table) {
    let tasks =
        table.tasks.iter().flat_map(|section| TaskKind::ALL.map(|kind| (kind, section[kind.index()])));
    for (kind, task) in tasks {
        for seat in task.discs.into_iter().flatten() {
            let gone = kind == TaskKind::Governor && wanders(table, seat);
            if !gone && !table.meets(seat, kind, task.tile) {
                let tile = task_name(kind, task.tile);
                reader.wrong(Fault::new("position-disc-early").with("seat", seat).with("tile", tile));
            }
        }
    }
}

/// Squares are filled first. A Governor stands beside a free one only where somebody can move Governors.
fn beside(reader: &mut PositionReader, table: &Table) {
    if Seat::all(table.seats()).any(|seat| wanders(table, seat)) {
        return;
    }
    for region in Region::ALL {
        if table.beside[region.index()] != [0; SEATS] && table.free_squares(region) != 0 {
            reader.wrong(Fault::new("position-square-free").with("region", region.number()));
        }
    }
}

/// The step belongs to the action, the ability or the reward it says.
fn step(reader: &mut PositionReader, table: &Table) {
    let reward = table.aspect.map(|aspect| table.board().reward(aspect, table.round));
    let given = |kind| reward.is_some_and(|reward| reward.kind == kind);
    let during = |actions: &[Action]| table.action.is_some_and(|action| actions.contains(&action));
    let ability = table.side(table.turn).ability;
    let own = |wanted, actions: &[Action]| ability == Some(wanted) && during(actions);
    // A card that answers the action with this bonus, and does not wait any more.
    let answered = |bonus| {
        let answering = table.action.map_or(0, |action| table.answering(action)) & !table.pending;
        let cards = table.me().cards.iter().flatten().enumerate();
        cards
            .flat_map(|(n, card)| card.map(|card| (n, card)))
            .any(|(n, card)| answering >> n & 1 == 1 && table.board().bonus(card) == bonus)
    };
    let governs = during(&[Action::Install]) || given(RewardKind::Governor);
    let fits = match table.phase {
        Phase::Board | Phase::Bid { .. } | Phase::Discard | Phase::Play | Phase::Over => {
            table.action.is_none() && reward.is_none()
        }
        Phase::Offer => reward.is_some(),
        Phase::Official(Grant::Recruit) => during(&[Action::Recruit]),
        Phase::Official(Grant::Square) => governs,
        Phase::Official(Grant::Reward(region)) => {
            given(RewardKind::Official) && reward.is_some_and(|reward| reward.regions & region.bit() != 0)
        }
        Phase::Points { left, must: true } => during(&[Action::Reassign]) && left == 3,
        Phase::Points { left, .. } => {
            let most = match table.action {
                _ if governs => 4,
                Some(Action::Reassign) => 2,
                _ if answered(Bonus::Points) || own(Ability::Moving, &[Action::Recruit]) => 2,
                _ if own(Ability::Hiring, &[Action::Hire]) => 1,
                _ => 0,
            };
            left <= most
        }
        Phase::Install => governs,
        Phase::Hire => during(&[Action::Hire]),
        Phase::Palace => during(&[Action::Palace]) || given(RewardKind::Palace),
        Phase::PalaceWorker(_) | Phase::Tall => during(&[Action::Palace]),
        Phase::Wall => during(&[Action::Wall]) || given(RewardKind::Wall),
        Phase::WallWorkers { left, paid } => {
            let others = table.me().working_regions() & !paid;
            during(&[Action::Wall])
                && u32::from(left) + paid.count_ones() <= 3
                && others.count_ones() >= u32::from(left)
        }
        Phase::Abilities => table.action.is_some(),
        Phase::Marker => answered(Bonus::Marker) || own(Ability::Markers, &[Action::Wall, Action::Recruit]),
        Phase::Calm { worker: false } => answered(Bonus::CalmAny),
        Phase::Calm { worker: true } => own(Ability::Calming, &[Action::Reassign, Action::Wall]),
        Phase::Worker => answered(Bonus::MoveWorker) || own(Ability::Hiring, &[Action::Install]),
        Phase::Governor => own(Ability::Moving, &[Action::Install]),
    };
    // A step of a turn belongs to an action, a step of the rewards to an aspect; never to both.
    let both = table.action.is_some() && reward.is_some();
    if !fits || both || (table.action.is_some() && table.top.is_none()) {
        reader.wrong(Fault::new("position-step").word("due", table.due()));
        return;
    }
    // Pieces for the step must be there.
    let (me, seat) = (table.me(), table.turn);
    let stuck = match table.phase {
        Phase::Install => table.governors_left(seat) == 0,
        Phase::Palace => table.palaces_left(seat) == 0,
        Phase::Wall => table.walls_left(seat) == 0,
        Phase::Points { .. } => !me.has_officials(),
        Phase::Official(_) => !me.can_recruit(),
        Phase::Offer => table.aspect.is_some_and(|aspect| {
            table.next_in_influence(aspect) != Some(seat) || !table.can_accept(aspect, seat)
        }),
        _ => false,
    };
    if stuck {
        reader.wrong(Fault::new("position-stuck").with("seat", seat));
    }
}

/// Everybody has played as many cards as the turn says.
fn hands(reader: &mut PositionReader, table: &Table) {
    let seats = table.seats();
    let mine = table.hand_size(table.turn);
    let in_rewards = table.aspect.is_some() || table.phase == Phase::Over;
    let played = u8::from(table.action.is_some());
    for seat in Seat::all(seats) {
        let (held, backs) = (table.hand_size(seat), table.backs[seat.index()]);
        let later = table.place_in_turn(seat) > table.place_in_turn(table.turn);
        let fits = match table.phase {
            Phase::Board | Phase::Bid { .. } => held == 0,
            _ if in_rewards => held == 0,
            Phase::Discard if seat == table.turn => {
                held > 6 && backs.iter().all(|&count| (2..=3).contains(&count))
            }
            Phase::Discard => backs == [if later { 3 } else { 2 }; 3],
            _ => {
                let begun = mine + played;
                (1..=6).contains(&begun)
                    && backs.iter().all(|&count| count <= 2)
                    && (seat == table.turn || held == if later { begun } else { begun - 1 })
            }
        };
        if !fits {
            reader.wrong(Fault::new("position-hand").with("seat", seat).with("count", held));
        }
    }
    let may_discard = table.setup.draw_three && usize::from(table.round) < ROUNDS;
    if table.phase == Phase::Discard && !may_discard {
        reader.wrong(Fault::new("position-discard"));
    }
    if table.phase == Phase::Over && usize::from(table.round) != ROUNDS {
        reader.wrong(Fault::new("position-not-over"));
    }
}

/// Discs stand in the column while the rewards are given, in their order.
fn rewards(reader: &mut PositionReader, table: &Table) {
    let mut fits = table.passed == 0 || table.aspect.is_some();
    let order = |seat: Seat| table.line[..table.seats()].iter().position(|&other| other == seat);
    let discs: Vec<Seat> = table.column.iter().flatten().copied().collect();
    // Those in the column are the last of the order, in the order of the aspects.
    for (n, &seat) in discs.iter().enumerate() {
        fits &= order(seat) == Some(table.seats() - discs.len().min(table.seats()) + n);
    }
    let taken = match (table.aspect, table.phase) {
        (None, _) => 0,
        (Some(aspect), Phase::Offer) => aspect.index(),
        (Some(aspect), _) => {
            fits &= table.column[aspect.index()] == Some(table.turn)
                && table.passed >> table.turn.index() & 1 == 0;
            aspect.index() + 1
        }
    };
    fits &= table.column[taken..].iter().all(Option::is_none);
    if !fits {
        reader.wrong(Fault::new("position-column"));
    }
}

/// How many cards of each colour are out by now: two for each player and round, and three while they are chosen.
fn deck(reader: &mut PositionReader, state: &ZhanGuo) {
    let table = &state.table;
    if table.is_opening() {
        return;
    }
    let out = state.out();
    for colour in Colour::ALL {
        let count = out.of(colour).size();
        let extra: u32 = match table.phase {
            Phase::Discard => Seat::all(table.seats())
                .map(|seat| u32::from(table.backs[seat.index()][colour.index()].saturating_sub(2)))
                .sum(),
            _ => 0,
        };
        let most = 2 * table.seats() as u32 * u32::from(table.round) + extra;
        if count > most || (table.setup.draw_three && count != most) {
            reader.wrong(
                Fault::new("position-deck")
                    .word("colour", colour.name())
                    .with("count", count)
                    .with("most", most),
            );
        }
    }
}

/// The cards under the decks: those who should have put one there have, and it lies where it can.
fn under(reader: &mut PositionReader, state: &ZhanGuo) {
    let table = &state.table;
    let now = usize::from(table.round) - 1;
    let out = state.out();
    let mut fits = table.setup.draw_three || table.fresh.is_empty();
    fits &= table.fresh.without(table.court.and(table.tucked())).is_empty();
    let (drawn, part) = table.layers_drawn(now + 1);
    let mut lying = Cards::EMPTY;
    for colour in Colour::ALL {
        let hands = state.secrets.iter().fold(Cards::EMPTY, |all, secret| all.and(secret.hand)).of(colour);
        let again: Cards = state.secrets.iter().filter_map(|s| s.under.get(now)?[colour.index()]).collect();
        let came = hands.and(again).and(table.fresh.of(colour));
        if table.setup.draw_three && !table.is_opening() {
            let each = if now + 1 < ROUNDS { 3 } else { 2 };
            fits &= came.size() as usize == each * table.seats();
        }
        for layer in 0..ROUNDS - 1 {
            let mut met = Cards::EMPTY;
            let mut back = 0;
            for seat in Seat::all(table.seats()) {
                let card = state.secret(seat).under[layer][colour.index()];
                fits &= card.is_some() == table.has_under(seat, layer, colour);
                let Some(card) = card else { continue };
                fits &= card.colour() == colour && !met.has(card);
                met.add(card);
                if layer < drawn {
                    // The whole layer came back with the cards of this round.
                    fits &= came.has(card);
                } else if layer == drawn && part > 0 && came.has(card) {
                    back += 1;
                } else {
                    fits &= !out.has(card) && !lying.has(card);
                    lying.add(card);
                }
            }
            if layer == drawn && part > 0 && !met.is_empty() {
                fits &= back == part;
            }
        }
    }
    if !fits {
        reader.wrong(Fault::new("position-layers"));
    }
}
