board = Tabellone
players = Giocatori
to-act = di turno
sitter-you = tu
end-skip = Al risultato
