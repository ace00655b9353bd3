
# L'Imperatore della Cina: le regole con parole nostre, le decisioni, e le opzioni come frasi.

## Le opzioni come frasi: … sta per la scelta

sentence-fortifications = Si gioca … fortezze.
sentence-fortifications-without = senza
sentence-fortifications-with = con le
sentence-side = La mappa è ….
sentence-side-by-seats = il lato adatto al numero di giocatori
sentence-side-for-3-4 = il lato per 3 e 4 giocatori
sentence-side-for-4-5 = il lato per 4 e 5 giocatori
sentence-roads = Lungo le strade conta ….
sentence-roads-rows = ogni fila senza palazzi in comune
sentence-roads-one-row = una fila per ogni gruppo di palazzi
sentence-first = Comincia ….
sentence-first-random = un giocatore tirato a sorte
sentence-first-seat-1 = il posto 1
sentence-first-seat-2 = il posto 2
sentence-first-seat-3 = il posto 3
sentence-first-seat-4 = il posto 4
sentence-first-seat-5 = il posto 5

## Gruppi e titoli

group-glance = A colpo d'occhio
group-turn = Il tuo turno
group-pieces = Palazzi ed emissari
group-houses = I punti dei palazzi
group-drawing = Pescare
group-fortifications = Le fortezze
group-end = La fine
group-appendix = Appendice: minuzie, e come funziona questo tavolo

heading-overview = Di che cosa si tratta
heading-map = La mappa
heading-set-up = Preparazione
heading-turn = Un turno
heading-house-scoring = Una regione è completa
heading-fortification-double = Che cosa raddoppia una fortezza
heading-last-round = L'ultimo giro
heading-nothing-to-place = Quando non si può piazzare più niente
heading-winner = Il nuovo imperatore

## Regole

rule-overview =
    Cina, verso il 200 a.C. Il vecchio imperatore ha perso la presa, e le grandi famiglie costruiscono palazzi in nove regioni e mandano emissari alle loro corti.

    Il turno è breve: si giocano carte, si piazzano uno o due pezzi, si pesca. I punti vengono da tre cose, e ogni pezzo serve almeno a due:

    - I __palazzi__ danno punti appena una regione è completa, a tutti quelli che vi hanno costruito.
    - Gli __emissari__ danno punti alla fine, se sono i più numerosi nelle corti di due regioni vicine.
    - Le __strade__ danno punti alla fine, per le file di almeno quattro palazzi tuoi.
rule-map =
    La mappa mostra nove regioni. Il giallo, il rosso, l'arancione e il verde ne colorano due ciascuno, che non si toccano mai; il viola ha solo Chu.

    - Le __caselle palazzo__ sono unite da strade. Ogni casella tiene un palazzo.
    - La __casella drago__ di una regione è la sua corte: lì vanno gli emissari.
    - I __numeri__ da 1 a 15 stanno sui confini. Ognuno è un'alleanza che due corti vicine possono stringere.
    - La __Grande Muraglia__ intorno alla mappa è il segnapunti.
rule-set-up =
    Il tabellone ha due lati, uguali tranne che nelle strade. In tre si usa il lato per 3 e 4, in cinque quello per 4 e 5; in quattro si sceglie.

    Ognuno ha 20 palazzi e 8 emissari di un colore. Un nono emissario parte dallo 0 della Grande Muraglia e segna i punti; chi passa 50 ricomincia da 0 con una carta punteggio da 50, e ne prende una seconda dopo 100. I giocatori esperti possono accordarsi sulle fortezze: allora ognuno ne ha anche una.

    Le carte regione sono 57, in cinque colori. In quattro ne resta nella scatola una per colore, in tre due. Ognuno ne riceve tre; quattro stanno scoperte in fila; le altre sono il mazzo, coperto. Cinque carte punteggio e nove sigilli per le regioni stanno pronti.

    Chi comincia lo decidono i giocatori, o la sorte. Il primo giocatore tiene la pedina dell'Imperatore per tutta la partita: mostra dove finisce un giro.
rule-turn =
    Comincia il primo giocatore, e si prosegue in senso orario. Un turno ha due passi:

    1. __Piazzare__ uno o due pezzi in una regione, pagandoli con le carte; oppure __scambiare__ una carta.
    2. __Pescare__ fino ad avere di nuovo tre carte.

    Ricorda 3-2-1: al massimo tre carte, per al massimo due pezzi, in una regione.
