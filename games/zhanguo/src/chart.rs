//! The drawing of a board file: whether the map fits together.

use std::collections::BTreeMap;

use game::Fault;
use serde::Deserialize;

use crate::board::{BARS, Drawing, PALACE_SPACES, Point};
use crate::pieces::{REGIONS, Region, SECTIONS, SQUARES, Section, Site};
use crate::survey::Survey;

/// How the map is drawn, as the file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DrawingFile {
    width: i32,
    height: i32,
    regions: BTreeMap<String, RegionFile>,
    walls: BTreeMap<String, WallFile>,
    banners: BTreeMap<String, Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionFile {
    outline: Vec<Point>,
    label: Point,
    palaces: Vec<Point>,
    squares: Vec<Point>,
    beside: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WallFile {
    tile: Point,
    spaces: Vec<Point>,
}

/// The drawing of a file; what is wrong with it is told to the survey.
pub(crate) fn read(
    survey: &mut Survey,
    file: &DrawingFile,
    adjacent: Option<&[[Region; 2]]>,
    walled: Option<&[[Region; 2]]>,
) -> Option<Drawing> {
    let before = survey.count();
    let size = (file.width, file.height);
    if !(200..=4000).contains(&file.width) || !(200..=4000).contains(&file.height) {
        survey.wrong(Fault::new("file-sheet").with("width", file.width).with("height", file.height));
        return None;
    }
    let regions = survey.entries("drawing.regions", &file.regions, &Region::ALL.map(Region::name))?;
    let walls = survey.entries("drawing.walls", &file.walls, &Section::ALL.map(Section::name))?;
    let banners = survey.entries("drawing.banners", &file.banners, &Site::ALL.map(Site::name))?;
    for (region, drawn) in Region::ALL.iter().zip(&regions) {
        let name = format!("drawing.regions.{region}");
        let so_far = survey.count();
        for (what, points, count) in
            [("palaces", &drawn.palaces, PALACE_SPACES), ("squares", &drawn.squares, SQUARES)]
        {
            places(survey, &format!("{name}.{what}"), points, count, size);
        }
        if drawn.outline.len() < 3 {
            survey.wrong(Fault::new("file-outline").with("region", region.number()));
        }
        let all = drawn.outline.iter().chain([&drawn.label, &drawn.beside]);
        all.for_each(|point| on_sheet(survey, &name, *point, size));
        if survey.count() > so_far {
            continue;
        }
        let inner = drawn.palaces.iter().chain(&drawn.squares).chain([&drawn.label, &drawn.beside]);
        for (x, y) in inner.filter(|point| !inside(&drawn.outline, **point)) {
            survey.wrong(
                Fault::new("file-outside").with("region", region.number()).with("x", *x).with("y", *y),
            );
        }
    }
    for (section, drawn) in Section::ALL.iter().zip(&walls) {
        let name = format!("drawing.walls.{section}");
        places(survey, &format!("{name}.spaces"), &drawn.spaces, BARS, size);
        on_sheet(survey, &name, drawn.tile, size);
    }
    for (site, point) in Site::ALL.iter().zip(&banners) {
        on_sheet(survey, &format!("drawing.banners.{site}"), **point, size);
    }
    for [a, b] in [adjacent, walled].into_iter().flatten().flatten() {
        if !touch(&regions[a.index()].outline, &regions[b.index()].outline) {
            survey.wrong(Fault::new("file-no-border").with("one", a.number()).with("other", b.number()));
        }
    }
    if survey.count() > before {
        return None;
    }
    Some(Drawing {
        size,
        outlines: std::array::from_fn(|n| regions[n].outline.clone()),
        labels: std::array::from_fn(|n| regions[n].label),
        palaces: std::array::from_fn::<_, REGIONS, _>(|n| std::array::from_fn(|k| regions[n].palaces[k])),
        squares: std::array::from_fn(|n| std::array::from_fn(|k| regions[n].squares[k])),
        beside: std::array::from_fn(|n| regions[n].beside),
        tiles: std::array::from_fn(|n| walls[n].tile),
        walls: std::array::from_fn::<_, SECTIONS, _>(|n| std::array::from_fn(|k| walls[n].spaces[k])),
        banners: std::array::from_fn(|n| *banners[n]),
        walled: walled.unwrap_or_default().to_vec(),
    })
}

fn places(survey: &mut Survey, what: &str, points: &[Point], count: usize, size: Point) {
    if points.len() != count {
        survey.wrong(
            Fault::new("file-drawn").with("what", what).with("drawn", points.len()).with("count", count),
        );
    }
    points.iter().for_each(|point| on_sheet(survey, what, *point, size));
}

fn on_sheet(survey: &mut Survey, what: &str, (x, y): Point, (width, height): Point) {
    if !(0..=width).contains(&x) || !(0..=height).contains(&y) {
        survey.wrong(Fault::new("file-off-sheet").with("what", what).with("x", x).with("y", y));
    }
}

/// Whether two outlines have a line in common.
fn touch(one: &[Point], other: &[Point]) -> bool {
    let lines = |outline: &[Point]| -> Vec<[Point; 2]> {
        (0..outline.len())
            .map(|n| {
                let (a, b) = (outline[n], outline[(n + 1) % outline.len()]);
                if a < b { [a, b] } else { [b, a] }
            })
            .collect()
    };
    let theirs = lines(other);
    lines(one).iter().any(|line| theirs.contains(line))
}

/// Whether a point lies inside an outline: a ray from it crosses the outline an odd number of times.
fn inside(outline: &[Point], (x, y): Point) -> bool {
    let mut inside = false;
    for (n, &(x1, y1)) in outline.iter().enumerate() {
        let (x2, y2) = outline[(n + 1) % outline.len()];
        if (y1 > y) != (y2 > y) {
            let wide = |n: i32| i64::from(n);
            let left = (wide(x) - wide(x1)) * (wide(y2) - wide(y1));
            let right = (wide(x2) - wide(x1)) * (wide(y) - wide(y1));
            if (y2 > y1) == (left < right) {
                inside = !inside;
            }
        }
    }
    inside
}
