## Puzzles

nav-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-lead = One move is far ahead of all others. Find it, from what the player knows.
puzzles-every = Puzzles of all games
puzzles-none = There are no puzzles for this game yet.
puzzles-begin = Begin
puzzles-tried = { $count ->
    [one] one puzzle finished
   *[other] { $count } puzzles finished
}
me-puzzles-lead = Your rating at puzzles, game by game. Only the first attempt at each counts.
no-puzzle = There is no such puzzle.
puzzle-seal = Puzzle
puzzle-this = This puzzle
puzzle-title = { $game }: puzzle { $number }
puzzle-all = { $game }: puzzles
puzzle-number = Puzzle { $number }
puzzle-to-play = { $name } to play
puzzle-ask = Which move is best?
puzzle-ask-more = One is far ahead of all others.
puzzle-found = That is it.
puzzle-shown = The best move:
puzzle-behind = So { $chance } % to win; the best move has { $more } % more.
puzzle-not-it = There is something much better.
puzzle-tries = { $wrong } of { $tries } tries missed
puzzle-solution = Solution
puzzle-next = Next puzzle
puzzle-unkept = What came of it cannot be kept just now. Your rating stays as it was.
puzzle-of-day = Puzzle of the day
puzzle-day-of = { $seats } players, difficulty { $difficulty }
puzzle-day-new = Nobody has tried it yet.
puzzle-day-fared = { $tried ->
    [one] One person
   *[other] { $tried } people
} tried it, { $share } % solved it.
puzzle-difficulty = Difficulty
puzzle-you = You
puzzle-solved-by = Solved by
puzzle-before-solved = You have solved it. This is practice.
puzzle-before-missed = You missed it the first time. This is practice.
puzzle-counts = { $tries } tries. Your first attempt counts for your rating and the puzzle's; after that it is practice.
puzzle-run = Your run
puzzle-solved = solved
puzzle-missed = missed
puzzle-themes = Themes
puzzle-by-theme = By theme
puzzle-of = { $done } of { $count } solved
puzzle-tried = What you have tried
puzzle-compared = The moves compared
puzzle-move = Move
puzzle-chance = To win
puzzle-points = Points
puzzle-known = Weighed by a long search from what the player knows, and confirmed by another.
puzzle-levels = Which levels find it
puzzle-play-on = Play on from here against
puzzle-play = Play on
puzzle-keys-solution = Show the solution
puzzle-keys-next = The next puzzle, once this one is over
puzzle-keys-leave = Let go of what is chosen
theme-rival = Holding rivals back