rule-place-or-exchange = Un turno non si salta. Se non puoi piazzare niente, o non vuoi, scambi una carta.
rule-one-region = Tutti i pezzi di un turno vanno nella stessa regione.
rule-empty-region = In una regione dove all'inizio del tuo turno non c'è niente puoi piazzare un solo pezzo. Non importa di chi siano i pezzi: il primo di chiunque la apre a due.
rule-two-pieces = Due pezzi sono il massimo di un turno, qualunque carta ti resti in mano. Possono essere di un tipo o di due: palazzi, emissari, o uno e uno. Anche una fortezza è un pezzo.
rule-payment-colour =
    Ogni pezzo si paga con una carta del colore della regione. Quasi ogni colore ha due regioni, quindi spesso c'è da scegliere.

    Due carte uguali di un altro colore sono un __jolly__: insieme pagano un pezzo. Nello stesso turno si può pagare in entrambi i modi.

    Le carte giocate vanno sugli scarti, scoperti.
rule-joker-other = Il jolly dev'essere di un colore diverso da quello della regione. Tre carte uguali pagano dunque uno o due pezzi in una regione del loro colore, oppure un pezzo altrove; mai di più.
rule-hand = Si paga con le carte in mano. Nessuno le vede, ma quelle prese dalla fila scoperta le ricordano tutti: i riquadri dei giocatori le mostrano.
rule-exchange-instead = Invece di piazzare, scarta una carta e prendine una nuova, dalla fila scoperta o dal mazzo. Se viene dalla fila, la fila torna a quattro. Il turno è tutto lì: dopo aver piazzato un pezzo non è più possibile.
rule-space-taken = Un palazzo va su una casella palazzo della regione, e ogni casella ne tiene uno. Quando sono tutte occupate, la regione è completa e non accoglie altri palazzi.
rule-emissary-limit =
    Gli emissari vanno sulla casella drago, la corte della regione, e in nessun altro posto. C'è spazio per tanti emissari, di tutti i colori insieme, quanti sono i palazzi di chi nella regione ne ha di più.

    Se dunque uno ha tre palazzi e un altro due, la corte accoglie tre emissari. Puoi mandare un emissario anche dove non hai palazzi.
rule-emissary-house = Dove non c'è nessun palazzo nessuno ne ha di più: la corte non accoglie emissari. Il primo pezzo di una regione è quindi un palazzo, o una fortezza.
rule-supply = Chi non ha più pezzi di un tipo non può più piazzarne.
rule-house-scoring =
    Appena tutte le caselle palazzo di una regione sono occupate, si contano i suoi palazzi, anche a metà di un turno:

    - Chi ha più palazzi riceve un punto per ogni palazzo della regione, di qualunque colore.
    - Il secondo riceve un punto per ogni palazzo del primo, il terzo uno per ogni palazzo del secondo, e così via.
    - Chi è in parità riceve gli stessi punti, e il giocatore dopo prende subito il posto seguente.
    - Chi non vi ha palazzi non riceve niente.

    Un sigillo segna poi la regione. Gli emissari possono ancora arrivare.
rule-turn-draw = Quando hai finito di piazzare prendi le carte una alla volta fino ad averne tre: dalla fila scoperta o dal mazzo, come preferisci. Solo allora la fila torna a quattro, e tocca al prossimo.
rule-draw-later = Le carte arrivano alla fine del turno: ciò che peschi non si gioca nello stesso turno.
rule-row-card = Puoi prendere qualunque carta della fila scoperta. Non viene sostituita prima che tu abbia finito di pescare.
rule-pile-empty =
    Quando il mazzo finisce per la prima volta, tutti gli scarti, anche quelli di questo turno, si mescolano subito in un mazzo nuovo. La fila scoperta resta; chi stava pescando continua, poi si completa la fila.

    Quando finisce per la seconda volta, comincia la fine. Non si fa un altro mazzo, e la fila non si completa più.
