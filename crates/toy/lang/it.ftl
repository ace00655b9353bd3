# Il gioco giocattolo, in italiano.

toy = Giocattolo
toy-line = Pesca e gioca carte finché ce ne sono.
english-line = Questo c'è anche in italiano.
coral = corallo
amber = ambra
jade = giada
pearl = perla
draw = pescare
play = giocare
light = Carte leggere
heavy = Carte pesanti
kinds = Tipi di carte giocati
option-pile = Il mazzo
    .shallow = Tre carte di ogni tipo.
    .deep = Quattro carte di ogni tipo.
pile-empty = Mazzo esaurito
    .refusal = { $seat-is ->
        [you] Non puoi
       *[other] { $seat } non può
    } pescare: il mazzo è esaurito.
hand-full = Mano piena
    .refusal = { $seat-is ->
        [you] Non puoi
       *[other] { $seat } non può
    } pescare: la mano è piena.
not-in-hand = Carte dalla mano
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } questa carta.
log-draw = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
} { $card }.
log-draw-hidden = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
} una carta.
log-play = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} { $card }.
log-play-named = { $seat } gioca { $card }.
log-over = La partita è finita.
sketch-pile = { $count } carte nel mazzo
sketch-player = { $seat }: { $hand } carte in mano, { $points } punti
notation-move = «{ $text }»: una mossa è draw, oppure play con un tipo di carta.
position-seats = Il numero dei giocatori è sbagliato.
position-cards = Dovrebbero esserci { $count } × { $card }.
position-hand = { $seat } ha troppe carte in mano.
position-turn = { $seat } non ha nulla da decidere.

## Il tavolo

board-hand = La tua mano: { $count ->
    [one] una carta
   *[other] { $count } carte
}
board-prompt = Pesca una carta, oppure giocane una.
board-pile = { $count ->
    [one] Una carta
   *[other] { $count } carte
} nel mazzo
board-played = Carte giocate da { $seat-is ->
    [you] te
   *[other] { $seat }
}
board-fact-hand = { $count ->
    [one] una carta
   *[other] { $count } carte
} in mano

## Le opzioni come frasi: … sta per la scelta

sentence-pile = Nel mazzo ci sono ….
sentence-pile-shallow = tre carte di ogni tipo
sentence-pile-deep = quattro carte di ogni tipo

## Le regole, con parole nostre

group-play = Come si gioca
heading-overview = In breve
rule-overview = Le carte di quattro tipi stanno in un solo mazzo, e ognuno ne riceve due. Al tuo turno pesca una carta oppure giocane una. Quando tutte le carte sono giocate, quelle davanti a te sono i tuoi punti.
rule-pile-empty = Quando il mazzo è vuoto, le carte si possono solo giocare.
rule-hand-full = Chi ha tre carte in mano deve giocarne una.
rule-not-in-hand = Si può giocare solo una carta che si ha in mano.
group-house = A questo tavolo
rule-not-your-turn = Chi deve decidere è segnato.
rule-undo-drawn = Una decisione che ha fatto pescare una carta non si annulla. A partita finita non si può più annullare nulla.
rule-game-over = Dopo l'ultima carta non si gioca più.
ruling-hand-full = Inventato, come tutto in questo gioco.
source-nobody = inventato per le prove
field-count = quante
field-value = punti
