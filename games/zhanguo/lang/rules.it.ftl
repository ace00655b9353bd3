# ZhanGuo: le regole con parole nostre, le decisioni, e le opzioni come frasi.

## Le opzioni come frasi: … sta per la scelta

sentence-boards = Le plance sono ….
sentence-boards-a = i lati A
sentence-boards-b = i lati B, scelti in ordine inverso di turno
sentence-boards-auction = i lati B, all'asta
sentence-draw = Ciascuno pesca ….
sentence-draw-two = due carte per colore
sentence-draw-three = tre carte per colore e ne tiene due
sentence-order = Si gioca ….
sentence-order-clockwise = in senso orario
sentence-order-reward-line = lungo la Linea delle Ricompense
sentence-hire = Assumere alza il Malcontento di ….
sentence-hire-one = 1
sentence-hire-workers = tanto quanti sono i Lavoratori
sentence-first = Comincia ….
sentence-first-random = un giocatore tirato a sorte
sentence-first-seat-1 = il posto 1
sentence-first-seat-2 = il posto 2
sentence-first-seat-3 = il posto 3
sentence-first-seat-4 = il posto 4

## Gruppi e titoli

group-glance = A colpo d'occhio
group-unification = Le carte sopra la plancia
group-court = La Corte
group-abilities = Le abilità
group-rewards = Le Ricompense per l'Unificazione
group-tasks = Gli Incarichi
group-end = La fine
group-variants = Lati B e varianti
group-appendix = Appendice: dettagli, e questo tavolo

heading-overview = Di che cosa si tratta
heading-set-up = Preparazione
heading-round = Un round
heading-bonuses = Che cosa danno le carte
heading-signs = Tutti i simboli
heading-advice = Per le prime partite
heading-reward-table = Le ricompense, round per round
heading-task-table = I dodici Incarichi
unification-action = Azione di Unificazione
court-action = Azioni di Corte
unification-rewards = A chi vanno le ricompense
task-discs = Portare a termine gli Incarichi
final-governor-count = Il conto dei Governatori
final-aspect-count = Il conto degli aspetti
final-task-count = Il conto degli Incarichi
wall-tiles = Il conto delle Muraglie
most-points = Chi vince
line-order = I turni lungo la Linea delle Ricompense
hire-unrest = Assumere secondo il numero

## Regole

rule-overview =
    Cina, 221 a.C. Gli Stati Combattenti sono conquistati, ma non sono ancora un impero. Tu unifichi scrittura, moneta e leggi, insedi Governatori, innalzi Palazzi e costruisci la Grande Muraglia.

    In cinque round giochi ogni volta sei carte. Ogni carta si gioca in uno di due modi:

    - __sopra la tua plancia__, per i segnalini Unificazione e per la sua abilità, al prezzo del Malcontento;
    - __a Corte__, per una di sei azioni. Se il numero è quello giusto, le carte sopra la tua plancia rispondono.

    Più carte sopra la plancia rendono più forte ogni azione, ma lasciano meno carte per le azioni.
rule-set-up =
    Il tabellone ha una mappa di cinque Regioni, la Grande Muraglia con tre siti di due sezioni, la Corte, le ricompense con la loro Linea, e due sezioni di Incarichi. La tua plancia ha le stesse cinque Regioni, ciascuna con un'Area Governatori, un'Area Lavoratori e una linea del Malcontento. I lati A sono tutti uguali: per cominciare si usano quelli.

    Ognuno ha 8 Governatori, 6 Palazzi e 5 Muraglie del suo colore, 5 segnalini Malcontento, e 5 Funzionari per ciascuno di tre colori: i rossi sono militari, i grigi civili, i bianchi ispettori. Tre Funzionari, stampati sulla plancia, cominciano nell'Area Governatori della Regione 1. Di 8 dischetti uno sta sulla Linea delle Ricompense, uno sulla linea dei PV, e sei sono pronti accanto agli Incarichi. Ognuno comincia con 0 PV, e il conto prosegue oltre 100 e 200.

    Ci sono 40 carte avorio (Scrittura, 1–40), 40 arancioni (Moneta, 41–80) e 40 marroni (Leggi, 81–120); ogni colore è un mazzo a sé, mescolato e coperto. La riserva generale ha i Lavoratori, e 12, 9 o 6 segnalini Unificazione di valore 1 per colore in 4, 3 o 2 giocatori. Un segnalino di valore 3 per colore sta sul tabellone, accanto alla Corte. Tutti i pezzi sono limitati, tranne i Lavoratori.

    Sei tasselli Muraglia, ciascuno con uno dei due lati in vista, vanno a sorte alle sei sezioni, e un Incarico Muraglia, uno Palazzo e uno Governatore a ciascuna sezione degli Incarichi. Il primo giocatore lo decide il caso, a meno che il tavolo non abbia scelto un posto. Il suo dischetto è il più in alto sulla Linea delle Ricompense, gli altri seguono a sorte, uno per spazio.
