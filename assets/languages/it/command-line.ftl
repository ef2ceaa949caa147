### La riga di comando e ciò che non le va. Parole come --seed, KEY e FILE si scrivono così.

## Che cosa dice per prima cosa “hearts-gui --help”

cli-about = Il gioco di carte Cuori per il computer. Senza un comando parte il gioco; con una partita salvata, si apre quella.
cli-verbs = comandi:
cli-about-rules = i regolamenti, o uno di essi in frasi semplici
cli-about-simulate = partite fra giocatori virtuali
cli-about-match = due giocatori virtuali con le stesse smazzate, in tutti i posti
cli-about-replay = rigioca una partita salvata per controllarla
cli-about-judge = quanto è costata ogni scelta in una partita salvata, in base a ciò che si poteva sapere
cli-about-convert = una partita nel formato di un altro programma, o da esso: OpenSpiel, hearts-engine
cli-about-puzzles = i problemi del gioco; --verify ID o all li dimostra di nuovo
cli-about-daily = le partite del giorno, con la somma di controllo di quella di un giocatore da circolo; --check CODE rigioca un risultato
cli-about-bots = livelli e caratteri dei giocatori virtuali
cli-about-screenshot = un’immagine di una schermata
cli-about-bench = la velocità su questo computer: frames, start, playouts, decisions, judge o statistics
cli-about-language = Per scegliere una lingua, scrivi --lang CODE prima del comando o imposta HEARTS_LANG.
cli-usage = uso:
cli-positionals = argomenti
cli-options = opzioni

## Messaggi di errore

cli-stopped = Interrotto.
cli-no-verb = { $nearest ->
    [none] { $word } non è né un comando né una partita salvata; vedi { $program } --help.
   *[other] { $word } non è né un comando né una partita salvata; volevi dire { $nearest }?
}
cli-lang-alone = Dopo --lang va il codice di una lingua, come --lang it.
cli-no-language = Cuori non è tradotto in { $code }; scegli fra { SERIES($known) }.
cli-argument = Argomento { $argument_name }: { $message }.
cli-required = Manca: { $text }.
cli-unrecognized = Argomento sconosciuto: { $text }.
cli-ambiguous = { $option } è ambiguo; può essere: { $matches }.
cli-no-value = manca un valore
cli-value-unwanted = { $text } non è previsto qui
cli-no-integer = { $value } non è un numero intero
cli-too-many-seconds = { $text } è più di { $most } secondi
cli-no-number = { $text } non è un numero intero maggiore di zero
cli-not-positive = { $text } non è un numero maggiore di zero
cli-no-text = questo non è un testo in UTF-8
cli-no-digits = { $text } non è un codice di 12–64 cifre esadecimali
cli-no-size = { $text } non è una dimensione come 1280x720
cli-size-range = { $text } non è fra 800x600 e 8192x8192
cli-unknown = { $what ->
    [rule_set] Non c’è un regolamento { $word }; volevi dire { $nearest }?
    [player] Non c’è un giocatore { $word }; volevi dire { $nearest }?
    [format] Non c’è un formato { $word }; volevi dire { $nearest }?
    [scene] Non c’è una scena { $word }; volevi dire { $nearest }?
    [message] Non c’è un messaggio { $word }; volevi dire { $nearest }?
    [theme] Non c’è un tema { $word }; volevi dire { $nearest }?
    [vision] Non c’è una visione { $word }; volevi dire { $nearest }?
   *[measurement] Non c’è una misura { $word }; volevi dire { $nearest }?
}
cli-unknown-listed = Il nome { $word } è sconosciuto; { $command } elenca tutti i nomi.
cli-unknown-few = Il nome { $word } è sconosciuto; scegli fra { SERIES($known) }.
cli-no-file = Il file { $file } non c’è.
cli-no-program = Non è stato possibile avviare il programma { $program }.
cli-scale = La scala dell’interfaccia deve andare da { $low } a { $high }, non { $scale }.
cli-rules-legend = Le righe che cominciano con * sono diverse dallo Standard.
cli-rule-set = { $title } ({ $sizes } giocatori)
cli-games-not-kept = Non è stato possibile salvare le partite in { $folder } ({ $why }).
cli-not-written = Non è stato possibile scrivere { $file } ({ $why }).
cli-characters = Caratteri: { SERIES($names) }
cli-no-scene = Indica una scena e un file da scrivere; --list elenca le scene.
cli-own-deal = La scena { $scene } mostra sempre la stessa smazzata; togli --seed.
cli-message-nowhere = Nessuna schermata di esempio mostra { $key }; il commento sopra il messaggio spiega dove appare.
cli-no-png = Le immagini si scrivono come PNG, quindi { $file } dovrebbe finire in .png.
cli-progress = { $done } su { $of }
cli-match-progress = smazzate { $done } su { $of }, differenza { $mean } ± { $error } punti per smazzata
match-file-other = { $file } contiene un altro confronto: altri giocatori, regole, formato o seme casuale. Indica un altro file.
match-file-line = { $file }, riga { $line }: questa non è una smazzata di un confronto. Indica un altro file.
match-file-unusable = { $file } non si può usare ({ $why }).
cli-bots-do-not-fit = --bots nomina { $n } giocatori, ma a questo tavolo siedono in { $players }.
cli-replay-damage = { $file }, riga { $line }: { $why }.
puzzle-unknown = Non c’è un problema { $id }.
puzzle-wrong = { $n ->
    [one] { LIST($ids) }: la risposta indicata non regge.
   *[other] { $n } problemi la cui risposta indicata non regge: { LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] In questa partita non c’è una smazzata { $deal }: non ne è cominciata nessuna.
    [one] In questa partita non c’è una smazzata { $deal }: ne ha una sola.
   *[other] In questa partita non c’è una smazzata { $deal }: ne ha { $n }.
}
judge-no-seat = A questo tavolo non c’è un posto { $seat }: i posti vanno da 0 a { $most }.
cli-endless-void = Con queste regole una smazzata è stata annullata { $n } volte di seguito.
cli-endless-seed = Con queste regole la partita con seme casuale { $seed } non è finita dopo { $most } smazzate.
cli-endless = { $n ->
    [one] Con queste regole la partita non è finita dopo { $most } smazzate.
   *[other] Con queste regole nessuna delle { $n } partite è finita dopo { $most } smazzate.
}

