# Aiuto su ciò che si vede, e la scheda riassuntiva.

## Azioni di Corte

help-kind-action = Azione di Corte
help-hire = Assumere Lavoratori
    .says = In una Regione ogni Funzionario dell'Area Lavoratori porta un Lavoratore; poi lì il Malcontento sale di 1.
    .part-1 = un Lavoratore per ogni Funzionario al lavoro lì
    .part-2 = 1 Malcontento in più, quanti che ne arrivino
    .part-3 = un numero più alto risveglia le carte che l'aspettano
help-palace = Costruire 1 Palazzo
    .says = Per due Lavoratori di una Regione e uno di un'altra: lì un Palazzo, 1 PV per ogni carta sopra la plancia, e un segnalino di valore 3.
    .part-1 = due di quella Regione, uno di un'altra
    .part-2 = un segnalino di valore 3, finché ce n'è
    .part-3 = un numero più alto risveglia le carte che l'aspettano
help-wall = Costruire 1 Muraglia
    .says = Una Muraglia su uno spazio libero, per tanti Lavoratori quante sono le sue barre, tutti di Regioni diverse.
    .part-1 = un Lavoratore per ogni barra
    .part-2 = un numero più alto risveglia le carte che l'aspettano
help-recruit = Reclutare 1 Funzionario
    .says = Un Funzionario di un colore qualunque passa dalla tua riserva a un'Area Governatori qualunque.
    .part-1 = un numero più basso risveglia le carte che l'aspettano
help-install = Insediare 1 Governatore
    .says = Un Funzionario rosso, uno grigio e uno bianco di un'Area Governatori tornano a casa; in quella Regione della mappa arriva un Governatore, e il suo Malcontento sparisce.
    .part-1 = uno per colore, di una sola Regione
    .part-2 = di nuovo a 0 in quella Regione
    .part-3 = un numero più basso risveglia le carte che l'aspettano
help-reassign = Riassegnare i Funzionari
    .says = Spendi da uno a tre punti: ciascuno sposta un Funzionario in una Regione adiacente, o su nell'Area Governatori. Non risveglia carte.

## Che cosa danno le carte

help-kind-bonus = Che cosa dà una carta
help-bon-uni = 1 segnalino
    .says = Prendi un segnalino Unificazione di valore 1, del colore che vuoi; se non ne resta nessuno, 1 PV.
help-bon-mv2 = 2 punti per muovere
    .says = Spendi fino a due punti di riassegnazione per i tuoi Funzionari.
help-bon-mv1 = 1 punto per muovere
    .says = Spendi un punto di riassegnazione per un tuo Funzionario.
help-bon-vp2 = 2 PV
    .says = 2 punti vittoria, subito.
help-bon-vp3 = 3 PV
    .says = 3 punti vittoria, subito.
help-bon-wrk = 1 Lavoratore
    .says = Nella Regione della carta arriva un Lavoratore, senza Malcontento.
help-bon-civ = Per le carte avorio
    .says = 1 PV per ogni carta avorio sopra la tua plancia, subito.
help-bon-cor = Per le carte arancioni
    .says = 1 PV per ogni carta arancione sopra la tua plancia, subito.
help-bon-cbr = Per le carte marroni
    .says = 1 PV per ogni carta marrone sopra la tua plancia, subito.
help-bon-una = Calma ovunque
    .says = Il Malcontento cala di 1 in una Regione a tua scelta.
help-bon-uns = Calma qui
    .says = Il Malcontento cala di 1 nella Regione della carta.
help-bon-mwk = Muovere un Lavoratore
    .says = Un tuo Lavoratore passa in una Regione adiacente.
help-bon-mgv = Muovere un Governatore
    .says = Un tuo Governatore passa in una Regione adiacente, accanto agli spazi bonus.
help-bon-ofr = 1 Funzionario rosso
    .says = Un Funzionario rosso passa dalla tua riserva all'Area Governatori della Regione della carta.
help-bon-ofg = 1 Funzionario grigio
    .says = Un Funzionario grigio passa dalla tua riserva all'Area Governatori della Regione della carta.
help-bon-ofw = 1 Funzionario bianco
    .says = Un Funzionario bianco passa dalla tua riserva all'Area Governatori della Regione della carta.

## Tasselli Muraglia

