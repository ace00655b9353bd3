//! What is seen is kept: nothing is shown before the store has said that it is durable.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use house::Tables;
use house::store::Store;

use crate::stage::{bot, kept_as_seen, person, play_out, quick, run, sqlite, wanted};
use crate::watched::Watched;

#[test]
fn nothing_is_shown_before_it_is_kept() {
    let (_folder, store) = sqlite();
    run(async {
        let watched = Watched::new(store);
        let noted = watched.noted.clone();
        noted.hold.store(10, Ordering::SeqCst);
        let tables = Tables::new(Arc::new(watched), &quick());
        let live = tables.open(wanted(&[person("ada"), bot(), person("bob")])).await.unwrap();
        let done = Arc::new(AtomicBool::new(false));
        let looking = {
            let (live, noted, done) = (live.clone(), noted.clone(), done.clone());
            std::thread::spawn(move || {
                let mut looks = 0_u64;
                while !done.load(Ordering::SeqCst) {
                    let seen = live.look().table.version;
                    let kept = noted.answered.lock().unwrap()[&live.id];
                    assert!(
                        seen <= kept,
                        "version {seen} is shown, and {kept} is what the store has answered"
                    );
                    looks += 1;
                    std::thread::sleep(std::time::Duration::from_micros(200));
                }
                looks
            })
        };
        let table = play_out(&live).await;
        done.store(true, Ordering::SeqCst);
        assert!(looking.join().unwrap() > 100);
        assert!(table.version > 10, "{}", table.version);
        let store: Arc<dyn Store> = tables.store().clone();
        kept_as_seen(&store, &live).await;
    });
}
