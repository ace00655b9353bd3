//! A small plot: shares of wins with their 95 % intervals, as an SVG that stands alone.

use std::fmt::Write as _;

use game::Words;

/// One row.
pub(crate) struct Mark {
    pub(crate) label: String,
    pub(crate) share: f64,
    pub(crate) ci95: [f64; 2],
    /// The share of equal bots.
    pub(crate) even: f64,
}

/// The plot.
pub(crate) struct Plot {
    pub(crate) title: String,
    pub(crate) marks: Vec<Mark>,
}

/// The plot's own measures, in pixels.
const WIDTH: usize = 720;
const ROW: usize = 30;
const TOP: usize = 64;
const BOTTOM: usize = 46;
const RIGHT: usize = 78;
/// About what a character takes.
const CHARACTER: usize = 8;
/// A label that takes more is cut.
const LONGEST: usize = 34;
/// A title that takes more goes on in a second line.
const TITLE: usize = 84;

/// Light where nothing is said, dark where the reader likes it: an SVG that is shown as a picture knows only that.
const STYLE: &str = "\
svg{--paper:#fdfcf9;--ink:#24211c;--faint:#6b645a;--line:#d9d3c7;--mark:#8c2f1b}\
@media(prefers-color-scheme:dark){svg{--paper:#1b1917;--ink:#efe9df;--faint:#a79f92;--line:#3d3833;--mark:#f0906f}}\
text{font:13px system-ui,sans-serif;fill:var(--ink)}\
.title{font-weight:600;font-size:14px}.faint{fill:var(--faint);font-size:12px}\
.paper{fill:var(--paper)}.line{stroke:var(--line)}.even{stroke:var(--faint);stroke-dasharray:3 3}\
.bar{stroke:var(--mark);stroke-width:2}.dot{fill:var(--mark)}";

impl Plot {
    /// Draws it.
    pub(crate) fn draw(&self, words: &Words) -> String {
        let labels: Vec<String> = self.marks.iter().map(|mark| cut(&mark.label, LONGEST)).collect();
        let widest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        let left = 24 + CHARACTER * widest.max(8);
        let titles = fold(&self.title, TITLE);
        let top = TOP + 18 * (titles.len() - 1);
        let bottom = top + ROW * self.marks.len();
        let height = bottom + BOTTOM;
        let across = |share: f64| left as f64 + share * (WIDTH - left - RIGHT) as f64;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
             height=\"{height}\" role=\"img\" lang=\"{}\"><title>{}</title><style>{STYLE}</style>\
             <rect class=\"paper\" width=\"100%\" height=\"100%\"/>",
            words.lang().code(),
            escape(&self.title),
        );
        for (n, line) in titles.iter().enumerate() {
            text(&mut svg, "title", 16.0, 26 + 18 * n, "start", line);
        }
        for tick in 0..=4 {
            let share = f64::from(tick) / 4.0;
            let x = across(share);
            let _ = write!(svg, "<path class=\"line\" d=\"M{x:.1} {}V{bottom}\"/>", top - 8);
            text(&mut svg, "faint", x, bottom + 18, "middle", &format!("{} %", 25 * tick));
        }
        for (n, (mark, label)) in self.marks.iter().zip(&labels).enumerate() {
            let y = top + ROW * n + ROW / 2;
            let [low, high] = mark.ci95.map(across);
            let (even, dot) = (across(mark.even), across(mark.share));
            text(&mut svg, "", left as f64 - 12.0, y + 4, "end", label);
            let _ = write!(svg, "<path class=\"even\" d=\"M{even:.1} {}v{ROW}\"/>", y - ROW / 2);
            let _ = write!(
                svg,
                "<path class=\"bar\" d=\"M{low:.1} {y}H{high:.1}M{low:.1} {0}v8M{high:.1} {0}v8\"/>",
                y - 4
            );
            let _ = write!(svg, "<circle class=\"dot\" cx=\"{dot:.1}\" cy=\"{y}\" r=\"4.5\"/>");
            let share = format!("{:.1} %", 100.0 * mark.share);
            text(&mut svg, "", WIDTH as f64 - 16.0, y + 4, "end", &share);
        }
        text(&mut svg, "faint", 16.0, height - 8, "start", &words.word("plot-legend"));
        svg.push_str("</svg>\n");
        svg
    }
}

fn text(svg: &mut String, class: &str, x: f64, y: usize, anchor: &str, text: &str) {
    let _ = write!(
        svg,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y}\" text-anchor=\"{anchor}\">{}</text>",
        escape(text)
    );
}

/// What a text may not hold in XML is written out; what it may not hold at all is left out.
fn escape(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

fn cut(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    text.chars().take(longest - 1).chain(['…']).collect()
}

/// Lines of about so many characters, broken between words; the third is the last.
fn fold(text: &str, longest: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let lines_so_far = lines.len();
        let Some(line) = lines.last_mut() else { break };
        if !line.is_empty() && line.chars().count() + word.chars().count() >= longest && lines_so_far < 3 {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.into_iter().map(|line| cut(&line, longest + LONGEST / 2)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_folded_and_escaped() {
        assert_eq!(cut("abcdef", 4), "abc…");
        assert_eq!(fold("one two three", 8), ["one two", "three"]);
        assert_eq!(escape("<a & \"b\">\u{7}"), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
