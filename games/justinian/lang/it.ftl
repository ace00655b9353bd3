# Justinian, in italiano.

justinian = Justinian
justinian-line = Fai salire i cortigiani giusti, senza far capire quali.

seat-1 = Blu
seat-2 = Rosso
seat-3 = Giallo
seat-4 = Verde

## Segnalini, colori, lati

plus-1 = +1
plus-2 = +2
plus-3 = +3
minus-1 = −1
minus-2 = −2
minus-3 = −3
hidden = coperto
phase = spazio della fase

porphyry = porfido
verdigris = verderame
amber = ambra
alabaster = alabastro

left = sinistra
right = destra

cards-1 = Carte nella fase 1
tokens-1 = Segnalini nella fase 1
cards-2 = Carte nella fase 2
tokens-2 = Segnalini nella fase 2
cards-3 = Carte nella fase 3
tokens-3 = Segnalini nella fase 3

## Opzioni

option-first = Primo giocatore
    .random = Chi inizia lo decide il caso.
    .seat-1 = Inizia il posto 1.
    .seat-2 = Inizia il posto 2.
    .seat-3 = Inizia il posto 3.
    .seat-4 = Inizia il posto 4.

## Regole: il titolo, e perché una mossa è rifiutata

token-hidden = Un segnalino ha un valore
    .refusal = { $seat-is ->
        [you] Devi
       *[other] { $seat } deve
    } dire quale segnalino è: solo gli altri lo vedono come un punto interrogativo.
hand = Segnalini dalla mano
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } { $token } in mano.
hand-empty = Nessun segnalino in mano
    .refusal = { $seat-is ->
        [you] Non hai segnalini in mano e puoi
       *[other] { $seat } non ha segnalini in mano e può
    } solo passare.
courtier-full = Tre per consigliere
    .refusal = Su { $courtier } ({ $number }) ci sono già tre segnalini, e nessun consigliere ne prende un quarto. Al prossimo giro sarà di nuovo libero.
phase-alone = Da solo nel giro
    .refusal = Tutti gli altri hanno passato, e da allora { $seat-is ->
        [you] hai
       *[other] { $seat } ha
    } già posato un segnalino sullo spazio della fase. Di più non si può; i consiglieri invece si possono ancora muovere.
pass = Passare
side-when = Prima da sinistra o da destra
    .refusal = I consiglieri si muovono quando tutti hanno passato, e { $seat-is ->
        [you] tu non l'hai
       *[other] { $seat } non l'ha
    } ancora fatto.
side-due = Prima si muovono i consiglieri
    .refusal = Tutti hanno passato: prima { $seat-is ->
        [you] devi
       *[other] { $seat } deve
    } scegliere da che lato si muovono i consiglieri.
ends = I capi della fila
offer-when = Avviare un conteggio
    .refusal = Un conteggio si avvia solo alla fine di un giro, dopo che i consiglieri si sono mossi. Per ora { $seat-is ->
        [you] devi
       *[other] { $seat } deve
    } posare un segnalino o passare.
offer-due = Contare o aspettare
    .refusal = Alla fine del giro { $seat-is ->
        [you] la domanda per te è una sola
       *[other] la domanda per { $seat } è una sola
    }: avviare il conteggio adesso, o rinunciare.
score-enough = Quanto basta per contare
    .refusal = { $seat-is ->
        [you] I tuoi segnalini
       *[other] I segnalini di { $seat }
    } sullo spazio della fase valgono { $total }, e serve { $threshold }. La domanda si fa a tutti quelli i cui segnalini potrebbero bastare; chi non ha abbastanza può solo rinunciare, e gli altri non lo vengono a sapere.
colour-when = Chi sceglie il colore
    .refusal = Il colore si sceglie solo in un conteggio. Per ora { $seat-is ->
        [you] devi
       *[other] { $seat } deve
    } posare un segnalino o passare.
colour-due = Prima il colore
    .refusal = Il conteggio è cominciato: prima { $seat-is ->
        [you] devi
       *[other] { $seat } deve
    } scegliere il colore.
