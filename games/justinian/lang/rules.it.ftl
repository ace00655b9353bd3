# Justinian: le regole con parole nostre, le nostre decisioni, e le opzioni come frasi.

## Le opzioni come frasi: … sta per la scelta

sentence-first = Inizia ….
sentence-first-random = un giocatore a sorte
sentence-first-seat-1 = il posto 1
sentence-first-seat-2 = il posto 2
sentence-first-seat-3 = il posto 3
sentence-first-seat-4 = il posto 4

## Gruppi e titoli

group-glance = In breve
group-round = Un giro
group-court = La corte si muove
group-scoring = Contare un colore
group-exchange = Fra una fase e l'altra
group-end = La fine
group-appendix = Appendice: minuzie, e come funziona questo tavolo

heading-overview = Di che si tratta
heading-components = Che cosa c'è sul tavolo
heading-set-up = Preparazione
heading-holes = Quanto vale un consigliere
heading-turn = Il tuo turno
heading-moving = Come si muovono i consiglieri
heading-points = I punti
heading-end = Come finisce una partita

## Regole

rule-overview =
    Dodici consiglieri stanno in fila davanti all'imperatore, dalla posizione più bassa a sinistra alla più alta a destra. Più salgono, più valgono per chi in segreto li sostiene.

    Tu sostieni consiglieri in quattro colori. Con segnalini coperti fai salire i tuoi favoriti e scendere gli altri. Altri segnalini vanno sullo spazio della fase: lì si decide quando si conta un colore, e chi lo sceglie.

    Dei quattro colori se ne contano tre, uno per fase. Vince chi ha più punti.
rule-components =
    - __La corte__: dodici posizioni in fila, e dodici consiglieri su tessere numerate da 1 a 12.
    - __48 carte personaggio__: ogni consigliere una volta in ciascuno dei quattro colori. Chi è sulle tue carte è un tuo favorito.
    - __Segnalini__: 22 per giocatore, del suo colore. Quelli che hai in mano stanno dietro il tuo schermo, dove gli altri non li vedono.
    - __Le fasi__: tre spazi, per la fase 1, 2 e 3. Una pedina mostra quella in corso, il cui spazio prende segnalini.
    - __Il segnapunti__: una pedina per giocatore, e un'altra che mostra 100 o 200 quando li si è superati.

    I punti si sommano, e qui il conto lo tiene la pagina.
rule-set-up =
    Si gioca in due, in tre o in quattro. I consiglieri stanno in ordine di numero: l'1 nella posizione più bassa, il 12 nella più alta.

    Ogni giocatore ha gli stessi 22 segnalini: cinque da 1, quattro da 2 e due da 3 neri, e altrettanti rossi. Il nero è più, il rosso è meno. Dieci si pescano a caso e si tengono dietro lo schermo; gli altri dodici restano coperti e sono la riserva.

    Le carte personaggio sono in quattro colori, con una carta di ogni consigliere per ciascun colore. Di ogni colore ciascuno riceve in segreto due carte. Le altre formano un mazzetto per colore.

    __Solo in due:__ ciascuno riceve tre carte di ogni colore, e si contano tutte e tre.

    La partita comincia nella fase 1, con tutti a 0 punti. Chi inizia lo decide il caso, a meno che il tavolo non abbia scelto un posto.
rule-holes =
    Ogni posizione ha una colonna di numeri stampati, e ogni tessera ha tre fori ad altezze sue proprie. Il numero che si vede nel foro è quanto vale il consigliere: il foro in alto conta nella fase 1, quello in mezzo nella fase 2, quello in basso nella fase 3.

    Il valore dipende dunque da chi è, da dove sta e dalla fase. Più a destra, più vale; e più il suo numero è basso, più in fretta guadagna.
rule-turn =
    Al tuo turno fai una di due cose:

    - __Posi un segnalino__ dalla mano, coperto, su un consigliere o sullo spazio della fase in corso.
    - __Passi.__

    Poi tocca al prossimo in senso orario, saltando chi ha passato. Si va avanti finché tutti hanno passato.

    I tuoi segnalini li puoi guardare quando vuoi, dovunque siano. Di quelli altrui vedi dove sono e di chi sono, ma non quali sono.
