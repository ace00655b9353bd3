//! What a person sees of a table, as a page.

use game::{Lang, Phrase, Seat, Turn, Viewer, Words};
use table::Occupant;

use crate::advice::{self, Told};
use crate::boards::{self, Player, Scene, Sitter};
use crate::identity::Person;
use crate::levels;
use crate::live::{Inner, LiveTable};
use crate::pages::advice::Offer;
use crate::pages::layout::Context;
use crate::pages::table::{End, LogLine, TablePage, live, whole};

/// How far back a board looks for a story to tell.
const RECENT: usize = 100;

/// From where a person looks.
pub(crate) struct Place {
    /// What he may know.
    pub(crate) viewer: Viewer,
    /// The seat whose hand waits behind the curtain.
    pub(crate) curtain: Option<Seat>,
    owned: Vec<Seat>,
}

/// From where a person looks at a table. Whoever plays several seats at one screen sees the hand of one at a time, and
/// only after lifting the curtain.
pub(crate) fn place(inner: &Inner, person: &str) -> Place {
    let owned = inner.table.owned(person);
    let waiting = inner.table.open().next().is_some();
    let turn = inner.table.played().turn();
    let (viewer, curtain) = match (owned.as_slice(), turn) {
        ([], _) => (Viewer::Audience, None),
        ([only], _) => (Viewer::Seat(*only), None),
        (_, _) if waiting => (Viewer::Audience, None),
        (_, Turn::Over) => (Viewer::Audience, None),
        (seats, Turn::Of(seat)) => {
            let lifted = inner.lifted.get(person).copied();
            if !seats.contains(&seat) {
                (lifted.map_or(Viewer::Audience, Viewer::Seat), None)
            } else if lifted == Some(seat) {
                (Viewer::Seat(seat), None)
            } else {
                (Viewer::Audience, Some(seat))
            }
        }
    };
    Place { viewer, curtain, owned }
}

/// The name to show for a seat.
pub(crate) fn name(occupant: &Occupant, seat: Seat, words: &Words) -> String {
    match occupant {
        Occupant::Person { name, .. } | Occupant::Here { name, .. } => name.clone(),
        Occupant::Bot { .. } => words.word(&format!("bot-name-{seat}")),
        Occupant::Open => words.word("sitter-open"),
    }
}

/// Renders a table for a person: the whole page, or only its live region.
pub(crate) fn table(
    table_: &LiveTable,
    inner: &Inner,
    person: &Person,
    own_name: &str,
    base: &str,
    region_only: bool,
) -> Option<String> {
    let played = inner.table.played();
    let game = played.about().id;
    let board = boards::board(game)?;
    let place = place(inner, &person.id);
    let site = words_for(game, person.lang);
    let seats = inner.table.seats();
    let names: Vec<String> =
        Seat::all(seats.len()).zip(seats).map(|(seat, occupant)| name(occupant, seat, &site)).collect();
    let words = site.with_names(names.clone());
    let path = format!("/t/{}", table_.id);
    let context = Context { words: &words, name: own_name, theme: person.theme, path: &path };

    let turn = played.turn();
    let waiting = inner.table.open().next().is_some();
    let mine = turn.seat().is_some_and(|seat| place.viewer == Viewer::Seat(seat)) && !waiting;
    let moves = if mine { played.moves() } else { Vec::new() };
    let players: Vec<Player> = Seat::all(seats.len())
        .zip(seats)
        .map(|(seat, occupant)| Player {
            seat,
            name: names[seat.index()].clone(),
            sitter: match occupant {
                Occupant::Person { id, .. } if *id == person.id => Sitter::You,
                Occupant::Person { .. } => Sitter::Person,
                Occupant::Here { id, .. } if *id == person.id => Sitter::Here,
                Occupant::Here { .. } => Sitter::Person,
                Occupant::Bot { bot } => Sitter::Bot(levels::title_of(game, bot)),
                Occupant::Open => Sitter::Open,
            },
            thinking: inner.thinking == Some(seat),
        })
        .collect();
    let log = played
        .log()
        .iter()
        .enumerate()
        .map(|(n, (seat, _))| LogLine { seat: *seat, told: played.told(n, Some(place.viewer), &words) })
        .collect();
    let end = (turn == Turn::Over).then(|| End {
        scores: played.scores(),
        course: (0..=played.log().len())
            .filter_map(|n| played.scores_before(n))
            .map(|scores| scores.totals())
            .collect(),
    });
    let view = played.view_any(place.viewer);
    let told = (0..played.log().len()).rev().take(RECENT).find(|&n| board.is_story(&played.log()[n].1));
    let moment = told.and_then(|n| Some((n, played.moment(n, place.viewer)?)));
    let story = moment.as_ref().map(|(n, (before, _, mv))| boards::Story {
        number: n + 1,
        before: &**before,
        mv: mv.clone(),
    });
    // The audience and whoever waits behind a curtain cannot take anything back.
    let undo = place.curtain.is_none()
        && !place.owned.is_empty()
        && inner.table.may_undo(&person.id, table::seating::Back::Step).is_ok();
    let advice = advice::advisable(table_, inner, &person.id).map(|_| {
        match inner.advised.now(&inner.table, &person.id) {
            None => Offer::Open,
            Some(Told::Thinking(_)) => Offer::Thinking,
            Some(Told::Moves(moves)) => Offer::Moves(moves),
        }
    });
    let page = TablePage {
        context: &context,
        board,
        view: &*view,
        scene: Scene {
            viewer: place.viewer,
            words: &words,
            players: &players,
            turn,
            moves: &moves,
            last: played.last_shown(place.viewer),
            story,
        },
        decision: inner.table.decision(),
        log,
        undo,
        advice,
        curtain: place.curtain,
        end,
        invite: waiting.then(|| format!("{base}{path}")),
        may_join: waiting && place.owned.is_empty(),
        host: table_.host == person.id,
        rematch: inner.rematch.clone(),
    };
    Some(if region_only { live(&page).into_string() } else { whole(&page).into_string() })
}

/// The words of site and game.
fn words_for(game: &str, lang: Lang) -> Words {
    crate::words(Some(game), lang)
}

/// A refusal or another reason, in one line.
pub(crate) fn reason(no: &table::seating::No, words: &Words) -> String {
    use table::seating::No;
    match no {
        No::NotYours => words.say(&Phrase::new("no-not-yours")),
        No::NotStarted => words.say(&Phrase::new("no-not-started")),
        No::Stale => words.say(&Phrase::new("no-stale")),
        No::Rules(trouble) => trouble.say(words),
    }
}