## Che cosa dice --help di un comando e delle sue opzioni

cli-help-1v3-or-2v2 = 1v3 o 2v2
cli-help-add-line-items-every-deal = aggiunge di che cosa è fatto ogni punteggio
cli-help-any-text = un testo qualsiasi; lo stesso testo dà le stesse carte
cli-help-check-seed-every-deal-every = controlla il seme casuale, ogni smazzata e ogni punteggio, e dice che cosa dimostra
cli-help-computer-players = Livelli e caratteri dei giocatori virtuali.
cli-help-duplicate-deals-in-all-seatings = Due giocatori virtuali con le stesse smazzate, in tutti i posti.
cli-help-every-picture-measured = scrive e misura ogni immagine
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge o statistics
cli-help-games-between-computer-players = Partite fra giocatori virtuali.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan o tritan
cli-help-how-fast-here = La velocità su questo computer.
cli-help-with-reader = frames: misura mentre tutto viene detto a uno screen reader
cli-no-reader = In questa sessione non è attivo nessuno screen reader; avviane uno.
cli-help-how-long-for-each = secondi per ogni misura
cli-help-how-many-deals = numero di smazzate
cli-help-end-at-this-error = finisce il confronto quando l’errore standard della differenza non supera questi punti
cli-help-keep-deals-go-on = tiene le smazzate in questo file, e continua da ciò che contiene già
cli-help-how-many-games = numero di partite
cli-help-how-many-sit-at-table = numero di giocatori
cli-help-puzzles = I problemi del gioco.
cli-help-count-puzzles-again = dimostra di nuovo questo problema, o tutti, su ogni smazzata possibile o su nuove smazzate di prova
cli-help-daily = Le partite del giorno.
cli-help-daily-date = il primo giorno (senza indicazione, oggi)
cli-help-days = numero di giorni
cli-help-check-code = rigioca la partita in un codice e ne dice il risultato
cli-no-date = { $word } non è una data come 2026-11-23
cli-no-days = il numero di giorni deve andare da 1 a { $most }
cli-days-end = Il calendario finisce il { $last }; chiedi meno giorni o una data precedente.
cli-help-judge-saved-game-again = Rigioca una partita salvata per controllarla.
cli-help-what-answers-cost = Quanto è costata ogni scelta in una partita salvata, in base a ciò che quel giocatore poteva sapere.
cli-help-convert = Converte una partita da un formato a un altro.
cli-help-format = hearts, openspiel, openspiel-text o hearts-engine
cli-help-this-deal-only = solo questa smazzata, contando da 1
cli-help-this-seat-only = solo questo posto, contando da 0
cli-help-keep-every-game-as-file = salva ogni partita come file in questa cartella
cli-help-key-name-or-code-rules = le regole: una chiave, un nome o un codice di regole
cli-help-level-or-cmd-program = un livello, o cmd:PROGRAM
cli-help-name-scenes = elenca le scene
cli-help-message = la prima schermata che mostra questo messaggio; per trovare dove appare una traduzione
cli-help-one-computer-player-only = misura solo questo giocatore virtuale
cli-help-one-level-or-one-seat = un livello, o uno per ogni posto
cli-help-one-window-size-only = misura solo questa dimensione della finestra
cli-help-picture-screen = Un’immagine di una schermata.
cli-help-play-one-deal-by-itself = gioca da solo una smazzata e ne dice l’esito
cli-help-accessibility-dump = l’albero di accessibilità di una schermata in JSON (senza indicazione, il menu)
cli-help-print-json = scrive JSON
cli-help-help = mostra questo aiuto
cli-help-version = mostra la versione
cli-help-processes = numero di processi
cli-help-rule-sets-or-one-them = I regolamenti, o uno di essi.
cli-help-saved-game-open = una partita salvata da aprire
cli-help-seconds-programs-have-answer = secondi che un programma esterno ha per ogni scelta
cli-help-verify-against-fair-deal-code = verifica con il codice di smazzata onesta mostrato prima della prima smazzata, o con il suo inizio
cli-help-verify-against-cut = verifica che il mazzo sia stato tagliato con questo testo, quello mostrato accanto al codice
cli-help-with-all-only-these = con --all: disegna solo queste
