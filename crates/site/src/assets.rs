//! Style sheets, scripts, fonts: parts of the program, read once.
//!
//! A file's address holds the fingerprint of what is in it (`/static/0123456789abcdef/site.css`), so a browser may keep it
//! for ever and still gets the new one after an update. A page of the version before may ask for an old fingerprint: it gets
//! today's file, but must not keep it. Text is packed once, for whoever asks first: packing everything took most of the time in which a
//! house opens.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use sha2::{Digest as _, Sha256};

macro_rules! files { ($($name:literal),* $(,)?) => {
    [$(($name, include_bytes!(concat!("../static/", $name)).as_slice())),*]
} }

/// The script of a table, put together from its parts, which share one scope: a page loads one file, and each part can be
/// read by itself. The last one starts it.
macro_rules! script { ($($part:literal),* $(,)?) => {
    concat!("\"use strict\";\n(() => {\n", $(include_str!(concat!("../static/play/", $part, ".js"))),*, "})();\n")
} }

const PLAY: &str = script![
    "choose", "advice", "why", "book", "help", "hands", "parts", "wire", "talk", "turn", "lost", "pace",
    "clock", "pieces", "steps", "tale", "court", "maps", "jumps", "log", "showme", "review", "study",
    "ending", "lesson", "keys", "seal", "coach", "start"
];

const FILES: [(&str, &[u8]); 29] = files![
    "fonts.css",
    "site.css",
    "pages.css",
    "settings.css",
    "table.css",
    "review.css",
    "study.css",
    "lobby.css",
    "player.css",
    "deals.css",
    "learn.css",
    "puzzles.css",
    "help.css",
    "first.css",
    "held.css",
    "chance.css",
    "lobby.js",
    "site.js",
    "signals.js",
    "verify.js",
    "idiomorph.js",
    "icon.svg",
    "icon-turn.svg",
    "fonts/spectral-latin-400-normal.woff2",
    "fonts/spectral-latin-600-normal.woff2",
    "fonts/spectral-latin-700-normal.woff2",
    "fonts/inter-latin-400-normal.woff2",
    "fonts/inter-latin-600-normal.woff2",
    "fonts/inter-latin-700-normal.woff2",
];

/// Characters of a fingerprint in an address.
const PRINT: usize = 16;

/// What is kept for ever, and what is asked for again each time.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// A file, ready to be sent.
struct Asset {
    kind: &'static str,
    print: String,
    plain: Bytes,
    /// Packed in each way, only where that is smaller.
    packed: [OnceLock<Option<Bytes>>; PACKINGS.len()],
}

/// How a file is packed: the name of the way, and the work.
type Packing = (&'static str, fn(&[u8]) -> std::io::Result<Vec<u8>>);

/// In the order in which they are preferred. The script of a table at zstd's highest level takes five times as long as at 15, for one
/// byte in a hundred and forty.
const PACKINGS: [Packing; 2] = [("zstd", |bytes| zstd::bulk::compress(bytes, 15)), ("gzip", gzip)];

impl Asset {
    fn new(name: &str, bytes: Vec<u8>) -> Self {
        let kind = match name.rsplit('.').next() {
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("svg") => "image/svg+xml",
            _ => "font/woff2",
        };
        let print = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let print = print[..PRINT].to_owned();
        Self { kind, print, plain: Bytes::from(bytes), packed: Default::default() }
    }

    /// The file packed in a way, if that is smaller. A font is packed already.
    fn packed(&self, way: usize) -> Option<&Bytes> {
        let smaller = || {
            let packed = PACKINGS[way].1(&self.plain).ok()?;
            (packed.len() < self.plain.len()).then(|| Bytes::from(packed))
        };
        if self.is_font() { None } else { self.packed[way].get_or_init(smaller).as_ref() }
    }

    fn is_font(&self) -> bool {
        self.kind == "font/woff2"
    }
}

fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// All files by name. Style sheets come last: they name other files, whose addresses must be known.
fn all() -> &'static BTreeMap<String, Asset> {
    static ALL: OnceLock<BTreeMap<String, Asset>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = BTreeMap::new();
        let shared = boards::STYLES.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes()));
        let of_boards = boards::boards()
            .iter()
            .map(|board| (format!("boards/{}.css", board.game()), board.style().as_bytes()))
            .chain(shared);
        let parts = [("play.js", PLAY.as_bytes())];
        let files =
            FILES.iter().chain(&parts).map(|(name, bytes)| ((*name).to_owned(), *bytes)).chain(of_boards);
        let (sheets, others): (Vec<_>, Vec<_>) = files.partition(|(name, _)| name.ends_with(".css"));
        for (name, bytes) in others {
            let asset = Asset::new(&name, bytes.to_vec());
            all.insert(name, asset);
        }
        for (name, bytes) in sheets {
            let mut text = String::from_utf8_lossy(bytes).into_owned();
            for (other, asset) in all.iter().filter(|(other, _)| !other.ends_with(".css")) {
                text = text.replace(&format!("/static/{other}"), &address(other, asset));
            }
            let asset = Asset::new(&name, text.into_bytes());
            all.insert(name, asset);
        }
        all
    })
}

fn address(name: &str, asset: &Asset) -> String {
    format!("/static/{}/{name}", asset.print)
}

/// Finds the address of every file, so that no visitor waits for it.
pub fn prepare() {
    all();
}

