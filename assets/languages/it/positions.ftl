### Partite e posizioni che vengono da altrove o si dispongono carta per carta.

## Che cosa dice “hearts-gui convert” quando non può

convert-no-format = Dal nome di { $file } non si capisce il formato; aggiungi --to con { LIST($known, type: "or") }.
convert-exists = { $file } c’è già; scegli un altro nome.
convert-nothing = { $file } non contiene ancora nessuna smazzata.
convert-which-deal = Questa partita ha { $n } smazzate e il formato ne contiene una; sceglila con --deal.
convert-unread = { $file } non si può leggere: { $why }
convert-unwritten = La partita non si può scrivere in questo formato: { $why }
convert-deal = Smazzata { $deal }: { $why }
convert-points = Nella smazzata { $deal } i punti registrati non sono quelli di queste regole.
convert-too-long = La smazzata { $deal } viene dopo la fine della partita.
openspiel-unreadable = il file non è la registrazione di una partita di Cuori in un formato conosciuto.
openspiel-option = L’opzione { $name } di OpenSpiel qui non è conosciuta.
openspiel-short = { $n ->
    [one] un numero non è un’intera smazzata.
   *[other] { $n } numeri non sono un’intera smazzata.
}
openspiel-other-rules = OpenSpiel gioca o conta diversamente una smazzata così.
engine-unreadable = il file non è una registrazione di hearts-engine.
engine-other-rules = hearts-engine non registra una smazzata come la { $deal }; conosce smazzate finite di quattro giocatori.
laid-not-plain = In questo formato si possono scrivere solo smazzate fatte di mani, passaggi e giocate.
laid-twice = { $more ->
    [yes] Non può essere in due posti: { LIST($cards, each: "the-card") } ({ $n } in tutto).
   *[no] Non può essere in due posti: { LIST($cards, each: "the-card") }.
}
laid-strange = { $more ->
    [yes] Non fa parte di questo mazzo: { LIST($cards, each: "the-card") } ({ $n } in tutto).
   *[no] Non fa parte di questo mazzo: { LIST($cards, each: "the-card") }.
}
laid-missing = { $n ->
    [one] Nessuno ha { LIST($cards, each: "the-card") }.
   *[other] Nessuno ha { LIST($cards, each: "the-card") }: mancano { $n } carte.
}
laid-size = { $hand }: le carte sono { $n }, dovrebbero essere { $most }.
laid-play = Giocata { $n }, { CARD($card) }: { $why }
laid-no-play = Giocata { $n }, { CARD($card) }: la smazzata finisce prima.
laid-pass-first = Prima di giocare si passano le carte: disponi le mani come sono dopo il passaggio e scegli «Nessuno».
laid-not-held = { $hand }: tocca a questa mano, che non ha { CARD($card, article: "the") }.
laid-pass = { $hand }: non si può passare { CARD($card, article: "the") }: { $why }
laid-no-pass = { $hand }: ciò che passa non corrisponde alle regole.
laid-hand = Mano { $seat }

## Smazzate di un tipo

kind-long = Una descrizione ha al massimo { $most } caratteri.
kind-who = «{ $word }» non è un giocatore; scrivi { LIST($known, type: "or") }.
kind-clause = «{ $word }» non si capisce; scrivi per esempio «pass left» o «me: QS».
kind-wish = «{ $word }» non si capisce; scrivi per esempio «QS, KS», «no QS», «spades <= 2» o «void».
kind-many = Una descrizione può nominare al massimo { $most } carte.
kind-impossible = Nessuna smazzata corrisponde a questa descrizione.
kind-too-rare = Questo tipo è troppo raro, o nessuna smazzata corrisponde. Chiedi di meno.
kind-rules = Le smazzate a scelta sono per quattro giocatori con un mazzo intero.

## La schermata “Smazzate di un tipo”

kind-title = Smazzate a scelta
kind-choose = Tipo di smazzata
kind-ready = { $n ->
    [1] Ho la donna di picche con al massimo un’altra picche
    [2] Ho la donna di picche, ben difesa
    [3] Ho il re di picche, ma non la donna
    [4] Ho quattro cuori con l’asso
    [5] Non ho carte di un seme
    [6] Non ho picche alte; qualcuno ha la donna corta
    [7] Un altro giocatore ha pochi fiori
   *[8] Ho tre assi e un seme lungo
}
kind-own = Una mia descrizione
kind-wish-field = Descrizione
kind-language = Scrivi «me», «left», «across», «right» o «someone» (io, sinistra, di fronte, destra, qualcuno), poi carte e lunghezze: «me: QS, spades <= 2; someone: clubs <= 1; pass across». Anche «no KS», «void», «aces >= 2», «longest >= 6».
kind-another = { $first ->
    [yes] Dai le carte
   *[no] Un’altra
}
kind-play = Giocala
kind-edit = Cambia le carte
kind-dealt = { $way ->
    [L] Passaggio a sinistra. { $rare }
    [R] Passaggio a destra. { $rare }
    [A] Passaggio di fronte. { $rare }
   *[HOLD] Nessun passaggio. { $rare }
}
kind-drawing = Cerco una smazzata così…
kind-rare = { $about ->
    [yes] È così circa una smazzata su { $n }.
   *[no] È così una smazzata su { $n }.
}

## La schermata “Disponi una posizione”

editor-title = Disponi una posizione
editor-whose = Le carte vanno a
editor-hand = { editor-seat } ({ $n })
editor-seat = { $seat ->
    [0] Tu
    [1] Sinistra
    [2] Di fronte
   *[3] Destra
}
editor-short = { $seat ->
    [0] tu
    [1] sin.
    [2] fronte
   *[3] des.
}
editor-pack = Il mazzo
editor-way = Passaggio
editor-pass = { $way ->
    [L] A sinistra
    [R] A destra
    [A] Di fronte
   *[HOLD] Nessuno
}
editor-played = Giocate finora
editor-played-so = Giocate finora: 2C 5C KC 3C…
editor-possible = Questa posizione è possibile.
editor-play = Gioca da qui
editor-judge = Che cosa è meglio?
editor-judging = L’allenatore riflette…
editor-nothing-to-judge = Qui non c’è niente da decidere.
editor-no-coach = L’allenatore non ha una risposta.
editor-rest = Dai le altre carte
editor-clear = Svuota
editor-given = { $seat ->
    [-1] { CAPITAL(CARD($card)) }: a nessuno.
    [0] { CAPITAL(CARD($card)) }: a te.
    [1] { CAPITAL(CARD($card)) }: a sinistra.
    [2] { CAPITAL(CARD($card)) }: di fronte.
   *[3] { CAPITAL(CARD($card)) }: a destra.
}
editor-no-card = «{ $word }» non è una carta; scrivi per esempio QS o 10H.
widget-card-owner = { $some ->
    [yes] { CARD($card) }: { $owner }
   *[no] { CARD($card) }: nessuno
}

## Entrambe le schermate

position-copy = Copia il codice
position-copied = Il codice è negli appunti.
position-enter-code = Inserisci un codice
position-code-title = Una posizione da un codice
position-code = Codice
position-open = Apri
position-no-code = Questo non è il codice di una posizione.
position-other-rules = Questa posizione è stata disposta per altre regole.
position-back = Torna alla posizione

learn-kinds-detail = La mano che vuoi
