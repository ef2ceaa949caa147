### Die Seiten um den Tisch herum: Menü, Spielauswahl, Einstellungen, Hilfe, Listen.

## Überschriften der Seiten

about-title = Über Hearts
about-licence-title = Lizenz
help-title = So wird gespielt
keys-title = Eigene Tasten
options-title = Optionen
portraits-title = Porträt
games-title = Partien
new-game-title = Spiel wählen

## Das Hauptmenü

# Wie das Programm heißt: der Schriftzug, das Fenster, die Seite darüber.
menu-name = Hearts
menu-tagline = Die stille Kunst des Duckens
# Stattdessen, bis eine Partie gespielt ist.
menu-tagline-new = Ein Kartenspiel: Die wenigsten Punkte gewinnen
# Über dem großen Knopf, wenn es eine Partie fortzusetzen gibt.
menu-continue = Weiterspielen
# Auf dem großen Knopf, wenn es keine gibt.
menu-play = Spielen
# Ein Eintrag, und darunter oder daneben in wenigen Wörtern, was dahinter ist.
menu-new = Neue Partie
menu-choose-detail = Regeln, Spieler, Länge
menu-games-detail = { $under ->
    [one] { $under } läuft
   *[other] { $under } laufen
}, { $over } beendet
menu-saved = Partien
# Drei kleine Knöpfe nebeneinander.
menu-options = Optionen
menu-about = Info
menu-quit = Beenden
menu-quit-title = Hearts beenden?
menu-quit-saved = Deine Partie ist gespeichert; du kannst jederzeit weiterspielen.
# Knopf: nicht beenden.
menu-stay = Bleiben
# Was „Neue Partie“ beginnt: Regelsatz und Größe des Tisches.
menu-plan = { $n ->
    [one] { $title }, ein Spieler
   *[other] { $title }, { $n } Spieler
}
# Nebenbei, beim Start.
menu-shared = Ein anderes Hearts-Fenster ist offen; jedes behält seine eigenen Partien
menu-not-opened = Diese Partie lässt sich nicht öffnen
menu-back = Zurück
files-title = Einige deiner Dateien sind beschädigt oder nicht lesbar
files-more = Und { $n } weitere.
files-rest = Alles andere ist so, wie du es hinterlassen hast.
files-go-on = Weiter

## Über das Programm

about-version = Version { $version }
about-what = Das Kartenspiel Hearts und seine Verwandten, mit Gegnern, die nur sehen, was sie an ihrem Platz sehen dürfen.
about-alone =
    Es läuft ohne Internet: kein Konto, keine Werbung, und nichts wird verschickt. Es ist freie
    Software unter der MIT-Lizenz.
about-files-title = Deine Dateien
# Vor dem Pfad eines Ordners, der in einer eigenen Zeile steht.
about-files = Partien, Einstellungen und die Protokolldatei { $log } liegen in
about-open-folder = Datenordner öffnen
# Nebenbei, wenn das nicht geht.
about-not-shown = Der Dateimanager ließ sich nicht starten; der Pfad ist kopiert
about-reports-title = Einen Fehler melden
about-reports =
    Wenn etwas schiefgeht, helfen diese Angaben bei der Fehlersuche. Sie enthalten nichts
    Persönliches. Nach einem Absturz liegt ein Bericht im Datenordner unter { $folder }.
about-copy = Angaben kopieren
about-copied = Angaben kopiert
about-works-title = Was von anderen darin steckt
about-libraries =
    pygame-ce und einige der Tonbibliotheken stehen unter der GNU Lesser General Public License: Sie
    sind eigene Dateien im Ordner des Programms, und du darfst sie durch selbst gebaute Fassungen
    ersetzen.
about-no-text = Der Text dieser Lizenz liegt dem Werk selbst bei.

## Porträts

# Die meisten Porträts haben einen Vornamen, der auch der Name der Datei ist.
name-you = Du
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
# Für einen Bildschirmleser, nach dem Namen des Porträts.
portraits-chosen = gewählt

