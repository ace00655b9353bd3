//! Files that are nearly right: each is read or refused, and whatever is read can be played.

use justinian::Justinian;
use trials::paper::Paper;

const PAPER: Paper = Paper {
    // Colours, decisions, and all that is neither.
    words: &[
        "porphyry verdigris amber alabaster",
        "turn side offer colour exchange over",
        "justinian seat-4 pass keep",
    ],
    names: "seats options board turn seat decision phase round last passed still alone starter order court courtier \
        token players hand reserve short enough space gone cards drew under by scored totals",
    left_out: "reserve gone",
    may_be_left_out: "order cards",
    numbers: &[9, 12, 13, 38, -1, -2, -3],
    decisions: 100,
};

#[test]
fn a_spoilt_position_is_refused_or_can_be_played() {
    PAPER.spoilt_positions::<Justinian>();
}

#[test]
fn a_scratched_position_is_refused_or_can_be_played() {
    PAPER.scratched_positions::<Justinian>();
}

#[test]
fn a_spoilt_record_is_refused_or_can_be_played_on() {
    PAPER.spoilt_records::<Justinian>();
}

#[test]
fn a_scratched_record_is_refused_or_can_be_played_on() {
    PAPER.scratched_records::<Justinian>();
}

#[test]
fn any_text_is_refused() {
    PAPER.any_text::<Justinian>();
}

#[test]
fn bottomless_files_are_refused() {
    PAPER.bottomless_files::<Justinian>();
}
