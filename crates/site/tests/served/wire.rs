//! Hidden means hidden: two tables whose worlds differ only in what a viewer may not know send that viewer the same bytes,
//! over whole games.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::common::Site;
use emperor::Emperor;
use game::paper::PositionFile;
use game::{Chance, Course, Game, Seat, Seed, Setup as _, Spec, Turn, Viewer, Written};
use great_wall::GreatWall;
use house::Terms;
use house::signals::Settings;
use house::signals::reach::Reach;
use house::store::signals::Hook;
use justinian::Justinian;
use site::limits::Limits;
use site::state::Options;
use table::Occupant;
use zhanguo::ZhanGuo;

/// The same table in two houses: as it is, and as the viewer might imagine it.
struct Twins<G: Written> {
    sites: [Site; 2],
    courses: [Course<G>; 2],
    people: Vec<String>,
    /// How the first player, who keeps their games, is known in each house, and where their page is.
    kept: [(String, String); 2],
    /// Where every player wants to be called.
    receivers: [Receiver; 2],
}

const TABLE: &str = "0123456789abcdef0123";

/// How often another world is imagined before we believe that there is none.
const TRIES: usize = 50;

/// At every so many moments all other pages are compared, too: earlier moments, the game's page, players' pages, its chance. They take
/// most of the time. `PALATINE_HEAVY=3` compares them at each.
const SELDOM: usize = 3;

/// Nothing that a house does by itself takes longer, even on a busy machine.
const LONGEST: Duration = Duration::from_secs(60);

impl<G: Written> Twins<G> {
    /// Nothing if there is only one world the viewer could be in.
    fn open(state: &G, viewer: Viewer, seed: Seed) -> Option<Self> {
        let mut chance = Chance::at(&seed.part(9), 0);
        let view = state.view(viewer);
        // What leaves no choice the table plays by itself, so there must be a choice in both.
        let other = (0..TRIES)
            .map(|_| G::imagine(&view, &mut chance))
            .find(|world| world != state && !is_forced(world))?;
        Some(Self::of(state, other, seed))
    }

    /// These two worlds, which the viewer cannot tell apart.
    fn of(state: &G, other: G, seed: Seed) -> Self {
        let seats = state.setup().seats();
        let people: Vec<String> = (0..seats).map(|n| format!("{n:032x}")).collect();
        let receivers = [Receiver::open(), Receiver::open()];
        let sites = [calling(), calling()];
        let kept = sites.each_ref().map(|site| keep(site, &people[0]));
        for ((site, world), receiver) in sites.iter().zip([state, &other]).zip(&receivers) {
            let seats = people
                .iter()
                .enumerate()
                .map(|(n, id)| Occupant::Person { id: id.clone(), name: format!("Person {n}") })
                .collect();
            for id in &people {
                let hook = receiver.hook(id);
                let kept = site.house.tables.store().signals().keep_hook(hook);
                site.runtime.block_on(kept).unwrap();
            }
            let position = Some(PositionFile::write(world));
            site.lay_out(TABLE, G::about().id, state.setup().spec(), seed, position, seats);
        }
        let courses = [state.clone(), other].map(|world| Course::place(world, seed));
        Self { sites, courses, people, kept, receivers }
    }

    /// Who asks in one of the houses.
    fn cookie(&self, n: usize, id: &str) -> String {
        if id == self.people[0] { self.kept[n].0.clone() } else { self.sites[n].cookie(id) }
    }

    /// What people and whoever runs the house are told beside the table: the page of a player who sits there, the leaderboard, all
    /// figures that are counted. Gives the pages.
    fn around(&self, n: usize, cookie: &str) -> String {
        let (site, (_, page)) = (&self.sites[n], &self.kept[n]);
        // Results are counted a moment after the end, in each house when it comes to it.
        let over = self.courses[n].state().turn() == Turn::Over;
        let began = Instant::now();
        while over && !site.get(page, cookie).text().contains("byname") {
            assert!(began.elapsed() < LONGEST, "the results of a game that is over are not counted");
            std::thread::sleep(Duration::from_millis(20));
        }
        let pages = [page.as_str(), "/players", "/finished"].map(|path| {
            let answer = site.get(path, cookie);
            assert_eq!(answer.status, 200, "{path}");
            answer.text().replace(page, "/p/somebody")
        });
        let figures = site.house.metrics.text(1, 1, true).unwrap();
        for known in [TABLE, "Person", "Quinta", &self.people[0], G::about().id] {
            assert!(!figures.contains(known), "{known}: {figures}");
        }
        pages.concat()
    }

