//! The stones of a tower, and how one is drawn.

use game::{Refusal, Seat};
use great_wall::{Card, Favour, Move, Phase, Section, SectionId, Stake, Under, board};
use maud::{Markup, html};

use super::desk::{Desk, Press, slab};
use super::{emblem, outcome};
use crate::boards::Scene;

/// What a stone counts in its tower.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    /// What it adds to the total.
    pub now: i8,
    /// Whether that is what it adds to its like: the second Infantry and those after it.
    pub more: bool,
    /// What it would add without the Noble, where that differs.
    pub was: Option<i8>,
}

/// A stone of a tower.
pub(super) struct Stone {
    card: Card,
    /// Counted among its like from below.
    number: u8,
    state: State,
    /// The claimed favour that lies upon it.
    token: Option<Favour>,
    last: bool,
}

enum State {
    /// It stands and counts.
    Stands(Worth),
    /// It lies under these players' Dragons, the lowest first, and counts nothing.
    Covered(Vec<Seat>),
    /// A Dragon that lies elsewhere: its echo counts here.
    Echo(Worth, Under),
}

/// What the n-th card of a kind adds, n counted from 1.
fn worth(card: Card, n: u8, noble: bool) -> Worth {
    let n = usize::from(n);
    let infantry = &board().infantry;
    let printed = match card {
        Card::Infantry if n < infantry.len() => infantry[n] - infantry[n - 1],
        _ => board().values[card.index()],
    };
    if noble {
        Worth { now: 1, more: false, was: (printed != 1).then_some(printed) }
    } else {
        Worth { now: printed, more: card == Card::Infantry && n > 1, was: None }
    }
}

/// What one card of a kind says in the hand.
pub(super) fn printed(card: Card) -> Worth {
    worth(card, 1, false)
}

/// A player's stones in a section, the top one first.
pub(super) fn stones(desk: &Desk<'_>, id: SectionId, seat: Seat) -> Vec<Stone> {
    let section = desk.table.section(id);
    let noble = section.has_noble();
    let mut stones = Vec::new();
    for card in Card::ALL {
        let mut number = 0;
        for owner in Seat::all(desk.table.seats()) {
            if section.under[owner.index()] == Some(Under { seat, card }) && !lies_on_dragon(section, seat, card) {
                number += 1;
                let covers = covers(section, owner);
                let last = covers.iter().any(|&owner| desk.last == Some((owner, cover(id, section, owner))));
                stones.push(Stone { card, number, state: State::Covered(covers), token: None, last });
            }
        }
        let standing = section.cards[seat.index()].count(card.index());
        for n in 1..=standing {
            number += 1;
            let token = section.stake.held().filter(|held| held.by == seat && held.on == card && n == 1);
            let worth = worth(card, n, noble);
            let state = match section.under[seat.index()] {
                Some(under) if card == Card::Dragon => State::Echo(worth, under),
                _ => State::Stands(worth),
            };
            let last = match desk.last {
                Some((by, Move::Play { card: played, count, section })) => {
                    by == seat && played == card && section == id && n + count > standing
                }
                _ => false,
            };
            stones.push(Stone { card, number, state, token: token.map(|held| held.favour), last });
        }
    }
    stones.reverse();
    stones
}

/// Whether this card is a Dragon lying upon another card: then it is drawn there, not in its owner's tower.
fn lies_on_dragon(section: &Section, seat: Seat, card: Card) -> bool {
    card == Card::Dragon && section.under[seat.index()].is_some()
}

/// The Dragons upon a card, the lowest first, given the owner of the lowest.
fn covers(section: &Section, lowest: Seat) -> Vec<Seat> {
    let mut covers = vec![lowest];
    let above = |seat| {
        let on = Some(Under { seat, card: Card::Dragon });
        Seat::all(section.under.len()).find(|owner| section.under[owner.index()] == on)
    };
    while let Some(next) = covers.last().copied().and_then(above).filter(|next| !covers.contains(next)) {
        covers.push(next);
    }
    covers
}