colour-scored = Ogni colore una volta
    .refusal = Il colore { $colour } è stato contato nella fase { $phase } ed è fuori gioco. { $seat-is ->
        [you] Devi
       *[other] { $seat } deve
    } sceglierne un altro.
exchange-when = Scambiare una carta
    .refusal = Le carte si scambiano fra una fase e l'altra. Per ora { $seat-is ->
        [you] devi
       *[other] { $seat } deve
    } posare un segnalino o passare.
exchange-due = Scambiare o tenere
    .refusal = La prossima fase comincia quando ciascuno ha scambiato una carta o le ha tenute tutte: tocca a { $seat-is ->
        [you] te.
       *[other] { $seat }.
    }
card-held = Carte dalla mano
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } in mano { $courtier } ({ $number }) nel colore { $colour }.
card-scored = Carte fuori gioco
    .refusal = Il colore { $colour } è stato contato nella fase { $phase }: non ha più carte da scambiare.
card-hidden = Una carta ha un nome
    .refusal = { $seat-is ->
        [you] Devi
       *[other] { $seat } deve
    } dire quale carta è, nel colore { $colour }: solo gli altri la vedono come un punto interrogativo.
tokens-gone = Quando i segnalini sono finiti
standstill = Quando non succede più nulla
winning = Chi vince

## Notazione

notation-move = «{ $text }»: una mossa comincia con token, pass, left-first, right-first, score, decline, colour, exchange o keep, non con «{ $rest }» (colonna { $column }).
notation-token = «{ $text }»: dopo “token” viene il suo valore, da +1 a +3 o da -1 a -3, come in “token -2 @7” (colonna { $column }).
notation-spot = «{ $text }»: dopo il segnalino viene dove si posa, da @1 a @12 per un consigliere oppure @phase (colonna { $column }).
notation-colour = «{ $text }»: «{ $rest }» non è un colore (colonna { $column }). I colori sono porphyry, verdigris, amber e alabaster.
notation-courtier = «{ $text }»: dopo il colore viene il numero di un consigliere, da 1 a 12, come in “exchange amber 5” (colonna { $column }).

## Il diario

# Il titolo di un giro nel diario
chapter-round = Giro { $round } · fase { $phase }

