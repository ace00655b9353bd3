//! What lies about on the map for the eye: hills, pines and fields where there is room, waves, a ship and a compass at sea,
//! the steppe beyond the wall. Chance decides from a fixed seed, so a board always looks the same.

use std::fmt::Write as _;

use game::Chance;

use super::ground::{Land, Ways};
use super::outline::{Outlines, Pt, apart, inside, room, short, smooth, unsteady};
use super::track::Frame;

/// A sort of terrain: its symbol, its size, how much room it needs, how many there may be.
const TERRAIN: [(&str, (f64, f64), f64, usize); 4] = [
    ("em-hills", (48.0, 32.0), 22.0, 14),
    ("em-hill", (28.0, 28.0), 14.0, 12),
    ("em-pines", (24.0, 24.0), 12.0, 12),
    ("em-paddy", (32.0, 16.0), 14.0, 10),
];

const SHIP: &str = "<path class=\"g-hull\" d=\"M-26,10C-22,17 18,18 25,9L29,2L20,6H-17L-25,1Z\"/>\
    <path class=\"g-sail\" d=\"M-3,4C-12,-8 -10,-22 -2,-33C9,-27 13,-12 9,3ZM13,4C10,-4 11,-13 15,-19C22,-14 24,-5 22,3ZM-9,3C-16,-3 -17,-12 -13,-18C-9,-13 -7,-4 -6,3Z\"/>\
    <path class=\"g-batten\" d=\"M-8.4,-5L11,-6M-8.6,-13L10.6,-14M-6.4,-22L7.6,-22M11.6,-4L22.4,-5M12.4,-11L21,-11M-13.6,-6L-7.4,-6.4\"/>\
    <path class=\"g-wavelet\" d=\"M-34,20q5,-6 10,0t10,0t10,0t10,0t10,0t10,0\"/>";
const COMPASS: &str = "<circle r=\"20\"/><circle r=\"16.5\" class=\"g-thin\"/>\
    <path class=\"g-needle\" d=\"M0,-25L4,-4L25,0L4,4L0,25L-4,4L-25,0L-4,-4Z\"/>\
    <path class=\"g-half\" d=\"M0,-25L4,-4L0,0ZM25,0L4,4L0,0ZM0,25L-4,4L0,0ZM-25,0L-4,-4L0,0Z\"/>\
    <text y=\"-28\" class=\"g-north\">N</text>";
const WAVE: &str = "M-12,2q4,-6 8,0t8,0t8,0M-6,7q4,-6 8,0t8,0";

/// The steppe as a polygon: from the coast in the north-east round to the coast in the south-west, its inner edge hidden
/// under the regions.
pub(super) fn steppe(frame: &Frame, outlines: &Outlines) -> Vec<Pt> {
    let shore = &outlines.shore;
    let reach = |of: fn(&Pt) -> f64| {
        let all = || shore.iter().map(of);
        (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max))
    };
    let ((west, east), (north, south)) = (reach(|at| at.0), reach(|at| at.1));
    let mut edge = Vec::new();
    let mut x = east - 25.0;
    while x > west + 25.0 {
        let near = shore.iter().filter(|at| (at.0 - x).abs() < 24.0).map(|at| at.1);
        let y = near.fold(f64::INFINITY, f64::min);
        if y.is_finite() {
            edge.push((x, y + 22.0));
        }
        x -= 40.0;
    }
    let mut y = north + 60.0;
    while y < south - 20.0 {
        let near = shore.iter().filter(|at| (at.1 - y).abs() < 24.0).map(|at| at.0);
        let x = near.fold(f64::INFINITY, f64::min);
        if x.is_finite() {
            edge.push((x + 22.0, y));
        }
        y += 40.0;
    }
    let first = edge.first().map_or(north, |at| at.1);
    let mut all = vec![
        (frame.left - 30.0, frame.top - 30.0),
        (frame.right + 30.0, frame.top - 30.0),
        (frame.right + 30.0, first - 30.0),
        (east + 6.0, first - 12.0),
    ];
    all.extend(edge);
    all.extend([
        (west - 20.0, south + 6.0),
        (frame.left + 20.0, south + 12.0),
        (frame.left - 30.0, south + 10.0),
    ]);
    all
}

/// The steppe as a path.
pub(super) fn steppe_path(steppe: &[Pt]) -> String {
    format!("{}Z", smooth(steppe, false))
}

fn anywhere(chance: &mut Chance, frame: &Frame) -> Pt {
    let unit = |chance: &mut Chance| (unsteady(chance) + 1.0) / 2.0;
    (frame.left + unit(chance) * frame.width(), frame.top + unit(chance) * frame.height())
}

