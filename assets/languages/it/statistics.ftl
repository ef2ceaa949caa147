### La schermata Statistiche: riquadri affiancati, ciascuno con una figura e una frase o due.

menu-statistics = Statistiche
menu-statistics-detail = Risultati, fortuna, scelte
stat-title = Statistiche
stat-rules = Regolamento
stat-rules-of = { $title } ({ $n })
stat-against = Avversari
stat-all-opponents = Tutti gli avversari
stat-no-practice = Le partite di allenamento non contano
stat-save = Salva tutte le smazzate in tabella (CSV)
stat-practise = { $theme ->
    [lead] Allena le uscite
    [follow] Allena le risposte
    [last] Allenati a chiudere
   *[discard] Allena gli scarti
}
stat-reading = Leggo le tue partite…
stat-nothing = Gioca una partita fino alla fine e qui arrivano i numeri. L’allenamento non conta: sono le partite con aiuti o carte riprese.
stat-mean = { $mean } ± { $half }
stat-deals = { $n ->
    [one] { $n } smazzata
   *[other] { $n } smazzate
}

## Risultati

stat-results = Risultati
stat-share = Vittorie probabili { $low }–{ $high }% (in parti uguali: { $even }%).
stat-chance = Con la sola fortuna: da { $low } a { $high } vittorie.
stat-few = Per dire di più servono { $least } partite; ne hai { $n }.
stat-place = { place }
stat-place-line = { place }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
stat-share-how = La barra chiara è l’intervallo del 95%: contiene la tua vera quota di vittorie 19 volte su 20. La linea tratteggiata è quanto vince ogni posto quando tutti sono ugualmente bravi.

## Punti per smazzata

stat-points = Punti per smazzata
stat-no-points = Servono due smazzate contate a punti.
stat-even = In parti uguali sarebbero { $points } punti per smazzata.
stat-bar = { $one ->
    [yes] { $low ->
        [1] 1 punto
       *[other] { $low } punti
    }
   *[no] { $low }–{ $high } punti
}: { $n ->
    [one] { $n } smazzata
   *[other] { $n } smazzate
}{ $queens ->
    [0] {""}
    [all] { $n ->
        [one] , con la donna di picche
       *[other] , tutte con la donna di picche
    }
   *[other] , { $queens } con la donna di picche
}
stat-with-queen = con la donna di picche
stat-queen-deals = Le ultime smazzate in cui hai preso la donna
stat-deal-points = { $n ->
    [one] { $points } punto
   *[other] { $points } punti
}
stat-mean-is = In media { $mean } punti per smazzata.

## Quanto costano le scelte

stat-choices = Punti persi per scelta
stat-no-choices = L’allenatore non ha ancora guardato nessuna di queste smazzate.
stat-few-deals = Per dire un livello servono { $n } smazzate; finora { $now ->
    [one] ce n’è { $now }
   *[other] sono { $now }
}.
stat-level = { $clear ->
    [yes] Hai scelto come questo livello: { $low }
   *[no] Troppo incerto per dirlo: da { $low } a { $high }
}
stat-situation = { $kind ->
    [passing] Passaggio
    [calling] Asta e carte esposte
    [leading] Uscite
    [following] Risposte
    [last] Chiudere la presa
    [discarding] Scarti
    [defending] Contro il cappotto
   *[own_moon] Cappotto proprio
}
stat-dearest = Dove perdi di più: { $kind ->
    [passing] il passaggio
    [calling] asta e carte esposte
    [leading] le uscite
    [following] le risposte
    [last] chiudere la presa
    [discarding] gli scarti
    [defending] il gioco contro il cappotto
   *[own_moon] i tuoi cappotti
}.
stat-no-dearest = { $equal ->
    [yes] Tutti i tipi di scelta ti costano lo stesso.
   *[no] Quale tipo di scelta ti costa di più è troppo incerto per dirlo.
}
stat-choice-line = { stat-situation }: { $mean } in { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
}
stat-sure = Intervallo del 95%
stat-choices-how = I punti persi si contano rispetto agli altri giocatori, come li prevede l’allenatore in base a ciò che si poteva sapere al tuo posto. I punti presi per caso non contano, quindi non è ciò che mostrano i punteggi. Una scelta in cui non c’era niente da perdere è esclusa. Il livello è quello le cui perdite, in { $deals } smazzate contro giocatori da circolo, sono più vicine alle tue, secondo { $same ->
    [yes] lo stesso allenatore
   *[no] una versione precedente dell’allenatore
}; finché le scelte sono poche viene tirato verso «da circolo». Fra più livelli non si può decidere finché il caso li permette tutti. Dove perdi di più si dice solo se il caso difficilmente farebbe apparire il tipo peggiore così brutto. L’intervallo del 95% contiene il valore vero 19 volte su 20. Nessuna scelta può perdere meno di 0: un valore sotto 0 è dovuto al caso, e l’immagine mostra 0.