## Eigene Tasten

keys-at-table = Am Tisch
keys-by-ear = Zum Zuhören: Diese Tasten lesen nur vor
keys-everywhere = Überall
keys-usual = Standardtasten
# Warum dieser Knopf nicht gedrückt werden kann.
keys-are-usual = Es gelten schon überall die Standardtasten.
keys-cancel = Abbrechen
keys-press = Drück die neue Taste. Bisher ist es { $key }. Ist die neue Taste schon belegt, tauschen beide.
# $does ist, was die andere Taste tut, etwa „Punktezettel“.
keys-moved = { $key } jetzt: { $does }

## Der Punktezettel und das Ende einer Partie

end-screen-sheet = Punktezettel
# Über dem Diagramm.
end-screen-totals = Stand nach jeder Runde
end-screen-back = Zurück
end-screen-result = Ergebnis
end-screen-next-deal = Nächste Runde
end-screen-copy-scores = Zettel kopieren
end-screen-scores-copied = Punktezettel kopiert
end-screen-no-clipboard = Die Zwischenablage ist nicht verfügbar
end-screen-deal = Runde { $n }
# Was ein Spieler in einer Runde bekam, und wie es dazu kam.
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
# Fünf Knöpfe nebeneinander.
end-screen-menu = Menü
end-screen-new = Neue Partie
end-screen-scores = Punktezettel
end-screen-swap = Gegner tauschen
end-screen-again = Noch einmal
# A small button for somebody who has begun the lessons.
end-screen-learn = Zu den Lektionen
end-screen-copy = Kopieren
end-screen-copied = Kopiert
end-screen-close = Schließen

## Einstellungen

# Fünf Registerkarten nebeneinander.
options-tab = { $tab ->
   *[rules] Regeln
    [table] Tisch
    [cards] Karten
    [sound] Ton
    [access] Bedienhilfen
}
# Eine Geschwindigkeit: das 1,5-Fache der üblichen.
options-times = { $factor }×
options-instant = Sofort
options-seconds = { $seconds } s
options-percent = { $value } %
# Unter einem Schalter: die Taste, die dasselbe tut.
options-key-note = Taste { $key }

options-group-you = Du
options-name = Name
options-your-name = Dein Name
options-name-empty = Ein Name braucht mindestens einen Buchstaben.
options-save = Speichern
options-portrait = Porträt

options-group-table = Tisch
options-theme = Design
# Ein Design ohne eigenen Namen zeigt seinen Schlüssel.
options-theme-choice = { $value ->
    [card-room] Spielsalon
    [midnight] Mitternacht
    [parchment] Pergament
    [contrast] Kontrast
    [walnut] Bibliothek
    [linen] Leinen
   *[other] { $value }
}

options-group-playing = Spielen
options-play-mode = Eine Karte spielen
options-play-mode-choice = { $value ->
   *[click] Mit einem Klick
    [double] Mit zwei Klicks
    [drag] Nur Ziehen
}
options-show-points = Punkte zeigen
options-show-points-choice = { $value ->
   *[full] Alle Punkte
    [totals] Nur Gesamtstände
    [hidden] Keine
}
options-confirm-pass = Vor dem Weitergeben fragen
options-confirm-costly = Vor einer teuren Karte fragen
options-confirm-costly-note = Wenn sie mindestens die Hälfte aller Punkte einbringt
options-confirm-blunders = Vor einem Patzer fragen
options-confirm-blunders-note = Nur in Übungspartien ({ menu-new } → { new-game-practice }): Der Trainer sieht sich jede Karte vorher an
options-recall = Karten mitzählen
options-recall-note = Nur in Übungspartien ({ menu-new } → { new-game-practice }), auch nach einem Tipp oder einer zurückgenommenen Karte
options-recall-choice = { $value ->
   *[off] Ohne Hilfe
    [show] Zeigen, was weg ist
    [ask] Dreimal pro Runde fragen
}
options-cut = Vor jeder Partie abheben
options-cut-note = Aus: Der Computer hebt für dich ab

