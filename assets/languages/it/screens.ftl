### Le schermate intorno al tavolo: menu, scelta della partita, opzioni, aiuto, elenchi.

## Titoli delle pagine

about-title = Informazioni
about-licence-title = Licenza
help-title = Come si gioca
keys-title = I tuoi tasti
options-title = Opzioni
portraits-title = Ritratto
games-title = Partite
new-game-title = Scegli una partita

## Il menu principale

menu-name = Cuori
menu-tagline = L’arte discreta di perdere le prese
menu-tagline-new = Un gioco di carte: vince chi fa meno punti
menu-continue = Continua
menu-play = Gioca
menu-new = Nuova partita
menu-choose-detail = Regole, giocatori, durata
menu-games-detail = { $under } in corso, { $over ->
    [one] { $over } finita
   *[other] { $over } finite
}
menu-saved = Partite
menu-options = Opzioni
menu-about = Info
menu-quit = Esci
menu-quit-title = Uscire da Cuori?
menu-quit-saved = La partita è salvata e si può continuare.
menu-stay = Resta
menu-plan = { $n ->
    [one] { $title }, { $n } giocatore
   *[other] { $title }, { $n } giocatori
}
menu-shared = C’è un’altra finestra di Cuori aperta; ognuna tiene le proprie partite
menu-not-opened = Questa partita non si può aprire
menu-back = Indietro
files-title = Alcuni dei tuoi file non si sono potuti leggere per intero
files-more = E altri { $n }.
files-rest = Tutto il resto è come l’hai lasciato.
files-go-on = Continua

## Informazioni sul programma

about-version = Versione { $version }
about-what = Il gioco di carte Cuori e i suoi parenti, con avversari che vedono solo ciò che si può vedere dal loro posto.
about-alone =
    Funziona senza rete: nessun account, nessuna pubblicità, e niente viene inviato da nessuna parte.
    È software libero con licenza MIT.
about-files-title = I tuoi file
about-files = Le partite, le impostazioni e il registro { $log } sono in
about-open-folder = Apri la cartella
about-not-shown = Non si è potuto aprire un gestore di file; il percorso è stato copiato
about-reports-title = Segnalare un errore
about-reports =
    Se qualcosa va storto, questi dettagli aiutano chi se ne occupa. Non contengono nulla di
    personale. Dopo un arresto improvviso c’è un rapporto nella cartella dei dati, in { $folder }.
about-copy = Copia i dettagli
about-copied = Dettagli copiati
about-works-title = Fatto con il lavoro di altri
about-libraries =
    pygame-ce e alcune delle librerie audio hanno la GNU Lesser General Public License: sono file
    separati nella cartella del programma, e puoi sostituirli con le tue versioni.
about-no-text = Il testo di questa licenza si trova insieme all’opera stessa.

## Ritratti

name-you = Tu
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = scelto

## I propri tasti

keys-at-table = Al tavolo
keys-by-ear = Per chi ascolta: questi tasti parlano soltanto
keys-everywhere = Ovunque
keys-usual = Tasti predefiniti
keys-are-usual = Tutti i tasti hanno la funzione predefinita.
keys-cancel = Annulla
keys-press = Premi il nuovo tasto. Ora è { $key }. Se il nuovo tasto fa già qualcosa, i due si scambiano.
keys-moved = { $key } ora: { $does }

## I punteggi e la fine della partita

end-screen-sheet = Punteggi
end-screen-totals = Andamento dei totali
end-screen-back = Indietro
end-screen-result = Risultato
end-screen-next-deal = Prossima smazzata
end-screen-copy-scores = Copia i punteggi
end-screen-scores-copied = Punteggi copiati
end-screen-no-clipboard = Gli appunti non sono disponibili
end-screen-deal = Smazzata { $n }
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
end-screen-menu = Menu
end-screen-new = Nuova partita
end-screen-scores = Punteggi
end-screen-swap = Cambia un avversario
end-screen-again = Gioca ancora
end-screen-learn = Torna alle lezioni
end-screen-copy = Copia
end-screen-copied = Copiato
end-screen-close = Chiudi