rule-round =
    Un round ha tre fasi:

    1. Ognuno __pesca__ due carte per colore.
    2. A turno ognuno __gioca__ una carta, finché tutte e sei sono giocate.
    3. Si assegnano le tre __Ricompense per l'Unificazione__ del round.

    Si gioca in senso orario dal primo giocatore, il cui dischetto è in cima alla Linea delle Ricompense; quelli più in basso contano solo per le parità. Un dischetto segna i round, e dopo il quinto la partita finisce.

    Le carte si tengono in modo che gli altri ne vedano il retro: quante carte avorio, arancioni e marroni ha ciascuno è noto, i numeri no. Tutto il resto davanti a un giocatore è in vista.
rule-step-by-step = Una giocata è una catena di piccoli passi, e ciascuno si può riprendere da solo. La pagina dice quale passo tocca; ciò che viene dopo deve aspettare.
rule-hand =
    Si giocano le carte della propria mano, una per turno e per una sola azione, e nel round ognuno le gioca tutte e sei.

    Una carta ha un colore, un numero che nessun'altra ha, e un'abilità: a sinistra l'Azione di Corte che la risveglia, a destra ciò che allora porta.
rule-signs = Che cosa c'è sulle carte, sul tabellone e sulle plance. I punti accanto agli Incarichi e sopra gli spazi delle Muraglie contano alla fine; tutti gli altri sono tuoi subito.
rule-advice =
    - Cerca l'equilibrio: le carte sopra la plancia rendono più forti le azioni, ma le azioni sono solo le carte a Corte. Nel primo round tre o quattro sopra la plancia sono un buon inizio.
    - Guarda il retro delle carte degli altri prima di contare su un numero più alto o più basso. Per un Palazzo tieni i numeri alti finché gli altri hanno ancora carte marroni.
    - Non aspettare troppo il numero giusto. Un Palazzo o una Muraglia senza risposte è meglio di uno spazio perso.
    - Lascia che gli Incarichi ti dicano dove costruire, e comincia da una loro sezione.
rule-unification-action =
    Infili la carta, scoperta, sopra una Regione della tua plancia, così che se ne vedano solo i simboli in alto, e prendi segnalini del suo colore: 1 per la prima carta di quella Regione, 2 per la seconda, 3 per la terza. Per ogni segnalino che manca nella riserva ricevi subito 1 PV.

    La seconda carta alza di 1 il Malcontento di quella Regione, la terza di 2. La carta resta lì per tutta la partita, e la sua abilità è tua.
rule-region-cards = Una Regione tiene tre carte, quindi sopra una plancia ce ne stanno al massimo quindici.
rule-track-end =
    Ogni Regione della tua plancia ha una linea del Malcontento di due, tre o quattro spazi, secondo la Regione e il lato della plancia. Il segnalino sulla linea mostra quanto Malcontento c'è; senza segnalino non ce n'è. Sale da sinistra, uno spazio per ogni 1. Niente di ciò che fai può portare il Malcontento oltre l'ultimo spazio; se lo facesse, non puoi farlo.

    Il Malcontento sale con la seconda e la terza carta di una Regione, e assumendo. Cala quando insedi lì un Governatore, e con alcune abilità. È solo tuo: ciò che fai non tocca mai quello degli altri.
rule-court-action =
    Metti la carta scoperta in cima alla pila della Corte ed esegui una di sei azioni. Ogni carta va bene per ogni azione: colore, numero e abilità qui non contano.

    Il numero conta dopo, per le abilità delle carte sopra la tua plancia.
