//! Lessons over the wire: listed, learnt without a script, what is said to other tries, how far somebody came and to whom that belongs,
//! and what somebody with bad intentions finds.

use crate::common::{Answer, Site};
use game::{Lang, Turn};
use table::lessons::{Attempt, Lesson};

const ADA: &str = "0123456789abcdef0123456789abcdef";
const BOB: &str = "fedcba9876543210fedcba9876543210";

/// The lessons of every game.
fn lessons() -> Vec<(&'static str, &'static [Lesson])> {
    let all: Vec<_> = table::games()
        .iter()
        .map(|game| {
            let Ok(lessons) = table::lessons::of(*game) else { panic!("lessons that cannot be read") };
            (game.about().id, lessons)
        })
        .collect();
    for (game, lessons) in &all {
        assert!(!lessons.is_empty(), "{game} has no lessons");
    }
    all
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            },
        )
        .collect()
}

fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// What a page says of itself, in an attribute of its live region.
fn data(page: &str, name: &str) -> String {
    let (_, rest) =
        page.split_once(&format!(" data-{name}=\"")).unwrap_or_else(|| panic!("no {name}: {page}"));
    plain(rest.split('"').next().unwrap())
}

/// The fields that the form of a page would send.
fn fields(page: &str) -> Vec<(&'static str, String)> {
    let form = page.split_once("id=\"teach\"").unwrap().1;
    ["step", "played", "tried", "wrong"]
        .into_iter()
        .map(|name| {
            let (_, rest) = form.split_once(&format!("name=\"{name}\" value=\"")).unwrap();
            (name, plain(rest.split('"').next().unwrap()))
        })
        .collect()
}

/// A learner at a lesson, with the page that lies before them.
struct Learner<'a> {
    site: &'a Site,
    cookie: String,
    path: String,
    page: String,
}

impl<'a> Learner<'a> {
    fn at(site: &'a Site, cookie: &str, path: &str) -> Self {
        let page = site.get(path, cookie);
        assert_eq!(page.status, 200, "{path}: {}", page.text());
        Self { site, cookie: cookie.to_owned(), path: path.to_owned(), page: page.text() }
    }

    /// Sends the form.
    fn send(&self, wish: &[(&str, &str)]) -> Answer {
        let fields = fields(&self.page);
        let said = fields.iter().map(|(name, value)| (*name, value.as_str())).chain(wish.iter().copied());
        let body: Vec<String> = said.map(|(name, value)| format!("{name}={}", encode(value))).collect();
        self.site.post(&format!("{}/try", self.path), &self.cookie, &body.join("&"))
    }

    fn wishes(&mut self, wish: &[(&str, &str)]) {
        let answer = self.send(wish);
        assert_eq!(answer.status, 200, "{} {wish:?}: {}", self.path, answer.text());
        self.page = answer.text();
        assert!(!self.page.contains('⟨'), "{} {wish:?}: a text is missing", self.path);
        assert!(!self.page.contains(" style="), "{}", self.path);
    }

    fn state(&self) -> String {
        data(&self.page, "state")
    }

    fn step(&self) -> usize {
        fields(&self.page)[0].1.parse().unwrap()
    }

    /// Goes through the rest of the lesson as it would be shown; gives where it leads at last.
    fn goes_through(&mut self) -> String {
        loop {
            if self.state() == "asks" {
                self.wishes(&[("do", "show")]);
                assert_eq!(self.state(), "right", "{}", self.path);
            }
            let answer = self.send(&[("do", "next")]);
            if answer.status == 303 {
                return answer.header("location").unwrap().to_owned();
            }
            let before = self.step();
            self.page = answer.text();
            assert_eq!(self.step(), before + 1, "{}", self.path);
        }
    }
}

