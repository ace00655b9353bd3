//! What is kept of people.

use super::Later;

/// Keeps people.
pub trait People {
    /// Keeps a person's name.
    fn name(&self, person: &str, name: &str) -> Later<()>;

    /// A person's name.
    fn name_of(&self, person: &str) -> Later<Option<String>>;
}