rule-able = Puoi scegliere un'azione solo se puoi eseguirla, e allora devi farlo.
rule-official-supply = Prendi dalla tua riserva un Funzionario di un colore qualunque e mettilo nell'Area Governatori di una Regione qualunque. Ce ne sono cinque per colore; quando tutti e quindici sono sulla plancia, non c'è più nessuno da reclutare.
rule-move-points =
    Spendi da uno a tre punti. Un punto sposta un Funzionario

    - da un'Area Governatori a quella di una Regione adiacente,
    - da un'Area Lavoratori a quella di una Regione adiacente,
    - su, da un'Area Lavoratori all'Area Governatori della stessa Regione.

    I punti possono andare a un Funzionario o a più d'uno; senza Funzionari sulla plancia non c'è niente da riassegnare. __Scendere__ dall'Area Governatori all'Area Lavoratori della stessa Regione non costa niente, e si può in ogni momento del proprio turno.
rule-adjacency = Due Regioni sono adiacenti se sulla mappa il loro confine è una linea. Dove è un muro si toccano soltanto.
rule-workers-full = Un'Area Lavoratori ha posto per due Funzionari. Se è piena la puoi attraversare, con un punto in più, ma non fermartici. Un'Area Governatori ne tiene quanti vuoi.
rule-install-officials =
    Un Funzionario rosso, uno grigio e uno bianco lasciano l'Area Governatori di una Regione e tornano nella tua riserva; in quella Regione del tabellone arriva un tuo Governatore:

    - su uno spazio bonus libero a tua scelta: subito fino a 4 punti di riassegnazione, o un Funzionario di un colore qualunque in una Regione qualunque, o 4 PV;
    - accanto agli spazi, senza bonus, se nessuno è libero.

    In quella Regione della tua plancia il Malcontento sparisce. Una Regione del tabellone tiene quanti Governatori si vuole; quando tutti e otto i tuoi sono sul tabellone non puoi più insediarne.
rule-hire-officials = In una Regione, ogni Funzionario dell'Area Lavoratori porta un Lavoratore, quindi uno o due; dove non c'è nessun Funzionario non si assume. Poi lì il Malcontento sale di 1, quanti che siano; dove la linea è alla fine non si assume. I Funzionari restano, e un'Area Lavoratori tiene quanti Lavoratori vuoi.
rule-palace-workers =
    Due Lavoratori della Regione e uno di un'altra tornano nella riserva, e un Palazzo va su uno spazio libero di quella Regione. Poi

    - prendi un segnalino Unificazione di valore 3, di un colore che sia ancora sul tabellone, se ce n'è;
    - ricevi 1 PV per ogni carta sopra la tua plancia.
rule-palace-space = Una Regione ha tanti spazi per Palazzi quanti sono i giocatori, e ciascuno ne tiene uno; quando sono tutti occupati, lì nessuno può più costruire. Nella stessa Regione puoi costruirne più d'uno, ma non più di sei in tutta la partita.
rule-palace-unrest = In una Regione dove il tuo Malcontento è sullo spazio segnato o sull'ultimo della linea non puoi costruire Palazzi.
rule-wall-workers = Una Muraglia va su uno spazio libero di una sezione. Lo spazio mostra una, due o tre barrette: altrettanti Lavoratori tornano nella riserva, tutti di Regioni diverse, quelle che vuoi, perché una Muraglia non è di nessuna. Più barrette rendono di più alla fine.
rule-wall-once = Ogni spazio tiene una Muraglia, e in una sezione puoi averne una. Quando i suoi tre spazi sono occupati, lì nessuno può più costruire. Hai cinque Muraglie per tutta la partita.
rule-ability-higher =
    Dopo l'Azione di Corte confronta il numero che hai giocato con quello sotto:

    - __più alto__: rispondono le tue carte per Costruire 1 Muraglia, Costruire 1 Palazzo e Assumere Lavoratori;
    - __più basso__: rispondono le tue carte per Reclutare 1 Funzionario e Insediare 1 Governatore.

    Solo le carte dell'azione che hai giocato. Colore e abilità della carta giocata non contano, e l'azione si esegue che qualcosa risponda o no. Sotto la prima carta della partita c'è una X, che vale il numero che vuoi. A una riassegnazione non risponde nessuna carta.
