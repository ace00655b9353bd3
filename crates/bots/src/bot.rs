//! What a bot is asked, and what it answers.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use game::{Chance, Fault, Game, Phrase, Scores, Seat, Whole};

use crate::level::Level;
use crate::net::{self, Likeliest};
use crate::outside::Outside;
use crate::patience::Patience;
use crate::plain::{Greedy, Random};
use crate::search::params::{self, Params};
use crate::search::{Budget, SIMULATIONS, Search};

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
    /// How long the bot may think.
    pub patience: &'a Patience,
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

    /// Whether it remembers nothing: what it chooses hangs on what it is asked and on its own dice alone, so that asked once more it
    /// would choose each move as likely as it did.
    fn forgets(&self) -> bool {
        false
    }

    /// Others decide before it is asked again: what was only good for this turn may be let go. It changes nothing of what the bot
    /// will choose, only how much memory it holds while it waits.
    fn rest(&mut self) {}

    /// The game is over.
    fn end(&mut self, _scores: &Scores) {}
}

/// Which bot, as people write it: `random`, `greedy` or `cmd:` and a command.
#[derive(Clone, PartialEq, Debug)]
pub enum BotName {
    /// Plays any legal move.
    Random,
    /// Plays the move after which the table looks best.
    Greedy,
    /// Like greedy, but overlooks moves: it notices so many of a hundred.
    Glance(u32),
    /// One of the levels a person picks from.
    Level(Level),
    /// Looks ahead through imagined worlds.
    Search {
        /// The network that leads it; nothing, where looks and playouts do.
        net: Option<NetName>,
        /// How long; as deep as the game says, where it is not told.
        budget: Option<Budget>,
        /// Numbers changed from those that were tuned.
        changes: Vec<(String, f32)>,
    },
    /// Plays the move that looks and a network together find likeliest.
    Net {
        /// The network.
        net: NetName,
        /// Numbers changed from those that the game says.
        changes: Vec<(String, f32)>,
    },
    /// A program outside.
    Outside {
        /// As it was written, for reports.
        text: String,
        /// The program and its arguments.
        command: Vec<String>,
    },
}

/// Which network: the game's own, or that of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NetName(pub Option<PathBuf>);

impl BotName {
    /// The bots whose name says everything.
    pub const HOUSE: [&str; 2] = ["random", "greedy"];

    /// Seats the bot: makes one, ready to play. `limit` is the time a program outside has for a decision.
    pub fn make<G: Whole>(&self, limit: Duration) -> Result<Box<dyn Bot<G>>, Fault> {
        Ok(match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy::<G>::default()),
            Self::Glance(noticed) => Box::new(Greedy::<G>::glance(*noticed)),
            Self::Level(level) => return level.bot(G::about())?.or_plain::<G>().make(limit),
            Self::Search { net, budget, changes } => {
                let net =
                    net.as_ref().map(|NetName(file)| net::file::of::<G>(file.as_deref())).transpose()?;
                Box::new(Search::<G>::led(*budget, changes.clone(), net))
            }
            Self::Net { net: NetName(file), changes } => {
                Box::new(Likeliest::new(net::file::of::<G>(file.as_deref())?, changes.clone()))
            }
            Self::Outside { command, .. } => Box::new(Outside::start(command, limit)?),
        })
    }

    /// The same; or, if a network leads it that cannot be had, the search without one. So a level plays, whatever became of a file; that it
    /// cannot be had is said where the program starts.
    #[must_use]
    pub fn or_plain<G: Whole>(self) -> Self {
        match self {
            Self::Search { net: Some(NetName(file)), budget, mut changes }
                if net::file::of::<G>(file.as_deref()).is_err() =>
            {
                changes.retain(|(name, _)| !Params::is_of_net(name));
                Self::Search { net: None, budget, changes }
            }
            other => other,
        }
    }

    /// Whether it thinks for longer than it takes to look at each move once.
    #[must_use]
    pub fn ponders<G: Whole>(&self) -> bool {
        match self {
            Self::Random | Self::Greedy | Self::Glance(_) | Self::Net { .. } => false,
            Self::Level(level) => level.bot(G::about()).is_ok_and(|bot| bot.ponders::<G>()),
            Self::Search { .. } | Self::Outside { .. } => true,
        }
    }
}

