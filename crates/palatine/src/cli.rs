//! The commands, their help and their faults, in the language of whoever asks.

use std::ffi::OsString;
use std::io::Write as _;
use std::ops::RangeInclusive;

use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};
use game::{Fault, Lang, Seed, Spec, Texts, Words};
use table::{AnyGame, Library};

use crate::{
    Stop, admin, analyse, arena, bench, board, check, demonstration, lessons, load, position, puzzles,
    replay, serve, strength, tune, verify,
};

const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };

/// The language to speak: `--lang`, then `PALATINE_LANG`, then the system's.
pub(crate) fn language(arguments: &[OsString]) -> Lang {
    let text: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let asked = text.iter().enumerate().find_map(|(n, argument)| match argument.strip_prefix("--lang") {
        Some("") => text.get(n + 1).copied(),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    let set = ["PALATINE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    asked.and_then(Lang::from_code).or_else(|| set.as_deref().and_then(Lang::from_code)).unwrap_or(Lang::En)
}

static WORDS: Library = Library::new(&[TEXTS]);

/// All that the program says, whichever game it is about.
pub(crate) fn words(lang: Lang) -> Words {
    WORDS.house(lang)
}

/// All that the program says about one game.
pub(crate) fn words_for(game: &dyn AnyGame, lang: Lang) -> Words {
    WORDS.of(game.about(), lang)
}

fn command(words: &Words) -> Command {
    let say = |id: &str| words.word(id);
    let option = |name: &'static str, value: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name(value)
            .help(say(&format!("help-{name}")))
            .help_heading(say("help-options"))
    };
    let flag = |name: &'static str| {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(say(&format!("help-{name}")))
            .help_heading(say("help-options"))
    };
    let json = || flag("json");
    let game = || Arg::new("game").value_name("GAME").required(true).help(say("help-game"));
    let file = || Arg::new("file").value_name("FILE").required(true).help(say("help-file"));
    let set = || option("set", "OPTION=VALUE").action(ArgAction::Append);
    let board = || option("board", "FILE");
    let sub = |name: &'static str| Command::new(name).about(say(&format!("help-command-{name}")));
    let template =
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", say("help-usage"));
    let help = |id: &'static str| {
        Arg::new(id)
            .long(id)
            .short('h')
            .action(ArgAction::Help)
            .help(say("help-help"))
            .help_heading(say("help-options"))
    };
    let finish =
        |command: Command| command.help_template(&template).disable_help_flag(true).arg(help("help"));
    let position_sub = |name: &'static str| {
        let about = say(&format!("help-command-position-{name}"));
        finish(Command::new(name).about(about).arg(file()).arg(board()))
    };
    let board_sub = |name: &'static str, of: Arg| {
        finish(Command::new(name).about(say(&format!("help-command-board-{name}"))).arg(of))
    };
    let named = |name: &'static str, value: &'static str| {
        Arg::new(name).value_name(value).required(true).help(say(&format!("help-{name}")))
    };
    let admin_sub = |name: &'static str| {
        let about = say(&format!("help-command-admin-{name}"));
        let command = Command::new(name).about(about).arg(option("data", "FOLDER"));
        finish(command.arg(option("store", "postgres://…").help(say("help-admin-store"))))
    };
    finish(Command::new("palatine"))
        .about(say("help-about"))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(say("help-version"))
                .help_heading(say("help-options")),
        )
        .arg(option("lang", "en|it").global(true))
        .disable_help_subcommand(true)
        .subcommand_help_heading(say("help-commands"))
        .subcommand_value_name("COMMAND")
        .after_help(format!("\n{}", say("help-after")))
        .subcommand(finish(
            sub("serve")
                .arg(option("address", "IP"))
                .arg(option("port", "N"))
                .arg(option("data", "FOLDER"))
                .arg(option("store", "postgres://…"))
                .arg(option("log", "text|json|off"))
                .arg(option("limits", "FACTOR|off"))
                .arg(option("trust-proxy", "ADDRESS,…|none"))
                .arg(option("metrics", "IP:PORT")),
        ))
        .subcommand(finish(
            sub("admin")
                .subcommand_required(true)
                .disable_help_subcommand(true)
                .subcommand_help_heading(say("help-commands"))
                .after_help(format!("\n{}", say("help-admin-after")))
                .subcommand(
                    admin_sub("people").arg(named("part", "NAME").required(false)).arg(option("most", "N")),
                )
                .subcommand(
                    admin_sub("tables")
                        .arg(option("person", "PERSON"))
                        .arg(flag("over"))
                        .arg(option("most", "N")),
                )
                .subcommand(admin_sub("ban").arg(named("person", "PERSON")).arg(option("why", "TEXT")))
                .subcommand(admin_sub("unban").arg(named("person", "PERSON")))
                .subcommand(
                    admin_sub("words")
                        .arg(named("word", "WORD").required(false).num_args(0..))
                        .arg(flag("none").conflicts_with("word")),
                )
                .subcommand(admin_sub("check").arg(json()))
                .subcommand(admin_sub("data").arg(named("person", "PERSON")))
                .subcommand(admin_sub("close").arg(named("table", "TABLE")))
                .subcommand(admin_sub("reports").arg(option("settle", "N"))),
        ))
        .subcommand(finish(
            sub("puzzles")
                .subcommand_required(true)
                .disable_help_subcommand(true)
                .subcommand_help_heading(say("help-commands"))
                .after_help(format!("\n{}", say("help-puzzles-after")))
                .subcommand(finish(
                    Command::new("mine")
                        .about(say("help-command-puzzles-mine"))
                        .arg(game())
                        .arg(option("games", "N").help(say("help-puzzles-games")))
                        .arg(option("seats", "N|all").help(say("help-puzzles-seats")))
                        .arg(option("not", "MOVE").help(say("help-puzzles-not")).action(ArgAction::Append))
                        .arg(option("budget", "N").help(say("help-puzzles-budget")))
                        .arg(option("seed", "S").default_value("1"))
                        .arg(option("threads", "T")),
                ))
                .subcommand(finish(
                    Command::new("check")
                        .about(say("help-command-puzzles-check"))
                        .arg(game())
                        .arg(named("file", "FILE").required(false).help(say("help-puzzles-file")))
                        .arg(option("budget", "N").help(say("help-puzzles-budget")))
                        .arg(option("seed", "S").default_value("2"))
                        .arg(option("threads", "T"))
                        .arg(flag("keep").help(say("help-puzzles-keep"))),
                )),
        ))
        .subcommand(finish(sub("demonstration")))
        .subcommand(finish(
            sub("arena")
                .arg(game().required(false).required_unless_present("calibrate"))
                .arg(option("bots", "A,B,…").required_unless_present("calibrate"))
                .arg(option("seats", "N|all").help(say("help-arena-seats")))
                .arg(option("games", "N").help(say("help-arena-games")))
                .arg(option("decide", "SHARE|even"))
                .arg(option("margin", "SHARE").requires("decide"))
                .arg(option("risk", "SHARE").requires("decide"))
                .arg(option("seed", "S").default_value("1"))
                .arg(option("threads", "T"))
                .arg(option("move-seconds", "S").default_value("10"))
                .arg(set())
                .arg(board())
                .arg(flag("luck"))
                .arg(option("luck-games", "N").requires("luck"))
                .arg(flag("gauntlet").conflicts_with_all(["seats", "decide", "seed", "set", "board"]))
                .arg(
                    flag("calibrate")
                        .conflicts_with_all(["bots", "gauntlet", "luck", "decide", "set", "board", "svg"]),
                )
                .arg(option("output", "FILE").help(say("help-arena-output")).requires("calibrate"))
                // What a quick try finds is not worth keeping where ratings are.
                .arg(flag("quick").help(say("help-arena-quick")).requires("output"))
                .arg(option("svg", "FILE"))
                .arg(json()),
        ))
        .subcommand(finish(
            sub("tune")
                .after_help(format!("\n{}", say("help-tune-after")))
                .arg(game())
                .arg(option("seats", "N").help(say("help-tune-seats")))
                .arg(option("bot", "search:BUDGET").default_value("search:300"))
                .arg(option("only", "NUMBER,…").help(say("help-tune-only")))
                .arg(option("games", "N").help(say("help-tune-games")))
                .arg(option("each", "N"))
                .arg(option("seed", "S").default_value("1"))
                .arg(option("threads", "T"))
                .arg(option("output", "FILE").help(say("help-tune-output"))),
        ))
        .subcommand(finish(
            sub("strength")
                .arg(game().required(false).help(say("help-strength-game")))
                .arg(option("only", "SECTION,…"))
                .arg(option("games", "N").help(say("help-strength-games")))
                .arg(flag("quick"))
                .arg(option("threads", "T"))
                .arg(option("output", "FILE").help(say("help-strength-output"))),
        ))
        .subcommand(finish(
            sub("bench")
                .arg(game())
                .arg(option("seats", "N"))
                .arg(option("seconds", "S").default_value("3"))
                .arg(flag("search"))
                .arg(set())
                .arg(board())
                .arg(json()),
        ))
        .subcommand(finish(
            sub("check")
                .arg(game())
                .arg(option("games", "N").default_value("1000"))
                .arg(option("seed", "S").default_value("1"))
                .arg(option("threads", "T"))
                .arg(json()),
        ))
        .subcommand(finish(sub("lessons").arg(game().required(false).help(say("help-lessons-game")))))
        .subcommand(finish(
            sub("load")
                .arg(option("at", "ADDRESS,…").conflicts_with_all(["store", "nodes"]))
                .arg(option("pid", "PID,…").requires("at"))
                .arg(option("store", "postgres://…").help(say("help-load-store")))
                .arg(option("nodes", "N"))
                .arg(option("game", "GAME,…").help(say("help-load-game")).default_value("great-wall"))
                .arg(option("tables", "N"))
                .arg(option("people", "N"))
                .arg(option("watchers", "N"))
                .arg(option("lobby", "N"))
                .arg(option("chat", "N"))
                .arg(option("seconds", "S").default_value("30"))
                .arg(option("rate", "N"))
                .arg(option("pace", "MS"))
                .arg(option("threads", "T").help(say("help-load-threads")))
                .arg(flag("probe"))
                .arg(json()),
        ))
        .subcommand(finish(
            sub("replay").arg(file()).arg(board()).arg(json()).arg(
                Arg::new("text")
                    .long("text")
                    .action(ArgAction::SetTrue)
                    .conflicts_with("json")
                    .help(say("help-text"))
                    .help_heading(say("help-options")),
            ),
        ))
        .subcommand(finish(
            sub("analyse")
                .after_help(format!("\n{}", say("help-analyse-after")))
                .arg(file().required(false).required_unless_present("levels"))
                .arg(option("budget", "N"))
                .arg(option("seed", "S").default_value("1"))
                .arg(option("threads", "T"))
                .arg(board())
                .arg(option("levels", "GAME|all").conflicts_with_all(["file", "board"]))
                .arg(option("seats", "N|all").help(say("help-analyse-seats")).conflicts_with("file"))
                .arg(option("games", "N").help(say("help-analyse-games")).conflicts_with("file"))
                .arg(option("only", "LEVEL,…").help(say("help-analyse-only")).requires("levels"))
                .arg(flag("quick").help(say("help-analyse-quick")).requires("levels"))
                .arg(json()),
        ))
        .subcommand(finish(
            sub("verify").arg(file()).arg(option("commitment", "DIGITS")).arg(board()).arg(json()),
        ))
        .subcommand(finish(
            sub("position")
                .subcommand_required(true)
                .disable_help_subcommand(true)
                .subcommand_help_heading(say("help-commands"))
                .subcommand(position_sub("check"))
                .subcommand(position_sub("show")),
        ))
        .subcommand(finish(
            sub("board")
                .subcommand_required(true)
                .disable_help_subcommand(true)
                .subcommand_help_heading(say("help-commands"))
                .subcommand(board_sub("check", file()))
                .subcommand(board_sub("print", game())),
        ))
        .subcommand(finish(sub("protocol").arg(board())))
}

