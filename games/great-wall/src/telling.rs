//! The log in phrases, and a picture in characters.

use std::fmt::Write as _;

use game::{Phrase, Seat, Turn, Words};

use crate::board::{Card, Cards, Favour, Favours, board};
use crate::moves::Move;
use crate::rules::kinds;
use crate::setup::ScoresLie;
use crate::state::{GreatWall, Phase, SectionId, Stake, Table};
use crate::view::View;

/// What a decision was, and why it mattered.
pub(crate) fn tell(before: &View, seat: Seat, mv: Move, after: &View) -> Vec<Phrase> {
    let (old, new) = (before.table(), after.table());
    let line = |id| Phrase::new(id).with("seat", seat);
    let mut lines = Vec::new();
    match mv {
        Move::Draw => lines.push(match drawn(before, after) {
            Some(card) => line("log-draw").word("card", card.name()),
            None => line("log-draw-hidden"),
        }),
        Move::Play { card, count, section } => {
            let id = if card == Card::Cavalry { "log-play-free" } else { "log-play" };
            lines.push(
                line(id).with("count", count).word("card", card.name()).with("section", section.number()),
            );
            if card == Card::Noble && !old.section(section).has_noble() {
                lines.push(Phrase::new("log-noble").with("section", section.number()));
            }
            standing(&mut lines, old, new, section);
        }
        Move::Cover { section, seat: owner, card } => {
            lines.push(
                line("log-cover")
                    .with("own", if owner == seat { "yes" } else { "no" })
                    .with("owner", owner)
                    .word("card", card.name())
                    .with("section", section.number()),
            );
            if card == Card::Noble && !new.section(section).has_noble() {
                lines.push(Phrase::new("log-noble-ends").with("section", section.number()));
            }
            standing(&mut lines, old, new, section);
        }
        Move::ClaimFirst { section, favour, on } => {
            lines.push(
                line("log-claim-first")
                    .with("favour", favour.value())
                    .with("section", section.number())
                    .word("card", on.name()),
            );
            standing(&mut lines, old, new, section);
        }
        Move::ClaimSecond { section } => finished(&mut lines, old, new, seat, section),
        Move::Decline => {
            let sections: Vec<_> =
                old.section_ids().filter(|&id| old.is_claimable(id)).map(SectionId::number).collect();
            lines.push(line("log-decline").with("count", sections.len()).with("sections", sections));
        }
    }
    if is_dealt(old) {
        // What came up in the deal is told after the first decision: nothing is told before it.
        equal_pairs(&mut lines, &Favours::EMPTY, &old.removed);
    }
    endings(&mut lines, old, mv, new);
    lines
}

/// Whether nobody has decided anything yet.
fn is_dealt(table: &Table) -> bool {
    let deck = board().deck();
    Seat::all(table.seats())
        .all(|seat| table.unseen[seat.index()] == deck && table.hand_size(seat) == u32::from(board().hand))
}

/// Pairs of equal favours that left a game for two.
fn equal_pairs(lines: &mut Vec<Phrase>, was: &Favours, is: &Favours) {
    for favour in Favour::all() {
        let pairs = (is.count(favour.index()) - was.count(favour.index())) / 2;
        for _ in 0..pairs {
            lines.push(Phrase::new("log-equal-pair").with("favour", favour.value()));
        }
    }
}

/// Only the end of a game has parts of its own; until then it is told by rounds of the table.
pub(crate) fn chapter(view: &View) -> Option<Phrase> {
    match view.table() {
        table if table.phase == Phase::LastCheck => Some(Phrase::new("chapter-last-check")),
        table if table.finisher.is_some() => Some(Phrase::new("chapter-last-turns")),
        _ => None,
    }
}

/// The card that came into a hand the viewer can see.
fn drawn(before: &View, after: &View) -> Option<Card> {
    let ((_, old), (_, new)) = (before.own()?, after.own()?);
    Card::ALL.into_iter().find(|card| new.count(card.index()) > old.count(card.index()))
}

