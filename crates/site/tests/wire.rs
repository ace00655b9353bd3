//! Hidden means hidden: two tables whose worlds differ only in what a viewer may not know send that viewer the same bytes,
//! over whole games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::Site;
use game::paper::PositionFile;
use game::{Chance, Course, Game, Seat, Seed, Turn, Viewer};
use great_wall::{GreatWall, Setup};
use site::store::StoredTable;
use table::Occupant;

/// The same table in two houses: as it is, and as the viewer might imagine it.
struct Twins {
    sites: [Site; 2],
    courses: [Course<GreatWall>; 2],
    people: Vec<String>,
}

const TABLE: &str = "0123456789abcdef0123";

impl Twins {
    fn open(seats: usize, viewer: Viewer, seed: Seed) -> Self {
        let setup = Setup::new(seats).unwrap();
        let state = GreatWall::start(&setup, &mut Chance::at(&seed, 0));
        let mut chance = Chance::at(&seed.part(9), 0);
        let other = loop {
            let world = GreatWall::imagine(&state.view(viewer), &mut chance);
            if world != state {
                break world;
            }
        };
        let people: Vec<String> = (0..seats).map(|n| format!("{n:032x}")).collect();
        let sites = [Site::open(), Site::open()];
        for (site, world) in sites.iter().zip([state, other]) {
            let stored = StoredTable {
                id: TABLE.into(),
                game: "great-wall".into(),
                setup: game::Setup::spec(&setup),
                seed,
                position: Some(PositionFile::write(&world)),
                host: people[0].clone(),
                listed: false,
                seats: people
                    .iter()
                    .enumerate()
                    .map(|(n, id)| Occupant::Person { id: id.clone(), name: format!("Person {n}") })
                    .collect(),
                log: vec![],
                over: false,
                rematch: None,
            };
            site.runtime.block_on(site.house.tables().open(stored)).unwrap_or_else(|_| panic!("not opened"));
        }
        Self { sites, courses: [state, other].map(|world| Course::place(world, seed)), people }
    }

    /// A move that is legal in both worlds, if there is one.
    fn common_move(&self, chance: &mut Chance) -> Option<(Seat, great_wall::Move)> {
        let Turn::Of(seat) = self.courses[0].state().turn() else { return None };
        let mut moves = Vec::new();
        self.courses[0].state().moves(&mut moves);
        moves.retain(|mv| self.courses[1].state().refuse(*mv).is_ok());
        (!moves.is_empty()).then(|| (seat, chance.pick(&moves)))
    }

    /// Plays it in both worlds, over the wire, by whoever sits there.
    fn play(&mut self, seat: Seat, mv: great_wall::Move) {
        for (site, course) in self.sites.iter().zip(&mut self.courses) {
            let cookie = site.cookie(&self.people[seat.index()]);
            let decision = course.log().len() + 1;
            let body = format!("decision={decision}&seat={seat}&move={}", mv.to_string().replace(' ', "+"));
            let answer = site.post(&format!("/t/{TABLE}/move"), &cookie, &body);
            assert_eq!(answer.status, 204, "{mv}: {}", answer.text());
            course.play(seat, mv).unwrap();
            // What leaves no choice the table plays by itself.
            let mut forced = Vec::new();
            while let Turn::Of(seat) = course.state().turn() {
                course.state().moves(&mut forced);
                let [only] = forced[..] else { break };
                course.play(seat, only).unwrap();
            }
        }
    }
}

fn never_tells(seats: usize, viewer: Viewer, seed: Seed) -> usize {
    let mut twins = Twins::open(seats, viewer, seed);
    let mut chance = Chance::at(&seed.part(3), 0);
    let id = viewer.seat().map_or_else(|| "f".repeat(32), |seat| twins.people[seat.index()].clone());
    let cookies = [0, 1].map(|n: usize| twins.sites[n].cookie(&id));
    let path = format!("/t/{TABLE}/live");
    let mut streams = [0, 1].map(|n: usize| twins.sites[n].live(&path, &cookies[n]));
    let mut compared = 0;
    loop {
        let events = streams.each_mut().map(common::Stream::event);
        assert!(events[0] == events[1], "the events differ after {} decisions", twins.courses[0].log().len());
        let pages = [0, 1].map(|n: usize| {
            let page = twins.sites[n].get(&format!("/t/{TABLE}"), &cookies[n]);
            assert_eq!(page.status, 200);
            // The only thing that may differ is the house's own address.
            page.text().replace(&twins.sites[n].address.to_string(), "HOUSE")
        });
        assert!(pages[0] == pages[1], "the pages differ after {} decisions", twins.courses[0].log().len());
        compared += 1;
        // While hands differ, a forced move in one world may be a choice in the other: then the twins part, and the
        // comparison ends, having covered what came before.
        let Some((seat, mv)) = twins.common_move(&mut chance) else { break };
        let lone = twins.courses.each_ref().map(|course| {
            let mut after = *course.state();
            after.play(mv, &mut Chance::at(&seed, course.log().len() as u32 + 1));
            let mut moves = Vec::new();
            after.moves(&mut moves);
            moves.len() == 1
        });
        if lone[0] != lone[1] {
            break;
        }
        twins.play(seat, mv);
        if twins.courses[0].log().len() != twins.courses[1].log().len() {
            break;
        }
    }
    compared
}

#[test]
fn a_viewer_gets_the_same_bytes_whatever_is_hidden_from_him() {
    let mut compared = 0;
    let mut whole = 0;
    for (n, (seats, viewer)) in [
        (2, Viewer::Seat(Seat::new(0))),
        (2, Viewer::Seat(Seat::new(1))),
        (3, Viewer::Seat(Seat::new(1))),
        (3, Viewer::Audience),
        (5, Viewer::Seat(Seat::new(4))),
    ]
    .into_iter()
    .enumerate()
    {
        let steps = never_tells(seats, viewer, Seed::from_number(n as u64));
        compared += steps;
        whole += usize::from(steps > 30);
    }
    assert!(compared > 150 && whole >= 3, "only {compared} steps compared, {whole} long games");
}
