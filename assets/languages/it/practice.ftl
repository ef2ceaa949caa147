### Allenamento: posizioni che ritornano, esercizi su un motivo, e i risultati.

menu-practice = Allenamento
menu-practice-detail = { $n ->
    [0] Oggi niente in programma
    [one] Oggi una posizione
   *[other] Oggi { $n } posizioni
}
practice-row = { $drill ->
    [yes] Questo esercizio
   *[no] Oggi
}
practice-at = { $at } di { $of }
practice-cell = { $result ->
    [right] giusta
    [again] ritorna
    [missed] sbagliata
   *[open] ancora senza risposta
}
practice-place = Posizione { $at } di { $of } · { $own ->
    [yes] { $day }, una tua partita
   *[no] nuova
}
practice-question = Quale carta?
practice-answer = La carta migliore
practice-theme = { $theme ->
    [lead] Esci tu. Scegli la carta dalla tua mano.
    [last] Chiudi tu la presa. Scegli la carta dalla tua mano.
    [discard] Non puoi rispondere al seme. Scegli la carta dalla tua mano.
   *[follow] Altri giocano dopo di te. Scegli la carta dalla tua mano.
}
practice-verdict = { $verdict ->
    [right] Giusto: { CARD($card, article: "the") }
    [both] Giusto: { CARD($card, article: "the") }. Va bene anche: { CARD($best, article: "the") }
    [wrong] Questa volta no. Meglio: { CARD($card, article: "the") }
   *[shown] La risposta: { CARD($card, article: "the") }
}
practice-why-not = Perché non { CARD($card, article: "the") }?
practice-comes-back = { $n ->
    [0] Ritorna oggi
    [one] Ritorna domani
   *[other] Ritorna fra { $n } giorni
}
practice-of-last = Di questo tipo, di recente: giuste { $n } su { $of }
practice-gap = { $n ->
    [one] In media circa un punto di vantaggio, contando anche ciò che prendono gli altri
   *[other] In media circa { $n } punti di vantaggio, contando anche ciò che prendono gli altri
}
practice-hinted = Con un aiuto non conta come giusta.
practice-next = Avanti
practice-see = Vedi il risultato
practice-result = Giuste senza aiuto: { $n } su { $of }. L’allenamento non conta mai per il tuo Elo.
practice-nothing = { $reading ->
    [0] Oggi non c’è niente in programma.
   *[other] Per ora non c’è niente in programma.
}
practice-no-cards = Qui i tuoi errori diventano posizioni, quando hai giocato una partita e l’allenatore l’ha guardata. Le partite di allenamento non contano.
practice-reading = { $n ->
    [one] L’allenatore esamina ancora una delle tue partite.
   *[other] L’allenatore esamina ancora { $n } delle tue partite.
}
practice-mistakes = { $n ->
    [one] Uno dei tuoi errori ritorna
   *[other] { $n } dei tuoi errori ritornano
} { $days ->
    [1] domani.
   *[other] fra { $days } giorni.
}
practice-new = { $n ->
    [one] Una posizione nuova
   *[other] { $n } posizioni nuove
}
practice-back = Basta per oggi
report-often = { $n ->
    [one] La prima volta questa settimana.
    [2] La seconda volta questa settimana.
    [3] La terza volta questa settimana.
   *[other] { $n } volte questa settimana.
}
report-drill = Allenati
report-length = { $n ->
    [one] una posizione
   *[other] { $n } posizioni
}, { $minutes } min

## Statistiche

stat-practice-few = Risposte finora: { $n }. Dopo { $of } risposte a posizioni nuove vedrai qui se migliori.
stat-practice-answers = Risposte a posizioni nuove: { $n }
stat-practice-before = All’inizio
stat-practice-after = Di recente
stat-practice-percent = { $percent }%
stat-practice-early = Ancora poche partite: dopo { $n ->
    [one] un’altra scelta
   *[other] altre { $n } scelte
} vedrai su che cosa lavorare.
stat-practice-none = Nessun tipo di scelta spicca come punto debole.
stat-practice-worst = Dove c’è più da guadagnare: { $name }.
stat-practice-row = { $name }: { $percent }% giuste, più o meno { $half }.
stat-practice-motif = { $name }: sbagliate { $n } su { $of }; attese { $usual }%.
stat-practice-how = Contano solo le posizioni che non avevi mai visto, con risposta senza aiuto. «All’inizio» è la prima metà. Un tipo di scelta si dice punto debole solo se molto probabilmente lo sbagli più spesso di quanto le altre tue scelte facciano attendere.
