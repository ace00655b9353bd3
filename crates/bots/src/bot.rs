//! What a bot is asked, and what it answers.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::{Appraised, Chance, Fault, Game, Phrase, Scores, Seat};

use crate::outside::Outside;
use crate::plain::{Greedy, Random};

/// A decision a bot is asked for. It holds what the seat knows and nothing else.
#[derive(Debug)]
pub struct Asked<'a, G: Game> {
    /// The seat the bot plays.
    pub seat: Seat,
    /// What that seat knows.
    pub view: &'a G::View,
    /// The legal moves; never empty.
    pub moves: &'a [G::Move],
    /// What the seat saw being played since it was last asked.
    pub since: &'a [(Seat, G::Move)],
    /// The number of the decision, counted from 1.
    pub decision: usize,
}

/// Why a bot loses without playing on: it hung, died or answered nonsense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit(pub Phrase);

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// A new game begins.
    fn begin(&mut self, _setup: &G::Setup, _seat: Seat) -> Result<(), Forfeit> {
        Ok(())
    }

    /// Chooses one of the legal moves.
    fn choose(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<G::Move, Forfeit>;

    /// The game is over.
    fn end(&mut self, _scores: &Scores) {}
}

/// Which bot, as people write it: `random`, `greedy` or `cmd:` and a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotName {
    /// Plays any legal move.
    Random,
    /// Plays the move after which the table looks best.
    Greedy,
    /// A program outside.
    Outside {
        /// As it was written, for reports.
        text: String,
        /// The program and its arguments.
        command: Vec<String>,
    },
}

impl BotName {
    /// The bots of the house.
    pub const HOUSE: [&str; 2] = ["random", "greedy"];

    /// Seats the bot: makes one, ready to play. `limit` is the time a program outside has for a decision.
    pub fn make<G: Appraised>(&self, limit: Duration) -> Result<Box<dyn Bot<G>>, Fault> {
        Ok(match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy::<G>::default()),
            Self::Outside { command, .. } => Box::new(Outside::start(command, limit)?),
        })
    }
}

impl FromStr for BotName {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        match text.trim() {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            other => match other.strip_prefix("cmd:").and_then(shlex::split) {
                Some(command) if !command.is_empty() => Ok(Self::Outside { text: other.to_owned(), command }),
                _ => Err(Fault::new("fault-bot").with("bot", other).with("known", Self::HOUSE.to_vec())),
            },
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Outside { text, .. } => f.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_known_by_name() {
        assert_eq!("greedy".parse(), Ok(BotName::Greedy));
        let outside: BotName = "cmd:python3 'my bot.py' --fast".parse().unwrap();
        assert!(
            matches!(&outside, BotName::Outside { command, .. } if command == &["python3", "my bot.py", "--fast"])
        );
        assert_eq!(outside.to_string(), "cmd:python3 'my bot.py' --fast");
        for bad in ["", "clever", "cmd:", "cmd:'open"] {
            assert!(bad.parse::<BotName>().is_err(), "{bad}");
        }
    }
}
