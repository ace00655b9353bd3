//! Passwords: hashed with Argon2id, slowly on purpose, and only a few at a time, so that whoever sends many cannot take the
//! house from those who play.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use game::Fault;
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;

/// The fewest characters of a password.
pub const LEAST: usize = 8;
/// The most: what is longer is no password, but work for us.
pub const MOST: usize = 200;

/// So many may wait; whoever comes then is asked to come again.
const WAITING: usize = 16;

/// For names that nobody has, so that they take as long: salt and hash are random, so nobody knows a password that has it.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$vOB0aL+RUh4/f6ofNXSPhA$6QVhmRcrr5phENlT+w7Iq0JyoORAwneqbvjeTs5yYJE";

/// Hashes and checks passwords.
pub struct Passwords {
    room: Arc<Semaphore>,
    waiting: AtomicUsize,
}

/// Too many wait already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Busy;

impl Default for Passwords {
    /// With half of the cores.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { room: Arc::new(Semaphore::new((cores / 2).max(1))), waiting: AtomicUsize::new(0) }
    }
}

/// A password in one form, if it is neither too short nor too long.
pub fn clean(text: &str) -> Result<String, Fault> {
    let password: String = text.nfc().collect();
    match password.chars().count() {
        ..LEAST => Err(Fault::new("password-short").with("least", LEAST)),
        LEAST..=MOST => Ok(password),
        _ => Err(Fault::new("password-long").with("most", MOST)),
    }
}

fn hashed(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn is_right(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

impl Passwords {
    /// The hash of a password; nothing if the system has no randomness.
    pub async fn hash(&self, password: String) -> Result<Option<String>, Busy> {
        self.work(move || hashed(&password)).await
    }

    /// Whether a password has that hash. Where there is none it takes as long, and is wrong.
    pub async fn check(&self, password: String, hash: Option<String>) -> Result<bool, Busy> {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        Ok(self.work(move || is_right(&password, &hash)).await? && known)
    }

    /// Works on a thread that may block, when there is room.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        let _place = Place::take(&self.waiting)?;
        let room = self.room.clone().acquire_owned().await.map_err(|_| Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            // Held until the work is done, also if whoever waits for it goes away.
            let _room = room;
            work()
        });
        done.await.map_err(|_| Busy)
    }
}

/// Somebody's place among those who wait.
struct Place<'a>(&'a AtomicUsize);

impl<'a> Place<'a> {
    fn take(waiting: &'a AtomicUsize) -> Result<Self, Busy> {
        let place = Self(waiting);
        if waiting.fetch_add(1, Ordering::Relaxed) < WAITING { Ok(place) } else { Err(Busy) }
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_another_is_not() {
        let passwords = Passwords::default();
        let hash = passwords.hash("a short sentence".to_owned()).await.unwrap().unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        // Nobody's is read, and costs as much.
        let cost = |hash: &str| {
            let hash = PasswordHash::new(hash).unwrap();
            let length = |part: Option<usize>| part.unwrap();
            (
                hash.params.to_string(),
                length(hash.salt.map(|salt| salt.len())),
                length(hash.hash.map(|out| out.len())),
            )
        };
        assert_eq!(cost(NOBODY), cost(&hash));
        let check = |text: &str, hash: Option<&String>| passwords.check(text.to_owned(), hash.cloned());
        assert_eq!(check("a short sentence", Some(&hash)).await, Ok(true));
        assert_eq!(check("a short sentencf", Some(&hash)).await, Ok(false));
        assert_eq!(check("a short sentence", Some(&"nonsense".to_owned())).await, Ok(false));
        assert_eq!(check("a short sentence", None).await, Ok(false));
        assert_ne!(passwords.hash("a short sentence".to_owned()).await.unwrap().unwrap(), hash, "salted");
        assert!(clean("1234567").is_err() && clean(&"x".repeat(201)).is_err() && clean("12345678").is_ok());
        assert_eq!(clean("passe\u{301}ares").unwrap(), "passéares", "typed either way");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_comes_in_crowds_is_sent_away() {
        let passwords = Arc::new(Passwords::default());
        let crowd = (0..4 * WAITING).map(|_| {
            let passwords = passwords.clone();
            tokio::spawn(async move { passwords.check("whatever it is".to_owned(), None).await })
        });
        let (mut heard, mut away) = (0, 0);
        for one in crowd.collect::<Vec<_>>() {
            match one.await.unwrap() {
                Ok(right) => {
                    assert!(!right);
                    heard += 1;
                }
                Err(Busy) => away += 1,
            }
        }
        assert!(heard >= WAITING && away > 0, "{heard} {away}");
        assert_eq!(
            passwords.check("whatever it is".to_owned(), None).await,
            Ok(false),
            "and then there is room"
        );
    }
}