help-kind-tile = Tassello Muraglia
help-no-unrest = Pace
    .says = Alla fine una Muraglia qui conta ogni tua Regione senza Malcontento.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-officials-match = Funzionari a sufficienza
    .says = Alla fine una Muraglia qui conta ogni tua Regione con almeno tanti Funzionari quanto Malcontento.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-two-alike = Coppie di carte
    .says = Alla fine una Muraglia qui conta ogni tua Regione con due carte dello stesso colore.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-with-ivory = Carte avorio
    .says = Alla fine una Muraglia qui conta ogni tua Regione con una carta avorio.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-with-orange = Carte arancioni
    .says = Alla fine una Muraglia qui conta ogni tua Regione con una carta arancione.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-with-brown = Carte marroni
    .says = Alla fine una Muraglia qui conta ogni tua Regione con una carta marrone.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-with-red = Funzionari rossi
    .says = Alla fine una Muraglia qui conta ogni tua Regione con un Funzionario rosso, in una delle due aree.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-with-grey = Funzionari grigi
    .says = Alla fine una Muraglia qui conta ogni tua Regione con un Funzionario grigio, in una delle due aree.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-with-white = Funzionari bianchi
    .says = Alla fine una Muraglia qui conta ogni tua Regione con un Funzionario bianco, in una delle due aree.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-three-cards = Regioni piene
    .says = Alla fine una Muraglia qui conta ogni tua Regione con tre carte.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-three-colours = Terne di colori
    .says = Alla fine una Muraglia qui conta ogni terna di carte di colori diversi sopra la tua plancia.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = il numero sopra il tuo spazio vale per ciascuna
help-total-unrest = Terra tranquilla
    .says = Alla fine una Muraglia qui porta i PV sopra il suo spazio, __meno tutto il tuo Malcontento__.
    .part-1 = ti serve una Muraglia in questa sezione
    .part-2 = le barre del tuo spazio scelgono il numero
    .part-3 = ogni Malcontento nelle tue cinque Regioni toglie 1

## Sul tabellone

help-kind-gameboard = Sul tabellone
help-space = Uno spazio per una Muraglia
    .says = Prende una Muraglia, per tanti Lavoratori quante sono le barre; il numero sopra è ciò che alla fine il tassello ti dà lì.
help-built = Una Muraglia
    .says = Resta, alla fine conta secondo il tassello della sua sezione, e vale per gli Incarichi Muraglia.
help-site = Un sito della Grande Muraglia
    .says = Ciascuno dei tre siti ha due sezioni; gli Incarichi Muraglia chiedono Muraglie nei siti.
help-square-reassign = Spazio bonus: 4 punti
    .says = Chi insedia qui un Governatore può subito spendere fino a quattro punti di riassegnazione.
help-square-official = Spazio bonus: 1 Funzionario
    .says = Chi insedia qui un Governatore può subito prendere un Funzionario di un colore qualunque, in una Regione qualunque.
help-square-vp = Spazio bonus: 4 PV
    .says = Chi insedia qui un Governatore riceve subito 4 PV.
help-beside = Accanto agli spazi bonus
    .says = Quando gli spazi bonus di una Regione sono occupati i Governatori stanno qui, senza bonus. Contano lo stesso.
help-governor = Un Governatore
    .says = Alla fine chi ha più Governatori in una Regione riceve 9 PV e 3 PV per ciascuno; a pari merito si divide.
help-palace-space = Un posto per un Palazzo
    .says = Una Regione ne ha tanti quanti sono i giocatori; nella stessa Regione puoi costruire più Palazzi.
help-region = Una Regione
    .says = Una delle cinque della mappa, e di nuovo sulla tua plancia. Un ponte unisce le Regioni adiacenti; i monti separano quelle che si toccano soltanto.

## Ricompense e Incarichi

help-kind-rewards = Ricompense e Incarichi
help-writing = Scrittura
    .says = I suoi segnalini vengono dalle carte avorio; chi ne ha di più può prendere la sua ricompensa del round, e li rende tutti.
help-currency = Moneta
    .says = I suoi segnalini vengono dalle carte arancioni; chi ne ha di più può prendere la sua ricompensa del round, e li rende tutti.
help-laws = Leggi
    .says = I suoi segnalini vengono dalle carte marroni; chi ne ha di più può prendere la sua ricompensa del round, e li rende tutti.
help-marker = Un segnalino Unificazione
    .says = Chi ha più segnalini di un colore vince la ricompensa del round. Sono limitati; per ognuno che manca ricevi 1 PV.
help-offer = Prendere o passare
    .says = Prendere una ricompensa costa tutti i tuoi segnalini del suo colore, e il tuo dischetto arretra sulla Linea delle Ricompense. Passare li conserva.
