//! How what a viewer does not see may be imagined.
//!
//! A player's unseen tokens may lie in any way in the hand, in the reserve, and face down; but whether those on the
//! phase space were enough when scoring was offered is known to all, and imagined worlds keep to it.

use game::{Bag, Chance, Seat};

use crate::board::{DECK, SEATS, THRESHOLDS};
use crate::pieces::{COLOURS, COURTIERS, Colour, Courtier, Courtiers, KINDS, Tokens, total};
use crate::state::{CardPile, Justinian, Space, SpaceTokens};
use crate::view::View;

impl View {
    /// One world the viewer cannot tell from the true one, each as likely as the deal and the draws make it.
    pub(crate) fn imagine(&self, chance: &mut Chance) -> Justinian {
        let mut state = Justinian {
            table: *self.table(),
            hands: [Tokens::EMPTY; SEATS],
            reserves: [Tokens::EMPTY; SEATS],
            court: self.court,
            spaces: [SpaceTokens::EMPTY; SEATS],
            cards: [[Courtiers::NONE; SEATS]; COLOURS],
            piles: [CardPile::new(Bag::EMPTY); COLOURS],
            traced: self.traced,
        };
        for seat in Seat::all(self.table().seats()) {
            self.imagine_tokens(seat, &mut state, chance);
        }
        for colour in self.table().colours() {
            self.imagine_cards(colour, &mut state, chance);
        }
        state
    }

    fn imagine_tokens(&self, seat: Seat, state: &mut Justinian, chance: &mut Chance) {
        let at = seat.index();
        let mut unseen = self.unseen(seat);
        state.spaces[at] = match self.space_tokens(seat) {
            Some(known) => *known,
            None => {
                let space = self.space(seat);
                let (short, enough) = split(&mut unseen, space, self.threshold(), chance);
                SpaceTokens { short, enough, later: unseen.draw_many(space.later.into(), chance) }
            }
        };
        if let Some(own) = self.own().filter(|own| own.seat == seat) {
            state.hands[at] = own.hand;
        } else {
            for (stack, owners) in state.court.iter_mut().zip(&self.table().court) {
                for (token, _) in stack
                    .iter_mut()
                    .zip(owners)
                    .filter(|(token, owner)| token.is_none() && **owner == Some(seat))
                {
                    *token = Some(crate::Token::from_index(unseen.draw(chance)));
                }
            }
            state.hands[at] = unseen.draw_many(self.hand_size(seat).into(), chance);
        }
        state.reserves[at] = unseen;
    }

    fn threshold(&self) -> u8 {
        THRESHOLDS[self.table().phase as usize]
    }

    fn imagine_cards(&self, colour: Colour, state: &mut Justinian, chance: &mut Chance) {
        let table = self.table();
        let mut unseen = self.unseen_cards(colour);
        for seat in Seat::all(table.seats()) {
            let hand = &mut state.cards[colour.index()][seat.index()];
            if self.seat() == Some(seat) {
                *hand = self.cards(colour);
                continue;
            }
            if table.traced[seat.index()].is_some_and(|traced| traced.colour == colour) {
                let traced = &mut state.traced[seat.index()];
                let known = *traced.get_or_insert_with(|| Courtier::new(unseen.draw(chance)));
                hand.add(known);
            }
            while hand.count() < table.cards() {
                hand.add(Courtier::new(unseen.draw(chance)));
            }
        }
        let heap = &table.heaps[colour.index()];
        let pile = &mut state.piles[colour.index()];
        *pile = CardPile::new(unseen.draw_many(heap.left.into(), chance));
        for known in &self.under[colour.index()][..heap.returned()] {
            let card = known.unwrap_or_else(|| Courtier::new(unseen.draw(chance)));
            let mut layer = Bag::EMPTY;
            layer.add(card.index(), 1);
            let put = pile.put_under(layer);
            debug_assert_eq!(put, Ok(()), "a pile has six cards at most");
        }
    }

    /// The cards of a colour that the viewer can place nowhere.
    pub(crate) fn unseen_cards(&self, colour: Colour) -> Bag<COURTIERS> {
        let mut unseen = DECK;
        let mut known = self.cards(colour);
        known = known.iter().chain(self.under[colour.index()].iter().flatten().copied()).collect();
        for seat in Seat::all(self.table().seats()) {
            if let Some((_, courtier)) = self.known_card(seat).filter(|(of, _)| *of == colour) {
                known.add(courtier);
            }
        }
        for courtier in known.iter() {
            unseen.take(courtier.index(), 1);
        }
        unseen
    }

