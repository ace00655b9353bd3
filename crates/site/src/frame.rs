//! What is seen of a table: from where, and drawn.

use std::sync::Arc;

use boards::memory::Sketch;
use boards::{Player, Scene, Sitter};
use game::{Lang, Phrase, Seat, Turn, Viewer, Words};
use house::{Line, Table};
use maud::Markup;
use table::seating::Back;
use table::{AnyMatch, Occupant};

use crate::agreed;
use crate::levels;
use crate::pages::table::{
    End, Entry, Eyes, Invitation, Menu, Past, Review, Since, TablePage, Timing, live, parts, remarks,
};

/// How far back a board looks for a story to tell.
const RECENT: usize = 100;

/// From where somebody looks at a table. It is everything a frame depends on besides the table itself: whoever looks from the
/// same place, in the same language, sees the same frame.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sight {
    /// The language.
    pub lang: Lang,
    /// What may be known.
    pub viewer: Viewer,
    /// The seat whose hand waits behind the curtain.
    pub curtain: Option<Seat>,
    /// The seats of whoever looks.
    pub owned: Vec<Seat>,
    /// Whether they left and may come back.
    pub away: bool,
    /// Whether they only watch: they have no seat, nor one to come back to. They see the table as late as was agreed.
    pub watches: bool,
    /// From whose place they watch.
    pub from: Option<Seat>,
    /// Whether they opened the table.
    pub host: bool,
    /// Whether they may take back a step.
    pub undo: bool,
    /// Whether somebody who is to decide has been away for so long that the host may give the seat to a bot.
    pub absent: bool,
    /// Whether a bot plays a seat of theirs because their time is over.
    pub over: bool,
    /// How long the clocks stood since something last happened.
    pub stood: house::Time,
    /// Whether the store is out of order.
    pub trouble: bool,
    /// Whether they are a guest at a table that counts, and so may not sit down.
    pub unkept: bool,
}

impl Sight {
    /// Who is spoken to.
    #[must_use]
    pub fn you(&self) -> Option<Seat> {
        you(&self.owned)
    }

    /// The table as it is shown to whoever looks from there.
    #[must_use]
    pub fn table<'a>(&self, seen: &'a house::Seen) -> &'a Arc<Table> {
        if self.watches { &seen.late } else { &seen.table }
    }

    /// The same, watching from somebody's place.
    #[must_use]
    pub fn seen_from(self, seat: Option<Seat>, seats: usize) -> Self {
        let from = seat.filter(|seat| self.watches && seat.index() < seats);
        Self { from, ..self }
    }

    /// From where a person looks. Whoever plays several seats at one screen sees the hand of one at a time, and only after
    /// lifting the curtain: the screen says which.
    #[must_use]
    pub fn of(seen: &house::Seen, person: &str, lifted: Option<Seat>, lang: Lang, now: house::Time) -> Self {
        let table = &*seen.table;
        let owned = table.seating.owned(person);
        let (viewer, curtain) = match (owned.as_slice(), table.turn()) {
            ([], _) => (Viewer::Audience, None),
            ([only], _) => (Viewer::Seat(*only), None),
            (_, _) if table.is_open() => (Viewer::Audience, None),
            (_, Turn::Over) => (Viewer::Audience, None),
            (seats, Turn::Of(seat)) => {
                let lifted = lifted.filter(|lifted| seats.contains(lifted));
                if !seats.contains(&seat) {
                    (lifted.map_or(Viewer::Audience, Viewer::Seat), None)
                } else if lifted == Some(seat) {
                    (Viewer::Seat(seat), None)
                } else {
                    (Viewer::Audience, Some(seat))
                }
            }
        };
        let left =
            |seat: &Occupant| matches!(seat, Occupant::Away { id, resigned: false, .. } if id == person);
        let host = table.header.host == person;
        let away = table.ended.is_none() && table.seating.seats().iter().any(left);
        Self {
            lang,
            viewer,
            curtain,
            away,
            watches: owned.is_empty() && !away,
            from: None,
            host,
            // Whoever waits behind a curtain cannot take anything back, nor can the audience.
            undo: table.ended.is_none()
                && !table.stands()
                && curtain.is_none()
                && !owned.is_empty()
                && table.seating.may_undo(person, Back::Step).is_ok(),
            absent: host
                && !table.is_open()
                && !table.is_timed()
                && now - table.runs_since() >= house::wish::ABSENT,
            over: table.ended.is_none()
                && Seat::all(table.seating.seats().len())
                    .zip(table.seating.seats())
                    .any(|(seat, by)| left(by) && table.clocks.is_over(seat)),
            stood: table.clocks.stood,
            owned,
            trouble: seen.trouble,
            unkept: false,
        }
    }
}