help-reward-official = Ricompensa: 1 Funzionario
    .says = Un Funzionario di un colore qualunque passa dalla tua riserva all'Area Governatori della Regione che mostra.
help-reward-officials = Ricompensa: 2 Funzionari
    .says = Due Funzionari di questo colore passano dalla tua riserva all'Area Governatori della Regione che mostra.
help-reward-workers = Ricompensa: 2 Lavoratori
    .says = Due Lavoratori arrivano nella Regione che mostra, senza Malcontento, che vi lavorino Funzionari o no.
help-reward-governor = Ricompensa: 1 Governatore
    .says = Un Governatore gratis, in una Regione che mostra: su uno spazio bonus libero se c'è, e lì il Malcontento sparisce.
help-reward-wall = Ricompensa: 1 Muraglia
    .says = Una Muraglia gratis, su uno spazio libero di una sezione dove non ne hai.
help-reward-palace = Ricompensa: 1 Palazzo
    .says = Un Palazzo gratis: dà i suoi PV, ma nessun segnalino di valore 3.
help-rounds = Le ricompense di tutti i round
    .says = Che cosa danno Scrittura, Moneta e Leggi in ciascuno dei cinque round, e in quale Regione.
help-line = La Linea delle Ricompense
    .says = A pari merito passa avanti il dischetto più in alto, qui più a sinistra, che comincia anche il round. Chi prende una ricompensa arretra.
help-wall-task = Incarico Muraglia
    .says = Con una Muraglia in ogni sito che mostra, metti un dischetto sul suo primo posto libero a sinistra. Un sito mostrato due volte chiede tutte e due le sezioni.
help-palace-task = Incarico Palazzo
    .says = Con un Palazzo in ogni Regione che mostra, metti un dischetto sul suo primo posto libero a sinistra.
help-governor-task = Incarico Governatore
    .says = Con un Governatore in ogni Regione che mostra, metti un dischetto sul suo primo posto libero a sinistra.
help-task-place = Un posto accanto a un Incarico
    .says = Chi completa per primo un Incarico prende il posto più a sinistra. Alla fine si sommano i numeri dei tuoi posti.
help-task-section = Una sezione di Incarichi
    .says = Alla fine: la somma dei tuoi posti qui, per il numero dei tuoi dischetti qui.
help-forecast = Se finisse adesso
    .says = I punti finora, e che cosa aggiungerebbero Governatori, aspetti, Incarichi e Muraglie.

## Sulla tua plancia

help-kind-mine = Sulla tua plancia
help-unrest = Malcontento
    .says = Sale con la seconda e la terza carta di una Regione e assumendo, e non può mai superare la fine della sua linea.
help-no-palace = Niente Palazzo
    .says = Finché il Malcontento è su questo spazio o oltre, nella Regione non puoi costruire Palazzi.
help-silent = In silenzio
    .says = Sull'ultimo spazio della linea le carte della Regione non rispondono, e non si costruiscono Palazzi.
help-track = Una linea del Malcontento
    .says = A che punto è il Malcontento in questa Regione; niente può spingerlo oltre l'ultimo spazio.
    .part-1 = dove sta il Malcontento
    .part-2 = da qui in poi niente Palazzo
    .part-3 = la fine: le carte qui tacciono
help-tuck = La prossima carta di una Regione
    .says = Una carta sopra una Regione dà 1, 2 o 3 segnalini del suo colore, e dalla seconda in poi 1, poi 2 Malcontento.
help-above = Una carta sopra una Regione
    .says = La sua abilità è tua: risponde quando a Corte giochi la sua azione con il numero giusto.
help-my-region = Una Regione della tua plancia
    .says = Sopra, fino a tre carte; poi la linea del Malcontento, i Funzionari che governano, e quelli al lavoro con i loro Lavoratori.
help-governors-area = Area Governatori
    .says = Qui stanno i Funzionari; uno per colore si può dare per un Governatore. Il posto non finisce mai.
help-workers-area = Area Lavoratori
    .says = Fino a due Funzionari lavorano qui e assumono. Scendere qui è gratis in ogni momento del tuo turno; risalire costa un punto.
help-worker = Un Lavoratore
    .says = I Lavoratori pagano Palazzi e Muraglie. Arrivano assumendo, nelle Regioni dove lavorano Funzionari.
help-official-red = Un Funzionario rosso, militare
    .says = Con uno grigio e uno bianco serve per un Governatore; in un'Area Lavoratori assume. Ne hai cinque.
