//! Three nodes behind a real proxy: nginx, with the very configuration that `docs/hosting.md` prints.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::house::history::{Fate, Ledger, Place};
use crate::house::player::{Player, Step};
use crate::house::{Guest, House, Stream, free_port, request, request_text, until};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

/// Whatever has not happened by then never will. It only keeps a failing test from hanging.
const PATIENCE: Duration = Duration::from_secs(60);

const TWINS: &str = "seat1=me&seat2=here&name2=Twin";

/// nginx as a process of its own; it ends with the test.
struct Nginx {
    address: SocketAddr,
    child: Child,
    _folder: tempfile::TempDir,
}

impl Nginx {
    /// Before these nodes, as the documentation says: only ports and paths are others.
    fn start(nodes: &[SocketAddr]) -> Self {
        let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
        let document = std::fs::read_to_string(document).unwrap();
        let mut printed =
            document.split("```nginx\n").nth(1).unwrap().split("```").next().unwrap().to_owned();
        let folder = tempfile::tempdir().unwrap();
        let address: SocketAddr = format!("127.0.0.1:{}", free_port()).parse().unwrap();
        assert_eq!(printed.matches("listen 80;").count(), 1);
        printed = printed.replace("listen 80;", &format!("listen {address};"));
        for (number, node) in nodes.iter().enumerate() {
            let known = format!("10.0.0.1{}:8080", number + 1);
            assert_eq!(printed.matches(&known).count(), 1, "{known}");
            printed = printed.replace(&known, &node.to_string());
        }
        assert!(!printed.contains(":8080"), "the configuration names more nodes than there are");
        let here = folder.path().display();
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|what| format!("{what}_temp_path {here}/{what};\n"))
            .concat();
        // One process without a master: it ends when it is ended, and writes only here.
        let around = format!(
            "master_process off;\ndaemon off;\npid {here}/pid;\nerror_log {here}/errors;\nevents {{}}\n\
             http {{\naccess_log off;\n{temporary}{printed}\n}}\n"
        );
        let file = folder.path().join("nginx.conf");
        std::fs::write(&file, around).unwrap();
        let child = Command::new(program())
            .arg("-p")
            .arg(folder.path())
            .arg("-c")
            .arg(&file)
            .arg("-e")
            .arg(folder.path().join("errors"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let mut nginx = Self { address, child, _folder: folder };
        until("nginx answers", PATIENCE, || {
            assert!(nginx.child.try_wait().unwrap().is_none(), "nginx has ended");
            request(address, "GET", "/healthz", "", "").is_some()
        });
        nginx
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where nginx is: in the path, or where Debian puts it.
fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path).chain(["/usr/sbin".into()]);
    let found = folders.find_map(|folder| Some(folder.join("nginx")).filter(|program| program.exists()));
    found.expect("nginx is not installed (Debian: apt-get install nginx-light)")
}

/// One request from another address of this machine; gives the status and the cookie that came.
fn request_from(
    source: &str,
    house: SocketAddr,
    method: &str,
    path: &str,
    header: &str,
    body: &str,
) -> (u16, Option<String>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let answer = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::new(source.parse::<IpAddr>().unwrap(), 0)).unwrap();
        let mut stream = socket.connect(house).await.unwrap();
        let text = request_text(house, method, path, "", body);
        let text = text.replacen("cookie: \r\n", header, 1);
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    });
    let head = answer.split("\r\n\r\n").next().unwrap();
    let cookie = head
        .lines()
        .find_map(|line| line.to_lowercase().starts_with("set-cookie: ").then(|| line.to_owned()));
    (head.split(' ').nth(1).unwrap().parse().unwrap(), cookie)
}

