//! Everything that lives, without a line of HTML: tables and their owners, events, stores, people, the bots' pool.
//!
//! - [`event`]: what happens at a table
//! - [`fold`]: a table is the fold of its events
//! - [`wish`]: what may be wished at a table, and what it comes to
//! - [`store`]: where events are kept
//! - [`owner`]: the one task that owns a live table
//! - [`tables`]: all of them
//! - [`pool`]: where bots think
//! - [`advice`]: the best moves, for whoever asks; `given`: those that were told
//! - [`analysis`]: games that are over, analysed for whoever asks
//! - [`identity`]: who somebody is; [`names`]: how people are called; [`accounts`]: whoever keeps name and games
//! - [`passwords`]: hashed slowly, a few at a time; [`desk`]: what whoever runs the house may do
//! - `settling`: what a table that is over leaves
//! - [`terms`]: what is agreed beside the game
//! - [`records`]: games that people bring on paper, and tables that go on from a moment of another
//! - [`company`]: who is at a table, and what they say there; [`signals`]: calls to whoever's turn it is
//! - [`deals`]: one deal at many tables; [`judged`]: what analyses found of those who played it
//! - [`clock`]: what time it is; [`heart`]: for how long nobody could play
//! - [`timing`]: what everybody has left; `ticking`: whose clock runs
//! - [`lobby`]: who hears that lists have changed; [`pairing`]: who is brought together

pub mod accounts;
pub mod advice;
pub mod analysis;
pub mod clock;
pub mod company;
pub mod deals;
mod decided;
pub mod desk;
pub mod event;
pub mod fold;
mod given;
pub mod heart;
pub mod identity;
pub mod judged;
pub mod lobby;
pub mod names;
pub mod owner;
pub mod pairing;
pub mod passwords;
pub mod pool;
pub mod records;
mod settling;
pub mod signals;
pub mod store;
pub mod tables;
pub mod terms;
mod ticking;
pub mod timing;
pub mod wish;

use game::Texts;

pub use event::{Ending, Event, Header, Time};
pub use fold::{Held, Line, Shut, Table, Told};
pub use lobby::Stir;
pub use owner::{Live, Seen};
pub use store::Store;
pub use tables::{Found, NotOpened, Settings, Tables, Wanted};
pub use terms::{Origin, Speed, Terms};
pub use wish::{Denied, Wish};

/// What this part of the house says.
pub const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };
