//! Playing as a person does: with the mouse, and only what is lit.

use std::time::Duration;

use serde_json::{Value, json};

use super::house::House;
use super::screen::{PATIENCE, Screen};

/// A guest who plays for himself: any lit thing is as good as another, but he likes to try everything.
pub struct Player {
    luck: u64,
    /// How often he drew, played, claimed, declined, chose how many, and laid a Dragon upon a card.
    pub did: Did,
}

#[derive(Default, Debug)]
pub struct Did {
    pub drawn: u32,
    pub played: u32,
    pub claimed: u32,
    pub laid: u32,
    pub declined: u32,
    pub counted: u32,
    pub covered: u32,
}

impl Player {
    pub fn new(luck: u64) -> Self {
        Self { luck, did: Did::default() }
    }

    /// One of these.
    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }

    fn below(&mut self, end: usize) -> usize {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) as usize % end
    }

    /// Presses one lit thing.
    pub async fn press(&mut self, screen: &Screen) {
        let seen =
            screen.ask("return { lit: lit().map(b => b.dataset.pick), begun: shown(byId('cancel')) }").await;
        let lit: Vec<&str> = seen["lit"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let begun = seen["begun"] == json!(true);
        let with = |part: &str| lit.iter().copied().filter(|pick| pick.contains(part)).collect::<Vec<_>>();
        let (on, claims, over, counts) = (with(" on="), with("do=claim"), with("over-"), with("count="));
        let sections: Vec<&str> = with("section=").into_iter().filter(|pick| !pick.contains(' ')).collect();
        let cards: Vec<&str> = with("card=").into_iter().filter(|pick| !pick.contains(' ')).collect();
        let pick = if begun && !on.is_empty() {
            self.did.laid += 1;
            self.one(&on)
        } else if !claims.is_empty() {
            let may_decline = lit.contains(&"do=decline");
            if may_decline && self.did.claimed > 1 && (self.did.declined == 0 || self.below(4) == 0) {
                self.did.declined += 1;
                "do=decline"
            } else {
                self.did.claimed += 1;
                self.one(&claims)
            }
        } else if begun && !over.is_empty() && (self.did.covered == 0 || self.below(3) > 0) {
            self.did.covered += 1;
            self.one(&over)
        } else if begun && !counts.is_empty() && (self.did.counted == 0 || self.below(6) == 0) {
            self.did.counted += 1;
            self.one(&counts)
        } else if begun && !sections.is_empty() {
            self.did.played += 1;
            self.one(&sections)
        } else if !begun
            && lit.contains(&"card=dragon")
            && screen.says("return all('.stone').length > 0").await
        {
            "card=dragon"
        } else if lit.contains(&"do=draw")
            && (cards.is_empty() || self.did.drawn * 3 < self.did.played || self.below(5) < 2)
        {
            self.did.drawn += 1;
            "do=draw"
        } else if !cards.is_empty() {
            self.one(&cards)
        } else {
            panic!("nothing that he knows is lit: {lit:?}\n{}", screen.report().await)
        };
        screen.press(pick).await;
    }

    /// Presses until one decision is made.
    pub async fn decide(&mut self, screen: &Screen) {
        let before = screen.ask("return decision()").await;
        while screen.ask("return decision()").await == before {
            self.press(screen).await;
        }
    }

    /// Makes that many decisions, waiting for the others. Bots that move at once leave no moment between two turns.
    pub async fn decisions(&mut self, screen: &Screen, count: usize) {
        for _ in 0..count {
            screen.my_turn().await;
            self.decide(screen).await;
        }
        screen.my_turn().await;
    }

    /// Plays this turn to its end, where the next to decide is somebody who takes his time.
    pub async fn turn(&mut self, screen: &Screen) {
        while screen.says("return moves().length > 0").await {
            self.decide(screen).await;
        }
    }

    /// Plays to the end of the game, waiting for the others.
    pub async fn game(&mut self, screen: &Screen) {
        loop {
            let what = "return byId('end') ? 'over' : moves().length ? 'mine' : ''";
            if screen.until("my turn, or the end", what).await == json!("over") {
                return;
            }
            self.decide(screen).await;
        }
    }
}

impl Screen {
    /// Presses what is lit, with the mouse, and waits for what it does: something is chosen, or the table went on.
    pub async fn press(&self, pick: &str) {
        self.tap(&format!("[data-pick='{pick}']")).await;
    }