/// Reads the command line. Help goes out at once; a fault becomes one line.
pub(crate) fn parse(arguments: Vec<OsString>, words: &Words) -> Result<ArgMatches, Stop> {
    let error = match command(words).try_get_matches_from(arguments) {
        Ok(matches) => return Ok(matches),
        Err(error) => error,
    };
    let context = |kind| error.get(kind).map(|value| value.to_string()).unwrap_or_default();
    let fault = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            write!(std::io::stdout(), "{}", error.render())?;
            std::process::exit(0);
        }
        ErrorKind::UnknownArgument => Fault::new("fault-argument")
            .with("argument", context(ContextKind::InvalidArg).as_str())
            .with("near", near(&context(ContextKind::SuggestedArg), words)),
        ErrorKind::InvalidSubcommand => Fault::new("fault-command")
            .with("command", context(ContextKind::InvalidSubcommand).as_str())
            .with("near", near(&context(ContextKind::SuggestedSubcommand), words)),
        ErrorKind::MissingRequiredArgument => {
            Fault::new("fault-missing").with("argument", context(ContextKind::InvalidArg).as_str())
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Fault::new("fault-missing-command").with("known", context(ContextKind::ValidSubcommand))
        }
        ErrorKind::TooManyValues => Fault::new("fault-value-extra")
            .with("argument", context(ContextKind::InvalidArg).as_str())
            .with("value", context(ContextKind::InvalidValue).as_str()),
        ErrorKind::ArgumentConflict if context(ContextKind::InvalidArg) == context(ContextKind::PriorArg) => {
            Fault::new("fault-repeated").with("argument", context(ContextKind::InvalidArg).as_str())
        }
        ErrorKind::ArgumentConflict => Fault::new("fault-conflict")
            .with("argument", context(ContextKind::InvalidArg).as_str())
            .with("other", context(ContextKind::PriorArg).as_str()),
        ErrorKind::InvalidUtf8 => Fault::new("fault-argument-utf8"),
        _ => Fault::new("fault-value-missing").with("argument", context(ContextKind::InvalidArg).as_str()),
    };
    Err(fault.into())
}