rule-fortifications-off = Con le fortezze, ognuno può piazzarne una sola in tutta la partita. Il tavolo lo decide prima.
rule-fortification-space = Una fortezza va su una casella palazzo vuota e si paga come ogni pezzo. Non è di nessuno: è di chi ci mette sopra un palazzo, fosse anche il prossimo giocatore. Se puoi, mettici il tuo nello stesso turno.
rule-fortification-double =
    Un palazzo su una fortezza raddoppia:

    - tutti i punti del suo proprietario quando si contano i palazzi di quella regione,
    - tutti i punti della fila lungo le strade in cui si trova.

    I punti degli altri non cambiano.
rule-last-round = Quando il mazzo è esaurito per la seconda volta, il giro si gioca fino in fondo: l'ultimo turno è del giocatore alla destra del primo. Poi viene il conto finale.
rule-nothing-to-place = Se nessuno può più piazzare nessun pezzo da nessuna parte, la partita finisce subito.
rule-final-houses = Prima si contano, nel solito modo, i palazzi di tutte le regioni non ancora complete.
rule-final-alliances =
    Poi si guardano le 15 alleanze, nell'ordine dei loro numeri. Ognuna unisce due regioni vicine. Gli emissari da soli non danno punti, ne danno solo le alleanze: chi ne ha di più in entrambe le regioni riceve un punto per ogni emissario delle due corti, di qualunque colore. Tutti gli altri non ricevono niente.

    La stessa corte può servire a più alleanze, se si guidano anche le vicine. La parità vale come averne di più, e se più giocatori ne hanno di più in entrambe, tutti ricevono i punti pieni.

    Su un tabellone vero la pedina dell'Imperatore va di numero in numero, perché nessuna alleanza si dimentichi; qui conta la pagina.
rule-road-rows =
    Infine le strade. Almeno quattro palazzi tuoi in una fila ininterrotta lungo le strade danno un punto ciascuno. La fila può attraversare più regioni. I palazzi accanto, su una diramazione, non contano, e ogni palazzo conta una volta sola.

    La pagina trova da sé le tue file migliori e le mostra.
rule-winner = Vince chi ha più punti. In parità, chi ha più pezzi nella riserva (palazzi, emissari, fortezza); se anche quelli sono pari, la vittoria è condivisa.
rule-not-your-turn = Decide soltanto chi è di turno. La pagina dice a chi tocca, e il turno di un bot passa da solo.
rule-undo-drawn = Puoi ritirare le tue decisioni finché non si è visto qualcosa di nuovo (una carta del mazzo, una carta nuova nella fila) e nessun altro ha deciso. Ciò che si è visto non si può più non vedere. A partita finita non si può più annullare nulla.
rule-game-over = A partita finita il verbale si può conservare e rivedere, e gli stessi giocatori possono ricominciare. Non si fanno più mosse.

## Didascalie

diagram-example-1-alex = Wei è vuota. Blu ha in mano una carta viola e due rosse, ma lì può piazzare un solo pezzo.
diagram-example-1-barbara = Ora in Wei c'è un palazzo, quindi Rosso può piazzare due pezzi: uno con una carta rossa, uno con due carte verdi come jolly.
diagram-example-1-chris = Giallo ha in mano tre carte gialle: uno o due pezzi in Qi o in Ch’in, oppure un pezzo altrove con due di esse come jolly.
diagram-example-2 = Rosso ha quattro palazzi in Chu, quindi la corte accoglie quattro emissari. Ce ne sono due; Blu può mandarne altri due, con una carta viola e due arancione.
diagram-example-3 = Rosso e Verde hanno due palazzi ciascuno in Qi. Anche se sono pari, la corte accoglie due emissari.
diagram-example-4 = Wei si è appena completata. Con quattro palazzi contro due e uno, il primo riceve 7 punti, il secondo 4, il terzo 2.
diagram-example-5 = Qi si è appena completata. I due che hanno due palazzi ciascuno ricevono 5 punti entrambi; chi ne ha uno è secondo e ne riceve 2.
diagram-example-6 = L'alleanza 3 unisce Wei e Ch’in: Verde ha più emissari in entrambe, in Wei alla pari, e riceve 2 + 4 = 6. L'alleanza 4 unisce Ch’in e Shu: nessuno ne ha di più in entrambe.
diagram-example-6-large = Le stesse corti sul lato per 4 e 5 giocatori: le alleanze non dipendono dalle strade.
diagram-example-7 = Verde ha cinque palazzi in fila attraverso Ch’in e Shu. Il sesto sta su una diramazione e non conta: 5 punti.
diagram-example-7-large = Sul lato per 4 e 5 giocatori la fila è la stessa.
diagram-example-8 = Blu mette la fortezza su una casella vuota di Qi, e nello stesso turno un palazzo sopra.