## Opzioni

options-tab = { $tab ->
   *[rules] Regole
    [table] Tavolo
    [cards] Carte
    [sound] Suoni
    [access] Accessibilità
}
options-times = { $factor }×
options-instant = Immediata
options-seconds = { $seconds } s
options-percent = { $value }%
options-key-note = Tasto { $key }

options-group-you = Tu
options-name = Nome
options-your-name = Il tuo nome
options-name-empty = Un nome ha almeno una lettera.
options-save = Salva
options-portrait = Ritratto

options-group-table = Tavolo
options-theme = Tema
options-theme-choice = { $value ->
    [card-room] Sala da gioco
    [midnight] Mezzanotte
    [parchment] Pergamena
    [contrast] Contrasto
    [walnut] Noce
    [linen] Lino chiaro
   *[other] { $value }
}

options-group-playing = Gioco
options-play-mode = Giocare una carta con
options-play-mode-choice = { $value ->
   *[click] Un clic
    [double] Due clic
    [drag] Solo trascinando
}
options-show-points = Mostra i punti
options-show-points-choice = { $value ->
   *[full] Tutti
    [totals] Solo i totali
    [hidden] Nascosti
}
options-confirm-pass = Chiedi prima di passare
options-confirm-costly = Chiedi prima di una carta cara
options-confirm-costly-note = Una che prende metà dei punti della smazzata o più
options-confirm-blunders = Chiedi prima di un errore grave
options-confirm-blunders-note = Solo in allenamento ({ menu-new } → { new-game-practice }): l’allenatore guarda prima ogni carta
options-recall = Contare le carte
options-recall-note = Solo in allenamento ({ menu-new } → { new-game-practice }), anche dopo un aiuto o una carta ripresa
options-recall-choice = { $value ->
   *[off] Nessun aiuto
    [show] Mostra che cosa è uscito
    [ask] Chiedimelo tre volte a smazzata
}
options-cut = Taglia il mazzo prima della partita
options-cut-note = Se è spento, taglia il computer per te

options-group-speed = Velocità
options-pace = Ritmo
options-pace-choice = { $value ->
   *[usual] Normale
    [slow] Più lento
}
options-pace-note = Tasto { $key } al tavolo
options-speed = Velocità generale
options-deal-speed = Dare le carte
options-play-speed = Giocare una carta
options-collect-speed = Raccogliere una presa
options-bot-wait = Tempo di riflessione
options-no-wait = Nessuno
options-trick-linger = Pausa dopo ogni presa
options-trick-linger-note = Un clic la salta
options-wait-for-click = Attendi un clic dopo ogni presa

options-group-cards = Carte
options-back-choice = { $value ->
   *[auto] Come il tavolo
    [claret] Bordeaux
    [midnight] Mezzanotte
    [forest] Foresta
    [peacock] Pavone
    [garden] Giardino notturno
    [bluework] Ricamo blu
}
options-palette-choice = { $value ->
   *[two] Due colori
    [four] Quattro colori
    [safe] Per daltonici
}
options-face-choice = { $value ->
   *[auto] Automatica
    [normal] Normale
    [large] Grande
}
options-group-hand = La tua mano
options-sort = Ordine
options-sort-choice = { $value ->
   *[alternate] Colori alternati
    [classic] Ordine del bridge
}
options-suit-gap = Spazio fra i semi

