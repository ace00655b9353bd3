//! Who chooses: random, greedy and outside players, and the arena that measures them.