/// The name to show for a seat.
#[must_use]
pub fn name(occupant: &Occupant, seat: Seat, words: &Words) -> String {
    match occupant {
        // Whoever has deleted their account has no name any more.
        Occupant::Person { name, .. } | Occupant::Here { name, .. } | Occupant::Away { name, .. } => {
            if name.is_empty() { words.word("sitter-former") } else { name.clone() }
        }
        Occupant::Bot { .. } => words.word(&format!("bot-name-{seat}")),
        Occupant::Open => words.word("sitter-open"),
    }
}

/// The names of all seats.
#[must_use]
pub fn names(seats: &[Occupant], words: &Words) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(seats.len());
    for (seat, occupant) in Seat::all(seats.len()).zip(seats) {
        let name = name(occupant, seat, words);
        let former = house::names::in_seat(occupant) == Some("");
        let taken: Vec<&str> = names.iter().map(String::as_str).collect();
        // Several may have gone from one table.
        let name = if former { house::names::distinct(&name, &taken) } else { name };
        names.push(name);
    }
    names
}

/// The words of site and game, with the players' names, spoken to whoever looks.
#[must_use]
pub fn words(table: &Table, lang: Lang, you: Option<Seat>) -> Words {
    let words = crate::words(Some(&table.header.game), lang);
    let names = names(table.seating.seats(), &words);
    words.with_names(names).spoken_to(you)
}

/// Whoever plays one seat is “you”; at a screen that several people share, all are called by their names.
#[must_use]
pub fn you(owned: &[Seat]) -> Option<Seat> {
    match owned {
        [only] => Some(*only),
        _ => None,
    }
}

/// Where a line of the log stands: what the line after it must know of it.
#[derive(Clone, Default)]
pub struct Stand {
    /// The heading above it.
    heading: Arc<str>,
    /// Who decided; nobody in a note.
    seat: Option<Seat>,
    /// Who decided last, whatever was noted since.
    turn: Option<Seat>,
    /// Who began the game.
    opener: Option<Seat>,
    /// The round of the table: it begins whenever the turn comes back to who began.
    round: usize,
}

impl Stand {
    /// Where the next decision stands.
    fn after(&self, seat: Seat, chapter: Option<String>, words: &Words) -> Self {
        let opener = self.opener.unwrap_or(seat);
        let begins = seat == opener && self.turn != Some(seat);
        let round = self.round + usize::from(begins);
        let counted = || words.say(&Phrase::new("log-table-round").with("number", round));
        let heading = chapter.unwrap_or_else(counted);
        let heading = if *heading == *self.heading { self.heading.clone() } else { heading.into() };
        Self { heading, seat: Some(seat), turn: Some(seat), opener: Some(opener), round }
    }
}

/// A line of the log, as a viewer is told it, after the one that stands before it.
#[must_use]
pub fn line(table: &Table, line: &Line, viewer: Viewer, words: &Words, before: &Stand) -> (String, Stand) {
    line_to(table, line, viewer, words, before, |_| (None, None))
}

