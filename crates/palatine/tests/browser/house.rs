//! The program as a house that is open: `palatine serve` on a port and with a data folder of its own.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

use ::house::store::Store as _;
use ::house::store::sqlite::Sqlite;
use ::house::{Header, Terms};
use game::paper::PositionFile;
use game::{About, Seed, Spec};
use serde_json::Value;
use table::Occupant;
use tempfile::TempDir;

/// With so small a budget a game is looked through while one waits.
const STUDIES: &str = "16";

/// A running site. It ends, and its data go, when this is dropped.
pub struct House {
    served: Mutex<Child>,
    port: u16,
    pause: &'static str,
    budget: &'static str,
    remarks: &'static str,
    data: TempDir,
}

impl House {
    /// A house where bots move at once.
    pub fn open() -> Self {
        Self::with_pause("0")
    }

    /// A house where bots think for ever, so that waiting for one lasts.
    pub fn of_slow_bots() -> Self {
        Self::with_pause("3600000")
    }

    /// A house where bots move soon, but one after another.
    pub fn of_brisk_bots() -> Self {
        Self::with_pause("80")
    }

    /// A house where bots take their time, so that somebody can turn away meanwhile.
    pub fn of_calm_bots() -> Self {
        Self::with_pause("1500")
    }

    /// A house that looks through games with that budget: a large one takes its time.
    pub fn that_studies(budget: &'static str) -> Self {
        Self::with("0", budget, "off")
    }

    /// A house where bots move at once and first games are remarked on. Elsewhere they are not, for most tests are about something
    /// else, and everybody's game is the first there.
    pub fn that_remarks() -> Self {
        Self::with("0", STUDIES, "on")
    }

    fn with_pause(pause: &'static str) -> Self {
        Self::with(pause, STUDIES, "off")
    }

    fn with(pause: &'static str, budget: &'static str, remarks: &'static str) -> Self {
        let data = tempfile::tempdir().unwrap();
        let (served, port) = serve(0, &data, pause, budget, remarks);
        Self { served: Mutex::new(served), port, pause, budget, remarks, data }
    }

    /// An address in it, such as `/new`.
    pub fn at(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Lays out a table in the midst of a game: nobody must play his way there. Seats are `open`, taken through the page by
    /// whoever comes first, or `bot`. Gives its address.
    pub async fn lay_out(&self, position: &Value, seats: &[&str]) -> String {
        let position: PositionFile = serde_json::from_value(position.clone()).unwrap();
        let seed = Seed::from_number(1);
        if let Err(faults) = table::find(&position.game).unwrap().place(&position, seed) {
            panic!("no such position: {faults:?}");
        }
        let about = table::find(&position.game).unwrap().about();
        let header = Header {
            data: position.setup.data(about),
            setup: position.setup.clone(),
            position: Some(position),
            ..header(about, Spec::new(seats.len()), Terms::default())
        };
        self.put(header, seats).await
    }

    /// Deals a table on which something is agreed that no form offers, such as very little time. Seats as above.
    pub async fn deal(&self, game: &str, seats: &[&str], terms: Terms) -> String {
        let about = table::find(game).unwrap().about();
        self.put(header(about, Spec::new(seats.len()), terms), seats).await
    }

    /// A folder belongs to one process at a time: the house closes for a moment, and finds the table in its file as if it had
    /// been opened long ago.
    async fn put(&self, header: Header, seats: &[&str]) -> String {
        let occupant = |seat: &&str| match *seat {
            "open" => Occupant::Open,
            "bot" => Occupant::Bot { bot: "greedy".to_owned() },
            _ => panic!("{seat} cannot sit there"),
        };
        let id = header.id.clone();
        let (_, new) = ::house::wish::open(header, seats.iter().map(occupant).collect()).unwrap();
        {
            let mut served = self.served.lock().unwrap();
            served.kill().unwrap();
            served.wait().unwrap();
        }
        Sqlite::open(self.data.path()).unwrap().open(new).await.unwrap();
        *self.served.lock().unwrap() = serve(self.port, &self.data, self.pause, self.budget, self.remarks).0;
        self.at(&format!("/t/{id}"))
    }

    /// Ends it without a warning, as a power cut would (kill -9).
    pub fn kill(&mut self) {
        let served = self.served.get_mut().unwrap();
        served.kill().unwrap();
        served.wait().unwrap();
    }

    /// Opens it again on the same port with the same data.
    pub fn open_again(&mut self) {
        *self.served.get_mut().unwrap() =
            serve(self.port, &self.data, self.pause, self.budget, self.remarks).0;
    }
}

fn header(about: &About, setup: Spec, terms: Terms) -> Header {
    Header {
        id: ::house::identity::random_id(10),
        game: about.id.to_owned(),
        rules: about.rules,
        data: setup.data(about),
        setup,
        seed: Seed::from_number(1),
        position: None,
        host: String::new(),
        listed: false,
        terms,
        opened: ::house::clock::Clock::default().now(),
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let served = self.served.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner);
        let _ = served.kill();
        let _ = served.wait();
    }
}

fn serve(port: u16, data: &TempDir, pause: &str, budget: &str, remarks: &str) -> (Child, u16) {
    let mut served = Command::new(env!("CARGO_BIN_EXE_palatine"))
        .args(["serve", "--log", "off", "--port", &port.to_string(), "--data"])
        .arg(data.path())
        .env("PALATINE_BOT_PAUSE", pause)
        .env("PALATINE_STUDY_BUDGET", budget)
        .env("PALATINE_LANG", "en")
        .env("PALATINE_REMARKS", remarks)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(served.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let port = line
        .split_once("http://127.0.0.1:")
        .map(|(_, rest)| rest.chars().take_while(char::is_ascii_digit).collect::<String>())
        .and_then(|digits| digits.parse().ok())
        .unwrap_or_else(|| panic!("the site prints where it is: {line:?}"));
    (served, port)
}
