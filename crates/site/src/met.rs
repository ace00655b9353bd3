//! Who was met, and who is signed out.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use house::store::people::Profile;
use tokio::sync::broadcast;

use crate::identity::Person;

/// So many of those who were met last are remembered, for the time in which the store does not answer.
const REMEMBERED: usize = 16_384;

/// Who somebody says they are: a person, by a session or as a guest.
type Claim = (String, Option<String>);

/// Who was met, and who is signed out.
pub struct Meetings {
    remembered: Mutex<HashMap<Claim, Option<Profile>>>,
    ended: broadcast::Sender<Ended>,
}

/// Sessions that have ended: all of a person, but one.
#[derive(Clone, Debug)]
pub struct Ended {
    person: String,
    but: Option<String>,
}

impl Ended {
    /// Whether it is about this person's session.
    #[must_use]
    pub fn ends(&self, who: &Person) -> bool {
        self.person == who.id && (self.but.is_none() || self.but != who.session)
    }
}

impl Default for Meetings {
    fn default() -> Self {
        Self { remembered: Mutex::default(), ended: broadcast::channel(64).0 }
    }
}

impl Meetings {
    /// Told when sessions end.
    #[must_use]
    pub fn endings(&self) -> broadcast::Receiver<Ended> {
        self.ended.subscribe()
    }

    /// Sessions of a person have ended, all or some: lines that are open look again, or close.
    pub fn end(&self, person: &str, but: Option<&str>) {
        // Nobody need listen.
        let _ = self.ended.send(Ended { person: person.to_owned(), but: but.map(str::to_owned) });
    }

    pub(crate) fn remember(&self, who: &Person) {
        let mut all = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            all.clear();
        }
        all.insert((who.id.clone(), who.session.clone()), who.profile.clone());
    }

    pub(crate) fn forget(&self, who: &Person) {
        let mut all = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&(who.id.clone(), who.session.clone()));
    }

    pub(crate) fn remembered(&self, who: &Person) -> Option<Option<Profile>> {
        let all = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&(who.id.clone(), who.session.clone())).cloned()
    }
}