/// The address of a file, for pages: `asset("site.css")`.
#[must_use]
pub fn asset(name: &str) -> String {
    all().get(name).map_or_else(|| format!("/static/{name}"), |asset| address(name, asset))
}

/// Writes every file into a folder, under its address: for pages that are written to files.
pub fn write(folder: &Path) -> std::io::Result<()> {
    for (name, asset) in all() {
        let file = folder.join(address(name, asset).trim_start_matches('/'));
        std::fs::create_dir_all(file.parent().unwrap_or(folder))?;
        std::fs::write(file, &asset.plain)?;
    }
    Ok(())
}

/// The answer to whoever asks for `/static/` and this path, if there is such a file.
#[must_use]
pub fn serve(path: &str, headers: &HeaderMap) -> Option<Response> {
    let (print, name) = match path.split_once('/') {
        Some((print, name)) if print.len() == PRINT && print.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            (Some(print), name)
        }
        _ => (None, path),
    };
    let asset = all().get(name)?;
    let packed = (0..PACKINGS.len())
        .filter(|&way| accepts(headers, PACKINGS[way].0))
        .find_map(|way| Some((PACKINGS[way].0, asset.packed(way)?)));
    let keep = if print == Some(asset.print.as_str()) { FOR_EVER } else { ASK_AGAIN };
    let mut response = packed.map_or(&asset.plain, |(_, bytes)| bytes).clone().into_response();
    let mut set = |name: HeaderName, value: HeaderValue| response.headers_mut().insert(name, value);
    set(CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    set(CACHE_CONTROL, keep);
    if let Some((encoding, _)) = packed {
        set(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    if !asset.is_font() {
        set(VARY, HeaderValue::from_static("accept-encoding"));
    }
    Some(response)
}

/// Whether whoever sent these headers reads this encoding.
#[must_use]
pub fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|part| {
        let mut words = part.split(';').map(str::trim);
        let named = words.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let weight =
            words.find_map(|word| word.strip_prefix("q=")).and_then(|weight| weight.parse::<f32>().ok());
        named && weight != Some(0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(encodings: &'static str) -> HeaderMap {
        [(ACCEPT_ENCODING, HeaderValue::from_static(encodings))].into_iter().collect()
    }

    #[test]
    fn an_address_holds_the_fingerprint_and_an_old_one_still_answers() {
        let address = asset("site.css");
        let path = address.strip_prefix("/static/").unwrap();
        let kept =
            |path: &str| serve(path, &HeaderMap::new()).map(|answer| answer.headers()[CACHE_CONTROL].clone());
        assert_eq!(kept(path), Some(FOR_EVER));
        assert_eq!(kept("site.css"), Some(ASK_AGAIN));
        assert_eq!(kept("0123456789abcdef/site.css"), Some(ASK_AGAIN));
        for nothing in
            ["", "nothing.css", "0123456789abcdef/nothing.css", "site.css/site.css", "0123/site.css"]
        {
            assert_eq!(kept(nothing), None, "{nothing}");
        }
    }

    /// The parts of the script share one scope: a name that two of them give would mean only the later thing, without a word.
    #[test]
    fn no_two_parts_of_the_script_give_one_name() {
        let mut names: Vec<&str> = PLAY
            .lines()
            .filter_map(|line| {
                let line = line.strip_prefix("async ").unwrap_or(line);
                let rest = ["function ", "const ", "let "].iter().find_map(|word| line.strip_prefix(word))?;
                rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|name| !name.is_empty())
            })
            .collect();
        let count = names.len();
        names.sort_unstable();
        let twice: Vec<&str> =
            names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
        assert!(count > 100 && twice.is_empty(), "{count} names, twice: {twice:?}");
    }

    #[test]
    fn style_sheets_name_files_by_their_fingerprint() {
        let sheet = String::from_utf8(all()["fonts.css"].plain.to_vec()).unwrap();
        let fonts: Vec<&str> =
            sheet.split("url(\"/static/").skip(1).map(|part| part.split('"').next().unwrap()).collect();
        assert_eq!(fonts.len(), 6);
        for font in fonts {
            assert_eq!(serve(font, &HeaderMap::new()).unwrap().headers()[CACHE_CONTROL], FOR_EVER, "{font}");
        }
    }

    #[test]
    fn who_reads_zstd_or_gzip_gets_it() {
        let encoding = |encodings, name: &str| {
            serve(name, &headers(encodings)).unwrap().headers().get(CONTENT_ENCODING).cloned()
        };
        assert_eq!(encoding("gzip, deflate, br, zstd", "site.css").unwrap(), "zstd");
        assert_eq!(encoding("gzip;q=0.5, zstd;q=0", "site.css").unwrap(), "gzip");
        assert_eq!(encoding("identity", "site.css"), None);
        assert_eq!(encoding("gzip, zstd", "fonts/inter-latin-400-normal.woff2"), None);
        let site = &all()["site.css"];
        assert_eq!(zstd::stream::decode_all(&site.packed(0).unwrap()[..]).unwrap(), site.plain);
        let mut plain = Vec::new();
        std::io::Read::read_to_end(
            &mut flate2::read::GzDecoder::new(&site.packed(1).unwrap()[..]),
            &mut plain,
        )
        .unwrap();
        assert_eq!(plain, site.plain);
    }
}
