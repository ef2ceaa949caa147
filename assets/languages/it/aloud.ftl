### Che cosa si legge ad alta voce: al tavolo, e quando appare una schermata.

## Che cosa succede al tavolo

aloud-deal = { $detail ->
    [brief] Smazzata { $n }.
   *[usual] { $mine ->
        [yes] Smazzata { $n }, dai tu le carte.
       *[no] Smazzata { $n }, dà le carte { $name }.
    }
}
aloud-cuts = Pescate per il primo mazziere: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] tu { CARD($card, article: "the") }
   *[no] { $name } { CARD($card, article: "the") }
}
aloud-hold = In questa smazzata non si passano carte.
aloud-your-hand = La tua mano: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) }: { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] niente { SUIT($suit) }
   *[other] { SUIT($suit) }: { $n }
}
aloud-pass-chosen = { $mine ->
    [yes] Hai scelto: { $pass }.
   *[no] { $name } sceglie: { $pass }.
}
aloud-you-pass = Passi { LIST($cards, each: "the-card") }.
aloud-has-chosen = { $name } ha scelto.
aloud-received = { $name } ti ha passato { LIST($cards, each: "the-card") }.
aloud-received-middle = Dal centro hai ricevuto { LIST($cards, each: "the-card") }.
aloud-forwarded = { GENDER($name) ->
    [you] Passi
   *[other] { $name } passa
} le carte alla cieca.
aloud-extra = La carta in più è { CARD($card, article: "the") }.
aloud-charged-nothing = { $mine ->
    [yes] Non esponi nulla.
   *[no] { $name } non espone nulla.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] Non offri.
       *[no] { $name } non offre.
    }
   *[other] { $mine ->
        [yes] Offri { $n }.
       *[no] { $name } offre { $n }.
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] Ti impegni a non prendere cuori.
       *[no] { $name } si impegna a non prendere cuori.
    }
   *[no] { $mine ->
        [yes] Non ti impegni.
       *[no] { $name } non si impegna.
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] Esci con { CARD($card, article: "the") }.
        [thrown] Scarti { CARD($card, article: "the") }.
       *[followed] Giochi { CARD($card, article: "the") }.
    }
   *[no] { $detail ->
        [brief] { $name }: { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } esce con { CARD($card, article: "the") }.
            [thrown] { $name } scarta { CARD($card, article: "the") }.
           *[followed] { $name } gioca { CARD($card, article: "the") }.
        }
    }
}
aloud-out = { $mine ->
    [yes] Hai finito le carte.
   *[no] { $name } ha finito le carte.
}
aloud-counts-as = Vale come { SUIT($suit) }.
aloud-void = { $name } non ha { SUIT($suit) }.
aloud-queen = { $pig ->
    [yes] È caduto il maiale.
   *[no] È caduta la donna di picche.
}
aloud-broken = I cuori sono spezzati.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] Fai la presa.
       *[no] { $name } fa la presa.
    }
    [0] { $mine ->
        [yes] Fai la presa.
       *[no] { $name } fa la presa.
    }
    [one] { $mine ->
        [yes] Fai la presa: { $points } punto.
       *[no] { $name } fa la presa: { $points } punto.
    }
   *[other] { $mine ->
        [yes] Fai la presa: { $points } punti.
       *[no] { $name } fa la presa: { $points } punti.
    }
}
aloud-trick-cards = Con { LIST($cards, each: "the-card") }.
aloud-trick-held = Nessuno fa la presa: le carte aspettano la prossima.
aloud-trick-gone = Nessuno fa la presa: le carte sono fuori gioco.
aloud-so-far = { $points ->
    [one] { $mine ->
        [yes] Hai { $points } punto in questa smazzata.
       *[no] { $name } ha { $points } punto in questa smazzata.
    }
   *[other] { $mine ->
        [yes] Hai { $points } punti in questa smazzata.
       *[no] { $name } ha { $points } punti in questa smazzata.
    }
}
aloud-space = Premi { $key } per continuare.
aloud-moon-begun = { $mine ->
    [yes] Finora hai tutte le penalità.
   *[no] Finora { $name } ha tutte le penalità.
}
aloud-moon-stopped = { $mine ->
    [yes] Il tuo cappotto è stato fermato.
   *[no] Il cappotto di { $name } è stato fermato.
}
aloud-partners = { LIST($names) }: compagni in questa smazzata.
aloud-drew = { $mine ->
    [yes] Peschi { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { WORD($n) } carte.
    }
}
aloud-buried = { $mine ->
    [yes] Metti da parte { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } mette da parte una carta.
       *[other] { $name } mette da parte { WORD($n) } carte.
    }
}
aloud-accepts = { GENDER($name) ->
    [you] Accetti
   *[other] { $name } accetta
} la richiesta.
aloud-rest = { $mine ->
    [yes] Fai tutte le altre prese.
   *[no] { $name } fa tutte le altre prese.
}
aloud-over = La partita è finita.
aloud-deal-points = La smazzata { $n } è finita: { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] tu { $points }
   *[no] { $name } { $points }
}
aloud-totals = Totali: { SERIES($each, joint: "list-more") }.
aloud-counters = Gettoni: { SERIES($each, joint: "list-more") }.

