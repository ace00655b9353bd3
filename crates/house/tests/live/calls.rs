//! Calls to whoever's turn it is: signed, to exactly what was allowed, tried again, never lost and never twice.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use house::clock::Clock;
use house::signals::post::Post;
use house::signals::reach::{Reach, Unreached};
use house::signals::{self, PAUSES, signature};
use house::store::Store;
use house::store::signals::Hook;
use house::{Settings, Tables};
use trials::pg::shared;

use crate::stage::{PATIENCE, bot, person, play, postgres, quick, run, soon, sqlite, until, wanted};

/// A receiver of calls on this machine: it keeps what comes and answers as told.
struct Receiver {
    address: SocketAddr,
    status: Arc<AtomicU16>,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Receiver {
    fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (status, heard) = (Arc::new(AtomicU16::new(204)), Arc::new(Mutex::new(Vec::new())));
        let (answers, keeps) = (status.clone(), heard.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(mut stream) = stream else { return };
                let text = read(&mut stream);
                keeps.lock().unwrap().push(text);
                let status = answers.load(Ordering::SeqCst);
                let more = if status == 302 {
                    format!("location: http://{address}/elsewhere\r\n")
                } else {
                    String::new()
                };
                let _ = write!(stream, "HTTP/1.1 {status} Whatever\r\n{more}content-length: 0\r\n\r\n");
            }
        });
        Self { address, status, heard }
    }

    fn heard(&self) -> Vec<String> {
        self.heard.lock().unwrap().clone()
    }

    fn hook(&self, person: &str) -> Hook {
        Hook {
            person: person.to_owned(),
            url: format!("http://{}/hook?x=1", self.address),
            secret: "a secret".to_owned(),
            lang: "en".to_owned(),
            base: "https://palatine.example".to_owned(),
            tried: None,
        }
    }
}

fn read(stream: &mut TcpStream) -> String {
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let (mut text, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let count = stream.read(&mut part).unwrap_or(0);
        text.extend(&part[..count]);
        let so_far = String::from_utf8_lossy(&text).into_owned();
        let whole = so_far.split_once("\r\n\r\n").is_some_and(|(head, body)| {
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap_or("0");
            body.len() >= length.parse().unwrap()
        });
        if whole || count == 0 {
            return so_far;
        }
    }
}

/// A house that calls at once, also on this machine.
fn calling(clock: &Clock) -> Settings {
    let signals =
        signals::Settings { after: Duration::ZERO, sweep: Duration::from_millis(50), reach: Reach::Anywhere };
    Settings { clock: clock.clone(), signals, ..quick() }
}

#[test]
fn whoever_does_not_look_is_called_once_a_turn() {
    run(async {
        let (clock, receiver, (_folder, store)) = (Clock::default(), Receiver::open(), sqlite());
        store.signals().keep_hook(receiver.hook("ada")).await.unwrap();
        let tables = Tables::new(store.clone(), &calling(&clock));
        let live = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        soon("a call", async || receiver.heard().len() == 1).await;
        let heard = &receiver.heard()[0];
        let (head, body) = heard.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("POST /hook?x=1 HTTP/1.1\r\n"), "{head}");
        assert!(head.contains(&format!("host: {}", receiver.address)), "{head}");
        assert!(head.contains("content-type: application/json"), "{head}");
        let signed = head.lines().find_map(|line| line.strip_prefix("palatine-signature: t=")).unwrap();
        let (at, code) = signed.split_once(",v1=").unwrap();
        assert_eq!(code, signature("a secret", at.parse().unwrap(), body));
        let said: serde_json::Value = serde_json::from_str(body).unwrap();
        assert_eq!(said["table"], format!("https://palatine.example/t/{}", live.id));
        assert_eq!(
            (&said["event"], &said["game"], &said["language"]),
            (&"turn".into(), &"toy".into(), &"en".into())
        );
        soon("it is kept that it was answered", async || {
            store.signals().hook("ada").await.unwrap().unwrap().tried.is_some_and(|(_, said)| said == "204")
        })
        .await;

        // She looks, so she is not called; she looks away without having moved, so she is.
        let company = tables.companies().of(&live.id);
        let line = company.look("ada", &clock);
        let turns = |who: usize| {
            move |table: &house::Table| table.turn().seat().is_some_and(|seat| seat.index() == who)
        };
        for n in 0.. {
            let table = live.look().table;
            if turns(1)(&table) {
                break;
            }
            live.wish(play(&table, n).unwrap()).await.unwrap();
        }
        for n in 0.. {
            let table = live.look().table;
            if turns(0)(&table) {
                break;
            }
            live.wish(play(&table, n).unwrap()).await.unwrap();
        }
        until(&live, "ada's turn", turns(0)).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
        assert_eq!(receiver.heard().len(), 1, "she looks");
        drop(line);
        clock.advance(20_000);
        soon("the second call", async || receiver.heard().len() == 2).await;
        clock.advance(PAUSES[4] * 2);
        tokio::time::sleep(Duration::from_millis(400)).await;
        assert_eq!(receiver.heard().len(), 2, "once a turn");
        assert_ne!(
            receiver.heard()[1].split_once("\"id\"").unwrap().1,
            heard.split_once("\"id\"").unwrap().1
        );
    });
}

