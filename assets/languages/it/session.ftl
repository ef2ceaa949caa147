### Partite in corso, partite salvate, risultati, e i regolamenti del giocatore.

## Smazzate oneste

fair-seed = Se tagli il mazzo, nessuno da solo può scegliere le carte di una partita. Prima che tu veda una carta il programma estrae un numero e mostra un codice che appartiene solo a quel numero; poi tagli tu. Nella tua prima partita, e se disattivi il taglio nelle opzioni, taglia il computer. Tutte le smazzate dipendono dal numero e dal taglio.
fair-end = Annota il codice e il tuo taglio, che si vedono anche nel menu della partita. Alla fine si vede il numero, e se dà davvero quel codice. Per una partita salvata il comando «hearts-gui replay FILE --commitment CODICE --cut TESTO» controlla entrambi, con ogni smazzata, scelta e punteggio.
fair-proves = Questo dimostra che nessuna smazzata è cambiata da quando hai visto il codice e, se hai tagliato tu, che nessuno ha scelto le smazzate. Senza il tuo taglio il codice non basta: un altro taglio dà altre carte. Non dimostra che nessuno le abbia guardate nella partita salvata, dove il numero non è cifrato.
fair-unknown-shuffle = { $file } non si può verificare: la riga 1 nomina la versione { $version } della mescolata, qui sconosciuta.
fair-other-seed = { $file }, riga 1: il seme casuale non è quello promesso prima della partita.
fair-other-game = { $file } è un’altra partita: il suo codice è { $commitment }, non quello che hai dato.
fair-other-cut = { $file } è un’altra partita: il mazzo è stato tagliato con «{ $cut }», non con il taglio che hai dato.
fair-no-cut = { $file } è un’altra partita: nessuno ha tagliato il mazzo.
fair-given = { $file } non si può verificare: le carte non le ha date questo programma.
fair-difference = { $file }, { $what }.

## Partite salvate

save-in-use = { $game } è in corso in un’altra finestra di Cuori.
save-this-game-in-use = Questa partita è in corso in un’altra finestra di Cuori.
save-not-read = { $file } non si può leggere ({ $why }).
save-line = { $file }, riga { $line }: { $why }.
save-line-rules = { $file }, riga { $line }: { $why }
save-set-aside = { $why } È stato conservato come { $aside }.
save-no-room = { $file } è danneggiato dalla riga { $line } in poi, e sul disco non c’è spazio per una copia della parte danneggiata; libera spazio e riaprilo.
save-damaged = { $file } è danneggiato dalla riga { $line } in poi; ciò che viene prima è rimasto. Il file intero è stato conservato come { $aside }.
save-from-copy = La prima riga di { $file } è danneggiata; si è usata la copia nella riga 2.
save-torn = L’ultima riga di { $file } è interrotta ed è stata tralasciata; tutto il resto è intatto.
save-differs = { $same ->
    [yes] { $file } è stato cambiato dopo il salvataggio
   *[no] Le regole di questa partita sono cambiate dopo il salvataggio, o è stato cambiato { $file }
}; i punteggi restano come registrati ({ $what }).
save-other-seed = Il seme casuale in questo file non è quello promesso prima della partita.
save-no-copy = Questa partita non ha un file da copiare.
save-copy-failed = Non è stato possibile scrivere la copia: { $why }.
save-name-not-saved = Non è stato possibile salvare il nome: { $why }.
save-star-not-saved = Non è stato possibile salvare la stella: { $why }.
save-game-not-deleted = Non è stato possibile eliminare la partita: { $why }.
save-removed = Il file di questa partita, { $gone }, è stato tolto mentre giocavi; ora la partita è salvata come { $file }.
save-cannot-save = Ora questa partita non si può salvare ({ $why }); puoi continuare a giocare.
save-unknown-company = Questa partita nomina un giocatore che questa versione non conosce ({ $what }); il posto va a un altro.
save-choice-not-saved = Non è stato possibile salvare la scelta della partita: { $why }.
save-sets-not-saved = Non è stato possibile salvare i tuoi regolamenti: { $why }.
session-changed-rules = { $n ->
    [one] { $title }, una modifica
   *[other] { $title }, { $n } modifiche
}

## Gruppi nell’elenco dei regolamenti

session-group-yours = Tuoi
session-group-classic = Classici
session-group-bonus = Carta bonus
session-group-teams = A coppie
session-group-many = Molti giocatori
session-group-odd = Insoliti

## I regolamenti del giocatore

