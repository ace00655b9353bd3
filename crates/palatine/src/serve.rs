//! `palatine serve`: the site.

use std::io::{IsTerminal as _, Write as _};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::ArgMatches;
use game::{Fault, Phrase, Words};
use site::server;
use tokio::signal::unix::{SignalKind, signal};

use crate::{Stop, cli};

/// Listens on that port unless told otherwise.
const PORT: u16 = 7777;

/// Runs the site until it is stopped. Options come from the command line, then from the environment.
pub(crate) fn run(matches: Option<&ArgMatches>, words: &Words) -> Result<(), Stop> {
    let option = |name: &str| {
        let given = matches.and_then(|matches| cli::text(matches, name)).map(str::to_owned);
        given.or_else(|| std::env::var(format!("PALATINE_{}", name.to_uppercase())).ok())
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
        let house = server::house(&data)
            .await
            .map_err(|error| Fault::new("fault-data").with("why", error.to_string()))?;
        // Before the address is printed: whoever reads it may stop the program at once.
        let stop = stopped().map_err(|error| Fault::new("fault-data").with("why", error.to_string()))?;
        let address = listener.local_addr().unwrap_or(address);
        let open = Phrase::new("serve-open")
            .with("address", format!("http://{address}"))
            .with("data", data.display().to_string());
        writeln!(std::io::stdout(), "{}", words.say(&open))?;
        server::serve(house, listener, stop).await?;
        writeln!(std::io::stdout(), "{}", words.word("serve-closed"))?;
        Ok(())
    })
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
