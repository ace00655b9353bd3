//! Nodes: those that somebody runs, those of our own, and what the system says about their processes.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use game::Fault;
use rustix::process::{Pid, Signal, kill_process};
use tokio::signal::unix::{SignalKind, signal};

/// Ticks a second in /proc: the same on every Linux that matters, whatever its clock runs at.
const TICKS: f64 = 100.0;

/// What a process has used and holds.
#[derive(Clone, Copy, Default)]
pub(super) struct Usage {
    pub(super) cpu: f64,
    pub(super) rss_kb: u64,
    pub(super) threads: u64,
    pub(super) files: u64,
}

impl Usage {
    /// Of a process on this machine; nothing where there is no such process, or no /proc.
    pub(super) fn of(pid: u32) -> Option<Self> {
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name, in brackets, may hold anything: the rest begins after the last one.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |n: usize| fields.get(n).and_then(|field| field.parse::<f64>().ok());
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let line = |name: &str| -> Option<u64> {
            status.lines().find_map(|line| line.strip_prefix(name))?.split_whitespace().next()?.parse().ok()
        };
        let files = std::fs::read_dir(format!("/proc/{pid}/fd")).map_or(0, |files| files.count() as u64);
        Some(Self {
            cpu: (ticks(11)? + ticks(12)?) / TICKS,
            rss_kb: line("VmRSS:")?,
            threads: line("Threads:")?,
            files,
        })
    }
}

/// A node.
pub(super) struct Node {
    pub(super) address: SocketAddr,
    pub(super) pid: Option<u32>,
    own: Option<Child>,
}

impl Node {
    /// One that somebody runs.
    pub(super) const fn there(address: SocketAddr, pid: Option<u32>) -> Self {
        Self { address, pid, own: None }
    }

    /// One of our own: on a free port, without limits and without the pause of bots.
    pub(super) fn start(folder: &Folder, store: Option<&str>) -> Result<Self, Fault> {
        let fault = |why: String| Fault::new("fault-load-node").with("why", why);
        let program = std::env::current_exe().map_err(|error| fault(error.to_string()))?;
        let mut command = Command::new(program);
        command
            .args(["serve", "--address", "127.0.0.1", "--port", "0", "--log", "off", "--limits", "off"])
            .args(["--lang", "en", "--data"])
            .arg(&folder.0)
            .env_remove("PALATINE_STORE")
            .env("PALATINE_BOT_PAUSE", "0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        if let Some(store) = store {
            // Not as an argument: it may hold a password, and arguments can be seen by everybody on the machine.
            command.env("PALATINE_STORE", store);
        }
        let mut child = command.spawn().map_err(|error| fault(error.to_string()))?;
        let pid = child.id();
        let out = child.stdout.take();
        // From here on it ends with this value, whatever happens.
        let mut node = Self::there(SocketAddr::from(([127, 0, 0, 1], 0)), Some(pid));
        node.own = Some(child);
        let mut line = String::new();
        if let Some(out) = out {
            let mut out = BufReader::new(out);
            out.read_line(&mut line).map_err(|error| fault(error.to_string()))?;
            // It says a last line when it closes: somebody must be there to read it.
            std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let address = address.and_then(|address| address.parse().ok());
        node.address = address.ok_or_else(|| fault(format!("“{}”", line.trim())))?;
        Ok(node)
    }

    pub(super) fn usage(&self) -> Option<Usage> {
        Usage::of(self.pid?)
    }
}

impl Drop for Node {
    /// Asks our own to close, and ends it if it does not.
    fn drop(&mut self) {
        let Some(mut child) = self.own.take() else { return };
        let asked = kill_process(Pid::from_child(&child), Signal::TERM).is_ok();
        let until = Instant::now() + Duration::from_secs(10);
        while asked && Instant::now() < until {
            if matches!(child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// Ends our own nodes and goes, if somebody stops us: nothing of ours is left running.
pub(super) fn end_when_stopped(nodes: &[Node], folder: &Folder) {
    let pids: Vec<Pid> = nodes.iter().filter_map(|node| Some(Pid::from_child(node.own.as_ref()?))).collect();
    let folder = folder.0.clone();
    std::thread::spawn(move || -> Option<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().ok()?;
        runtime.block_on(async {
            let mut interrupt = signal(SignalKind::interrupt()).ok()?;
            let mut terminate = signal(SignalKind::terminate()).ok()?;
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            for how in [Signal::TERM, Signal::KILL] {
                for pid in &pids {
                    // It may have ended already: nobody else has its number before we have asked how it ended.
                    let _ = kill_process(*pid, how);
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            let _ = std::fs::remove_dir_all(folder);
            std::process::exit(1)
        })
    });
}

/// A folder that goes away again.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new() -> Result<Self, Fault> {
        // With the time, because a number of a process comes again and what was left by a killed one may still be there.
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        let name = format!("palatine-load-{}-{}", std::process::id(), now.as_nanos());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path)
            .map_err(|error| Fault::new("fault-load-node").with("why", error.to_string()))?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
