### A che cosa le regole dicono di no: opzioni, codici di regole, numeri di giocatori e partite salvate.

## Perché un’opzione non può avere questo valore

refused = { $field } = { $value }: { $why }
refused-players = { $packs ->
    [1] Con un mazzo si gioca in { $low }–{ $high }.
   *[other] Con due mazzi si gioca in { $low }–{ $high }.
}
refused-hand-size = Per { $players } mani di { $size } carte ce ne vogliono più di { $total }.
refused-cycle-length = Un ciclo ha al massimo { $most } smazzate.
refused-pass-forbid = Si può vietare di passare solo { $faces }.
refused-warren = { $needs ->
   *[one_pack] Per la carta Warren serve un solo mazzo.
    [no_jokers] Per la carta Warren serve un mazzo senza jolly.
    [no_stock] Per la carta Warren non ci deve essere un tallone.
    [no_nines] Per la carta Warren i nove non devono allungare la presa.
    [other_lead] Per la carta Warren serve un’altra uscita, perché il due di picche può essere la carta in più.
}
refused-uneven = { $total } carte non si possono dare in parti uguali a { $players } giocatori.
refused-left-over = { $n ->
    [one] Avanzerebbe una carta, e non c’è un monte in cui metterla.
   *[other] Avanzerebbero { $n } carte, e non c’è un monte in cui metterle.
}
refused-kitty-size = { $n } carte sono troppe da raccogliere in una mano di { $hand }.
refused-no-stock = Con { $players } mani di { $size } non resta un tallone da cui pescare.
refused-stock-uneven = Un tallone di { $n } carte non si divide in parti uguali fra { $players } giocatori.
refused-hand-too-large = Ognuno avrebbe { $n } carte; una mano può averne al massimo { $most }.
refused-no-such-pass = Fra { $players } giocatori un passaggio così non c’è.
refused-pass-count = { $n ->
    [one] Una mano di { $hand } non può passare { $n } carta.
   *[other] Una mano di { $hand } non può passare { $n } carte.
}
refused-pass-size = Una mano di { $hand } non può passare { $n } carte.
refused-two-spades = { $n ->
    [0] Nel mazzo non c’è il due di picche.
   *[other] Nel mazzo i due di picche sono { $n }.
}
refused-value-face = { $face } non è una carta che può avere un valore.
refused-value-twice = { $face } ha due valori.
refused-value-range = Il valore di una carta deve andare da { $low } a { $high }.
refused-pip-ace = L’asso di cuori può contare solo { $first } o { $second }.
refused-score-dir = Si conta così solo con il valore delle carte { $values }.
refused-range = Deve andare da { $low } a { $high }.
refused-wraps = Scrivi da uno a { $n } totali, da { $low } a { $high }.
refused-stake = { $n ->
    [one] Tutti cominciano con un solo gettone.
   *[other] Tutti cominciano con soli { $n } gettoni.
}
refused-chips = Con una puntata di { $n } tutti quei gettoni non finirebbero mai.
refused-no-such-option-but = Questa opzione non c’è; la più simile è { $nearest }.
refused-choice = Può essere { LIST($choices, type: "or") }.
refused-some-players-already-play-two = Alcuni giocano già due carte nella prima presa, quindi i nove non possono allungarla.
refused-way-making-deal-come-out = Questo modo di pareggiare le mani aggiunge jolly, e queste regole non ne hanno.
refused-least-one-step-if-only = Ce ne vuole almeno uno, anche se è «si tiene».
refused-stock-draw-from-booster-nines = Un tallone da cui pescare e i nove che allungano la presa non vanno insieme.
refused-all-cards-dealt-out-no = Si danno tutte le carte, quindi non c’è un tallone da cui pescare.
refused-pass-moves-least-one-card = Un passaggio sposta almeno una carta.
refused-perhaps-nobody-dealt-club = Può succedere che nessuno riceva fiori.
refused-can-be-two-lowest-clubs = Il fiori più basso può esserci due volte.
refused-nobody-bids-right-name-penalty = Nessuno fa offerte per il diritto di nominare il seme di penalità.
refused-highest-bidder-names-penalty-suit = Chi offre di più nomina il seme di penalità, quindi il valore delle carte deve seguirlo.
refused-only-two-marked-jokers-one = Ci sono solo due jolly segnati, uno per fiori e uno per quadri.
refused-pass-depends-on-charged-cards = Questo passaggio dipende dalle carte esposte, e non se ne espongono.
refused-two-spades-may-be-among = Il due di picche può essere fra le carte che nessuno riceve.
refused-nobody-bids-game = In questo gioco nessuno fa offerte.
refused-taking-points-off-no-bonus = Togliere punti non è un bonus dove vince il punteggio più alto.
refused-no-card-cost-anything = Nessuna carta costerebbe qualcosa.
refused-few-penalty-cards-one-player = Le carte di penalità sono così poche che spesso uno le prenderebbe tutte.
refused-punishes-player-who-passed-shooter = Punisce chi ha passato a chi fa cappotto, e nessun passaggio va a un solo giocatore.
refused-many-points-taken-off-perhaps = Si toglie così tanto che la partita potrebbe non finire mai.
refused-card-values-count-upward-highest = Con questo valore delle carte si conta verso l’alto: vince il punteggio più alto.
refused-card-values-give-complex-numbers = Questo valore delle carte dà numeri complessi: vince il punteggio più vicino a zero.
refused-suit-named-by-bidder-decides = Quanto conta ogni carta lo decide il seme nominato all’asta.
refused-card-values-say-nothing-about = Questo valore delle carte non dice nulla su chi prende tutti i cuori.
refused-no-sides = Senza compagni non ci sono coppie.
refused-partners-moon-adds-other-side = Con i compagni il cappotto dà punti all’altra coppia o li toglie alla propria.
refused-complex-hearts-moon-added-others = In Complex Hearts il cappotto dà punti agli altri o li toglie a chi lo fa.
refused-counters-can-only-end-game = I gettoni possono far finire solo una partita che decidono i gettoni.
refused-only-counters-decide-game-no = Questa partita la decidono solo i gettoni, quindi nessun punteggio la fa finire.
refused-no-counters-change-hands-they = Nessun gettone passa di mano, quindi non possono decidere la partita.
refused-player-most-hearts-pays-two = Chi ha più cuori paga altri due: è per tre giocatori.
refused-highest-bidder-pays-bid-into = Chi offre di più paga l’offerta al piatto, e il piatto non c’è.
refused-payment-games-lowest-score-wins = Questo pagamento è per giochi in cui vince il punteggio più basso.
refused-wager-paid-by-places-only = La scommessa si paga secondo i posti, e qui c’è solo il primo.
refused-partners-need-least-four-players = Per i compagni servono almeno quattro giocatori.
refused-partners-sit-opposite-each-other = I compagni siedono uno di fronte all’altro, quindi il numero di giocatori deve essere pari.
refused-counters-go-single-players-not = I gettoni vanno ai singoli giocatori, non alle coppie.
refused-whole-number = Deve essere un numero intero.
refused-list = Deve essere un elenco.
refused-does-not-belong-list = Questo non fa parte dell’elenco.
refused-either-on-or-off = Deve essere sì oppure no.
refused-no-such-option = Questa opzione non c’è.
refused-either-true-or-false = Deve essere true oppure false.