log-token = { $seat-is ->
    [you] Posi
   *[other] { $seat } posa
} { $token } coperto su { $courtier } ({ $number }).
log-token-hidden = { $seat-is ->
    [you] Posi
   *[other] { $seat } posa
} un segnalino coperto su { $courtier } ({ $number }).
log-token-phase = { $seat-is ->
    [you] Posi
   *[other] { $seat } posa
} { $token } coperto sullo spazio della fase { $phase }.
log-token-phase-hidden = { $seat-is ->
    [you] Posi
   *[other] { $seat } posa
} un segnalino coperto sullo spazio della fase { $phase }.
log-pass = { $seat-is ->
    [you] Passi e peschi
   *[other] { $seat } passa e pesca
} { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
}.
log-pass-drew = { $seat-is ->
    [you] Passi e peschi
   *[other] { $seat } passa e pesca
} { $tokens }.
log-pass-empty = { $seat-is ->
    [you] Passi; la tua riserva è vuota.
   *[other] { $seat } passa; la riserva è vuota.
}
log-revealed = Tutti hanno passato. I segnalini sui consiglieri si scoprono.
log-revealed-one = { $courtier } ({ $number }): { $token1 } { $seat1-is ->
    [you] tuo
   *[other] di { $seat1 }
}.
log-revealed-two = { $courtier } ({ $number }): { $token1 } { $seat1-is ->
    [you] tuo
   *[other] di { $seat1 }
}, { $token2 } { $seat2-is ->
    [you] tuo
   *[other] di { $seat2 }
}, insieme { $sum }.
log-revealed-three = { $courtier } ({ $number }): { $token1 } { $seat1-is ->
    [you] tuo
   *[other] di { $seat1 }
}, { $token2 } { $seat2-is ->
    [you] tuo
   *[other] di { $seat2 }
}, { $token3 } { $seat3-is ->
    [you] tuo
   *[other] di { $seat3 }
}, insieme { $sum }.
log-side = { $seat-is ->
    [you] Fai
   *[other] { $seat } fa
} muovere i consiglieri a partire da { $side }.
log-rises = { $courtier } ({ $number }) sale di { $steps }, dalla posizione { $from } alla { $to }.
log-falls = { $courtier } ({ $number }) scende di { $steps }, dalla posizione { $from } alla { $to }.
log-moves-end = { $courtier } ({ $number }) doveva muoversi di { $sum } e si ferma in capo alla fila, nella posizione { $to }.
log-stays = { $courtier } ({ $number }) doveva muoversi di { $sum }, ma è già in capo alla fila.
log-nobody-moves = Nessun consigliere si muove: tutte le somme sono zero.
log-offer = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} abbastanza sullo spazio per avviare il conteggio della fase { $phase }.
log-asked = { $seat-is ->
    [you] Ti si chiede
   *[other] Si chiede a { $seat }
} se avviare il conteggio della fase { $phase }.
log-score = { $seat-is ->
    [you] Avvii
   *[other] { $seat } avvia
} il conteggio della fase { $phase }.
log-decline = { $seat-is ->
    [you] Non avvii
   *[other] { $seat } non avvia
} ancora il conteggio della fase { $phase }.
log-tokens-gone = I segnalini sono tutti giocati: la fase { $phase } si conta adesso.
log-standstill = Nessuno ha posato né pescato nulla: la fase { $phase } si conta adesso.
log-total = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} { $total } sullo spazio della fase.
log-chooser = { $seat-is ->
    [you] Hai il totale più alto e scegli il colore.
   *[other] { $seat } ha il totale più alto e sceglie il colore.
}
log-chooser-tie = Più giocatori hanno { $total }: { $seat-is ->
    [you] siedi più vicino a chi ha passato per ultimo e scegli tu il colore.
   *[other] { $seat } siede più vicino a chi ha passato per ultimo e sceglie il colore.
}
log-colour = { $seat-is ->
    [you] Scegli
   *[other] { $seat } sceglie
} il colore { $colour } per il conteggio della fase { $phase }.
log-points-tokens = { $seat-is ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } per i segnalini.
log-points-card = { $seat-is ->
    [you] Mostri
   *[other] { $seat } mostra
} { $courtier } ({ $number }) nella posizione { $place }: { $points } { $points ->
    [one] punto
   *[other] punti
}.
log-points = { $seat-is ->
    [you] Ottieni { $points } in tutto e ora hai { $total }.
   *[other] { $seat } ottiene { $points } in tutto e ora ha { $total }.
}
log-exchange = { $seat-is ->
    [you] Rendi { $courtier } ({ $number }) nel colore { $colour } e peschi { $drawn } ({ $drawn-number }).
   *[other] { $seat } rende { $courtier } ({ $number }) nel colore { $colour } e pesca { $drawn } ({ $drawn-number }).
}
log-exchange-hidden = { $seat-is ->
    [you] Scambi
   *[other] { $seat } scambia
} una carta nel colore { $colour }.
log-exchange-known = È una carta già resa prima: { $courtier } ({ $number }).
log-keep = { $seat-is ->
    [you] Tieni
   *[other] { $seat } tiene
} tutte le carte.
log-phase = Comincia la fase { $phase }; per contarla serve { $threshold }.
log-round = Giro { $round }: { $seat-is ->
    [you] inizi tu.
   *[other] inizia { $seat }.
}
log-over = La partita è finita.
log-over-early = I segnalini sono tutti giocati: la partita finisce con il conteggio della fase { $phase }.

## Il disegno in caratteri

