//! Whoever keeps name and games: by a password, or by a link that is shown once. Signing in, out, and going.
//!
//! A guest is known by the signature of the cookie. Whoever has an account is known only by a session that is kept, so that it
//! can be ended at once, wherever it is. A guest who signs in takes the games of that device along: they become the account's.

use std::sync::Arc;

use game::Fault;
use sha2::{Digest as _, Sha256};

use crate::identity::random_id;
use crate::names;
use crate::passwords::{self, Busy, Passwords};
use crate::store::StoreError;
use crate::store::people::{First, Keep, NotNamed, Profile, Session};
use crate::tables::{Found, Tables};
use crate::wish::{Denied, Wish};

/// Accounts of a house.
pub struct Accounts {
    tables: Arc<Tables>,
    passwords: Passwords,
}

/// Why something was not done for an account.
#[derive(Debug)]
pub enum Refused {
    /// What was asked for does not do, said in one line.
    Fault(Fault),
    /// Too many ask at the same time.
    Busy,
    /// The store does not answer.
    Store(StoreError),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<Busy> for Refused {
    fn from(_: Busy) -> Self {
        Self::Busy
    }
}

impl From<NotNamed> for Refused {
    fn from(not: NotNamed) -> Self {
        match not {
            NotNamed::Taken => Fault::new("name-taken").into(),
            NotNamed::Nobody => Fault::new("account-nobody").into(),
            NotNamed::Store(error) => error.into(),
        }
    }
}

/// A session that has begun: who, and its secret, which is nowhere else.
#[derive(Debug)]
pub struct SignedIn {
    /// Who.
    pub person: String,
    /// For the cookie.
    pub secret: String,
}

/// What is kept of a secret.
#[must_use]
pub fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Accounts {
    /// Of these tables.
    #[must_use]
    pub fn new(tables: Arc<Tables>) -> Self {
        Self { tables, passwords: Passwords::default() }
    }

    fn people(&self) -> &dyn crate::store::People {
        self.tables.store().people()
    }

    /// Makes somebody's first row, with the public id, if they have none.
    pub async fn enter(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let first = First {
            person: person.to_owned(),
            public: random_id(6),
            name: name.to_owned(),
            at: self.tables.clock().now(),
        };
        self.people().enter(first).await
    }

    /// A name as somebody may have it at all: of characters that can be seen, without words that the host forbids.
    pub async fn clean_name(&self, text: &str) -> Result<String, Refused> {
        let name = names::clean(text)?;
        let words = self.people().words().await?.unwrap_or_else(|| names::WORDS.map(str::to_owned).into());
        if names::contains(&name, &words) {
            return Err(Fault::new("name-word").into());
        }
        Ok(name)
    }

    /// A name that an account may have.
    async fn own_name(&self, text: &str) -> Result<String, Refused> {
        let name = self.clean_name(text).await?;
        if names::is_given(&name) {
            return Err(Fault::new("name-given").with("name", name.as_str()).into());
        }
        Ok(name)
    }

    /// Calls somebody so from now on, at every table. Gives the name as it is kept.
    pub async fn rename(&self, person: &str, account: bool, text: &str) -> Result<String, Refused> {
        let name = if account { self.own_name(text).await? } else { self.clean_name(text).await? };
        self.enter(person, &name).await?;
        self.people().rename(person, &name, &names::skeleton(&name)).await?;
        self.tables.call(person, &name, None).await?;
        Ok(name)
    }

    /// Makes an account of a guest, with a password, and signs them in.
    pub async fn keep_with_password(
        &self,
        guest: &str,
        name: &str,
        password: &str,
        device: &str,
    ) -> Result<SignedIn, Refused> {
        let name = self.own_name(name).await?;
        let password = passwords::clean(password)?;
        let hash = self.hashed(password).await?;
        self.keep(guest, name, Some(hash), None, device).await
    }

    /// The same with a recovery link; its secret comes back with the session, and is nowhere else.
    pub async fn keep_with_link(
        &self,
        guest: &str,
        name: &str,
        device: &str,
    ) -> Result<(SignedIn, String), Refused> {
        let name = self.own_name(name).await?;
        let secret = random_id(16);
        let signed = self.keep(guest, name, None, Some(hash(&secret)), device).await?;
        Ok((signed, secret))
    }

    async fn hashed(&self, password: String) -> Result<String, Refused> {
        let hash = self.passwords.hash(password).await?;
        hash.ok_or_else(|| StoreError("the system has no randomness".to_owned()).into())
    }

    async fn keep(
        &self,
        guest: &str,
        name: String,
        password: Option<String>,
        recovery: Option<String>,
        device: &str,
    ) -> Result<SignedIn, Refused> {
        self.enter(guest, &name).await?;
        let keep = Keep {
            person: guest.to_owned(),
            skeleton: names::skeleton(&name),
            name: name.clone(),
            password,
            recovery,
            at: self.tables.clock().now(),
        };
        self.people().keep(keep).await?;
        let signed = self.begin(guest, device, "kept").await?;
        self.tables.call(guest, &name, None).await?;
        Ok(signed)
    }

    async fn begin(&self, person: &str, device: &str, how: &str) -> Result<SignedIn, Refused> {
        let secret = random_id(32);
        if secret.is_empty() {
            return Err(StoreError("the system has no randomness".to_owned()).into());
        }
        let now = self.tables.clock().now();
        let session = Session {
            hash: hash(&secret),
            person: person.to_owned(),
            handle: random_id(6),
            device: device.to_owned(),
            how: how.to_owned(),
            began: now,
            seen: now,
        };
        self.people().sign_in(session).await?;
        Ok(SignedIn { person: person.to_owned(), secret })
    }

    /// Signs in with name and password. Who has no account, and who has another password, waits as long and reads the same.
    pub async fn sign_in(
        &self,
        guest: Option<&str>,
        name: &str,
        password: &str,
        device: &str,
    ) -> Result<SignedIn, Refused> {
        let wrong = || Refused::from(Fault::new("sign-in-wrong"));
        // A name nobody can have is looked up like any other.
        let skeleton = names::skeleton(name);
        let password = passwords::clean(password).unwrap_or_default();
        let (profile, hash) = self.people().account(&skeleton).await?.unzip();
        let right = self.passwords.check(password, hash.flatten()).await?;
        let profile = profile.filter(|_| right).ok_or_else(wrong)?;
        self.welcome(guest, &profile, device, "password").await
    }

    /// Who a recovery link is for.
    pub async fn recovers(&self, secret: &str) -> Result<Option<Profile>, StoreError> {
        self.people().recovered(&hash(secret)).await
    }

    /// Signs in with a recovery link.
    pub async fn recover(
        &self,
        guest: Option<&str>,
        secret: &str,
        device: &str,
    ) -> Result<SignedIn, Refused> {
        let profile = self.recovers(secret).await?.ok_or_else(|| Fault::new("recover-wrong"))?;
        self.welcome(guest, &profile, device, "recovery").await
    }

    /// Whoever has shown who they are; what they played as a guest on this device is theirs.
    async fn welcome(
        &self,
        guest: Option<&str>,
        profile: &Profile,
        device: &str,
        how: &str,
    ) -> Result<SignedIn, Refused> {
        if profile.banned.is_some() {
            return Err(Fault::new("sign-in-banned").into());
        }
        if let Some(guest) = guest.filter(|guest| *guest != profile.id) {
            self.enter(guest, names::of(guest)).await?;
            self.tables.call(guest, &profile.name, Some(&profile.id)).await?;
        }
        self.begin(&profile.id, device, how).await
    }

    /// Whether this is the password of an account; whoever has none needs none.
    async fn confirm(&self, profile: &Profile, password: &str) -> Result<(), Refused> {
        if profile.password.is_none() {
            return Ok(());
        }
        let (_, hash) = self.people().account(&names::skeleton(&profile.name)).await?.unzip();
        let password = passwords::clean(password).unwrap_or_default();
        if self.passwords.check(password, hash.flatten()).await? {
            return Ok(());
        }
        Err(Fault::new("password-wrong").into())
    }

    /// Sets a password, or another; everywhere else they are signed out.
    pub async fn set_password(
        &self,
        profile: &Profile,
        old: &str,
        new: &str,
        session: &str,
    ) -> Result<(), Refused> {
        let new = passwords::clean(new)?;
        self.confirm(profile, old).await?;
        let hash = self.hashed(new).await?;
        self.people().set_password(&profile.id, &hash, self.tables.clock().now()).await?;
        Ok(self.people().sign_out_all(&profile.id, Some(session)).await?)
    }

    /// Makes a new recovery link; the old one is useless. Gives its secret, which is nowhere else.
    pub async fn new_link(&self, profile: &Profile) -> Result<String, Refused> {
        let secret = random_id(16);
        self.people().set_recovery(&profile.id, &hash(&secret), self.tables.clock().now()).await?;
        Ok(secret)
    }

    /// Deletes an account, or what is known of a guest: running games go on with a bot, the name goes everywhere, nobody is
    /// signed in any more. What was played stays.
    pub async fn delete(
        &self,
        person: &str,
        profile: Option<&Profile>,
        password: &str,
    ) -> Result<(), Refused> {
        if let Some(profile) = profile {
            self.confirm(profile, password).await?;
        }
        self.enter(person, names::of(person)).await?;
        self.tables.stop_waiting(person).await?;
        for id in self.people().at_tables(person).await? {
            let Ok(Found::Live(live)) = self.tables.find(&id).await else { continue };
            let bot = bots::Level::Courtier.name().to_owned();
            // Whoever has left already only loses the name.
            if let Err(Denied::Store(error)) =
                live.wish(Wish::Leave { person: person.to_owned(), bot, resign: true }).await
            {
                return Err(error.into());
            }
        }
        self.tables.call(person, "", None).await?;
        self.tables.companies().unname(person).await?;
        self.tables.store().signals().drop_hook(person).await?;
        let tables = self.people().forget(person, self.tables.clock().now()).await?;
        self.tables.look_again(&tables);
        Ok(())
    }
}
