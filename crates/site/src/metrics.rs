//! What is counted, for Prometheus: how many and how long, and nothing about anybody.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// What a request was: of a few kinds, never an address.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    kind: &'static str,
    status: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfKind {
    kind: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Outcome {
    outcome: &'static str,
}

/// All counters.
pub struct Metrics {
    requests: Family<Asked, Counter>,
    seconds: Family<OfKind, Histogram, fn() -> Histogram>,
    sign_ins: Family<Outcome, Counter>,
    tables: Gauge,
    streams: Gauge,
    up: Gauge,
    registry: Registry,
}

/// From a millisecond to ten seconds.
fn durations() -> Histogram {
    Histogram::new([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0])
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("palatine");
        let requests = Family::default();
        let seconds: Family<OfKind, Histogram, fn() -> Histogram> = Family::new_with_constructor(durations);
        let (sign_ins, tables, streams, up) =
            (Family::default(), Gauge::default(), Gauge::default(), Gauge::default());
        registry.register("requests", "Requests that were answered", requests.clone());
        registry.register_with_unit("request", "Until the answer begins", Unit::Seconds, seconds.clone());
        registry.register("sign_ins", "Passwords and links that were tried", sign_ins.clone());
        registry.register("tables_in_memory", "Tables with an owner", tables.clone());
        registry.register("streams_open", "Pages that follow a table", streams.clone());
        registry.register("store_up", "Whether a change could be kept", up.clone());
        Self { requests, seconds, sign_ins, tables, streams, up, registry }
    }
}

impl Metrics {
    /// A request was answered.
    pub(crate) fn asked(&self, kind: &'static str, status: u16, took: Duration) {
        let status = match status {
            ..300 => "2xx",
            300..400 => "3xx",
            429 => "429",
            400..500 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&Asked { kind, status }).inc();
        self.seconds.get_or_create(&OfKind { kind }).observe(took.as_secs_f64());
    }

    /// Somebody has tried to sign in.
    pub fn signed_in(&self, right: bool) {
        let outcome = if right { "right" } else { "wrong" };
        self.sign_ins.get_or_create(&Outcome { outcome }).inc();
    }

    /// All figures as they stand, with those that are looked up only when somebody asks.
    pub fn text(&self, tables: usize, streams: usize, up: bool) -> Option<String> {
        let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        self.tables.set(whole(tables));
        self.streams.set(whole(streams));
        self.up.set(i64::from(up));
        let mut text = String::new();
        prometheus_client::encoding::text::encode(&mut text, &self.registry).ok().map(|()| text)
    }
}