/// How totals and the lead in a section changed.
fn standing(lines: &mut Vec<Phrase>, old: &Table, new: &Table, id: SectionId) {
    let (was, is) = (old.section(id), new.section(id));
    for seat in Seat::all(new.seats()) {
        let total = |section: &crate::Section| section.is_present(seat).then(|| section.total(seat));
        let line = |id| Phrase::new(id).with("seat", seat);
        match (total(was), total(is)) {
            (Some(from), Some(to)) if from != to => {
                lines.push(line("log-total").with("from", from).with("to", to));
            }
            (None, Some(to)) => lines.push(line("log-total-first").with("to", to)),
            (Some(_), None) => lines.push(line("log-total-gone")),
            _ => {}
        }
    }
    let section = ("section", game::Value::from(id.number()));
    let line = |phrase: &'static str| Phrase::new(phrase).with(section.0, section.1.clone());
    match (was.leader(), is.leader()) {
        (before, now) if before == now => {}
        (_, Some(now)) => lines.push(line("log-lead").with("seat", now)),
        (Some(_), None) => lines.push(line("log-lead-tied")),
        (None, None) => {}
    }
}

/// The second favour was claimed.
fn finished(lines: &mut Vec<Phrase>, old: &Table, new: &Table, seat: Seat, id: SectionId) {
    if let Stake::One { left, held } = old.section(id).stake {
        let line = Phrase::new("log-claim-second")
            .with("seat", seat)
            .with("favour", left.value())
            .with("section", id.number());
        lines.push(line);
        lines.push(
            Phrase::new("log-claim-first-kept").with("seat", held.by).with("favour", held.favour.value()),
        );
    }
    equal_pairs(lines, &old.removed, &new.removed);
    match new.section(id).stake {
        Stake::Both(high, low) => lines.push(
            Phrase::new("log-section-opens")
                .with("section", id.number())
                .with("kinds", kinds(high, low))
                .with("high", high.value())
                .with("low", low.value()),
        ),
        _ => lines.push(Phrase::new("log-section-closes").with("section", id.number())),
    }
}

fn endings(lines: &mut Vec<Phrase>, old: &Table, mv: Move, new: &Table) {
    if let (None, Some(finisher)) = (old.finisher, new.finisher) {
        lines.push(Phrase::new("log-last-card").with("seat", finisher));
    }
    skipped(lines, old, mv, new);
    let finished = ends_at_once(new);
    let checks_begin = matches!(new.phase, Phase::LastCheck | Phase::Over) && old.phase != Phase::LastCheck;
    // With the last favour of all the game ends at once, also in the check of a last turn.
    if checks_begin && new.finisher.is_some() && !finished {
        lines.push(Phrase::new("log-last-check"));
    }
    if old.phase != Phase::Over && new.phase == Phase::Over {
        if finished {
            lines.push(Phrase::new("log-all-finished"));
        }
        lines.push(Phrase::new("log-over"));
        for id in new.section_ids() {
            if let Some(held) = new.section(id).stake.held() {
                lines.push(
                    Phrase::new("log-held-lost")
                        .with("seat", held.by)
                        .with("favour", held.favour.value())
                        .with("section", id.number()),
                );
            }
        }
    }
}

/// What could not be done for want of cards, in the turns after somebody has played the last card: the rest of the turn, and
/// whole turns of others.
fn skipped(lines: &mut Vec<Phrase>, old: &Table, mv: Move, new: &Table) {
    let Some(finisher) = new.finisher else { return };
    let out = |seat: Seat| new.unseen[seat.index()].is_empty();
    let checks = |table: &Table| matches!(table.phase, Phase::LastCheck | Phase::Over);
    if checks(old) || (new.turn == old.turn && !checks(new)) || ends_at_once(new) {
        return;
    }
    // Cavalry is free: after it the action is still owed.
    let free = matches!(mv, Move::Play { card: Card::Cavalry, .. });
    if old.turn != finisher && out(old.turn) && (free || old.phase != Phase::Second) {
        lines.push(Phrase::new("log-nothing-left").with("seat", old.turn));
    }
    let mut seat = old.turn.next(new.seats());
    while seat != finisher && (checks(new) || seat != new.turn) {
        lines.push(Phrase::new("log-skipped").with("seat", seat));
        seat = seat.next(new.seats());
    }
}

