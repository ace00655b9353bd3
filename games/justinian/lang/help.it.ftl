# Aiuto su ciò che si vede, e la scheda riassuntiva.

## La corte

help-kind-court = A corte
help-courtier = Un consigliere
    .says = Più sta a destra, più vale per chi lo sostiene. I segnalini su di lui lo muovono quando tutti hanno passato.
help-place = Una posizione
    .says = Dodici posizioni, la più bassa a sinistra. Ciascuna ha una colonna di numeri stampati, di cui una tessera ne mostra tre.
help-hole = Un numero in un foro
    .says = Quanto vale qui il consigliere: il foro grande conta in questa fase, gli altri nelle loro.
help-well = Posto per un segnalino
    .says = In un giro un consigliere prende tre segnalini, di chiunque siano.
help-pennant = Uno stendardo
    .says = Hai la carta di questo consigliere in quel colore: è un tuo favorito.
help-off = Quanta strada ha fatto
    .says = Di quante posizioni sta sopra o sotto quella da cui è partito.
help-sum = La somma dei suoi segnalini
    .says = Di tante posizioni si muove: in su se è sopra lo zero, in giù se è sotto. Chi è scavalcato slitta di una dall'altra parte.
help-ruler = Quanto varrebbe
    .says = Il numero che il suo foro di questa fase mostrerebbe in ogni posizione.
help-side = Da che lato
    .says = Chi ha passato per ultimo sceglie se i consiglieri si muovono dalla posizione più bassa o dalla più alta. Chi viene dopo parte da dove lo hanno spinto.

## Fasi

help-kind-phase = Fasi e conteggio
help-phase-space = Lo spazio della fase
    .says = Qui i segnalini contano per il numero, neri o rossi. Chi ne ha abbastanza può avviare un conteggio; chi ha di più sceglie il colore.
help-phase = Una fase
    .says = In ciascuna delle tre si conta un colore. Per avviare il conteggio servono segnalini per 5, 9 o 12 nella fase 1, 2 o 3.
help-threshold = Abbastanza per contare
    .says = Tanto devono valere i tuoi segnalini sullo spazio della fase prima che tu possa avviare un conteggio.
help-rival = I segnalini altrui per la fase
    .says = Vedi quanti sono, non quanto valgono, finché un conteggio non li scopre.
help-score = Contare
    .says = Avvia il conteggio di questa fase. Il colore lo sceglie chi ha di più sullo spazio della fase, non per forza tu.
help-decline = Non ancora
    .says = Non costa nulla: i tuoi segnalini restano sullo spazio della fase, e dopo il prossimo giro ti sarà chiesto di nuovo.
help-colour = Un colore da contare
    .says = Tutti contano le loro carte di quel colore, poi esce dal gioco. Uno dei quattro non si conta mai.
help-tale = Com'è andato il turno
    .says = Si scoprono i segnalini, i consiglieri si muovono uno a uno, poi vengono carte e punti.

## Segnalini

help-kind-token = Segnalini
help-plus = Un segnalino nero
    .says = Fa salire un consigliere del suo numero. Sullo spazio della fase conta solo il numero.
help-minus = Un segnalino rosso
    .says = Fa scendere un consigliere del suo numero. Sullo spazio della fase conta solo il numero.
help-token = Un segnalino
    .says = Tutti vedono di chi è e dove sta; quanto vale lo sa solo il suo proprietario, finché non si scopre.
help-reserve = La riserva
    .says = I segnalini che non hai ancora pescato. Passando ne peschi due a caso.
help-pass = Passare
    .says = Peschi due segnalini e per te il giro è finito. Chi passa per ultimo sceglie il lato, è il primo a poter contare, e comincia il giro seguente.

## Carte

help-kind-card = Personaggi
help-porphyry = Porfido
    .says = Uno dei quattro colori dei personaggi. Quando si conta, ogni tua carta dà ciò che mostra il suo consigliere.
help-verdigris = Verderame
    .says = Uno dei quattro colori dei personaggi. Quando si conta, ogni tua carta dà ciò che mostra il suo consigliere.
help-amber = Ambra
    .says = Uno dei quattro colori dei personaggi. Quando si conta, ogni tua carta dà ciò che mostra il suo consigliere.
help-alabaster = Alabastro
    .says = Uno dei quattro colori dei personaggi. Quando si conta, ogni tua carta dà ciò che mostra il suo consigliere.
help-card = Un personaggio
    .says = Chi è sulle tue carte è un tuo favorito. Il numero è ciò che la carta darebbe se il suo colore si contasse adesso.
help-exchange = Scambiare una carta
    .says = Fra una fase e l'altra puoi mettere una carta sotto il mazzetto del suo colore e pescarne la prima.
help-keep = Tenere tutto
    .says = I tuoi personaggi restano quelli per la prossima fase.
help-pile = Un mazzetto di personaggi
    .says = Le carte di questo colore che nessuno ha in mano. Uno scambio pesca da sopra e rimette sotto.

## Giocatori

help-kind-player = Giocatori
help-player = Un giocatore
    .says = I segnalini in mano e in riserva, i punti, e chi ha passato; chi è di turno è segnato.
help-points = Punti
    .says = Per i segnalini e le carte delle fasi già contate. Vince chi ne ha di più.

## La scheda riassuntiva

aid-round = Il giro
    .text =
        1. A turno, __posa un segnalino__ coperto su un consigliere o sullo spazio della fase, oppure __passa__: peschi due segnalini e sei fuori fino al prossimo giro. Quando tutti gli altri hanno passato puoi continuare, ma con un solo segnalino ancora per lo spazio della fase.
        2. Quando tutti hanno passato si scoprono i segnalini sui consiglieri. Chi ha passato per ultimo sceglie da che lato i __consiglieri si muovono__.
        3. Chi ha abbastanza sullo spazio della fase può avviare un __conteggio__. Se no segue un altro giro nella stessa fase.
aid-court = A corte
aid-tokens = Segnalini
aid-scoring = Il conteggio
    .text =
        - Servono segnalini per __5__ nella fase 1, __9__ nella fase 2, __12__ nella fase 3. Per primo lo si chiede a chi ha passato per ultimo.
        - Il totale più alto sceglie un colore non ancora contato; a pari merito chi siede più vicino, in senso orario, a chi ha passato per ultimo.
        - Tutti gli altri ricevono punti per i loro segnalini sullo spazio della fase.
        - Tutti ricevono punti per le loro carte di quel colore: il numero nel foro di questa fase del consigliere.
        - Poi il colore è fuori, e comincia la fase seguente; dopo le fasi 1 e 2 ciascuno può scambiare una carta.
aid-colours = Personaggi
aid-end = La fine
    .text =
        Dopo il conteggio della fase 3, o quando nessuno ha più segnalini: allora la fase si conta ancora una volta. Vince chi ha più punti.
