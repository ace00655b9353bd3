//! The Great Wall around the map: the score track, fields 0 to 49 up the left side and along the top.

use std::fmt::Write as _;

use emperor::board::Drawing;

use super::outline::{Pt, short};

/// The fields of the track. Beyond the last one a point card is taken and the marker goes on from 0.
pub(super) const FIELDS: usize = 50;

/// What is seen of the sheet: the regions with room around them for wall and sea.
pub(super) struct Frame {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Frame {
    pub(super) fn of(drawing: &Drawing) -> Self {
        let xs = || drawing.corners.iter().map(|at| f64::from(at.0));
        let ys = || drawing.corners.iter().map(|at| f64::from(at.1));
        let least = |all: &mut dyn Iterator<Item = f64>| all.fold(f64::INFINITY, f64::min);
        let most = |all: &mut dyn Iterator<Item = f64>| all.fold(0.0, f64::max);
        Self {
            left: least(&mut xs()) - 112.0,
            top: least(&mut ys()) - 86.0,
            right: (most(&mut xs()) + 45.0).max(drawing.size.0.into()),
            bottom: (most(&mut ys()) + 40.0).max(drawing.size.1.into()),
        }
    }

    pub(super) fn width(&self) -> f64 {
        self.right - self.left
    }

    pub(super) fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// As the view box of a drawing.
    pub(super) fn view_box(&self) -> String {
        format!("{} {} {} {}", short(self.left), short(self.top), short(self.width()), short(self.height()))
    }
}

/// The fields.
pub(super) struct Track {
    /// The middle of each.
    pub fields: Vec<Pt>,
    /// The first one along the top.
    corner: usize,
    /// How long they are, up the side and along the top.
    step: [f64; 2],
}

impl Track {
    pub(super) fn of(frame: &Frame) -> Self {
        let (x, y) = (frame.left + 50.0, frame.top + 42.0);
        let up = frame.bottom - 70.0 - (y + 30.0);
        let along = frame.right - 60.0 - (x + 30.0);
        let step = (up + along) / (FIELDS - 2) as f64;
        let corner = ((up / step).round() as usize + 1).clamp(2, FIELDS - 2);
        let step = [up / (corner - 1) as f64, along / (FIELDS - corner - 1) as f64];
        let fields = (0..FIELDS)
            .map(|n| {
                if n < corner {
                    (x, frame.bottom - 70.0 - step[0] * n as f64)
                } else {
                    (x + 30.0 + step[1] * (n - corner) as f64, y)
                }
            })
            .collect();
        Self { fields, corner, step }
    }

    /// Where the markers of players with so many points stand, so that all of them are seen.
    pub(super) fn place(&self, points: i32, nth: usize, of: usize) -> Pt {
        let field = points.rem_euclid(FIELDS as i32) as usize;
        let (x, y) = self.fields[field];
        let gap = if of > 3 { 12.0 } else { 17.0 };
        let by = gap * (nth as f64 - (of as f64 - 1.0) / 2.0);
        if field < self.corner { (x + by, y) } else { (x, y + by) }
    }

    /// The wall itself.
    pub(super) fn draw(&self, frame: &Frame) -> String {
        let (x, y) = (frame.left + 50.0, frame.top + 42.0);
        let (foot, end) = (frame.bottom - 38.0, frame.right - 42.0);
        let mut out = String::new();
        for inset in [7.0, 10.5] {
            let _ = write!(
                out,
                "<rect class=\"g-neat\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"2\"/>",
                frame.left + inset,
                frame.top + inset,
                frame.width() - 2.0 * inset,
                frame.height() - 2.0 * inset
            );
        }
        let _ = write!(
            out,
            "<path class=\"g-wallshade\" d=\"M{x},{foot}V{y}H{end}\"/>\
             <path class=\"g-wall\" d=\"M{x},{foot}V{y}H{end}\"/>\
             <path class=\"g-walledge\" d=\"M{0},{foot}V{1}H{end}V{2}H{3}V{foot}Z\"/>\
             <path class=\"g-merlons\" d=\"M{4},{foot}V{5}H{end}\"/>",
            x - 17.0,
            y - 17.0,
            y + 17.0,
            x + 17.0,
            x - 20.0,
            y - 20.0
        );
        for (n, &(fx, fy)) in self.fields.iter().enumerate() {
            let upright = n < self.corner;
            let step = self.step[usize::from(!upright)];
            if n % 10 == 0 {
                let (w, h) = if upright { (50.0, step.min(30.0)) } else { (step.min(30.0), 50.0) };
                let _ = write!(
                    out,
                    "<rect class=\"g-tower\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"2\"/>",
                    short(fx - w / 2.0),
                    short(fy - h / 2.0),
                    short(w),
                    short(h)
                );
            } else if upright {
                let _ = write!(
                    out,
                    "<path class=\"g-joint\" d=\"M{},{}h34\"/>",
                    x - 17.0,
                    short(fy - step / 2.0)
                );
            } else {
                let _ = write!(
                    out,
                    "<path class=\"g-joint\" d=\"M{},{}v34\"/>",
                    short(fx - step / 2.0),
                    y - 17.0
                );
            }
            let class = match n {
                n if n % 10 == 0 => "g-field g-ten",
                n if n % 5 == 0 => "g-field g-five",
                // Where the fields are short, not every one has room for its number.
                _ if step < 21.0 => continue,
                _ => "g-field",
            };
            let _ = write!(
                out,
                "<text class=\"{class}\" x=\"{}\" y=\"{}\">{n}</text>",
                short(fx),
                short(fy + 4.5)
            );
        }
        let _ = write!(
            out,
            "<g transform=\"translate({x} {y})\"><rect class=\"g-tower\" x=\"-23\" y=\"-23\" width=\"38\" height=\"38\" rx=\"2\"/>\
             <path class=\"g-roofy\" d=\"M-27,-13C-20,-14 -10,-20 -4,-27C2,-20 12,-14 19,-13C17,-9 14,-8 11,-8H-19C-22,-8 -25,-9 -27,-13ZM-17,-8V13M9,-8V13M-10,13V1Q-4,-5 2,1V13\"/></g>"
        );
        out
    }
}