## Decisioni

ruling-empty-region = Se una regione è vuota si guarda all'inizio del turno. Una fortezza è un pezzo: apre la regione, ed è allora l'unico pezzo di quel turno.
ruling-joker-other = Lo chiarisce il primo esempio del regolamento: una coppia fa da jolly solo in un altro colore.
ruling-emissary-limit = Il limite si guarda quando l'emissario arriva. Un palazzo piazzato appena prima, nello stesso turno, può alzarlo.
ruling-house-scoring = Se il primo pezzo di un turno completa la regione, si conta subito e il turno continua; può seguire un emissario.
ruling-fortification-double = Due palazzi fortificati dello stesso giocatore in una regione o in una fila raddoppiano soltanto. Le alleanze non conoscono fortezze.
ruling-fortification-space = Su una casella non c'è una seconda fortezza. Una fortezza senza palazzo è una casella aperta e non conta per nessuno.
ruling-turn-draw = Non si scartano mai carte oltre a quelle che pagano i pezzi o che si scambiano.
ruling-pile-empty = Il mazzo è esaurito nel momento in cui ne esce l'ultima carta, verso una mano o verso la fila. Dopo la seconda volta si prende ciò che resta nella fila, e si può finire con meno di tre carte.
ruling-last-round = Anche nell'ultimo giro si può scambiare una carta: si scarta, e si sostituisce se resta qualcosa da prendere.
ruling-nothing-to-place = Finisce solo se nessun giocatore potrebbe piazzare un pezzo nemmeno con tutte le carte in mano.
ruling-road-rows = Il regolamento non dice chi sceglie la fila, né se un gruppo di palazzi possa averne due. Sceglie il proprietario, quindi conta la migliore; più file contano se non hanno palazzi in comune. Un'opzione ammette una sola fila per gruppo.
ruling-winner = Il regolamento si ferma ai pezzi della riserva; oltre, lasciamo che i pari condividano. L'emissario sulla Grande Muraglia non fa parte della riserva.

## Tabelle

column-regions = Regione
column-regions-colour = Colore delle carte
column-spaces-count = Caselle palazzo
column-cards = Colore
column-cards-count = Carte in cinque giocatori

## Nomi dei fatti e delle fonti nel file dei dati

chin = Ch’in
qi = Qi
wei = Wei
shu = Shu
zhao = Zhao
lu = Lu
han = Han
yan = Yan
chu = Chu
both-sides = Strade di entrambi i lati
side-3-4 = Strade del solo lato per 3 e 4
side-4-5 = Strade del solo lato per 4 e 5
alliance-1 = Alleanza 1
alliance-2 = Alleanza 2
alliance-3 = Alleanza 3
alliance-4 = Alleanza 4
alliance-5 = Alleanza 5
alliance-6 = Alleanza 6
alliance-7 = Alleanza 7
alliance-8 = Alleanza 8
alliance-9 = Alleanza 9
alliance-10 = Alleanza 10
alliance-11 = Alleanza 11
alliance-12 = Alleanza 12
alliance-13 = Alleanza 13
alliance-14 = Alleanza 14
alliance-15 = Alleanza 15
field-count = quante:
field-name = nome:
field-colour = colore:
field-list = fra:
field-between = fra:
source-rules-of-a-sequel = Regole di un seguito con le stesse 57 carte
source-rule-book-example-1 = Regolamento, esempio 1
source-rule-book-example-4 = Regolamento, esempio 4
source-rule-book-example-5 = Regolamento, esempio 5
source-rule-book-example-6 = Regolamento, esempio 6
source-rule-book-contents = Regolamento, contenuto
source-reviews = Recensioni
source-colour-by-elimination = Colore per esclusione
source-name-and-colour-by-elimination = Nome e colore per esclusione
source-range-4-to-8-from-reviews = Le recensioni danno solo l'intervallo da 4 a 8
source-no-list-found = Nessun elenco trovato
source-border-from-a-review-number-ours = Confine da una recensione, numero nostro
