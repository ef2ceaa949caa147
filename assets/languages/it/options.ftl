### Le opzioni di un regolamento: titoli, che cosa fanno (.help), parole che una ricerca trova (.words)
### e le loro scelte.

## Opzioni delle regole

option-players = Giocatori
    .help = Quante persone giocano.
    .words = posti numero di persone in quanti tavolo
option-packs = Mazzi
    .help = Due mazzi mescolati insieme servono per cinque-undici giocatori.
    .words = mazzo doppio due mazzi carte
option-strip = Mani pari
    .help = Le carte che si tolgono o si aggiungono perché tutti ne abbiano lo stesso numero.
    .words = togliere due scartare dispari pari avanzano
option-jokers = Jolly
    .help = I jolly non fanno mai la presa e non contano; qui si sceglie quando giocarli.
    .words = jolly matta joker
option-joker-lead = Uscire con un jolly
    .help = Si può uscire con un jolly, e a che cosa si risponde poi?
option-special-card = Carta speciale
    .help = Una 53ª carta che sta per l’unica carta avanzata.
    .words = warren harding carta in più 53
option-warren-follow = Rispondere con Warren
    .help = La carta Warren vale come una carta del seme della carta in più?
    .words = warren
option-warren-left = Se avanza Warren
    .help = Che cosa succede quando la carta che avanza è proprio la carta Warren.
    .words = warren ridare
option-kitty = Monte
    .help = Chi riceve le carte che avanzano.
    .words = vedova avanzate tallone alla cieca scambio kitty widow
option-kitty-discard = Carte da parte
    .help = Le carte messe da parte per il monte contano per chi le ha messe?
    .words = monte vedova scartare mettere via kitty
option-uneven-hands = Mani dispari
    .help = Si danno tutte le carte; chi ne ha una in più ne gioca due nella prima presa.
    .words = avanzate carta in più
option-hand-size = Carte in mano
    .help = Un numero fisso di carte per tutti; 0 ne dà quante più possibile.
    .words = dimensione della mano numero di carte
option-first-dealer = Primo mazziere
    .help = Come si trova il primo mazziere.
    .words = tagliare pescare carta bassa cartaro
option-direction = Direzione
    .help = In che senso si dà e si gioca.
    .words = senso orario antiorario
option-pass-cycle = Passaggi
    .help = Come si passano le carte in ogni smazzata; se si tiene, non si passa.
    .words = passaggio sinistra destra di fronte semina mischia si tiene rotazione ciclo scambio
option-pass-count = Carte passate
    .help = Quante carte si passano a un giocatore.
    .words = passaggio numero tre due quattro
option-pass-forbid = Non si passa
    .help = Picche alte che si devono tenere.
    .words = vietato donna re asso di picche passaggio peppa black lady black maria
option-pass-along = Passare alla cieca
    .help = Si può tenere tutto e passare alla cieca le carte ricevute.
    .words = inoltrare rifiutare senza guardare alla cieca
option-opening-lead = Uscita
    .help = Chi esce nella prima presa, e con che cosa.
    .words = due di fiori inizio primo di mano a sinistra del mazziere
option-first-trick = Punti nella prima presa
    .help = Nella prima presa si possono giocare carte di penalità?
    .words = sangue penalità
option-first-trick-stuck = Solo penalità in mano
    .help = Che cosa può fare nella prima presa chi ha solo carte di penalità.
    .words = bloccato annullare smazzata nulla mettere da un lato
option-first-trick-tc = Tenere il dieci di fiori
    .help = Il dieci di fiori non si gioca nella prima presa, se non è l’unico fiori.
    .words = 10 complex complesso
option-hearts-lead = Uscire a cuori
    .help = I cuori vanno spezzati prima di poter uscire a cuori?
    .words = spezzare spezzati rompere aprire
option-breakers = Che cosa spezza i cuori
    .help = Anche la donna di picche spezza i cuori?
    .words = spezzare rompere donna peppa black lady