/// The move by which a player's Dragon came to lie where it does.
fn cover(id: SectionId, section: &Section, owner: Seat) -> Move {
    match section.under[owner.index()] {
        Some(Under { seat, card }) => Move::Cover { section: id, seat, card },
        None => Move::Play { card: Card::Dragon, count: 1, section: id },
    }
}

impl Stone {
    /// The stone in its tower.
    pub(super) fn draw(&self, desk: &Desk<'_>, id: SectionId, seat: Seat) -> Markup {
        let press = self.press(desk, id, seat);
        let name = format!("stone-{id}-p{seat}-{}-{}", self.card, self.number);
        let (card, text) = (self.card, self.text(desk, seat));
        let last = if self.last { " last" } else { "" };
        // Shown while a lit card is under the pointer: what the Dragon would change there.
        let tip = press.as_ref().and_then(|_| self.target(id, seat)).and_then(|mv| outcome::of_play(desk, mv));
        match &self.state {
            State::Stands(worth) => html! {
                li #(name).{ "stone" (last) } data-lights data-piece data-from=(desk.origin(seat, card)) {
                    (slab("", press.as_ref(), &html! { span.sr { (text) } (tile(seat, card, *worth)) }))
                    (self.token(id))
                    @if let Some(tip) = tip { span.tip { (tip) } }
                }
            },
            State::Echo(worth, _) => html! {
                li #{ "echo-" (id) "-p" (seat) }.{ "stone ghost " (Scene::colour(seat)) } data-lights data-piece {
                    (slab("", press.as_ref(), &html! { span.sr { (text) } (tile(seat, card, *worth)) }))
                    (self.token(id))
                }
            },
            State::Covered(covers) => html! {
                li #(name).stone.covered.twice[covers.len() > 1] data-lights data-piece {
                    (slab("", press.as_ref(), &html! {
                        span.sr { (text) }
                        span.under { (tile(seat, card, printed(card))) }
                        @for (n, &owner) in covers.iter().enumerate() {
                            @let top = n + 1 == covers.len();
                            span #{ "stone-" (id) "-p" (owner) "-dragon-1" }.{ "cover" @if top && self.last { " last" } }.dim[!top]
                                data-piece data-from=(desk.origin(owner, Card::Dragon)) {
                                (tile(owner, Card::Dragon, printed(Card::Dragon)))
                            }
                        }
                    }))
                    @if let Some(tip) = tip { span.tip { (tip) } }
                }
            },
        }
    }

    /// How many places of a tower it takes.
    pub(super) const fn height(&self) -> usize {
        match self.state {
            State::Covered(_) => 2,
            _ => 1,
        }
    }

    fn token(&self, id: SectionId) -> Markup {
        html! {
            @if let Some(favour) = self.token {
                span.token #{ "token-" (id) } data-piece data-from={ "section-" (id) } { (seal(favour)) }
            }
        }
    }

    /// The move that covers this stone: the topmost Dragon of a covered one.
    fn target(&self, section: SectionId, seat: Seat) -> Option<Move> {
        match &self.state {
            State::Stands(_) => Some(Move::Cover { section, seat, card: self.card }),
            State::Covered(covers) => {
                covers.last().map(|&seat| Move::Cover { section, seat, card: Card::Dragon })
            }
            State::Echo(..) => None,
        }
    }

    /// What pressing it chooses: in a check one's own card to lay the favour on, else the card to cover.
    fn press(&self, desk: &Desk<'_>, id: SectionId, seat: Seat) -> Option<Press> {
        let world = desk.world.as_ref()?;
        if desk.checks() {
            let stands = !matches!(self.state, State::Covered(_));
            let claims = desk.table.is_claimable(id) && matches!(desk.table.section(id).stake, Stake::Both(..));
            return (stands && claims && desk.is_me(seat)).then(|| Press {
                pick: format!("section={id} on={}", self.card),
                needs: Some(format!("section={id} favour")),
                why: None,
            });
        }
        let mv = self.target(id, seat)?;
        let Move::Cover { seat: owner, card, .. } = mv else { return None };
        if desk.holds(Card::Dragon) == 0 || world.table().phase == Phase::Over {
            return None;
        }
        let needs = Some("card=dragon".to_owned());
        let pick = format!("section={id} over-seat={owner} over-card={card}");
        if self.token.is_some() {
            // Its like beside it may be free to cover. No move has this pick, so the stone only explains itself.
            let refusal = Refusal::new("dragon-favour").with("owner", owner).word("card", card.name());
            let why = desk.why(&refusal.with("section", id.number()));
            return Some(Press { pick: format!("{pick} guarded=yes"), needs, why: Some(why) });
        }
        Some(Press { pick, needs, why: desk.refusal(mv) })
    }

    /// What the stone is, for those who cannot see it.
    fn text(&self, desk: &Desk<'_>, seat: Seat) -> String {
        let mut text = match &self.state {
            State::Stands(worth) => {
                let mut text = desk.say(
                    &desk
                        .about(seat, ["board-stone", "board-stone-own"])
                        .word("card", self.card.name())
                        .with("worth", worth.now),
                );
                if let Some(was) = worth.was {
                    text.push(' ');
                    text.push_str(&desk.say(&game::Phrase::new("board-stone-noble").with("was", was)));
                }
                text
            }
            State::Covered(covers) => {
                let by = covers.last().copied().unwrap_or(seat);
                let phrase = desk.about(seat, ["board-stone-covered", "board-stone-covered-own"]);
                desk.say(&phrase.word("card", self.card.name()).with("by", by))
            }
            State::Echo(worth, under) => {
                let phrase = desk.about(seat, ["board-stone-echo", "board-stone-echo-own"]);
                desk.say(
                    &phrase
                        .with("worth", worth.now)
                        .with("owner", under.seat)
                        .word("card", under.card.name()),
                )
            }
        };
        if let Some(favour) = self.token {
            text.push(' ');
            text.push_str(&desk.say(&game::Phrase::new("board-stone-token").with("favour", favour.value())));
        }
        if self.last {
            text.push(' ');
            text.push_str(&desk.word("board-last"));
        }
        text
    }
}