options-group-speed = Tempo
options-pace = Spieltempo
options-pace-choice = { $value ->
   *[usual] Normal
    [slow] Langsamer
}
options-pace-note = Taste { $key } am Tisch
# Das Tempo von allem zusammen; darunter das einzelner Bewegungen.
options-speed = Gesamttempo
options-deal-speed = Geben
options-play-speed = Eine Karte spielen
options-collect-speed = Einen Stich nehmen
options-bot-wait = Bedenkzeit der Gegner
# Sie denken keine Zeit lang.
options-no-wait = Keine
options-trick-linger = Pause nach jedem Stich
options-trick-linger-note = Mit einem Klick geht es sofort weiter
options-wait-for-click = Nach jedem Stich auf einen Klick warten

options-group-cards = Karten
# Die Rückseiten der Karten.
options-back-choice = { $value ->
   *[auto] Wie der Tisch
    [claret] Weinrot
    [midnight] Mitternacht
    [forest] Wald
    [peacock] Pfau
    [garden] Nachtgarten
    [bluework] Blaudruck
}
options-palette-choice = { $value ->
   *[two] Zwei Farben
    [four] Vier Farben
    [safe] Bei Farbsehschwäche
}
options-face-choice = { $value ->
   *[auto] Automatisch
    [normal] Normal
    [large] Groß
}
options-group-hand = Deine Hand
# Die Ordnung der Karten auf der Hand.
options-sort = Sortierung
options-sort-choice = { $value ->
   *[alternate] Rot und Schwarz im Wechsel
    [classic] Wie beim Bridge
}
options-suit-gap = Lücke zwischen den Farben

options-group-reading = Lesen
options-scale = Schriftgröße
options-family = Schriftart
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Vollbild
options-group-seeing = Sehen
options-reduced-motion = Weniger Bewegung
options-reduced-motion-note = Karten erscheinen sanft, statt zu fliegen
options-high-contrast = Hoher Kontrast
options-high-contrast-note = Schlichte Tafeln, klare Ränder und dunklere Kartenfarben in jedem Design
options-suit-letters = Buchstaben für Farben
options-suit-letters-note = P, H, Kr, Ka unter den Zeichen der Karten und statt kleiner Zeichen
# Eine Karte wird groß gezeigt.
options-magnify = Karte groß zeigen
options-magnify-choice = { $value ->
   *[off] Nie
    [focus] Mit der Tastatur
    [hover] Mit Tastatur oder Maus
}
options-magnify-note = Neben dem Stich, ohne Stich und Hand zu verdecken
options-group-moving = Bewegen
options-left-handed = Knöpfe links
options-left-handed-note = Der Tisch gespiegelt: Dein Schild liegt rechts
options-reverse-hand = Hand andersherum
options-reverse-hand-note = Farben und Werte laufen von rechts nach links
# Drücken, indem der Zeiger ruht.
options-dwell = Klick durch Verweilen
options-dwell-note = Bleibt der Zeiger auf etwas stehen, wird es gedrückt; ein Ring zeigt, wann
options-dwell-seconds = Verweilen für
options-hold-seconds = Ein langer Druck dauert
options-hold-seconds-note = Wer etwas so lange berührt, bekommt es erklärt
options-double-seconds = Doppelklick innerhalb von
options-double-seconds-note = Ein zweiter Klick in dieser Zeit gehört zum ersten
options-repeat-after = Gehaltene Taste wiederholt nach
options-repeat-after-note = Die Richtungen eines Gamepads sowie Plus und Minus
options-repeat-every = Dann wieder alle
options-group-switches = Ein oder zwei Taster
options-switches = Spielen mit
options-switches-choice = { $value ->
   *[off] Allem
    [one] Einem Taster
    [two] Zwei Tastern
}
options-switches-note = Ein Rahmen geht von Teil zu Teil: mit einem Taster von selbst, mit zweien durch den zweiten
options-switch-seconds = Der Rahmen rückt vor alle
options-switch-click = Ein Klick gilt als Taster
options-switch-click-note = Ganz gleich, wo der Zeiger ist; Knopf A am Gamepad gilt immer
options-group-listening = Zuhören
options-voice = Das Spiel vorlesen
options-voice-note = Für alle, die keinen Screenreader benutzen
options-voice-rate = Sprechtempo
options-voice-hello = Hallo sagen
options-verbosity = Wie viel vorgelesen wird
options-verbosity-choice = { $value ->
    [brief] Knapp
    [full] Alles
   *[usual] Normal
}
options-wait-for-listener = Warten, solange du zuhörst
options-wait-for-listener-note = Weiter geht es erst mit der Leertaste. Die Sanduhr steht still.
options-group-keyboard = Tastatur
options-keys = Alle Tasten
# Knöpfe neben „Alle Tasten“ und „Eigene Tasten“.
options-keys-show = Zeigen
options-own-keys = Eigene Tasten
options-own-keys-change = Ändern