#[test]
fn all_lessons_are_listed_in_both_languages() {
    let site = Site::unlimited();
    for lang in Lang::ALL {
        let cookie = format!("{}; lang={}", site.cookie(ADA), lang.code());
        let all = site.get("/learn", &cookie).text();
        assert!(!all.contains('⟨') && !all.contains(" style="));
        for (game, lessons) in lessons() {
            let one = site.get(&format!("/learn/{game}"), &cookie).text();
            let words = site::words(Some(game), lang);
            for lesson in lessons {
                let title = words.word(&lesson.title()).replace('&', "&amp;");
                for page in [&all, &one] {
                    assert!(
                        page.contains(&format!("href=\"/learn/{game}/{}\"", lesson.name)),
                        "{game} {}",
                        lesson.name
                    );
                    assert!(page.contains(&title), "{game}: {title}");
                }
            }
            assert!(!one.contains('⟨'));
            // Whoever reads the rules, or opens a table, finds them.
            for from in [format!("/rules/{game}"), format!("/new?game={game}"), "/".to_owned()] {
                assert!(
                    site.get(&from, &cookie).text().contains(&format!("href=\"/learn/{game}\"")),
                    "{from}"
                );
            }
        }
        assert!(site.get("/", &cookie).text().contains("href=\"/learn\""));
    }
}

/// Whoever plays, or looks at a game that was played, finds the lessons of that game; so do those who read about themselves.
#[test]
fn tables_and_games_lead_to_the_lessons() {
    let site = Site::unlimited();
    let ada = site.cookie(ADA);
    let opened = site.post("/new", &ada, "game=emperor&seat1=me&seat2=here&name2=Bea&seat3=here&name3=Cia");
    assert_eq!(opened.status, 303, "{}", opened.text());
    let table = opened.header("location").unwrap().to_owned();
    for path in [table.clone(), table.replacen("/t/", "/g/", 1), "/learn/emperor/goal".to_owned()] {
        let page = site.get(&path, &ada);
        assert_eq!(page.status, 200, "{path}");
        assert!(page.text().contains("href=\"/learn/emperor\""), "{path}");
    }
    let table = site.get(&table, &ada).text();
    let menu = table.split_once("id=\"menu\"").unwrap().1;
    assert!(menu.contains("href=\"/learn/emperor\""), "it is in the menu, which phones have too");
    for (game, lessons) in lessons() {
        assert!(
            site.get("/me", &ada).text().contains(&format!("href=\"/learn/{game}/{}\"", lessons[0].name))
        );
    }
}

