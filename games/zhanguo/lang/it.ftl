# ZhanGuo, in italiano.

zhanguo = ZhanGuo
zhanguo-line = Unifica scrittura, moneta e leggi, e tieni tranquille cinque province.

seat-1 = Blu
seat-2 = Rosso
seat-3 = Viola
seat-4 = Giallo

## Colori, Funzionari, luoghi

ivory = avorio
orange = arancione
brown = marrone
writing = Scrittura
currency = Moneta
laws = Leggi
red = rosso
grey = grigio
white = bianco
region-1 = Regione 1
region-2 = Regione 2
region-3 = Regione 3
region-4 = Regione 4
region-5 = Regione 5
turquoise = Turchese
gold = Oro
onyx = Onice
turquoise-1 = Turchese 1
turquoise-2 = Turchese 2
gold-1 = Oro 1
gold-2 = Oro 2
onyx-1 = Onice 1
onyx-2 = Onice 2
side-a = lato A
circle = cerchio
square = quadrato
triangle = triangolo
star = stella

## Azioni di Corte

recruit = Reclutare 1 Funzionario
reassign = Riassegnare i Funzionari
install = Insediare 1 Governatore
hire = Assumere Lavoratori
palace = Costruire 1 Palazzo
wall = Costruire 1 Muraglia

## Bonus delle carte, spazi bonus, abilità delle plance

unification-marker = 1 segnalino Unificazione a scelta
reassign-2 = fino a 2 punti di riassegnazione
vp-2 = 2 PV
vp-3 = 3 PV
worker = 1 Lavoratore nella Regione della carta
vp-per-ivory = 1 PV per ogni carta avorio sopra la plancia
vp-per-orange = 1 PV per ogni carta arancione sopra la plancia
vp-per-brown = 1 PV per ogni carta marrone sopra la plancia
calm-any = Malcontento −1 in una Regione a scelta
calm-here = Malcontento −1 nella Regione della carta
move-worker = 1 Lavoratore passa in una Regione adiacente
red-official = 1 Funzionario rosso nella Regione della carta
grey-official = 1 Funzionario grigio nella Regione della carta
white-official = 1 Funzionario bianco nella Regione della carta

reassign-square = 4 punti di riassegnazione
official-square = 1 Funzionario a scelta, in una Regione a scelta
vp-square = 4 PV
beside = accanto agli spazi bonus

hiring = Assumere Lavoratori: 1 Lavoratore in più, poi 1 punto di riassegnazione. Insediare 1 Governatore: 1 Lavoratore passa in una Regione adiacente.
markers = Costruire 1 Muraglia o Reclutare 1 Funzionario: 1 segnalino Unificazione a scelta.
calming = Riassegnare i Funzionari o Costruire 1 Muraglia: Malcontento −1 in una Regione, e lì 1 Lavoratore.
moving = Reclutare 1 Funzionario: fino a 2 punti di riassegnazione. Insediare 1 Governatore: 1 Governatore passa in una Regione adiacente.
hire-more = 1 Lavoratore in più, poi 1 punto di riassegnazione
calm-and-worker = Malcontento −1 in una Regione, e lì 1 Lavoratore
move-governor = 1 Governatore passa in una Regione adiacente

## Ricompense, Incarichi, tasselli Muraglia

official-choice = 1 Funzionario a scelta
two-red = 2 Funzionari rossi
two-grey = 2 Funzionari grigi
two-white = 2 Funzionari bianchi
two-workers = 2 Lavoratori
governor-reward = 1 Governatore gratis
wall-reward = 1 Muraglia gratis
palace-reward = 1 Palazzo gratis

wall-task = Incarico Muraglia
palace-task = Incarico Palazzo
governor-task = Incarico Governatore

no-unrest = per ogni Regione senza Malcontento
officials-match-unrest = per ogni Regione con almeno tanti Funzionari quanto Malcontento
with-grey = per ogni Regione con un Funzionario grigio
with-red = per ogni Regione con un Funzionario rosso
with-white = per ogni Regione con un Funzionario bianco
total-unrest = meno tutto il Malcontento sulla plancia
three-colours = per ogni terna di carte di colori diversi
three-cards = per ogni Regione con tre carte
two-alike = per ogni Regione con due carte dello stesso colore
with-orange = per ogni Regione con una carta arancione
with-brown = per ogni Regione con una carta marrone
with-ivory = per ogni Regione con una carta avorio