## Perché un’opzione non ha effetto con le altre regole

irrelevant-all-penalty-cards-one-hand = Prendere tutte le carte di penalità non ha effetti speciali.
irrelevant-only-counters-decide-game-not = Questa partita la decidono solo i gettoni, non i punti.
irrelevant-shooter-own-points-change-their = I punti di chi fa cappotto cambiano segno.
irrelevant-totals-cleared-or-doubled-whatever = I totali si azzerano o si raddoppiano, comunque sia andata la smazzata.
irrelevant-card-values-already-reward-taking = Il valore delle carte premia già chi prende tutti i cuori.
irrelevant-no-score-switches-guard-on = La tutela del cappotto non dipende da un totale.
irrelevant-nothing-added-others = Agli altri non si aggiunge nulla.
irrelevant-no-score-ends-game = Nessun punteggio fa finire la partita.
irrelevant-none-cards-can-be-charged = Nessuna delle carte che si possono esporre conta qualcosa.
irrelevant-no-jokers-pack = Nel mazzo non ci sono jolly.
irrelevant-warren-card-needs-whole-pack = Per la carta Warren si deve dare tutto il mazzo, tranne una carta.
irrelevant-card-left-over-belongs-holder = La carta che avanza è di chi ha la carta Warren.
irrelevant-cards-left-over-stock-draw = Le carte che avanzano sono il tallone da cui pescare.
irrelevant-every-card-dealt-player = Ogni carta viene data a un giocatore.
irrelevant-no-card-left-over-from = Non avanza nessuna carta.
irrelevant-nobody-swaps-cards-kitty = Nessuno scambia carte con un monte.
irrelevant-every-hand-has-same-fixed = Ogni mano ha lo stesso numero fisso di carte.
irrelevant-cards-go-round-evenly = Le carte si possono dare in parti uguali.
irrelevant-no-warren-card = La carta Warren non c’è.
irrelevant-two-players-always-take-turns = In due si gioca sempre a turno.
irrelevant-no-pass-goes-one-other = Nessun passaggio va a un solo altro giocatore.
irrelevant-no-cards-passed = Non si passano carte.
irrelevant-penalty-cards-may-fall-on = Nella prima presa si possono giocare carte di penalità.
irrelevant-hearts-may-always-be-led = Si può sempre uscire a cuori.
irrelevant-only-hearts-penalty-cards = Solo i cuori sono carte di penalità.
irrelevant-no-equal-cards-one-pack = In un solo mazzo non ci sono carte uguali.
irrelevant-equal-cards-do-not-cancel = Le carte uguali non si annullano.
irrelevant-nobody-knows-cards-stock = Nessuno conosce le carte del tallone.
irrelevant-card-values-not-point-count = Il valore delle carte non è quello di Point-Count.
irrelevant-no-bonus-card = Non c’è una carta bonus.
irrelevant-highest-score-wins-here-nothing = Qui vince il punteggio più alto, quindi per questo non si toglie né si aggiunge nulla.
irrelevant-no-card-takes-points-off = Nessuna carta toglie punti.
irrelevant-taking-no-trick-earns-nothing = Non fare prese non dà nulla.
irrelevant-card-values-not-gong-zhu = Il valore delle carte non è quello di Gong Zhu.
irrelevant-card-values-fix-amount = Quanto vale lo fissa il valore delle carte.
irrelevant-points-not-simply-added-others = I punti non si aggiungono semplicemente agli altri.
irrelevant-amount-already-holds-bonus-cards = Il valore comprende già le carte bonus.
irrelevant-card-values-not-those-complex = Il valore delle carte non è quello di Complex Hearts.
irrelevant-card-values-have-no-sun = Con questo valore delle carte non c’è gran cappotto.
irrelevant-partners-take-their-tricks-together = I compagni fanno le prese insieme.
irrelevant-counters-end-game = La partita la fanno finire i gettoni.
irrelevant-totals-only-count-one-way = Qui i totali contano in un solo senso.
irrelevant-scores-do-not-pass-through = Qui i punteggi non arrivano mai a totali del genere.
irrelevant-totals-do-not-jump-back = I totali non tornano a zero.
irrelevant-no-total-wins-by-itself = Nessun totale vince da solo.
irrelevant-nothing-played = Non c’è posta.
irrelevant-no-counters-change-hands-after = Dopo una smazzata nessun gettone passa di mano.
irrelevant-no-wager = Non c’è scommessa.
irrelevant-everyone-plays-alone = Ognuno gioca per sé.
irrelevant-penalty-suit-named-after-cards = Il seme di penalità si nomina solo dopo aver esposto le carte.
irrelevant-scores-may-fall-below-zero = Qui i punteggi possono scendere sotto zero.