/// Every first lesson by forms alone: other tries are answered and change nothing, what is shown solves it, and it is done.
#[test]
fn the_first_lesson_of_every_game_is_learnt_without_a_script() {
    let site = Site::unlimited();
    for (game, lessons) in lessons() {
        for (lang, who) in [("en", ADA), ("it", BOB)] {
            let lesson = &lessons[0];
            let words = site::words(Some(game), Lang::from_code(lang).unwrap()).spoken_to(Some(lesson.seat));
            let cookie = format!("{}; lang={lang}", site.cookie(who));
            let mut me = Learner::at(&site, &cookie, &format!("/learn/{game}/{}", lesson.name));
            let mut others = 0;
            for (n, step) in lesson.steps.iter().enumerate() {
                assert_eq!(me.step(), n + 1);
                assert_eq!(data(&me.page, "spoken"), step.lights.join(" "));
                let sentence = words.word(&lesson.message(n));
                assert!(plain(&me.page).contains(&sentence), "{game} {n}: {sentence}");
                for id in &step.lights {
                    assert!(me.page.contains(&format!(" id=\"{id}\"")), "{game} {n}: {id} is not drawn");
                }
                if !step.asks() {
                    assert_eq!(me.state(), "tells");
                    assert!(
                        !me.page.contains("id=\"moves\""),
                        "nothing can be pressed where nothing is asked"
                    );
                    if n + 1 < lesson.steps.len() {
                        me.wishes(&[("do", "next")]);
                    }
                    continue;
                }
                assert_eq!(me.state(), "asks");
                let begun = lesson.at(n, &[]).ok().unwrap();
                assert_eq!(begun.turn(), Turn::Of(lesson.seat));
                let board = |page: &str| {
                    page.split_once("id=\"board\"")
                        .unwrap()
                        .1
                        .split_once("id=\"sheet\"")
                        .unwrap()
                        .0
                        .to_owned()
                };
                let before = board(&me.page);
                for mv in begun.moves().iter().take(40) {
                    let Ok(Attempt::Else { message }) = lesson.attempt(n, &[], std::slice::from_ref(&mv.mv))
                    else {
                        continue;
                    };
                    let (id, attribute) = message.split_once('.').unwrap();
                    me.wishes(&[("do", "try"), ("move", &mv.mv)]);
                    assert_eq!((me.state().as_str(), me.step()), ("wrong", n + 1));
                    let said = words.text(id, Some(attribute), &[]);
                    assert!(plain(&me.page).contains(&said), "{game} {n} {}: {said}", mv.mv);
                    assert_eq!(board(&me.page), before, "the step stands as it began");
                    others += 1;
                }
                // Nobody goes on from what is not done.
                me.wishes(&[("do", "next")]);
                assert_eq!((me.state().as_str(), me.step()), ("asks", n + 1));
                me.wishes(&[("do", "show")]);
                assert_eq!(me.state(), "right", "{game} {n}");
                let said = words.text(&lesson.message(n), Some("right"), &[]);
                assert!(plain(&me.page).contains(&said), "{game} {n}: {said}");
                if n + 1 < lesson.steps.len() {
                    me.wishes(&[("do", "next")]);
                }
            }
            assert!(others > 0, "{game}: nothing else could be tried");
            let after = match lessons.get(1) {
                Some(next) => format!("/learn/{game}/{}", next.name),
                None => panic!("{game} has one lesson alone"),
            };
            let answer = me.send(&[("do", "next")]);
            assert_eq!((answer.status, answer.header("location")), (303, Some(after.as_str())));
            let listed = site.get(&format!("/learn/{game}"), &cookie).text();
            assert_eq!(listed.matches("<li class=\"done\">").count(), 1, "{game}");
        }
    }
}

/// After the last lesson comes a first game.
#[test]
fn the_last_lesson_leads_to_a_first_game() {
    let site = Site::unlimited();
    let ada = site.cookie(ADA);
    for (game, lessons) in lessons() {
        for lesson in lessons {
            let mut me = Learner::at(&site, &ada, &format!("/learn/{game}/{}", lesson.name));
            let led = me.goes_through();
            let last = lesson.name == lessons.last().unwrap().name;
            assert_eq!(led.starts_with("/t/"), last, "{led}");
        }
        let page = site.get(&format!("/learn/{game}"), &ada).text();
        assert_eq!(page.matches("<li class=\"done\">").count(), lessons.len());
        assert!(page.contains(&format!("action=\"/learn/{game}/first\"")), "{page}");
        let opened = site.post(&format!("/learn/{game}/first"), &ada, "");
        assert!(opened.header("location").unwrap().starts_with("/t/"), "{}", opened.status);
        let back = site.get(&format!("/learn/{game}/first"), &ada);
        assert_eq!(back.header("location"), Some(format!("/learn/{game}").as_str()));
    }
}

/// A script gets the step alone, and the same of it.
#[test]
fn a_script_gets_the_step_alone() {
    let site = Site::unlimited();
    let (game, lessons) = lessons()[0];
    let me = Learner::at(&site, &site.cookie(ADA), &format!("/learn/{game}/{}", lessons[0].name));
    let answer = me.send(&[("do", "again"), ("script", "yes")]);
    let text = answer.text();
    assert!(text.starts_with("<main") && text.ends_with("</main>"), "{text}");
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert!(!text.contains("<noscript>"), "whoever has a script needs no list of moves");
}