## Da dove vengono i punti

from-auction = Asta
from-markers = Segnalini esauriti
from-abilities = Abilità
from-squares = Spazi bonus
from-palaces = Palazzi
final-governors = Governatori
final-aspects = Aspetti
final-tasks = Incarichi
final-walls = Muraglie

## Opzioni

option-boards = Plance giocatore
    .a = I lati A, tutti uguali.
    .b = I lati B con le loro abilità, scelti in ordine inverso di turno.
    .auction = I lati B all'asta: ognuno comincia con 15 PV.
option-draw = Pescare le carte
    .two = A ogni round ciascuno pesca due carte per colore.
    .three = Nei round da 1 a 4 ciascuno pesca tre carte per colore e ne tiene due.
option-order = Ordine di turno
    .clockwise = In senso orario dal primo giocatore.
    .reward-line = Lungo la Linea delle Ricompense, dall'alto in basso.
option-hire = Malcontento delle assunzioni
    .one = Assumere Lavoratori alza il Malcontento di 1.
    .workers = Assumere Lavoratori alza il Malcontento di tanto quanti sono i Lavoratori.
option-first = Primo giocatore
    .random = Decide la sorte chi comincia.
    .seat-1 = Comincia il posto 1.
    .seat-2 = Comincia il posto 2.
    .seat-3 = Comincia il posto 3.
    .seat-4 = Comincia il posto 4.

## Che cosa c'è da decidere

due-board = scegliere una plancia
due-bid = offrire o passare
due-discard = mettere una carta sotto il suo mazzo
due-play = giocare una carta
due-official = prendere un Funzionario dalla riserva
due-points = spendere punti di riassegnazione
due-install = scegliere dove insediare il Governatore
due-hire = scegliere dove assumere Lavoratori
due-palace = scegliere dove costruire il Palazzo
due-palace-worker = scegliere il terzo Lavoratore per il Palazzo
due-tall = prendere un segnalino Unificazione di valore 3
due-wall = scegliere dove costruire la Muraglia
due-wall-worker = scegliere i Lavoratori per la Muraglia
due-abilities = usare le abilità o chiudere il turno
due-marker = prendere un segnalino Unificazione
due-calm = scegliere dove cala il Malcontento
due-worker = spostare un Lavoratore
due-governor = spostare un Governatore
due-offer = accettare la ricompensa o passare
due-nothing = più niente

## Regole: il titolo, e perché una mossa è rifiutata

step-by-step = Un passo dopo l'altro
    .refusal = Questo non fa parte del passo in corso: { $seat-is ->
        [you] ora devi
       *[other] { $seat } ora deve
    } { $due }.
hidden-card = Le carte si ripongono per numero
    .refusal = { $seat-is ->
        [you] Devi
       *[other] { $seat } deve
    } dire quale carta ({ $colour }) va sotto il mazzo; sono solo gli altri a non vederla.
board-taken = Ogni plancia una volta sola
    .refusal = La plancia { $board } non è fra quelle da scegliere.
auction-open = Aprire un'asta
    .refusal = { $seat-is ->
        [you] Apri tu l'asta e non puoi
       *[other] { $seat } apre l'asta e non può
    } passare: la prima offerta è di almeno 1 PV.
auction-raise = Rilanciare all'asta
    .refusal = L'offerta più alta è { $high }. { $seat-is ->
        [you] Devi
       *[other] { $seat } deve
    } offrire di più, o passare.
auction-points = Si offre ciò che si ha
    .refusal = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } solo { $most } PV da offrire.
hand = Le carte in mano
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } in mano la carta { $card }.
keep-two = Due per colore si tengono
    .refusal = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } due sole carte di questo colore ({ $colour }), e due per colore si tengono.
region-cards = Tre carte per Regione
    .refusal = Sopra la { $seat-is ->
        [you] tua Regione { $region }
       *[other] Regione { $region } di { $seat }
    } ci sono già tre carte: una quarta non ci sta.
track-end = Mai oltre la fine della linea
    .refusal = Nella Regione { $region } il Malcontento è a { $unrest } su { $track } e salirebbe di { $more }: niente può portarlo oltre la fine della linea.
able = Solo ciò che si può fare
    .refusal = { $seat-is ->
        [you] Non puoi
       *[other] { $seat } non può
    } scegliere «{ $action }»: { $why }.
