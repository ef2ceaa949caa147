### Die Befehlszeile und ihre Beschwerden. Wörter wie --seed, KEY und FILE werden getippt und bleiben, wie sie sind.

cli-about = Hearts für den Computer. Ohne Befehl beginnt das Spiel; eine angegebene Partie wird geöffnet.
cli-verbs = Befehle:
cli-about-rules = die Regelsätze, oder einer davon in ganzen Sätzen
cli-about-simulate = Partien zwischen Computerspielern
cli-about-match = zwei Computerspieler bei denselben Karten in allen Sitzordnungen
cli-about-replay = eine gespeicherte Partie nachspielen und prüfen
cli-about-judge = was jede Entscheidung in einer gespeicherten Partie gekostet hat, nach dem, was man an dem Platz wissen konnte
cli-about-convert = eine Partie im Format eines anderen Programms oder aus ihm: OpenSpiel, hearts-engine
cli-about-puzzles = die mitgelieferten Aufgaben; --verify ID oder all beweist sie noch einmal
cli-about-daily = die Tagesspiele, jeweils mit der Prüfsumme der Partie eines Vereinsspielers; --check CODE spielt ein Ergebnis nach
cli-about-bots = Spielstärken und Charaktere der Computerspieler
cli-about-screenshot = ein Bild einer Ansicht
cli-about-bench = wie schnell dieser Computer ist: frames, start, playouts, decisions, judge oder statistics
cli-about-language = Die Sprache wählst du mit --lang CODE vor dem Befehl oder mit HEARTS_LANG in der Umgebung.
cli-usage = Aufruf:
cli-positionals = Angaben
cli-options = Optionen