option-break-event = Spezzati quando
    .help = Che cosa deve succedere a un cuore per spezzare i cuori.
    .words = spezzare rompere scartato
option-lead-exempt = Cuori non spezzati
    .help = Quali mani possono uscire a cuori non ancora spezzati.
    .words = solo cuori obbligato donna uscire comunque
option-qs-forced = Scartare la donna
    .help = La donna di picche va scartata appena è sicuro farlo?
    .words = obbligo donna di picche regina peppa black lady scartare buttare
option-duplicates = Carte uguali
    .help = Quale di due carte uguali vale di più in una presa.
    .words = annullare annullamento due mazzi stessa carta
option-dead-last-trick = Ultima presa annullata
    .help = A chi va l’ultima presa se ogni carta del seme di uscita è annullata.
    .words = annullamento morta
option-boost = Nove che allungano
    .help = Con un nove tutti giocano una seconda carta nella presa.
    .words = nove turbo allungare boost
option-charge = Esporre
    .help = Mostrare carte prima del gioco perché contino il doppio.
    .words = esporre dichiarare doppio raddoppiare turbo gong zhu
option-draw = Pescare
    .help = Quando si pescano carte dal tallone.
    .words = tallone domino due giocatori
option-claim = Chiedere le prese
    .help = Si possono chiedere tutte le prese rimaste, se nessuno si oppone.
    .words = richiesta resto scoprire abbassare
option-show-taken = Carte prese
    .help = Quali delle carte prese restano in vista.
    .words = ultima presa scoperta
option-values = Valore delle carte
    .help = Quanto costa ogni carta.
    .words = punti penalità donna regina di picche peppa black maria black lady hooligan spot tabella
option-custom-values = Valori personali
    .help = Cambia quanto costano singole carte; sotto zero è un bonus.
    .words = personalizzati punti propri asso re dieci di picche sette di fiori penalità
option-pip-courts = Figure
    .help = Quanto costano fante, donna e re di cuori.
    .words = point-count
option-pip-ace = Asso di cuori
    .help = Quanto costa l’asso di cuori.
    .words = point-count
option-bonus-card = Carta bonus
    .help = Una carta che toglie punti.
    .words = fante di quadri dieci di quadri omnibus jack
option-bonus-amount = Valore del bonus
    .help = Quanti punti toglie la carta bonus.
    .words = fante meno valore bonus
option-bonus-floor = Sotto zero
    .help = Fin dove una carta bonus può far scendere un punteggio.
    .words = limite negativo fante
option-no-trick-bonus = Nessuna presa
    .help = Punti tolti a chi non fa nessuna presa.
    .words = zero prese nullo pulito
option-no-trick-on-moon = Nessuna presa e cappotto
    .help = Il bonus per nessuna presa vale anche quando qualcuno fa cappotto?
    .words = cappotto luna
option-trick-points = Punti per le prese
    .help = Quanto costa ogni presa, qualunque cosa contenga.
    .words = reversis rovescino
option-pledge = Impegno
    .help = Ci si può impegnare a non prendere cuori: meno punti se riesce, altrimenti di più.
    .words = promessa scommessa
option-pig-flip = Maiale buono
    .help = Quando in Gong Zhu la donna di picche conta a tuo favore.
    .words = gong zhu caccia al maiale
option-score-dir = Chi vince
    .help = Quale punteggio è il migliore.
    .words = più alto più basso gettoni modulo
option-moon-effect = Cappotto
    .help = Che cosa succede a chi prende tutte le carte di penalità.
    .words = luna shoot the moon sparare alla luna prendere tutto aggiungere togliere
option-moon-needs = Che cosa serve
    .help = Le carte che fanno un cappotto.
    .words = cappotto luna fante tutti i cuori
option-moon-amount = Valore del cappotto
    .help = Quanto vale un cappotto.
    .words = cappotto luna royal valore
option-moon-guard = Tutela del cappotto
    .help = Che cosa succede se chi fa cappotto così perderebbe la partita.
    .words = cappotto luna perdere proteggere tutela