move-way = Come si spostano i Funzionari
    .refusal = Un Funzionario non si sposta così. Da una Regione all'altra resta nello stesso tipo di Area; da un'Area all'altra resta nella Regione.
move-none-governing = Il Funzionario deve esserci
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } un Funzionario { $official } nell'Area Governatori della Regione { $from }.
move-none-working = Il Funzionario deve esserci
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } un Funzionario { $official } nell'Area Lavoratori della Regione { $from }.
adjacency = Regioni adiacenti
    .refusal = Le Regioni { $from } e { $to } non sono adiacenti: si attraversa solo un confine che è una linea, non un muro.
workers-full = Due Funzionari per Area Lavoratori
    .refusal = Nella Regione { $to } lavorano già due Funzionari. Un'Area Lavoratori piena si può attraversare, ma nessuno vi si può fermare.
move-points = Quanto costa spostarsi
    .refusal = Questo spostamento costa { $cost ->
        [one] un punto di riassegnazione
       *[other] { $cost } punti di riassegnazione
    }, e ora { $seat-is ->
        [you] non ne hai
       *[other] { $seat } non ne ha
    } da spendere. È gratis solo scendere dall'Area Governatori all'Area Lavoratori della stessa Regione.
points-left = I punti di riassegnazione devono bastare
    .refusal = Questo spostamento costa { $cost } punti di riassegnazione, ma { $seat-is ->
        [you] te
       *[other] a { $seat }
    } ne { $left ->
        [one] resta solo { $left }
       *[other] restano solo { $left }
    }.
one-point = Almeno un punto
    .refusal = { $seat-is ->
        [you] Hai scelto di riassegnare i Funzionari, quindi devi
       *[other] { $seat } ha scelto di riassegnare i Funzionari, quindi deve
    } spendere almeno un punto.
official-supply = I Funzionari sono limitati
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } più Funzionari di questo colore nella riserva ({ $official }).
reward-region = La Regione di una ricompensa
    .refusal = Questa ricompensa non va nella Regione { $region }.
install-officials = Tre colori per un Governatore
    .refusal = Nell'Area Governatori della Regione { $region } { $seat-is ->
        [you] ti manca
       *[other] a { $seat } manca
    } un Funzionario { $official }. Un Governatore ne prende lì uno per colore.
square-first = Prima gli spazi bonus
    .refusal = Nella Regione { $region } c'è ancora uno spazio bonus libero, quindi il Governatore va su uno spazio.
square-taken = Un Governatore per spazio
    .refusal = Sullo spazio «{ $spot }» della Regione { $region } c'è { $owner-is ->
        [you] un tuo Governatore
       *[other] un Governatore di { $owner }
    }.
square-missing = Gli spazi bonus
    .refusal = La Regione { $region } non ha lo spazio «{ $spot }».
hire-officials = Per assumere serve un Funzionario
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } Funzionari nell'Area Lavoratori della Regione { $region }: lì nessuno può assumere.
palace-space = Gli spazi dei Palazzi
    .refusal = I { $count } spazi per Palazzi della Regione { $region } sono tutti occupati.
palace-unrest = Niente Palazzi nel Malcontento
    .refusal = Nella Regione { $region } il Malcontento è a { $unrest }, dove non si costruiscono Palazzi.
palace-workers = Tre Lavoratori per un Palazzo
    .refusal = Un Palazzo nella Regione { $region } vuole due Lavoratori di lì e uno di un'altra Regione; { $seat-is ->
        [you] non li hai
       *[other] { $seat } non li ha
    }.
palace-other = Il terzo Lavoratore viene da fuori
    .refusal = Il terzo Lavoratore deve venire da una Regione diversa dalla { $region }, dove sorge il Palazzo.
no-worker = Il Lavoratore deve esserci
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } Lavoratori nella Regione { $region }.
wall-regions = Lavoratori di Regioni diverse
    .refusal = La Regione { $region } ha già dato un Lavoratore per questa Muraglia: devono venire tutti da Regioni diverse.
wall-once = Una Muraglia per sezione
    .refusal = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } già una Muraglia nella sezione { $section }, sullo spazio da { $bars } { $bars ->
        [one] barretta
       *[other] barrette
    }.
wall-taken = Una Muraglia per spazio
    .refusal = Sullo spazio da { $bars } { $bars ->
        [one] barretta
       *[other] barrette
    } della sezione { $section } c'è { $owner-is ->
        [you] la tua Muraglia
       *[other] una Muraglia di { $owner }
    }.