## Ton

sound-levels = Lautstärke
sound-when = Wann
sound-more-label = Jedes Geräusch für sich
sound-more = { $open ->
    [yes] Weniger
   *[no] Mehr
}
sound-play = Anhören: { $name }
sound-none = Es wurde kein Audiogerät gefunden.
sound-all = Alle Geräusche
sound-table = Karten und Ereignisse
sound-effects = Knöpfe und Schalter
sound-mute = Stumm
sound-quiet-away = Still im Hintergrund
sound-quiet-away-note = Solange du ein anderes Fenster benutzt
sound-pan = Geräusche kommen von der Seite des Spielers
sound-pan-note = Links und rechts, wie die Plätze auf dem Bildschirm liegen
sound-more-cues = Mehr Signale
sound-more-cues-note = Ein leiser Ton, wenn jemand anders Punkte nimmt
sound-group = { $group ->
   *[cards] Karten
    [your-turn] Du bist dran
    [moments] Besondere Momente
    [buttons] Knöpfe
}
# Wann ein Ton zu hören ist.
sound-cue = { $cue ->
   *[flick] Geben und Spielen
    [slide] Weitergeben und Sortieren
    [sweep] Stich nehmen
    [lift] Karte aufnehmen
    [set-down] Karte hinlegen
    [your-turn] Du bist dran
    [not-allowed] Nicht erlaubt
    [points] Punkte genommen
    [points-others] Punkte der anderen
    [hearts-broken] Herz gebrochen
    [queen] Pik-Dame
    [moon] Durchmarsch
    [win] Partie gewonnen
    [lose] Partie verloren
    [button] Knopf gedrückt
    [tick] Wert geändert
    [toggle-on] Eingeschaltet
    [toggle-off] Ausgeschaltet
}

## Ein Spiel wählen

new-game-find = Regelsatz suchen
# Neben dem Namen des Regelsatzes.
new-game-players-note = { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
}
new-game-change-rules = Regeln ändern
new-game-read-rules = Regeln lesen
new-game-origin = Herkunft: { $origin }.
# Ein eigener Regelsatz; $title ist der, aus dem er gemacht wurde.
new-game-based-on = Dein eigener Regelsatz, nach { $title }.
new-game-length = Länge
new-game-players = Spieler
new-game-number = Anzahl
# Für einen Bildschirmleser: die Listen der Charaktere und der Spielstärken.
new-game-opponent = Gegner { $n }
new-game-level = Spielstärke von Gegner { $n }
# In diesen Listen: wen der Zufall bringt, und wie stark auch immer.
new-game-any-character = Eine Überraschung
new-game-any-level = Beliebig stark
new-game-fits = Passend für mich
new-game-share = Du gewinnst etwa
new-game-practice = Übungspartie
new-game-practice-note = Die Partie zählt nicht für deine Statistik und deine Wertung. Fehler daraus kommen unter „{ menu-practice }“ nicht wieder.
new-game-surprise = Überrasch mich
new-game-others-stay = Deine anderen Partien bleiben erhalten
new-game-start = Beginnen
new-game-start-set = { $name } spielen