cli-stopped = Abgebrochen.
cli-no-verb = { $nearest ->
    [none] { $word } ist weder ein Befehl noch eine gespeicherte Partie; siehe { $program } --help.
   *[other] { $word } ist weder ein Befehl noch eine gespeicherte Partie; war { $nearest } gemeint?
}
cli-lang-alone = Nach --lang kommt der Code einer Sprache, zum Beispiel --lang de.
cli-no-language = Hearts gibt es nicht in der Sprache { $code }; es gibt { SERIES($known) }.
# Zu einem Argument wie --seconds: eine der Meldungen ohne Punkt.
cli-argument = Zu { $argument_name }: { $message }.
cli-required = Es fehlt: { $text }.
cli-unrecognized = Unbekannte Angabe: { $text }.
cli-ambiguous = { $option } ist mehrdeutig: { $matches }.
cli-no-value = ein Wert fehlt
cli-value-unwanted = { $text } ist hier nicht vorgesehen
cli-no-integer = { $value } ist keine ganze Zahl
cli-too-many-seconds = { $text } sind mehr als { $most } Sekunden
cli-no-number = { $text } ist keine ganze Zahl ab 1
cli-not-positive = { $text } ist keine Zahl über null
cli-no-text = diese Bytes sind kein UTF-8-Text
cli-no-digits = { $text } ist kein Code aus 12 bis 64 hexadezimalen Ziffern
cli-no-size = { $text } ist keine Größe wie 1280x720
cli-size-range = { $text } liegt nicht zwischen 800x600 und 8192x8192
cli-unknown = { $what ->
    [rule_set] Es gibt keinen Regelsatz { $word }; war { $nearest } gemeint?
    [player] Es gibt keinen Spieler { $word }; war { $nearest } gemeint?
    [format] Es gibt kein Format { $word }; war { $nearest } gemeint?
    [scene] Es gibt keine Ansicht { $word }; war { $nearest } gemeint?
    [message] Es gibt keine Meldung { $word }; war { $nearest } gemeint?
    [theme] Es gibt kein Design { $word }; war { $nearest } gemeint?
    [vision] Es gibt keine Sehweise { $word }; war { $nearest } gemeint?
   *[measurement] Es gibt keine Messung { $word }; war { $nearest } gemeint?
}
cli-unknown-listed = Den Namen { $word } gibt es nicht; { $command } nennt alle Namen.
cli-unknown-few = Den Namen { $word } gibt es nicht; es gibt { SERIES($known) }.
cli-no-file = Es gibt keine Datei { $file }.
cli-no-program = Das Programm { $program } lässt sich nicht starten.
cli-scale = Die Größe der Oberfläche muss zwischen { $low } und { $high } liegen, nicht bei { $scale }.
cli-rules-legend = Mit * beginnen die Zeilen, die vom Standardspiel abweichen.
cli-rule-set = { $title } ({ $sizes } Spieler)
cli-games-not-kept = Die Partien konnten nicht in { $folder } gespeichert werden ({ $why }).
cli-not-written = { $file } konnte nicht geschrieben werden ({ $why }).
cli-characters = Charaktere: { SERIES($names) }
cli-no-scene = Nenne eine Ansicht und eine Datei, in die geschrieben wird; --list nennt die Ansichten.
cli-own-deal = Die Ansicht { $scene } zeigt immer dieselbe Runde; lass --seed weg.
cli-message-nowhere = Keine Beispielansicht zeigt { $key }; der Kommentar darüber sagt, wo die Meldung vorkommt.
cli-no-png = Bilder werden als PNG geschrieben, also sollte { $file } auf .png enden.
cli-progress = { $done } von { $of }
cli-match-progress = { $done } von { $of } Runden, Unterschied { $mean } ± { $error } Punkte je Runde
match-file-other = { $file } enthält eine andere Begegnung: andere Spieler, Regeln, Form oder Startwert. Nenne eine andere Datei.
match-file-line = { $file }, Zeile { $line }: Das ist keine Runde dieser Begegnung. Nenne eine andere Datei.
match-file-unusable = { $file } lässt sich nicht verwenden ({ $why }).
cli-bots-do-not-fit = --bots nennt { $n } Spieler, aber an diesem Tisch sitzen { $players }.
cli-replay-damage = { $file }, Zeile { $line }: { $why }.
puzzle-unknown = Es gibt keine Aufgabe { $id }.
puzzle-wrong = { $n ->
    [one] { LIST($ids) }: Die angegebene Lösung stimmt nicht.
   *[other] Bei { $n } Aufgaben stimmt die angegebene Lösung nicht: { LIST($ids) } …
}
judge-no-deal = { $n ->
    [0] Runde { $deal } gibt es in dieser Partie nicht: Keine wurde begonnen.
    [one] Runde { $deal } gibt es in dieser Partie nicht: Sie hat eine.
   *[other] Runde { $deal } gibt es in dieser Partie nicht: Sie hat { $n }.
}
judge-no-seat = Platz { $seat } gibt es an diesem Tisch nicht: Die Plätze haben die Nummern 0 bis { $most }.
cli-endless-void = Mit diesen Regeln war eine Runde { $n }-mal hintereinander ungültig.
cli-endless-seed = Mit diesen Regeln ist die Partie mit dem Startwert { $seed } nach { $most } Runden nicht zu Ende.
cli-endless = { $n ->
    [one] Mit diesen Regeln ist die Partie nach { $most } Runden nicht zu Ende.
   *[other] Mit diesen Regeln ist keine der { $n } Partien nach { $most } Runden zu Ende.
}

## Was --help sagt