sketch-phase = Fase { $phase } (per contarla serve { $threshold }), giro { $round }
sketch-player = { $seat }: { $points } { $points ->
    [one] punto
   *[other] punti
}
sketch-hand = in mano: { $list }
sketch-reserve = riserva: { $list }
sketch-space = spazio della fase: { $list }
sketch-cards = carte: { $list }
sketch-nothing = nulla
sketch-scored = Fase { $phase }: contato il colore { $colour }.
sketch-turn = { $seat } posa un segnalino o passa.
sketch-side = { $seat } sceglie da che lato si muovono i consiglieri.
sketch-offer = Si chiede a { $seat } se avviare il conteggio.
sketch-colour = { $seat } sceglie il colore da contare.
sketch-exchange = { $seat } può scambiare una carta.

## Errori di una posizione

position-players = { $count ->
    [one] C'è un giocatore
   *[other] Ci sono { $count } giocatori
}, ma la preparazione prevede { $seats } posti.
position-seat = Non c'è un posto { $number }: la preparazione prevede { $seats } posti.
position-phase = Non c'è una fase { $number }: le fasi vanno da 1 a { $most }.
position-round = Non c'è un giro { $number }: i giri si contano da 1 a { $most }.
position-order = L'ordine deve nominare una volta ciascuno dei dodici consiglieri; ha { $count } voci.
position-passed-twice = { $seat } avrebbe passato due volte nello stesso giro.
position-courtier = Non c'è un consigliere { $number }: i consiglieri hanno i numeri da 1 a 12.
position-token = Non esiste un segnalino da { $value }. I segnalini vanno da 1 a 3 e da -1 a -3.
position-stack = Su { $courtier } ({ $number }) ci sono { $count } segnalini; un consigliere ne prende tre.
position-tokens = { $seat } ha { $count } × { $token } in tutto; un giocatore ne ha { $printed }.
position-scored-many = Risultano contati { $count } colori; in una partita sono al massimo { $most }.
position-scored-twice = Il colore { $colour } risulta contato due volte.
position-scored-chooser = Nella fase { $phase } ha scelto il colore { $seat }, ma il totale più alto è di un altro.
position-scored-totals = La fase { $phase } vuole un totale per ciascuno dei { $seats } giocatori, nessuno oltre { $most }.
position-scored-cards = La fase { $phase } vuole { $cards } carte per ciascuno dei { $seats } giocatori, tutte di consiglieri diversi.
position-card-twice = Ci sono due carte di { $courtier } ({ $number }) nel colore { $colour }.
position-under = Il mazzetto del colore { $colour } ha { $count } { $count ->
    [one] carta resa
   *[other] carte rese
}, ma può averne solo { $most }.
position-cards = { $seat } ha { $count } { $count ->
    [one] carta
   *[other] carte
} nel colore { $colour } invece di { $cards }.
position-passed-turn = { $seat } ha passato in questo giro e non può essere di turno.
position-alone = L'unico segnalino di chi è rimasto solo non può essere già posato: nel giro ci sono ancora { $count } giocatori.
position-alone-laid = { $seat } sarebbe l'unico rimasto nel giro e avrebbe posato un segnalino sullo spazio della fase, ma lì non ce n'è nessuno, o nulla sarebbe stato posato.
position-not-passed = Questo si chiede solo quando tutti hanno passato, ma l'hanno fatto solo in { $count } su { $seats }.
position-last = { $seat } avrebbe passato per ultimo, ma ultimo fra chi ha passato è un altro.
position-side-turn = { $seat } non può scegliere il lato: spetta a { $last }, che ha passato per ultimo.
position-still = In questo giro nulla sarebbe stato posato o pescato, ma ci sono segnalini sui consiglieri o qualcuno passando ha pescato.
position-court-empty = Sui consiglieri non ci sono segnalini, quindi non c'è un lato da scegliere.
position-court-laid = Ci sono segnalini sui consiglieri, ma prima di questa domanda i consiglieri si sono mossi.
position-short = I segnalini di { $seat } che non bastavano valgono { $total }; { $threshold } basta.
position-enough = I segnalini di { $seat } che bastavano valgono solo { $total }; serve { $threshold }.
position-space = { $seat } ha segnalini sullo spazio della fase, ma la fase è appena stata contata.
position-asked = { $count ->
    [one] Un segnalino
   *[other] { $count } segnalini
} di { $seat } sullo spazio della fase { $count ->
    [one] va elencato
   *[other] vanno elencati
} come “short” o “enough”: nel frattempo il conteggio è stato offerto.
position-offer = A { $seat } si offre il conteggio, ma i segnalini sullo spazio della fase non possono bastare.
position-chooser = { $seat } non può scegliere il colore: secondo i totali sullo spazio della fase spetta a { $chooser }.
position-starter = { $seat } avrebbe avviato il conteggio senza avere abbastanza sullo spazio della fase.
position-forced = Nessuno ha avviato il conteggio e nulla lo impone: ci sono ancora segnalini, e in questo giro qualcosa è successo.
position-starter-early = { $seat } avrebbe avviato un conteggio, ma nessuno sta scegliendo un colore.
position-scored = { $count ->
    [one] È stato contato un colore
   *[other] Sono stati contati { $count } colori
}; a questo punto dovrebbero essere { $expected }.
position-not-over = La partita non può essere finita: ci sono ancora segnalini, e la terza fase non è stata contata.
position-over = Dopo questo conteggio la partita è finita: non si scambiano più carte.
position-returned = { $seat } ha reso { $count ->
    [one] una carta
   *[other] { $count } carte
}; a questo punto possono essere al massimo { $most }.
position-drew = { $seat } avrebbe pescato una carta resa nel colore { $colour }, ma non l'ha in mano.
position-drew-early = { $seat } non può ancora aver pescato una carta resa nel colore { $colour }: sopra ce ne sono altre, o è troppo presto nella partita.

