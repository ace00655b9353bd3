//! What a seat may know, and how the rest may be imagined.

use game::{Chance, Seat};
use serde::{Serialize, Serializer};

use crate::board::{ROUNDS, SEATS};
use crate::pieces::{Cards, Colour};
use crate::position::ViewPaper;
use crate::state::{Phase, Secret, Table, ZhanGuo};

/// All that one viewer knows: what lies open, the backs of all hands among it, and his own cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    table: Table,
    own: Option<(Seat, Secret)>,
}

impl Table {
    /// How many of the oldest layers under the decks are forgotten: everything that came of them has been played, or lies
    /// in a newer layer. When a deck is exhausted, all are.
    #[must_use]
    pub const fn layers_forgotten(&self) -> usize {
        if self.layers_drawn(self.round as usize).0 >= ROUNDS - 1 {
            return ROUNDS - 1;
        }
        self.layers_drawn(self.round as usize - 1).0
    }

    /// Whether a player has put a card of a colour under its deck in a round, counted from 0, and it still matters.
    #[must_use]
    pub fn has_under(&self, seat: Seat, round: usize, colour: Colour) -> bool {
        let now = usize::from(self.round) - 1;
        if !self.setup.draw_three || round < self.layers_forgotten() || self.is_opening() {
            return false;
        }
        let waits = self.phase == Phase::Discard && self.backs[seat.index()][colour.index()] > 2;
        round < now || (round == now && now + 1 < ROUNDS && !waits)
    }

    /// Whether player boards are still being shared out, before any card is drawn.
    #[must_use]
    pub const fn is_opening(&self) -> bool {
        self.offered != 0
    }
}

impl View {
    pub(crate) const fn new(table: Table, own: Option<(Seat, Secret)>) -> Self {
        Self { table, own }
    }

    /// What lies open.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The viewer's seat, hand, and the cards he put under the decks; the audience has none.
    #[must_use]
    pub const fn own(&self) -> Option<(Seat, Secret)> {
        self.own
    }

    fn known(&self) -> Cards {
        let open = self.table.court.and(self.table.tucked());
        let Some((_, secret)) = self.own else { return open };
        open.and(secret.hand).and(secret.under.iter().flatten().flatten().copied().collect())
    }