/// How far somebody came is theirs: nobody else reads or writes it, it comes along when they sign in, it is among their data, and
/// goes with them.
#[test]
fn progress_belongs_to_the_person() {
    let site = Site::unlimited();
    let (ada, bob) = (site.cookie(ADA), site.cookie(BOB));
    let (game, lessons) = lessons()[0];
    let path = format!("/learn/{game}/{}", lessons[0].name);
    let bare = site.get("/learn", &bob).text();
    assert!(!bare.contains("id=\"resume\""));

    // Ada leaves in the midst, and goes on where she was.
    let mut me = Learner::at(&site, &ada, &path);
    if me.state() == "asks" {
        me.wishes(&[("do", "show")]);
    }
    me.wishes(&[("do", "next")]);
    assert_eq!(me.step(), 2);
    assert!(site.get("/learn", &ada).text().contains(&format!("id=\"resume\" href=\"{path}\"")));
    assert_eq!(Learner::at(&site, &ada, &path).step(), 2, "where she was");
    assert_eq!(Learner::at(&site, &ada, &format!("{path}?step=1")).step(), 1, "or wherever she wants");
    // Her own page leads there too.
    assert!(site.get("/me", &ada).text().contains(&format!("<a class=\"button\" href=\"{path}\">Go on")));
    // Bob sees nothing of it; what he does changes nothing of hers, whatever he says about himself.
    assert_eq!(site.get("/learn", &bob).text(), bare);
    assert_eq!(Learner::at(&site, &bob, &path).step(), 1);
    let his = Learner::at(&site, &bob, &path);
    his.send(&[("do", "next"), ("person", ADA), ("id", ADA)]);
    assert_eq!(Learner::at(&site, &ada, &path).step(), 2);
    // Nor does somebody without a name of ours.
    let stranger = site.get(&path, "");
    assert!(stranger.text().contains("name=\"step\" value=\"1\""));

    let progress =
        |id: &str| site.runtime.block_on(site.house.tables.store().lessons().progress(id)).unwrap();
    assert_eq!(progress(ADA).len(), 1);
    let told: serde_json::Value = serde_json::from_str(&site.get("/me/data", &ada).text()).unwrap();
    assert_eq!(told["lessons"][0]["lesson"], lessons[0].name, "{told}");

    // An account of another device, into which Ada signs in.
    let kept = site.post("/me/keep", &bob, "how=password&name=Livia&password=a+long+sentence");
    assert_eq!(kept.status, 303);
    let signed = site.post("/sign-in", &ada, "name=Livia&password=a+long+sentence");
    assert_eq!(signed.status, 303, "{}", signed.text());
    let livia = signed
        .headers
        .iter()
        .rfind(|(name, value)| name == "set-cookie" && value.starts_with("palatine="))
        .map(|(_, value)| value.split(';').next().unwrap().to_owned())
        .unwrap();
    assert_eq!(Learner::at(&site, &livia, &path).step(), 2, "it came along");
    assert!(progress(ADA).is_empty() && progress(BOB).len() == 1);
    let gone = site.post("/me/delete", &livia, "old=a+long+sentence&sure=yes");
    assert!(gone.status < 400, "{}", gone.text());
    assert!(progress(BOB).is_empty(), "nothing stays of whoever goes");
}