/// A stone: the sign of its kind, what it counts, and whose it is.
pub(super) fn tile(seat: Seat, card: Card, worth: Worth) -> Markup {
    // A struck value needs room, so the sign steps back.
    let (at, size) = if worth.was.is_some() { ((2, 10), 31) } else { ((3, 7), 35) };
    html! {
        svg.{ "tile " (Scene::colour(seat)) } viewBox="0 0 60 50" aria-hidden="true" {
            rect.shade x=".5" y="3" width="59" height="47" rx="6" {}
            rect.body x=".5" y=".5" width="59" height="47" rx="6" {}
            path.shine d="M7 2.5h46" {}
            use href={ "#k-" (card) } x=(at.0) y=(at.1) width=(size) height=(size) {}
            @if let Some(was) = worth.was {
                text.was x="37.5" y="17" { (was) }
                path.strike d="M32.5 12.5h10" {}
                text x="51" y="24" { (worth.now) }
            } @else if worth.more {
                text.plus x="48" y="24" { "+" (worth.now) }
            } @else {
                text x="48" y="24" { (worth.now) }
            }
            use href={ "#" (emblem(seat)) } x="41" y="29.5" width="14" height="14" {}
        }
    }
}

/// The back of a stone.
pub(super) fn back(seat: Seat) -> Markup {
    html! {
        svg.{ "tile " (Scene::colour(seat)) } viewBox="0 0 60 50" aria-hidden="true" {
            rect.shade x=".5" y="3" width="59" height="47" rx="6" {}
            rect.body x=".5" y=".5" width="59" height="47" rx="6" {}
            rect x="4.5" y="4.5" width="51" height="39" rx="3" fill="none" stroke="currentColor" stroke-opacity=".45" {}
            use href={ "#" (emblem(seat)) } x="18" y="12" width="24" height="24" {}
        }
    }
}

/// The seal of a favour with its value.
pub(super) fn seal(favour: Favour) -> Markup {
    html! {
        svg viewBox="0 0 48 48" aria-hidden="true" { use href="#m-favour" {} text x="24" y="32" { (favour) } }
    }
}