impl FromStr for BotName {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == text.trim()) {
            return Ok(Self::Level(level));
        }
        match text.trim() {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            other if other.starts_with("glance:") => match other["glance:".len()..].parse() {
                Ok(noticed @ 1..=100) => Ok(Self::Glance(noticed)),
                _ => Err(Fault::new("fault-bot-glance").with("bot", other)),
            },
            other if other == "search" || other.starts_with("search:") => search(other),
            other if other.split([':', '+', '@']).next() == Some("net") => led(other),
            other => match other.strip_prefix("cmd:").and_then(shlex::split) {
                Some(command) if !command.is_empty() => Ok(Self::Outside { text: other.to_owned(), command }),
                _ => {
                    let levels = Level::ALL.iter().map(|level| level.name());
                    let known: Vec<&str> =
                        Self::HOUSE.into_iter().chain(["search:2000", "net:2000"]).chain(levels).collect();
                    Err(Fault::new("fault-bot").with("bot", other).with("known", known))
                }
            },
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Glance(noticed) => write!(f, "glance:{noticed}"),
            Self::Level(level) => f.write_str(level.name()),
            Self::Net { net, changes } => {
                f.write_str("net")?;
                write_changes(f, changes)?;
                write!(f, "{net}")
            }
            Self::Search { net, budget, changes } => {
                f.write_str(if net.is_some() { "net:" } else { "search:" })?;
                match budget {
                    Some(Budget::Simulations(number)) => write!(f, "{number}")?,
                    Some(Budget::Time(time)) => write!(f, "{}s", time.as_secs_f64())?,
                    None => f.write_str("deep")?,
                }
                write_changes(f, changes)?;
                net.iter().try_for_each(|net| write!(f, "{net}"))
            }
            Self::Outside { text, .. } => f.write_str(text),
        }
    }
}

fn write_changes(f: &mut fmt::Formatter<'_>, changes: &[(String, f32)]) -> fmt::Result {
    changes.iter().try_for_each(|(name, value)| write!(f, "+{name}={value}"))
}

impl fmt::Display for NetName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|file| write!(f, "@{}", file.display()))
    }
}

/// `search`, `search:2000` (simulations), `search:0.5s` (time), `search:deep` (as the game says), each with changed numbers:
/// `search:2000+depth=8`.
fn search(text: &str) -> Result<BotName, Fault> {
    let fault = || Fault::new("fault-bot-search").with("bot", text);
    let rest = text.strip_prefix("search").ok_or_else(fault)?;
    let known = [&Params::NAMES[..], &Params::SEARCHED].concat();
    let (budget, changes) = effort(rest.strip_prefix(':').unwrap_or(rest), &known, fault)?;
    Ok(BotName::Search { net: None, budget, changes })
}

/// `net` (the likeliest move), `net:400`, `net:0.05s`, `net:deep` (a search led by it), each with changed numbers, and with a file of
/// weights after an `@`: `net+alone=0.2`, `net:400+lead=0.1@mine.safetensors`.
fn led(text: &str) -> Result<BotName, Fault> {
    let fault = || Fault::new("fault-bot-net").with("bot", text);
    let (name, file) = match text.split_once('@') {
        Some((_, "")) => return Err(fault()),
        Some((name, file)) => (name, Some(PathBuf::from(file))),
        None => (text, None),
    };
    match name.strip_prefix("net:") {
        None => {
            let unknown = "fault-net-number";
            let changes = changed(name.split('+').skip(1), &Params::UNSEARCHED, unknown, fault)?;
            Ok(BotName::Net { net: NetName(file), changes })
        }
        Some(rest) => {
            let known = [&Params::NAMES[..], &Params::SEARCHED, &Params::LED_BY].concat();
            let (budget, changes) = effort(rest, &known, fault)?;
            Ok(BotName::Search { net: Some(NetName(file)), budget, changes })
        }
    }
}

