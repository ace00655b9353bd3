//! What is seen of a table: from where, and drawn.

use game::{Lang, Phrase, Seat, Turn, Viewer, Words};
use house::{Line, Table};
use table::Occupant;
use table::seating::Back;

use crate::boards::{self, Player, Scene, Sitter};
use crate::levels;
use crate::memory::Sketch;
use crate::pages::table::{End, Menu, TablePage, live, log_line};

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
    /// Whether they opened the table.
    pub host: bool,
    /// Whether they may take back a step.
    pub undo: bool,
    /// Whether somebody who is to decide has been away for so long that the host may give the seat to a bot.
    pub absent: bool,
    /// Whether the store is out of order.
    pub trouble: bool,
}

impl Sight {
    /// Who is spoken to.
    #[must_use]
    pub fn you(&self) -> Option<Seat> {
        you(&self.owned)
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
        Self {
            lang,
            viewer,
            curtain,
            away: table.ended.is_none() && table.seating.seats().iter().any(left),
            host,
            // Whoever waits behind a curtain cannot take anything back, nor can the audience.
            undo: table.ended.is_none()
                && curtain.is_none()
                && !owned.is_empty()
                && table.seating.may_undo(person, Back::Step).is_ok(),
            absent: host && !table.is_open() && now - table.changed >= house::wish::ABSENT,
            owned,
            trouble: seen.trouble,
        }
    }
}

/// The name to show for a seat.
#[must_use]
pub fn name(occupant: &Occupant, seat: Seat, words: &Words) -> String {
    match occupant {
        Occupant::Person { name, .. } | Occupant::Here { name, .. } | Occupant::Away { name, .. } => {
            name.clone()
        }
        Occupant::Bot { .. } => words.word(&format!("bot-name-{seat}")),
        Occupant::Open => words.word("sitter-open"),
    }
}

/// The names of all seats.
#[must_use]
pub fn names(seats: &[Occupant], words: &Words) -> Vec<String> {
    Seat::all(seats.len()).zip(seats).map(|(seat, occupant)| name(occupant, seat, words)).collect()
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

/// A line of the log, as a viewer is told it.
#[must_use]
pub fn line(table: &Table, line: &Line, viewer: Viewer, words: &Words) -> String {
    let Some(board) = boards::board(&table.header.game) else { return String::new() };
    let (seat, told) = match line {
        Line::Decision(n) => {
            let played = table.seating.played();
            (played.decided(*n).map(|(seat, _)| seat), played.told(*n, Some(viewer), words))
        }
        Line::Note { seat, told } => {
            let phrase = Phrase::new(told);
            let phrase = match seat {
                Some(seat) => phrase.with("seat", *seat),
                None => phrase,
            };
            (*seat, vec![words.say(&phrase)])
        }
    };
    log_line(board, seat, &told).into_string()
}

/// Whether whoever looks is asked for a decision.
#[must_use]
pub fn asks(table: &Table, sight: &Sight) -> bool {
    table.turn().seat().is_some_and(|seat| sight.viewer == Viewer::Seat(seat)) && !table.is_open()
}

/// Draws a table without its log; with a sketch, marks stand for the parts that it remembers.
#[must_use]
pub fn draw(table: &Table, sight: &Sight, words: &Words, sketch: Option<&Sketch>) -> Option<String> {
    let played = table.seating.played();
    let game = played.about().id;
    let board = boards::board(game)?;
    let seats = table.seating.seats();
    let turn = table.turn();
    let waiting = table.is_open();
    let mine = asks(table, sight);
    let moves = if mine { played.moves() } else { Vec::new() };
    let due = table.seating.due_bot().map(|(seat, _)| seat).filter(|_| table.ended.is_none());
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
    let finished = played.turn() == Turn::Over;
    let end = finished.then(|| End {
        scores: played.scores(),
        course: (0..=played.length())
            .filter_map(|n| played.scores_before(n))
            .map(|scores| scores.totals())
            .collect(),
    });
    let view = played.view_any(sight.viewer);
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
    let page = TablePage {
        words,
        path: &format!("/t/{}", table.header.id),
        board,
        view: &*view,
        scene: Scene {
            viewer: sight.viewer,
            words,
            players: &players,
            turn,
            moves: &moves,
            last: played.last_shown(sight.viewer),
            story,
            sketch,
        },
        decision: table.seating.decision(),
        undo: sight.undo,
        advice: mine && sight.curtain.is_none() && house::advice::may_advise(table),
        curtain: sight.curtain,
        end,
        ended: table.ended,
        waiting,
        may_join: (waiting && sight.owned.is_empty()) || sight.away,
        host: sight.host,
        menu: Menu {
            leave: table.ended.is_none() && !sight.owned.is_empty(),
            back: sight.away,
            absent,
            close: sight.host && table.ended.is_none() && (alone || sight.away),
        },
        rematch: table.rematch.clone(),
        trouble: sight.trouble,
    };
    Some(live(&page).into_string())
}