fn near(suggestion: &str, words: &Words) -> String {
    if suggestion.is_empty() {
        return String::new();
    }
    let phrase = game::Phrase::new("fault-near").with("suggestion", suggestion);
    format!(" {}", words.say(&phrase))
}

/// Does what was asked.
pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    if let Some(lang) = text(matches, "lang").filter(|lang| Lang::from_code(lang).is_none()) {
        return Err(Fault::new("fault-lang").with("lang", lang).into());
    }
    match matches.subcommand() {
        None => serve::run(None, words),
        Some(("serve", matches)) => serve::run(Some(matches), words),
        Some(("admin", matches)) => admin::run(matches, words),
        Some(("demonstration", _)) => demonstration::run(words),
        Some(("arena", matches)) => arena::run(matches, words),
        Some(("tune", matches)) => tune::run(matches, words),
        Some(("strength", matches)) => strength::run(matches, words),
        Some(("bench", matches)) => bench::run(matches, words),
        Some(("check", matches)) => check::run(matches, words),
        Some(("lessons", matches)) => lessons::run(matches, words),
        Some(("puzzles", matches)) => puzzles::run(matches, words),
        Some(("load", matches)) => load::run(matches, words),
        Some(("replay", matches)) => replay::run(matches, words),
        Some(("analyse", matches)) => analyse::run(matches, words),
        Some(("verify", matches)) => verify::run(matches, words),
        Some(("position", matches)) => position::run(matches, words),
        Some(("board", matches)) => board::run(matches, words),
        Some((_, matches)) => {
            board::named(matches, words)?;
            let mut output = std::io::stdout().lock();
            Ok(table::protocol::serve(&mut std::io::stdin().lock(), &mut output)?)
        }
    }
}

