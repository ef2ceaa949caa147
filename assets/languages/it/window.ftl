### La finestra, ciò che sta su ogni pagina, nomi di elementi e di tasti, ed errori del programma.

## Pagine e finestre di dialogo

page-close = Chiudi
page-cancel = Annulla
page-paste = Incolla
page-no-letters = { $n ->
    [one] Nessun font di questo computer ha il carattere { $codes }. Per favore, toglilo.
   *[other] Nessun font di questo computer ha i caratteri { $codes }. Per favore, toglili.
}

## Elementi, per uno screen reader

widget-role-button = pulsante
widget-role-switch = interruttore
widget-role-tabs = schede
widget-role-stepper = contatore
widget-role-list-box = elenco a discesa
widget-role-slider = cursore
widget-role-text-field = campo di testo
widget-role-group-of-switches = gruppo di interruttori
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] acceso
   *[no] spento
}
widget-choice = { $option }, { $n } di { $of }
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }; ora { CARD($here, article: "on") }
   *[no] nessuna; ora { CARD($here, article: "on") }
}
widget-card-points = { CARD($card) }, { $points }
widget-pages = Pagina

## Che cosa fanno i tasti che si possono cambiare

window-key-last = Tieni premuto per vedere l’ultima presa
window-key-legal = Mostra che cosa si può giocare, e perché
window-key-hint = Aiuto (la partita diventa di allenamento); nell’analisi, riprova
window-key-undo = Riprendi l’ultima carta
window-key-scores = Punteggi
window-key-finish = Termina la smazzata quando viene proposto
window-key-beside = Chiedi tutte le prese rimaste, passa alla cieca o annulla la smazzata; copia punteggi o posizione
window-key-passed = Mostra le carte passate in questa smazzata
window-key-pace = Gioco più lento, o ritmo normale
window-key-options = Opzioni
window-key-review = Dai punteggi: analizza l’ultima smazzata
window-key-view = Nell’analisi: la tua visuale o tutte le mani
window-key-mark = Nell’analisi: la prossima scelta segnata
window-key-knows = Nell’analisi: che cosa potevano sapere?
window-page = Scorri
window-page-down = Più giù
window-page-up = Più su
window-key-switch = Scegli
window-key-switch-step = Parte successiva
window-key-mute = Suoni accesi o spenti
window-key-full-screen = Schermo intero sì o no
window-key-cap = { $name ->
    [return] Invio
    [space] Spazio
    [insert] Ins
    [delete] Canc
    [pause] Pausa
    [print-screen] Stamp
    [scroll-lock] Bloc Scorr
   *[other] { $cap }
}
window-key-needed = Questo tasto serve per muoversi e scegliere.
window-key-modifier = Questo tasto funziona solo insieme ad altri.

## Che cosa fanno i pulsanti di un gamepad

window-pad-move = Muoviti fra le tue carte e fra i comandi
    .keys = { $left } { $right } { $up } { $down }, levetta sinistra
window-pad-use = Gioca o scegli la carta, premi il comando
    .keys = A
window-pad-back = Indietro; al tavolo il menu della partita
    .keys = B, Start
window-pad-legal = Mostra che cosa si può giocare
    .keys = X
window-pad-last = Tieni premuto per vedere l’ultima presa
    .keys = Y
window-pad-pages = Pagine di una schermata; al tavolo i pulsanti
    .keys = LB, RB
window-pad-undo = Riprendi l’ultima carta
    .keys = LT
window-pad-beside = Chiedi le prese, passa alla cieca o annulla la smazzata
    .keys = RT
window-pad-scores = Punteggi
    .keys = View
window-pad-scroll = Scorri; premuta: un aiuto
    .keys = Levetta destra

## Nessuna finestra: nel terminale

window-no-screen = A Cuori serve uno schermo, e non se n’è potuto aprire nessuno.
window-no-screen-because = A Cuori serve uno schermo, e non se n’è potuto aprire nessuno ({ $reason }).
window-screen-lost = Lo schermo non c’è più.
window-not-opened = Cuori non ha potuto aprire la sua finestra ({ $reason }).
window-no-library =
    Per aprire la sua finestra a Cuori serve la libreria { $library }: installa il pacchetto
    { $debian } (Debian, Ubuntu) o { $fedora } (Fedora, openSUSE).

## Errori del programma

crash-stopped = { $lack ->
    [memory] Cuori ha dovuto fermarsi perché il sistema non gli dava altra memoria.
    [files] Cuori ha dovuto fermarsi perché il sistema non gli lasciava aprire altri file.
    [folder] Cuori ha dovuto fermarsi perché non può scrivere in nessuna cartella temporanea.
    [asset] Cuori ha dovuto fermarsi perché uno dei suoi file manca o è danneggiato.
   *[nothing] Cuori si è arrestato per un errore del programma.
}
crash-saved = { $lack ->
    [memory] La partita è salvata: chiudi altri programmi, poi riavvia Cuori per continuare.
    [files] La partita è salvata: chiudi altri programmi, poi riavvia Cuori per continuare.
    [folder] La partita è salvata: libera spazio sul disco, poi riavvia Cuori per continuare.
    [asset] La partita è salvata: reinstalla Cuori, poi riavvialo per continuare.
   *[nothing] La partita è salvata: riavvia Cuori per continuare.
}
crash-report = C’è un rapporto in
crash-no-report = Non è stato possibile scrivere un rapporto.
crash-last-title = L’ultima volta Cuori si è chiuso all’improvviso
crash-last = L’ultima volta un errore ha chiuso Cuori; le tue partite sono al sicuro, e c’è un rapporto in { $path }.
crash-sentence = { $lack ->
    [memory] Il sistema non ha dato a Cuori altra memoria; chiudi prima altri programmi.
    [files] Il sistema non ha lasciato aprire a Cuori altri file; chiudi prima altri programmi.
    [folder] Cuori non può scrivere in nessuna cartella temporanea; libera spazio sul disco o indica un’altra cartella in TMPDIR.
    [asset] Un file di Cuori manca o è danneggiato ({ $fault }); reinstalla Cuori.
   *[nothing] Qualcosa è andato storto ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] Il sistema non ha dato a Cuori altra memoria; chiudi prima altri programmi. C’è un rapporto in { $path }.
    [files] Il sistema non ha lasciato aprire a Cuori altri file; chiudi prima altri programmi. C’è un rapporto in { $path }.
    [folder] Cuori non può scrivere in nessuna cartella temporanea; libera spazio sul disco o indica un’altra cartella in TMPDIR. C’è un rapporto in { $path }.
    [asset] Un file di Cuori manca o è danneggiato ({ $fault }); reinstalla Cuori. C’è un rapporto in { $path }.
   *[nothing] Qualcosa è andato storto ({ $fault }). C’è un rapporto in { $path }.
}