/// The same, where pressing the line of a decision leads somewhere, and some bear a mark.
pub fn line_to(
    table: &Table,
    line: &Line,
    viewer: Viewer,
    words: &Words,
    before: &Stand,
    more: impl Fn(usize) -> (Option<String>, Option<Markup>),
) -> (String, Stand) {
    let Some(board) = boards::board(&table.header.game) else { return (String::new(), before.clone()) };
    match line {
        Line::Decision(n) => {
            let played = table.seating.played();
            let Some((seat, mv)) = played.shown(*n, viewer) else { return (String::new(), before.clone()) };
            let stand = before.after(seat, played.chapter(*n, viewer, words), words);
            let begins = stand.heading != before.heading;
            let (href, mark) = more(*n);
            let entry = Entry {
                heading: begins.then_some(&*stand.heading),
                seat: Some(seat),
                goes_on: !begins && before.seat == Some(seat),
                number: Some(*n),
                places: &board.places(viewer, seat, &mv),
                told: &played.told(*n, Some(viewer), words),
                href,
                mark,
            };
            (entry.draw(board).into_string(), stand)
        }
        Line::Note { seat, told } => {
            let phrase = Phrase::new(told);
            let phrase = match seat {
                Some(seat) => phrase.with("seat", *seat),
                None => phrase,
            };
            let entry = Entry { seat: *seat, told: &[words.say(&phrase)], ..Entry::default() };
            (entry.draw(board).into_string(), Stand { seat: None, ..before.clone() })
        }
    }
}

/// What the others decided since a seat's last turn; while it is its turn, before what it has decided in it.
fn since(played: &dyn AnyMatch, viewer: Viewer) -> Option<Since> {
    let seat = viewer.seat()?;
    let by = |n: usize| played.decider(n);
    let back = |from: usize, own: bool| {
        (0..from).rev().find(|&n| by(n).is_none_or(|by| (by == seat) != own)).map_or(0, |n| n + 1)
    };
    let now = played.length();
    let to = if played.turn().seat() == Some(seat) { back(now, true) } else { now };
    let from = back(to, false);
    let mut seats: Vec<Seat> = (from..to).filter_map(by).collect();
    seats.sort_unstable();
    seats.dedup();
    (from < to).then_some(Since { from, to, seats: seats.len() })
}

/// A moment of the past: after how many decisions, and the row of decisions in which it is shown, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// So many decisions were taken.
    pub at: usize,
    /// The first decision of the row.
    pub from: usize,
    /// The one after its last.
    pub to: usize,
}

/// Draws a table as it stood at an earlier moment, as the viewer knew it then: nothing can be pressed in it. Nothing if
/// there was no such moment.
#[must_use]
pub fn draw_past(table: &Table, sight: &Sight, words: &Words, moment: Moment) -> Option<String> {
    let now = table.seating.played();
    let Moment { at, from, to } = moment;
    if !(from <= at && at <= to && to <= now.length()) {
        return None;
    }
    let told = if at == from { Vec::new() } else { now.told(at - 1, Some(sight.viewer), words) };
    let past = Past { step: at - from, steps: to - from, told: &told };
    draw_as(table, &*now.before(at)?, sight, words, Some(past), None, None)
}

/// Draws a moment of the page of a game: nothing can be pressed on its board.
#[must_use]
pub fn draw_review(table: &Table, sight: &Sight, words: &Words, review: Review) -> Option<String> {
    let then = table.seating.played().before(review.at)?;
    draw_as(table, &*then, sight, words, None, Some(review), None)
}

/// What somebody reads who has no seat at an open table.
fn invitation(table: &Table, words: &Words) -> Invitation {
    let seats = table.seating.seats();
    let host = Seat::all(seats.len())
        .zip(seats)
        .find(|(_, occupant)| matches!(occupant, Occupant::Person { id, .. } if *id == table.header.host));
    let sits = |(seat, occupant)| match occupant {
        &Occupant::Open => None,
        occupant => Some(name(occupant, seat, words)),
    };
    Invitation {
        host: host.map(|(seat, occupant)| name(occupant, seat, words)),
        sits: Seat::all(seats.len()).zip(seats).filter_map(sits).collect(),
        free: table.seating.open().count(),
        agreed: agreed::sentences(words, &table.header.setup, &table.header.terms),
    }
}