options-group-reading = Lettura
options-scale = Dimensione del testo
options-family = Carattere
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Schermo intero
options-group-seeing = Vista
options-reduced-motion = Meno movimento
options-reduced-motion-note = Le carte sfumano invece di volare
options-high-contrast = Contrasto elevato
options-high-contrast-note = Pannelli semplici, bordi netti e colori più scuri in ogni tema
options-suit-letters = Lettere dei semi
options-suit-letters-note = P, C, Q, F sotto i segni sulle carte e al posto dei segni piccoli
options-magnify = Ingrandisci le carte
options-magnify-choice = { $value ->
   *[off] Mai
    [focus] Con la tastiera
    [hover] Con tastiera o mouse
}
options-magnify-note = Accanto alla presa, senza coprire né presa né mano
options-group-moving = Movimento
options-left-handed = Pulsanti a sinistra
options-left-handed-note = Il tavolo allo specchio: la tua targhetta è a destra
options-reverse-hand = Inverti la mano
options-reverse-hand-note = Semi e valori vanno da destra a sinistra
options-dwell = Clic fermando il puntatore
options-dwell-note = Il puntatore fermo su qualcosa lo preme; intanto si riempie un anello
options-dwell-seconds = Fermo per
options-hold-seconds = Durata della pressione lunga
options-hold-seconds-note = Toccando così a lungo si spiega che cosa c’è sotto il dito
options-double-seconds = Doppio clic entro
options-double-seconds-note = Un secondo clic entro questo tempo fa parte del primo
options-repeat-after = Il pulsante premuto ripete dopo
options-repeat-after-note = Le direzioni del gamepad, e più e meno
options-repeat-every = Poi di nuovo ogni
options-group-switches = Uno o due sensori
options-switches = Gioca con
options-switches-choice = { $value ->
   *[off] Tutti i comandi
    [one] Un sensore
    [two] Due sensori
}
options-switches-note = Una cornice passa da una parte all’altra: da sola con un sensore, con il secondo sensore se sono due
options-switch-seconds = La cornice si sposta ogni
options-switch-click = Il clic fa da sensore
options-switch-click-note = Ovunque sia il puntatore; il pulsante A del gamepad lo è sempre
options-group-listening = Ascolto
options-voice = Leggi il gioco ad alta voce
options-voice-note = Per chi non ha uno screen reader
options-voice-rate = Velocità della voce
options-voice-hello = Saluta
options-verbosity = Quanto leggere
options-verbosity-choice = { $value ->
    [brief] Poco
    [full] Tutto
   *[usual] Normale
}
options-wait-for-listener = Aspetta mentre ascolti
options-wait-for-listener-note = Niente va avanti da solo: premi Spazio. La clessidra è ferma.
options-group-keyboard = Tastiera
options-keys = Tutti i tasti
options-keys-show = Mostra
options-own-keys = I tuoi tasti
options-own-keys-change = Cambia

## Suoni

sound-levels = Livelli
sound-when = Quando
sound-more-label = Ogni suono a parte
sound-more = { $open ->
    [yes] Meno
   *[no] Di più
}
sound-play = Ascolta: { $name }
sound-none = Nessun dispositivo audio trovato.
sound-all = Tutti i suoni
sound-table = Carte ed eventi
sound-effects = Pulsanti e interruttori
sound-mute = Muto
sound-quiet-away = Silenzio in secondo piano
sound-quiet-away-note = Mentre usi un’altra finestra
sound-pan = I suoni vengono dal lato di chi gioca
sound-pan-note = A sinistra e a destra come i posti sullo schermo
sound-more-cues = Più segnali
sound-more-cues-note = Un suono leggero quando un altro giocatore prende punti
sound-group = { $group ->
   *[cards] Carte
    [your-turn] Il tuo turno
    [moments] Momenti
    [buttons] Pulsanti
}
sound-cue = { $cue ->
   *[flick] Dare e giocare
    [slide] Passare e ordinare
    [sweep] Raccogliere una presa
    [lift] Alzare una carta
    [set-down] Posare una carta
    [your-turn] Tocca a te
    [not-allowed] Non permesso
    [points] Punti presi
    [points-others] Punti degli altri
    [hearts-broken] Cuori spezzati
    [queen] Donna di picche
    [moon] Cappotto
    [win] Partita vinta
    [lose] Partita persa
    [button] Premere un pulsante
    [tick] Cambiare un valore
    [toggle-on] Accendere
    [toggle-off] Spegnere
}

## Scelta della partita