fn put(out: &mut String, symbol: &str, (x, y): Pt, (w, h): (f64, f64)) {
    let _ = write!(
        out,
        "<use href=\"#{symbol}\" x=\"{}\" y=\"{}\" width=\"{w}\" height=\"{h}\"/>",
        short(x - w / 2.0),
        short(y - h / 2.0)
    );
}

/// Hills, pines and fields in the regions: mountains in the north and west, fields in the south.
pub(super) fn terrain(land: &Land, ways: &Ways) -> String {
    let mut chance = Chance::quick(200);
    let mut taken = land.signs();
    taken.extend(ways.points(land).into_iter().map(|at| (at, 9.0)));
    taken.extend(land.outlines.shore.iter().map(|&at| (at, 8.0)));
    for ring in &land.outlines.rings {
        taken.extend(ring.iter().map(|&at| (at, 6.0)));
    }
    let middle = f64::midpoint(land.frame.top, land.frame.bottom);
    let mut left = TERRAIN.map(|(.., count)| count);
    let mut out = String::new();
    for _ in 0..2500 {
        let at = anywhere(&mut chance, &land.frame);
        let sort = chance.below(4) as usize;
        let (symbol, size, wide, _) = TERRAIN[sort];
        let fits = if symbol == "em-paddy" { at.1 > middle } else { true };
        if left[sort] == 0 || !fits || land.outlines.region_at(at).is_none() || !room(at, wide, &taken) {
            continue;
        }
        left[sort] -= 1;
        taken.push((at, wide));
        put(&mut out, symbol, at, size);
    }
    out
}

/// A few hills beyond the wall.
pub(super) fn on_steppe(land: &Land) -> String {
    let mut chance = Chance::quick(201);
    let mut taken: Vec<(Pt, f64)> = land.track.fields.iter().map(|&at| (at, 32.0)).collect();
    taken.extend(land.outlines.shore.iter().map(|&at| (at, 5.0)));
    let mut out = String::new();
    for _ in 0..600 {
        let at = anywhere(&mut chance, &land.frame);
        let (symbol, size, wide, _) = TERRAIN[usize::from(chance.below(3) != 0)];
        let within = at.0 > land.frame.left + 70.0 && at.1 > land.frame.top + 62.0;
        if within
            && inside(&land.steppe, at)
            && land.outlines.region_at(at).is_none()
            && room(at, wide, &taken)
        {
            taken.push((at, wide + 8.0));
            put(&mut out, symbol, at, size);
        }
    }
    out
}

/// Waves, and where the sea is wide enough a ship and a compass.
pub(super) fn at_sea(land: &Land) -> String {
    let (frame, outlines) = (&land.frame, &land.outlines);
    let sea = |at: Pt| outlines.region_at(at).is_none() && !inside(&land.steppe, at);
    let edge = |at: Pt| {
        let sides = [at.0 - frame.left, frame.right - at.0, at.1 - frame.top, frame.bottom - at.1];
        sides.into_iter().fold(f64::INFINITY, f64::min)
    };
    let shore = |at: Pt| outlines.shore.iter().map(|&other| apart(at, other)).fold(f64::INFINITY, f64::min);
    let mut spots = Vec::new();
    let mut y = frame.top;
    while y < frame.bottom {
        let mut x = frame.left;
        while x < frame.right {
            let clear = (edge((x, y)) - 8.0).min(shore((x, y)) - 6.0);
            if sea((x, y)) && clear > 30.0 {
                spots.push(((x, y), clear));
            }
            x += 8.0;
        }
        y += 8.0;
    }
    let mut taken: Vec<(Pt, f64)> = Vec::new();
    let mut out = String::new();
    for (class, drawing) in [("g-ship", SHIP), ("g-compass", COMPASS)] {
        let free = spots.iter().filter(|(at, _)| taken.iter().all(|(other, _)| apart(*at, *other) > 100.0));
        let Some((at, _)) = free.max_by(|a, b| a.1.total_cmp(&b.1)) else { continue };
        taken.push((*at, 40.0));
        let _ = write!(
            out,
            "<g class=\"{class}\" transform=\"translate({} {})\">{drawing}</g>",
            short(at.0),
            short(at.1)
        );
    }
    let mut chance = Chance::quick(202);
    for _ in 0..160 {
        let at = anywhere(&mut chance, frame);
        if sea(at) && edge(at) > 18.0 && shore(at) > 26.0 && room(at, 22.0, &taken) {
            taken.push((at, 22.0));
            let _ = write!(
                out,
                "<path class=\"g-wavelet\" transform=\"translate({} {}) scale(.9)\" d=\"{WAVE}\"/>",
                short(at.0),
                short(at.1)
            );
        }
    }
    out
}
