# Aiuto su ciò che si vede, e la scheda riassuntiva.

help-kind-card = Carta
help-coral = Corallo
    .says = Giocata, vale { $value }.
help-amber = Ambra
    .says = Giocata, vale { $value }.
help-jade = Giada
    .says = Giocata, vale { $value }.
help-pearl = Perla
    .says = Giocata, vale { $value }.
help-kind-place = Sul tavolo
help-draw = Il mazzo
    .says = Pesca una carta, finché ne hai in mano meno di tre.
help-played = Carte giocate
    .says = Sono i punti di chi le ha giocate.
help-kind-player = Giocatori
help-player = Un giocatore
    .says = Quante carte ha in mano; quali, nessun altro lo vede.
aid-turn = Il tuo turno
    .text = Pesca una carta o giocane una, finché tutte sono giocate.