    /// What is told of the chance of a table that runs, and what is not: neither seed nor promise, record nor a deal for others.
    fn chance(&self, n: usize, cookie: &str) -> String {
        // Once it is over everybody may know the seed.
        if self.courses[n].state().turn() == Turn::Over {
            return String::new();
        }
        let (site, record) = (&self.sites[n], self.courses[n].record(Vec::new()));
        let verify = site.get(&format!("/g/{TABLE}/verify"), cookie);
        assert_eq!(verify.status, 200);
        let (text, commitment) = (verify.text(), record.commitment.unwrap());
        assert!(text.contains(&commitment) && !text.contains(&record.seed.to_string()));
        assert!(!text.contains("palatine commitment 1") && !text.contains("seal-draws"));
        let refused = [
            site.get(&format!("/t/{TABLE}/record"), cookie),
            site.post(&format!("/t/{TABLE}/deal"), cookie, ""),
            site.post(&format!("/g/{TABLE}/deal"), cookie, ""),
            site.get(&format!("/d/{TABLE}"), cookie),
        ];
        let said = refused.map(|answer| format!("{}{}", answer.status, answer.text()));
        assert!(said.iter().all(|said| said.starts_with('4')), "{said:?}");
        text.replace(&commitment, "…") + &said.concat()
    }

    /// A move in each world that looks the same to the viewer, if there is one.
    fn common_move(&self, viewer: Viewer, chance: &mut Chance) -> Option<(Seat, [G::Move; 2])> {
        let [one, other] = self.courses.each_ref().map(Course::state);
        let Turn::Of(seat) = one.turn() else { return None };
        let (mut moves, mut others) = (Vec::new(), Vec::new());
        one.moves(&mut moves);
        other.moves(&mut others);
        let alike = |mv: G::Move| {
            let seen = one.shown(mv, viewer);
            others.iter().copied().filter(|&also| other.shown(also, viewer) == seen).collect::<Vec<_>>()
        };
        moves.retain(|&mv| !alike(mv).is_empty());
        if moves.is_empty() {
            return None;
        }
        let mv = chance.pick(&moves);
        Some((seat, [mv, chance.pick(&alike(mv))]))
    }

    /// Plays it in both worlds, over the wire, by whoever sits there.
    fn play(&mut self, seat: Seat, moves: [G::Move; 2]) {
        let cookies = [0, 1].map(|n| self.cookie(n, &self.people[seat.index()]));
        for (((site, course), mv), cookie) in self.sites.iter().zip(&mut self.courses).zip(moves).zip(cookies)
        {
            let decision = course.log().len() + 1;
            let body = format!(
                "decision={decision}&seat={seat}&move={}",
                mv.to_string().replace('+', "%2B").replace(' ', "+")
            );
            let answer = site.post(&format!("/t/{TABLE}/move"), &cookie, &body);
            assert_eq!(answer.status, 204, "{mv}: {}", answer.text());
            course.play(seat, mv).unwrap();
            // What leaves no choice the table plays by itself.
            let mut forced = Vec::new();
            while let Turn::Of(seat) = course.state().turn() {
                if course.state().waits() {
                    break;
                }
                course.state().moves(&mut forced);
                let [only] = forced[..] else { break };
                course.play(seat, only).unwrap();
            }
        }
    }

    /// Earlier moments as somebody is shown them: the first, the last, and one between.
    fn past(&self, n: usize, cookie: &str) -> String {
        let now = self.courses[n].log().len();
        let moments = [0, now / 2, now.saturating_sub(1), now];
        let shown = moments.map(|at| {
            let frame = self.sites[n].get(&format!("/t/{TABLE}/frame?at={at}&from=0&to={now}"), cookie);
            assert_eq!(frame.status, 200, "moment {at} of {now}");
            let text = frame.text();
            assert!(!text.contains("id=\"moves\""), "something can be played there");
            text
        });
        shown.concat() + &self.review(n, cookie, &moments)
    }