    /// The cards that may lie in a deck or in the hands of others, and of which the viewer knows nothing more.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        Cards::ALL.without(self.known())
    }

    /// The seats whose cards the viewer does not see.
    fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.own.map(|(seat, _)| seat);
        Seat::all(self.table.seats()).filter(move |&seat| Some(seat) != own)
    }

    /// Deals every card the viewer cannot see.
    pub(crate) fn imagine(&self, chance: &mut Chance) -> ZhanGuo {
        let mut secrets = [Secret::EMPTY; SEATS];
        if let Some((seat, secret)) = self.own {
            secrets[seat.index()] = secret;
        }
        let mut world = ZhanGuo { table: self.table, secrets };
        if !self.table.is_opening() {
            let unseen = self.unseen();
            for colour in Colour::ALL {
                self.deal(&mut world, colour, unseen.of(colour), chance);
            }
        }
        world
    }

    /// Deals the cards of one colour. What was drawn in this round is in hands, was played, or was put under again; where
    /// cards were put under a deck, some layers may have come back with it.
    fn deal(&self, world: &mut ZhanGuo, colour: Colour, mut unseen: Cards, chance: &mut Chance) {
        let table = &self.table;
        let (now, c) = (usize::from(table.round) - 1, colour.index());
        let held: u32 = self.others().map(|seat| u32::from(table.backs[seat.index()][c])).sum();
        let forgotten = table.layers_forgotten();
        let (drawn, part) = table.layers_drawn(now + 1);
        let taken = forgotten..drawn.max(forgotten);
        let partly = (part > 0 && drawn >= forgotten).then_some(drawn);

        // The viewer's own cards that came back with this round's, and that he has not seen again: they are in the hands
        // of others, or others have put them under again.
        let mut back = Cards::EMPTY;
        let mut one_lies = None;
        if let Some((_, own)) = self.own {
            let mut open = table.court.and(table.tucked()).and(own.hand);
            open = open.and(own.under.get(now).into_iter().flatten().flatten().copied().collect());
            back = taken.clone().filter_map(|layer| own.under[layer][c]).collect::<Cards>().without(open);
            if let Some(card) = partly.and_then(|layer| own.under[layer][c]) {
                let seats = table.seats() as u32;
                // In the deck, or in a hand the viewer does not see, by how many places there are.
                let (lies, came) = ((seats - part as u32) * 2 * seats, part as u32 * held);
                let lies = !open.has(card) && chance.below(lies + came) < lies;
                if !lies && !open.has(card) {
                    back.add(card);
                }
                one_lies = Some(lies);
            }
        }
        // Hands, and what others put under in this round: all drawn together.
        let again: Vec<Seat> = self.others().filter(|&seat| table.has_under(seat, now, colour)).collect();
        let mut drawn_now = back;
        while drawn_now.size() < held + again.len() as u32 {
            let Some(card) = unseen.draw(chance) else { break };
            drawn_now.add(card);
        }
        let came = drawn_now.and(world.hand_of(self.own, colour)).and(table.fresh.of(colour));
        for seat in self.others() {
            for _ in 0..table.backs[seat.index()][c] {
                world.secrets[seat.index()].hand.extend(drawn_now.draw(chance));
            }
        }
        for seat in again {
            world.secrets[seat.index()].under[now][c] = drawn_now.draw(chance);
        }
        // Layers that still lie under the deck.
        for layer in (taken.end..now).filter(|&layer| Some(layer) != partly) {
            for seat in self.others().filter(|&seat| table.has_under(seat, layer, colour)) {
                world.secrets[seat.index()].under[layer][c] = unseen.draw(chance);
            }
        }
        // Layers that came back: who had put which of them under.
        let mut came = came.and(world.layer_of(now, colour));
        if let Some((_, own)) = self.own {
            came = came.without(own.under.iter().take(now).flatten().flatten().copied().collect());
        }
        for layer in taken {
            for seat in self.others() {
                world.secrets[seat.index()].under[layer][c] = came.draw(chance);
            }
        }
        if let Some(layer) = partly {
            let others: Vec<Seat> = self.others().collect();
            // One card of the layer still lies there: the viewer's own, or that of somebody else.
            let lying = (one_lies != Some(true)).then(|| chance.pick(&others));
            for seat in others {
                let from = if Some(seat) == lying { &mut unseen } else { &mut came };
                world.secrets[seat.index()].under[layer][c] = from.draw(chance);
            }
        }
    }

    /// How many worlds this viewer cannot tell apart. Where cards have come back from under a deck, at least so many.
    pub(crate) fn worlds(&self) -> f64 {
        let table = &self.table;
        if table.is_opening() {
            return 1.0;
        }
        let unseen = self.unseen();
        let (drawn, part) = table.layers_drawn(usize::from(table.round));
        let mut worlds = 1.0;
        for colour in Colour::ALL {
            let mut left = f64::from(unseen.of(colour).size());
            for seat in self.others() {
                let slots = (0..ROUNDS - 1).filter(|&round| table.has_under(seat, round, colour)).count();
                for n in 1..=u32::from(table.backs[seat.index()][colour.index()]) {
                    worlds *= left.max(1.0) / f64::from(n);
                    left -= 1.0;
                }
                for _ in 0..slots {
                    worlds *= left.max(1.0);
                    left -= 1.0;
                }
            }
        }
        let came = table.layers_forgotten() < ROUNDS - 1 && (drawn > table.layers_forgotten() || part > 0);
        if came { worlds * 1000.0 } else { worlds.round().max(1.0) }
    }
}

impl ZhanGuo {
    /// The viewer's own hand of a colour.
    fn hand_of(&self, own: Option<(Seat, Secret)>, colour: Colour) -> Cards {
        own.map_or(Cards::EMPTY, |(_, secret)| secret.hand.of(colour))
    }

    /// What everybody has put under a deck in a round.
    fn layer_of(&self, round: usize, colour: Colour) -> Cards {
        self.secrets.iter().filter_map(|secret| secret.under.get(round)?[colour.index()]).collect()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ViewPaper::write(self).serialize(serializer)
    }
}