## Errori di un file di plancia

printed-name = La plancia vuole un nome di al massimo { $longest } caratteri, non «{ $name }».
printed-unknown = «{ $key }» in { $table } qui non significa nulla: le voci sono numerate da 1 a 12.
printed-place = Manca la posizione { $number }.
printed-column-count = La posizione { $place } ha { $count } { $count ->
    [one] numero
   *[other] numeri
}; ne vuole { $rows }.
printed-value = Il numero { $value } nella posizione { $place }, riga { $row }, non è ammesso: i numeri vanno da 1 a { $most }.
printed-column = Nella posizione { $place } i numeri devono crescere dall'alto in basso: nella riga { $row } c'è { $value } sotto { $above }.
printed-row = Nella riga { $row } i numeri devono crescere verso destra: la posizione { $place } ha { $value } accanto a { $left }.
printed-holes = Mancano i fori del consigliere { $number }.
printed-holes-count = Il consigliere { $number } ha { $count ->
    [one] un foro
   *[other] { $count } fori
}; una tessera ne ha { $phases }.
printed-hole = Il foro del consigliere { $number } per la fase { $phase } è nella riga { $row }; le righe vanno da 1 a { $rows }.
printed-holes-order = I fori del consigliere { $number } vanno elencati dall'alto, non come { $listed }.
printed-same-hole = I consiglieri { $first } e { $number } hanno entrambi il foro della fase { $phase } nella riga { $row }: varrebbero lo stesso.
printed-courtier = Manca il consigliere { $number }.
printed-courtier-name = Il consigliere { $number } vuole un nome di al massimo { $longest } caratteri, non «{ $name }».
printed-same-name = I consiglieri { $first } e { $number } hanno lo stesso nome, «{ $name }».
printed-fixed = «{ $field }» è { $found }, ma le regole lo fissano a { $expected }. Si può tralasciare.

## Che cosa conta una verifica delle regole

things-tokens = segnalini posati
things-spots = consiglieri con un segnalino, e lo spazio della fase
things-sides = lati da cui si sono mossi i consiglieri
things-colours = colori scelti per il punteggio
things-exchanged = carte scambiate, per consigliere
