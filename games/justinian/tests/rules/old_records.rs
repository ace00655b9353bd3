//! Games played under the first version of the rules, where only those were asked who had enough: their records, made by
//! the program of that time, replay for ever, decision by decision.

use crate::common::{now, seat};
use game::paper::{Record, read_json};
use game::{Course, Game, Setup as _};
use justinian::{Asking, Decision, Justinian};

const RECORDS: [(&str, &str); 7] = [
    ("two-eager", include_str!("../records/two-eager.json")),
    ("two-patient", include_str!("../records/two-patient.json")),
    ("three-mixed", include_str!("../records/three-mixed.json")),
    ("four-mixed", include_str!("../records/four-mixed.json")),
    ("four-never", include_str!("../records/four-never.json")),
    ("three-offered", include_str!("../records/three-offered.json")),
    ("three-placed", include_str!("../records/three-placed.json")),
];

fn record(text: &str) -> Record {
    read_json(text).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn old_records_replay_under_the_old_rule() {
    for (name, text) in RECORDS {
        let record = record(text);
        assert_eq!(record.rules, 1, "{name}");
        let course =
            Course::<Justinian>::from_record(&record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(course.state().setup().asking, Asking::Able);
        // Written down again it is the same file, with the commitment that records had not then.
        let mut again = course.record(Vec::new());
        assert!(again.commitment.take().is_some(), "{name}");
        assert_eq!(again, record, "{name}");
        assert_eq!(serde_json::to_string(&again).unwrap(), text.trim(), "{name}");
    }
}

/// The records hang on the old rule: under today's they end somewhere else, or not at all.
#[test]
fn under_todays_rule_old_records_do_not_replay() {
    for (name, text) in RECORDS.into_iter().filter(|(name, _)| !name.starts_with("two-eager")) {
        let mut record = record(text);
        record.rules = Justinian::about().rules;
        assert!(Course::<Justinian>::from_record(&record).is_err(), "{name}");
    }
}

/// A game broken off in the middle goes on as it began: who has too little is passed over.
#[test]
fn an_old_game_goes_on_under_the_old_rule() {
    let (_, text) = RECORDS[5];
    let mut course = Course::<Justinian>::from_record(&record(text)).unwrap();
    assert_eq!(now(course.state()).1, Decision::Offer);
    assert!(!course.state().waits());
    let spec = course.state().setup().spec();
    assert_eq!(spec.rules, Some(1));
    assert_eq!(justinian::Setup::read(&spec).as_ref(), Ok(&course.state().setup()));
    let me = course.state().table().turn;
    assert_eq!(me, seat(2));
    course.play(me, "decline".parse().unwrap()).unwrap();
    assert_eq!(course.record(Vec::new()).rules, 1);
}

/// A rules version that never was is refused in one line, and one that contradicts itself too.
#[test]
fn unknown_versions_are_refused() {
    for rules in [0, 3, u32::MAX] {
        let mut record = record(RECORDS[0].1);
        record.rules = rules;
        let fault = Course::<Justinian>::from_record(&record).unwrap_err();
        assert_eq!(fault.0.id, "fault-expected");
    }
    let mut record = record(RECORDS[0].1);
    record.setup.rules = Some(2);
    assert_eq!(Course::<Justinian>::from_record(&record).unwrap_err().0.id, "fault-expected");
}
