//! What is kept of analyses.

use std::sync::Arc;

use house::store::{KeptStudy, Store};

use crate::samples::{THEN, plain};

fn study(version: u32, seen: usize, body: &[u8]) -> KeptStudy {
    KeptStudy { table: "studied".to_owned(), version, seen, until: THEN + seen as i64, body: body.to_vec() }
}

pub(crate) async fn hold(store: &Arc<dyn Store>) {
    let studies = store.studies();
    store.open(plain("studied")).await.unwrap();
    assert_eq!(studies.find("studied").await, Ok(None));
    let first = study(1, 24, &[0, 255, 10, 39, 0]);
    studies.keep(first.clone()).await.unwrap();
    assert_eq!(studies.find("studied").await, Ok(Some(first.clone())));
    // Whoever has seen as much or more has the word; whoever has seen less, or is older, changes nothing.
    let stopped = KeptStudy { until: 0, ..first };
    studies.keep(stopped.clone()).await.unwrap();
    assert_eq!(studies.find("studied").await, Ok(Some(stopped.clone())));
    for late in [study(1, 23, b"less"), study(0, 99, b"older")] {
        studies.keep(late).await.unwrap();
        assert_eq!(studies.find("studied").await, Ok(Some(stopped.clone())));
    }
    // What is large comes back as it went, and a newer version begins anew.
    let large: Vec<u8> = (0..2_000_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    for next in [study(1, 117, &large), study(2, 0, b"newer")] {
        studies.keep(next.clone()).await.unwrap();
        assert_eq!(studies.find("studied").await, Ok(Some(next)));
    }
    // Of a table that is not there nothing is kept, and nothing else suffers.
    let nowhere = KeptStudy { table: "nowhere".to_owned(), ..study(1, 1, b"x") };
    let (lost, kept) = tokio::join!(studies.keep(nowhere), studies.keep(study(2, 3, b"beside")));
    assert!(lost.is_err());
    assert_eq!(kept, Ok(()));
    assert_eq!(studies.find("nowhere").await, Ok(None));
    assert_eq!(studies.find("studied").await, Ok(Some(study(2, 3, b"beside"))));
}
