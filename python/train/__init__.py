"""Learning a guide for the search of any game: `python -m train GAME`. See docs/learning.md.

- `settings`: the file of settings
- `samples`: games to learn from, as arrays, and where they are kept
- `network`: the network, its loss, and its file for the program
- `learner`: from samples to weights
- `run`: rounds of playing and learning, one after the other
"""
