//! A list that can grow until it is first read.

use std::sync::{Mutex, OnceLock, PoisonError};

use game::{Fault, Value};

/// What the house has of a sort, by name, and what a program adds to it before anybody looks: afterwards others have it in hand,
/// and it must not change under them.
pub struct Roll<T: ?Sized + 'static> {
    ours: &'static [&'static T],
    name: fn(&T) -> &'static str,
    /// What was added; nothing once the list is read.
    further: Mutex<Option<Vec<&'static T>>>,
    all: OnceLock<Vec<&'static T>>,
}

impl<T: ?Sized + 'static> Roll<T> {
    /// The list as the house has it, and how its entries are called.
    #[must_use]
    pub const fn new(ours: &'static [&'static T], name: fn(&T) -> &'static str) -> Self {
        Self { ours, name, further: Mutex::new(Some(Vec::new())), all: OnceLock::new() }
    }

    /// Adds an entry. Refused once the list was read, and where its name is taken.
    pub fn add(&self, entry: &'static T) -> Result<(), Fault> {
        let name = (self.name)(entry);
        let mut further = self.further.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(further) = further.as_mut() else {
            return Err(Fault::new("fault-roll-closed").with("name", name));
        };
        if self.ours.iter().chain(further.iter()).any(|known| (self.name)(known) == name) {
            return Err(Fault::new("fault-roll-taken").with("name", name));
        }
        further.push(entry);
        Ok(())
    }

    /// Every entry, in order.
    pub fn all(&self) -> &[&'static T] {
        self.all.get_or_init(|| {
            let further = self.further.lock().unwrap_or_else(PoisonError::into_inner).take();
            self.ours.iter().copied().chain(further.into_iter().flatten()).collect()
        })
    }

    /// The entry of that name.
    pub fn find(&self, name: &str) -> Option<&'static T> {
        self.all().iter().copied().find(|entry| (self.name)(entry) == name)
    }

    /// All names, for whoever asked for one that is not there.
    pub fn names(&self) -> Vec<Value> {
        self.all().iter().map(|entry| (self.name)(entry).into()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_grows_until_it_is_read() {
        static ROLL: Roll<&str> = Roll::new(&[&"one", &"two"], |entry| entry);
        assert_eq!(ROLL.add(&"three"), Ok(()));
        for taken in [&"two", &"three"] {
            assert_eq!(ROLL.add(taken).map_err(|fault| fault.0.id), Err("fault-roll-taken"));
        }
        assert_eq!(ROLL.all(), [&"one", &"two", &"three"]);
        assert_eq!(ROLL.add(&"four").map_err(|fault| fault.0.id), Err("fault-roll-closed"));
        assert_eq!((ROLL.find("three"), ROLL.find("four")), (Some(&"three"), None));
    }
}
