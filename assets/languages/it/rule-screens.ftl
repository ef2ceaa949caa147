### Le schermate delle opzioni e delle regole.

rule-screen-taken-back = Tutte le modifiche annullate. Con Ctrl+Z tornano.
rule-screen-save-as-another = Salva come altro
rule-screen-save-set = Salva il regolamento
rule-screen-rename-set = Rinomina il regolamento
rule-screen-save = Salva
rule-screen-same = { $wish }: con queste regole è uguale a { $same }.
rule-screen-save-question = Salvare { $title }?
rule-screen-saved = Salvato come { $title }.
rule-screen-deleted = { $name }: eliminato. Puoi recuperarlo dall’elenco.
rule-screen-copied = Copiato: { $code }
rule-screen-next-game = Dalla prossima partita: { $plan }.
rule-screen-name = Nome
rule-screen-code-note = Un codice di regole contiene un intero regolamento. Comincia con H1.
rule-screen-paste-a-code = Incolla un codice
rule-screen-code = Codice
rule-screen-use-these-rules = Usa queste regole
rule-screen-use-these = Usa questi
rule-screen-no-number = Scrivi almeno un numero.
rule-screen-no-numbers = Devono essere numeri interi, separati da virgole.
rule-screen-too-many-numbers = Si possono mettere al massimo { $n } numeri.
rule-screen-number-range = I numeri devono andare da { $low } a { $high }.
rule-screen-not-playable = Prima correggi o annulla l’ultima modifica.
rule-screen-changes = { $n ->
    [0] È esattamente lo Standard.
    [one] Una regola è diversa dallo Standard.
   *[other] { CAPITAL(WORD($n)) } regole sono diverse dallo Standard.
}
rule-screen-changes-marked = { $n ->
    [0] È esattamente lo Standard.
    [one] Una regola è diversa dallo Standard. Ha un segno dorato.
   *[other] { CAPITAL(WORD($n)) } regole sono diverse dallo Standard. Hanno un segno dorato.
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, { $n } differenza
   *[other] { $players }, { $n } differenze
}
rule-screen-differs = { $n ->
    [one] Una regola è diversa dallo Standard.
   *[other] { $n } regole sono diverse dallo Standard.
}
rule-screen-based-on = { $n ->
    [one] Tratto da { $name }. Una regola è diversa dallo Standard.
   *[other] Tratto da { $name }. { $n } regole sono diverse dallo Standard.
}
rule-screen-cannot-be-played = Non si può giocare
rule-screen-undo-delete = Recupera
rule-screen-no-such-set = Nessun regolamento ha questo nome.
rule-screen-find-set = Cerca un regolamento
rule-screen-card-values = Valore delle carte
rule-screen-rule-sets = Regolamenti
rule-screen-cards = Carte
rule-screen-points = Punti
rule-screen-card-as-usual = Ripristina la carta
rule-screen-all-as-usual = Ripristina tutto
rule-screen-done = Fatto
rule-screen-counts-as-usual = Conta quanto dice il valore delle carte scelto.
rule-screen-own-cycle = Altro ordine…
rule-screen-card-count = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
rule-screen-passes = Passaggi
rule-screen-cycle-intro = I passaggi si fanno in questo ordine, uno per smazzata, e poi si ricomincia.
rule-screen-one-more = Aggiungi un passaggio
rule-screen-first-already = È già il primo.
rule-screen-always-one = Ce ne vuole almeno uno; scegli «si tiene» per non passare.
rule-screen-longest-cycle = Un ciclo ha al massimo { $n } smazzate.
rule-screen-nth-deal = Smazzata { $n }
rule-screen-nth = { $n }.
rule-screen-move-up = Sposta su la { ORDINAL($n, case: "feminine") } smazzata
rule-screen-take-out = Togli la { ORDINAL($n, case: "feminine") } smazzata
rule-screen-led = ESCE
rule-screen-fewer = Meno
rule-screen-more = { $n ->
    [1] Un’altra opzione
   *[other] Altre { $n } opzioni
}
rule-screen-take-change-back = Annulla la modifica
rule-screen-changed = cambiata, { $note }, premi per ripristinare
rule-screen-standard = { $standard ->
    [no] Di solito { $value }
   *[yes] Standard: { $value }
}
rule-screen-nearest = Usa le regole giocabili più vicine
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n ->
    [one] Cambia un’altra opzione
   *[other] Cambia altre { $n } opzioni
}
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = Le regole
rule-screen-sentences = { $n ->
    [0] Ogni frase è come nello Standard.
    [one] Una frase è diversa dallo Standard; è segnata in oro.
   *[other] { CAPITAL(WORD($n)) } frasi sono diverse dallo Standard; sono segnate in oro.
}
rule-screen-in-full = Le regole complete
rule-screen-in-short = In breve: { $text }.
rule-screen-clashing = Con l’ultima modifica queste regole non si possono giocare: le parole in rosso dicono perché.
rule-screen-untouched = Non è stato cambiato nulla.
rule-screen-players = { $n } giocatori
rule-screen-back-to = Di nuovo { $title } com’era
rule-screen-find-option = Cerca un’opzione
rule-screen-paste-code = Incolla codice
rule-screen-share = Condividi
rule-screen-rename = Rinomina
rule-screen-delete = Elimina
rule-screen-reset-all = Ripristina tutto
rule-screen-no-such-option = Nessuna opzione corrisponde. Prova un’altra parola.
rule-screen-play-these = Gioca così
rule-screen-use-next = Dalla prossima
rule-screen-save-dots = Salva…
rule-screen-from-next-game = Le modifiche valgono dalla prossima partita

## Didascalie sotto piccole figure delle regole

example-pass = Carte scelte da una mano, in viaggio verso un altro giocatore
example-follow = Si è usciti a fiori: di questa mano si possono giocare solo i fiori
example-broken = Un cuore viene scartato su un quadri: i cuori sono spezzati
example-trick = Si è usciti a quadri, e la donna di quadri fa la presa
example-values = Quanto contano le carte
example-moon = Tutte le carte di un cappotto, prese da un solo giocatore