    /// The same moments on the page of the game, with all that belongs to it. Nobody gets other eyes than their own while it runs,
    /// nor anything that only a game that is over has.
    fn review(&self, n: usize, cookie: &str, moments: &[usize]) -> String {
        // Once it is over everybody may see everything, and the worlds differ.
        if self.courses[n].state().turn() == Turn::Over {
            return String::new();
        }
        let site = &self.sites[n];
        let get = |more: &str| site.get(&format!("/g/{TABLE}{more}"), cookie);
        let whole = get("");
        assert_eq!(whole.status, 200);
        let usual = whole.text();
        let own = usual.split("name=\"as\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        assert!(own == "audience" || own.parse::<usize>().is_ok(), "{own}");
        for secret in ["/branch", "/record", "id=\"points\"", "id=\"held\"", "data-eyes"] {
            assert!(!usual.contains(secret), "{secret} while the game runs");
        }
        let others = (1..=self.people.len())
            .map(|seat| seat.to_string())
            .chain(["all".to_owned(), "audience".to_owned()]);
        for other in others.filter(|other| *other != own) {
            for part in ["frame?at=0&", "log?"] {
                let refused = get(&format!("/{part}as={other}"));
                assert_eq!(refused.status, 403, "{part} with the eyes of {other}");
                assert!(refused.body.len() < 200, "one line");
            }
            // Its own address is in the page, for the switch of language; everything else is the same.
            let live = |more: &str| get(more).text().split("<main").nth(1).unwrap().to_owned();
            assert_eq!(live(&format!("?at=0&as={other}")), live("?at=0"), "the page shows one's own");
        }
        let branch = site.post(&format!("/g/{TABLE}/branch"), cookie, "at=0&as=1&level=novice");
        assert_eq!(branch.status, 403);
        // Nothing is analysed before the end, and nobody learns more from being refused.
        let post = |more: &str, body: &str| site.post(&format!("/g/{TABLE}/analysis{more}"), cookie, body);
        let refused = [
            post("", ""),
            post("", "script=1"),
            post("/now", "at=1&script=1"),
            post("/stop", ""),
            get("/analysis"),
            get("/analysis/progress"),
            get("/analysis/live"),
        ];
        let analysed = site.house.tables.analyses().analysis(TABLE);
        assert_eq!(site.runtime.block_on(analysed), house::analysis::Seen::Nothing);
        let refused = refused.map(|answer| {
            assert_eq!(answer.status, 403);
            assert!(answer.body.len() < 200, "one line: {}", answer.text());
            answer.text()
        });
        assert_eq!(get(&format!("/frame?at={}", moments[3] + 1)).status, 404, "nobody sees the future");
        let frames = moments.iter().map(|at| {
            let frame = get(&format!("/frame?at={at}&v=0"));
            assert_eq!((frame.status, frame.header("cache-control")), (200, Some("no-store")));
            frame.text()
        });
        let frames: String = frames.collect();
        [usual, get("/log").text(), frames, branch.text(), refused.concat()].concat()
    }

    /// What is said beside the table, and whoever is called: the same in both worlds. A player and somebody who watches speak.
    fn beside(&self, streams: &mut [crate::common::Stream; 2], viewer: Viewer) {
        let heard = [0, 1].map(|n: usize| {
            let site = &self.sites[n];
            let speaker = self.cookie(n, &self.people[0]);
            let other = site.cookie(&"e".repeat(32));
            for (cookie, room, what) in
                [(&speaker, "players", "phrase=hello"), (&other, "watchers", "text=aha")]
            {
                let said = site.post(&format!("/t/{TABLE}/say"), cookie, &format!("room={room}&{what}"));
                assert_eq!(said.status, 204, "{}", said.text());
            }
            // Everybody hears one of the two.
            let talks = streams[n].talk("\"messages\":");
            let people = self.people.iter().any(|id| talks.concat().contains(id.as_str()));
            assert!(!people, "a person's id is on the wire: {talks:?}");
            told(&talks)
        });
        assert_eq!(heard[0], heard[1], "{}: {viewer:?}, what is said", G::about().id);
        let room = if viewer == Viewer::Audience { "watchers" } else { "players" };
        assert!(heard[0].len() == 1 && heard[0][0]["room"] == room, "{heard:?}");
        // Whoever looks is not called.
        let turn = self.courses[0].state().turn().seat();
        if turn.is_some() && turn != viewer.seat() {
            self.called();
        }
    }

    /// Whoever is to decide has been called in both worlds. All calls of the same turn say the same; some turn may have passed before
    /// it was called.
    fn called(&self) {
        let began = std::time::Instant::now();
        let heard = || self.receivers.each_ref().map(Receiver::heard);
        let last = |[one, other]: &[BTreeMap<u64, String>; 2]| {
            one.last_key_value().zip(other.last_key_value()).is_some_and(|(one, other)| one.0 == other.0)
        };
        while !last(&heard()) {
            assert!(began.elapsed() < Duration::from_secs(60), "nobody is called: {:?}", heard());
            std::thread::sleep(Duration::from_millis(10));
        }
        let [one, other] = heard();
        for (turn, call) in &one {
            assert!(other.get(turn).is_none_or(|other| other == call), "{}: {call} {other:?}", G::about().id);
        }
    }

    /// Whether the viewer still cannot tell the worlds apart. A draw that everybody sees may come out differently, and
    /// what is forced in one world may be a choice in the other: then the twins part.
    fn alike(&self, viewer: Viewer) -> bool {
        let [one, other] = &self.courses;
        one.log().len() == other.log().len() && one.state().view(viewer) == other.state().view(viewer)
    }
}

/// Somebody who keeps their games: their cookie, and the address of their page.
fn keep(site: &Site, id: &str) -> (String, String) {
    let kept = site.post("/me/keep", &site.cookie(id), "how=link&name=Quinta");
    assert_eq!(kept.status, 200, "{}", kept.text());
    let mut cookies =
        kept.headers.iter().filter(|(name, value)| name == "set-cookie" && value.starts_with("palatine="));
    let cookie = cookies.next_back().unwrap().1.split(';').next().unwrap().to_owned();
    let faces = site.house.tables.store().results().faces(vec![id.to_owned()]);
    let public = site.runtime.block_on(faces).unwrap().remove(0).public;
    (cookie, format!("/p/{public}"))
}

/// A house that calls at once, also on this machine.
fn calling() -> Site {
    let mut options = Options { limits: Limits::off(), ..Options::default() };
    options.tables.signals =
        Settings { after: Duration::ZERO, sweep: Duration::from_millis(20), reach: Reach::Anywhere };
    Site::open_with(options)
}

/// What was said, without what differs between any two houses: names of messages, their times, and who is who there.
fn told(talks: &[String]) -> Vec<serde_json::Value> {
    let mut all = Vec::new();
    for talk in talks {
        let data = talk.split_once("data: ").unwrap().1;
        let mut talk: serde_json::Value = serde_json::from_str(data).unwrap();
        for message in talk["messages"].as_array_mut().into_iter().flatten() {
            for differs in ["id", "at", "who"] {
                assert!(message.as_object_mut().unwrap().remove(differs).is_some(), "{message}");
            }
            all.push(message.clone());
        }
    }
    all
}

/// Somebody who is called on this machine: keeps the bodies.
struct Receiver {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Receiver {
    fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (address, heard) = (listener.local_addr().unwrap(), Arc::new(Mutex::new(Vec::new())));
        let keeps: Arc<Mutex<Vec<String>>> = heard.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(stream) = stream else { return };
                let mut reader = BufReader::new(stream);
                let (mut line, mut length) = (String::new(), 0);
                while reader.read_line(&mut line).is_ok_and(|count| count > 2) {
                    if let Some(text) = line.strip_prefix("content-length: ") {
                        length = text.trim().parse().unwrap();
                    }
                    line.clear();
                }
                let mut body = vec![0; length];
                if reader.read_exact(&mut body).is_ok() {
                    keeps.lock().unwrap().push(String::from_utf8(body).unwrap());
                }
                let _ = reader.get_mut().write_all(b"HTTP/1.1 204 Good\r\n\r\n");
            }
        });
        Self { address, heard }
    }

    fn hook(&self, person: &str) -> Hook {
        Hook {
            person: person.to_owned(),
            url: format!("http://{}/", self.address),
            secret: "secret".to_owned(),
            lang: "en".to_owned(),
            base: "http://palatine.example".to_owned(),
            tried: None,
        }
    }

    /// The calls, by the version at which the turn began.
    fn heard(&self) -> BTreeMap<u64, String> {
        let version = |body: &String| {
            let body: serde_json::Value = serde_json::from_str(body).unwrap();
            body["id"].as_str().unwrap().strip_prefix(&format!("{TABLE}-")).unwrap().parse().unwrap()
        };
        self.heard.lock().unwrap().iter().map(|body| (version(body), body.clone())).collect()
    }
}