option-moon-guard-score = Scelta da
    .help = Il totale dal quale chi fa cappotto può scegliere.
    .words = cappotto luna tutela da
option-moon-and-bonus = Bonus nel cappotto
    .help = Le carte bonus contano anche con il cappotto?
    .words = cappotto luna fante
option-complex-signs = Segno per avversario
    .help = Chi fa cappotto sceglie un segno per ogni avversario.
    .words = complex complesso
option-sun = Gran cappotto
    .help = Che cosa succede a chi fa tutte le prese.
    .words = sole tutte le prese stramazzo slam
option-end = Fine della partita
    .help = Che cosa fa finire la partita.
    .words = fine limite punteggio smazzate mani giri tempo durata
option-end-at = Limite
    .help = Il punteggio, il numero di smazzate o i minuti.
    .words = limite 100 50 durata
option-end-both-ways = Nei due sensi
    .help = Anche un totale altrettanto sopra zero fa finire la partita.
    .words = gong zhu
option-tie = Parità
    .help = Che cosa succede a parità di miglior punteggio.
    .words = pareggio pari merito spareggio
option-adjust = Totali che saltano
    .help = Totali che scendono quando li si raggiunge esattamente.
    .words = esatto 50 100 azzerare zero
option-wrap-at = Totali azzerati
    .help = I totali che diventano zero.
    .words = 104 126 ricketts
option-special-win = Restare fermi
    .help = Vince chi resta a lungo allo stesso totale.
    .words = 69 5 ricketts
option-count-arrival = Conta l’arrivo
    .help = La smazzata che arriva a quel totale è la prima.
    .words = 69 5
option-ranking = Posti
    .help = Contano i posti dopo il primo?
    .words = secondo classifica
option-settle = Posta
    .help = Come passano di mano gettoni o soldi.
    .words = fiche gettoni posta piatto sweepstake howell scommessa puntare
option-stake = Puntata
    .help = Quanti gettoni si pagano ogni volta.
    .words = scommessa fiche
option-chips = Gettoni a testa
    .help = Con quanti gettoni cominciano tutti.
    .words = fiche scorta
option-wager = Scommessa
    .help = Come si divide la scommessa.
    .words = puntata vincita
option-auction = Asta
    .help = Si offrono gettoni per il diritto di nominare il seme di penalità.
    .words = offerta nominare seme
option-timer = Clessidra
    .help = Secondi per ogni scelta; 0 senza limite.
    .words = orologio tempo limite timer puzzle pirates
option-partners = Compagni
    .help = Chi gioca con chi.
    .words = squadre coppie
option-partner-moon = Cappotto di coppia
    .help = Un compagno deve prendere tutto da solo?
    .words = cappotto luna

## Valori nella colonna di destra

value-option-on = Sì
value-option-off = No
value-option-none = Nessuna
value-option-no-values = Nessuno
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CAPITAL(CARD($card)) }
value-option-card = { CARD($card) } { $points }

## Scelte di “Mani pari”

choice-strip-none = Mazzo intero
choice-strip-wiki = Via i due, jolly in sei
choice-strip-hay = Via due di fiori (e quadri)
choice-strip-parlett = Via due di quadri (e fiori)
choice-strip-arnold = Via i due e un tre
choice-strip-foster = Via i due, prima picche
choice-strip-hay-twos = Via due di fiori (e quadri), in sei tutti
choice-strip-heartsette = Via il due di picche
choice-strip-low-minor = Via fiori e quadri bassi
choice-strip-jokers = Jolly aggiunti
choice-strip-wiki2 = Due mazzi resi pari

## Scelte di “Jolly”

choice-jokers-none = Nessuno
choice-jokers-off-suit = Solo senza quel seme
choice-jokers-anytime = In ogni momento
choice-jokers-zero-of-suit = Fiori e quadri più bassi

## Scelte di “Uscire con un jolly”

choice-joker-lead-not-if-other-card = Solo se non c’è altro
choice-joker-lead-next-card-sets-suit = Decide la carta successiva
choice-joker-lead-leader-names-suit = Chi esce nomina il seme

