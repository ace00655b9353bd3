//! A puzzle, drawn as a table is: the same boards, from what the seat that is to decide knows.

use game::{Phrase, Turn, Words};
use house::Time;
use house::deals::DAY;
use house::store::puzzles::{Solver, Tried};
use table::puzzles::Posed;
use table::{AnyGame, AnyMatch};

use crate::boards::{self, Board};
use crate::lesson::{json, table};
use crate::pages::table::{Compared, Puzzling, Solution, Solving};

/// To whoever has solved none comes first what many find.
const FIRST: f64 = 1_300.0;
/// The next one is among so many of the nearest in difficulty.
const NEAREST: usize = 6;

/// A puzzle among those of its game.
#[derive(Clone, Copy)]
pub(crate) struct Riddle {
    /// The game.
    pub(crate) game: &'static dyn AnyGame,
    /// Its board.
    pub(crate) board: &'static dyn Board,
    /// All its puzzles.
    pub(crate) all: &'static [Posed],
    /// Which of them, counted from 0.
    pub(crate) number: usize,
}

/// The puzzles of a game that has a board and some; nothing if there is no such game.
pub(crate) fn puzzles(game: &str) -> Option<(&'static dyn AnyGame, &'static dyn Board, &'static [Posed])> {
    let (found, board) = (table::find(game).ok()?, boards::board(game)?);
    // A faulty puzzle is found by the tests; whoever comes by is spared it.
    let faulty = |fault: &game::Fault| tracing::error!(?fault, "puzzles");
    let all = table::puzzles::of(found).inspect_err(faulty).unwrap_or_default();
    Some((found, board, all))
}

/// The puzzle of a day: each in turn, in the order of their ids, which is none.
pub(crate) fn of_day(all: &'static [Posed], now: Time) -> Option<usize> {
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|&number| &all[number].puzzle.id);
    let day = usize::try_from(now.div_euclid(DAY)).unwrap_or(0);
    order.get(day.checked_rem(all.len())?).copied()
}

/// The address of a puzzle.
pub(crate) fn path(posed: &Posed) -> String {
    format!("/puzzles/{}/{}", posed.placed().about().id, posed.puzzle.id)
}

/// A theme by the message that names it, if it is one of these puzzles'.
pub(crate) fn theme(all: &'static [Posed], named: &str) -> Option<&'static str> {
    all.iter().flat_map(|posed| &posed.themes).copied().find(|theme| *theme == named)
}

/// The puzzle that comes next: one that was not tried yet, not the one before, about as hard as the solver is good. Where all were tried it
/// is one that was missed, else any.
pub(crate) fn next(
    all: &'static [Posed],
    theme: Option<&str>,
    after: Option<&str>,
    solver: Option<Solver>,
    tried: &[Tried],
) -> Option<&'static Posed> {
    let fits = |posed: &&Posed| {
        Some(posed.puzzle.id.as_str()) != after && theme.is_none_or(|theme| posed.themes.contains(&theme))
    };
    let of = |posed: &Posed| tried.iter().find(|tried| tried.puzzle == posed.puzzle.id);
    let fitting: Vec<&Posed> = all.iter().filter(fits).collect();
    let some = |keep: &dyn Fn(&Posed) -> bool| -> Vec<&'static Posed> {
        fitting.iter().copied().filter(|posed| keep(posed)).collect()
    };
    let mut left = some(&|posed| of(posed).is_none());
    if left.is_empty() {
        left = some(&|posed| of(posed).is_some_and(|tried| !tried.solved));
    }
    if left.is_empty() {
        left = fitting;
    }
    let wanted = solver.map_or(FIRST, |solver| solver.strength.rating);
    left.sort_by(|a, b| (a.difficulty - wanted).abs().total_cmp(&(b.difficulty - wanted).abs()));
    left.truncate(NEAREST);
    // Not always the nearest: two who begin together would go the same way for ever. Which one hangs on where they come from.
    let turn =
        after.unwrap_or_default().bytes().fold(tried.len(), |sum, byte| sum * 31 % 997 + usize::from(byte));
    left.get(turn.checked_rem(left.len())?).copied()
}

impl Riddle {
    pub(crate) fn find(game: &str, id: &str) -> Option<Self> {
        let (game, board, all) = puzzles(game)?;
        let number = all.iter().position(|posed| posed.puzzle.id == id)?;
        Some(Self { game, board, all, number })
    }

