//! Results and ratings, for every store alike.

use std::sync::Arc;

use bots::strength::Strength;
use house::event::{Ending, Event, Time};
use house::store::people::{First, Keep};
use house::store::results::{Filter, Settled, Settlement, Who};
use house::store::{Commit, Standing, Store};
use table::Occupant;

use crate::samples::{THEN, bot, commit, new_table, standing};

/// Everything that the contract says about results.
pub(crate) async fn hold(store: &Arc<dyn Store>) {
    a_table_is_settled_once(store).await;
    ratings_change_where_they_are_to(store).await;
    results_are_found_by_what_they_are(store).await;
    only_who_is_listed_is_found(store).await;
    a_guests_results_go_along(store).await;
}

fn sits(id: &str) -> Occupant {
    Occupant::Person { id: id.to_owned(), name: format!("{id} at the table") }
}

async fn account(store: &Arc<dyn Store>, id: &str) {
    let first =
        First { person: id.to_owned(), public: format!("pub-{id}"), name: format!("Name {id}"), at: THEN };
    store.people().enter(first).await.unwrap();
    let keep = Keep {
        person: id.to_owned(),
        name: format!("Name {id}"),
        skeleton: format!("name{id}"),
        password: Some("hash".to_owned()),
        recovery: None,
        at: THEN,
    };
    store.people().keep(keep).await.unwrap();
}

/// A table that is over, of these seats.
async fn over(store: &Arc<dyn Store>, id: &str, seats: &[Occupant], at: Time) {
    store.open(new_table(id, seats, standing(Some(1)), at - 1)).await.unwrap();
    let how = Ending::Finished;
    let points = vec![0; seats.len()];
    let end = Commit {
        at,
        events: vec![Event::Ended { how }],
        standing: Standing { ended: Some((how, points)), ..standing(None) },
        ..commit(id, 1, "")
    };
    store.commit(end).await.unwrap();
}

fn person(id: &str, place: usize, points: i32) -> Settled {
    Settled { who: Who::Person(id.to_owned()), place, points, left: false }
}

fn courtier(place: usize) -> Settled {
    let measured = Strength { rating: 1_500.0, deviation: 15.0 };
    Settled { who: Who::Bot(Some(measured)), place, points: 7, left: false }
}

fn settlement(table: &str, game: &str, at: Time, rated: bool, seats: &[Settled]) -> Settlement {
    Settlement { table: table.to_owned(), game: game.to_owned(), ended: at, rated, seats: seats.to_vec() }
}

async fn a_table_is_settled_once(store: &Arc<dyn Store>) {
    let results = store.results();
    account(store, "r-ann").await;
    let done = settlement("r-once", "great-wall", THEN, true, &[person("r-ann", 1, 30), courtier(2)]);
    assert_eq!(results.settle(done.clone()).await, Ok(false), "there is no such table");
    store.open(new_table("r-once", &[sits("r-ann"), bot()], standing(Some(1)), THEN)).await.unwrap();
    assert_eq!(results.settle(done.clone()).await, Ok(false), "it is not over");
    assert!(!results.unsettled(1_000).await.unwrap().contains(&"r-once".to_owned()));
    let how = Ending::Finished;
    let end = Commit {
        events: vec![Event::Ended { how }],
        standing: Standing { ended: Some((how, vec![30, 7])), ..standing(None) },
        ..commit("r-once", 1, "")
    };
    store.commit(end).await.unwrap();
    assert!(results.unsettled(1_000).await.unwrap().contains(&"r-once".to_owned()));
    // Many settle it at the same moment: one does.
    let racers = (0..8).map(|_| {
        let (store, done) = (Arc::clone(store), done.clone());
        tokio::spawn(async move { store.results().settle(done).await.unwrap() })
    });
    let mut first = 0;
    for racer in racers.collect::<Vec<_>>() {
        first += usize::from(racer.await.unwrap());
    }
    assert_eq!(first, 1);
    assert!(!results.unsettled(1_000).await.unwrap().contains(&"r-once".to_owned()));
    assert_eq!(results.count("r-ann", Filter::default()).await, Ok(1));
    let (game, standing) = results.standings("r-ann").await.unwrap().remove(0);
    assert_eq!((game.as_str(), standing.games, standing.changed), ("great-wall", 1, THEN));
    assert!(standing.strength.rating > 1_600.0, "{standing:?}");
    // A table that leaves nothing is settled too.
    over(store, "r-none", &[sits("r-ann"), bot()], THEN).await;
    assert_eq!(results.settle(Settlement::none("r-none", "great-wall")).await, Ok(true));
    assert_eq!(results.settle(done).await, Ok(false));
    assert_eq!(results.count("r-ann", Filter::default()).await, Ok(1));
}

