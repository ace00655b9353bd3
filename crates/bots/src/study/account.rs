//! How each seat's result came about, and where the game turned.

use serde::Serialize;

use super::Study;
use super::marks::Mark;
use super::value::rounded;

/// How many moments are named in which a game turned.
pub const TURNS: usize = 3;

/// How the result of a seat came about: the first five sum to the last.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// The chance to win before the deal.
    pub start: f64,
    /// What its own errors cost, never above 0.
    pub errors: f64,
    /// What chance brought it.
    pub luck: f64,
    /// What the others chose.
    pub others: f64,
    /// What its own decisions did beyond what it could see.
    pub hidden: f64,
    /// The result: 1 for a win, a part for a shared one.
    pub result: f64,
    /// Of the chances it could have kept by its decisions, the share it kept; 1 where it had no choice.
    pub accuracy: f64,
    /// How many decisions left it a choice.
    pub choices: usize,
    /// How many of each mark, from best to blunder.
    pub marks: [usize; Mark::ALL.len()],
}

impl Account {
    /// The chance to win that a decision cost, on average.
    #[must_use]
    pub fn mean_loss(&self) -> f64 {
        -self.errors / self.choices.max(1) as f64
    }
}

/// How the results of all seats came about; nothing until every moment was looked at closely.
#[must_use]
pub fn accounts(study: &Study) -> Option<Vec<Account>> {
    study.is_whole().then(|| (0..study.seats).map(|seat| account(study, seat)).collect())
}

fn account(study: &Study, seat: usize) -> Account {
    let chance = |n: usize| study.moments[n].chances[seat];
    let luck = |n: usize| study.moments[n].luck.get(seat).copied().unwrap_or(0.0);
    let mut account = Account {
        start: chance(0) - luck(0),
        luck: luck(0),
        result: chance(study.moments.len() - 1),
        ..Account::default()
    };
    let (mut kept, mut could) = (0.0, 0.0);
    for (n, choice) in study.moments.iter().enumerate().filter_map(|(n, m)| Some((n, m.choice.as_ref()?))) {
        account.luck += luck(n + 1);
        // What the decision did before chance had its part.
        let change = chance(n + 1) - luck(n + 1) - chance(n);
        if choice.seat.index() != seat {
            account.others += change;
            continue;
        }
        account.errors -= choice.loss;
        account.hidden += change + choice.loss;
        if let (Some(mark), Some(best)) = (choice.mark, choice.best.first()) {
            account.choices += 1;
            account.marks[mark as usize] += 1;
            could += best.chance;
            kept += best.chance - choice.loss;
        }
    }
    account.accuracy = if could > 0.0 { kept / could } else { 1.0 };
    let all = [
        &mut account.start,
        &mut account.errors,
        &mut account.luck,
        &mut account.others,
        &mut account.hidden,
        &mut account.accuracy,
    ];
    for number in all {
        *number = rounded(*number);
    }
    account
}

/// Where the game turned: the decisions, counted from 1, over which the chances of a seat changed most; so many at most, in the order
/// of the game.
#[must_use]
pub fn turns(study: &Study, most: usize) -> Vec<usize> {
    let swing = |n: usize| {
        let (before, after) = (&study.moments[n - 1].chances, &study.moments[n].chances);
        before.iter().zip(after).map(|(before, after)| (after - before).abs()).fold(0.0, f64::max)
    };
    let mut order: Vec<usize> = (1..study.moments.len()).filter(|&n| swing(n) > 0.0).collect();
    order.sort_by(|&a, &b| swing(b).total_cmp(&swing(a)));
    order.truncate(most);
    order.sort_unstable();
    order
}

/// A study with what follows from it: how it is given away.
#[derive(Clone, Debug, Serialize)]
pub struct Report<'a> {
    /// What the players are called.
    pub players: Vec<String>,
    /// How each result came about; empty until all was seen closely.
    pub accounts: Vec<Account>,
    /// Where the game turned.
    pub turns: Vec<usize>,
    /// The study itself.
    #[serde(flatten)]
    pub study: &'a Study,
}

impl<'a> Report<'a> {
    /// The report of a study.
    #[must_use]
    pub fn new(study: &'a Study, players: Vec<String>) -> Self {
        let accounts = accounts(study);
        // Where it turned is known once the chances of all moments are.
        let turns = if accounts.is_some() { turns(study, TURNS) } else { Vec::new() };
        Self { players, accounts: accounts.unwrap_or_default(), turns, study }
    }
}