rule-ability-own = Puoi usare l'abilità di ogni carta sopra la tua plancia che risponde: ciascuna una volta, nell'ordine che vuoi, e solo se vuoi.
rule-ability-silent = Se in una Regione il Malcontento è sull'ultimo spazio della linea, le carte sopra quella Regione tacciono.
rule-ability-nothing = Un'abilità che non farebbe niente non si può usare. Le riserve sono limitate, tranne quella dei Lavoratori.
rule-bonuses =
    - un segnalino Unificazione di valore 1 a scelta; 1 PV se non ne resta di nessun colore
    - fino a 2 punti di riassegnazione
    - 2 PV o 3 PV
    - un Lavoratore nella Regione della carta, senza Malcontento
    - 1 PV per ogni tua carta avorio, arancione o marrone sopra la plancia
    - Malcontento −1, in una Regione a scelta o in quella della carta
    - un Lavoratore passa in una Regione adiacente
    - un Funzionario rosso, grigio o bianco nell'Area Governatori della Regione della carta
rule-ability-board =
    I lati B delle plance hanno abilità proprie, qualunque sia il numero giocato, in qualsiasi ordine con quelle delle carte:

    - __cerchio__: Assumere Lavoratori porta un Lavoratore in più nella stessa Regione, se vi lavora un Funzionario, poi puoi spendere un punto di riassegnazione. Dopo Insediare 1 Governatore puoi spostare un Lavoratore in una Regione adiacente.
    - __quadrato__: dopo Costruire 1 Muraglia o Reclutare 1 Funzionario puoi prendere un segnalino Unificazione di valore 1 a scelta, o ricevi 1 PV se non ne resta di nessun colore.
    - __triangolo__: dopo Riassegnare i Funzionari o Costruire 1 Muraglia puoi abbassare di 1 il Malcontento in una Regione, e prendervi un Lavoratore; mai un Lavoratore dove il Malcontento non cala.
    - __stella__: dopo Reclutare 1 Funzionario puoi spendere fino a due punti di riassegnazione. Dopo Insediare 1 Governatore puoi spostare un tuo Governatore, anche quello nuovo, in una Regione adiacente, accanto agli spazi bonus: senza bonus, e lì il Malcontento resta.
rule-unification-rewards =
    Quando tutte le carte sono giocate: prima la Scrittura, poi la Moneta, poi le Leggi. I segnalini contano secondo il loro valore, 1 o 3. Chi ne ha di più di quel colore, con almeno un segnalino, può prendere la ricompensa del round. Restituisce __tutti__ i suoi segnalini di quel colore, quello di valore 3 al tabellone, e sposta il dischetto sulla ricompensa. Oppure passa, tiene tutto, e tocca a chi ne ha di più dopo di lui.

    Se tutti passano, o nessuno ha segnalini di quel colore, la ricompensa non si assegna. Se ne possono prendere più d'una; il dischetto sta sull'ultima.

    La ricompensa va presa per intero. I Lavoratori arrivano senza Malcontento, che lì lavorino Funzionari o no. Un Governatore, una Muraglia o un Palazzo in ricompensa non costano Funzionari né Lavoratori; il Palazzo dà i suoi PV ma non il segnalino di valore 3. Per il resto vale ciò che vale per l'azione.

    In parità viene prima il dischetto più in alto: quelli sulla Linea delle Ricompense, poi quelli nella colonna del round. In quest'ordine tutti i dischetti tornano sulla linea, e il più in alto è il nuovo primo giocatore. Chi non prende ricompense, dunque, sale.
rule-reward-table = Una ricompensa per ogni aspetto in ogni round.
rule-task-table = Quattro tasselli per tipo; in una partita se ne dispongono sei dei dodici, due per tipo. Una riga non è una sezione: quali due escano lo decide la sorte.
rule-reward-region = Una ricompensa di Funzionari o Lavoratori va nella Regione indicata, un Governatore in una di quelle indicate.
rule-task-discs =
    Un Incarico nomina da due a quattro Regioni o siti della Muraglia. Se sul tabellone hai almeno un Governatore, un Palazzo o una Muraglia per ciascuno dei suoi simboli, metti un dischetto sul primo posto libero da sinistra, alla fine del tuo turno o dopo una ricompensa. Un sito nominato due volte chiede entrambe le sue sezioni. Si possono portare a termine più Incarichi insieme.

    Puoi avere più di quanto un Incarico chiede. Accanto a un Incarico hai al massimo un dischetto, e ogni posto ne tiene uno. Il dischetto resta, anche se un Governatore se ne va. Lo mette la pagina per te, così nessuno può dimenticarlo.
