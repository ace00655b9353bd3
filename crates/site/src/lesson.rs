//! A step of a lesson, drawn as a table is: the same boards, from what the learner's seat knows.

use boards::{Board, Player, Scene, Sitter, Story};
use game::{Seat, Turn, Viewer, Words};
use table::lessons::{Attempt, Lesson, Step};
use table::{AnyGame, AnyMatch};

use crate::pages::rules;
use crate::pages::table::{After, Menu, Puzzling, Stands, TablePage, Taught, live};
use crate::taught::{self, about, path, title};

/// How far back a board looks for a story to tell.
const RECENT: usize = 100;

/// So many tries of a step are read, and so many characters of each: more than any lesson needs.
pub(crate) const TRIES: usize = 64;
pub(crate) const LONGEST: usize = 200;

/// A lesson of a game, and how far somebody came in it.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    /// The game.
    pub(crate) game: &'static dyn AnyGame,
    /// Its board.
    pub(crate) board: &'static dyn Board,
    /// All its lessons.
    pub(crate) lessons: &'static [Lesson],
    /// Which of them, counted from 0.
    pub(crate) number: usize,
}

/// Where the learner stands: all that a request carries.
#[derive(Clone, Default, Debug)]
pub(crate) struct Standing {
    /// The step, counted from 0.
    pub(crate) step: usize,
    /// What was played in each step before it.
    pub(crate) played: Vec<Vec<String>>,
    /// What was played in it so far.
    pub(crate) tried: Vec<String>,
    /// How often something else was tried.
    pub(crate) wrong: usize,
}

/// What came of it, besides where the learner stands now.
pub(crate) struct Shown {
    /// The match to be drawn.
    pub(crate) played: Box<dyn AnyMatch>,
    /// How the learner stands.
    pub(crate) stands: Stands,
}

impl Course {
    /// A lesson by its name.
    pub(crate) fn find(game: &str, lesson: &str) -> Option<Self> {
        let (game, board, lessons) = taught::lessons(game)?;
        let number = lessons.iter().position(|known| known.name == lesson)?;
        Some(Self { game, board, lessons, number })
    }

    pub(crate) fn lesson(&self) -> &'static Lesson {
        &self.lessons[self.number]
    }

    fn step(&self, step: usize) -> &'static Step {
        &self.lesson().steps[step]
    }

    /// Its address.
    pub(crate) fn path(&self) -> String {
        path(self.game.about().id, self.lesson())
    }

    /// What comes after it: the next lesson, or after the last one a first game.
    pub(crate) fn after(&self, words: &Words) -> After {
        let game = self.game.about().id;
        match self.lessons.get(self.number + 1) {
            Some(next) => After { path: path(game, next), lesson: Some(title(next, words)) },
            None => After { path: format!("/learn/{game}/first"), lesson: None },
        }
    }

    /// What was played since the last step that has a position of its own, which is where the engine begins.
    fn since<'a>(&self, standing: &'a Standing) -> &'a [Vec<String>] {
        let placed = self.lesson().steps.iter().take(standing.step + 1).rposition(Step::is_placed);
        standing.played.get(placed.unwrap_or(0)..).unwrap_or_default()
    }

    /// The step as it begins.
    pub(crate) fn begin(&self, standing: &Standing) -> Option<Shown> {
        let played = self.lesson().at(standing.step, self.since(standing)).ok()?;
        let stands = if self.step(standing.step).asks() { Stands::Asks } else { Stands::Tells };
        Some(Shown { played, stands })
    }

    /// What the tries come to; a try that is not what was asked leads back to the step's beginning.
    pub(crate) fn attempt(&self, standing: &mut Standing, words: &Words) -> Option<Shown> {
        let since = self.since(standing);
        let said = match self.lesson().attempt(standing.step, since, &standing.tried).ok()? {
            Attempt::Going(played) => return Some(Shown { played, stands: Stands::Asks }),
            Attempt::Done { after, .. } => {
                let right = words.text(&self.lesson().message(standing.step), Some("right"), &[]);
                return Some(Shown { played: after, stands: Stands::Right(right) });
            }
            Attempt::Else { message } => match message.split_once('.') {
                Some((id, attribute)) => words.text(id, Some(attribute), &[]),
                None => words.word(&message),
            },
            Attempt::Refused(refusal) => words.refusal(&refusal),
        };
        standing.tried.clear();
        standing.wrong += 1;
        let begun = self.begin(standing)?;
        Some(Shown { stands: Stands::Wrong(said), ..begun })
    }

    /// The move that “Show me” plays next, as the page writes it; nothing where what was tried leads elsewhere.
    fn shows(&self, standing: &Standing, played: &dyn AnyMatch) -> Option<String> {
        let show = &self.step(standing.step).show;
        let along = standing.tried.iter().zip(show).all(|(tried, shown)| played.same_move(tried, shown));
        let next = show.get(standing.tried.len()).filter(|_| along)?;
        played.moves().into_iter().map(|legal| legal.mv).find(|legal| played.same_move(legal, next))
    }

    /// Draws a step. `plain` is for whoever has no script: the legal moves in words.
    pub(crate) fn draw(
        &self,
        standing: &Standing,
        shown: &Shown,
        reached: usize,
        unkept: bool,
        plain: bool,
        words: &Words,
    ) -> String {
        let (lesson, step) = (self.lesson(), self.step(standing.step));
        let seat = lesson.seat;
        let words = words.clone().spoken_to(Some(seat));
        let played = &*shown.played;
        let asks = matches!(shown.stands, Stands::Asks | Stands::Wrong(_));
        let moves = if asks && played.turn() == Turn::Of(seat) { played.moves() } else { Vec::new() };
        let told = |mv: &str| {
            played.foretold(played.length(), mv).map_or_else(|| mv.to_owned(), |phrase| words.say(&phrase))
        };
        let message = lesson.message(standing.step);
        let more = words.missing(&message, Some("more"), &[]).is_none();
        let rule =
            |(id, otherwise): (&str, String)| (id.to_owned(), words.text(&message, Some(&otherwise), &[]));
        let taught = Taught {
            path: self.path(),
            number: self.number + 1,
            count: self.lessons.len(),
            title: title(lesson, &words),
            about: about(lesson, &words),
            steps: (0..lesson.steps.len()).map(|n| words.word(&lesson.message(n))).collect(),
            rule: lesson
                .rule
                .clone()
                .and_then(|id| rules::rule_title(self.game.about().id, &id, &words).map(|title| (id, title))),
            step: standing.step,
            reached,
            sentence: words.word(&message),
            more: more.then(|| words.text(&message, Some("more"), &[])),
            stands: shown.stands.clone(),
            lights: step.lights.clone(),
            shows: asks.then(|| self.shows(standing, played)).flatten(),
            refusals: step.refusals().map(rule).collect(),
            played: json(&standing.played),
            tried: json(&standing.tried),
            begun: !standing.tried.is_empty(),
            wrong: standing.wrong,
            after: self.after(&words),
            moves: if plain {
                moves.iter().map(|mv| (mv.mv.clone(), told(&mv.mv))).collect()
            } else {
                Vec::new()
            },
            unkept,
        };
        table(self.board, played, seat, &words, &moves, Some(taught), None)
    }
}