## Le carte sono oneste?

stat-fair = Le carte sono oneste?
stat-no-checks = Non ci sono ancora smazzate da controllare.
stat-queen = { $where ->
    [you] Donna di picche a te
    [left] Donna alla tua sinistra
    [right] Donna alla tua destra
    [across] Donna di fronte
   *[other] Donna al posto { $n } alla tua sinistra
}
stat-fact = { $fact ->
    [hearts] Cuori nella tua mano
    [aces] Assi
    [longest] Seme più lungo
   *[voids] Mani con un vuoto
}
stat-inside = Tutti e { $n } i controlli sono normali. Per caso circa uno su venti non lo sarebbe.
stat-outside = { $n ->
    [one] { $n } controllo su { $of } è insolito
   *[other] { $n } controlli su { $of } sono insoliti
}; per caso succede a circa un tavolo su { $tables }.
stat-check-line = { $name }: { $found } (di norma da { $low } a { $high }){ $outside ->
    [yes] , insolito
   *[no] { "" }
}
stat-fair-how = Ogni barra verde è ciò che carte oneste danno 19 volte su 20, calcolato dal mazzo e dalla grandezza delle mani. Seme più lungo, cuori e assi sono medie per smazzata come data, prima di ogni passaggio.

## Giorni giocati

stat-days = Giorni giocati
stat-days-played = { $n } degli ultimi { $of } giorni
stat-days-shades = Colori più intensi: da { $low }, { $middle } e { $high } smazzate.
stat-day-line = { games-on-day-of-year }: { $n ->
    [one] { $n } smazzata
   *[other] { $n } smazzate
}
stat-weekday = { $n ->
    [0] Lu
    [1] Ma
    [2] Me
    [3] Gi
    [4] Ve
    [5] Sa
   *[6] Do
}
stat-month = { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
}

## Fortuna

stat-luck = Fortuna
stat-no-luck = Altri devono aver giocato almeno due smazzate con le tue carte.
stat-luck-sum = In { $n } smazzate { $saved ->
    [yes] la fortuna ha risparmiato
   *[no] la sfortuna è costata
} { $luck } punti, il tuo gioco { $well ->
    [yes] ha risparmiato
   *[no] è costato
} { $play }.
stat-luck-band = Di solito la sola fortuna resta entro { $half ->
    [one] { $half } punto
   *[other] { $half } punti
}, { $inside ->
    [yes] come qui.
   *[no] ma qui no.
}
stat-luck-left = Finché questa pagina è aperta, altri giocano le tue smazzate precedenti (ne restano { $n }).
stat-luck-how = La linea è la somma, via via, di ciò che la fortuna ha risparmiato. La sola fortuna resta nella fascia 19 volte su 20; la fascia si allarga con la radice quadrata del numero di smazzate.

## Elo

stat-rating = Elo
stat-rating-value = { $rating } ± { $half }
stat-rating-few = Il tuo Elo appare dopo { $least } partite; ne hai { $n }.
stat-rating-equals = { $clear ->
    [yes] Giochi circa come questo livello: { $low }.
   *[no] Troppo incerto per dirlo: da { $low } a { $high }.
}
stat-rating-games = { $n } partite
stat-rating-line = { $level }: { $rating }
stat-rating-how = L’Elo, un numero per la tua forza come negli scacchi, dipende dai tuoi posti contro avversari il cui Elo è stato misurato e resta fisso: 400 punti vogliono dire dieci a uno. La fascia contiene la tua vera forza 19 volte su 20; tiene conto di quanto può essere sbagliato l’Elo degli avversari.

## Ciò che si nota

stat-findings = Che cosa si nota
stat-no-findings = Troppo incerto per dirlo: ogni differenza fra i tuoi tipi di smazzate si spiega con il caso.
stat-finding = { $kind ->
    [queen] Con la donna di picche in mano
    [long] Con sei o più carte di un seme
    [void] Con un vuoto in mano
    [aces] Con due o più assi
    [lately] Nella seconda metà delle tue smazzate
    [pass-l] Quando passi a sinistra
    [pass-r] Quando passi a destra
    [pass-a] Quando passi di fronte
   *[pass-hold] Quando non si passano carte
} ti va { $good ->
    [yes] meglio
   *[no] peggio
} del solito, di { $by } punti per smazzata, rispetto ad altri con le tue carte.
stat-finding-deal = { $n }: smazzata { $deal }
stat-finding-saved = { $good ->
    [yes] meglio
   *[no] peggio
} degli altri di { $by } punti
stat-finding-gone = Questa partita non è più salvata.
stat-findings-how = Ogni smazzata si confronta con altri sei che hanno giocato le tue carte, così fortuna e carte difficili non contano. Una frase appare solo se il caso difficilmente farebbe una differenza simile (tre errori standard). Premi una smazzata per rivederla.
