//! The program as a house that is open: `palatine serve` on a port and with a data folder of its own.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

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
