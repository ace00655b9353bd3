//! At a table nobody is called like another, whoever comes when.

use house::names::in_seat;
use house::{Tables, Wish};
use table::Occupant;

use crate::stage::{person, quick, run, sqlite, wanted};

#[test]
fn whoever_comes_later_is_the_second_of_the_name() {
    run(async {
        let (_folder, store) = sqlite();
        let tables = Tables::new(store, &quick());
        let Occupant::Person { name, .. } = person("ada") else { panic!("ada is a person") };
        let twin = Occupant::Here { id: "ada".to_owned(), name: name.clone() };
        let live = tables.open(wanted(&[person("ada"), twin, Occupant::Open])).await.unwrap();
        live.wish(Wish::Join { person: "bea".to_owned(), name: name.to_uppercase() }).await.unwrap();
        let seen = live.look();
        let names: Vec<&str> = seen.table.seating.seats().iter().filter_map(in_seat).collect();
        assert_eq!(names, [name.clone(), format!("{name} II"), format!("{} III", name.to_uppercase())]);
    });
}
