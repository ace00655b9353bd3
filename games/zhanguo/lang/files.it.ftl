## Che cosa non va nella notazione

notation-move = «{ $text }»: una mossa comincia con bid, board, discard, tuck, court, move, official, install, hire, palace, wall, pay, marker, use, calm, worker, governor, accept, pass o done, non con «{ $rest }» (colonna { $column }).
notation-bid = «{ $text }»: un'offerta è un numero da 1 a 15 (colonna { $column }).
notation-board = «{ $text }»: «{ $rest }» non è una plancia (colonna { $column }). Sono circle, square, triangle e star.
notation-colour = «{ $text }»: «{ $rest }» non è un colore di carte e segnalini (colonna { $column }). Sono ivory, orange e brown.
notation-card = «{ $text }»: una carta è un numero da 1 a 120 (colonna { $column }).
notation-region = «{ $text }»: una Regione si scrive da @1 a @5 (colonna { $column }).
notation-action = «{ $text }»: «{ $rest }» non è un'Azione di Corte (colonna { $column }). Sono recruit, reassign, install, hire, palace e wall.
notation-official = «{ $text }»: «{ $rest }» non è un Funzionario (colonna { $column }). Sono red, grey e white.
notation-place = «{ $text }»: un luogo si scrive come «g3» (Area Governatori) o «w3» (Area Lavoratori), da 1 a 5 (colonna { $column }).
notation-spot = «{ $text }»: «{ $rest }» non è un posto per un Governatore (colonna { $column }). Sono reassign-square, official-square, vp-square e beside.
notation-section = «{ $text }»: una sezione della Muraglia si scrive come «gold-2» (colonna { $column }). I siti sono turquoise, gold e onyx.
notation-bars = «{ $text }»: dopo la sezione vengono le barrette dello spazio, da 1 a 3 (colonna { $column }).

## Che cosa non va in una posizione

position-players = { $count ->
    [one] C'è un giocatore
   *[other] Ci sono { $count } giocatori
}, ma la preparazione prevede { $seats } posti.
position-round = Il round { $round } non esiste: una partita ne ha cinque.
position-seat = Il posto { $number } non esiste: la preparazione prevede { $seats } posti.
position-line = La Linea delle Ricompense deve nominare una volta ciascuno dei { $seats } posti.
position-phase = Il turno non torna: a questa fase mancano dei campi, qualcuno è fuori misura, o non le appartiene.
position-tiles = I tasselli Muraglia devono essere { $count }, tutti diversi, come «wall-tile-3b».
position-tasks = Gli Incarichi devono essere due sezioni, ciascuna con uno per le Muraglie, uno per i Palazzi e uno per i Governatori.
position-task = «{ $tile }» non è una tessera { $kind }. Si scrivono come in «{ $like }».
position-task-twice = Il tassello Incarico { $tile } è in entrambe le sezioni.
position-discs = Accanto all'Incarico { $tile } ci sono troppi dischetti, o due dello stesso giocatore.
position-disc-early = { $seat } ha un dischetto accanto all'Incarico { $tile } senza avere sul tabellone tutto ciò che chiede.
position-points = { $seat } ha { $points } punti da «{ $source }». Le fonti sono from-auction, from-markers, from-abilities, from-squares e from-palaces, e i punti devono essere da 0 a 999.
position-tall = Il segnalino di valore 3 ({ $colour }) ce l'hanno sia { $other } sia { $seat }.
position-region-cards = Sopra la Regione { $region } di { $seat } ci sono { $count } carte; possono essere tre.
position-desks = Nell'Area Lavoratori della Regione { $region } di { $seat } ci sono { $count } Funzionari; possono essere due.
position-workers = Nella Regione { $region } { $seat } ha più di { $most } Lavoratori.
position-unrest = Nella Regione { $region } di { $seat } il Malcontento è oltre la fine della linea, { $track }.
position-under = Le carte che { $seat } ha messo sotto i mazzi devono essere al massimo una per colore in ciascuno dei primi quattro round.
position-palace-spaces = Nella Regione { $region } sorgono { $count } Palazzi; con questi giocatori gli spazi sono { $spaces }.
position-square = La Regione { $region } non ha lo spazio «{ $spot }».
position-beside = La Regione { $region } elenca i Governatori di { $count } posti, ma i posti sono { $seats }.
position-square-free = Nella Regione { $region } un Governatore sta accanto a uno spazio bonus libero. Prima si riempiono gli spazi, e a questo tavolo nessuno può spostare Governatori.
position-walls = La sezione { $section } deve elencare al massimo tre posti, uno per spazio, 0 se è libero, e nessuno due volte.
position-board-a = { $seat } ha un lato B, ma al tavolo si gioca con i lati A.
position-board-none = { $seat } non ha una plancia.
position-boards = Le plance non tornano: ciascuna è di un giocatore o da scegliere, e dopo la pesca delle carte non ce ne sono più da scegliere.
position-card-twice = La carta { $card } è in due posti.
position-officials = { $seat } ha sulla plancia { $count } Funzionari di un colore; ce ne sono { $most }.
position-governors = { $seat } ha sul tabellone { $count } Governatori; ce ne sono { $most }.
position-palaces = { $seat } ha sul tabellone { $count } Palazzi; ce ne sono { $most }.
position-own-walls = { $seat } ha sul tabellone { $count } Muraglie; ce ne sono { $most }.
position-markers = I giocatori hanno { $count } segnalini di valore 1 ({ $colour }); con questi giocatori ce ne sono { $most }.
position-ability = La carta { $card } non risponde all'azione di questo turno.
position-board-ability = La plancia di { $seat } non risponde all'azione di questo turno.
position-opening = La scelta delle plance non torna con l'opzione, con chi ne ha già una, o con ciò che è sul tavolo.
position-step = Non può essere il momento di { $due }: né l'azione né la ricompensa né l'abilità portano lì.
position-stuck = Qui { $seat } non potrebbe fare niente.
position-hand = { $seat } ha in mano { $count } carte, e il turno non torna. Si gioca a turno, e dopo la scelta nessuno ha più di due carte per colore.
position-discard = In questo round, o a questo tavolo, non si mettono carte sotto i mazzi.
position-not-over = La partita finisce solo dopo il quinto round.
position-column = I dischetti nella colonna non tornano con l'ordine, con l'aspetto o con il round.
position-deck = Le carte uscite sono { $count } ({ $colour }); in questo round devono essere { $most }, o meno dove se ne pescano due.
position-layers = Le carte messe sotto i mazzi, o quelle giocate in questo round, non tornano con ciò che è stato pescato.