help-official-grey = Un Funzionario grigio, civile
    .says = Con uno rosso e uno bianco serve per un Governatore; in un'Area Lavoratori assume. Ne hai cinque.
help-official-white = Un Funzionario bianco, ispettore
    .says = Con uno rosso e uno grigio serve per un Governatore; in un'Area Lavoratori assume. Ne hai cinque.
help-official = Un Funzionario
    .says = Un punto lo sposta in una Regione adiacente, o su nell'Area Governatori; scendere nell'Area Lavoratori è gratis.
help-side = Una plancia
    .says = Il lato B di una plancia ha un'abilità propria, che risponde alle sue azioni qualunque numero si sia giocato.
help-bid = Un'offerta
    .says = Chi offre più PV li paga e sceglie una plancia; un'offerta dev'essere più alta della precedente.
help-stores = Ciò che hai
    .says = I tuoi segnalini per colore, poi ciò che ti resta di Funzionari, Governatori, Palazzi e Muraglie.

## Carte e Corte

help-kind-cards = Carte e Corte
help-card = Una carta
    .says = Giocala sopra una Regione, per i segnalini e la sua abilità, oppure a Corte, per una di sei azioni.
    .part-1 = il colore: avorio, arancione o marrone
    .part-2 = l'azione che la risveglia
    .part-3 = che cosa dà allora
    .part-4 = il numero, più alto o più basso di quello a Corte
help-court = La Corte
    .says = Qui ogni carta va bene per una qualunque delle sei azioni. Poi il numero decide quali carte rispondono.
help-pile = Il numero da battere
    .says = Un numero più alto risveglia le carte per Assumere, Palazzo e Muraglia, uno più basso quelle per Reclutare e Insediare.
help-up = Più alto
    .says = Più alto del numero a Corte: rispondono le tue carte per Assumere, Palazzo e Muraglia.
help-down = Più basso
    .says = Più basso del numero a Corte: rispondono le tue carte per Reclutare e Insediare.
help-spark = Abilità che rispondono
    .says = Tante carte sopra la tua plancia risponderebbero a questa giocata, o aspettano di essere usate: ciascuna una volta, nell'ordine che vuoi.
help-play = La giocata finora
    .says = Che cosa ha dato passo per passo; ogni passo si può riprendere finché non si pescano carte o decide qualcun altro.

## Giocatori

help-kind-players = Giocatori
help-player = Un giocatore
    .says = I punti, il retro della mano e la plancia a colpo d'occhio; chi è di turno è segnato.
help-points = Punti vittoria
    .says = I punti finora. Governatori, aspetti, Incarichi e Muraglie si aggiungono alla fine.
help-backs = Carte in mano
    .says = Quante carte avorio, arancioni e marroni ha ciascuno è noto; i numeri no.
help-glance = Una plancia a colpo d'occhio
    .says = Cinque Regioni: una striscia per carta, del suo colore, e un punto per ogni Malcontento.

## La scheda riassuntiva

aid-round = Il round
    .text =
        1. __Pesca__ due carte per colore.
        2. __Sei turni a testa:__ gioca una carta, sopra una Regione o a Corte.
        3. __Ricompense:__ Scrittura, Moneta, Leggi. Chi ha più segnalini può prenderla, e rende tutti quelli del colore.

        __Sopra una Regione:__ la prima carta dà lì 1 segnalino; la seconda 2, e 1 Malcontento; la terza 3, e 2 Malcontento.

        __A Corte:__ un'azione, poi rispondono le carte sopra la plancia per quell'azione, se il numero è giusto. La prima carta della partita è più alta e più bassa insieme.

        __Gratis,__ in ogni momento del tuo turno: un Funzionario scende nell'Area Lavoratori della sua Regione, che ne tiene due. Gli __Incarichi__ si prendono alla fine di un turno e dopo una ricompensa.
aid-court = Azioni di Corte
aid-card = Che cosa dà una carta
aid-board = Sui tabelloni
aid-tiles = Tasselli Muraglia
aid-rewards = Ricompense per round
aid-end = A fine partita
    .text =
        - __Governatori:__ chi ne ha di più in una Regione, 9 PV e 3 per ciascuno. A pari merito si divide, per difetto.
        - __Aspetti:__ chi ha più segnalini, Scrittura 5, Moneta 6, Leggi 7.
        - __Incarichi:__ in ogni sezione, la somma dei tuoi posti per i tuoi dischetti.
        - __Muraglie:__ ciascuna secondo il tassello della sua sezione.

        A pari merito passa avanti il dischetto più in alto sulla Linea delle Ricompense.