async fn ratings_change_where_they_are_to(store: &Arc<dyn Store>) {
    let results = store.results();
    for id in ["r-cat", "r-dan", "r-eva", "r-fay", "r-gil"] {
        account(store, id).await;
    }
    let rating = |id: &'static str| async move {
        let all = store.results().standings(id).await.unwrap();
        all.into_iter().find(|(game, _)| game == "justinian").map(|(_, standing)| standing)
    };
    // Unrated, or with nobody to compare with: nothing changes, but the result is there.
    over(store, "r-plain", &[sits("r-cat"), sits("r-dan")], THEN).await;
    let seats = [person("r-cat", 1, 9), person("r-dan", 2, 3)];
    assert_eq!(results.settle(settlement("r-plain", "justinian", THEN, false, &seats)).await, Ok(true));
    over(store, "r-alone", &[sits("r-cat"), bot()], THEN + 1).await;
    let unknown = Settled { who: Who::Bot(None), place: 2, points: 1, left: false };
    let seats = [person("r-cat", 1, 9), unknown];
    assert_eq!(results.settle(settlement("r-alone", "justinian", THEN + 1, true, &seats)).await, Ok(true));
    assert_eq!((rating("r-cat").await, rating("r-dan").await), (None, None));
    assert_eq!(results.count("r-cat", Filter::default()).await, Ok(2));

    // Two to five at a table; whoever left is behind all others, whatever the place.
    let people = ["r-cat", "r-dan", "r-eva", "r-fay", "r-gil"];
    for seats in 2..=5 {
        let id = format!("r-{seats}");
        let sat: Vec<Occupant> = people[..seats].iter().map(|id| sits(id)).collect();
        let at = THEN + 10 + seats as Time;
        over(store, &id, &sat, at).await;
        let mut settled: Vec<Settled> =
            people[..seats].iter().enumerate().map(|(n, id)| person(id, n + 1, 50 - n as i32)).collect();
        settled[0].left = seats == 5;
        let before = rating("r-cat").await.map_or(1_500.0, |standing| standing.strength.rating);
        assert_eq!(results.settle(settlement(&id, "justinian", at, true, &settled)).await, Ok(true));
        let after = rating("r-cat").await.unwrap();
        assert_eq!(after.strength.rating > before, seats < 5, "{seats}: {before} {after:?}");
        assert_eq!((after.games, after.changed), (seats as u32 - 1, at));
    }
    // The highest and when it was are kept when it falls.
    let cat = rating("r-cat").await.unwrap();
    assert!(cat.best.0 > cat.strength.rating && cat.best.1 == THEN + 14, "{cat:?}");
    let course = results.course("r-cat", "justinian", 3).await.unwrap();
    assert_eq!(course.iter().map(|(at, _)| at - THEN).collect::<Vec<_>>(), [15, 14, 13]);
    assert_eq!(course[0].1.after, cat.strength);
    assert_eq!(course[0].1.before, course[1].1.after, "each begins where the last ended");
    // Two tables of the same people at the same moment: both count, and nobody waits for ever.
    for id in ["r-x", "r-y"] {
        over(store, id, &[sits("r-fay"), sits("r-gil")], THEN + 20).await;
    }
    let one =
        settlement("r-x", "justinian", THEN + 20, true, &[person("r-fay", 1, 1), person("r-gil", 2, 0)]);
    let two =
        settlement("r-y", "justinian", THEN + 20, true, &[person("r-gil", 1, 1), person("r-fay", 2, 0)]);
    let games = rating("r-fay").await.unwrap().games;
    let (one, two) = tokio::join!(results.settle(one), results.settle(two));
    assert_eq!((one, two), (Ok(true), Ok(true)));
    assert_eq!(rating("r-fay").await.unwrap().games, games + 2);
}