/// A receiver that fails is tried again after growing pauses, also by the next house; one that leads elsewhere is not followed.
#[test]
fn a_call_is_tried_again_across_a_restart_and_never_led_elsewhere() {
    run(async {
        let (clock, receiver) = (Clock::default(), Receiver::open());
        let folder = tempfile::tempdir().unwrap();
        let open = || Arc::new(house::store::sqlite::Sqlite::open(folder.path()).unwrap()) as Arc<dyn Store>;
        receiver.status.store(302, Ordering::SeqCst);
        {
            let store = open();
            store.signals().keep_hook(receiver.hook("ada")).await.unwrap();
            // The house closes before anybody was called.
            let mut never = calling(&clock);
            never.signals.sweep = Duration::from_secs(3600);
            never.idle = Duration::from_millis(100);
            let tables = Tables::new(store.clone(), &never);
            tokio::time::sleep(Duration::from_millis(300)).await;
            tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
            assert_eq!(receiver.heard().len(), 0);
            tables.close();
            drop(tables);
            // Its tasks hold the store for a moment.
            soon("the store is free", async || Arc::strong_count(&store) == 1).await;
        }
        let store = open();
        let _tables = Tables::new(store.clone(), &calling(&clock));
        soon("the call that was not lost", async || receiver.heard().len() == 1).await;
        for (n, pause) in PAUSES.iter().enumerate().take(3) {
            tokio::time::sleep(Duration::from_millis(300)).await;
            assert_eq!(receiver.heard().len(), n + 1, "not before the pause");
            if n == 2 {
                receiver.status.store(200, Ordering::SeqCst);
            }
            clock.advance(*pause);
            soon("the next try", async || receiver.heard().len() == n + 2).await;
        }
        assert!(receiver.heard().iter().all(|heard| heard.starts_with("POST /hook?x=1 ")), "never elsewhere");
        clock.advance(PAUSES[4] * 2);
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(receiver.heard().len(), 4, "it was answered");
        let id = |heard: &str| heard.split_once("\"id\":\"").unwrap().1.split('"').next().unwrap().to_owned();
        let ids: Vec<String> = receiver.heard().iter().map(|heard| id(heard)).collect();
        assert!(ids.iter().all(|other| *other == ids[0]), "{ids:?}");
    });
}

/// What leads into this machine is never called, although somebody kept it: what counts is what a name leads to now.
#[test]
fn private_addresses_are_never_called() {
    run(async {
        let (clock, receiver, (_folder, store)) = (Clock::default(), Receiver::open(), sqlite());
        let mut settings = calling(&clock);
        settings.signals.reach = Reach::Public;
        let tables = Tables::new(store.clone(), &settings);
        let port = receiver.address.port();
        let urls = [
            "127.0.0.1",
            "localhost",
            "[::ffff:127.0.0.1]",
            "0.0.0.0",
            "127.0.0.1.nip.invalid",
            "2130706433",
        ];
        for url in urls.map(|host| format!("http://{host}:{port}/")) {
            let tried =
                tables.caller().try_out(Hook { url: url.clone(), ..receiver.hook("ada") }).await.unwrap();
            let (_, said) = tried.tried.unwrap();
            assert!(["hook-private", "hook-no-host"].contains(&said.as_str()), "{url}: {said}");
        }
        tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
        soon("it was tried", async || {
            store
                .signals()
                .hook("ada")
                .await
                .unwrap()
                .unwrap()
                .tried
                .is_some_and(|(_, said)| said == "hook-private")
        })
        .await;
        assert_eq!(receiver.heard().len(), 0);
    });
}

/// A receiver that never answers, one that is not there and one that does not speak our language: each has an end.
#[test]
fn every_wait_has_an_end() {
    run(async {
        let receiver = Receiver::open();
        let silent = TcpListener::bind("127.0.0.1:0").unwrap();
        let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let urls = [
            format!("http://{}/", silent.local_addr().unwrap()),
            format!("http://{nobody}/"),
            // It speaks no TLS.
            format!("https://{}/", receiver.address),
        ];
        let post = Post::new(Reach::Anywhere);
        for url in urls {
            let sent = tokio::time::timeout(PATIENCE, post.send(&url, "", "{}".to_owned())).await;
            assert_eq!(sent.expect("it ends"), Err(Unreached::Silent), "{url}");
        }
    });
}

/// Two nodes on one database: every turn is called out once.
#[test]
fn two_nodes_call_once() {
    let url = shared().database("two-callers");
    run(async {
        let (clock, receiver) = (Clock::default(), Receiver::open());
        let one = Tables::new(postgres(&url).await, &calling(&clock));
        let _two = Tables::new(postgres(&url).await, &calling(&clock));
        one.store().signals().keep_hook(receiver.hook("ada")).await.unwrap();
        for _ in 0..12 {
            one.open(wanted(&[person("ada"), bot()])).await.unwrap();
        }
        soon("twelve calls", async || receiver.heard().len() == 12).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(receiver.heard().len(), 12);
    });
}
