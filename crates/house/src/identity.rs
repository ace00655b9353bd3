//! Who somebody is: an unguessable name, signed by the house.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// Signs and checks the identity of guests.
#[derive(Clone)]
pub struct Identities {
    secret: [u8; 32],
}

impl Identities {
    /// With the house's secret.
    #[must_use]
    pub const fn new(secret: [u8; 32]) -> Self {
        Self { secret }
    }

    /// A name with its signature, for a cookie.
    #[must_use]
    pub fn signed(&self, id: &str) -> String {
        let signature: String = self.code(id).iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{id}.{signature}")
    }

    /// The name, if the signature is ours. The library compares in constant time, so that a forger cannot feel his way.
    #[must_use]
    pub fn check(&self, text: &str) -> Option<String> {
        let (id, signature) = text.split_once('.')?;
        let bytes: Option<Vec<u8>> = (0..signature.len())
            .step_by(2)
            .map(|at| signature.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok()))
            .collect();
        self.mac(id).verify_slice(&bytes?).ok().map(|()| id.to_owned())
    }

    /// A name for somebody that tells nobody who it is: the same in the whole house, and no way leads back from it.
    #[must_use]
    pub fn alias(&self, id: &str) -> String {
        self.code(&format!("alias {id}"))[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// A secret of the house for something that has a name, such as a day: nobody who lacks the house's own can find it, and from
    /// one of them nothing follows for another. The space before it keeps it apart from every signed name.
    #[must_use]
    pub fn secret_of(&self, name: &str) -> [u8; 32] {
        self.code(&format!(" secret {name}"))
    }

    fn mac(&self, id: &str) -> Hmac<Sha256> {
        // As the algorithm does with a short key: zeros make it as long as a block.
        let mut key = [0; 64];
        key[..32].copy_from_slice(&self.secret);
        let mut mac = Hmac::<Sha256>::new(&key.into());
        mac.update(id.as_bytes());
        mac
    }

    fn code(&self, id: &str) -> [u8; 32] {
        self.mac(id).finalize().into_bytes().into()
    }
}

/// An unguessable name of `bytes` random bytes.
#[must_use]
pub fn random_id(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    if getrandom::fill(&mut random).is_err() {
        // Without randomness nobody may be known: an empty id owns nothing and is never signed.
        return String::new();
    }
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_signed_is_known_again_and_what_is_forged_is_not() {
        let house = Identities::new([7; 32]);
        let id = random_id(16);
        let signed = house.signed(&id);
        assert_eq!(house.check(&signed), Some(id.clone()));
        assert_eq!(house.check(&signed.replace(&id, &"0".repeat(32))), None);
        assert_eq!(Identities::new([8; 32]).check(&signed), None);
        assert_eq!(house.alias(&id).len(), 16);
        assert!(house.alias(&id) != house.alias("another") && !id.contains(&house.alias(&id)));
        assert!(!signed.contains(&house.alias(&id)), "it is no part of the signature");
        for nonsense in ["", ".", "a", "a.", "a.0", "a.zz", "a.é0", &signed[..signed.len() - 2]] {
            assert_eq!(house.check(nonsense), None, "{nonsense}");
        }
    }
}
