//! What was counted, and how it is told.

use std::collections::BTreeMap;

use serde::Serialize;

/// What one thread of clients counted while it was measured.
#[derive(Default)]
pub(super) struct Tally {
    /// Each decision, and how long it took from sending the move to its 204, in milliseconds.
    pub(super) acks: Vec<(usize, f64)>,
    /// From the 204 until the last of the others at the table had it, in milliseconds.
    pub(super) pushes: Vec<f64>,
    /// The decision that was due before each push, and the push's bytes on the wire.
    pub(super) bytes: Vec<(usize, usize)>,
    /// Games played to the end.
    pub(super) games: u64,
    /// Frames asked for again because a stream and a frame did not meet.
    pub(super) again: u64,
    /// Messages that were said, and how often somebody heard of new ones.
    pub(super) said: u64,
    pub(super) heard: u64,
    /// Events of the lobby that somebody got.
    pub(super) lists: u64,
    /// What went wrong, by kind; at any time, not only while it was measured.
    pub(super) errors: BTreeMap<String, u64>,
}

impl Tally {
    pub(super) fn error(&mut self, kind: impl Into<String>) {
        *self.errors.entry(kind.into()).or_insert(0) += 1;
    }

    pub(super) fn join(&mut self, other: Self) {
        self.acks.extend(other.acks);
        self.pushes.extend(other.pushes);
        self.bytes.extend(other.bytes);
        self.games += other.games;
        self.again += other.again;
        self.said += other.said;
        self.heard += other.heard;
        self.lists += other.lists;
        for (kind, count) in other.errors {
            *self.errors.entry(kind).or_insert(0) += count;
        }
    }
}

/// How something spreads: so much for half of all, for nine of ten, for 99 of 100, and for the worst.
#[derive(Serialize, Clone, Copy, Default)]
pub(super) struct Spread {
    pub(super) mean: f64,
    pub(super) p50: f64,
    pub(super) p90: f64,
    pub(super) p99: f64,
    pub(super) max: f64,
}

impl Spread {
    pub(super) fn of(values: impl IntoIterator<Item = f64>) -> Self {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let Some(max) = values.last().copied() else { return Self::default() };
        // The smallest value that so many are not above.
        let at = |share: f64| {
            let rank = (share * values.len() as f64).ceil() as usize;
            values.get(rank.saturating_sub(1)).copied().unwrap_or(max)
        };
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        Self {
            mean: round(mean),
            p50: round(at(0.5)),
            p90: round(at(0.9)),
            p99: round(at(0.99)),
            max: round(max),
        }
    }
}

/// More digits than this were not measured.
pub(super) fn round(value: f64) -> f64 {
    (value * 1_000.0).round() / 1_000.0
}

/// A node's process.
#[derive(Serialize, Default)]
pub(super) struct NodeFigures {
    pub(super) address: String,
    pub(super) pid: u32,
    /// During the measured time.
    pub(super) cpu_seconds: f64,
    pub(super) rss_before_kb: u64,
    pub(super) rss_streams_kb: u64,
    pub(super) rss_end_kb: u64,
    pub(super) threads: u64,
    pub(super) files: u64,
}

/// Everything.
#[derive(Serialize)]
pub(super) struct Report {
    pub(super) games_of: Vec<&'static str>,
    pub(super) tables: usize,
    pub(super) people: usize,
    pub(super) streams: usize,
    pub(super) seconds: f64,
    pub(super) rate: Option<u64>,
    pub(super) moves: usize,
    pub(super) moves_per_second: f64,
    pub(super) games: u64,
    pub(super) ack_ms: Spread,
    pub(super) push_ms: Spread,
    pub(super) push_bytes: Spread,
    pub(super) frames_again: u64,
    /// How many had the lobby open, and what they got of it.
    pub(super) lobby: usize,
    pub(super) lobby_events: u64,
    /// What was said, and how often somebody heard of it.
    pub(super) messages: u64,
    pub(super) messages_heard: u64,
    pub(super) errors: BTreeMap<String, u64>,
    pub(super) errors_total: u64,
    pub(super) nodes: Vec<NodeFigures>,
    /// Of all nodes that are on this machine and known by their process.
    pub(super) cpu_ms_per_move: Option<f64>,
    pub(super) viewer_kb: Option<f64>,
    pub(super) client_cpu_seconds: Option<f64>,
}

/// What a move costs with so many tables.
#[derive(Serialize)]
pub(super) struct ByTables {
    pub(super) tables: usize,
    pub(super) moves: usize,
    pub(super) cpu_ms_per_move: Option<f64>,
    pub(super) ack_ms: Spread,
    pub(super) rss_kb: Option<u64>,
}

/// What a move costs in a part of the game.
#[derive(Serialize)]
pub(super) struct ByLength {
    /// The first decision and the last.
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) moves: usize,
    pub(super) cpu_ms_per_move: Option<f64>,
    pub(super) ack_ms: Spread,
    pub(super) push_bytes: Spread,
}

/// Whether a move costs more with more tables, or in a longer game.
#[derive(Serialize)]
pub(super) struct Probe {
    pub(super) game: &'static str,
    pub(super) by_tables: Vec<ByTables>,
    pub(super) by_length: Vec<ByLength>,
    pub(super) errors: BTreeMap<String, u64>,
    pub(super) errors_total: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_says_what_so_many_are_not_above() {
        let spread = Spread::of((1..=100).map(f64::from));
        assert_eq!((spread.p50, spread.p90, spread.p99, spread.max), (50.0, 90.0, 99.0, 100.0));
        assert_eq!(Spread::of([]).max, 0.0);
        assert_eq!(Spread::of([3.0]).p50, 3.0);
    }
}