new-game-find = Cerca un regolamento
new-game-players-note = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
new-game-change-rules = Cambia le regole
new-game-read-rules = Leggi le regole
new-game-origin = Origine: { $origin }.
new-game-based-on = Un tuo regolamento, tratto da { $title }.
new-game-length = Durata
new-game-players = Giocatori
new-game-number = Numero
new-game-opponent = Avversario { $n }
new-game-level = Forza dell’avversario { $n }
new-game-any-character = A sorpresa
new-game-any-level = Forza a caso
new-game-fits = Su misura per me
new-game-share = Vinci circa
new-game-practice = Partita di allenamento
new-game-practice-note = La partita non conta nelle statistiche né nel punteggio Elo. I suoi errori non tornano in «{ menu-practice }».
new-game-surprise = Sorprendimi
new-game-others-stay = Le altre tue partite restano
new-game-start = Inizia
new-game-start-set = Inizia { $name }

## Partite salvate

games-stand = { $points ->
    [one] Smazzata { $deal }, hai { $points } punto
   *[other] Smazzata { $deal }, hai { $points } punti
}
games-value = { $stand }, { $when }
games-note = { $n ->
    [one] { $n } giocatore, { $when }
   *[other] { $n } giocatori, { $when }
}
games-busy = aperta in un’altra finestra
games-today = oggi, { $clock }
games-yesterday = ieri, { $clock }
games-on-day = { $day ->
    [1] 1º { games-month }
   *[other] { $day } { games-month }
}
games-on-day-of-year = { games-on-day } { $year }
games-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
games-none = Nessuna partita in corso.
games-which = Quali partite
games-under-way = In corso
games-over = Finite
games-filter = Mostra
games-kept = { $which ->
    [won] Vinte
    [lost] Perse
    [starred] Con stella
   *[all] Tutte
}
games-by-rules = Regole
games-any-rules = Tutte le regole
games-by-time = Quando
games-period = { $days ->
    [0] Sempre
    [365] Ultimo anno
   *[other] Ultimi { $days } giorni
}
games-none-over = { $any ->
    [yes] Nessuna partita corrisponde.
   *[no] Non hai ancora finito nessuna partita.
}
games-more = Altre { $n }
games-size = { $n ->
    [one] Una partita finita, { $size } kB. Restano le ultime 200 e tutte quelle con una stella.
   *[other] { $n } partite finite, { $size } kB. Restano le ultime 200 e tutte quelle con una stella.
}
games-star = { $on ->
    [yes] Togli la stella a { $title }
   *[no] Una stella a { $title }, per tenerla per sempre
}
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, allenamento
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [0] Persa
    [1] Vinta
   *[other] { PLACE($place) } posto
}
games-result-points = { $deals ->
    [one] { $points } in una smazzata
   *[other] { $points } in { $deals } smazzate
}
games-review = Analizza le smazzate
games-deleted = { $title }: partita eliminata. Puoi annullare finché questa pagina è aperta.
games-undo = Annulla
games-not-brought-back = Non è stato possibile recuperare la partita.
games-rename = Rinomina { $title }
games-delete = Elimina { $title }
games-name-title = Nome della partita
games-name = Nome
games-save = Salva

## Come si gioca

help-rules = Regole
help-pictures = Per immagini
help-keys = Tasti
help-opponents = I tuoi avversari
help-fair = Smazzate oneste
help-trick = A turno ognuno gioca una carta: insieme formano una presa. Di solito la fa chi ha giocato la carta più alta del seme di uscita.
help-moon = Fare cappotto
keys-pad = Gamepad
help-choose-card = Muoviti fra le tue carte
    .keys = { $left } { $right }
help-use-card = Gioca la carta, o sceglila per il passaggio
    .keys = Invio
help-to-button = Dalle carte scelte al pulsante
    .keys = { $down }
help-finish-animation = Salta l’animazione in corso
    .keys = Spazio
help-take-back = Riprendi l’ultima carta
    .keys = Backspace
