//! A puzzle, drawn as a table is: the same boards, from what the seat that is to decide knows.

use boards::Board;
use game::{Phrase, Turn, Words};
use house::Time;
use table::puzzles::Posed;
use table::{AnyGame, AnyMatch};

use crate::lesson::table;
use crate::pages::table::{Compared, Puzzling, Solution, Solving};
use crate::posed::{of_day, path, puzzles};

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
}
