//! The outlines of a map's regions as curves, for every board that has a map. Corners are shared between neighbours: each stretch between two corners where
//! three or more borders meet is smoothed once and used by both sides, so that outlines fit without gaps.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use game::Chance;

/// A point of the sheet.
pub(super) type Pt = (f64, f64);

/// How far apart the points of a curve are.
const STEP: f64 = 16.0;
/// How far a border and a coast swerve.
const SWERVE: [f64; 2] = [2.6, 4.6];
/// Lakes are drawn at least this large, from their middle outwards.
const LAKE: f64 = 24.0;

/// A map before it is smoothed: its corners, and each region as a walk along them.
pub(super) struct Sketch {
    /// The corners.
    pub corners: Vec<Pt>,
    /// Each region's corners, in order.
    pub outlines: Vec<Vec<usize>>,
}

/// The line that two regions share.
pub(super) struct Border {
    /// The two regions, by index.
    pub between: [usize; 2],
    /// The points of the line.
    pub points: Vec<Pt>,
}

/// The outlines of a board.
pub(super) struct Outlines {
    /// Each region as a closed path.
    pub shapes: Vec<String>,
    /// Each region as a polygon.
    pub rings: Vec<Vec<Pt>>,
    /// The borders between two regions.
    pub borders: Vec<Border>,
    /// What borders no other region, as one path.
    pub coast: String,
    /// The points of the coast.
    pub shore: Vec<Pt>,
    /// What is enclosed by regions and belongs to none, as closed paths.
    pub lakes: Vec<String>,
}

impl Outlines {
    pub(super) fn of(sketch: &Sketch) -> Self {
        let mut net = Net::of(sketch);
        let mut shapes = vec![String::new(); sketch.outlines.len()];
        let mut rings = vec![Vec::new(); sketch.outlines.len()];
        for (n, outline) in sketch.outlines.iter().enumerate() {
            for stretch in net.cut(outline) {
                let curve = net.curve(&stretch);
                let go_on = !shapes[n].is_empty();
                shapes[n].push_str(&smooth(&curve, go_on));
                rings[n].extend(&curve[..curve.len().saturating_sub(1)]);
            }
            shapes[n].push('Z');
        }
        let (mut borders, mut coast, mut shore) = (Vec::new(), String::new(), Vec::new());
        let mut chains: Vec<(Vec<usize>, Vec<Pt>)> = Vec::new();
        for (stretch, curve) in &net.curves {
            if let [one, other, ..] = *net.owners(stretch) {
                borders.push(Border { between: [one, other], points: curve.clone() });
            } else {
                coast.push_str(&smooth(curve, false));
                shore.extend(curve);
                chains.push((stretch.clone(), curve.clone()));
            }
        }
        let lakes = lakes(chains, &rings);
        Self { shapes, rings, borders, coast, shore, lakes }
    }

    /// The region a point lies in, by index.
    pub(super) fn region_at(&self, at: Pt) -> Option<usize> {
        self.rings.iter().position(|ring| inside(ring, at))
    }
}

/// The corners and the edges between them.
struct Net<'a> {
    corners: &'a [Pt],
    /// The regions that an edge belongs to.
    edges: BTreeMap<[usize; 2], Vec<usize>>,
    /// How many edges meet at a corner.
    meet: Vec<usize>,
    /// Every stretch, written in one of its two directions.
    curves: BTreeMap<Vec<usize>, Vec<Pt>>,
}

impl<'a> Net<'a> {
    fn of(sketch: &'a Sketch) -> Self {
        let mut edges: BTreeMap<[usize; 2], Vec<usize>> = BTreeMap::new();
        for (region, outline) in sketch.outlines.iter().enumerate() {
            for (n, &a) in outline.iter().enumerate() {
                let b = outline[(n + 1) % outline.len()];
                edges.entry(edge(a, b)).or_default().push(region);
            }
        }
        let mut meet = vec![0; sketch.corners.len()];
        for [a, b] in edges.keys() {
            meet[*a] += 1;
            meet[*b] += 1;
        }
        Self { corners: &sketch.corners, edges, meet, curves: BTreeMap::new() }
    }