## Scelte di “Monte”

choice-kitty-none = Nessuno
choice-kitty-first-trick = Alla prima presa
choice-kitty-first-point = Alla prima penalità
choice-kitty-last-trick = All’ultima presa
choice-kitty-first-trick-swap = Scambio alla prima presa
choice-kitty-first-point-swap = Scambio alla prima penalità
choice-kitty-out-of-play = Fuori gioco

## Scelte di “Carte da parte”

choice-kitty-discard-captured = Contano per chi le mette
choice-kitty-discard-out-of-play = Non contano

## Scelte di “Carta speciale”

choice-special-card-none = Nessuna
choice-special-card-warren = Carta Warren

## Scelte di “Rispondere con Warren”

choice-warren-follow-alias = Come la carta in più
choice-warren-follow-optional = Senza obbligo

## Scelte di “Se avanza Warren”

choice-warren-left-ordinary = Smazzata normale
choice-warren-left-redeal = Si ridanno le carte

## Scelte di “Primo mazziere”

choice-first-dealer-random = A caso
choice-first-dealer-low-card = Carta più bassa

## Scelte di “Direzione”

choice-direction-cw = Orario
choice-direction-ccw = Antiorario

## Scelte di “Uscita”

choice-opening-lead-lowest-club = Fiori più basso
choice-opening-lead-any-club = Chi ha il fiori più basso
choice-opening-lead-eldest = Chi segue il mazziere
choice-opening-lead-two-spades = Due di picche, poi il maiale
choice-opening-lead-bidder = Chi offre di più

## Scelte di “Punti nella prima presa”

choice-first-trick-free = Permessi
choice-first-trick-no-points = Non permessi

## Scelte di “Solo penalità in mano”

choice-first-trick-stuck-play-any = Ne gioca una
choice-first-trick-stuck-misdeal = Può annullare
choice-first-trick-stuck-point-void = La carta non conta
choice-first-trick-stuck-lay-aside = La carta va a parte

## Scelte di “Uscire a cuori”

choice-hearts-lead-always = In ogni momento
choice-hearts-lead-broken = Dopo averli spezzati

## Scelte di “Che cosa spezza i cuori”

choice-breakers-hearts = I cuori
choice-breakers-hearts-qs = Cuori e donna di picche

## Scelte di “Spezzati quando”

choice-break-event-played = Giocato
choice-break-event-discarded = Scartato
choice-break-event-won = Preso

## Scelte di “Uscire a cuori interi”

choice-lead-exempt-only-hearts = Solo cuori in mano
choice-lead-exempt-hearts-or-penalty = Solo penalità in mano

## Scelte di “Scartare la donna”

choice-qs-forced-no = No
choice-qs-forced-first-safe-chance = Alla prima occasione

## Scelte di “Carte uguali”

choice-duplicates-first = Vale di più la prima
choice-duplicates-last = Vale di più l’ultima
choice-duplicates-cancel = Si annullano

## Scelte di “Ultima presa annullata”

choice-dead-last-trick-leader = Chi è uscito
choice-dead-last-trick-discard = Nessuno
choice-dead-last-trick-second-of-top = Seconda della coppia alta

## Scelte di “Nove doppi”

choice-boost-off = No
choice-boost-any-nine = Ogni nove
choice-boost-led-nine = Nove del seme di uscita

## Scelte di “Esporre”

choice-charge-off = No
choice-charge-turbo = Aperto, in ogni ordine
choice-charge-gong-zhu = Una volta a turno
choice-charge-blind = Una volta in segreto

## Scelte di “Pescare”

choice-draw-off = No
choice-draw-domino = Se non si può rispondere
choice-draw-draw = Dopo ogni presa

## Scelte di “Carte prese”

choice-show-taken-last-trick = Ultima presa a richiesta
choice-show-taken-last-trick-open = Ultima presa scoperta
choice-show-taken-penalty-cards = Penalità scoperte