rule-final-governor-count = In ogni Regione chi ha più Governatori riceve 9 PV, più 3 PV per ciascuno dei suoi che sono lì. Chi è in parità se li divide, arrotondando per difetto.
rule-final-aspect-count = Il maggior numero di segnalini dà 5 PV per la Scrittura, 6 per la Moneta, 7 per le Leggi, secondo il valore. In parità li prende il dischetto più in alto sulla Linea delle Ricompense. Nessun dischetto si muove, e non si restituisce niente.
rule-final-task-count = In ciascuna delle due sezioni somma i PV dei posti dei tuoi dischetti, e moltiplica per quanti dischetti vi hai.
rule-wall-tiles =
    Ogni Muraglia dà punti secondo il tassello della sua sezione e le barrette del suo spazio: più barrette, più punti per ogni Regione, per ogni terna di carte, o per ciò che il tassello conta sulla tua plancia.

    I Funzionari contano in entrambe le Aree di una Regione. Un tassello dà 5, 10 o 15 PV meno tutto il tuo Malcontento, e può andare in perdita.
rule-most-points = Vince chi ha più PV. In parità, chi ha il dischetto più in alto sulla Linea delle Ricompense.
rule-board-taken = Con i lati B l'ultimo nell'ordine di turno sceglie la plancia per primo, il primo giocatore per ultimo. Tutti usano lo stesso lato, A o B.
rule-auction-raise =
    Chi conosce i lati B può metterli all'asta. Ognuno comincia con 15 PV, e ci sono tante plance quanti i giocatori. Il primo giocatore apre con almeno 1 PV; in senso orario gli altri rilanciano o passano, e chi passa è fuori da quest'asta. L'ultimo rimasto paga la sua offerta e sceglie una plancia.

    Poi il seguente alla sua sinistra che non ne ha apre un'altra asta, fra tutti quelli che non ne hanno. All'ultimo giocatore va l'ultima plancia per 1 PV. Nessuno può offrire più PV di quanti ne ha. Sulle varianti ci si accorda prima dell'asta.
rule-keep-two = Nei round da 1 a 4 ognuno pesca tre carte per colore, ne tiene due e mette da parte la terza, coperta; quelle messe da parte di un colore si mescolano e vanno sotto il loro mazzo. Nel round 5 se ne pescano due. Come tutte le varianti, si può usare da sola o con le altre.
rule-line-order = In questa variante non si gioca in senso orario, ma lungo la Linea delle Ricompense, dall'alto in basso.
rule-hire-unrest = In questa variante Assumere Lavoratori alza il Malcontento di quanti sono i Lavoratori assunti, uno o due, invece che di 1.
rule-not-your-turn = Decide soltanto chi è di turno. La pagina dice di chi è il turno, e quello di un bot passa da sé.
rule-undo-drawn = Puoi riprendere le tue decisioni, un passo alla volta, finché non si pescano carte e nessun altro ha deciso. Ciò che si è visto non si può più non vedere. A partita finita non si può più annullare nulla.
rule-game-over = Dopo il conto non si gioca più. Il diario e la revisione restano.

## Didascalie delle figure

