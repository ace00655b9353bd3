//! A PostgreSQL server of one's own, for tests: made in a temporary folder by the system's programs, on a free port of the
//! loopback and with fsync on, so that stopping, killing and freezing it proves something.
//!
//! It ends with the test program, however that ends: a small shell waits at the other end of a pipe and stops the server
//! when the pipe closes. So a server may be kept in a static, and a killed test leaves nothing behind.

use std::fs::File;
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

/// So long a server may take to start or stop. Only a broken one does.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with its data.
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    user: Option<(u32, u32)>,
    running: Mutex<Option<Child>>,
    watchdog: Mutex<Child>,
}

/// The server that all tests of a program share, each with a database of its own. Whoever stops or freezes a server makes
/// one for himself.
pub fn shared() -> &'static Server {
    static SHARED: OnceLock<Server> = OnceLock::new();
    SHARED.get_or_init(Server::start)
}

impl Server {
    /// Makes a server and starts it. It takes about two seconds.
    #[must_use]
    pub fn start() -> Self {
        let programs = programs();
        // As root PostgreSQL refuses to run; any other user will do.
        let user = is_root().then(other_user);
        let folder = new_folder();
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).expect("the folder is ours");
        }
        let server = Self {
            watchdog: Mutex::new(watch(&folder)),
            port: free_port(),
            programs,
            folder,
            user,
            running: Mutex::new(None),
        };
        let made = server
            .program("initdb")
            .args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(server.data())
            .output()
            .expect("initdb runs");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        server.start_again();
        server
    }

    /// The address of a database on this server, made now. Its name is made from the given one, different each time.
    pub fn database(&self, name: &str) -> String {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let name = format!("{name}_{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let made = self
            .program("createdb")
            .args(["-h", "127.0.0.1", "-U", "postgres", "-p", &self.port.to_string(), &name])
            .output()
            .expect("createdb runs");
        assert!(made.status.success(), "createdb: {}", String::from_utf8_lossy(&made.stderr));
        self.url(&name)
    }

    /// The address of a database on this server.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Asks `psql` something as the server's owner, and gives its answer without decoration.
    pub fn ask(&self, url: &str, sql: &str) -> String {
        let asked =
            self.program("psql").args(["-X", "-A", "-t", "-c", sql, url]).output().expect("psql runs");
        assert!(asked.status.success(), "psql: {}", String::from_utf8_lossy(&asked.stderr));
        String::from_utf8_lossy(&asked.stdout).trim().to_owned()
    }

    /// Cuts all connections to a database, as a lost network does; gives their number.
    pub fn cut(&self, url: &str) -> usize {
        let sql = "select count(pg_terminate_backend(pid)) from pg_stat_activity
                   where datname = current_database() and pid <> pg_backend_pid()";
        self.ask(url, sql).parse().expect("a number")
    }

    /// Starts it after it was stopped or killed, with the same data on the same port, and waits until it answers.
    pub fn start_again(&self) {
        let start = Instant::now();
        loop {
            let log = File::create(self.folder.join("log")).expect("a log file");
            let child = self
                .program("postgres")
                .arg("-D")
                .arg(self.data())
                .args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=on"])
                .args(["-c", "max_connections=200", "-k"])
                .arg(&self.folder)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(log)
                .spawn()
                .expect("postgres runs");
            *self.running.lock().expect("unpoisoned") = Some(child);
            if self.answers(start) {
                return;
            }
            // After a kill the old processes may hold the memory for a moment.
            let why = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(start.elapsed() < PATIENCE, "postgres does not start: {why}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Whether it comes up; not, if its process ends.
    fn answers(&self, start: Instant) -> bool {
        loop {
            let port = self.port.to_string();
            let ready = self
                .program("pg_isready")
                .args(["-q", "-h", "127.0.0.1", "-p", &port])
                .status()
                .is_ok_and(|status| status.success());
            let ended = match &mut *self.running.lock().expect("unpoisoned") {
                Some(child) => child.try_wait().ok().flatten().is_some(),
                None => true,
            };
            if ended {
                return false;
            }
            if ready {
                return true;
            }
            assert!(start.elapsed() < PATIENCE, "postgres does not answer");
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Stops it at once, without waiting for anybody (an immediate shutdown): connections break, and it recovers when it
    /// starts again.
    pub fn stop(&self) {
        self.end("QUIT");
    }

    /// Kills it, as a power cut of the process would.
    pub fn kill(&self) {
        self.end("KILL");
    }

    fn end(&self, how: &str) {
        let Some(mut child) = self.running.lock().expect("unpoisoned").take() else { return };
        let mut all = self.children(child.id());
        signal(how, &[child.id()]);
        let _ = child.wait();
        // The others go by themselves when they see that it is gone; they must not meet the next one.
        let start = Instant::now();
        while !all.is_empty() && start.elapsed() < PATIENCE {
            all.retain(|pid| Path::new(&format!("/proc/{pid}")).exists());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Freezes it with all its processes: connections stay open, and nobody answers.
    pub fn freeze(&self) {
        self.signal_all("STOP");
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        self.signal_all("CONT");
    }

    fn signal_all(&self, which: &str) {
        let Some(pid) = self.running.lock().expect("unpoisoned").as_ref().map(Child::id) else { return };
        // The first to be stopped is the one that makes the others.
        signal(which, &[pid]);
        signal(which, &self.children(pid));
    }

    fn children(&self, parent: u32) -> Vec<u32> {
        let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let pids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
        let child = |pid: &u32| {
            let Ok(stat) = std::fs::read_to_string(format!("/proc/{pid}/stat")) else { return false };
            // The name may hold anything, so the fields are counted after its closing bracket.
            let after = stat.rsplit(')').next().unwrap_or_default();
            after.split_whitespace().nth(1).is_some_and(|field| field == parent.to_string())
        };
        pids.filter(child).collect()
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        // The folder that a test runs in may be closed to that user.
        command.current_dir("/").env_remove("PGDATA").stdin(Stdio::null());
        if let Some((uid, gid)) = self.user {
            command.gid(gid).uid(uid);
        }
        command
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.thaw();
        self.stop();
        if let Ok(watchdog) = self.watchdog.get_mut() {
            drop(watchdog.stdin.take());
            let _ = watchdog.wait();
        }
    }
}

fn signal(which: &str, pids: &[u32]) {
    if !pids.is_empty() {
        let pids = pids.iter().map(u32::to_string);
        let _ = Command::new("kill").arg(format!("-{which}")).args(pids).stderr(Stdio::null()).status();
    }
}

/// A shell that waits until the pipe to it closes, then stops the server, if it runs, and removes the folder.
fn watch(folder: &Path) -> Child {
    let script = "cat >/dev/null; pid=$(head -n 1 \"$0/data/postmaster.pid\" 2>/dev/null) &&
        kill -CONT $pid && kill -QUIT $pid && while kill -0 $pid; do sleep 0.1; done; rm -rf \"$0\"";
    let mut command = Command::new("sh");
    command.arg("-c").arg(script).arg(folder).stdin(Stdio::piped()).stdout(Stdio::null());
    // In a group of its own, so that whoever interrupts the tests at the keyboard does not interrupt it too.
    command.stderr(Stdio::null()).process_group(0).spawn().expect("sh runs")
}

/// A new folder with a short name: the path of a socket must not be long.
fn new_folder() -> PathBuf {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("palatine-pg-{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    std::fs::set_permissions(&folder, PermissionsExt::from_mode(0o700)).expect("the folder is ours");
    folder
}

fn free_port() -> u16 {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    port.expect("a free port").port()
}

/// Where the programs of PostgreSQL are: in the path, or where Debian puts them (the newest).
fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    folders.sort_by_key(|path| {
        path.file_name().and_then(|name| name.to_str()).and_then(|name| name.parse::<u32>().ok())
    });
    let debian = folders.into_iter().rev().map(|folder| folder.join("bin"));
    let all = ["initdb", "postgres", "psql", "createdb", "pg_isready"];
    let found = debian
        .chain(std::env::split_paths(&path))
        .find(|folder| all.iter().all(|name| folder.join(name).exists()));
    found.expect("PostgreSQL is not installed (Debian: apt-get install postgresql)")
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// The user and group of `postgres`, or of `nobody`.
fn other_user() -> (u32, u32) {
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody")).unwrap_or((65534, 65534))
}