/// Whether whoever looks is asked for a decision.
fn asks(table: &Table, sight: &Sight) -> bool {
    // A turn that is held has nothing left to decide, and while the table stands nobody decides.
    is_turn(table, sight) && table.held.is_none() && !table.stands()
}

/// Whether whoever looks is to act, if only to lift the curtain: then their tab calls for them.
#[must_use]
pub fn calls(table: &Table, sight: &Sight) -> bool {
    is_turn(table, sight) || (sight.curtain.is_some() && !table.is_open())
}

/// Whether it is the turn of whoever looks.
fn is_turn(table: &Table, sight: &Sight) -> bool {
    table.turn().seat().is_some_and(|seat| sight.viewer == Viewer::Seat(seat)) && !table.is_open()
}

/// What a drawn table says of itself at its head, where the page's script reads it too.
#[must_use]
pub fn attribute<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let head = &html[..html.find('>')?];
    let value = head.split_once(&format!(" data-{name}=\""))?.1;
    value.split('"').next()
}

/// Draws a table without its log; with a sketch, marks stand for the parts that it remembers.
#[must_use]
pub fn draw(table: &Table, sight: &Sight, words: &Words, sketch: Option<&Sketch>) -> Option<String> {
    draw_as(table, table.seating.played(), sight, words, None, None, sketch)
}