cli-help-1v3-or-2v2 = 1v3 oder 2v2
cli-help-add-line-items-every-deal = dazu zeigen, woraus sich jedes Ergebnis zusammensetzt
cli-help-any-text = ein beliebiger Text; derselbe Text ergibt dieselben Karten
cli-help-check-seed-every-deal-every = Startwert, jede Runde und jedes Ergebnis prüfen und sagen, was das beweist
cli-help-computer-players = Spielstärken und Charaktere der Computerspieler.
cli-help-duplicate-deals-in-all-seatings = Zwei Computerspieler bei denselben Karten in allen Sitzordnungen.
cli-help-every-picture-measured = alle Bilder, mit Maßen
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge oder statistics
cli-help-games-between-computer-players = Partien zwischen Computerspielern.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan oder tritan
cli-help-how-fast-here = Wie schnell dieser Computer ist.
cli-help-with-reader = frames: messen, während ein Screenreader alles erfährt
cli-no-reader = In dieser Sitzung hört kein Screenreader zu; starte zuerst einen.
cli-help-how-long-for-each = Sekunden für jede Messung
cli-help-how-many-deals = Zahl der Runden
cli-help-end-at-this-error = die Begegnung beenden, sobald der Standardfehler des Unterschieds höchstens so viele Punkte beträgt
cli-help-keep-deals-go-on = die Runden in dieser Datei speichern und dort weitermachen, wo sie endet
cli-help-how-many-games = Zahl der Partien
cli-help-how-many-sit-at-table = Zahl der Spieler
cli-help-puzzles = Die mitgelieferten Aufgaben.
cli-help-count-puzzles-again = diese Aufgabe oder alle noch einmal beweisen: mit allen möglichen oder mit neu durchgespielten Verteilungen
cli-help-daily = Die Tagesspiele.
cli-help-daily-date = der erste Tag; ohne Angabe heute
cli-help-days = Zahl der Tage
cli-help-check-code = das Spiel in einem Code nachspielen und das Ergebnis nennen
cli-no-date = { $word } ist kein Datum wie 2026-11-23
cli-no-days = die Zahl der Tage muss zwischen 1 und { $most } liegen
cli-days-end = Der Kalender endet am { $last }; nimm weniger Tage oder ein früheres Datum.
cli-help-judge-saved-game-again = Eine gespeicherte Partie nachspielen und prüfen.
cli-help-what-answers-cost = Was jede Entscheidung in einer gespeicherten Partie gekostet hat, nach dem, was man an dem Platz wissen konnte.
cli-help-convert = Eine Partie aus einem Format lesen und in einem anderen schreiben.
cli-help-format = hearts, openspiel, openspiel-text oder hearts-engine
cli-help-this-deal-only = nur diese Runde, gezählt ab 1
cli-help-this-seat-only = nur dieser Platz, gezählt ab 0
cli-help-keep-every-game-as-file = jede Partie dort als Datei speichern
cli-help-key-name-or-code-rules = Schlüssel, Name oder Code eines Regelsatzes
cli-help-level-or-cmd-program = eine Spielstärke, oder cmd:PROGRAM
cli-help-message = die erste Ansicht, in der diese Meldung vorkommt; zum Nachsehen einer Übersetzung
cli-help-name-scenes = die Ansichten nennen
cli-help-one-computer-player-only = nur diesen Computerspieler messen
cli-help-one-level-or-one-seat = eine Spielstärke, oder eine für jeden Platz
cli-help-one-window-size-only = nur diese Fenstergröße messen
cli-help-picture-screen = Ein Bild einer Ansicht.
cli-help-play-one-deal-by-itself = eine Runde von selbst spielen und das Ergebnis melden
cli-help-accessibility-dump = was ein Screenreader von einem Bildschirm erfährt, als JSON; ohne Angabe vom Menü
cli-help-print-json = JSON ausgeben
cli-help-help = diese Hilfe zeigen
cli-help-version = die Version zeigen
cli-help-processes = Zahl der Prozesse
cli-help-rule-sets-or-one-them = Die Regelsätze, oder einer davon.
cli-help-saved-game-open = eine gespeicherte Partie, die geöffnet wird
cli-help-seconds-programs-have-answer = Sekunden, die ein fremdes Programm für jede Entscheidung hat
cli-help-verify-against-fair-deal-code = gegen den Code für faires Geben prüfen, der vor der ersten Runde gezeigt wurde, oder gegen seinen Anfang
cli-help-verify-against-cut = prüfen, ob mit diesem Text abgehoben wurde, den die Partie neben dem Code gezeigt hat
cli-help-with-all-only-these = mit --all: nur diese zeichnen