async fn results_are_found_by_what_they_are(store: &Arc<dyn Store>) {
    let results = store.results();
    let found = |filter: Filter| async move {
        let outcomes = store.results().outcomes("r-cat", filter.clone(), 0, 100).await.unwrap();
        assert_eq!(store.results().count("r-cat", filter).await, Ok(outcomes.len()));
        outcomes.into_iter().map(|one| one.table).collect::<Vec<_>>()
    };
    assert_eq!(found(Filter::default()).await, ["r-5", "r-4", "r-3", "r-2", "r-alone", "r-plain"]);
    let seats = |seats| Filter { seats: Some(seats), ..Filter::default() };
    assert_eq!(found(seats(2)).await, ["r-2", "r-alone", "r-plain"]);
    let rated = |rated| Filter { rated: Some(rated), ..Filter::default() };
    assert_eq!(found(rated(true)).await, ["r-5", "r-4", "r-3", "r-2"]);
    assert_eq!(found(rated(false)).await, ["r-alone", "r-plain"]);
    let won = Filter { won: true, ..Filter::default() };
    assert_eq!(found(won).await, ["r-4", "r-3", "r-2", "r-alone", "r-plain"], "whoever left has not won");
    let other = Filter { game: Some("zhanguo".to_owned()), ..Filter::default() };
    assert_eq!(found(other).await, [] as [String; 0]);
    // Page by page.
    let page = results.outcomes("r-cat", Filter::default(), 2, 2).await.unwrap();
    assert_eq!(page.iter().map(|one| one.table.as_str()).collect::<Vec<_>>(), ["r-3", "r-2"]);
    let one = &page[0];
    assert_eq!((one.game.as_str(), one.seats, one.place, one.points), ("justinian", 3, 1, 50));
    assert!(one.listed && !one.left && one.change.is_some());
    // How often where.
    let tallies = results.tallies("r-dan").await.unwrap();
    let places: Vec<(usize, &[u32])> = tallies.iter().map(|one| (one.seats, &one.places[..])).collect();
    assert_eq!(places, [(2, &[0, 2][..]), (3, &[0, 1, 0]), (4, &[0, 1, 0, 0]), (5, &[0, 1, 0, 0, 0])]);
}

