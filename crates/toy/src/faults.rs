//! The faults a toy can have, each of which breaks one promise of the contract.

/// No fault: the contract is kept.
pub const SOUND: usize = 0;
/// `moves` lists a card that is not in hand.
pub const LISTS_ILLEGAL: usize = 1;
/// `refuse` lets a full hand draw.
pub const ALLOWS_UNLISTED: usize = 2;
/// `moves` lists drawing twice.
pub const LISTS_TWICE: usize = 3;
/// `vocabulary` does not know the last kind of card.
pub const SMALL_VOCABULARY: usize = 4;
/// A card that is played is lost.
pub const LOSES_IN_PLAY: usize = 5;
/// An imagined pile has a card of another kind.
pub const LOSES_IN_IMAGINING: usize = 6;
/// An imagined world gives its viewer another hand.
pub const LOOKS_DIFFERENT: usize = 7;
/// The view holds every hand.
pub const WHOLE_VIEW: usize = 8;
/// The view tells whether the next seat holds the first kind.
pub const HINTING_VIEW: usize = 9;
/// Imagined hands have too many cards of the first kinds.
pub const SKEWED: usize = 10;
/// Imagined hands hold the last kind far too seldom, and a view does not mention kinds that are not in hand.
pub const SELDOM: usize = 11;
/// The audience imagines the first two seats of a deep pile with the same cards: each hand is as likely as the deal
/// makes it, but not the two together.
pub const ALIKE: usize = 12;
/// Whether one may draw depends on the hand of the next seat.
pub const HIDDEN_RULE: usize = 13;
/// The notation of the last kind of card is not read.
pub const NOTATION: usize = 14;
/// A position on paper forgets whose turn it is.
pub const POSITION: usize = 15;
/// A set-up on paper forgets its option.
pub const SETUP: usize = 16;
/// The log says something that has no Italian text.
pub const ITALIAN_LOG: usize = 17;
/// Late in a long game the log names a thing that has no Italian name.
pub const ITALIAN_RARE: usize = 18;
/// A refusal has no Italian text.
pub const ITALIAN_REFUSAL: usize = 19;
/// The picture has a word without Italian text.
pub const ITALIAN_SKETCH: usize = 20;
/// The game has no Italian title.
pub const ITALIAN_TITLE: usize = 21;
/// A source of points has no Italian name.
pub const ITALIAN_SOURCE: usize = 22;
/// An option has no Italian text.
pub const ITALIAN_OPTION: usize = 23;
/// Nobody is told of a card being played.
pub const SILENT: usize = 24;
/// The bound for the number of decisions is too low.
pub const TOO_LONG: usize = 25;
/// What is drawn does not come from the chance handed in.
pub const OWN_CHANCE: usize = 26;
/// Playing the last kind of card panics.
pub const PANICS: usize = 27;
/// Playing allocates.
pub const PLAY_ALLOCATES: usize = 28;
/// Listing the moves allocates.
pub const MOVES_ALLOCATE: usize = 29;
/// There is said to be a kind of card that nobody can ever play.
pub const NEVER_PLAYED: usize = 30;
/// Playing the last kind of card uses a thing that is not among everything there is.
pub const UNKNOWN_THING: usize = 31;
/// A sort of things has no Italian name.
pub const ITALIAN_SORT: usize = 32;
/// Drawing a card is said to reveal nothing.
pub const DRAWS_UNSEEN: usize = 33;
/// After a card is played, a seat without the first kind is passed over: so its hand shows, but nothing is said to be
/// revealed.
pub const SHOWS_UNSEEN: usize = 34;
/// The array says nothing of the viewer's own hand.
pub const ARRAY_FORGETS: usize = 35;
/// The array of a deep pile has a number that is none.
pub const ARRAY_NAN: usize = 36;
/// The array is not written alike each time.
pub const ARRAY_CHANGES: usize = 37;
/// Writing the array allocates.
pub const ARRAY_ALLOCATES: usize = 38;
/// The vocabulary lists drawing twice.
pub const VOCABULARY_TWICE: usize = 39;
/// Whoever plays a card is called by name in what is told to them.
pub const CALLS_BY_NAME: usize = 40;