    /// At least how many worlds this viewer cannot tell apart; exactly one where there is only one.
    pub(crate) fn worlds(&self) -> f64 {
        let table = self.table();
        let others = Seat::all(table.seats()).filter(|&seat| self.seat() != Some(seat));
        let tokens: f64 = others.clone().map(|seat| self.token_worlds(seat)).product();
        let cards: f64 = table.colours().map(|colour| self.card_worlds(colour)).product();
        tokens * cards
    }

    fn token_worlds(&self, seat: Seat) -> f64 {
        let face_down = Courtier::all().flat_map(|courtier| self.court(courtier));
        let face_down = face_down.filter(|known| known.seat == seat && known.token.is_none()).count() as u32;
        let space = if self.space_tokens(seat).is_some() { Space::default() } else { self.space(seat) };
        let groups = [space.later, self.hand_size(seat), self.reserve_size(seat)].map(u32::from);
        let rest = |left: &Tokens| -> f64 {
            let single = (face_down > 0).then_some(1);
            let parts = groups.into_iter().chain(single);
            parts.filter(|&part| part < left.size()).map(|part| left.hands(part)).fold(1.0, f64::max)
        };
        let unseen = self.unseen(seat);
        let mut worlds = 0.0;
        each_part(&unseen, space.short.into(), &mut |short| {
            let sum = total(short);
            if sum >= self.threshold() {
                return;
            }
            let Some(left) = unseen.without(short) else { return };
            each_part(&left, space.enough.into(), &mut |enough| {
                if space.enough == 0 || sum + total(enough) >= self.threshold() {
                    worlds += left.without(enough).map_or(0.0, |left| rest(&left));
                }
            });
        });
        worlds
    }

    /// Every card is another, so the ways to deal them out are those to part them into groups.
    fn card_worlds(&self, colour: Colour) -> f64 {
        let table = self.table();
        let heap = &table.heaps[colour.index()];
        let mut groups = vec![usize::from(heap.left)];
        groups.extend(
            self.under[colour.index()][..heap.returned()].iter().filter(|card| card.is_none()).map(|_| 1),
        );
        for seat in Seat::all(table.seats()).filter(|&seat| self.seat() != Some(seat)) {
            let traced = table.traced[seat.index()].is_some_and(|traced| traced.colour == colour);
            groups.push(table.cards() - usize::from(traced));
            if traced && self.traced[seat.index()].is_none() {
                groups.push(1);
            }
        }
        let mut left: usize = groups.iter().sum();
        let mut worlds = 1.0;
        for group in groups {
            for n in 0..group {
                worlds *= (left - n) as f64 / (n + 1) as f64;
            }
            left -= group;
        }
        worlds.round()
    }
}

/// Every part of a bag with so many tokens.
fn each_part(bag: &Tokens, size: u32, visit: &mut dyn FnMut(&Tokens)) {
    fn from(bag: &Tokens, kind: usize, left: u32, part: &mut Tokens, visit: &mut dyn FnMut(&Tokens)) {
        if kind == KINDS {
            if left == 0 {
                visit(part);
            }
            return;
        }
        let most = u32::from(bag.count(kind)).min(left);
        for n in 0..=most {
            part.add(kind, n as u8);
            from(bag, kind + 1, left - n, part, visit);
            part.take(kind, n as u8);
        }
    }
    from(bag, 0, size, &mut Tokens::EMPTY.clone(), visit);
}

/// Draws the tokens that were not enough, and those that made it enough, from a player's unseen tokens: each way as likely
/// as blind draws make it among those that fit. The numbers decide; the colours are drawn afterwards.
fn split(unseen: &mut Tokens, space: Space, threshold: u8, chance: &mut Chance) -> (Tokens, Tokens) {
    if space.short == 0 && space.enough == 0 {
        return (Tokens::EMPTY, Tokens::EMPTY);
    }
    let numbers: [u8; 3] = std::array::from_fn(|n| unseen.count(n) + unseen.count(n + 3));
    let mut ways = 0;
    each_way(numbers, space, threshold, |_, _, weight| {
        ways += weight;
        true
    });
    debug_assert!(ways > 0, "no tokens fit what was offered");
    let mut number = chance.below(ways.max(1));
    let mut chosen = ([0; 3], [0; 3]);
    each_way(numbers, space, threshold, |short, enough, weight| {
        chosen = (short, enough);
        let here = number < weight;
        number = number.wrapping_sub(weight);
        !here
    });
    let mut take = |numbers: [u8; 3]| {
        let mut taken = Tokens::EMPTY;
        for (n, &count) in numbers.iter().enumerate() {
            for _ in 0..count {
                let black = u32::from(unseen.count(n));
                let all = black + u32::from(unseen.count(n + 3));
                let kind = if chance.below(all) < black { n } else { n + 3 };
                unseen.take(kind, 1);
                taken.add(kind, 1);
            }
        }
        taken
    };
    (take(chosen.0), take(chosen.1))
}

