### Das Fenster, was auf jeder Seite steht, was Bedienelemente von sich sagen, und Fehler.

## Seiten und Dialoge

# Knöpfe: die Seite verlassen; den Dialog verlassen und nichts ändern; das Kopierte kommt ins Feld.
page-close = Schließen
page-cancel = Abbrechen
page-paste = Einfügen
# Ein Name mit Zeichen, die keine Schrift hat; sie stehen mit ihren Nummern da, als U+1F600.
page-no-letters = { $n ->
    [one] Keine Schrift auf diesem Computer hat das Zeichen { $codes }. Bitte lass es weg.
   *[other] Keine Schrift auf diesem Computer hat die Zeichen { $codes }. Bitte lass sie weg.
}

## Bedienelemente, für einen Bildschirmleser

# Was es ist, nach seinem Namen und vor seinem Wert: „Design, Auswahlliste, Kartenzimmer“.
widget-role-button = Schaltfläche
widget-role-switch = Schalter
widget-role-tabs = Registerkarten
widget-role-stepper = Zahlenfeld
widget-role-list-box = Auswahlliste
widget-role-slider = Schieberegler
widget-role-text-field = Textfeld
widget-role-group-of-switches = Gruppe von Schaltern
# Name, Art, Wert und was sonst noch zu sagen ist; oder Angabe und Bemerkung einer Zeile.
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] an
   *[no] aus
}
# Welche von mehreren gewählt ist, und ihr Platz: „Nur Gesamtstände, 2 von 3“.
widget-choice = { $option }, { $n } von { $of }
# Karten, die dazugehören oder nicht: die, die es tun, und die, die ein Druck umschaltet.
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }; gerade bei { CARD($here, article: "the", case: "dative") }
   *[no] keine; gerade bei { CARD($here, article: "the", case: "dative") }
}
widget-card-points = { CARD($card) }, { $points }
# Der Name dessen, was eine andere Seite zeigt.
widget-pages = Seite

## Was Tasten tun, die der Spieler ändern kann

window-key-last = Den letzten Stich zeigen, solange gedrückt
window-key-legal = Zeigen, was gespielt werden darf, und warum
window-key-hint = Tipp (macht die Partie zur Übung); im Rückblick: noch einmal
window-key-undo = Die letzte Karte zurücknehmen
window-key-scores = Punktezettel
window-key-finish = Die Runde beenden, wenn es angeboten wird
window-key-beside = Alle restlichen Stiche beanspruchen, Karten blind weitergeben oder neu geben lassen; Punkte oder Stellung kopieren
window-key-passed = Zeigen, was in dieser Runde weitergegeben wurde
window-key-pace = Langsamer spielen oder normal
window-key-options = Optionen
window-key-review = Auf dem Punktezettel: Rückblick auf die letzte Runde
window-key-view = Im Rückblick: deine Sicht oder alle Hände
window-key-mark = Im Rückblick: die nächste markierte Entscheidung
window-key-knows = Im Rückblick: Was konnten sie wissen?
# Für jemanden, der mit Tastern spielt: blättern, was länger ist als das Fenster.
window-page = Blättern
window-page-down = Weiter unten
window-page-up = Weiter oben
# Die eine Taste oder die zwei Tasten, mit denen jemand durch Taster spielt.
window-key-switch = Wählen
window-key-switch-step = Nächster Teil
window-key-mute = Ton an oder aus
window-key-full-screen = Vollbild an oder aus
# Eine Taste, wie sie beschriftet ist. $name ist die Taste auf Englisch, $cap die englische
# Beschriftung.
window-key-cap = { $name ->
    [return] Enter
    [insert] Einfg
    [delete] Entf
    [pause] Pause
    [print-screen] Druck
    [scroll-lock] Rollen
    [home] Pos1
    [end] Ende
    [page-up] Bild ↑
    [page-down] Bild ↓
    [space] Leertaste
    [backspace] Rücktaste
   *[other] { $cap }
}
# Warum eine Taste keine andere Bedeutung bekommen kann.
window-key-needed = Diese Taste wird zum Bewegen und Auswählen gebraucht.
window-key-modifier = Diese Taste wirkt nur zusammen mit anderen.

## Was die Knöpfe eines Gamepads tun; das Attribut ist, was darauf steht

window-pad-move = Eine Karte wählen, zwischen Elementen wechseln
    .keys = { $left } { $right } { $up } { $down }, linker Stick
window-pad-use = Die Karte spielen oder markieren, das Element drücken
    .keys = A
window-pad-back = Zurück; am Tisch das Spielmenü
    .keys = B, Start
