//! What lies about for the eye: mist and mountains beyond the Great Wall, the sea with its junk, the ranges between
//! regions, pines and fields where there is room. Chance decides from fixed seeds, so a board always looks the same.

use std::fmt::Write as _;

use game::Chance;

use super::land::{BEYOND, Land, pt};
use crate::outline::{Pt, apart, inside, room, short, smooth, unsteady};

/// A number from 0 to 1.
fn unit(chance: &mut Chance) -> f64 {
    f64::midpoint(unsteady(chance), 1.0)
}

/// A symbol that stands with its foot at a place.
fn stand(out: &mut String, symbol: &str, (x, y): Pt, (w, h): Pt) {
    let _ = write!(
        out,
        "<use href=\"#zg-{symbol}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        short(x - w / 2.0),
        short(y - h),
        short(w),
        short(h)
    );
}

/// A mountain: its foot, its size, its colour.
type Peak = (Pt, Pt, &'static str);

/// The nearer ones stand before the others.
fn put(out: &mut String, mut peaks: Vec<Peak>) {
    peaks.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
    for (foot, size, symbol) in peaks {
        stand(out, symbol, foot, size);
    }
}

/// Blue or green, as painters of old had it.
fn tint(chance: &mut Chance) -> &'static str {
    if chance.below(2) == 0 { "peak-blue" } else { "peak-green" }
}

/// All that surrounds the regions: sea in the east and south, the steppe in the north, mountains in the west.
pub(super) fn around(land: &Land) -> String {
    let (wide, high) = land.size();
    let (left, right, top, bottom) = (-BEYOND.0, wide + BEYOND.0, -BEYOND.1, high + BEYOND.1);
    let steppe = steppe(land, [left, right, top]);
    let mut out = String::new();
    let _ = write!(
        out,
        "<rect class=\"g-sea\" x=\"{left}\" y=\"{top}\" width=\"{}\" height=\"{}\"/>",
        right - left,
        bottom - top
    );
    for ring in ["g-h3", "g-h2", "g-h1"] {
        let _ = write!(out, "<use class=\"g-halo {ring}\" href=\"#{}-coast\"/>", land.prefix);
    }
    out.push_str(&waves(land, &steppe, [left, right, bottom]));
    let _ = write!(out, "<path class=\"g-steppe\" d=\"{}Z\"/>", smooth(&steppe, false));
    out.push_str(&north(land, left, right));
    out.push_str(&west(land, &steppe, left));
    out
}

/// The steppe as a polygon: from the coast in the north-east round to the coast in the south-west. Its inner edge lies hidden
/// under the regions.
fn steppe(land: &Land, [left, right, top]: [f64; 3]) -> Vec<Pt> {
    let shore = &land.outlines.shore;
    let most = |of: fn(&Pt) -> f64| {
        let best = shore.iter().max_by(|a, b| of(a).total_cmp(&of(b)));
        best.copied().unwrap_or_else(|| land.size())
    };
    let (east, south) = (most(|at| at.0 - 1.5 * at.1), most(|at| at.1 - 1.5 * at.0));
    let (wide, high) = land.size();
    let mut all = vec![(left, top), (right, top), (right, east.1 + 16.0)];
    all.extend(
        [(0.75, 4.0), (0.5, 18.0), (0.25, -2.0), (0.08, 6.0)]
            .map(|(t, by)| (east.0 + t * (right - east.0), east.1 + by)),
    );
    all.extend([(east.0 - 24.0, east.1 + 12.0), (wide / 2.0, high / 2.0), (south.0 + 24.0, south.1 - 12.0)]);
    all.extend(
        [(0.06, 2.0), (0.3, 10.0), (0.6, -2.0)].map(|(t, by)| (south.0 + t * (left - south.0), south.1 + by)),
    );
    all.push((left, south.1 + 14.0));
    all
}

/// Two rows of mountains behind the Great Wall, and clouds above them where the frame shows more sky.
fn north(land: &Land, left: f64, right: f64) -> String {
    let mut chance = Chance::quick(300);
    let crest = land.crest();
    let mut out = String::new();
    let mut clouds: Vec<(Pt, f64)> = Vec::new();
    for _ in 0..120 {
        let x = left + unit(&mut chance) * (right - left);
        let at = (x, crest - 118.0 - unit(&mut chance) * (BEYOND.1 - 60.0));
        if room(at, 62.0, &clouds) {
            clouds.push((at, 62.0));
            let wide = 74.0 + 40.0 * unit(&mut chance);
            stand(&mut out, "cloud", at, (wide, wide * 0.3));
        }
    }
    let mut x = left;
    while x < right {
        let wide = 84.0 + 34.0 * unit(&mut chance);
        stand(&mut out, "far", (x, crest - 26.0 + 12.0 * unit(&mut chance)), (wide, wide * 0.74));
        x += 54.0 + 16.0 * unit(&mut chance);
    }
    let mut x = left + 20.0;
    while x < right {
        let symbol = if chance.below(2) == 0 { "mist-blue" } else { "mist-green" };
        let wide = 78.0 + 40.0 * unit(&mut chance);
        stand(&mut out, symbol, (x, crest + 22.0), (wide, 42.0 + 26.0 * unit(&mut chance)));
        x += 66.0 + 30.0 * unit(&mut chance);
    }
    out
}