/// Whoever makes a cookie out of what they know of somebody is a stranger: they read nothing of theirs, and change nothing.
#[test]
fn nobody_learns_in_the_name_of_another() {
    let site = Site::unlimited();
    let (ada, bob) = (site.cookie(ADA), site.cookie(BOB));
    let (game, lessons) = lessons()[0];
    let path = format!("/learn/{game}/{}", lessons[0].name);
    let mut me = Learner::at(&site, &ada, &path);
    if me.state() == "asks" {
        me.wishes(&[("do", "show")]);
    }
    me.wishes(&[("do", "next")]);
    let first = format!("/first/{game}");
    assert_eq!(site.post(&first, &ada, "say=seen&remark=goal&script=yes").status, 204);
    let kept = || {
        let store = site.house.tables.store();
        let all = async { (store.lessons().progress(ADA).await, store.remarks().noted(ADA).await) };
        let (progress, noted) = site.runtime.block_on(all);
        (progress.unwrap(), noted.unwrap())
    };
    let before = kept();
    assert_eq!((before.0.len(), before.1.len()), (1, 1));

    let signature = |cookie: &str| cookie.split_once('.').unwrap().1.to_owned();
    let last = if ada.ends_with('0') { "1" } else { "0" };
    for forged in [
        format!("palatine={ADA}"),
        format!("palatine={ADA}."),
        format!("palatine={ADA}.{}", signature(&bob)),
        format!("{}{last}", &ada[..ada.len() - 1]),
        format!("palatine={ADA}:session.{}", signature(&ada)),
        format!("{bob}; palatine={ADA}.{}", signature(&bob)),
        // The first cookie counts, so hers cannot be slipped in behind one's own.
        format!("palatine={ADA}.{}; {bob}", signature(&bob)),
    ] {
        assert!(!site.get("/learn", &forged).text().contains("id=\"resume\""), "{forged}");
        let mut stranger = Learner::at(&site, &forged, &path);
        assert_eq!(stranger.step(), 1, "{forged}");
        let through = stranger.goes_through();
        assert!(through.starts_with("/learn/"), "{forged}: {through}");
        for say in ["say=off", "say=again", "say=goal&shown=no"] {
            assert!(site.post(&first, &forged, &format!("{say}&script=yes")).status < 500, "{forged}");
        }
        let told = site.get("/me/data", &forged).text();
        assert!(!told.contains(ADA), "{forged}: {told}");
        assert_eq!(kept(), before, "{forged}");
    }
}

/// In several windows at once: whatever comes last, what was reached stays reached.
#[test]
fn who_learns_in_several_windows_never_falls_back() {
    let site = Site::unlimited();
    let ada = site.cookie(ADA);
    let (game, lessons) = lessons()[0];
    let lesson = &lessons[0];
    let steps = lesson.steps.len();
    let path = format!("/learn/{game}/{}", lesson.name);
    let kept = || {
        let progress = site.runtime.block_on(site.house.tables.store().lessons().progress(ADA)).unwrap();
        assert!(progress.len() <= 1, "{progress:?}");
        let (came, done) = progress.first().map_or((0, false), |came| (came.steps, came.done));
        assert_eq!(done, came == steps, "{progress:?}");
        came
    };
    // Every window stands at another step; each does its own, again and again.
    std::thread::scope(|scope| {
        for n in 0..steps {
            let (site, ada, path, kept) = (&site, &ada, &path, &kept);
            scope.spawn(move || {
                let wish = if lesson.steps[n].asks() { "show" } else { "next" };
                for _ in 0..4 {
                    let body = format!("step={}&played=[]&tried=[]&wrong=0&do={wish}", n + 1);
                    let before = kept();
                    let answer = site.post(&format!("{path}/try"), ada, &body);
                    assert!(answer.status == 200 || answer.status == 303, "{}", answer.text());
                    assert!(kept() >= before.max(n + 1));
                }
            });
        }
    });
    assert_eq!(kept(), steps);
    assert_eq!(site.get(&path, &ada).status, 200);
}