/// How long to search, and numbers to change.
type Effort = (Option<Budget>, Vec<(String, f32)>);

fn effort(text: &str, known: &[&str], fault: impl Fn() -> Fault) -> Result<Effort, Fault> {
    let mut parts = text.split('+');
    let budget = match parts.next().unwrap_or("") {
        "" => Some(Budget::Simulations(SIMULATIONS)),
        "deep" => None,
        number => match number.strip_suffix('s') {
            Some(seconds) => {
                let seconds: f64 = seconds.parse().map_err(|_| fault())?;
                if !(0.001..=3_600.0).contains(&seconds) {
                    return Err(fault());
                }
                Some(Budget::Time(Duration::from_secs_f64(seconds)))
            }
            None => {
                let number: u32 = number.parse().map_err(|_| fault())?;
                if !(1..=100_000_000).contains(&number) {
                    return Err(fault());
                }
                Some(Budget::Simulations(number))
            }
        },
    };
    Ok((budget, changed(parts, known, "fault-search-number", fault)?))
}

/// Numbers to change, as `lead=0.1`: of those that this bot knows, for any other would change nothing.
fn changed<'a>(
    parts: impl Iterator<Item = &'a str>,
    known: &[&str],
    unknown: &'static str,
    fault: impl Fn() -> Fault,
) -> Result<Vec<(String, f32)>, Fault> {
    let mut changes = Vec::new();
    for change in parts {
        let (name, value) = change.split_once('=').ok_or_else(&fault)?;
        let value: f32 = value.parse().map_err(|_| fault())?;
        // "NaN" and "inf" are read as numbers too, but nothing can be compared with them.
        if !value.is_finite() {
            return Err(fault());
        }
        if !known.contains(&name) {
            return Err(Fault::new(unknown).with("name", name).with("known", known.to_vec()));
        }
        params::check(name, value)?;
        changes.push((name.to_owned(), value));
    }
    Ok(changes)
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
        for good in [
            "search:2000",
            "search:0.5s",
            "search:9+depth=8+threads=2",
            "glance:30",
            "minister",
            "net",
            "net+alone=0.2",
            "net+alone=0.2@a file",
            "net:deep",
            "net:0.05s+lead=0.5",
            "net@some/file",
            "net:400+trust=0.5@a file",
        ] {
            assert_eq!(good.parse::<BotName>().unwrap().to_string(), good);
        }
        for bad in [
            "",
            "clever",
            "cmd:",
            "cmd:'open",
            "glance:0",
            "glance:",
            "search:0",
            "search::9",
            "search:-1s",
            "net:0",
            "net@",
            "net+",
            "net+alone",
            "net+alone=-1",
            "net+threads=2",
            "net+policy=1",
            "nets",
        ] {
            assert!(bad.parse::<BotName>().is_err(), "{bad}");
        }
        for bad in
            ["search:9+", "search:9+depth", "search:9+scale=NaN", "search:9+scale=inf", "search:9+speed=2"]
        {
            assert!(bad.parse::<BotName>().is_err(), "{bad}");
        }
        // A number that would change nothing is refused, with those that would change something.
        for (bad, known) in [
            ("search:9+speed=2", "explore temper scale lead depth guide field looks threads"),
            ("search:9+policy=1", "explore temper scale lead depth guide field looks threads"),
            ("net:9+alone=1", "explore temper scale lead depth guide field looks threads policy trust after"),
        ] {
            let known: Vec<&str> = known.split(' ').collect();
            let name = &bad[bad.find('+').unwrap() + 1..bad.len() - 2];
            let fault = Fault::new("fault-search-number").with("name", name).with("known", known);
            assert_eq!(bad.parse::<BotName>(), Err(fault), "{bad}");
        }
        // What is out of bounds is refused, not bent.
        for bad in ["lead=2", "lead=-0.1", "scale=0", "guide=0", "depth=2.5", "threads=0", "threads=1000"] {
            let fault = format!("search:9+{bad}").parse::<BotName>().unwrap_err();
            assert!(["fault-search-range", "fault-search-whole"].contains(&fault.0.id), "{bad}");
        }
    }
}