#[test]
fn three_nodes_behind_nginx_are_one_house() {
    let data = tempfile::tempdir().unwrap();
    let url = trials::pg::shared().database("proxy");
    let mut nodes: Vec<Option<House>> =
        (0..3).map(|_| Some(House::open_on(data.path(), Some(&url), free_port()))).collect();
    let addresses: Vec<SocketAddr> = nodes.iter().flatten().map(|node| node.address).collect();
    let nginx = Nginx::start(&addresses);
    let proxy = nginx.address;

    // Pages and posts: twelve tables, so that every node has some.
    let ledger = Ledger::default();
    let mut seats: Vec<(Player, String)> = (0..12)
        .map(|number| {
            let mut player = Player::new(number, &ledger);
            player.guest.meet(proxy);
            let table = player.guest.open(proxy, TWINS).unwrap();
            (player, table)
        })
        .collect();
    for (player, table) in &mut seats {
        for _ in 0..3 {
            assert_eq!(player.step(proxy, table), Step::Did(Fate::Acknowledged));
        }
    }

    // Every push comes at once: nothing waits until a buffer is full.
    let (player, table) = &seats[0];
    let watcher = Guest::default();
    let stream = Stream::open(proxy, &watcher, table).unwrap();
    stream.push_after(Instant::now() - PATIENCE, 2 * PATIENCE).unwrap();
    let own = player.guest.open(proxy, TWINS).unwrap();
    let live = Stream::open(proxy, &watcher, &own).unwrap();
    live.push_after(Instant::now() - PATIENCE, 2 * PATIENCE).unwrap();
    let mut slowest = Duration::ZERO;
    for _ in 0..10 {
        let (decision, seat, moves) = player.guest.look(proxy, &own).unwrap();
        let moment = Instant::now();
        assert_eq!(player.guest.play(proxy, &own, decision, seat, &moves[0]), Some(204));
        slowest = slowest.max(live.push_after(moment, PATIENCE).expect("a push"));
    }
    println!("the slowest of 10 pushes through nginx took {slowest:?}");
    // A buffer would hold them back for a heartbeat of fifteen seconds at least.
    assert!(slowest < Duration::from_secs(5), "{slowest:?}");

    // One node after another dies and comes back: all tables are served all the time, but for a moment.
    let mut longest = Duration::ZERO;
    let mut unanswered = 0;
    for number in 0..3 {
        nodes[number].take().unwrap().kill();
        for (player, table) in &mut seats {
            let took = until("another node serves", PATIENCE, || match player.step(proxy, table) {
                Step::Did(Fate::Acknowledged) | Step::Over => true,
                Step::Did(Fate::Unanswered) => {
                    unanswered += 1;
                    false
                }
                _ => false,
            });
            longest = longest.max(took);
        }
        nodes[number] = Some(House::open_on(data.path(), Some(&url), addresses[number].port()));
        // The proxy tries a node again after two seconds; until then it must not lose the next one.
        std::thread::sleep(Duration::from_secs(3));
    }
    println!(
        "after a node had died a table was served again within {longest:?}; {unanswered} moves got no answer"
    );
    assert!(longest < Duration::from_secs(5), "{longest:?}");
    // Live pages come back too.
    let again = Stream::open(proxy, &watcher, &own).unwrap();
    again.push_after(Instant::now() - PATIENCE, 2 * PATIENCE).unwrap();
    ledger.check(&Place::Database(url), seats.iter().map(|(_, table)| table.as_str()));
}

#[test]
fn the_proxy_is_believed_and_visitors_are_not() {
    let data = tempfile::tempdir().unwrap();
    let url = trials::pg::shared().database("forwarded");
    // Limits are on, a tenth of the usual ones; only the proxy itself is trusted.
    let nodes: Vec<House> = (0..3)
        .map(|_| {
            let mut command = House::command(data.path(), Some(&url), free_port());
            command.args(["--log", "off", "--limits", "0.1", "--trust-proxy", "127.0.0.1"]);
            House::started(command).unwrap()
        })
        .collect();
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let nginx = Nginx::start(&addresses);
    let form = format!("game=great-wall&{TWINS}");
    let open =
        |source: &str, header: &str| request_from(source, nginx.address, "POST", "/new", header, &form).0;
    // Somebody asks until it is too much. Without a cookie each time is somebody new: only the address tells.
    let mut opened = 0;
    while open("127.0.0.2", "") == 303 {
        opened += 1;
        assert!(opened < 100, "one address may open as many tables as it likes");
    }
    assert_eq!(open("127.0.0.2", ""), 429);
    assert_eq!(open("127.0.0.2", "x-forwarded-for: 9.9.9.9\r\n"), 429, "whoever claims another address");
    assert_eq!(open("127.0.0.2", "x-forwarded-for: 9.9.9.9, 8.8.8.8\r\n"), 429);
    assert_eq!(open("127.0.0.3", ""), 303, "another visitor behind the same proxy");
    // Who speaks plain HTTP with the proxy gets a cookie for plain HTTP, whatever he claims.
    let (_, cookie) =
        request_from("127.0.0.4", nginx.address, "GET", "/", "x-forwarded-proto: https\r\n", "");
    assert!(!cookie.unwrap().contains("Secure"));
    println!("one address opened {opened} tables through nginx, then others still could");
}