/// Going on is not learning: what was not done is not kept.
#[test]
fn only_what_was_done_counts() {
    let site = Site::unlimited();
    let ada = site.cookie(ADA);
    let (game, lessons) = lessons()[0];
    let lesson = &lessons[0];
    let asked = lesson.steps.iter().position(table::lessons::Step::asks).unwrap();
    let me = Learner::at(&site, &ada, &format!("/learn/{game}/{}?step={}", lesson.name, asked + 1));
    let body =
        |tried: &str| format!("step={}&played=%5B%5D&tried={}&wrong=0&do=next", asked + 1, encode(tried));
    let path = format!("/learn/{game}/{}/try", lesson.name);
    for tried in ["[]", "[\"nonsense\"]"] {
        let answer = site.post(&path, &ada, &body(tried));
        assert!(
            answer.status == 400 || data(&answer.text(), "state") == "asks",
            "{tried}: {}",
            answer.text()
        );
    }
    drop(me);
    let kept = site.runtime.block_on(site.house.tables.store().lessons().progress(ADA)).unwrap();
    assert!(kept.is_empty(), "{kept:?}");
}

#[test]
fn bad_input_gets_one_line() {
    let site = Site::unlimited();
    let ada = site.cookie(ADA);
    let (game, lessons) = lessons()[0];
    let path = format!("/learn/{game}/{}", lessons[0].name);
    let deep = format!("[{}]", vec!["[]"; 100].join(","));
    let long = format!("[\"{}\"]", "x".repeat(300));
    let many = format!("[{}]", vec!["\"x\""; 100].join(","));
    let good = [("step", "1"), ("played", "[]"), ("tried", "[]"), ("wrong", "0"), ("do", "again")];
    let ask = |changed: &[(&str, &str)]| {
        let fields: Vec<String> = good
            .iter()
            .map(|(name, value)| {
                let value =
                    changed.iter().find(|(other, _)| other == name).map_or(*value, |(_, value)| *value);
                format!("{name}={}", encode(value))
            })
            .collect();
        site.post(&format!("{path}/try"), &ada, &fields.join("&"))
    };
    assert_eq!(ask(&[]).status, 200);
    for bad in [
        ("step", "0"),
        ("step", "99"),
        ("step", "-1"),
        ("step", "one"),
        ("step", "18446744073709551616"),
        ("played", "nonsense"),
        ("played", &deep),
        ("played", "{}"),
        ("tried", "[1]"),
        ("tried", &long),
        ("tried", &many),
        ("wrong", "many"),
        ("do", "win"),
        ("do", "try"),
    ] {
        let answer = ask(&[bad]);
        let text = answer.text();
        assert_eq!(answer.status, 400, "{bad:?}: {text}");
        assert!(
            text.lines().count() == 1 && text.len() > 10 && !text.contains('⟨') && !text.contains('<'),
            "{bad:?}: {text}"
        );
    }
    // A try that is no move at all.
    let asked = lessons[0].steps.iter().position(table::lessons::Step::asks).unwrap() + 1;
    for mv in ["", "nonsense", "\u{0}", "<script>", &"x".repeat(300)] {
        let body = format!("step={asked}&played=%5B%5D&tried=%5B%5D&wrong=0&do=try&move={}", encode(mv));
        let answer = site.post(&format!("{path}/try"), &ada, &body);
        assert!(
            answer.status == 400 && answer.text().lines().count() == 1,
            "{mv:?}: {} {}",
            answer.status,
            answer.text()
        );
    }
    for nothing in [
        format!("/learn/{game}/nothing"),
        "/learn/nothing".to_owned(),
        format!("{path}?step=0"),
        format!("{path}?step=99"),
        format!("{path}?step=x"),
    ] {
        assert_eq!(site.get(&nothing, &ada).status, 404, "{nothing}");
    }
    let nowhere = site.post(&format!("/learn/{game}/nothing/try"), &ada, "step=1");
    assert!(nowhere.status == 404 && nowhere.text().lines().count() == 1);
    // Nobody else's page may send it.
    let origin = [
        ("cookie", ada.as_str()),
        ("origin", "http://elsewhere.example"),
        ("content-type", "application/x-www-form-urlencoded"),
    ];
    let foreign = crate::common::request(
        site.address,
        "POST",
        &format!("{path}/try"),
        &origin,
        b"step=1&played=[]&tried=[]&wrong=0&do=next",
    );
    assert_eq!(foreign.status, 403);
}