/// The mountains from which the river comes.
fn west(land: &Land, steppe: &[Pt], left: f64) -> String {
    let mut chance = Chance::quick(301);
    let west = land.outlines.shore.iter().map(|at| at.0).fold(f64::INFINITY, f64::min);
    let mut taken: Vec<(Pt, f64)> = land.mouths().concat().into_iter().map(|at| (at, 26.0)).collect();
    // Between the points of a river there is water too.
    taken.extend(
        taken
            .windows(2)
            .map(|pair| ((pair[0].0.0.midpoint(pair[1].0.0), pair[0].0.1.midpoint(pair[1].0.1)), 26.0))
            .collect::<Vec<_>>(),
    );
    let mut peaks: Vec<Peak> = Vec::new();
    for _ in 0..420 {
        let x = left + unit(&mut chance) * (west - 34.0 - left);
        let y = land.crest() + 130.0 + unit(&mut chance) * (land.size().1 - land.crest());
        let wide = 50.0 + 34.0 * unit(&mut chance);
        let middle = (x, y - wide * 0.3);
        if inside(steppe, (x, y + 8.0)) && room(middle, 20.0, &taken) {
            taken.push((middle, 18.0));
            peaks.push(((x, y), (wide, wide * 0.72), tint(&mut chance)));
        }
    }
    let mut out = String::new();
    put(&mut out, peaks);
    out
}

/// Waves on the open sea, and a junk in the east and in the south.
fn waves(land: &Land, steppe: &[Pt], [left, right, bottom]: [f64; 3]) -> String {
    let mut chance = Chance::quick(302);
    let (wide, high) = land.size();
    let shore =
        |at: Pt| land.outlines.shore.iter().map(|&other| apart(at, other)).fold(f64::INFINITY, f64::min);
    let open = |at: Pt| land.outlines.region_at(at).is_none() && !inside(steppe, at) && shore(at) > 30.0;
    let mut taken: Vec<(Pt, f64)> = Vec::new();
    let mut out = String::new();
    for at in [(wide + 66.0, high * 0.74), (wide * 0.7, high + 46.0)] {
        if open(at) {
            taken.push((at, 40.0));
            stand(&mut out, "junk", at, (50.0, 46.0));
        }
    }
    for _ in 0..900 {
        let at = (left + unit(&mut chance) * (right - left), unit(&mut chance) * bottom);
        if open(at) && room(at, 22.0, &taken) {
            taken.push((at, 22.0));
            stand(&mut out, "wave", at, (34.0, 15.0));
        }
    }
    out
}

/// A range of mountains along every border that cannot be crossed.
pub(super) fn ranges(land: &Land) -> String {
    let mut chance = Chance::quick(303);
    let mut out = String::new();
    let mut peaks: Vec<Peak> = Vec::new();
    for border in land.borders(false) {
        let mut side = 1.0;
        for pair in border.points.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let length = apart(a, b).max(1.0);
            let normal = (-(b.1 - a.1) / length, (b.0 - a.0) / length);
            let by = side * (6.0 + 5.0 * unit(&mut chance));
            let wide = 32.0 + 10.0 * unit(&mut chance);
            let foot = (a.0.midpoint(b.0) + normal.0 * by, a.1.midpoint(b.1) + normal.1 * by + 14.0);
            peaks.push((foot, (wide, wide * 0.76), tint(&mut chance)));
            side = -side;
        }
    }
    put(&mut out, peaks);
    out
}

/// What grows: its symbol, its size, how much room it needs, how many there may be, and whether only in the south.
const GROWS: [(&str, Pt, f64, usize, bool); 3] = [
    ("paddy", (84.0, 48.0), 44.0, 7, true),
    ("pine", (17.0, 24.0), 12.0, 30, false),
    ("tuft", (20.0, 8.0), 11.0, 18, false),
];

/// Fields in the south, pines and grass wherever nothing else stands.
pub(super) fn meadows(land: &Land) -> String {
    let mut chance = Chance::quick(304);
    let (wide, high) = land.size();
    let mut taken = land.signs();
    taken.extend(land.board.drawing.tiles.iter().map(|&at| (pt(at), 80.0)));
    taken.extend(land.borders(true).flat_map(|border| border.points.iter().map(|&at| (at, 14.0))));
    taken.extend(land.borders(false).flat_map(|border| border.points.iter().map(|&at| (at, 26.0))));
    taken.extend(land.outlines.shore.iter().map(|&at| (at, 9.0)));
    let mut out = String::new();
    for (symbol, size, need, most, south) in GROWS {
        let mut left = most;
        for _ in 0..1200 {
            let at = (unit(&mut chance) * wide, unit(&mut chance) * high);
            let fits = !south || at.1 > high * 0.6;
            if left > 0 && fits && land.outlines.region_at(at).is_some() && room(at, need, &taken) {
                left -= 1;
                taken.push((at, need));
                stand(&mut out, symbol, (at.0, at.1 + size.1 / 2.0), size);
            }
        }
    }
    out
}
