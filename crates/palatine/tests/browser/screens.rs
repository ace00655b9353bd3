//! Every table on every screen: phone upright and in landscape, tablet, small and large desktop, in both languages and themes, at
//! the moments that matter. The pages are the stills of `crates/site/examples/still`, drawn by the boards themselves.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::screen::{Driver, Screen};
use serde_json::json;

/// No test takes longer, even on a busy machine.
const LONGEST: Duration = Duration::from_secs(480);

/// Width, height, and whether it is for fingers.
const SIZES: [(u32, u32, bool); 5] =
    [(390, 844, true), (844, 390, true), (820, 1180, true), (1280, 720, false), (1440, 900, false)];

/// What is wrong with a page as it stands. Words that are cut off with dots on purpose say so in their style sheet.
const FAULTS: &str = "
    const found = [];
    const name = (e) => e.tagName.toLowerCase() + (e.id ? '#' + e.id : '') + '.' + [...e.classList].join('.');
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide, the screen ${innerWidth}`);
    for (const e of all('main *, header *')) {
      if (!(e instanceof HTMLElement) || !shown(e) || e.closest('.sr, details:not([open]) > :not(summary)')) continue;
      const style = getComputedStyle(e);
      if (style.textOverflow === 'ellipsis' || style.clipPath !== 'none') continue;
      const cut = (over) => ['hidden', 'clip'].includes(over);
      const sides = [];
      if (cut(style.overflowX) && e.scrollWidth > e.clientWidth + 2) sides.push(`${e.scrollWidth} wide in ${e.clientWidth}`);
      if (cut(style.overflowY) && e.scrollHeight > e.clientHeight + 2) sides.push(`${e.scrollHeight} high in ${e.clientHeight}`);
      if (!sides.length) continue;
      // Only what is read or pressed counts: a drawing may be larger than its frame.
      const says = [...e.querySelectorAll('*')].concat(e).some((c) => c instanceof HTMLElement && shown(c) &&
        [...c.childNodes].some((n) => n.nodeType === 3 && n.data.trim()));
      if (!says || e.querySelector(':scope > svg.map, :scope svg.scene') && !e.matches('.rail *')) continue;
      found.push(...sides.map((side) => `${name(e)} is cut: ${side}`));
    }
    const small = (e, least) => {
      const at = e.getBoundingClientRect();
      if (Math.min(at.width, at.height) < least - 0.5) found.push(`${name(e)} is ${Math.round(at.width)} × ${Math.round(at.height)}, not ${least}`);
    };
    const within = 'main :is(button, summary, select, input), header :is(a, button)';
    for (const e of all(within)) if (shown(e) && !e.disabled && !e.closest('.sr')) small(e, 24);
    for (const e of all('#board [data-pick]')) if (box(e).classList.contains('legal') && shown(e)) small(box(e).contains(e) ? e : box(e), 24);
    if (it) for (const e of all('.hand [data-pick], .tabs button, .undo button, #tablemenu')) if (shown(e) && (!e.dataset.pick || box(e).classList.contains('legal'))) small(e, it);
    // What stands in the line of the prompt stands beside each other.
    const parts = all('.promptbar > *').filter(shown).map((e) => [e, e.getBoundingClientRect()]);
    for (const [n, [e, a]] of parts.entries())
      for (const [f, b] of parts.slice(n + 1))
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) found.push(`${name(e)} lies upon ${name(f)}`);
    const foot = document.querySelector('.foot');
    if (it && shown(foot) && foot.getBoundingClientRect().top < innerHeight) found.push('the footer peeks in');
    return found";

/// Where the panels stand: choosing a card must move none of them. Where a board has parts, the one that is asked for opens.
const PANELS: &str = "const parts = document.body.dataset.part && innerWidth <= 900;
    return [parts ? '#none' : '#board', '#prompt', '.hand', '#players', '#log'].map((css) => document.querySelector(css))
    .map((e) => e && shown(e) ? ['top', 'left', 'width', 'height'].map((side) => Math.round(e.getBoundingClientRect()[side])).join(' ') : '').join(' | ')";

#[tokio::test]
async fn great_wall() {
    game(&["three", "waiting", "check", "five", "end"]).await;
}

#[tokio::test]
async fn emperor() {
    game(&["em-place", "em-draw", "em-waiting", "em-five", "em-end-five"]).await;
}

#[tokio::test]
async fn justinian() {
    game(&["ju-turn", "ju-side", "ju-exchange", "ju-side-other", "ju-end"]).await;
}

#[tokio::test]
async fn zhanguo() {
    game(&["zg-play", "zg-four", "zg-wall", "zg-palace", "zg-end"]).await;
}

/// Looks at the stills of a game; the first of them is a moment at which the viewer decides.
async fn game(stills: &[&str]) {
    let pages = tempfile::tempdir().unwrap();
    draw(pages.path());
    let port = serve(pages.path().to_owned());
    let driver = Driver::start().await;
    let looked = tokio::time::timeout(LONGEST, look(&driver, port, stills)).await;
    let faults = looked.expect("the test takes too long");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

async fn look(driver: &Driver, port: u16, stills: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for (width, height, touch) in SIZES {
        let screen = driver.screen().await;
        screen.less_motion(true).await;
        if touch {
            screen.phone(width, height).await;
        } else {
            screen.size(width, height).await;
        }
        for lang in ["en", "it"] {
            for (n, still) in stills.iter().enumerate() {
                let page = format!("{still}-{lang}-light");
                let here = |fault: String| format!("{width}×{height} {page}: {fault}");
                show(&screen, port, &page).await;
                faults.extend(wrong(&screen, touch).await.into_iter().map(here));
                screen.shot(&format!("{page}-{width}")).await;
                if n == 0 {
                    let before = screen.text(PANELS).await;
                    choose(&screen).await;
                    let after = screen.text(PANELS).await;
                    if before != after {
                        faults.push(here(format!("a card is chosen, and panels move: {before} → {after}")));
                    }
                    faults.extend(
                        wrong(&screen, touch).await.into_iter().map(|fault| here(format!("chosen: {fault}"))),
                    );
                    screen.shot(&format!("{page}-{width}-chosen")).await;
                }
            }
        }
        for theme in ["light", "dark"] {
            let page = format!("{}-en-{theme}", stills[0]);
            show(&screen, port, &page).await;
            let light = theme == "light";
            let barriers = if light { screen.barriers().await } else { screen.barriers_of_colours().await };
            faults.extend(barriers.into_iter().map(|fault| format!("{width}×{height} {page}: {fault}")));
            screen.shot(&format!("{page}-{width}")).await;
        }
        screen.close().await;
    }
    faults
}

async fn show(screen: &Screen, port: u16, page: &str) {
    screen.open(&format!("http://127.0.0.1:{port}/{page}.html")).await;
    screen
        .until("the table", "return document.readyState === 'complete' && document.fonts.status === 'loaded'")
        .await;
}

async fn wrong(screen: &Screen, touch: bool) -> Vec<String> {
    let least = if touch { json!(44) } else { json!(null) };
    let found = screen.ask_about(FAULTS, least).await;
    found.as_array().unwrap().iter().map(|fault| fault.as_str().unwrap().to_owned()).collect()
}

/// Presses the first card of the hand that can be pressed.
async fn choose(screen: &Screen) {
    screen
        .ask("lit().find((b) => b.closest('.hand') && !b.matches('.draw *, #draw'))?.click(); return true")
        .await;
    screen.until("stillness", "return still(document.documentElement)").await;
}

/// Draws the stills into a folder, with the program that is built beside the tests.
fn draw(folder: &Path) {
    let built = Path::new(env!("CARGO_BIN_EXE_palatine")).parent().unwrap().join("examples/still");
    assert!(built.is_file(), "{} is missing: cargo build -p site --example still", built.display());
    let drawn = Command::new(built).arg(folder).status().unwrap();
    assert!(drawn.success());
}

/// Serves a folder on a free port until the test ends. A line that waits for news gets none.
fn serve(folder: PathBuf) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let folder = folder.clone();
            std::thread::spawn(move || answer(&stream, &folder));
        }
    });
    port
}

fn answer(mut stream: &TcpStream, folder: &Path) {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let Some(first) = lines.next() else { return };
    for line in lines {
        if line.is_empty() {
            break;
        }
    }
    let path = first
        .split(' ')
        .nth(1)
        .unwrap_or("/")
        .split('?')
        .next()
        .unwrap_or("/")
        .trim_start_matches('/')
        .to_owned();
    if path.ends_with("/live") {
        let _ = stream.write_all(
            b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n: nothing happens here\n\n",
        );
        std::thread::sleep(LONGEST);
        return;
    }
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "font/woff2",
    };
    let (status, body) = match std::fs::read(folder.join(&path)) {
        Ok(body) => ("200 OK", body),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
}
