
# Justinian: a first game. The goal in one line, and what is remarked, as in data/first.toml.

goal-line = Push your secret favourites to the right. Three of the four colours are scored; most points win.

first-goal = These are your favourites
    .text = The further right they stand when their colour is scored, the more points they bring you, and only you know them.
first-token = Black lifts, red brings down
    .text = In each turn lay one token face down on a courtier; when all have passed, the tokens are turned up and the courtiers move.
first-hidden = Whose it is, you see
    .text = What this token does shows only when all have passed, but you know that somebody wants this courtier moved.
first-phase = Here it is decided when to score
    .text = Tokens on this space move nobody: whoever has enough on it after a round may start a scoring, and the highest total names the colour.
first-pass = Whoever passes last has more to say
    .text = Passing draws two tokens and ends the round for you; the last to pass chooses from which side the courtiers move, and begins the next round.
first-moved = The court has moved
    .text = The tokens on each courtier were added up: so many places each one went, and whoever was passed slid by one the other way.
first-scored = A colour has been scored
    .text = Everybody got points for their cards of that colour; it is out now, and in the next phase the numbers are higher.
