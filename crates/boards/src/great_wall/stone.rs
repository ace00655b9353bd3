//! The stones of a tower: what lies where, what pressing it chooses, what it is in words.

use game::{Phrase, Refusal, Seat};
use great_wall::{Card, Favour, Move, Section, SectionId, Stake, Under};
use maud::{Markup, html};

use super::desk::Desk;
use super::outcome;
use super::tile::{Worth, printed, seal, tile, worth};
use crate::Scene;
use crate::press::{Press, slab};

/// A claimed favour that lies upon a stone.
#[derive(Clone, Copy)]
struct Token {
    favour: Favour,
    /// The element in which it lay before.
    slot: &'static str,
    last: bool,
}

/// A stone of a tower.
pub(super) struct Stone {
    card: Card,
    /// Counted among its like from below.
    number: u8,
    state: State,
    /// The claimed favour that lies upon it.
    token: Option<Token>,
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

/// A player's stones in a section, the top one first.
pub(super) fn stones(desk: &Desk<'_>, id: SectionId, seat: Seat) -> Vec<Stone> {
    let section = desk.table.section(id);
    let noble = section.has_noble();
    let mut stones = Vec::new();
    for card in Card::ALL {
        let mut number = 0;
        for owner in Seat::all(desk.table.seats()) {
            if section.under[owner.index()] == Some(Under { seat, card })
                && !lies_on_dragon(section, seat, card)
            {
                number += 1;
                let covers = covers(section, owner);
                let last = covers.iter().any(|&owner| desk.last == Some((owner, cover(id, section, owner))));
                stones.push(Stone { card, number, state: State::Covered(covers), token: None, last });
            }
        }
        let standing = section.cards[seat.index()].count(card.index());
        for n in 1..=standing {
            number += 1;
            let token = if n == 1 { token(desk, id, seat, card) } else { None };
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
            stones.push(Stone { card, number, state, token, last });
        }
    }
    stones.reverse();
    stones
}

/// The favour upon the first card of a kind, if it was claimed and laid there.
fn token(desk: &Desk<'_>, id: SectionId, seat: Seat, card: Card) -> Option<Token> {
    let Stake::One { left, held } = desk.table.section(id).stake else { return None };
    let slot = if held.favour >= left { "a" } else { "b" };
    let last = matches!(desk.last, Some((_, Move::ClaimFirst { section, .. })) if section == id);
    (held.by == seat && held.on == card).then_some(Token { favour: held.favour, slot, last })
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
        let tip =
            press.as_ref().and_then(|_| self.target(id, seat)).and_then(|mv| outcome::of_play(desk, mv));
        match &self.state {
            State::Stands(worth) => html! {
                li #(name).{ "stone" (last) } data-lights data-piece data-from=(desk.origin(seat, card)) {
                    (slab(None, "", press.as_ref(), &html! { span.sr { (text) } (tile(seat, card, *worth)) }))
                    (self.token(id))
                    @if let Some(tip) = tip { span.tip { (tip) } }
                }
            },
            State::Echo(worth, _) => html! {
                li #{ "echo-" (id) "-p" (seat) }.{ "stone ghost " (Scene::colour(seat)) } data-lights data-piece {
                    (slab(None, "", press.as_ref(), &html! { span.sr { (text) } (tile(seat, card, *worth)) }))
                    (self.token(id))
                }
            },
            State::Covered(covers) => html! {
                li #(name).stone.covered.twice[covers.len() > 1] data-lights data-piece {
                    (slab(None, "", press.as_ref(), &html! {
                        span.sr { (text) }
                        span.under data-help="covered" { (tile(seat, card, printed(card))) }
                        @for (n, &owner) in covers.iter().enumerate() {
                            @let top = n + 1 == covers.len();
                            span #{ "stone-" (id) "-p" (owner) "-dragon-1" }
                                .{ "cover" @if top && self.last { " last" } }.dim[!top]
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
            @if let Some(Token { favour, slot, last }) = self.token {
                span.token.last[last] #{ "token-" (id) } data-piece data-from={ "favour-" (id) "-" (slot) "-" (favour) } {
                    (seal(favour))
                }
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
        desk.world.as_ref()?;
        if desk.checks() {
            let stands = !matches!(self.state, State::Covered(_));
            let claims =
                desk.table.is_claimable(id) && matches!(desk.table.section(id).stake, Stake::Both(..));
            return (stands && claims && desk.is_me(seat)).then(|| Press {
                pick: format!("section={id} on={}", self.card),
                needs: Some(format!("section={id} favour").into()),
                ..Press::default()
            });
        }
        let mv = self.target(id, seat)?;
        let Move::Cover { seat: owner, card, .. } = mv else { return None };
        if desk.holds(Card::Dragon) == 0 {
            return None;
        }
        let needs = Some("card=dragon".into());
        let pick = format!("section={id} over-seat={owner} over-card={card}");
        if self.token.is_some() {
            // Its like beside it may be free to cover. No move has this pick, so the stone only explains itself.
            let refusal = Refusal::new("dragon-favour").with("owner", owner).word("card", card.name());
            let why = desk.why(&refusal.with("section", id.number()));
            return Some(Press {
                pick: format!("{pick} guarded=yes"),
                needs,
                why: Some(why),
                ..Press::default()
            });
        }
        Some(Press { pick, needs, why: desk.refusal(mv), ..Press::default() })
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
                    text.push_str(&desk.say(&Phrase::new("board-stone-noble").with("was", was)));
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
        if let Some(Token { favour, .. }) = self.token {
            text.push(' ');
            text.push_str(&desk.say(&Phrase::new("board-stone-token").with("favour", favour.value())));
        }
        if self.last {
            text.push(' ');
            text.push_str(&desk.word("board-last"));
        }
        text
    }
}