rule-hand = I segnalini si posano solo dalla mano, uno per turno. Quelli della riserva vanno prima pescati, passando.
rule-hand-empty = Senza segnalini in mano non c'è nulla da posare: devi passare. Peschi comunque dalla riserva, se ne ha, e rientri al prossimo giro. I segnalini giocati non tornano più: con la mano e la riserva vuote su consiglieri e fasi non puoi più fare nulla, e puoi solo passare.
rule-token-hidden = Quale segnalino posare lo scegli sempre tu. Il punto interrogativo nel diario e nella notazione sta solo per ciò che gli altri non vedono.
rule-courtier-full = In un giro un consigliere prende tre segnalini, di chiunque siano. Lo spazio della fase ne prende quanti si vuole.
rule-pass =
    Chi passa pesca a caso due segnalini dalla riserva, ed è fuori fino al prossimo giro.

    Passare per ultimo ha tre vantaggi: si sceglie da che lato si muovono i consiglieri, si è i primi a cui è offerto il conteggio, e si comincia il giro seguente.
rule-phase-alone = Quando tutti gli altri hanno passato puoi continuare da solo, e posare sui consiglieri quanti segnalini vuoi. Ma sullo spazio della fase in questo giro ne puoi posare ancora soltanto uno.

rule-side-when =
    Quando tutti hanno passato si scoprono i segnalini sui consiglieri. Poi decide chi ha passato per ultimo: si comincia da sinistra, dalla posizione più bassa, oppure da destra.

    La scelta conta. Chi si muove più tardi parte da dove lo hanno spinto gli altri.
rule-side-due = Prima di ogni altra cosa si muovono i consiglieri, e il lato lo sceglie chi ha passato per ultimo.
rule-moving =
    Per ogni consigliere si sommano i segnalini che ha sopra, il nero come più e il rosso come meno. Se la somma è sopra lo zero si sposta di tante posizioni verso destra; se è sotto, verso sinistra. Quelli che scavalca slittano di una posizione dall'altra parte.

    Ogni consigliere con segnalini si muove una volta. Dopo, i suoi segnalini escono dal gioco per sempre.
rule-ends = Un consigliere non può uscire dalla fila: nella prima o nell'ultima posizione si ferma, e il resto della mossa è perduto. Con somma zero resta dov'è.

rule-offer-when =
    Dopo che i consiglieri si sono mossi, può avviare un conteggio chi sullo spazio della fase ha segnalini propri che valgono abbastanza: __5__ nella fase 1, __9__ nella fase 2, __12__ nella fase 3. Qui contano solo i numeri; nero e rosso sono uguali.

    Lo si chiede a tutti quelli i cui segnalini, per quanto ne sanno gli altri, potrebbero bastare: uno dopo l'altro, in senso orario, a partire da chi ha passato per ultimo. Il primo che ha abbastanza e lo vuole avvia il conteggio. Nessuno è obbligato: rinunciare non costa nulla, e dopo il prossimo giro ti sarà chiesto di nuovo.

    Se nessuno lo fa, comincia un altro giro nella stessa fase. I segnalini sullo spazio restano lì, coperti, e continuano a valere finché la fase non è contata.
rule-offer-due = Chi è interpellato decide subito, prima che lo si chieda al prossimo: avviare il conteggio, o rinunciare.
rule-score-enough = Chi non ha abbastanza è interpellato come tutti gli altri, ma può solo rinunciare. Gli altri non possono distinguerlo da chi preferisce aspettare. Soltanto di chi ha sullo spazio della fase così pochi segnalini che non potrebbero mai bastare lo sanno tutti, e a lui non lo si chiede.
rule-colour-when =
    Avviato un conteggio, si scoprono tutti i segnalini sullo spazio della fase. Sceglie il colore il giocatore i cui segnalini valgono di più, chiunque abbia cominciato; quanti siano non conta. A pari merito è chi siede più vicino, in senso orario, a chi ha passato per ultimo; il più vicino di tutti è lui stesso.