/// The live region around a step of a lesson, or around a puzzle.
pub(crate) fn table(
    board: &'static dyn Board,
    played: &dyn AnyMatch,
    seat: Seat,
    words: &Words,
    moves: &[bots::outside::MovePaper],
    lesson: Option<Taught>,
    puzzle: Option<Puzzling>,
) -> String {
    let path = lesson.as_ref().map(|taught| taught.path.clone());
    let path = path.or(puzzle.as_ref().map(|puzzle| puzzle.path.clone())).unwrap_or_default();
    let step = lesson.as_ref().map_or(0, |taught| taught.step);
    let viewer = Viewer::Seat(seat);
    // Everybody is called by colour: so lessons speak of them.
    let players: Vec<Player> = Seat::all(played.setup().seats)
        .map(|other| Player {
            seat: other,
            name: words.name(other),
            sitter: if other == seat { Sitter::You } else { Sitter::Person },
            thinking: false,
        })
        .collect();
    let is_story = |n: &usize| played.decided(*n).is_some_and(|(_, mv)| board.is_story(&mv));
    let recent = if board.tells_stories() { RECENT } else { 0 };
    let told = (0..played.length()).rev().take(recent).find(is_story);
    let moment = told.and_then(|n| Some((n, played.moment(n, viewer)?)));
    let story = moment.as_ref().map(|(n, (before, _, mv))| Story {
        number: n + 1,
        before: &**before,
        mv: mv.clone(),
    });
    let view = played.view_any(viewer);
    live(&TablePage {
        words,
        path: &path,
        board,
        view: &*view,
        scene: Scene {
            viewer,
            from: None,
            words,
            players: &players,
            turn: played.turn(),
            moves,
            last: played.last_shown(viewer),
            story,
            sketch: None,
        },
        // Another step is another decision, whatever was played before it.
        decision: step * 1000 + played.length() + 1,
        by_bot: false,
        held: None,
        undo: false,
        advice: false,
        since: None,
        past: None,
        review: None,
        lesson,
        puzzle,
        remarks: None,
        curtain: None,
        end: None,
        ended: None,
        timing: None,
        own: &[seat],
        over: false,
        waiting: false,
        may_join: false,
        unkept: false,
        host: false,
        menu: Menu { leave: false, back: false, absent: None, close: false, report: None },
        rematch: None,
        deal: None,
        dealt: false,
        watching: false,
        delay: 0,
        chat: false,
        invitation: None,
        trouble: false,
    })
    .into_string()
}

/// Lists of moves in one line, as the page carries them.
pub(crate) fn json(moves: &impl serde::Serialize) -> String {
    // Texts in lists can always be written.
    serde_json::to_string(moves).unwrap_or_default()
}

impl Standing {
    /// Reads where somebody stands, or says nothing: numbers of steps there are, and no more tries than anybody needs.
    pub(crate) fn read(lesson: &Lesson, said: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let number = |name: &str| said(name)?.parse::<usize>().ok();
        let step = number("step")?.checked_sub(1).filter(|step| *step < lesson.steps.len())?;
        let mut played: Vec<Vec<String>> = serde_json::from_str(&said("played")?).ok()?;
        let tried: Vec<String> = serde_json::from_str(&said("tried")?).ok()?;
        let fits = |moves: &Vec<String>| moves.len() <= TRIES && moves.iter().all(|mv| mv.len() <= LONGEST);
        if played.len() > lesson.steps.len() || !played.iter().chain([&tried]).all(fits) {
            return None;
        }
        // Where something is missing, what would be shown was played.
        played.resize(step, Vec::new());
        Some(Self { step, played, tried, wrong: number("wrong")?.min(TRIES) })
    }
}