/// Whether there is no choice.
fn is_forced<G: Game>(state: &G) -> bool {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    moves.len() == 1 && !state.waits()
}

/// Fails where two answers differ, and shows where.
fn alike(answers: &[&[u8]; 2], what: &str) {
    let [one, other] = answers;
    if one == other {
        return;
    }
    let same = one.iter().zip(*other).take_while(|(a, b)| a == b).count();
    let near = |text: &[u8]| {
        String::from_utf8_lossy(&text[same.saturating_sub(200).min(text.len())..(same + 200).min(text.len())])
            .into_owned()
    };
    panic!("{what} differ:\n{}\n\n{}", near(one), near(other));
}

/// How many moments were compared until the twins parted, and where the game then stands.
fn compare<G: Written>(state: &G, viewer: Viewer, seed: Seed, chance: &mut Chance) -> Option<(usize, G)> {
    Some(follow(Twins::open(state, viewer, seed)?, viewer, chance))
}

/// The same for twins that are there already.
fn follow<G: Written>(mut twins: Twins<G>, viewer: Viewer, chance: &mut Chance) -> (usize, G) {
    let id = viewer.seat().map_or_else(|| "f".repeat(32), |seat| twins.people[seat.index()].clone());
    let cookies = [0, 1].map(|n: usize| twins.cookie(n, &id));
    let path = format!("/t/{TABLE}/live");
    let mut streams = [0, 1].map(|n: usize| twins.sites[n].live(&path, &cookies[n]));
    let mut compared = 0;
    loop {
        let events = streams.each_mut().map(crate::common::Stream::event);
        let told = twins.courses[0].log().last().map(|last| last.mv.to_string()).unwrap_or_default();
        alike(
            &events.each_ref().map(|event| event.as_slice()),
            &format!("{}: {viewer:?}, events after {told}", G::about().id),
        );
        let over = twins.courses[0].state().turn() == Turn::Over;
        let beside = over || compared % SELDOM.div_ceil(trials::heavy()) == 0;
        let pages = [0, 1].map(|n: usize| {
            let page = twins.sites[n].get(&format!("/t/{TABLE}"), &cookies[n]);
            assert_eq!(page.status, 200);
            let frame = twins.sites[n].get(&format!("/t/{TABLE}/frame"), &cookies[n]);
            assert_eq!(frame.status, 200);
            let turn = twins.sites[n].get(&format!("/t/{TABLE}/turn"), &cookies[n]);
            assert_eq!(turn.status, 200);
            // The lobby too: what lists tell of a table.
            let home = twins.sites[n].get("/", &cookies[n]);
            assert_eq!(home.status, 200);
            let beside = if beside {
                twins.past(n, &cookies[n]) + &twins.around(n, &cookies[n]) + &twins.chance(n, &cookies[n])
            } else {
                String::new()
            };
            let id = frame.header("x-frame");
            // The commitment hangs on what is hidden, and tells nothing of it: it is the hash of a text with the secret seed.
            let commitment = twins.courses[n].record(Vec::new()).commitment.unwrap();
            assert_eq!(page.text().matches(&commitment).count(), 1);
            assert!(!frame.text().contains(&commitment) && !home.text().contains(&commitment));
            format!(
                "{}{id:?}{}{}{}{beside}",
                page.text().replace(&commitment, "…"),
                frame.text(),
                turn.text(),
                home.text()
            )
        });
        alike(
            &pages.each_ref().map(|page| page.as_bytes()),
            &format!("{}: {viewer:?}, page after {told}", G::about().id),
        );
        compared += 1;
        if compared == 3 {
            twins.beside(&mut streams, viewer);
        }
        let Some((seat, moves)) = twins.common_move(viewer, chance) else { break };
        twins.play(seat, moves);
        if !twins.alike(viewer) {
            break;
        }
    }
    (compared, twins.courses[0].state().clone())
}