wall-workers = I Lavoratori per una Muraglia
    .refusal = Lo spazio da { $bars } { $bars ->
        [one] barretta
       *[other] barrette
    } vuole { $bars } Lavoratori di Regioni diverse, ma { $seat-is ->
        [you] hai
       *[other] { $seat } ha
    } Lavoratori in { $regions ->
        [one] una Regione
       *[other] { $regions } Regioni
    } soltanto.
tall-taken = I segnalini di valore 3
    .refusal = Il segnalino di valore 3 di questo colore ({ $colour }) ce { $owner-is ->
        [you] l'hai tu
       *[other] l'ha { $owner }
    }.
marker-supply = I segnalini sono limitati
    .refusal = Nella riserva non restano segnalini di questo colore ({ $colour }).
ability-own = Rispondono le carte sopra la tua plancia
    .refusal = La carta { $card } non è sopra la { $seat-is ->
        [you] tua plancia
       *[other] plancia di { $seat }
    }.
ability-action = Ogni carta aspetta la sua azione
    .refusal = La carta { $card } risponde a «{ $trigger }», non a «{ $action }».
ability-higher = Un numero più alto risveglia
    .refusal = La carta { $card } tace: per «{ $action }» il numero giocato dev'essere più alto di quello sotto, e { $top } è più basso di { $below }.
ability-lower = Un numero più basso risveglia
    .refusal = La carta { $card } tace: per «{ $action }» il numero giocato dev'essere più basso di quello sotto, e { $top } è più alto di { $below }.
ability-once = Ogni abilità una volta per turno
    .refusal = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } già usato la carta { $card } in questo turno.
ability-silent = Nel Malcontento le carte tacciono
    .refusal = La carta { $card } tace: nella Regione { $region } il Malcontento è alla fine della linea.
ability-nothing = Un'abilità deve servire a qualcosa
    .refusal = Ora la carta { $card } non farebbe niente ({ $bonus }).
ability-board = L'abilità di una plancia
    .refusal = La { $seat-is ->
        [you] tua plancia
       *[other] plancia di { $seat }
    } non ha abilità per «{ $action }».
ability-board-once = L'abilità di una plancia, una volta
    .refusal = { $seat-is ->
        [you] Hai già usato l'abilità della tua
       *[other] { $seat } ha già usato l'abilità della
    } plancia in questo turno.
ability-board-nothing = L'abilità di una plancia deve servire a qualcosa
    .refusal = Ora l'abilità della { $seat-is ->
        [you] tua plancia
       *[other] plancia di { $seat }
    } non farebbe niente.
calm-nothing = Dove c'è Malcontento
    .refusal = Nella { $seat-is ->
        [you] tua Regione { $region }
       *[other] Regione { $region } di { $seat }
    } non c'è Malcontento.
governor-none = Il Governatore deve esserci
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } lì un Governatore nella Regione { $region } ({ $spot }).

why-recruit = nella riserva non restano Funzionari
why-reassign = sulla plancia non ci sono Funzionari
why-install = in nessuna Area Governatori ci sono un Funzionario rosso, uno grigio e uno bianco
why-governors = nella riserva non restano Governatori
why-hire = dovunque lavora un Funzionario, il Malcontento andrebbe oltre la fine della linea
why-hire-down = nessun Funzionario lavora ancora; farne scendere uno dall'Area Governatori all'Area Lavoratori sotto di essa è gratis
why-palace = in nessuna Regione ci sono due Lavoratori, un altro altrove, uno spazio libero e abbastanza poco Malcontento
why-palaces = nella riserva non restano Palazzi
why-wall-workers = sulla plancia mancano i Lavoratori
why-wall-spaces = ognuno ha una sola Muraglia per sezione, e nessun'altra sezione ha uno spazio libero
why-wall-regions = gli spazi liberi vogliono Lavoratori di almeno { $least } Regioni diverse, e ce ne sono in { $regions ->
    [one] una Regione
   *[other] { $regions } Regioni
} soltanto
why-walls = nella riserva non restano Muraglie

## Il diario

# Titoli del diario
chapter-opening = Le plance dei giocatori
chapter-round = Round { $round }
chapter-rewards = Round { $round } · Ricompense per l'Unificazione