    /// An outline, cut where three or more borders meet.
    fn cut(&self, outline: &[usize]) -> Vec<Vec<usize>> {
        let start = outline.iter().position(|&corner| self.meet[corner] > 2).unwrap_or(0);
        let ring: Vec<usize> =
            (0..=outline.len()).map(|n| outline[(start + n) % outline.len().max(1)]).collect();
        let mut all = Vec::new();
        let mut stretch: Vec<usize> = Vec::new();
        for (n, &corner) in ring.iter().enumerate() {
            stretch.push(corner);
            if n > 0 && (self.meet[corner] > 2 || n == outline.len()) {
                all.push(std::mem::replace(&mut stretch, vec![corner]));
            }
        }
        all
    }

    fn owners(&self, stretch: &[usize]) -> &[usize] {
        self.edges.get(&edge(stretch[0], stretch[1])).map_or(&[], Vec::as_slice)
    }

    /// The points of a stretch, the same for both who use it.
    fn curve(&mut self, stretch: &[usize]) -> Vec<Pt> {
        let mut turned = stretch.to_vec();
        turned.reverse();
        let (key, reverse) =
            if turned.as_slice() < stretch { (turned, true) } else { (stretch.to_vec(), false) };
        let swerve = SWERVE[usize::from(self.owners(&key).len() < 2)];
        let corners = self.corners;
        let curve = self.curves.entry(key).or_insert_with_key(|key| {
            let points: Vec<Pt> = key.iter().map(|&n| corners[n]).collect();
            let seed = key.iter().fold(7, |seed: u64, &n| seed.wrapping_mul(131).wrapping_add(n as u64));
            swerved(&spline(&points), swerve, seed)
        });
        let mut curve = curve.clone();
        if reverse {
            curve.reverse();
        }
        curve
    }
}

const fn edge(a: usize, b: usize) -> [usize; 2] {
    if a < b { [a, b] } else { [b, a] }
}

pub(super) fn apart(a: Pt, b: Pt) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// A point between two others.
pub(super) fn between(a: Pt, b: Pt, t: f64) -> Pt {
    (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
}

/// Points along a centripetal Catmull-Rom curve through the corners.
fn spline(corners: &[Pt]) -> Vec<Pt> {
    let last = corners.len() - 1;
    let at = |n: isize| match n {
        -1 => between(corners[1], corners[0], 2.0),
        n if n as usize > last => between(corners[last - 1], corners[last], 2.0),
        n => corners[n as usize],
    };
    let mut points = vec![corners[0]];
    for n in 0..last as isize {
        let p = [at(n - 1), at(n), at(n + 1), at(n + 2)];
        let knot = |a: Pt, b: Pt| apart(a, b).sqrt().max(1e-3);
        let t1 = knot(p[0], p[1]);
        let t2 = t1 + knot(p[1], p[2]);
        let t3 = t2 + knot(p[2], p[3]);
        let steps = (apart(p[1], p[2]) / STEP).round().max(1.0) as usize;
        for step in 1..=steps {
            let t = t1 + (t2 - t1) * step as f64 / steps as f64;
            let a1 = between(p[0], p[1], t / t1);
            let a2 = between(p[1], p[2], (t - t1) / (t2 - t1));
            let a3 = between(p[2], p[3], (t - t2) / (t3 - t2));
            let b1 = between(a1, a2, t / t2);
            let b2 = between(a2, a3, (t - t1) / (t3 - t1));
            points.push(between(b1, b2, (t - t1) / (t2 - t1)));
        }
    }
    points
}

/// A hand that is not quite steady, except near the ends, where other curves join.
fn swerved(points: &[Pt], swerve: f64, seed: u64) -> Vec<Pt> {
    let mut chance = Chance::quick(seed);
    let (first, last) = (points[0], points[points.len() - 1]);
    let mut out = points.to_vec();
    for n in 1..points.len().saturating_sub(1) {
        let (before, after) = (points[n - 1], points[n + 1]);
        let length = apart(before, after).max(1.0);
        let normal = (-(after.1 - before.1) / length, (after.0 - before.0) / length);
        let fade = (apart(points[n], first).min(apart(points[n], last)) / 34.0).min(1.0);
        let by = unsteady(&mut chance) * swerve * fade;
        out[n] = (points[n].0 + normal.0 * by, points[n].1 + normal.1 * by);
    }
    out
}

/// A number from -1 to 1.
pub(super) fn unsteady(chance: &mut Chance) -> f64 {
    f64::from(chance.below(2001)) / 1000.0 - 1.0
}

/// A number as short as a path needs it.
pub(super) fn short(number: f64) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    if rounded == 0.0 { "0".to_owned() } else { format!("{rounded}") }
}