## Scelte di “Valore delle carte”

choice-values-black-lady = Cuori e donna di picche
choice-values-hearts-only = Solo cuori
choice-values-hooligan = Hooligan: sette di fiori
choice-values-graded = Cuori graduati
choice-values-pip-hay = Point-Count
choice-values-pip-spot = Spot
choice-values-pip-119 = Valori fino a dieci
choice-values-black-maria = Black Maria
choice-values-black-lady-uk = Black Lady inglese
choice-values-gong-zhu = Gong Zhu
choice-values-royal = Royal Hearts
choice-values-turbo = Turbo Hearts
choice-values-complex = Complex Hearts
choice-values-ten-of-clubs = Il dieci di fiori raddoppia
choice-values-named-suit = Seme nominato all’asta
choice-values-reverse = Reversis
choice-values-four-jacks = Quattro fanti

## Scelte di “Figure”

choice-pip-courts-ten = Tutte dieci
choice-pip-courts-rank = Fante, donna, re a salire

## Scelte di “Carta bonus”

choice-bonus-card-none = Nessuna
choice-bonus-card-jd = Fante di quadri
choice-bonus-card-td = Dieci di quadri

## Scelte di “Sotto zero”

choice-bonus-floor-none = Senza limite
choice-bonus-floor-hand = Smazzata non sotto zero
choice-bonus-floor-total = Totale non sotto zero

## Scelte di “Maiale buono”

choice-pig-flip-all-hearts = Con tutti i cuori
choice-pig-flip-all-sixteen = Con tutto

## Scelte di “Chi vince”

choice-score-dir-low = Punteggio più basso
choice-score-dir-high = Punteggio più alto
choice-score-dir-magnitude = Il più vicino a zero
choice-score-dir-counters = Più gettoni

## Scelte di “Che cosa serve”

choice-moon-needs-all-penalties = Tutte le penalità
choice-moon-needs-with-bonus = Anche la carta bonus
choice-moon-needs-all-hearts = Tutti i cuori
choice-moon-needs-hearts-qs = Cuori e donna di picche

## Scelte di “Cappotto”

choice-moon-effect-none = Niente
choice-moon-effect-add = Punti agli altri
choice-moon-effect-subtract = Punti tolti a chi lo fa
choice-moon-effect-choice = Sceglie chi lo fa
choice-moon-effect-negate = Cambia il segno
choice-moon-effect-zero-or-double = Azzera o raddoppia
choice-moon-effect-gift-from-each = Prende da ciascuno
choice-moon-effect-in-values = Come dicono le carte
choice-moon-effect-add-other-side = Punti all’altra coppia

## Scelte di “Valore del cappotto”

choice-moon-amount-penalties = Tutte le penalità
choice-moon-amount-own-hand = La mano di chi lo fa

## Scelte di “Tutela del cappotto”

choice-moon-guard-none = No
choice-moon-guard-auto-subtract = Invece si tolgono
choice-moon-guard-reached-score = Scelta da un certo totale
choice-moon-guard-game-goes-on = La partita continua

## Scelte di “Bonus nel cappotto”

choice-moon-and-bonus-independent = Conta come sempre
choice-moon-and-bonus-swallowed = Non conta

## Scelte di “Gran cappotto”

choice-sun-off = No
choice-sun-double = Doppio cappotto
choice-sun-punish = Doppio per chi ha passato
choice-sun-clean-slate = Totale a zero
choice-sun-sun-only = Servono tutte le prese
choice-sun-first-trick-free = Doppio, prima presa libera

## Scelte di “Fine della partita”

choice-end-reach = Punteggio raggiunto
choice-end-exceed = Punteggio superato
choice-end-deals = Numero di smazzate
choice-end-time = Tempo
choice-end-chips = Gettoni finiti

## Scelte di “Parità”

choice-tie-shared = Vittoria divisa
choice-tie-extra-hands = Altre smazzate
choice-tie-not-over-while-tied = Non finisce in parità

## Scelte di “Totali che saltano”

