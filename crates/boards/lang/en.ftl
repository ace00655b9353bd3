board = Board
players = Players
to-act = to act
sitter-you = you
end-skip = To the result
