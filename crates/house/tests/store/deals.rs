//! What is kept of shared deals.

use std::sync::Arc;

use game::{Seat, Seed, Spec};
use house::Terms;
use house::store::{Deal, Store};

use crate::samples::{THEN, new_table, person, standing};

fn deal(id: &str, source: Option<&str>) -> Deal {
    Deal {
        id: id.to_owned(),
        game: "great-wall".to_owned(),
        rules: 1,
        data: "sha256:facts".to_owned(),
        setup: Spec::new(3),
        seed: Seed::from_number(5),
        seat: Seat::new(2),
        bots: vec!["novice".to_owned(); 3],
        day: source.is_none().then_some(-3),
        source: source.map(str::to_owned),
        host: "ada".to_owned(),
        opened: THEN,
        closes: THEN + 1,
    }
}

pub(crate) async fn hold(store: &Arc<dyn Store>) {
    let deals = store.deals();
    let (day, taken) = (deal("a-day", None), deal("taken", Some("its-table")));
    assert_eq!(deals.find("a-day").await, Ok(None));
    for one in [&day, &taken] {
        assert_eq!(deals.keep(one.clone()).await.as_ref(), Ok(one));
        assert_eq!(deals.find(&one.id).await, Ok(Some(one.clone())));
    }
    // The first stays, by name and by table.
    let other = Deal { seed: Seed::from_number(6), ..day.clone() };
    assert_eq!(deals.keep(other).await, Ok(day.clone()));
    assert_eq!(deals.keep(deal("second", Some("its-table"))).await, Ok(taken.clone()));
    assert_eq!(deals.find("second").await, Ok(None));
    assert_eq!(deals.taken_from("its-table").await, Ok(Some(taken)));
    assert_eq!(deals.taken_from("a-day").await, Ok(None));

    // Tables are found by what was agreed with them.
    for (n, (id, on)) in (0..).zip([("deal-2", Some("a-day")), ("deal-1", Some("a-day")), ("deal-3", None)]) {
        let mut table = new_table(id, &[person("deal-ada"), person(id)], standing(Some(1)), THEN + n);
        table.header.terms = Terms { deal: on.map(str::to_owned), ..Terms::default() };
        store.open(table).await.unwrap();
    }
    let ids = |rows: Vec<house::store::Row>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(deals.tables("a-day", 9).await.unwrap()), ["deal-2", "deal-1"]);
    assert_eq!(ids(deals.tables("a-day", 1).await.unwrap()), ["deal-2"]);
    assert_eq!(ids(deals.tables("taken", 9).await.unwrap()), Vec::<String>::new());
    assert_eq!(ids(deals.tables_of("a-day", "deal-ada").await.unwrap()), ["deal-2", "deal-1"]);
    assert_eq!(ids(deals.tables_of("a-day", "deal-1").await.unwrap()), ["deal-1"]);
    assert_eq!(ids(deals.tables_of("a-day", "nobody").await.unwrap()), Vec::<String>::new());
}