async fn only_who_is_listed_is_found(store: &Arc<dyn Store>) {
    let results = store.results();
    let leaders = || async {
        let all = store.results().leaders("justinian", THEN, 100).await.unwrap();
        assert!(all.is_sorted_by(|a, b| a.standing.strength.rating >= b.standing.strength.rating));
        let mut names: Vec<String> = all.into_iter().map(|leader| leader.public).collect();
        names.sort();
        names
    };
    let rivals = || async {
        let all = store.results().pairings("r-cat", 100).await.unwrap();
        all.into_iter().map(|one| (one.public, one.games, one.ahead, one.behind)).collect::<Vec<_>>()
    };
    let named = || async {
        let seats = store.results().seats(vec!["r-3".to_owned()], "r-cat", "r-dan").await.unwrap();
        assert_eq!(seats.len(), 1);
        seats[0].1.iter().map(|sat| sat.name.clone()).collect::<Vec<_>>()
    };
    let all = ["pub-r-cat", "pub-r-dan", "pub-r-eva", "pub-r-fay", "pub-r-gil"];
    assert_eq!(leaders().await, all);
    assert_eq!(rivals().await[0], ("pub-r-dan".to_owned(), 5, 5, 0));
    let name = |id: &str| Some(format!("Name {id}"));
    assert_eq!(named().await, [name("r-cat"), name("r-dan"), name("r-eva")], "as they are called now");
    let seats = results.seats(vec!["r-3".to_owned()], "r-cat", "r-dan").await.unwrap().remove(0).1;
    assert_eq!(
        seats.iter().map(|sat| (sat.own, sat.me)).collect::<Vec<_>>(),
        [(true, false), (false, true), (false, false)]
    );
    // Whoever does not want to be, is banned, or has gone, is nowhere.
    results.list_me("r-dan", false).await.unwrap();
    store.people().ban("r-eva", Some((THEN, "rude".to_owned()))).await.unwrap();
    store.people().forget("r-fay", THEN + 30).await.unwrap();
    assert_eq!(leaders().await, ["pub-r-cat", "pub-r-gil"]);
    assert_eq!(rivals().await, [("pub-r-gil".to_owned(), 1, 1, 0)]);
    assert_eq!(named().await, [name("r-cat"), None, None]);
    let face = |public: &'static str| async move { store.results().face(public).await.unwrap() };
    let dan = face("pub-r-dan").await.unwrap();
    assert_eq!((dan.person.as_str(), dan.listed, dan.since), ("r-dan", false, THEN));
    assert!(!face("pub-r-eva").await.unwrap().listed && face("pub-r-cat").await.unwrap().listed);
    assert_eq!((face("pub-r-fay").await, face("nobody").await, face("r-cat").await), (None, None, None));
    let wanted = ["r-cat", "r-fay", "nobody"].map(str::to_owned).to_vec();
    assert_eq!(results.faces(wanted).await.unwrap(), [face("pub-r-cat").await.unwrap()]);
    results.list_me("r-dan", true).await.unwrap();
    assert!(leaders().await.contains(&"pub-r-dan".to_owned()));
    assert_eq!(results.count("r-fay", Filter::default()).await, Ok(4), "what was played stays");
    assert!(results.leaders("justinian", THEN + 99, 9).await.unwrap().is_empty(), "nobody played since");
}

async fn a_guests_results_go_along(store: &Arc<dyn Store>) {
    let results = store.results();
    let first = First {
        person: "r-guest".to_owned(),
        public: "pub-r-guest".to_owned(),
        name: "G".to_owned(),
        at: THEN,
    };
    store.people().enter(first).await.unwrap();
    account(store, "r-hal").await;
    over(store, "r-g1", &[sits("r-guest"), sits("r-cat")], THEN + 40).await;
    over(store, "r-g2", &[sits("r-guest"), sits("r-hal")], THEN + 41).await;
    for (table, other, at) in [("r-g1", "r-cat", THEN + 40), ("r-g2", "r-hal", THEN + 41)] {
        let seats = [person("r-guest", 1, 5), person(other, 2, 4)];
        assert_eq!(results.settle(settlement(table, "great-wall", at, false, &seats)).await, Ok(true));
    }
    assert!(!results.face("pub-r-guest").await.unwrap().unwrap().listed, "a guest has no page");
    assert!(results.pairings("r-hal", 9).await.unwrap().is_empty());
    store.people().take_over("r-guest", "r-hal", Vec::new(), THEN + 50).await.unwrap();
    let tables = results.outcomes("r-hal", Filter::default(), 0, 9).await.unwrap();
    let tables: Vec<(&str, usize)> = tables.iter().map(|one| (one.table.as_str(), one.place)).collect();
    assert_eq!(tables, [("r-g2", 2), ("r-g1", 1)], "a second seat at one screen is nobody's");
    assert_eq!(results.count("r-guest", Filter::default()).await, Ok(0));
}