## Gespeicherte Partien

games-stand = { $points ->
    [0] Runde { $deal }, du hast keine Punkte
    [one] Runde { $deal }, du hast einen Punkt
   *[other] Runde { $deal }, du hast { $points } Punkte
}
# $when ist eine der nächsten Meldungen; $stand ist die darüber.
games-value = { $stand }, { $when }
games-note = { $n ->
    [one] ein Spieler, { $when }
   *[other] { $n } Spieler, { $when }
}
games-busy = in einem anderen Fenster offen
games-today = heute, { $clock }
games-yesterday = gestern, { $clock }
games-on-day = { $day }. { games-month }
games-on-day-of-year = { $day }. { games-month } { $year }
games-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
games-none = Gerade läuft keine Partie.
games-which = Welche Partien
games-under-way = Laufende
games-over = Beendete
games-filter = Zeigen
games-kept = { $which ->
    [won] Gewonnen
    [lost] Verloren
    [starred] Mit Stern
   *[all] Alle
}
games-by-rules = Regeln
games-any-rules = Alle Regeln
games-by-time = Wann
games-period = { $days ->
    [0] Egal wann
    [365] In den letzten 365 Tagen
   *[other] In den letzten { $days } Tagen
}
games-none-over = { $any ->
    [yes] Keine Partie passt dazu.
   *[no] Du hast noch keine Partie zu Ende gespielt.
}
games-more = { $n } weitere
games-size = { $n ->
    [one] Eine beendete Partie, { $size } kB. Die letzten 200 werden behalten, dazu alle mit Stern.
   *[other] { $n } beendete Partien, { $size } kB. Die letzten 200 werden behalten, dazu alle mit Stern.
}
games-star = { $on ->
    [yes] Stern von { $title } entfernen
   *[no] { $title } mit einem Stern für immer aufheben
}
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, Übung
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [0] Verloren
    [1] Gewonnen
   *[other] Platz { $place }
}
games-result-points = { $deals ->
    [one] { $points } in einer Runde
   *[other] { $points } in { $deals } Runden
}
games-review = Rückblick auf die Runden
games-deleted = { $title } wurde gelöscht. Solange diese Seite offen ist, lässt sich das rückgängig machen.
games-undo = Rückgängig
games-not-brought-back = Die Partie ließ sich nicht zurückholen.
games-rename = { $title } umbenennen
games-delete = { $title } löschen
games-name-title = Name der Partie
games-name = Name
games-save = Speichern

## Hilfe

help-rules = Regeln
help-pictures = In Bildern
help-keys = Tasten
help-opponents = Deine Gegner
# Der allererste Satz.
help-trick = Reihum spielt jeder eine Karte; alle zusammen sind ein Stich. Normalerweise macht ihn die höchste Karte der ausgespielten Farbe.
# Über den Sätzen zum Mond.
help-moon = Alles nehmen: der Durchmarsch
help-fair = Faires Geben
keys-pad = Gamepad
# Was eine Taste tut; ihr Attribut ist die Taste, wie sie beschriftet ist. $left, $right, $up und
# $down sind Pfeile.
help-choose-card = Eine Karte wählen
    .keys = { $left } { $right }
help-use-card = Die gewählte Karte spielen, markieren oder zurücknehmen
    .keys = Enter
help-to-button = Von den gewählten Karten zum Knopf
    .keys = { $down }
help-finish-animation = Die Bewegung überspringen
    .keys = Leertaste
help-take-back = Die letzte Karte zurücknehmen
    .keys = Rücktaste
help-game-menu = Spielmenü
    .keys = Esc
help-next-control = Nächstes Element; mit Umschalt das vorige
    .keys = Tab
help-move = Zwischen Elementen wechseln, einen Wert ändern
    .keys = { $up } { $down } { $left } { $right }
help-number = Eine Zahl ändern
    .keys = + −
