//! What is drawn in several places: a player is a disc, a token a pill, a card colour a pennant, a courtier a face.

use game::Seat;
use justinian::{Colour, Courtier, Token};
use maud::{Markup, html};

use super::desk::signed;
use super::{emblem, sign};
use crate::Scene;

/// A token: with its value for those who know it, else face down.
pub(super) struct Pill {
    /// Whose.
    pub seat: Seat,
    /// Which, if the viewer knows.
    pub token: Option<Token>,
    /// Its id, and the element from which it comes when it is new.
    pub from: Option<(String, String)>,
    /// Further classes.
    pub class: String,
}

impl Pill {
    /// A token to be looked at only.
    pub(super) fn plain(seat: Seat, token: Option<Token>) -> Self {
        Self { seat, token, from: None, class: String::new() }
    }

    pub(super) fn draw(&self) -> Markup {
        let side = match self.token.map(Token::value) {
            None => "down",
            Some(1..) => "up plus",
            Some(_) => "up minus",
        };
        let class = format!("token {side} {} {}", Scene::colour(self.seat), self.class);
        let (id, from) = self.from.as_ref().map(|(id, from)| (id, from)).unzip();
        let help = match self.token.map(Token::value) {
            None => "token",
            Some(1..) => "token-plus",
            Some(_) => "token-minus",
        };
        html! {
            span id=[id] class=(class.trim_end()) data-help=(help) data-piece[id.is_some()] data-from=[from] {
                svg aria-hidden="true" { use href={ "#" (emblem(self.seat)) } {} }
                @if let Some(token) = self.token { b { (value(token)) } }
            }
        }
    }
}

/// A token's value with its sign.
pub(super) fn value(token: Token) -> String {
    signed(token.value().into())
}

/// A card colour with its sign.
pub(super) fn pennant(colour: Colour) -> Markup {
    html! {
        svg.{ "pennant k-" (colour) } viewBox="0 0 20 25" aria-hidden="true" {
            path.cloth d="M1 1h18v17.5L10 24 1 18.5z" {}
            use href={ "#" (sign(colour)) } x="3.5" y="4" width="13" height="13" {}
        }
    }
}

/// A courtier's face.
pub(super) fn face(courtier: Courtier) -> Markup {
    html! {
        svg.mini viewBox="6 4 52 60" aria-hidden="true" { use href={ "#ju-head-" (courtier) } width="64" height="73" {} }
    }
}
