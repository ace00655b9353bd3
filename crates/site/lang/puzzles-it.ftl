## Problemi

nav-puzzles = Problemi
puzzles-title = Problemi
puzzles-lead = Una mossa è nettamente migliore di tutte le altre. Trovala, con ciò che il giocatore sa.
puzzles-every = Problemi di tutti i giochi
puzzles-none = Per questo gioco non ci sono ancora problemi.
puzzles-begin = Comincia
puzzles-tried = { $count ->
    [one] un problema concluso
   *[other] { $count } problemi conclusi
}
me-puzzles-lead = Il tuo punteggio nei problemi, gioco per gioco. Conta solo il primo tentativo di ciascuno.
no-puzzle = Questo problema non c'è.
puzzle-seal = Problema
puzzle-this = Questo problema
puzzle-title = { $game }: problema { $number }
puzzle-all = { $game }: problemi
puzzle-number = Problema { $number }
puzzle-to-play = Tocca a { $name }
puzzle-ask = Qual è la mossa migliore?
puzzle-ask-more = Una è nettamente migliore di tutte le altre.
puzzle-found = È questa.
puzzle-shown = La mossa migliore:
puzzle-behind = Così { $chance } % di vincere; la mossa migliore ha { $more } % in più.
puzzle-not-it = C'è qualcosa di molto meglio.
puzzle-tries = { $wrong } tentativi falliti su { $tries }
puzzle-solution = Soluzione
puzzle-next = Problema seguente
puzzle-unkept = L'esito non si può conservare in questo momento. Il tuo punteggio resta com'era.
puzzle-of-day = Problema del giorno
puzzle-day-of = { $seats } giocatori, difficoltà { $difficulty }
puzzle-day-new = Non l'ha ancora provato nessuno.
puzzle-day-fared = { $tried ->
    [one] Una persona l'ha
   *[other] { $tried } persone l'hanno
} provato, risolto dal { $share } %.
puzzle-difficulty = Difficoltà
puzzle-you = Tu
puzzle-solved-by = Risolto dal
puzzle-before-solved = L'hai risolto. Questo è esercizio.
puzzle-before-missed = La prima volta non l'hai risolto. Questo è esercizio.
puzzle-counts = { $tries } tentativi. La prima prova conta per il tuo punteggio e per quello del problema; poi è esercizio.
puzzle-run = La tua serie
puzzle-solved = risolto
puzzle-missed = non risolto
puzzle-themes = Temi
puzzle-by-theme = Per tema
puzzle-of = { $done } risolti su { $count }
puzzle-tried = Quelli che hai provato
puzzle-compared = Le mosse a confronto
puzzle-move = Mossa
puzzle-chance = Vincere
puzzle-points = Punti
puzzle-known = Pesate da una ricerca lunga su ciò che il giocatore sa, e confermate da un'altra.
puzzle-levels = Quali livelli la trovano
puzzle-play-on = Continua da qui contro
puzzle-play = Continua
puzzle-keys-solution = Mostra la soluzione
puzzle-keys-next = Il problema seguente, quando questo è concluso
puzzle-keys-leave = Lascia ciò che è scelto
theme-rival = Frenare i rivali
