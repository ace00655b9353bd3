//! `palatine serve`: the site.

use std::io::{IsTerminal as _, Write as _};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::ArgMatches;
use game::{Fault, Phrase, Words};
use site::asker::Trust;
use site::limits::Limits;
use site::server;
use site::state::Options;
use tokio::signal::unix::{SignalKind, signal};

use crate::{Stop, cli};

/// Listens on that port unless told otherwise.
const PORT: u16 = 7777;

/// Runs the site until it is stopped. Options come from the command line, then from the environment.
pub(crate) fn run(matches: Option<&ArgMatches>, words: &Words) -> Result<(), Stop> {
    let option = |name: &str| {
        let given = matches.and_then(|matches| cli::text(matches, name)).map(str::to_owned);
        given.or_else(|| std::env::var(format!("PALATINE_{}", name.to_uppercase().replace('-', "_"))).ok())
    };
    let ip: IpAddr = match option("address") {
        None => IpAddr::from([127, 0, 0, 1]),
        Some(text) => text.parse().map_err(|_| Fault::new("fault-address").with("text", text.as_str()))?,
    };
    let port: u16 = match option("port") {
        None => PORT,
        Some(text) => text.parse().map_err(|_| {
            Fault::new("fault-number")
                .with("option", "port")
                .with("text", text.as_str())
                .with("least", "0")
                .with("most", "65535")
        })?,
    };
    let data = PathBuf::from(option("data").unwrap_or_else(|| "palatine-data".to_owned()));
    let mut options = Options::default();
    if let Some(text) = option("limits") {
        options.limits = Limits::parse(&text).ok_or_else(|| {
            Fault::new("fault-limits")
                .with("text", text.as_str())
                .with("least", Limits::FACTORS.start().to_string())
                .with("most", Limits::FACTORS.end().to_string())
        })?;
    }
    if let Some(text) = option("trust-proxy") {
        options.trust =
            Trust::parse(&text).map_err(|part| Fault::new("fault-trust-proxy").with("text", part))?;
    }
    if let Ok(text) = std::env::var("PALATINE_BOT_PAUSE") {
        let pause = text.parse().map_err(|_| {
            Fault::new("fault-number")
                .with("option", "PALATINE_BOT_PAUSE")
                .with("text", text.as_str())
                .with("least", "0")
                .with("most", u64::MAX.to_string())
        })?;
        options.tables.bot_pause = std::time::Duration::from_millis(pause);
    }
    if let Ok(text) = std::env::var("PALATINE_STUDY_BUDGET") {
        let budget = text.parse().ok().filter(|budget| (1..=1_000_000).contains(budget));
        options.tables.study.budget = budget.ok_or_else(|| {
            Fault::new("fault-number")
                .with("option", "PALATINE_STUDY_BUDGET")
                .with("text", text.as_str())
                .with("least", "1")
                .with("most", "1000000")
        })?;
    }
    if let Ok(text) = std::env::var("PALATINE_REMARKS") {
        options.unremarked = match text.as_str() {
            "on" => false,
            "off" => true,
            _ => return Err(Fault::new("fault-remarks").with("text", text.as_str()).into()),
        };
    }
    let metrics: Option<SocketAddr> = match option("metrics") {
        None => None,
        Some(text) => {
            Some(text.parse().map_err(|_| Fault::new("fault-metrics").with("text", text.as_str()))?)
        }
    };
    // A network that cannot be used is told once; the levels that it would lead play without it.
    for why in table::games().iter().filter_map(|game| game.laboratory().net_fault()) {
        writeln!(std::io::stderr(), "{} {}", words.fault(&why), words.word("serve-without-net"))?;
    }
    let store = option("store");
    log(option("log").as_deref().unwrap_or("text"))?;

    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Fault::new("fault-data").with("why", error.to_string()))?;
    runtime.block_on(async {
        let address = SocketAddr::new(ip, port);
        let listener = server::listen(address).await.map_err(|error| {
            Fault::new("fault-listen").with("address", address.to_string()).with("why", error.to_string())
        })?;
        let figures = match metrics {
            None => None,
            Some(address) => Some(site::figures::listen(address).await.map_err(|error| {
                Fault::new("fault-listen").with("address", address.to_string()).with("why", error.to_string())
            })?),
        };
        let site = server::open(&data, store.as_deref(), options)
            .await
            .map_err(|error| Fault::new("fault-data").with("why", error.to_string()))?;
        // Before the address is printed: whoever reads it may stop the program at once.
        let stop = stopped().map_err(|error| Fault::new("fault-data").with("why", error.to_string()))?;
        let address = listener.local_addr().unwrap_or(address);
        let open = Phrase::new("serve-open")
            .with("address", format!("http://{address}"))
            .with("data", store.as_deref().map_or_else(|| data.display().to_string(), plain));
        writeln!(std::io::stdout(), "{}", words.say(&open))?;
        if let Some(figures) = figures {
            let at = figures.local_addr().map_or_else(|_| String::new(), |at| format!("http://{at}/metrics"));
            writeln!(std::io::stdout(), "{}", words.say(&Phrase::new("serve-metrics").with("address", at)))?;
            tokio::spawn(site::figures::serve(site.clone(), figures));
        }
        server::serve(site, listener, stop).await?;
        writeln!(std::io::stdout(), "{}", words.word("serve-closed"))?;
        Ok(())
    })
}

/// The address of a store without the password in it.
fn plain(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, place))) => format!("{scheme}://{place}"),
        _ => address.to_owned(),
    }
}

/// Structured lines on the standard error.
fn log(kind: &str) -> Result<(), Fault> {
    let lines = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
    match kind {
        "off" => {}
        "json" => lines.json().init(),
        "text" => lines.with_ansi(std::io::stderr().is_terminal()).init(),
        other => return Err(Fault::new("fault-log").with("text", other)),
    }
    Ok(())
}

/// Listens from now on for Ctrl-C, and for the system to ask for the end.
fn stopped() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}