    pub(crate) fn posed(&self) -> &'static Posed {
        &self.all[self.number]
    }

    /// Whether that move is the answer; nothing for one that is not legal.
    pub(crate) fn is_answer(&self, mv: &str) -> Option<bool> {
        let posed = self.posed();
        posed.placed().refuse(mv).ok()?;
        Some(posed.placed().same_move(mv, posed.puzzle.answer()))
    }

    /// What a move does, in words.
    fn told(&self, mv: &str, words: &Words) -> String {
        let told = self.posed().placed().foretold(0, mv);
        told.map_or_else(|| mv.to_owned(), |phrase| words.say(&phrase))
    }

    /// What is said to a move that is not the answer: what it does, how far it is behind, and what speaks against it.
    pub(crate) fn wrong(&self, mv: &str, words: &Words) -> String {
        let posed = self.posed();
        let words = &words.clone().spoken_to(Some(posed.seat));
        let placed = posed.placed();
        let mut said = vec![self.told(mv, words)];
        let [best, ..] = &posed.puzzle.lines[..] else { return said.concat() };
        match posed.puzzle.lines.iter().find(|line| placed.same_move(&line.mv, mv)) {
            Some(line) => said.push(
                words.say(
                    &Phrase::new("puzzle-behind")
                        .with("chance", format!("{:.0}", 100.0 * line.chance))
                        .with("more", format!("{:.0}", 100.0 * (best.chance - line.chance))),
                ),
            ),
            None => said.push(words.word("puzzle-not-it")),
        }
        let against = placed.why(0, mv, Some(&best.mv)).con;
        said.extend(against.first().map(|reason| words.say(&reason.phrase)));
        said.join(" ")
    }

    /// Why the answer is the best: what it does, and what it has over the next best or over what a Courtier would play.
    pub(crate) fn why(&self, words: &Words) -> Vec<String> {
        let posed = self.posed();
        let words = &words.clone().spoken_to(Some(posed.seat));
        let mut said = vec![self.told(posed.puzzle.answer(), words)];
        let others = posed.puzzle.lines.iter().skip(1).map(|line| posed.why(&line.mv));
        said.extend(
            others
                .into_iter()
                .find(|why| !why.is_empty())
                .unwrap_or_default()
                .iter()
                .map(|why| words.say(why)),
        );
        said
    }

    /// All that is told once it is over.
    pub(crate) fn solution(&self, words: &Words) -> Solution {
        let posed = self.posed();
        let words = &words.clone().spoken_to(Some(posed.seat));
        let lines = &posed.puzzle.lines;
        let compared = lines.iter().enumerate().map(|(n, line)| Compared {
            told: self.told(&line.mv, words),
            chance: line.chance,
            points: line.points,
            answer: n == 0,
        });
        Solution {
            themes: posed.themes.iter().map(|theme| (*theme, words.word(theme))).collect(),
            compared: compared.collect(),
            levels: bots::Level::ALL
                .into_iter()
                .zip(posed.puzzle.found)
                .map(|(level, found)| (words.word(&format!("level-{}", level.name())), found))
                .collect(),
        }
    }

    /// Draws it: with what is legal as long as something is asked, and with the answer played once it is over.
    pub(crate) fn draw(&self, puzzle: Puzzling, plain: bool, words: &Words) -> String {
        let posed = self.posed();
        let seat = posed.seat;
        let words = words.clone().spoken_to(Some(seat));
        let mut played: Box<dyn AnyMatch> = posed.placed().fork();
        let asks = puzzle.stands.asks();
        if !asks && played.play(seat, posed.puzzle.answer()).is_err() {
            played = posed.placed().fork();
        }
        let moves = if asks && played.turn() == Turn::Of(seat) { played.moves() } else { Vec::new() };
        let puzzle = Puzzling {
            moves: if plain {
                moves.iter().map(|mv| (mv.mv.clone(), self.told(&mv.mv, &words))).collect()
            } else {
                Vec::new()
            },
            ..puzzle
        };
        table(self.board, &*played, seat, &words, &moves, None, Some(puzzle))
    }

    /// What stands in the page before anything was tried.
    pub(crate) fn blank(&self, now: Time) -> Puzzling {
        let posed = self.posed();
        Puzzling {
            path: path(posed),
            number: self.number + 1,
            seat: posed.seat,
            stands: Solving::Asks,
            wrong: 0,
            tried: json(&Vec::<String>::new()),
            difficulty: posed.difficulty,
            fared: None,
            rating: None,
            before: None,
            of_day: of_day(self.all, now) == Some(self.number),
            solution: None,
            run: Vec::new(),
            theme: None,
            next: String::new(),
            moves: Vec::new(),
            unkept: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::puzzles::Puzzle;
    use game::{Lang, Seed};

    use super::*;

    /// The page of a puzzle is the same whatever its seat cannot know: as it is asked, as it is missed, as it is solved.
    #[test]
    fn nothing_that_is_hidden_is_in_the_page() {
        for game in table::games() {
            let (_, board, all) = puzzles(game.about().id).unwrap();
            let words = crate::words(Some(game.about().id), Lang::En);
            for number in (0..all.len()).step_by(7) {
                let here = Riddle { game: *game, board, all, number };
                let posed = here.posed();
                let other = posed.placed().imagined(posed.seat, &Seed::from_number(number as u64));
                let puzzle = Puzzle { position: other, ..posed.puzzle.clone() };
                let mut there =
                    table::puzzles::pose(*game, puzzle, &[]).unwrap_or_else(|_| unreachable!("{number}"));
                there.themes.clone_from(&posed.themes);
                let there = Riddle { all: vec![there].leak(), number: 0, ..here };
                let legal = posed.placed().moves();
                let asked = |riddle: &Riddle| {
                    let blank = Puzzling { number: 1, of_day: false, ..riddle.blank(0) };
                    let wrong =
                        legal.iter().take(5).map(|mv| riddle.wrong(&mv.mv, &words)).collect::<Vec<_>>();
                    let solved = riddle.solution(&words);
                    (riddle.draw(blank, true, &words), wrong, riddle.why(&words), format!("{solved:?}"))
                };
                assert_eq!(asked(&there), asked(&here), "{} {}", game.about().id, posed.puzzle.id);
            }
        }
    }

    #[test]
    fn every_puzzle_has_its_day() {
        let (_, _, all) = puzzles("great-wall").unwrap();
        let mut days: Vec<usize> =
            (0..all.len() as Time).filter_map(|day| of_day(all, day * DAY + 5)).collect();
        days.sort_unstable();
        assert_eq!(days, (0..all.len()).collect::<Vec<_>>());
        assert_eq!(of_day(&[], 5), None);
    }
}