/// A smooth path through points; `go_on` where it continues one that ends at the first.
pub(super) fn smooth(points: &[Pt], go_on: bool) -> String {
    let mut path = String::new();
    if !go_on {
        let _ = write!(path, "M{},{}", short(points[0].0), short(points[0].1));
    }
    let last = points.len() - 1;
    for n in 0..last {
        let (before, a) = (points[n.saturating_sub(1)], points[n]);
        let (b, after) = (points[n + 1], points[(n + 2).min(last)]);
        let one = (a.0 + (b.0 - before.0) / 6.0, a.1 + (b.1 - before.1) / 6.0);
        let two = (b.0 - (after.0 - a.0) / 6.0, b.1 - (after.1 - a.1) / 6.0);
        let _ = write!(
            path,
            "C{},{} {},{} {},{}",
            short(one.0),
            short(one.1),
            short(two.0),
            short(two.1),
            short(b.0),
            short(b.1)
        );
    }
    path
}

/// Whether there is room at a place, among what is there already: where, and how far around.
pub(super) fn room(at: Pt, size: f64, taken: &[(Pt, f64)]) -> bool {
    taken.iter().all(|(other, wide)| apart(at, *other) > size + wide)
}

/// Whether a point lies inside a polygon.
pub(super) fn inside(ring: &[Pt], (x, y): Pt) -> bool {
    let mut inside = false;
    for (n, &(x1, y1)) in ring.iter().enumerate() {
        let (x2, y2) = ring[(n + 1) % ring.len()];
        if (y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 {
            inside = !inside;
        }
    }
    inside
}

/// The coast falls into loops. One whose middle is land of nobody is a lake.
fn lakes(mut chains: Vec<(Vec<usize>, Vec<Pt>)>, rings: &[Vec<Pt>]) -> Vec<String> {
    let mut lakes = Vec::new();
    while let Some((corners, mut ring)) = chains.pop() {
        let (start, mut end) = (corners[0], corners[corners.len() - 1]);
        while end != start {
            let next =
                chains.iter().position(|(corners, _)| corners[0] == end || corners[corners.len() - 1] == end);
            let Some(next) = next else { break };
            let (corners, mut curve) = chains.swap_remove(next);
            if corners[0] == end {
                end = corners[corners.len() - 1];
            } else {
                curve.reverse();
                end = corners[0];
            }
            ring.extend(&curve[1..]);
        }
        ring.pop();
        let count = ring.len().max(1) as f64;
        let sum = ring.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        let middle = (sum.0 / count, sum.1 / count);
        if ring.len() < 3 || !inside(&ring, middle) || rings.iter().any(|region| inside(region, middle)) {
            continue;
        }
        let wide = ring.iter().map(|&at| apart(at, middle)).sum::<f64>() / count;
        let grown = (LAKE / wide).max(1.0);
        // A lake that has to be drawn larger than it is becomes rounder.
        let round = if grown > 1.0 { 0.6 } else { 0.0 };
        let blob: Vec<Pt> = ring
            .iter()
            .map(|&at| {
                let away = apart(at, middle).max(1.0);
                between(middle, at, grown * (1.0 + round * (wide / away - 1.0)))
            })
            .collect();
        lakes.push(closed(&blob));
    }
    lakes
}

/// A smooth closed path through points.
fn closed(points: &[Pt]) -> String {
    let count = points.len();
    // One round more than needed, of which the middle is kept: so the seam is as smooth as the rest.
    let around: Vec<Pt> = (0..count + 3).map(|n| points[(n + count - 1) % count]).collect();
    let path = smooth(&around, true);
    let curves: Vec<&str> = path.split('C').skip(2).take(count).collect();
    format!("M{},{}C{}Z", short(points[0].0), short(points[0].1), curves.join("C"))
}