## Che cosa non va in un file di tabellone

file-game = Questo è un file di tabellone per «{ $game }», non per il gioco «zhanguo».
file-name = Il tabellone vuole un nome: name = "…".
file-unknown = In { $within } non esiste «{ $name }».
file-missing = In { $within } manca «{ $name }».
file-word = «{ $name }» in { $within } non è fra: { $known }.
file-card = La riga «{ $line }» di { $group } non è una carta. Una carta si scrive come «7 palace > vp-3», con un numero da 1 a 120.
file-card-twice = La carta { $card } c'è due volte.
file-card-missing = Manca la carta { $card }.
file-border = Il confine «{ $border }» dev'essere fra due Regioni, come «1-2».
file-border-twice = Il confine «{ $border }» c'è due volte.
file-border-both = Il confine { $border } è sia una linea sia un muro.
file-unreachable = Dalla Regione 1 nessuno può arrivare alla Regione { $region }. Ogni Regione dev'essere adiacente a un'altra, così che tutte siano unite.
file-count = { $within }.{ $name } è { $count }; dev'essere da 1 a { $most }.
file-square-twice = La Regione { $region } ha due volte lo spazio { $square }.
file-reward = La ricompensa { $name } ({ $reward }) nomina le Regioni sbagliate. Funzionari e Lavoratori vanno in una Regione, un Governatore in una fra più, Muraglie e Palazzi in nessuna.
file-task = L'Incarico { $name } chiede «{ $symbols }». Devono essere da due a quattro simboli: una Regione una volta, un sito della Muraglia al massimo due.
file-places = Accanto a un Incarico { $count ->
    [one] c'è un posto
   *[other] ci sono { $count } posti
}. Devono essere da uno a quattro, da 0 a 50 punti.
file-ability-a = { $board } è il lato senza abilità.
file-ability-missing = La plancia { $board } vuole un'abilità.
file-ability-twice = L'abilità { $ability } di { $board } è già di un'altra plancia.
file-tracks = Le linee di Malcontento di { $board } devono essere cinque, da 2, 3 o 4 spazi.
file-no-palace = I segni che vietano i Palazzi su { $board } devono essere cinque, ciascuno su uno spazio della sua linea, o 0.
file-officials = { $board } mostra { $count } Funzionari; devono essere tre.
file-criterion-twice = Il criterio { $criterion } di { $tile } è già su un altro lato.
file-tile-points = I punti di { $criterion } su { $tile } devono essere tre numeri da 0 a 50.
file-sheet = Il foglio è { $width } per { $height }; entrambi devono essere da 200 a 4000.
file-outline = Il contorno della Regione { $region } vuole almeno tre angoli.
file-outside = Qualcosa della Regione { $region } è disegnato in { $x }, { $y }, fuori dal suo contorno.
file-no-border = Le Regioni { $one } e { $other } confinano, ma i loro contorni non hanno linee in comune.
file-drawn = { $what } ha { $drawn } posti; devono essere { $count }.
file-off-sheet = Qualcosa di { $what } è in { $x }, { $y }, fuori dal foglio.