help-game-menu = Menu della partita
    .keys = Esc
help-next-control = Comando successivo; con Maiusc il precedente
    .keys = Tab
help-move = Muoviti fra i comandi, cambia un valore
    .keys = { $up } { $down } { $left } { $right }
help-number = Cambia un numero
    .keys = + −
help-scroll = Scorri, o cambia un valore a passi più grandi
    .keys = Pag { $up } { $down }, Inizio, Fine
help-press = Premi il comando
    .keys = Invio, Spazio
help-next-page = Pagina successiva; con Maiusc la precedente
    .keys = Ctrl Tab
help-back = Indietro
    .keys = Esc
help-find = Al campo di ricerca
    .keys = Ctrl F, o scrivi
help-undo = Annulla una modifica delle regole o un’eliminazione
    .keys = Ctrl Z

## Che cosa del file delle impostazioni non si è potuto usare

options-file-value = { $wanted ->
    [truth] L’impostazione { $name } è { $value } ma deve essere true o false; si usa { $default }.
    [text] L’impostazione { $name } è { $value } ma deve essere un testo; si usa { $default }.
    [short-text] L’impostazione { $name } è { $value } ma deve essere un testo da 1 a { $most } caratteri; si usa { $default }.
    [portrait] L’impostazione { $name } è { $value } ma deve essere il nome di un ritratto; si usa { $default }.
    [language] L’impostazione { $name } è { $value } ma deve essere il codice di una lingua; si usa { $default }.
    [whole-number] L’impostazione { $name } è { $value } ma deve essere un numero intero; si usa { $default }.
    [choice] L’impostazione { $name } è { $value } ma deve essere una fra { SERIES($choices) }; si usa { $default }.
    [bounds] L’impostazione { $name } è { $value } ma deve essere un numero da { $low } a { $high }; si usa { $default }.
   *[number] L’impostazione { $name } è { $value } ma deve essere un numero; si usa { $default }.
}
options-file-not-kept = L’impostazione { $name } non si può conservare.
options-file-line = La riga { $n } delle impostazioni non è un’impostazione: { $line }
options-file-unsaved = Non è stato possibile salvare le impostazioni: { $why }.
options-file-too-long = troppo lungo da mostrare

## L’elenco delle lingue

options-language = Lingua
options-language-system = Come il sistema
options-language-draft = Una bozza: nessun madrelingua l’ha ancora controllata. TRANSLATING.md nel codice sorgente spiega come correggere un testo.

## Le persone che giocano su questo computer

people-title = Chi gioca?
people-plays = gioca ora
people-new = Una persona nuova
people-new-detail = Con le sue partite e statistiche
people-name-them = Nome e ritratto si scelgono nelle Opzioni.
people-not-kept = Non è stato possibile salvare chi ha giocato per ultimo: { $why }.
people-not-changed = Non è stato possibile modificare l’elenco delle persone: { $why }.

## La sala dei mazzi

deck-title = Sala dei mazzi
options-deck = Carte e tavolo
deck-back = Indietro, senza cambiare
deck-use = Usa questo aspetto
deck-surprise = Sorprendimi
deck-faces = Fronti
deck-backs = Dorsi
deck-match = Come il tavolo
deck-tables = Tavoli
deck-own = Immagine tua
deck-chosen = scelto
deck-preview = Aspetto attuale delle carte: { $look }
deck-own-title = Un’immagine per il tuo tavolo
deck-own-note = Un file PNG o JPEG, al massimo di 20 MB. Puoi anche trascinarlo su questa finestra. Viene ritagliato per riempirla e scurito finché tutto si legge bene.
deck-own-path = Percorso dell’immagine
deck-own-use = Usala
deck-blur = Sfocatura
deck-picture-unreadable = Questa immagine non si apre. Scegli un file PNG o JPEG.
deck-picture-too-large = Questa immagine è troppo grande. Scegline una fino a { $most } MB e 50 megapixel.
deck-picture-not-kept = Non è stato possibile copiare l’immagine nella tua cartella.