window-pad-legal = Zeigen, was gespielt werden darf
    .keys = X
window-pad-last = Den letzten Stich zeigen, solange gedrückt
    .keys = Y
window-pad-pages = Seiten; am Tisch die Knöpfe
    .keys = LB, RB
window-pad-undo = Die letzte Karte zurücknehmen
    .keys = LT
window-pad-beside = Rest beanspruchen, blind weitergeben, neu geben lassen
    .keys = RT
window-pad-scores = Punktezettel
    .keys = View
window-pad-scroll = Blättern; gedrückt: ein Tipp
    .keys = Rechter Stick

## Kein Fenster

window-no-screen = Hearts braucht einen Bildschirm, konnte aber keinen öffnen.
# $reason ist, was das System sagt.
window-no-screen-because = Hearts braucht einen Bildschirm, konnte aber keinen öffnen ({ $reason }).
# Die Verbindung zum Bildschirm ging in einer Partie verloren; crash-saved folgt.
window-screen-lost = Der Bildschirm ist nicht mehr da.
window-not-opened = Hearts konnte sein Fenster nicht öffnen ({ $reason }).
window-no-library =
    Hearts braucht die Bibliothek { $library }, um sein Fenster zu öffnen: Installiere das Paket
    { $debian } (Debian, Ubuntu) oder { $fedora } (Fedora, openSUSE).

## Fehler des Programms: ein Dialog mit drei Absätzen, und ein Satz im Terminal

# Was geschehen ist: Das System gab keinen Speicher oder keine Dateien mehr, oder es war ein Fehler.
crash-stopped = { $lack ->
    [memory] Hearts musste anhalten, weil es vom System keinen Speicher mehr bekam.
    [files] Hearts musste anhalten, weil es keine weiteren Dateien öffnen durfte.
    [folder] Hearts musste anhalten, weil es in keinen Ordner für temporäre Dateien schreiben darf.
    [asset] Hearts musste anhalten, weil eine seiner eigenen Dateien fehlt oder beschädigt ist.
   *[nothing] Hearts ist wegen eines Fehlers im Programm abgestürzt.
}
crash-saved = { $lack ->
    [memory] Deine Partie ist gespeichert: Schließ andere Programme und starte Hearts dann neu, um weiterzuspielen.
    [files] Deine Partie ist gespeichert: Schließ andere Programme und starte Hearts dann neu, um weiterzuspielen.
    [folder] Deine Partie ist gespeichert: Schaffe Platz auf dem Datenträger und starte Hearts dann neu, um weiterzuspielen.
    [asset] Deine Partie ist gespeichert: Installiere Hearts neu und starte es dann, um weiterzuspielen.
   *[nothing] Deine Partie ist gespeichert: Starte Hearts neu, um weiterzuspielen.
}
# Vor dem Pfad des Berichts, der in einer eigenen Zeile steht.
crash-report = Ein Bericht liegt in
crash-no-report = Ein Bericht ließ sich nicht schreiben.
# Beim ersten Start, nachdem das System das Programm beendet hat, ohne ein Wort von Python.
crash-last-title = Hearts ist abgestürzt
crash-last = Beim letzten Mal ist Hearts abgestürzt. Deine Partien sind gespeichert; ein Bericht liegt in { $path }.
crash-sentence = { $lack ->
    [memory] Hearts bekommt vom System keinen Speicher mehr; schließ zuerst andere Programme.
    [files] Hearts darf keine weiteren Dateien öffnen; schließ zuerst andere Programme.
    [folder] Hearts kann in keinen Ordner für temporäre Dateien schreiben; schaffe Platz auf dem Datenträger oder setze TMPDIR auf einen anderen Ordner.
    [asset] Eine Datei von Hearts fehlt oder ist beschädigt ({ $fault }); installiere Hearts neu.
   *[nothing] Etwas ist schiefgegangen ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] Hearts bekommt vom System keinen Speicher mehr; schließ zuerst andere Programme. Ein Bericht liegt in { $path }.
    [files] Hearts darf keine weiteren Dateien öffnen; schließ zuerst andere Programme. Ein Bericht liegt in { $path }.
    [folder] Hearts kann in keinen Ordner für temporäre Dateien schreiben; schaffe Platz auf dem Datenträger oder setze TMPDIR auf einen anderen Ordner. Ein Bericht liegt in { $path }.
    [asset] Eine Datei von Hearts fehlt oder ist beschädigt ({ $fault }); installiere Hearts neu. Ein Bericht liegt in { $path }.
   *[nothing] Etwas ist schiefgegangen ({ $fault }). Ein Bericht liegt in { $path }.
}