    /// The same with something that can be named better than by what it chooses.
    pub async fn tap(&self, css: &str) {
        let mut found = self.reach(css).await;
        if found["at"] == json!("why") {
            // The explanation of something else lies upon it: a click anywhere else puts it away.
            self.click("header.top .where").await;
            found = self.reach(css).await;
        }
        let (Some(x), Some(y)) = (found["at"][0].as_f64(), found["at"][1].as_f64()) else {
            panic!("{css} is lit, but the mouse cannot reach it: {found}\n{}", self.report().await)
        };
        let before = &found["played"];
        self.click_at(x, y).await;
        let done = "return played() !== it[0] || !document.body.classList.contains('sending') && \
                    shown(byId('cancel')) && lit().every(b => !b.matches(it[1]))";
        let patience = Duration::from_secs(20);
        if self.until_at_most(patience, done, json!([before, css])).await.is_none() {
            let due = self.source().await;
            let due = due.split_once("data-decision=\"").and_then(|(_, rest)| rest.split('"').next());
            let report = self.report().await;
            panic!(
                "pressing {css} at {x} {y} does nothing; it was decision {before}; {due:?} is due\n{report}"
            );
        }
    }

    /// Where the mouse finds one of the lit things that are meant, once nothing moves, and what was played so far.
    async fn reach(&self, css: &str) -> Value {
        let reach = "const meant = () => lit().filter(b => b.matches(it));
            return meant().length > 0 && settled(meant).then(at => at && { at, played: played() })";
        match self.until_at_most(PATIENCE, reach, json!(css)).await {
            Some(found) => found,
            None => panic!("{css} is not lit\n{}", self.report().await),
        }
    }

    /// Waits until it is this guest's turn to decide.
    pub async fn my_turn(&self) {
        self.until("my turn", "return moves().length > 0").await;
    }

    /// The table as this guest sees it.
    pub async fn table(&self) -> Value {
        self.ask("return table()").await
    }

    /// Opens a table through the form: who sits where, and who begins. Seats are `me`, `bot`, `open` and `here`.
    pub async fn new_table(&self, house: &House, seats: &[&str], first: &str) {
        self.new_table_of(house, "great-wall", seats, &[("first", first)]).await;
    }

    /// The same for any game, with any options.
    pub async fn new_table_of(&self, house: &House, game: &str, seats: &[&str], options: &[(&str, &str)]) {
        self.open(&house.at(&format!("/new?game={game}"))).await;
        let most = self.ask("return all('.seatrow').length").await.as_u64().unwrap() as usize;
        for number in 1..=most {
            let kind = seats.get(number - 1).copied().unwrap_or("none");
            self.click(&format!("label:has(> input[name=seat{number}][value={kind}])")).await;
            if kind == "here" {
                self.type_into(&format!("input[name=name{number}]"), "Ada").await;
            }
        }
        for (option, value) in options {
            self.click(&format!("select[name=opt-{option}] option[value={value}]")).await;
        }
        self.click(".newtable button.primary").await;
        self.until("the table", "return Boolean(byId('live'))").await;
    }

    /// A table against two bots, this guest first.
    pub async fn against_bots(&self, house: &House) {
        self.new_table(house, &["me", "bot", "bot"], "seat-1").await;
        self.my_turn().await;
    }

    /// Marks the page, so that a reload would be noticed.
    pub async fn mark(&self) {
        // What it asks for from now on is noted, however much that is.
        self.ask("window.marked = true; performance.setResourceTimingBufferSize(100_000)").await;
    }

    /// Every push since then fitted: the page asked for one frame, to begin with, and for none after it; nor did it open its line
    /// anew, as it does where a push makes no sense.
    pub async fn every_push_fitted(&self) {
        let asked = "return performance.getEntriesByType('resource').map(e => new URL(e.name).pathname).filter(path => /\\/(frame|live)$/.test(path))";
        let asked = self.ask(asked).await;
        assert!(asked.as_array().unwrap().len() <= 1, "{asked}");
    }

    /// The page was not loaded anew since it was marked.
    pub async fn still_marked(&self) {
        assert!(self.says("return window.marked === true").await, "the page was loaded anew");
    }

    /// What the server sends for this very page now, before any script touches it.
    pub async fn source(&self) -> String {
        let ask = "window.got = null; fetch(location.href).then(a => a.text()).then(t => (window.got = t))";
        self.ask(ask).await;
        self.until("the source", "return window.got").await.as_str().unwrap().to_owned()
    }
}
