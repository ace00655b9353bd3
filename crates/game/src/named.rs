//! Things with a name: the kinds, colours and places a rule book lists.

/// An enumeration whose values have a name each: in notation, in files and as the id of a message in the language files.
///
/// It gets `ALL`, `index`, `from_index`, `name`, `from_name`, `Display`, and is written to and read from files by name.
///
/// ```
/// game::named! {
///     /// The colour of a card.
///     pub enum Colour "colour" {
///         /// Like the sun.
///         Yellow = "yellow",
///         /// Like a lantern.
///         Red = "red",
///     }
/// }
/// assert_eq!(Colour::from_name("red"), Some(Colour::Red));
/// assert_eq!(Colour::ALL[0].to_string(), "yellow");
/// ```
#[macro_export]
macro_rules! named { (
    $(#[$doc:meta])*
    pub enum $type:ident $what:literal { $($(#[$about:meta])* $value:ident = $name:literal,)* }
) => {
    $(#[$doc])*
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum $type { $($(#[$about])* $value,)* }

    impl $type {
        /// Every one, in the order of the rule book.
        pub const ALL: [Self; [$($name),*].len()] = [$(Self::$value),*];

        /// For arrays and bags.
        #[inline]
        #[must_use]
        pub const fn index(self) -> usize {
            self as usize
        }

        /// The one with that index.
        #[inline]
        #[must_use]
        pub const fn from_index(index: usize) -> Self {
            Self::ALL[index]
        }

        /// Its name in notation, in files and in the language files.
        #[must_use]
        pub const fn name(self) -> &'static str {
            match self { $(Self::$value => $name),* }
        }

        /// The one with that name.
        #[must_use]
        pub fn from_name(name: &str) -> Option<Self> {
            Self::ALL.into_iter().find(|value| value.name() == name)
        }
    }

    impl ::std::fmt::Display for $type {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            f.pad(self.name())
        }
    }

    impl $crate::named::serde::Serialize for $type {
        fn serialize<S: $crate::named::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.name())
        }
    }

    /// By name; read as text first, so that a fault can name the place even where the things are keys.
    impl<'de> $crate::named::serde::Deserialize<'de> for $type {
        fn deserialize<D: $crate::named::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let name = <String as $crate::named::serde::Deserialize>::deserialize(deserializer)?;
            Self::from_name(&name).ok_or_else(|| {
                let name = $crate::phrase::shorten(&name);
                $crate::named::serde::de::Error::custom(format!(concat!("`{}` is not a ", $what), name))
            })
        }
    }
} }

#[doc(hidden)]
pub use serde;