aloud-sentence = { $text }.

## Che cosa si chiede a chi ascolta

aloud-may-play = Puoi giocare { CARDS($cards) }.
aloud-may-charge = Puoi esporre { LIST($cards, each: "the-card", type: "or") }.
aloud-marked = { $on ->
    [yes] Carta scelta: { CARD($card) }, { $n } su { $of }.
   *[no] Carta rimessa a posto: { CARD($card) }, { $n } su { $of }.
}
aloud-marked-any = { $on ->
    [yes] Carta scelta: { CARD($card) }, { $n } in tutto.
   *[no] Carta rimessa a posto: { CARD($card) }, { $n } in tutto.
}
aloud-send = Premi { $key } per confermare.
aloud-hourglass = La clessidra è ferma mentre ascolti.
aloud-choose-card = Muoviti fra le carte con { $left } e { $right }; { $key } ne sceglie una.

## Risposte a ciò che chi ascolta vuole sapere

window-key-hand = Tutte le carte della tua mano
window-key-suits = Quante carte hai di ogni seme
window-key-trick = La presa sul tavolo
window-key-points = Che cosa ha preso ciascuno in questa smazzata
window-key-totals = Il totale di ciascuno
window-key-taken = L’ultima presa, carta per carta
window-key-turn = A chi tocca, e che cosa si chiede
window-key-repeat = Ripeti tutto dalla tua ultima carta
aloud-no-deal = Nessuna smazzata in corso.
aloud-no-cards = Non hai carte.
aloud-hand-cards = { $n ->
    [one] Una carta: { SERIES($suits, joint: "series-long") }.
   *[other] { CAPITAL(WORD($n)) } carte: { SERIES($suits, joint: "series-long") }.
}
aloud-hand-suits = Hai { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = Sul tavolo non ci sono carte.
aloud-trick-now = Sul tavolo: { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] tu { CARD($card, article: "the") }
   *[no] { $name } { CARD($card, article: "the") }
}
aloud-charges = Carte esposte: { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] tu nessuna presa
       *[no] { $name } nessuna presa
    }
    [one] { $mine ->
        [yes] tu { $points } in una presa
       *[no] { $name } { $points } in una presa
    }
   *[other] { $mine ->
        [yes] tu { $points } in { WORD($tricks) } prese
       *[no] { $name } { $points } in { WORD($tricks) } prese
    }
}
aloud-points-now = In questa smazzata: { SERIES($each, joint: "list-more") }.
aloud-points-hidden = I punti sono nascosti; puoi mostrarli nelle Opzioni.
aloud-last-trick = { $mine ->
    [yes] Ultima presa: { SERIES($plays, joint: "list-more") }; l’hai fatta tu.
   *[no] Ultima presa: { SERIES($plays, joint: "list-more") }; l’ha fatta { $name }.
}
aloud-last-nobody = Ultima presa: { SERIES($plays, joint: "list-more") }; non l’ha fatta nessuno.
aloud-nothing-yet = Non è stato ancora detto nulla.
aloud-your-partners = Giochi con { LIST($names) }.
aloud-hand-new = Nuove: { LIST($cards, each: "the-card") }.
aloud-table = { $rules }, { $place }.

## La voce del gioco: una prova nelle Opzioni

voice-hello = Ciao. Il gioco parla così.
voice-found = Parlerà { $command }.
voice-spoke = Parla { $command }.
voice-none = { $system ->
    [linux] Non è stato trovato un programma che parla: installa espeak-ng o speech-dispatcher.
    [mac] Non è stato trovato un programma che parla: manca il comando «say».
    [windows] Non è stato trovato un programma che parla: manca PowerShell.
   *[other] Non è stato trovato un programma che parla.
}
voice-test = Prova la voce
voice-again = Dillo di nuovo

## L’analisi e i problemi

aloud-decision = { $place }: { $label }.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, persi { $lost }.
}
aloud-you-played = Hai giocato { LIST($cards, each: "the-card") }.
aloud-better = Hai giocato { LIST($cards, each: "the-card") }; meglio: { LIST($best, each: "the-card") }.
aloud-arrow = La freccia indica { LIST($cards, each: "the-card") }.

## Giocare a orecchio, nella pagina dei tasti

help-ear-title = Giocare a orecchio
help-ear-reader = Se è attivo uno screen reader, gli viene detto tutto; non c’è niente da accendere.
help-ear-voice = Senza, può parlare il gioco stesso: Opzioni, Accessibilità, Ascolto; lì puoi anche provare la voce.
help-ear-cards = Con ← e → ti muovi fra le carte e le senti una per una; Invio gioca o sceglie la carta, Tab va ai pulsanti.
help-ear-wait = Una presa, un cappotto e i punteggi restano finché premi Spazio. Si può disattivare.
help-ear-again = { $key } ripete che cosa è successo al tavolo; sulle altre schermate legge tutta la schermata.