draft-my-set = Il mio { $title }
draft-no-name = Dagli un nome.
draft-name-taken = Hai già un regolamento con questo nome.
draft-no-text = Incolla o scrivi un codice di regole.
draft-players = { $n } giocatori
draft-players-range = { $low }–{ $high } giocatori
draft-players-of = { LIST($sizes, type: "or") } giocatori
draft-shared = Regole condivise
draft-changed = { $title }, modificato
stats-sentence = { $wins ->
    [1] { $games ->
        [1] 1 vittoria su 1 partita
       *[other] 1 vittoria su { $games } partite
    }
   *[other] { $games ->
        [1] { $wins } vittorie su 1 partita
       *[other] { $wins } vittorie su { $games } partite
    }
}

## Che cosa dimostra `replay --verify`

proof-in-deal = nella smazzata { $n }
proof-after-deal = { $n ->
    [0] prima della prima smazzata
   *[other] dopo la smazzata { $n }
}
proof-with-the-game = alla fine della partita
proof-cards = { $n ->
    [0] { $given ->
        [yes] Non c’è ancora nessuna smazzata; il seme casuale è quello dietro il codice che hai dato
       *[no] Non c’è ancora nessuna smazzata; il seme casuale è quello dietro il codice in questo file
    }
    [one] { $given ->
        [yes] Le carte di { $n } smazzata vengono dal seme casuale dietro il codice che hai dato, e ogni scelta e ogni punteggio segue le regole
       *[no] Le carte di { $n } smazzata vengono dal seme casuale dietro il codice in questo file, e ogni scelta e ogni punteggio segue le regole
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] Le carte di tutte e { $n } le smazzate vengono dal seme casuale dietro il codice che hai dato, e ogni scelta e ogni punteggio segue le regole
           *[no] Le carte di tutte e { $n } le smazzate vengono dal seme casuale dietro il codice in questo file, e ogni scelta e ogni punteggio segue le regole
        }
       *[no] { $given ->
            [yes] Le carte di { $n } smazzate vengono dal seme casuale dietro il codice che hai dato, e ogni scelta e ogni punteggio segue le regole
           *[no] Le carte di { $n } smazzate vengono dal seme casuale dietro il codice in questo file, e ogni scelta e ogni punteggio segue le regole
        }
    }
}
proof-finished = la partita è finita
proof-ends = il file finisce { $where }
proof-taken-back = { $n ->
    [0] nessuna scelta è stata ripresa
    [one] { $n } scelta è stata ripresa
   *[other] { $n } scelte sono state riprese
}
proof-summary = { $cards }; { $end }, e { $back }.
proof-not-when-shown = Se questo codice è stato mostrato prima della prima smazzata; dai con --commitment quello che hai annotato.
proof-not-your-cut = Se il mazzo è stato tagliato come l’hai tagliato tu. Lo stesso numero con un altro taglio dà altre carte; dai con --cut il taglio che hai annotato.
proof-of-commitment = Il programma ha usato il numero dietro il codice che hai dato.
proof-of-cut = Il mazzo è stato tagliato con il testo che hai dato.
proof-of-commitment-and-cut = Il numero dietro il tuo codice e il tuo taglio danno esattamente queste smazzate: né tu né il programma potevate sceglierle.
proof-not-guessed = Che le carte non si potessero conoscere prima: chi vede il codice può indovinare un seme casuale così semplice.
proof-not-chosen = Che il programma non abbia scelto fra molti semi casuali: nessuno ha tagliato il mazzo.
proof-not-the-rest = Come è andata avanti la partita: il file finisce { $where }.
proof-not-decisions = Se le scelte sono quelle fatte al tavolo: il seme casuale fissa solo le carte.

## Un file danneggiato dei propri regolamenti

rule-sets-line = { $twice ->
    [yes] La riga { $n } dei tuoi regolamenti nomina { $name } una seconda volta; è stata tenuta ma non si usa.
   *[no] La riga { $n } dei tuoi regolamenti non è un regolamento; è stata tenuta ma non si usa.
}

## File del giocatore che non si possono leggere

file-damaged = { $n ->
    [0] { $file } è danneggiato e non è stato usato
    [one] Una voce di { $file } è danneggiata ed è stata saltata
   *[other] { $n } voci di { $file } sono danneggiate e sono state saltate
}; { $copied ->
    [yes] c’è una copia in { $aside }.
   *[no] non è stato possibile copiarlo.
}
file-newer = { $file } è stato scritto da una versione più nuova di Cuori, che può leggerlo tutto: installa quella versione. { $copied ->
    [yes] Una copia di ciò che non si è potuto leggere è in { $aside }.
   *[no] Non è stato possibile copiarlo.
}
file-unread = Non è stato possibile leggere { $file }: { $why }.
file-too-large = { $file } supera { $most } MB e non è stato letto. { $renamed ->
    [yes] Ora si chiama { $aside }.
   *[no] È rimasto dov’era.
}