## Perché ciò che è stato incollato non è un codice di regole

code-too-long = È troppo lungo per un codice.
code-none = Questo non è un codice di regole: quelli cominciano con H1.
code-letter = In un codice di regole non c’è { $letter }: una lettera è sbagliata.
code-too-short = Il codice è troppo corto: manca la fine.
code-mistyped = Il codice ha un errore di battitura, o ne manca una parte.
code-version = Il codice è stato fatto da un’altra versione del gioco (H{ $version }, non H1).
code-damaged = Il codice è danneggiato: ne manca una parte.
code-players = Il codice è per { $here } giocatori, non per { $players }.
code-rules = Il codice contiene regole che non si possono giocare: { $why }

## Perché un regolamento non va bene per un numero di giocatori

impossible-table = { $name } è per { LIST($sizes, type: "or") } giocatori, non per { $players }.
impossible-table-range = { $name } è per { $low }–{ $high } giocatori, non per { $players }.

## Che cosa non va in una partita salvata

log-no-record = non è una riga di una partita
log-no-game = questa non è una partita salvata di Cuori
log-newer = scritta da una versione più nuova di Cuori; aggiorna per aprirla
log-seed = il seme casuale non è un testo
log-cut = non si può leggere come è stato tagliato il mazzo
log-seats = le regole o i posti sono danneggiati
log-missing = manca { $name }
log-rules = { $why }
log-line-changed = la riga è stata modificata dopo che è stata scritta
log-not-readable = non leggibile
log-stuck = da qui la partita non può continuare
log-torn = la riga si interrompe
log-empty = il file è vuoto
log-wrong = { $detail }
log-misfit = { $event } qui non va bene
log-differs = riga { $line }, smazzata { $deal }: { $part ->
    [totals] i totali sono
    [points] i punti sono
    [hands] le mani sono
    [e] l’evento è
   *[other] { $part } è
} { $recorded } nel file, ma { $expected } secondo le regole
log-undo = non si può tornare all’evento { $n }