diagram-first-card = La prima carta sopra la Regione 2, ed è marrone: Blu prende un segnalino marrone, e il Malcontento non sale.
diagram-third-card = La terza carta sopra la Regione 4: tre segnalini del suo colore, e il Malcontento sale da 1 a 3.
diagram-track-end = Nella Regione 3 il Malcontento è a 2, e la linea finisce a 3. Una terza carta lo alzerebbe di 2, quindi non si può mettere.
diagram-recruit = Blu prende un Funzionario rosso nella Regione 2.
diagram-reassign = Tre punti: uno per il Funzionario rosso che sale nell'Area Governatori della Regione 2, due per il bianco che va dalla Regione 3 alla 5.
diagram-hire = Prima un Funzionario rosso e uno grigio scendono nella Regione 3, gratis; poi vi assumono due Lavoratori.
diagram-palace = Un Palazzo nella Regione 4: due Lavoratori di lì, uno della Regione 5, e 6 PV per sei carte. Di segnalini di valore 3 non ne restano.
diagram-higher = La carta sopra la Regione 1 risponde a un Palazzo con 3 PV, ma solo se il numero giocato è più alto di 60.
diagram-lower = 40 è più basso di 70: rispondono tutte le carte che aspettano un Governatore, tranne nella Regione 4, dove il Malcontento è alla fine.
diagram-reward = Rosso ha più segnalini Scrittura. Accetta, li restituisce, e il suo dischetto va nella colonna.
diagram-tie-break = L'ordine è Blu, Giallo, Rosso, Viola: prima la Linea delle Ricompense, poi la colonna. Blu e Giallo hanno due segnalini Leggi ciascuno, quindi si chiede prima a Blu.
diagram-wall-task = Turchese, Turchese, Oro: a Blu manca la seconda sezione Turchese.
diagram-palace-task = Regioni 1, 2 e 5: a Blu manca un Palazzo nella Regione 5.
diagram-final-governors = Regione 1: 9 + 3 + 3 = 15 PV per Rosso. Regione 4: 9 + 3 diviso tre, 4 PV ciascuno.
diagram-final-tasks = Blu: sopra (5 + 2) × 2 = 14 PV, sotto 3 PV, in tutto 17.

## Decisioni

ruling-court-action = La Corte non si svuota mai: la X vale solo per la primissima carta della partita.
ruling-able = Se un'azione si può eseguire lo si chiede quando si gioca la carta. Fai dunque scendere prima i Funzionari che devono assumere.
ruling-move-points = Gli spostamenti gratuiti si offrono prima della carta, mentre si spendono punti e fra le abilità. Dopo, c'è tempo nel turno seguente.
ruling-workers-full = Attraversare un'Area Lavoratori piena costa un punto per ogni confine attraversato.
ruling-install-officials = Il Malcontento sparisce prima che si usi il bonus dello spazio; l'uno non tocca l'altro.
ruling-ability-silent = Se una Regione tace lo si chiede quando si usa ciascuna abilità: ciò che viene prima può risvegliarla o zittirla.
ruling-ability-nothing = Un'abilità che non cambierebbe niente non si offre; torna se un'altra le dà qualcosa da fare.
ruling-ability-board = Queste abilità seguono solo le Azioni di Corte, non le ricompense. Il Lavoratore in più del cerchio arriva con gli altri; il suo punto si usa fra le abilità.
ruling-governor-none = Un Governatore che lascia uno spazio bonus lo lascia libero per un altro.
ruling-unification-rewards = Chi non può prendere l'intera ricompensa viene saltato senza domande.
ruling-task-discs = Dichiarare non è mai una perdita, e un posto prima vale di più: i dischetti si mettono quindi da sé.
ruling-final-aspect-count = Si conta il valore, come per le ricompense; senza segnalini non li prende nessuno.
ruling-wall-tiles = Una Regione senza Funzionari e senza Malcontento ha almeno tanti Funzionari quanto Malcontento.
ruling-auction-open = Si offre sempre in senso orario, anche ai tavoli dove i turni seguono la Linea delle Ricompense.
ruling-auction-raise = Le plance che restano fuori da un'asta si tirano a sorte.
ruling-keep-two = Tutti pescano prima che qualcuno scelga, e a chi vadano le carte del round lo decide la sorte. Le carte sotto un mazzo arrivano solo quando tutto ciò che sta sopra è pescato.
ruling-hire-unrest = Il Lavoratore in più del cerchio non alza il Malcontento.

## Tabelle e simboli

chart-round = Round
chart-reward = { $reward }
chart-reward-in = { $reward } nella Regione { $region }
chart-reward-among = { $reward } nella Regione { $first } o { $last }
chart-reward-any = { $reward } in una Regione a scelta
chart-tile = PV alla fine
chart-bars = { $bars ->
    [one] 1 barretta
   *[other] { $bars } barrette
}
signs-actions = Azioni di Corte
signs-bonuses = Che cosa danno le carte
signs-things = Sulle plance e a Corte
signs-officials = Funzionari
signs-squares = Spazi bonus per i Governatori
signs-aspects = Aspetti
signs-regions = Regioni
signs-sites = Siti della Grande Muraglia
signs-sides = Lati B
sign-worker = un Lavoratore, un'Area Lavoratori
sign-unrest = Malcontento, e il segnalino sulla sua linea
sign-no-palace = niente Palazzi finché il Malcontento è qui
sign-silent = la fine della linea: la Regione tace, e niente Palazzi
sign-marker = un segnalino Unificazione, di valore 1 o 3
sign-up = più alto del numero a Corte
sign-down = più basso del numero a Corte
sign-spark = tante abilità risponderebbero
sign-aspect = { $aspect }, { $colour }
sign-side = { $side }: { $part }

