# Aiuto su ciò che si vede, e la scheda riassuntiva.

## La mappa

help-kind-map = Sulla mappa
help-region = Una regione
    .says = Le carte del suo colore vi pagano i pezzi. Quando tutte le sue caselle palazzo sono occupate, si contano i palazzi.
help-space = Una casella palazzo
    .says = Tiene un palazzo. Le strade la uniscono ad altre; alla fine contano le file di quattro o più palazzi tuoi.
help-dragon = La casella drago, una corte
    .says = Qui vanno gli emissari: di tutti i giocatori insieme, quanti sono i palazzi di chi nella regione ne ha di più.
help-limit = Posto a corte
    .says = Quanti emissari ci sono, e quanti hanno posto: tanti quanti i palazzi di chi nella regione ne ha di più.
help-alliance = Un'alleanza
    .says = Alla fine chi ha più emissari in tutte e due le regioni riceve un punto per ogni emissario delle due corti.
help-road = Strade
    .says = Quattro o più palazzi tuoi in una fila continua lungo le strade danno alla fine un punto ciascuno.
help-track = La Grande Muraglia
    .says = Il segnapunti. Chi passa 50 ricomincia da 0, con una carta punteggio da 50.
help-count = Palazzi per giocatore
    .says = Chi ne ha di più riceve un punto per ogni palazzo della regione, il secondo uno per ogni palazzo del primo, e così via.
help-seal = Una regione completa
    .says = I suoi palazzi sono stati contati. Gli emissari possono ancora arrivare.
help-gain = Che cosa porterebbe
    .says = I punti per i palazzi, o alla fine per le alleanze, se piazzi questo pezzo.
help-count-bar = Il conto finale
    .says = Le regioni aperte, poi le alleanze, poi le file lungo le strade: ogni passo si vede sulla mappa, con ciò che porta.
help-colours = Che cosa si sa di una regione
    .says = Il colore, i palazzi e che cosa darebbero ora, gli emissari e quanti hanno posto.

## Pezzi

help-kind-piece = Pezzi
help-house = Un palazzo
    .says = Occupa una casella palazzo. Dà punti quando la regione è completa, fa posto agli emissari, e conta lungo le strade.
help-emissary = Un emissario
    .says = Va a corte. Alla fine dà punti avere più emissari in due regioni alleate.
help-fortification = Una fortezza
    .says = Chi vi ha sopra il palazzo riceve punti doppi per i palazzi di quella regione, e per la sua fila lungo le strade.

## Carte

help-kind-card = Carte
help-yellow = Una carta gialla
    .says = Paga un pezzo in una regione gialla. Due carte uguali ne pagano uno in una regione di un altro colore.
help-red = Una carta rossa
    .says = Paga un pezzo in una regione rossa. Due carte uguali ne pagano uno in una regione di un altro colore.
help-orange = Una carta arancione
    .says = Paga un pezzo in una regione arancione. Due carte uguali ne pagano uno in una regione di un altro colore.
help-green = Una carta verde
    .says = Paga un pezzo in una regione verde. Due carte uguali ne pagano uno in una regione di un altro colore.
help-purple = Una carta viola
    .says = Paga un pezzo nella regione viola. Due carte uguali ne pagano uno in una regione di un altro colore.
help-card = Una carta
    .says = Paga un pezzo in una regione del suo colore. Alla fine del turno ne hai tre.
help-pair = Due come jolly
    .says = Due carte uguali pagano un pezzo in una regione di qualunque altro colore.
help-row = La fila scoperta
    .says = Prendi carte da qui o dal mazzo fino ad averne tre. Si completa quando hai finito.
help-pile = Il mazzo
    .says = Si pesca senza vedere. La prima volta che finisce si mescolano gli scarti; la seconda è l'ultimo giro.
help-discards = Gli scarti
    .says = Le carte pagate. Una volta diventano il nuovo mazzo.
help-exchange = Scambiare
    .says = Invece di piazzare, scarta una carta e prendine un'altra. Il turno è tutto lì.
help-done = Finire
    .says = Un pezzo basta; due sono il massimo, tutti e due nella stessa regione.
help-memory = Che cosa c'è dove
    .says = Quanto è vicina la fine, quali carte sono negli scarti, e quali non si sono ancora viste.

## Giocatori

help-kind-player = Giocatori
help-player = Un giocatore
    .says = Palazzi ed emissari che restano, carte, punti; chi è di turno è segnato.
help-start = La pedina dell'Imperatore
    .says = La tiene il primo giocatore: da lui cominciano i giri, anche l'ultimo.
help-held = Carte in mano
    .says = Quelle prese dalla fila scoperta le conoscono tutti; delle altre si vede il retro.
help-points = Punti
    .says = Vince chi ha più punti; a pari merito, chi ha più pezzi avanzati.

## La scheda riassuntiva

aid-turn = Il tuo turno
    .text =
        1. __Piazza__ uno o due pezzi in una regione, oppure __scambia__ una carta.
        2. __Pesca__ fino ad avere tre carte.

        Un pezzo costa una carta del colore della regione, o due carte uguali di un altro colore. In una regione vuota all'inizio del tuo turno: un pezzo solo.
aid-pieces = Pezzi
aid-map = Sulla mappa
aid-cards = Carte
aid-full = Una regione è completa
    .text =
        Subito, per i suoi palazzi:

        - chi ne ha di più: un punto per ogni palazzo della regione;
        - il secondo: un punto per ogni palazzo del primo, il terzo per ognuno del secondo, e così via;
        - chi è pari riceve gli stessi punti, e il prossimo prende il posto seguente.
aid-end = La fine
    .text =
        Quando il mazzo finisce per la seconda volta si gioca il giro fino in fondo. Poi:

        1. Le __regioni aperte__ si contano come quelle complete.
        2. Le __alleanze__ da 1 a 15: chi ha più emissari in tutte e due le regioni, anche a pari merito, riceve un punto per ogni emissario lì.
        3. Le __strade:__ file di quattro o più palazzi tuoi, un punto ciascuno; ogni palazzo una volta.
