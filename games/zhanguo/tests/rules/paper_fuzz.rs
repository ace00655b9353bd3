//! Files that are nearly right: each is read or refused, and whatever is read can be played.

use trials::paper::Paper;
use zhanguo::ZhanGuo;

const PAPER: Paper = Paper {
    // Phases, actions, aspects and colours, Officials, regions, player boards, tiles and Tasks, and all that is none of these.
    words: &[
        "board bid discard play recruit square-official reward-official first-point points install hire palace \
            palace-worker tall wall wall-workers abilities marker calm calm-worker worker governor offer over",
        "recruit reassign install hire palace wall",
        "ivory orange brown",
        "red grey white",
        "region-1 region-2 region-3 region-4 region-5",
        "circle square triangle star",
        "wall-tile-1a wall-tile-1b wall-tile-2a wall-tile-3b wall-tile-6a wall-tile-7a",
        "wall-task-1 wall-task-4 palace-task-1 palace-task-5 governor-task-2 governor-task-3",
        "zhanguo a b auction two three clockwise reward-line one workers seat-4 pass done",
    ],
    names: "seats options board round turn seat phase high out region left paid aspect passed action abilities \
        board-ability line column offered court fresh players points hand under markers tall regions cards \
        governing working workers unrest map palaces squares beside walls tiles tasks tile discs ivory red \
        region-4 gold-1 from-palaces log result",
    left_out: "tiles fresh",
    may_be_left_out: "points tasks court offered column",
    numbers: &[9, 12, 15, 40, 41, 80, 81, 120, 121],
    decisions: 300,
};

#[test]
fn a_spoilt_position_is_refused_or_can_be_played() {
    PAPER.spoilt_positions::<ZhanGuo>();
}

#[test]
fn a_scratched_position_is_refused_or_can_be_played() {
    PAPER.scratched_positions::<ZhanGuo>();
}

#[test]
fn a_spoilt_record_is_refused_or_can_be_played_on() {
    PAPER.spoilt_records::<ZhanGuo>();
}

#[test]
fn a_scratched_record_is_refused_or_can_be_played_on() {
    PAPER.scratched_records::<ZhanGuo>();
}

#[test]
fn any_text_is_refused() {
    PAPER.any_text::<ZhanGuo>();
}

#[test]
fn bottomless_files_are_refused() {
    PAPER.bottomless_files::<ZhanGuo>();
}