/// Whole games, as somebody sees them, side by side.
fn never_tells<G: Written>(games: &[(Spec, Viewer)]) {
    let compared: Vec<usize> = std::thread::scope(|scope| {
        let game = |(n, (spec, viewer)): (u64, &'_ (Spec, Viewer))| {
            let (spec, viewer) = (spec.clone(), *viewer);
            scope.spawn(move || one_never_tells::<G>(&spec, viewer, Seed::from_number(n)))
        };
        let games: Vec<_> = (0..).zip(games).map(game).collect();
        games.into_iter().map(|game| game.join().unwrap()).collect()
    });
    assert!(compared.iter().all(|&steps| steps > 40), "{compared:?}");
}

/// A whole game, with new twins whenever the old ones part.
fn one_never_tells<G: Written>(spec: &Spec, viewer: Viewer, seed: Seed) -> usize {
    let setup = G::Setup::read(spec).unwrap();
    let mut state = G::start(&setup, &mut Chance::at(&seed, 0));
    let mut chance = Chance::at(&seed.part(3), 0);
    let mut compared = 0;
    for part in 0.. {
        if state.turn() == Turn::Over {
            break;
        }
        if !is_forced(&state)
            && let Some((steps, next)) = compare(&state, viewer, seed.part(100 + part), &mut chance)
        {
            compared += steps;
            if next != state {
                state = next;
                continue;
            }
        }
        let mut moves = Vec::new();
        state.moves(&mut moves);
        state.play(chance.pick(&moves), &mut chance);
    }
    compared
}

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number - 1))
}