help-scroll = Blättern, oder einen Wert stärker ändern
    .keys = Bild { $up } { $down }, Pos1, Ende
help-press = Das Element drücken
    .keys = Enter, Leertaste
help-next-page = Nächste Seite; mit Umschalt die vorige
    .keys = Strg Tab
help-back = Zurück
    .keys = Esc
help-find = Zum Suchfeld
    .keys = Strg F, oder tippen
help-undo = Eine Änderung der Regeln oder ein Löschen zurücknehmen
    .keys = Strg Z

## Was aus der Datei der Einstellungen nicht zu gebrauchen war

# Einstellungen heißen hier, wie sie in der Datei heißen, also englisch.
options-file-value = { $wanted ->
    [truth] Einstellung { $name } ist { $value }, muss aber true oder false sein; es gilt { $default }.
    [text] Einstellung { $name } ist { $value }, muss aber ein Text sein; es gilt { $default }.
    [short-text] Einstellung { $name } ist { $value }, muss aber ein Text von 1 bis { $most } Zeichen sein; es gilt { $default }.
    [portrait] Einstellung { $name } ist { $value }, muss aber der Name eines Porträts sein; es gilt { $default }.
    [language] Einstellung { $name } ist { $value }, muss aber der Code einer Sprache sein; es gilt { $default }.
    [whole-number] Einstellung { $name } ist { $value }, muss aber eine ganze Zahl sein; es gilt { $default }.
    [choice] Einstellung { $name } ist { $value }, muss aber eines von { SERIES($choices) } sein; es gilt { $default }.
    [bounds] Einstellung { $name } ist { $value }, muss aber eine Zahl von { $low } bis { $high } sein; es gilt { $default }.
   *[number] Einstellung { $name } ist { $value }, muss aber eine Zahl sein; es gilt { $default }.
}
options-file-not-kept = Einstellung { $name } lässt sich nicht speichern.
options-file-line = Zeile { $n } der Einstellungen ist keine Einstellung: { $line }
options-file-unsaved = Die Einstellungen konnten nicht gespeichert werden: { $why }.
# Statt eines Werts.
options-file-too-long = zu lang zum Anzeigen

options-language = Sprache
options-language-system = Wie das System
options-language-draft = Ein Entwurf, den noch niemand mit dieser Muttersprache geprüft hat. Wie man einen Text verbessert, steht in TRANSLATING.md im Quelltext.

people-title = Wer spielt?
people-plays = spielt gerade
people-new = Jemand Neues
people-new-detail = Mit eigenen Partien und eigener Statistik
people-name-them = Name und Porträt kannst du in den Optionen wählen.
people-not-kept = Es ließ sich nicht speichern, wer zuletzt gespielt hat: { $why }.
people-not-changed = Die Liste der Personen ließ sich nicht ändern: { $why }.

deck-title = Kartenstube
options-deck = Karten und Tisch
deck-back = Zurück, ohne Änderung
deck-use = So spielen
deck-surprise = Überrasch mich
deck-faces = Vorderseiten
deck-backs = Rückseiten
deck-match = Wie der Tisch
deck-tables = Tische
deck-own = Eigenes Bild
deck-chosen = gewählt
deck-preview = Karten, wie sie jetzt aussehen: { $look }
deck-own-title = Ein Bild für deinen Tisch
deck-own-note = Eine PNG- oder JPEG-Datei von höchstens 20 MB. Du kannst sie auch auf dieses Fenster ziehen. Sie wird zugeschnitten und so weit abgedunkelt, dass alles lesbar bleibt.
deck-own-path = Pfad des Bildes
deck-own-use = Übernehmen
deck-blur = Unschärfe
deck-picture-unreadable = Dieses Bild ließ sich nicht öffnen. Nimm eine PNG- oder JPEG-Datei.
deck-picture-too-large = Dieses Bild ist zu groß. Nimm eines von höchstens { $most } MB und 50 Megapixeln.
deck-picture-not-kept = Das Bild ließ sich nicht in deinen Ordner kopieren.