/// Whether the game ended with the last favour, in the middle of a turn.
fn ends_at_once(table: &Table) -> bool {
    table.section_ids().all(|id| !table.section(id).is_open())
}

/// A picture of the whole position in characters.
pub(crate) fn sketch(state: &GreatWall, words: &Words) -> String {
    let table = &state.table;
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = draw(&mut out, state, table, words);
    out
}

fn draw(out: &mut String, state: &GreatWall, table: &Table, words: &Words) -> std::fmt::Result {
    let name_width =
        Seat::all(table.seats()).map(|seat| words.name(seat).chars().count()).max().unwrap_or(0).max(8);
    for id in table.section_ids() {
        let section = table.section(id);
        let favours = match section.stake {
            Stake::Closed => words.word("sketch-closed"),
            Stake::Both(high, low) => format!("[{high}] [{low}]"),
            Stake::One { left, held } => {
                let phrase = Phrase::new("sketch-held")
                    .with("seat", held.by)
                    .with("favour", held.favour.value())
                    .word("card", held.on.name());
                format!("[{left}]  {}", words.say(&phrase))
            }
        };
        writeln!(
            out,
            "{}  {favours}",
            words.say(&Phrase::new("sketch-section").with("section", id.number()))
        )?;
        let leader = section.leader();
        for seat in Seat::all(table.seats()) {
            let mut cards = list(&section.cards[seat.index()], words);
            for under in section.under.iter().flatten().filter(|under| under.seat == seat) {
                if !cards.is_empty() {
                    cards.push_str(", ");
                }
                write!(cards, "({})", words.word(under.card.name()))?;
            }
            if cards.is_empty() {
                continue;
            }
            let total =
                if section.is_present(seat) { section.total(seat).to_string() } else { "–".to_owned() };
            let flag = if leader == Some(seat) { "►" } else { " " };
            writeln!(out, "  {flag} {:<name_width$} {total:>3}  {cards}", words.name(seat))?;
        }
    }
    writeln!(out)?;
    let points = table.scores();
    for seat in Seat::all(table.seats()) {
        let line = Phrase::new("sketch-player")
            .with("pile", table.piles[seat.index()])
            .with("points", points.total(seat))
            .with("favours", table.won[seat.index()].size());
        writeln!(out, "  {:<name_width$} {}", words.name(seat), words.say(&line))?;
        let hand = list(state.hand(seat), words);
        let hand = if hand.is_empty() { words.word("sketch-empty") } else { hand };
        let hand = words.say(&Phrase::new("sketch-hand").with("cards", hand));
        writeln!(out, "  {:<name_width$} {hand}", "")?;
    }
    let supply = Phrase::new("sketch-supply").with("count", table.supply.size());
    writeln!(out, "\n  {}", words.say(&supply))?;
    let pairs = table.pairs_removed();
    if !pairs.is_empty() {
        writeln!(out, "  {}", words.say(&Phrase::new("sketch-removed").with("favours", pairs)))?;
    }
    let turn = match game::Game::turn(state) {
        Turn::Over => Phrase::new("log-over"),
        Turn::Of(seat) => Phrase::new(match table.phase {
            Phase::Check => "sketch-check",
            Phase::LastCheck => "sketch-last-check",
            Phase::First => "sketch-first",
            Phase::Second | Phase::Over => "sketch-second",
        })
        .with("seat", seat)
        .with("claims", table.setup.claims.name()),
    };
    writeln!(out, "  {}", words.say(&turn))?;
    if table.setup.scores == ScoresLie::Open {
        writeln!(out, "  {}", words.word("sketch-open-scores"))?;
    }
    Ok(())
}

/// Cards by kind, as in "2 Wall, 1 Gate".
fn list(cards: &Cards, words: &Words) -> String {
    let kinds = Card::ALL.into_iter().filter(|card| cards.count(card.index()) > 0);
    let named = kinds.map(|card| {
        let phrase =
            Phrase::new("sketch-cards").with("count", cards.count(card.index())).word("card", card.name());
        words.say(&phrase)
    });
    named.collect::<Vec<_>>().join(", ")
}