choice-adjust-none = No
choice-adjust-wrap = Tornano a zero
choice-adjust-exact-50-100 = Esattamente 50 o 100
choice-adjust-exact-100 = Esattamente 100

## Scelte di “Restare fermi”

choice-special-win-none = No
choice-special-win-sixty-nine = 69 per 5
choice-special-win-five = 5 per 69
choice-special-win-both = 69 per 5 e 5 per 69

## Scelte di “Posti”

choice-ranking-winner-only = Solo chi vince
choice-ranking-full = Tutti i posti

## Scelte di “Posta”

choice-settle-none = Niente
choice-settle-average = Rispetto alla media
choice-settle-chips-pool = Piatto di gettoni
choice-settle-sweepstake = Sweepstake
choice-settle-howell = Howell
choice-settle-excess = Paga chi ha più cuori
choice-settle-wager = Scommessa
choice-settle-turbo-points = Punti Turbo

## Scelte di “Scommessa”

choice-wager-places = Secondo i posti
choice-wager-winner-takes-all = Tutto a chi vince

## Scelte di “Compagni”

choice-partners-none = Nessuno
choice-partners-fixed = Seduti di fronte
choice-partners-adhoc = I primi due a far presa

## Scelte di “Cappotto di coppia”

choice-partner-moon-individual = Un solo giocatore
choice-partner-moon-pooled = I compagni insieme

## Titoli

heading-aim = Lo scopo
heading-players = Giocatori e carte
heading-dealing = Dare le carte
heading-passing = Il passaggio
heading-before = Prima del gioco
heading-opening = L’uscita
heading-first-trick = La prima presa
heading-leading = Rispondere e uscire
heading-tricks = Le prese
heading-values = Valore delle carte
heading-extras = Altri punti
heading-moon = Cappotto e gran cappotto
heading-end = Fine della partita
heading-money = Gettoni, tempo e coppie
heading-play = Gioco
heading-scoring = Punteggio

## Le regole in una riga

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } giocatori
summary-no-passing = senza passaggio
summary-passing = si passa { SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] cuori e donna di picche
    [hearts_only] solo cuori
    [hooligan] Hooligan: sette di fiori
    [graded] cuori graduati
    [pip_hay] Point-Count
    [pip_spot] Spot
    [pip_119] valori fino a dieci
    [black_maria] Black Maria
    [black_lady_uk] Black Lady inglese
    [gong_zhu] Gong Zhu
    [royal] Royal Hearts
    [turbo] Turbo Hearts
    [complex] Complex Hearts
    [ten_of_clubs] il dieci di fiori raddoppia
    [named_suit] seme nominato all’asta
    [reverse] Reversis
   *[four_jacks] quattro fanti
}
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, valori personali
summary-moon = { $moon ->
   *[add] il cappotto dà punti agli altri
    [subtract] il cappotto toglie punti
    [choice] il cappotto dà o toglie punti
    [negate] il cappotto cambia il segno
    [zero_or_double] il cappotto azzera o raddoppia
    [gift_from_each] il cappotto prende da ciascuno
    [in_values] tutti i cuori contano a tuo favore
    [add_other_side] il cappotto dà punti all’altra coppia
    [none] senza cappotto
}
summary-two-packs = due mazzi
summary-cancel = carte uguali si annullano
summary-jokers = jolly
summary-warren = carta Warren
summary-kitty = monte
summary-stock = tallone
summary-charging = carte esposte
summary-nines = nove che allungano
summary-sun = gran cappotto
summary-partners = compagni
summary-counters = gettoni
summary-special-win = { $win ->
    [sixty_nine] 69 per 5
    [five] 5 per 69
   *[both] 69 per 5 e 5 per 69
}
summary-end = { $end ->
   *[reach] finisce a { $at }
    [exceed] finisce oltre { $at }
    [deals] { $at ->
        [one] una smazzata
       *[other] { $at } smazzate
    }
    [time] { $at } minuti
    [chips] finché qualcuno finisce i gettoni
}