rule-colour-due = In un conteggio il colore viene prima di tutto. Il resto aspetta.
rule-colour-scored = Si può scegliere qualunque colore non ancora contato. Dopo, tutte le sue carte escono dal gioco; uno dei quattro colori non si conta dunque mai.
rule-points =
    Tutti, tranne chi ha scelto il colore, ottengono tanti punti quanto valgono i loro segnalini sullo spazio della fase, per pochi che siano. Poi questi segnalini escono dal gioco.

    Quindi ciascuno mostra tutte le sue carte di quel colore e ottiene i punti che si vedono nei fori di quei consiglieri, per la fase in corso.

rule-exchange-when =
    Dopo la fase 1 e dopo la fase 2 ciascuno può scambiare una carta, a partire da chi ha passato per ultimo e poi in senso orario. Metti una carta sotto il mazzetto del suo colore e peschi la prima dello stesso mazzetto.

    Conviene quando un favorito è sceso e non lo si può più far salire. Una carta resa può tornare fuori quando quelle sopra di lei sono state pescate.
rule-exchange-due = La nuova fase comincia quando tutti hanno deciso: scambiare una carta, o tenerle tutte.
rule-card-held = Si scambia solo una carta della propria mano, e solo con una dello stesso colore.
rule-card-scored = Un colore già contato non ha più né carte né mazzetto.
rule-card-hidden = Quale carta rendere lo scegli tu. Gli altri ne vedono solo il colore: per loro, nel diario e nella notazione, è un punto interrogativo.

rule-end =
    La partita finisce dopo il conteggio della fase 3. Può finire prima, quando tutti hanno esaurito i segnalini.
rule-tokens-gone =
    Se tutti hanno giocato tutti i segnalini, della mano e della riserva, e nessuno ha avviato un conteggio, la fase in corso si conta lo stesso: sceglie il colore il totale più alto, e una parità si risolve come in ogni conteggio. Poi la partita è finita, anche se era solo la prima o la seconda fase.
rule-standstill = Se in un giro intero nessuno posa un segnalino, nessuno ne pesca e nessuno avvia un conteggio, la fase si conta come se qualcuno l'avesse chiesto. Poi si va avanti.
rule-winning = Vince chi ha più punti. Se sono in più ad averne di più, la vittoria è condivisa.

rule-not-your-turn = Decide solo chi è di turno. La pagina dice a chi tocca, e il turno di un bot passa da sé.
rule-undo-drawn = Puoi annullare le tue decisioni finché non si è visto nulla di nuovo (segnalini pescati o scoperti) e nessun altro ha deciso. Ciò che si è visto non si può più non vedere. A partita finita non si può più annullare nulla.
rule-game-over = Finita la partita, la sua registrazione si può conservare e rivedere, e gli stessi giocatori possono ricominciare. Non si fanno più mosse.

## Didascalie

diagram-moving = Prima: Basilius (4) ha +2, Giulianus (7) ha −2 e +1, insieme −1.
diagram-moved-left = Da sinistra: prima Basilius sale dalla posizione 4 alla 6, poi Giulianus scende dalla 7 alla 6 e così porta Basilius nella 7.
diagram-moved-right = Da destra: prima Giulianus scende dalla posizione 7 alla 6 e fa salire Eraclius (6), poi Basilius sale dalla 4 alla 6 e spinge Giulianus nella 5.
diagram-points = Fase 2, quindi contano i fori di mezzo: Belisarius (2) nella posizione 7 mostra 32, Niceforus (10) nella posizione 9 mostra 25. Blu li ha entrambi nell'ambra, e ottiene 57 se si conta l'ambra.
diagram-total = Un 2 nero e un 3 rosso fanno 5 sullo spazio della fase: abbastanza per contare la fase 1.
diagram-chooser = Blu ha 5, Rosso 8, Giallo 1, Verde nulla. Ha cominciato Blu, ma il colore lo sceglie Rosso. Blu ottiene 5 punti e Giallo 1; Rosso per i segnalini non ne ottiene.

## Decisioni nostre

