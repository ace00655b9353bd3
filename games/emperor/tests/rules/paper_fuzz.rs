//! Files that are nearly right: each is read or refused, and whatever is read can be played.

use emperor::Emperor;
use trials::paper::Paper;

const PAPER: Paper = Paper {
    // Regions, phases, what a turn was, and all that is neither.
    words: &[
        "chin qi wei shu zhao lu han yan chu",
        "place second draw over",
        "opening two one exchange",
        "emperor with without for-3-4 for-4-5 one-row rows seat-5 done",
    ],
    names: "seats options board turn seat start phase region after row discards pile exhausted players points hand \
        known fortified regions houses fortifications emissaries wei chu red purple log result",
    left_out: "pile known points",
    may_be_left_out: "",
    numbers: &[9, 20, 57],
    decisions: 150,
};

#[test]
fn a_spoilt_position_is_refused_or_can_be_played() {
    PAPER.spoilt_positions::<Emperor>();
}

#[test]
fn a_scratched_position_is_refused_or_can_be_played() {
    PAPER.scratched_positions::<Emperor>();
}

#[test]
fn a_spoilt_record_is_refused_or_can_be_played_on() {
    PAPER.spoilt_records::<Emperor>();
}

#[test]
fn a_scratched_record_is_refused_or_can_be_played_on() {
    PAPER.scratched_records::<Emperor>();
}

#[test]
fn any_text_is_refused() {
    PAPER.any_text::<Emperor>();
}

#[test]
fn bottomless_files_are_refused() {
    PAPER.bottomless_files::<Emperor>();
}
