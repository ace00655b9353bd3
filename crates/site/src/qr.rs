//! An address as a code for a phone's camera. The library makes the pattern; we draw it, as one path.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// The quiet border that a camera needs, in modules.
const BORDER: usize = 4;

/// The code as a picture; nothing if the address is too long for one. Dark on white in any light: cameras expect it.
#[must_use]
pub(crate) fn svg(address: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    let (width, colors) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|color| **color == row[x]).count();
            if row[x] == Color::Dark {
                // Writing into memory does not fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + BORDER, y + BORDER);
            }
            x += run;
        }
    }
    let side = width + 2 * BORDER;
    Some(format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}H0z"/><path fill="#000" d="{path}"/></svg>"##
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every dark module is in the path, and nothing else is.
    #[test]
    fn the_path_is_the_pattern() {
        let address = "https://palatine.example/t/plum-crane-41";
        let code = QrCode::with_error_correction_level(address, EcLevel::M).unwrap();
        let drawn = svg(address).unwrap();
        let runs = drawn
            .split('M')
            .filter_map(|part| part.split_once('h')?.1.split_once('v')?.0.parse::<usize>().ok());
        let side = code.width() + 2 * BORDER;
        let dark = code.to_colors().iter().filter(|color| **color == Color::Dark).count();
        assert_eq!(runs.sum::<usize>(), dark + side);
        assert!(svg(&"x".repeat(10_000)).is_none());
    }
}