/// The value of an option, or nothing.
pub(crate) fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// The value of an option or argument that a command cannot do without.
pub(crate) fn required<'a>(matches: &'a ArgMatches, name: &str) -> Result<&'a str, Fault> {
    text(matches, name).ok_or_else(|| Fault::new("fault-missing").with("argument", name))
}

/// The game that was named.
pub(crate) fn game(matches: &ArgMatches) -> Result<&'static dyn AnyGame, Fault> {
    table::find(required(matches, "game")?)
}

/// A whole number within bounds.
pub(crate) fn number(
    matches: &ArgMatches,
    name: &'static str,
    within: RangeInclusive<u64>,
) -> Result<Option<u64>, Fault> {
    let Some(text) = text(matches, name) else { return Ok(None) };
    match text.parse() {
        Ok(number) if within.contains(&number) => Ok(Some(number)),
        _ => Err(Fault::new("fault-number")
            .with("option", name)
            .with("text", text)
            .with("least", within.start().to_string())
            .with("most", within.end().to_string())),
    }
}

/// A number within bounds.
pub(crate) fn real(
    matches: &ArgMatches,
    name: &'static str,
    within: RangeInclusive<f64>,
) -> Result<f64, Fault> {
    let text = required(matches, name)?;
    match text.parse() {
        Ok(number) if within.contains(&number) => Ok(number),
        _ => Err(Fault::new("fault-number")
            .with("option", name)
            .with("text", text)
            .with("least", within.start().to_string())
            .with("most", within.end().to_string())),
    }
}