#[test]
fn great_wall_never_tells_what_is_hidden() {
    let games = [(2, seat(1)), (2, seat(2)), (3, seat(2)), (3, Viewer::Audience), (5, seat(5))];
    never_tells::<GreatWall>(&games.map(|(seats, viewer)| (Spec::new(seats), viewer)));
}

#[test]
fn emperor_never_tells_what_is_hidden() {
    let games = [(3, seat(1)), (3, Viewer::Audience), (4, seat(3)), (5, seat(5))];
    let with = |seats| Spec::new(seats).with("fortifications", "with");
    never_tells::<Emperor>(&games.map(|(seats, viewer)| (with(seats), viewer)));
}

/// Face-down tokens and their order, draws from the reserve, cards and what was exchanged.
#[test]
fn justinian_never_tells_what_is_hidden() {
    let games = [(2, seat(1)), (3, seat(2)), (3, Viewer::Audience), (4, seat(4))];
    never_tells::<Justinian>(&games.map(|(seats, viewer)| (Spec::new(seats), viewer)));
}

/// After a round everybody is asked whose tokens could be enough. Whether they are is in no byte that anybody else gets, from
/// before the asking until a scoring starts: not in the page, nor in what is pushed, nor in the log, nor by how the table goes on.
#[test]
fn justinian_never_tells_who_has_enough() {
    // Red, who is asked after Blue, has 5 of 5 or 3 of 5 on the phase space; the rest of those tokens is in the reserve.
    let world = |space: &str, reserve: &str| {
        let text = format!(
            "palatine = \"position 1\"\ngame = \"justinian\"\n[setup]\nseats = 3\n[position]\npassed = [2, 3, 1]\nlast = 1\n\
             players = [{{ hand = [1, 2, -1], space = [1, -2] }}, {{ hand = [1, -1], space = {space}, reserve = {reserve} }},\n\
             {{ hand = [2, -2], space = [1] }}]\n[position.turn]\nseat = 1\ndecision = \"offer\"\n"
        );
        let file: PositionFile = game::paper::read_file(&text).unwrap();
        file.read::<Justinian>().unwrap()
    };
    let [able, short] = [world("[2, -3]", "[2, 3, -1]"), world("[2, -1]", "[2, 3, -3]")];
    let asks = |state: &Justinian| {
        let mut moves = Vec::new();
        state.moves(&mut moves);
        moves.len()
    };
    for (n, viewer) in (0..).zip([seat(1), seat(3), Viewer::Audience]) {
        assert_eq!(able.view(viewer), short.view(viewer));
        let (mut one, mut other) = (able, short);
        for state in [&mut one, &mut other] {
            state.play("decline".parse().unwrap(), &mut Chance::quick(0));
        }
        assert_eq!((asks(&one), asks(&other)), (2, 1), "Red may score in one world and not in the other");
        let seed = Seed::from_number(20 + n);
        let mut chance = Chance::at(&seed, 0);
        let (compared, _) = follow(Twins::of(&able, short, seed), viewer, &mut chance);
        // Blue's answer, Red's, and the next round: the table neither plays Red's only move nor goes on otherwise.
        assert!(compared > 5, "{compared}");
    }
}

