//! A browser of its own for each guest: Chromium, driven through chromedriver. Where there is Chromium without windows
//! (chromium-headless-shell) it is that: it draws the same pages with two thirds of the work.

use std::io::Write as _;
use std::net::TcpListener;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::command::{Command as WireCommand, FormatRequestData};
use thirtyfour::prelude::*;
use thirtyfour::{LoggingPrefsLogLevel, RequestData, SessionId};
use tokio::sync::{Semaphore, SemaphorePermit};

/// What has not happened by then never will. It only keeps a failing test from hanging.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How often a page is asked again.
const AGAIN: Duration = Duration::from_millis(25);

/// Who drives browsers: one test more than there are cores, however many run at a time, because each waits for its house now and then.
/// More of them only make each other wait.
static PLACES: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(1 + std::thread::available_parallelism().map_or(1, usize::from)));

/// A chromedriver. It ends when this is dropped, and so do the browsers it started.
pub struct Driver {
    process: Child,
    port: u16,
    browser: PathBuf,
    profiles: TempDir,
    next: AtomicU32,
    _place: SemaphorePermit<'static>,
}

impl Driver {
    pub async fn start() -> Self {
        let place = PLACES.acquire().await.unwrap();
        let program = needed("chromedriver");
        let profiles = tempfile::tempdir().unwrap();
        let browser = browser(profiles.path());
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut process = Command::new(program)
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let began = Instant::now();
        while tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            assert_eq!(process.try_wait().unwrap(), None, "chromedriver ended at once");
            assert!(began.elapsed() < PATIENCE, "chromedriver does not listen");
            tokio::time::sleep(AGAIN).await;
        }
        Self { process, port, browser, profiles, next: AtomicU32::new(0), _place: place }
    }

    /// A guest whom nobody knows yet, with a window of that size.
    pub async fn screen(&self) -> Screen {
        self.screen_with(&[]).await
    }

    /// The same with more arguments for the browser.
    pub async fn screen_with(&self, more: &[&str]) -> Screen {
        let profile = self.profiles.path().join(self.next.fetch_add(1, Ordering::Relaxed).to_string());
        let profile = format!("--user-data-dir={}", profile.display());
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(self.browser.to_str().unwrap()).unwrap();
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All).unwrap();
        let fixed = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // No page lives long enough here to gain by being compiled well.
            "--js-flags=--no-opt,--no-maglev",
            "--accept-lang=en",
            "--window-size=1400,1000",
            profile.as_str(),
        ];
        for argument in fixed.iter().chain(more) {
            wanted.add_arg(argument).unwrap();
        }
        let driver = WebDriver::new(format!("http://127.0.0.1:{}", self.port), wanted).await.unwrap();
        driver.set_script_timeout(PATIENCE).await.unwrap();
        Screen { driver, touch: AtomicBool::new(false) }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        // After a failed test its browsers are still there: those that use the profiles of this driver.
        for id in users_of(self.profiles.path()) {
            let _ = Command::new("kill").args(["-9", &id]).stderr(Stdio::null()).status();
        }
    }
}

/// The ids of the processes that were started with a folder among their arguments.
fn users_of(folder: &Path) -> Vec<String> {
    let wanted = folder.to_string_lossy().into_owned();
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let using = processes.filter(|process| {
        let arguments = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&arguments).contains(&wanted)
    });
    using.map(|process| process.file_name().to_string_lossy().into_owned()).collect()
}

/// The browser to start. The one without windows opens no page by itself, but chromedriver waits for one: a script in this folder asks for it.
fn browser(folder: &Path) -> PathBuf {
    let Some(shell) = installed("chromium-headless-shell") else { return needed("chromium") };
    let script = folder.join("browser");
    let text = format!("#!/bin/sh\nexec '{}' \"$@\" about:blank\n", shell.display());
    let mut file =
        std::fs::OpenOptions::new().write(true).create_new(true).mode(0o700).open(&script).unwrap();
    file.write_all(text.as_bytes()).unwrap();
    script
}

