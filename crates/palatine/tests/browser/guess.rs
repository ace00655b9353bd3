//! A guest who plays any game by pressing what is lit, without knowing what it means.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::screen::Screen;

/// Likes to try everything: of what is lit he takes the kind he has pressed least so far.
pub struct Guesser {
    luck: u64,
    /// How often he pressed each kind of thing.
    pub did: BTreeMap<String, u32>,
    /// What he presses only if nothing else is lit.
    shy: &'static [&'static str],
    /// Whether he goes on with what he has begun.
    straight: bool,
}

/// Whoever presses more often without deciding anything goes round in circles.
const ENOUGH: usize = 100;

/// What sort of thing a pick is: what is done and with what piece, but not where and with which card.
fn kind(pick: &str) -> String {
    let parts = pick.split(' ').filter_map(|part| part.split_once('='));
    let kept = parts.map(|(name, value)| match (name, value) {
        ("do" | "piece" | "action", _) | (_, "phase") => format!("{name}={value}"),
        (_, pair) if pair.ends_with("*2") => format!("{name}=*2"),
        _ => format!("{name}="),
    });
    kept.collect::<Vec<_>>().join(" ")
}

impl Guesser {
    pub fn new(luck: u64, shy: &'static [&'static str]) -> Self {
        Self { luck, did: BTreeMap::new(), shy, straight: false }
    }

    /// One who goes on with what he has begun, and does not change his mind: where much is lit, he is much faster.
    pub fn straight(self) -> Self {
        Self { straight: true, ..self }
    }

    /// How often something with these words was pressed.
    pub fn times(&self, words: &str) -> u32 {
        self.did.iter().filter(|(pick, _)| pick.contains(words)).map(|(_, times)| times).sum()
    }

    fn below(&mut self, end: usize) -> usize {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) as usize % end
    }

    async fn look(&self, screen: &Screen) -> Value {
        screen
            .ask("return { decision: decision(), lit: lit().map(b => b.dataset.pick), on: joining() }")
            .await
    }

    async fn press(&mut self, screen: &Screen, seen: &Value) {
        let on = seen["on"].as_array().filter(|on| self.straight && !on.is_empty());
        let seen = on.or_else(|| seen["lit"].as_array());
        let lit: Vec<&str> = seen.into_iter().flatten().filter_map(Value::as_str).collect();
        assert!(!lit.is_empty(), "nothing is lit\n{}", screen.report().await);
        let bold: Vec<&str> =
            lit.iter().copied().filter(|pick| !self.shy.iter().any(|shy| pick.contains(shy))).collect();
        let from = if bold.is_empty() { lit } else { bold };
        let times = |pick: &str| self.did.get(&kind(pick)).copied().unwrap_or(0);
        let least = from.iter().map(|pick| times(pick)).min().unwrap_or(0);
        let rare: Vec<&str> = from.iter().copied().filter(|pick| times(pick) == least).collect();
        let pick = rare[self.below(rare.len())].to_owned();
        *self.did.entry(kind(&pick)).or_default() += 1;
        screen.press(&pick).await;
    }

    /// Presses until one decision is made.
    pub async fn decide(&mut self, screen: &Screen) {
        let mut seen = self.look(screen).await;
        let before = seen["decision"].clone();
        for _ in 0..ENOUGH {
            self.press(screen, &seen).await;
            seen = self.look(screen).await;
            if seen["decision"] != before {
                return;
            }
        }
        panic!("whatever he presses, nothing is decided: {seen}\n{}", screen.report().await);
    }

    /// Makes that many decisions, waiting for the others.
    pub async fn decisions(&mut self, screen: &Screen, count: usize) {
        for _ in 0..count {
            screen.my_turn().await;
            self.decide(screen).await;
        }
        screen.my_turn().await;
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