ruling-ends = Il regolamento non dice che cosa succede ai capi della fila. Da noi il consigliere si ferma lì.
ruling-side-when = Ogni consigliere si muove una volta, nell'ordine in cui stavano tutti prima che qualcuno si muovesse. Se sui consiglieri non c'è nessun segnalino, il lato non si chiede.
ruling-phase-alone = L'unico segnalino si conta da quando tutti gli altri hanno passato; quelli posati prima non c'entrano.
ruling-pass = Se nella riserva restano meno di due segnalini, si pesca quello che c'è.
ruling-offer-when = Nel regolamento si può avviare un conteggio per sbaglio e poi ricoprire i segnalini. Qui non si può: chi non ha abbastanza può solo rinunciare, e lo si chiede anche a lui, così che la domanda non riveli nulla a nessuno. Le partite cominciate prima si giocano fino in fondo com'erano cominciate, interpellando solo chi ha abbastanza.
ruling-colour-when = In un punto il regolamento nega i punti dei segnalini a chi ha avviato il conteggio, in un altro a chi sceglie il colore. Il suo esempio conferma il secondo, e noi con lui. Che il più vicino a chi ha passato per ultimo sia lui stesso è una nostra lettura.
ruling-exchange-when = Una carta a testa, anche in due. Quando ci si arriva un mazzetto non è mai vuoto.
ruling-tokens-gone = Lo si guarda dopo il conteggio di ogni giro. Se un conteggio c'è appena stato e non restano segnalini, la partita finisce con quello.
ruling-standstill = Il regolamento non lo prevede. Senza questa regola si potrebbe passare per sempre.
ruling-winning = Il regolamento non scioglie le parità.

## Nomi di fatti e fonti nel file dei dati

place-1 = Posizione 1
place-2 = Posizione 2
place-3 = Posizione 3
place-4 = Posizione 4
place-5 = Posizione 5
place-6 = Posizione 6
place-7 = Posizione 7
place-8 = Posizione 8
place-9 = Posizione 9
place-10 = Posizione 10
place-11 = Posizione 11
place-12 = Posizione 12
holes-1 = Fori del consigliere 1
holes-2 = Fori del consigliere 2
holes-3 = Fori del consigliere 3
holes-4 = Fori del consigliere 4
holes-5 = Fori del consigliere 5
holes-6 = Fori del consigliere 6
holes-7 = Fori del consigliere 7
holes-8 = Fori del consigliere 8
holes-9 = Fori del consigliere 9
holes-10 = Fori del consigliere 10
holes-11 = Fori del consigliere 11
holes-12 = Fori del consigliere 12
courtier-1 = Consigliere 1
courtier-2 = Consigliere 2
courtier-3 = Consigliere 3
courtier-4 = Consigliere 4
courtier-5 = Consigliere 5
courtier-6 = Consigliere 6
courtier-7 = Consigliere 7
courtier-8 = Consigliere 8
courtier-9 = Consigliere 9
courtier-10 = Consigliere 10
courtier-11 = Consigliere 11
courtier-12 = Consigliere 12
fact-tokens = Segnalini
fact-phases = Fasi
fact-set-up = Preparazione
fact-colours = Colori delle carte
field-column = numeri dall'alto:
field-rows = righe per la fase 1, 2, 3:
field-name = nome:
field-names = nomi:
field-counts = da 1, 2 e 3, neri e rossi:
field-thresholds = bastano per contare la fase 1, 2, 3:
field-hand = segnalini pescati all'inizio:
field-cards = carte di ogni colore in due, tre, quattro giocatori:
source-our-reconstruction = Nostra ricostruzione
source-our-reconstruction-between-its-sourced-ends = Nostra ricostruzione fra il primo e l'ultimo numero, che hanno una fonte
source-our-reconstruction-through-a-sourced-example = Nostra ricostruzione attraverso un esempio del regolamento
source-from-the-number-of-rows-and-tiles = Segue dal numero di righe e di tessere
source-rule-book-an-example = Regolamento, un esempio
source-a-review-that-gives-no-numbers = Il nome da una recensione che non dà numeri; il numero è nostro
source-rule-book-components = Regolamento, componenti
source-rule-book-scoring = Regolamento, totalizzazione
source-rule-book-preparation = Regolamento, preparazione
source-our-names = Nomi nostri