/// A time in seconds, within bounds.
pub(crate) fn seconds(
    matches: &ArgMatches,
    name: &'static str,
    within: RangeInclusive<f64>,
) -> Result<std::time::Duration, Fault> {
    real(matches, name, within).map(std::time::Duration::from_secs_f64)
}

/// The seed that was named.
pub(crate) fn seed(matches: &ArgMatches) -> Result<Seed, Fault> {
    text(matches, "seed").unwrap_or("1").parse()
}

/// How many threads to use: all there are, unless told.
pub(crate) fn threads(matches: &ArgMatches) -> Result<usize, Fault> {
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(number(matches, "threads", 1..=256)?.map_or(all, |threads| threads as usize))
}

/// A set-up from `--seats`, `--board FILE` and `--set OPTION=VALUE`.
pub(crate) fn setup(matches: &ArgMatches, seats: usize, words: &Words) -> Result<Spec, Stop> {
    let board = board::named(matches, words)?.filter(|board| !board.label.printed);
    let mut spec = Spec::new(seats).on(board.map(|board| board.label.data));
    for pair in matches.get_many::<String>("set").into_iter().flatten() {
        let Some((option, value)) = pair.split_once('=') else {
            return Err(Fault::new("fault-set").with("text", pair.as_str()).into());
        };
        spec = spec.with(option, value);
    }
    Ok(spec)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// All parts of the house speak together, so no two may give the same message: the one would speak with the other's.
    #[test]
    fn every_message_of_the_house_has_one_home() {
        let parts =
            [game::words::HOUSE, bots::TEXTS, table::TEXTS, house::TEXTS, boards::TEXTS, site::TEXTS, TEXTS];
        let mut homes: BTreeMap<&str, usize> = BTreeMap::new();
        for (part, texts) in parts.iter().enumerate() {
            let ids = texts.en.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
            for id in ids.filter_map(|line| line.split(' ').next()) {
                let home = *homes.entry(id).or_insert(part);
                assert_eq!(home, part, "{id} is in two files");
            }
        }
        assert!(homes.len() > 100, "only {} messages were found", homes.len());
    }
}
