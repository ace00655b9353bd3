//! Proof that `moves` and `play` do not allocate, nor putting views and moves into numbers.

#![allow(unsafe_code, reason = "an allocator can only be written so; it hands everything to the system's")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use crate::chance::Chance;
use crate::contract::Proven;
use crate::encode::{Encoded, Lexicon};
use crate::seat::{Turn, Viewer};
use crate::setup::Setup;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    static HELD: Cell<i64> = const { Cell::new(0) };
}

/// An allocator that counts, for the thread that asks. A test makes it the global one:
///
/// ```text
/// #[global_allocator]
/// static COUNTING: Counting = Counting;
/// ```
#[derive(Debug)]
pub struct Counting;

impl Counting {
    /// Allocations made by this thread so far.
    #[must_use]
    pub fn so_far() -> u64 {
        ALLOCATIONS.with(Cell::get)
    }

    /// Bytes that this thread has allocated and not given back; fewer than none if it gave back what others had allocated.
    #[must_use]
    pub fn held() -> i64 {
        HELD.with(Cell::get)
    }
}

fn note(bytes: i64) {
    // While a thread ends its counters may be gone already; nobody asks for them any more.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
    hold(bytes);
}

fn hold(bytes: i64) {
    let _ = HELD.try_with(|held| held.set(held.get() + bytes));
}

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size() as i64);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        hold(-(layout.size() as i64));
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size as i64 - layout.size() as i64);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// Plays `games` games with every set-up and fails if listing or playing moves allocated, or writing their mask and the array of what
/// whoever decides knows. The list of moves is reused.
pub fn prove_none<G: Proven + Encoded>(games: u32) {
    let counted = Counting::so_far();
    let boxed = std::hint::black_box(Box::new(1_u8));
    assert!(Counting::so_far() > counted, "Counting is not the global allocator of this test");
    drop(boxed);

    let mut moves = Vec::with_capacity(4_096);
    let room = moves.capacity();
    let lexicon = Lexicon::of::<G>();
    let (mut mask, mut array) = (vec![0; lexicon.moves().len()], vec![0.0; G::encoded_size()]);
    for setup in G::Setup::all() {
        let mut chance = Chance::quick(1);
        for _ in 0..games {
            let mut state = G::start(&setup, &mut chance);
            let (mut playing, mut writing) = (0, 0);
            while let Turn::Of(seat) = state.turn() {
                // A view may be on the heap, in a game whose author does not mind.
                let view = state.view(Viewer::Seat(seat));
                let before = Counting::so_far();
                state.moves(&mut moves);
                let mv = chance.pick(&moves);
                let listed = Counting::so_far();
                lexicon.mask(&moves, &mut mask);
                G::encode_into(&view, &mut array);
                let written = Counting::so_far();
                state.play(mv, &mut chance);
                writing += written - listed;
                playing += Counting::so_far() - written + listed - before;
            }
            assert_eq!(playing, 0, "a game of {setup:?} allocated {playing} times");
            assert_eq!(writing, 0, "putting a game of {setup:?} into numbers allocated {writing} times");
        }
    }
    assert_eq!(moves.capacity(), room, "the list of moves grew beyond {room}");
}
