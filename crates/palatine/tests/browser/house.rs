//! The program as a house that is open: `palatine serve` on a port and with a data folder of its own.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use game::Seed;
use game::paper::PositionFile;
use serde_json::Value;
use site::store::sqlite::Sqlite;
use site::store::{Store as _, StoredTable};
use table::Occupant;
use tempfile::TempDir;

/// A running site. It ends, and its data go, when this is dropped.
pub struct House {
    served: Child,
    port: u16,
    pause: &'static str,
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

    fn with_pause(pause: &'static str) -> Self {
        let data = tempfile::tempdir().unwrap();
        let (served, port) = serve(0, &data, pause);
        Self { served, port, pause, data }
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
        let occupant = |seat: &&str| match *seat {
            "open" => Occupant::Open,
            "bot" => Occupant::Bot { bot: "greedy".to_owned() },
            _ => panic!("{seat} cannot sit there"),
        };
        let id = site::identity::random_id(10);
        let stored = StoredTable {
            id: id.clone(),
            game: position.game.clone(),
            setup: position.setup.clone(),
            seed,
            position: Some(position),
            host: String::new(),
            listed: false,
            seats: seats.iter().map(occupant).collect(),
            log: Vec::new(),
            over: false,
            rematch: None,
        };
        // The house finds it in its file, as if it had been opened long ago.
        let file = Sqlite::open(&self.data.path().join("palatine.sqlite")).unwrap();
        file.create(stored).await.unwrap();
        self.at(&format!("/t/{id}"))
    }

    /// Ends it without a warning, as a power cut would (kill -9).
    pub fn kill(&mut self) {
        self.served.kill().unwrap();
        self.served.wait().unwrap();
    }

    /// Opens it again on the same port with the same data.
    pub fn open_again(&mut self) {
        self.served = serve(self.port, &self.data, self.pause).0;
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.served.kill();
        let _ = self.served.wait();
    }
}

fn serve(port: u16, data: &TempDir, pause: &str) -> (Child, u16) {
    let mut served = Command::new(env!("CARGO_BIN_EXE_palatine"))
        .args(["serve", "--log", "off", "--port", &port.to_string(), "--data"])
        .arg(data.path())
        .env("PALATINE_BOT_PAUSE", pause)
        .env("PALATINE_LANG", "en")
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