log-bid = { $seat-is ->
    [you] Offri
   *[other] { $seat } offre
} { $points } PV.
log-auction-pass = { $seat-is ->
    [you] Passi
   *[other] { $seat } passa
}.
log-auction-won = { $seat-is ->
    [you] Paghi { $points } PV e scegli
   *[other] { $seat } paga { $points } PV e sceglie
} una plancia.
log-board = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} la plancia { $board }.
log-board-last = A { $seat-is ->
    [you] te
   *[other] { $seat }
} va l'ultima plancia, { $board }, per 1 PV.
log-discard = { $seat-is ->
    [you] Metti
   *[other] { $seat } mette
} la carta { $card } ({ $colour }) sotto il suo mazzo.
log-discard-hidden = { $seat-is ->
    [you] Metti
   *[other] { $seat } mette
} una carta sotto il suo mazzo ({ $colour }).
log-tuck = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} { $card } ({ $colour }) sopra la Regione { $region }.
log-markers = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} { $count } { $count ->
    [one] segnalino
   *[other] segnalini
} ({ $colour }).
log-court-first = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} { $card }, la prima carta a Corte: { $action }.
log-court-higher = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} a Corte { $card }, più alta di { $below }: { $action }.
log-court-lower = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} a Corte { $card }, più bassa di { $below }: { $action }.
log-move-down = { $seat-is ->
    [you] Fai
   *[other] { $seat } fa
} scendere un Funzionario { $official } nell'Area Lavoratori della Regione { $to }.
log-move-up = { $seat-is ->
    [you] Fai
   *[other] { $seat } fa
} salire un Funzionario { $official } nell'Area Governatori della Regione { $to }.
log-move-governors = { $seat-is ->
    [you] Sposti
   *[other] { $seat } sposta
} un Funzionario { $official } dalla Regione { $from } alla { $to }, nelle Aree Governatori.
log-move-workers = { $seat-is ->
    [you] Sposti
   *[other] { $seat } sposta
} un Funzionario { $official } dalla Regione { $from } alla { $to }, nelle Aree Lavoratori.
log-official = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} un Funzionario { $official } nella Regione { $region }.
log-install = { $seat-is ->
    [you] Insedi
   *[other] { $seat } insedia
} un Governatore nella Regione { $region }: { $spot }.
log-install-beside = { $seat-is ->
    [you] Insedi
   *[other] { $seat } insedia
} un Governatore nella Regione { $region }, accanto agli spazi bonus.
log-hire = { $seat-is ->
    [you] Assumi
   *[other] { $seat } assume
} { $count ->
    [one] un Lavoratore
   *[other] { $count } Lavoratori
} nella Regione { $region }.
log-palace = { $seat-is ->
    [you] Costruisci
   *[other] { $seat } costruisce
} un Palazzo nella Regione { $region }.
log-wall = { $seat-is ->
    [you] Costruisci
   *[other] { $seat } costruisce
} una Muraglia nella sezione { $section }, sullo spazio da { $bars } { $bars ->
    [one] barretta
   *[other] barrette
}.
log-pay = { $seat-is ->
    [you] Dai
   *[other] { $seat } dà
} un Lavoratore della Regione { $region }.
log-marker = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} un segnalino ({ $colour }).
log-tall = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} il segnalino di valore 3 ({ $colour }).
log-use = { $seat-is ->
    [you] Usi
   *[other] { $seat } usa
} la carta { $card }: { $bonus }.
log-use-board = { $seat-is ->
    [you] Usi l'abilità della tua
   *[other] { $seat } usa l'abilità della
} plancia: { $bonus }.
log-calm = { $seat-is ->
    [you] Calmi
   *[other] { $seat } calma
} la Regione { $region }.
log-calm-worker = { $seat-is ->
    [you] Calmi la Regione { $region } e vi prendi
   *[other] { $seat } calma la Regione { $region } e vi prende
} un Lavoratore.
log-worker = { $seat-is ->
    [you] Sposti
   *[other] { $seat } sposta
} un Lavoratore dalla Regione { $from } alla { $to }.
log-governor = { $seat-is ->
    [you] Sposti
   *[other] { $seat } sposta
} un Governatore dalla Regione { $from } alla { $to }.
log-accept = { $seat-is ->
    [you] Accetti
   *[other] { $seat } accetta
} la ricompensa per { $aspect }: { $reward }.
log-accept-in = { $seat-is ->
    [you] Accetti
   *[other] { $seat } accetta
} la ricompensa per { $aspect }: { $reward } nella Regione { $region }.
log-accept-among = { $seat-is ->
    [you] Accetti
   *[other] { $seat } accetta
} la ricompensa per { $aspect }: { $reward } nella Regione { $first } o { $last }.
log-accept-any = { $seat-is ->
    [you] Accetti
   *[other] { $seat } accetta
} la ricompensa per { $aspect }: { $reward } in una Regione a scelta.
log-pass = { $seat-is ->
    [you] Lasci
   *[other] { $seat } lascia
} la ricompensa per { $aspect }.
log-done = { $seat-is ->
    [you] Chiudi
   *[other] { $seat } chiude
} il turno.
log-done-points = { $seat-is ->
    [you] Non spendi
   *[other] { $seat } non spende
} altri punti.
log-done-official = { $seat-is ->
    [you] Non prendi
   *[other] { $seat } non prende
} Funzionari.
log-unrest = Nella { $seat-is ->
    [you] tua Regione { $region }
   *[other] Regione { $region } di { $seat }
} il Malcontento è ora a { $unrest }.
log-unrest-gone = Nella { $seat-is ->
    [you] tua Regione { $region }
   *[other] Regione { $region } di { $seat }
} non c'è più Malcontento.
log-unrest-end = Nella { $seat-is ->
    [you] tua Regione { $region }
   *[other] Regione { $region } di { $seat }
} il Malcontento arriva alla fine della linea, { $unrest }, e le sue carte tacciono.
log-vp = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} { $points } PV ({ $source }).
log-task = { $seat-is ->
    [you] Porti
   *[other] { $seat } porta
} a termine un { $task } della sezione { $section }, sul posto da { $points }.
log-rewards = Le carte del round { $round } sono tutte giocate: le Ricompense per l'Unificazione.
log-cannot = { $seat-is ->
    [you] Non puoi
   *[other] { $seat } non può
} prendere l'intera ricompensa per { $aspect }.
log-reward-unclaimed = { $aspect }: nessuno ha segnalini, quindi la ricompensa non va a nessuno.
log-reward-untaken = { $aspect }: nessuno prende la ricompensa.
log-offer = { $aspect }: la ricompensa è offerta a { $seat-is ->
    [you] te
   *[other] { $seat }
}, per { $count ->
    [one] un segnalino
   *[other] segnalini di valore { $count }
}.
log-first = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} il dischetto più in alto sulla Linea delle Ricompense.
log-round = Comincia il round { $round }.
log-drawn = Le tue carte: { $cards }.
log-over = La partita è finita.
log-final-governors = { $seat-is ->
    [you] Prendi { $points } PV: hai
   *[other] { $seat } prende { $points } PV: ha
} più Governatori di tutti nella Regione { $region }.
log-final-governors-shared = Nella Regione { $region } sono alla pari per Governatori { $first } e { $last }: { $points } PV a testa.
log-final-aspect = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} { $points } PV per { $aspect }, con segnalini di valore { $count }.
log-final-tasks = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} { $points } PV per gli Incarichi della sezione { $section }.
log-final-wall = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} { $points } PV per la Muraglia in { $section } ({ $criterion }).

## Il disegno in caratteri

sketch-round = Round { $round }, Corte: { $court }, Linea delle Ricompense: { $line }
sketch-map = Palazzi { $palaces }  Governatori { $governors }
sketch-player = { $points } PV, plancia { $board }, segnalini { $markers }, Funzionari in riserva { $officials }, mano: { $hand }
sketch-region = Malcontento { $unrest }/{ $track }  governano [{ $governing }]  lavorano [{ $working }]  Lavoratori { $workers }  carte { $cards }
sketch-turn = { $seat-is ->
    [you] Devi
   *[other] { $seat } deve
} { $due }.

## Che cosa conta una verifica delle regole

things-tucked = carte sopra una plancia
things-court = carte alla Corte
things-used = carte di cui è stata usata l'abilità
things-bonuses = bonus
things-actions = Azioni di Corte
things-spots = posti per i Governatori
things-boards = lati B
things-abilities = abilità dei lati B, per azione
things-rewards = ricompense prese, per aspetto e round
things-tasks = Incarichi portati a termine
things-criteria = criteri dei tasselli Muraglia, contati per una Muraglia