/// Draws a table with what was played so far, or up to a moment of the past.
fn draw_as(
    table: &Table,
    played: &dyn AnyMatch,
    sight: &Sight,
    words: &Words,
    past: Option<Past<'_>>,
    review: Option<Review>,
    sketch: Option<&Sketch>,
) -> Option<String> {
    let game = played.about().id;
    let board = boards::board(game)?;
    let seats = table.seating.seats();
    let now = past.is_none() && review.is_none();
    let turn = if now { table.turn() } else { played.turn() };
    let waiting = now && table.is_open();
    let mine = now && is_turn(table, sight);
    let moves = if now && asks(table, sight) { played.moves() } else { Vec::new() };
    let due = table.due_bot().filter(|_| now);
    let players: Vec<Player> = Seat::all(seats.len())
        .zip(seats)
        .map(|(seat, occupant)| Player {
            seat,
            name: name(occupant, seat, words),
            sitter: match occupant {
                Occupant::Person { .. } if sight.owned.contains(&seat) => Sitter::You,
                Occupant::Here { .. } if sight.owned.contains(&seat) => Sitter::Here,
                Occupant::Person { .. } | Occupant::Here { .. } => Sitter::Person,
                Occupant::Bot { bot } => Sitter::Bot(levels::title_of(game, bot)),
                Occupant::Away { bot, .. } => Sitter::Away(levels::title_of(game, bot)),
                Occupant::Open => Sitter::Open,
            },
            thinking: due == Some(seat),
        })
        .collect();
    let finished = now && played.turn() == Turn::Over;
    let end = finished.then(|| End {
        scores: played.scores(),
        course: (0..=played.length())
            .filter_map(|n| played.scores_before(n))
            .map(|scores| scores.totals())
            .collect(),
    });
    let open = review.as_ref().is_some_and(|review| review.eyes == Eyes::All);
    let view = if open { played.laid_open() } else { played.view_any(sight.viewer) };
    let review = review.map(|review| {
        let held = |seat: Seat| {
            let viewer = Viewer::Seat(seat);
            let (from, last, story, moves) = (None, None, None, &[][..]);
            let scene =
                Scene { viewer, from, words, players: &players, turn, moves, last, story, sketch: None };
            (seat, board.held(&*played.view_any(viewer), &scene))
        };
        let held = Seat::all(seats.len()).filter(|_| open).map(held).collect();
        Review { held, ..review }
    });
    let is_story = |n: &usize| played.decided(*n).is_some_and(|(_, mv)| board.is_story(&mv));
    let recent = if board.tells_stories() { RECENT } else { 0 };
    let told = (0..played.length()).rev().take(recent).find(is_story);
    let moment = told.and_then(|n| Some((n, played.moment(n, sight.viewer)?)));
    let story = moment.as_ref().map(|(n, (before, _, mv))| boards::Story {
        number: n + 1,
        before: &**before,
        mv: mv.clone(),
    });
    let absent = turn.seat().filter(|seat| {
        sight.absent
            && !sight.owned.contains(seat)
            && seats.get(seat.index()).is_some_and(Occupant::is_person)
    });
    let others = |seat: &Occupant| seat.is_person() || matches!(seat, Occupant::Away { resigned: false, .. });
    let alone =
        !Seat::all(seats.len()).zip(seats).any(|(seat, by)| others(by) && !sight.owned.contains(&seat));
    let last_decided = played.length().checked_sub(1).and_then(|n| played.decided(n));
    let last = last_decided.as_ref().map(|(seat, _)| *seat);
    let page = TablePage {
        words,
        path: &format!("/t/{}", table.header.id),
        board,
        view: &*view,
        scene: Scene {
            viewer: sight.viewer,
            from: sight.from,
            words,
            players: &players,
            turn,
            moves: &moves,
            // In the page of a game what comes next is marked, and not what was last; only at the end nothing comes.
            last: match &review {
                Some(review) if review.at < review.length => None,
                _ if open => last_decided,
                _ => played.last_shown(sight.viewer),
            },
            story,
            sketch,
        },
        decision: review.as_ref().map_or(table.seating.decision(), |review| review.at + 1),
        since: since(table.seating.played(), sight.viewer).filter(|_| review.is_none()),
        past,
        by_bot: last.is_some_and(|seat| seats.get(seat.index()).is_some_and(|by| by.bot().is_some())),
        held: table.held.map(|held| held.seat),
        undo: sight.undo,
        advice: mine
            && table.held.is_none()
            && !table.stands()
            && sight.curtain.is_none()
            && house::advice::may_advise(table),
        curtain: sight.curtain,
        end,
        ended: table.ended,
        timing: now.then(|| Timing::of(table)).flatten(),
        own: &sight.owned,
        over: now && sight.over,
        waiting,
        may_join: (waiting && sight.owned.is_empty() && !sight.unkept) || sight.away,
        unkept: sight.unkept,
        host: sight.host,
        menu: Menu {
            leave: table.ended.is_none() && !sight.owned.is_empty(),
            back: sight.away,
            absent,
            close: sight.host && table.ended.is_none() && (alone || sight.away),
            report: Seat::all(seats.len())
                .zip(seats)
                .any(|(seat, by)| {
                    house::names::in_seat(by).is_some_and(|name| !name.is_empty())
                        && !sight.owned.contains(&seat)
                })
                .then(|| table.header.id.clone()),
        },
        rematch: table.rematch.clone(),
        deal: table.header.terms.deal.clone(),
        dealt: table.header.position.is_none(),
        watching: if review.is_some() { sight.viewer == Viewer::Audience } else { sight.watches && !waiting },
        delay: if table.ended.is_some() { 0 } else { table.header.terms.delay },
        // Who plays against bots alone has nobody to talk to.
        chat: review.is_none()
            && !table.header.terms.silent
            && (sight.watches || !alone || waiting || table.ended.is_some()),
        invitation: (waiting && sight.owned.is_empty() && !sight.away).then(|| invitation(table, words)),
        trouble: sight.trouble,
        review,
        lesson: None,
        puzzle: None,
        remarks: (!moves.is_empty() && sight.owned.len() == 1)
            .then(|| sight.viewer.seat())
            .flatten()
            .map(|seat| table::remarks::fitting(remarks(game), played, seat, &moves)),
    };
    Some(match &page.review {
        Some(review) if review.alone => parts(&page, review).into_string(),
        _ => live(&page).into_string(),
    })
}