fn installed(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn needed(program: &str) -> PathBuf {
    installed(program).unwrap_or_else(|| {
        panic!(
            "{program} is missing: apt-get install {program} (the command ./test installs what tests need)"
        )
    })
}

/// One guest's browser.
pub struct Screen {
    driver: WebDriver,
    /// Whether it is touched with a finger, or else used with a mouse.
    touch: AtomicBool,
}

impl Screen {
    pub async fn open(&self, address: &str) {
        self.driver.goto(address).await.unwrap();
    }

    pub async fn reload(&self) {
        self.driver.refresh().await.unwrap();
    }

    pub async fn address(&self) -> String {
        self.driver.current_url().await.unwrap().to_string()
    }

    /// Runs a script in the page, with what `play.js` of these tests offers, and gives what it returns.
    pub async fn ask(&self, script: &str) -> Value {
        self.ask_about(script, Value::Null).await
    }

    /// The same with something for the script, which it finds as `it`.
    pub async fn ask_about(&self, script: &str, it: Value) -> Value {
        match self.try_ask(script, it).await {
            Ok(value) => value,
            Err(error) => panic!("{script}: {error}"),
        }
    }

    async fn try_ask(&self, script: &str, it: Value) -> WebDriverResult<Value> {
        let script = format!("const it = arguments[0];\n{}\n{script}", include_str!("look.js"));
        Ok(self.driver.execute(script, vec![it]).await?.json().clone())
    }

    /// Text that a script returns.
    pub async fn text(&self, script: &str) -> String {
        self.ask(script).await.as_str().unwrap_or_default().to_owned()
    }

    /// Whether a script says so.
    pub async fn says(&self, script: &str) -> bool {
        self.ask(script).await == json!(true)
    }

    /// Waits until a script says yes (anything but false, null, zero or nothing), and gives what it said.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        match self.until_at_most(PATIENCE, script, Value::Null).await {
            Some(value) => value,
            None => panic!("in vain waiting for: {what}\n{}", self.report().await),
        }
    }

    /// Waits for so long at most.
    pub async fn until_at_most(&self, patience: Duration, script: &str, it: Value) -> Option<Value> {
        // The page asks itself, for a while at a time: a question that comes through the driver costs more than all else.
        let most = patience.min(Duration::from_millis(400)).as_millis();
        let script = format!(
            "const asked = async () => {{ {script} }};
            const began = performance.now();
            for (;;) {{
                const said = await asked();
                if (said || performance.now() - began > {most}) return said;
                await new Promise((again) => setTimeout(again, 25));
            }}"
        );
        let began = Instant::now();
        loop {
            // A page that is just being left does not answer.
            match self.try_ask(&script, it.clone()).await {
                Ok(Value::Null | Value::Bool(false)) => {}
                Ok(value) if value != json!(0) && value != json!("") => return Some(value),
                _ => tokio::time::sleep(AGAIN).await,
            }
            if began.elapsed() > patience {
                return None;
            }
        }
    }

    /// What is on the page, for the message of a failed test.
    pub async fn report(&self) -> String {
        let text = "const moving = document.getAnimations().filter(a => a.playState === 'running').length;
            return `${location.href} “${document.title}” ${document.visibilityState}, ${moving} moving\\n` + \
                    (document.getElementById('live') || document.body || {}).innerText + \
                    `\\nclicked: ${window.clicks}`";
        let page = self.try_ask(text, Value::Null).await.unwrap_or_default();
        if let Some(folder) = std::env::var_os("SHOTS") {
            let _ =
                self.driver.screenshot(&Path::new(&folder).join(format!("{}.png", std::process::id()))).await;
        }
        format!(
            "{}\n{:?}",
            page.as_str().unwrap_or_default(),
            self.driver.browser_log().await.unwrap_or_default()
        )
    }

    /// Takes a picture of the page into the folder `SHOTS`, where there is one: for whoever wants to look.
    pub async fn shot(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SHOTS") {
            self.driver.screenshot(&Path::new(&folder).join(format!("{name}.png"))).await.unwrap();
        }
    }

    /// Clicks on the one element that is meant, where it can be seen.
    pub async fn click(&self, css: &str) {
        if self.touch.load(Ordering::Relaxed) {
            let (x, y) = self.spot("all(it).slice(0, 1)", json!(css)).await;
            return self.click_at(x, y).await;
        }
        let found = self.driver.query(By::Css(css)).wait(PATIENCE, AGAIN).first().await;
        match found {
            Ok(element) => {
                if let Err(error) = element.click().await {
                    panic!("{css}: {error}\n{}", self.report().await);
                }
            }
            Err(_) => panic!("there is no {css}\n{}", self.report().await),
        }
    }

    /// Types into a field.
    pub async fn type_into(&self, css: &str, text: &str) {
        self.driver.find(By::Css(css)).await.unwrap().send_keys(text).await.unwrap();
    }

    /// Where a mouse or a finger finds one of these elements, given as a script: once nothing moves, and where nothing lies
    /// upon it. Whoever presses at a place asks for it here, because what is measured in a page that is still being laid out is
    /// elsewhere when it is pressed.
    pub async fn spot(&self, elements: &str, it: Value) -> (f64, f64) {
        self.spot_where(elements, "hits", it).await
    }

    /// The same where a script says whether what lies there (the first it is given) will do for the element (the second).
    pub async fn spot_where(&self, elements: &str, found: &str, it: Value) -> (f64, f64) {
        let settled = format!("return settled(() => {elements}, {found})");
        let at = self.until_at_most(PATIENCE, &settled, it.clone()).await.unwrap_or_default();
        match (at[0].as_f64(), at[1].as_f64()) {
            (Some(x), Some(y)) => (x, y),
            _ => panic!("nobody reaches {elements} ({it}): {at}\n{}", self.report().await),
        }
    }

    /// Moves the mouse there.
    pub async fn point_at(&self, x: f64, y: f64) {
        self.mouse().move_to(x as i64, y as i64).perform().await.unwrap();
    }

    /// Clicks there, or taps with a finger.
    pub async fn click_at(&self, x: f64, y: f64) {
        if self.touch.load(Ordering::Relaxed) {
            return self.tap_at(x, y).await;
        }
        self.mouse().move_to(x as i64, y as i64).click().perform().await.unwrap();
    }

    /// Taps there. In a busy run a touch once came to nothing, and what lost it is not known: so where no click is heard of, the finger
    /// taps again. A click that the page has heard of is never repeated, wherever it went: a page that loses one must fail.
    async fn tap_at(&self, x: f64, y: f64) {
        let touch = |kind, points: Value| json!({ "type": kind, "touchPoints": points });
        let began = Instant::now();
        loop {
            self.ask("heed_clicks(); return true").await;
            let down = touch("touchStart", json!([{ "x": x, "y": y }]));
            self.devtools("Input.dispatchTouchEvent", down).await;
            self.devtools("Input.dispatchTouchEvent", touch("touchEnd", json!([]))).await;
            // A page that was left says nothing of its clicks any more: it was left because of one.
            let heard = "return window.clicks?.length !== 0";
            if self.until_at_most(Duration::from_secs(3), heard, Value::Null).await.is_some() {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "no tap is heard at {x} {y}\n{}", self.report().await);
        }
    }

    fn mouse(&self) -> thirtyfour::action_chain::ActionChain {
        self.driver.action_chain_with_delay(None, Some(Duration::ZERO))
    }

    /// Presses a key, wherever the focus is.
    pub async fn key(&self, key: impl Into<TypingData>) {
        self.driver.action_chain().send_keys(key).perform().await.unwrap();
    }

    /// Presses a key while shift is held.
    pub async fn shift(&self, key: Key) {
        let chain = self.driver.action_chain().key_down(Key::Shift).send_keys(key).key_up(Key::Shift);
        chain.perform().await.unwrap();
    }

    /// A command of Chromium's own protocol.
    pub async fn devtools(&self, command: &'static str, parameters: Value) {
        self.driver.handle().cmd(Devtools(command, parameters)).await.unwrap();
    }

    /// Says whether the guest asked his system for less motion.
    pub async fn less_motion(&self, less: bool) {
        let value = if less { "reduce" } else { "no-preference" };
        let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", media).await;
    }

    /// Makes it a phone: a screen of that size, for fingers.
    pub async fn phone(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
        self.touch.store(true, Ordering::Relaxed);
    }

    /// Gives the window that size, for a mouse.
    pub async fn size(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Opens another tab of the same guest and goes there.
    pub async fn new_tab(&self) -> WindowHandle {
        let tab = self.driver.new_tab().await.unwrap();
        self.turn_to(&tab).await;
        tab
    }

    /// The tab that is in front.
    pub async fn tab(&self) -> WindowHandle {
        self.driver.window().await.unwrap()
    }

    /// Turns to a tab, as a person does: it comes to the front. In a tab behind another nothing is drawn, so what slides
    /// there never arrives.
    pub async fn turn_to(&self, tab: &WindowHandle) {
        self.driver.switch_to_window(tab.clone()).await.unwrap();
        self.devtools("Page.bringToFront", json!({})).await;
        self.until("the tab in front", "return document.visibilityState === 'visible'").await;
    }

    /// Tells the page that nobody looks at it any more, or that somebody does again. A real tab behind another cannot be asked
    /// anything without being looked at.
    pub async fn looked_at(&self, looked: bool) {
        let script = "window.away = !it;
            Object.defineProperty(document, 'hidden', { get: () => window.away, configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
            return true";
        self.ask_about(script, json!(looked)).await;
    }

    /// What axe-core finds that is serious or critical.
    pub async fn barriers(&self) -> Vec<String> {
        self.found_by_axe(json!({})).await
    }

    /// What it finds of that where colours matter: all that can differ between the same page in light and in dark.
    pub async fn barriers_of_colours(&self) -> Vec<String> {
        self.found_by_axe(json!({ "runOnly": ["color-contrast", "link-in-text-block"] })).await
    }

    async fn found_by_axe(&self, options: Value) -> Vec<String> {
        // What still fades or slides would be seen half-way.
        self.until("stillness", "return still(document.documentElement)").await;
        if !self.says("return 'axe' in window").await {
            // The page's own policy does not hold for what the driver executes.
            self.driver.execute(include_str!("../vendor/axe.min.js"), Vec::new()).await.unwrap();
        }
        // It need not read the style sheets by itself: in a tree of its own it would lay styles into the page to do so. Every page has
        // texts, so what is asked of colours has at least one answer.
        let run = "const [options, done] = arguments;
            axe.run(document, { resultTypes: ['violations'], preload: false, ...options }).then(
                found => done(found.passes.length + found.violations.length < (options.runOnly ? 1 : 5) ? ['axe saw no page'] : found.violations.filter(v => ['serious', 'critical'].includes(v.impact)).flatMap(v =>
                    v.nodes.map(n => `${v.id} (${v.impact}): ${n.target.join(' ')}: ` +
                        [...n.any, ...n.all, ...n.none].map(c => c.message).join('; ') + ' ' + n.html.slice(0, 200)))),
                error => done(['axe does not run: ' + error]))";
        let found = self.driver.execute_async(run, vec![options]).await.unwrap();
        found.convert().unwrap()
    }

    /// Takes what the browser complained of so far.
    pub async fn complaints(&self) -> Vec<String> {
        let entries = self.driver.browser_log().await.unwrap();
        entries.into_iter().filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect()
    }

    /// Closes the browser. It must not have complained: no script failed, nothing was missing, no policy was broken.
    pub async fn close(self) {
        let complaints = self.complaints().await;
        self.driver.quit().await.unwrap();
        assert!(complaints.is_empty(), "{complaints:#?}");
    }
}

/// A command of Chromium's own protocol, as chromedriver takes it.
#[derive(Debug)]
struct Devtools(&'static str, Value);

impl FormatRequestData for Devtools {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let none: Arc<[Value]> = Arc::from([]);
        let mut request = WireCommand::ExecuteScript(Arc::from(""), none).format_request(session);
        request.uri = Arc::from(format!("/session/{session}/goog/cdp/execute"));
        request.body = Some(json!({ "cmd": self.0, "params": self.1 }));
        request
    }
}