/// Hands, draws, and in the variant which cards were put under the decks.
#[test]
fn zhanguo_never_tells_what_is_hidden() {
    let games = [(2, "two", seat(1)), (3, "three", seat(2)), (2, "three", Viewer::Audience)];
    never_tells::<ZhanGuo>(&games.map(|(seats, draw, viewer)| (Spec::new(seats).with("draw", draw), viewer)));
}

/// Whoever watches a delayed table learns nothing of its last five decisions, not even of what lies open: two houses where these
/// differ show the same, to the byte.
fn late_tells_nothing<G: Written>(spec: &Spec, seed: Seed) {
    const DELAY: usize = 5;
    let setup = G::Setup::read(spec).unwrap();
    let people: Vec<String> = (0..setup.seats()).map(|n| format!("{n:032x}")).collect();
    let sites = [Site::unlimited(), Site::unlimited()];
    let state = G::start(&setup, &mut Chance::at(&seed, 0));
    for site in &sites {
        let seats = people
            .iter()
            .enumerate()
            .map(|(n, id)| Occupant::Person { id: id.clone(), name: format!("Person {n}") });
        let terms = Terms { delay: DELAY as u8, ..Terms::default() };
        let position = Some(PositionFile::write(&state));
        site.lay_out_on(TABLE, G::about().id, spec.clone(), seed, position, seats.collect(), terms);
    }
    let mut courses = [0, 1].map(|_| Course::place(state.clone(), seed));
    let mut chance = Chance::at(&seed.part(3), 0);
    let forced = |course: &mut Course<G>| {
        let mut moves = Vec::new();
        while let Turn::Of(seat) = course.state().turn() {
            course.state().moves(&mut moves);
            let [only] = moves[..] else { return };
            if course.state().waits() {
                return;
            }
            course.play(seat, only).unwrap();
        }
    };
    let play = |site: &Site, course: &mut Course<G>, mv: G::Move| {
        let Turn::Of(seat) = course.state().turn() else { panic!("the game is over") };
        let cookie = site.cookie(&people[seat.index()]);
        let written = mv.to_string().replace('+', "%2B").replace(' ', "+");
        let body = format!("decision={}&seat={seat}&move={written}", course.log().len() + 1);
        let answer = site.post(&format!("/t/{TABLE}/move"), &cookie, &body);
        assert_eq!(answer.status, 204, "{mv}: {}", answer.text());
        course.play(seat, mv).unwrap();
        forced(course);
    };
    for course in &mut courses {
        forced(course);
    }
    while courses[0].log().len() < 15 {
        let mut moves = Vec::new();
        courses[0].state().moves(&mut moves);
        let mv = chance.pick(&moves);
        for (site, course) in sites.iter().zip(&mut courses) {
            play(site, course, mv);
        }
    }
    let shown = courses[0].log().len();
    let (eve, path) = ("e".repeat(32), format!("/t/{TABLE}"));
    let watch = |n: usize| sites[n].cookie(&eve);
    let mut streams = [0, 1].map(|n: usize| sites[n].live(&format!("{path}/live"), &watch(n)));
    let first = streams.each_mut().map(crate::common::Stream::event);
    alike(&first.each_ref().map(|event| event.as_slice()), "the first events");
    let look = |n: usize| {
        let get = |more: &str| {
            let answer = sites[n].get(&format!("{path}{more}"), &watch(n));
            assert_eq!(answer.header("x-turn"), None);
            format!("{}{:?}{}", answer.status, answer.header("x-frame"), answer.text())
        };
        let past = (0..=shown + DELAY + 1)
            .map(|at| get(&format!("/frame?at={at}&from=0&to={}", at.max(1))))
            .collect::<String>();
        let review = |more: &str| sites[n].get(&format!("/g/{TABLE}{more}"), &watch(n)).text();
        let then: String = (0..=shown + DELAY + 1).map(|at| review(&format!("/frame?at={at}"))).collect();
        let game = [review(""), review("/log"), then].concat();
        [get(""), get("/frame"), get("/frame?side=2"), get("/turn"), past, game].concat()
    };
    // While the last decisions differ, nothing that is shown does. Both houses play exactly as many as the delay has, in the same
    // steps (when something is decided watchers may notice; what leaves no choice is decided with what comes before it), and
    // the last of them is not the same.
    let mut ahead = |course: &Course<G>, other: Option<&[(G::Move, usize)]>| -> Vec<(G::Move, usize)> {
        for _ in 0..2_000 {
            let (mut then, mut chosen) = (course.clone(), Vec::new());
            while then.log().len() < shown + DELAY {
                let Turn::Of(seat) = then.state().turn() else { break };
                let mut moves = Vec::new();
                then.state().moves(&mut moves);
                let mv = chance.pick(&moves);
                then.play(seat, mv).unwrap();
                forced(&mut then);
                chosen.push((mv, then.log().len()));
            }
            let steps = |chosen: &[(G::Move, usize)]| chosen.iter().map(|(_, at)| *at).collect::<Vec<_>>();
            let differs = other.is_none_or(|other| {
                (other.first() != chosen.first() || other.last() != chosen.last())
                    && steps(other) == steps(&chosen)
            });
            if then.log().len() == shown + DELAY && then.state().turn() != Turn::Over && differs {
                return chosen;
            }
        }
        panic!("{}: no such five decisions", G::about().id);
    };
    let one = ahead(&courses[0], None);
    let other = ahead(&courses[1], Some(one.as_slice()));
    let pushes = [(0, one), (1, other)].map(|(n, moves): (usize, _)| {
        let push = |(mv, _)| {
            play(&sites[n], &mut courses[n], mv);
            streams[n].event()
        };
        moves.into_iter().map(push).collect::<Vec<_>>().concat()
    });
    alike(&pushes.each_ref().map(Vec::as_slice), &format!("{}: what came late", G::about().id));
    let looks = [look(0), look(1)];
    alike(&looks.each_ref().map(|text| text.as_bytes()), &format!("{}: what is late", G::about().id));
    for (n, stream) in streams.iter_mut().enumerate() {
        let said = sites[n].post(&format!("{path}/say"), &watch(n), "room=watchers&phrase=thanks");
        assert_eq!(said.status, 204);
        stream.talk("\"messages\":");
        assert!(stream.pushes.is_empty(), "more came than decisions");
    }
}

#[test]
fn a_delayed_table_tells_nothing_of_its_last_decisions() {
    late_tells_nothing::<GreatWall>(&Spec::new(3), Seed::from_number(1));
    late_tells_nothing::<Emperor>(&Spec::new(3), Seed::from_number(2));
    late_tells_nothing::<Justinian>(&Spec::new(3), Seed::from_number(3));
    late_tells_nothing::<ZhanGuo>(&Spec::new(2), Seed::from_number(4));
}