## Nomi dei fatti e delle fonti nel file di dati

adjacent = Regioni adiacenti
walled = Regioni che si toccano lungo un muro
seats-2 = Spazi per Palazzi in 2 giocatori
seats-3 = Spazi per Palazzi in 3 giocatori
seats-4 = Spazi per Palazzi in 4 giocatori
markers-2 = Segnalini in 2 giocatori
markers-3 = Segnalini in 3 giocatori
markers-4 = Segnalini in 4 giocatori
task-places = Posti accanto a un Incarico
ivory-1-10 = Carte avorio da 1 a 10
ivory-11-20 = Carte avorio da 11 a 20
ivory-21-30 = Carte avorio da 21 a 30
ivory-31-40 = Carte avorio da 31 a 40
orange-41-50 = Carte arancioni da 41 a 50
orange-51-60 = Carte arancioni da 51 a 60
orange-61-70 = Carte arancioni da 61 a 70
orange-71-80 = Carte arancioni da 71 a 80
brown-81-90 = Carte marroni da 81 a 90
brown-91-100 = Carte marroni da 91 a 100
brown-101-110 = Carte marroni da 101 a 110
brown-111-120 = Carte marroni da 111 a 120
writing-1 = Scrittura, round 1
writing-2 = Scrittura, round 2
writing-3 = Scrittura, round 3
writing-4 = Scrittura, round 4
writing-5 = Scrittura, round 5
currency-1 = Moneta, round 1
currency-2 = Moneta, round 2
currency-3 = Moneta, round 3
currency-4 = Moneta, round 4
currency-5 = Moneta, round 5
laws-1 = Leggi, round 1
laws-2 = Leggi, round 2
laws-3 = Leggi, round 3
laws-4 = Leggi, round 4
laws-5 = Leggi, round 5
wall-task-1 = Incarico Muraglia 1
wall-task-2 = Incarico Muraglia 2
wall-task-3 = Incarico Muraglia 3
wall-task-4 = Incarico Muraglia 4
palace-task-1 = Incarico Palazzo 1
palace-task-2 = Incarico Palazzo 2
palace-task-3 = Incarico Palazzo 3
palace-task-4 = Incarico Palazzo 4
governor-task-1 = Incarico Governatore 1
governor-task-2 = Incarico Governatore 2
governor-task-3 = Incarico Governatore 3
governor-task-4 = Incarico Governatore 4
wall-tile-1 = Tassello Muraglia 1
wall-tile-2 = Tassello Muraglia 2
wall-tile-3 = Tassello Muraglia 3
wall-tile-4 = Tassello Muraglia 4
wall-tile-5 = Tassello Muraglia 5
wall-tile-6 = Tassello Muraglia 6
field-list = questi:
field-count = quanti:
field-reward = ricompensa:
field-regions = Regione:
field-symbols = chiede:
field-points = PV:
field-tracks = linee del Malcontento:
field-no-palace = niente Palazzi a:
field-officials = Funzionari:
field-ability = abilità:
field-a = lato a:
field-a-points = PV:
field-b = lato b:
field-b-points = PV:
source-no-list-found = Nessun elenco trovato
source-no-map-found = Nessuna mappa trovata
source-rule-book-reassigning-example = Torna con l'esempio di riassegnazione del regolamento
source-rule-book-palaces = Regolamento, Palazzi
source-rule-book-set-up = Regolamento, preparazione
source-rule-book-task-example = Regolamento, esempi di Incarichi
source-kinds-from-the-rule-book = Il regolamento nomina solo i tipi
source-round-from-the-rule-book = Il regolamento nomina solo il round
source-5-3-and-2-from-the-rule-book = Il regolamento mostra 5, 3 e 2
source-lengths-2-to-4-from-the-rule-book = Il regolamento dice solo da 2 a 4
source-abilities-from-the-rule-book = Il regolamento dà solo le abilità
source-criteria-from-the-rule-book-pairs-ours = Criteri e punti dal regolamento, coppie nostre