/// Every way to have so many tokens of 1, 2 and 3 in both groups, with the number of draws that lead to it; until the
/// visitor has seen enough. All draws of two groups from 22 tokens are fewer than fit into 32 bits.
fn each_way(
    numbers: [u8; 3],
    space: Space,
    threshold: u8,
    mut visit: impl FnMut([u8; 3], [u8; 3], u32) -> bool,
) {
    for short in parts(numbers, space.short) {
        let sum = worth(short);
        if sum >= threshold {
            continue;
        }
        let left: [u8; 3] = std::array::from_fn(|n| numbers[n] - short[n]);
        for enough in parts(left, space.enough) {
            if space.enough > 0 && sum + worth(enough) < threshold {
                continue;
            }
            let weight = draws(numbers, short) * draws(left, enough);
            if !visit(short, enough, weight) {
                return;
            }
        }
    }
}

/// Every way to take so many tokens of 1, 2 and 3.
fn parts(numbers: [u8; 3], size: u8) -> impl Iterator<Item = [u8; 3]> {
    (0..=numbers[2].min(size)).flat_map(move |threes| {
        (0..=numbers[1].min(size - threes)).filter_map(move |twos| {
            let ones = size - threes - twos;
            (ones <= numbers[0]).then_some([ones, twos, threes])
        })
    })
}

const fn worth([ones, twos, threes]: [u8; 3]) -> u8 {
    ones + 2 * twos + 3 * threes
}

/// In how many ways these can be drawn.
fn draws(from: [u8; 3], taken: [u8; 3]) -> u32 {
    let choose = |n: u8, k: u8| (0..u32::from(k)).fold(1, |ways, i| ways * (u32::from(n) - i) / (i + 1));
    (0..3).map(|n| choose(from[n], taken[n])).product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TOKENS;

    /// Every draw of both groups, one token after another, is as likely as any other that fits.
    #[test]
    fn tokens_that_were_or_were_not_enough_are_drawn_as_blind_draws_would() {
        let mut chance = Chance::quick(1);
        for (space, threshold) in [
            (Space { short: 2, enough: 1, later: 0 }, 5),
            (Space { short: 3, enough: 0, later: 0 }, 5),
            (Space { short: 0, enough: 4, later: 0 }, 9),
            (Space { short: 4, enough: 2, later: 0 }, 12),
        ] {
            let mut seen = std::collections::BTreeMap::<_, [f64; 2]>::new();
            let mut fitting = 0;
            while fitting < 20_000 {
                let mut bag = TOKENS;
                let (short, enough) = (
                    bag.draw_many(space.short.into(), &mut chance),
                    bag.draw_many(space.enough.into(), &mut chance),
                );
                let sum = total(&short);
                if sum < threshold && (space.enough == 0 || sum + total(&enough) >= threshold) {
                    fitting += 1;
                    seen.entry((*short.counts(), *enough.counts())).or_default()[0] += 1.0;
                    let (short, enough) = split(&mut TOKENS.clone(), space, threshold, &mut chance);
                    seen.entry((*short.counts(), *enough.counts())).or_default()[1] += 1.0;
                }
            }
            let common: Vec<_> = seen.values().filter(|[a, b]| a + b >= 20.0).collect();
            let chi: f64 = common.iter().map(|[a, b]| (a - b).powi(2) / (a + b)).sum();
            let freedom = common.len() as f64;
            assert!(
                freedom > 5.0 && chi < freedom + 6.0 * (2.0 * freedom).sqrt(),
                "{space:?}: {chi} of {freedom}"
            );
        }
    }

    /// The most ways there can be fit into 32 bits.
    #[test]
    fn all_draws_can_be_counted() {
        for short in 0..=22 {
            for enough in 0..=22 - short {
                let mut ways = 0_u64;
                for a in parts([10, 8, 4], short) {
                    let left = [10 - a[0], 8 - a[1], 4 - a[2]];
                    for b in parts(left, enough) {
                        ways += u64::from(draws([10, 8, 4], a)) * u64::from(draws(left, b));
                    }
                }
                assert!(ways > 0 && ways <= u64::from(u32::MAX), "{short}, {enough}: {ways}");
            }
        }
    }

    #[test]
    fn parts_of_a_bag_are_counted_once_each() {
        let bag = Tokens::new([2, 1, 0, 3, 0, 1]);
        for size in 0..=7 {
            let mut parts = Vec::new();
            each_part(&bag, size, &mut |part| parts.push(*part));
            assert_eq!(parts.len() as f64, bag.hands(size));
        }
    }
}
