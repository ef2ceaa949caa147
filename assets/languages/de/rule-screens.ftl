### Die Seiten für Einstellungen und Regeln. Knöpfe sind kurz.

rule-screen-taken-back = Alle Änderungen zurückgenommen. Strg+Z stellt sie wieder her.
rule-screen-save-as-another = Unter neuem Namen
rule-screen-save-set = Regelsatz speichern
rule-screen-rename-set = Regelsatz umbenennen
rule-screen-save = Speichern
rule-screen-same = { $wish }: mit diesen Regeln dasselbe wie { $same }.
rule-screen-save-question = { $title } speichern?
rule-screen-saved = Als { $title } gespeichert.
rule-screen-deleted = { $name } wurde gelöscht. In der Liste kannst du den Regelsatz zurückholen.
rule-screen-copied = Kopiert: { $code }
# Was von da an gespielt wird: „Hay, 4 Spieler“.
rule-screen-next-game = Ab der nächsten Partie: { $plan }.
rule-screen-name = Name
rule-screen-code-note = Ein Code enthält einen ganzen Regelsatz. Er beginnt mit H1.
rule-screen-paste-a-code = Code einfügen
rule-screen-code = Code
rule-screen-use-these-rules = Diese Regeln nehmen
rule-screen-use-these = Diese nehmen
rule-screen-no-number = Gib mindestens eine Zahl ein.
rule-screen-no-numbers = Das müssen ganze Zahlen sein, durch Kommas getrennt.
rule-screen-too-many-numbers = Höchstens { $n } Zahlen sind möglich.
rule-screen-number-range = Erlaubt sind Zahlen von { $low } bis { $high }.
rule-screen-not-playable = Erst die letzte Änderung korrigieren oder zurücknehmen.
rule-screen-changes = { $n ->
    [0] Genau das Standardspiel.
    [one] Eine Regel weicht von Standard ab.
   *[other] { CAPITAL(WORD($n)) } Regeln weichen von Standard ab.
}
rule-screen-changes-marked = { $n ->
    [0] Genau das Standardspiel.
    [one] Eine Regel weicht von Standard ab. Sie ist golden markiert.
   *[other] { CAPITAL(WORD($n)) } Regeln weichen von Standard ab. Sie sind golden markiert.
}
# Unter dem Namen eines Regelsatzes: „3–5 Spieler, 4 Abweichungen“.
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, eine Abweichung
   *[other] { $players }, { $n } Abweichungen
}
rule-screen-differs = { $n ->
    [one] Eine Regel weicht von Standard ab.
   *[other] { $n } Regeln weichen von Standard ab.
}
rule-screen-based-on = { $n ->
    [one] Nach { $name }. Eine Regel weicht von Standard ab.
   *[other] Nach { $name }. { $n } Regeln weichen von Standard ab.
}
rule-screen-cannot-be-played = Nicht spielbar
rule-screen-undo-delete = Zurückholen
rule-screen-no-such-set = Keinen Regelsatz mit diesem Namen gefunden.
rule-screen-find-set = Regelsatz suchen
rule-screen-card-values = Kartenwerte
rule-screen-rule-sets = Regelsätze
rule-screen-cards = Karten
rule-screen-points = Punkte
rule-screen-card-as-usual = Karte zurücksetzen
rule-screen-all-as-usual = Alle zurücksetzen
rule-screen-done = Fertig
rule-screen-counts-as-usual = Sie zählt, was die Kartenwerte sagen.
rule-screen-own-cycle = Andere Folge …
rule-screen-card-count = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
rule-screen-cycle-intro = In dieser Reihenfolge wird weitergegeben, jede Runde einmal; dann beginnt sie von vorn.
rule-screen-one-more = Weitergabe dazu
rule-screen-first-already = Das ist schon die erste.
rule-screen-always-one = Eine bleibt immer; soll nichts weitergegeben werden, wähle Behalten.
rule-screen-longest-cycle = Die Reihenfolge hat höchstens { $n } Runden.
rule-screen-nth-deal = { CAPITAL(ORDINAL($n)) } Runde
# Dasselbe, wo für Wörter kein Platz ist.
rule-screen-nth = { $n }.
rule-screen-move-up = Die { ORDINAL($n) } Runde nach oben
rule-screen-take-out = Die { ORDINAL($n) } Runde entfernen
# An der Karte, die ausgespielt wurde: sie ist die erste.
rule-screen-led = 1.
rule-screen-fewer = Weniger
rule-screen-more = { $n ->
    [1] Eine weitere Einstellung
   *[other] { $n } weitere Einstellungen
}
rule-screen-take-change-back = Änderung zurücknehmen
# Wird vorgelesen, nicht gezeigt.
rule-screen-changed = geändert, { $note }, zum Wiederherstellen drücken
rule-screen-standard = { $standard ->
    [no] Normal: { $value }
   *[yes] Standard: { $value }
}
rule-screen-nearest = Nächste spielbare Regeln
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n ->
    [one] Eine andere Einstellung ändern
   *[other] { $n } andere Einstellungen ändern
}
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = Die Regeln
rule-screen-sentences = { $n ->
    [0] Jeder Satz gilt auch im Standardspiel.
    [one] Ein Satz weicht vom Standardspiel ab; er ist golden markiert.
   *[other] { CAPITAL(WORD($n)) } Sätze weichen vom Standardspiel ab; sie sind golden markiert.
}
rule-screen-in-full = Alle Regeln
rule-screen-in-short = Kurz: { $text }.
rule-screen-clashing = So kann man noch nicht spielen: Die rote Zeile sagt, warum.
rule-screen-untouched = Es wurde nichts geändert.
rule-screen-players = { $n } Spieler
rule-screen-back-to = Zurück zu { $title }, wie es war
rule-screen-find-option = Einstellung suchen
rule-screen-paste-code = Code einfügen
rule-screen-share = Teilen
rule-screen-rename = Umbenennen
rule-screen-delete = Löschen
rule-screen-reset-all = Zurücksetzen
rule-screen-no-such-option = Keine Einstellung passt dazu. Versuch es mit einem anderen Wort.
rule-screen-play-these = Damit spielen
rule-screen-use-next = Ab nächster Partie
rule-screen-save-dots = Speichern …
rule-screen-from-next-game = Änderungen gelten ab der nächsten Partie
example-pass = Karten aus einer Hand, auf dem Weg zu einem anderen Spieler
example-follow = Kreuz ist ausgespielt: Aus dieser Hand darf nur Kreuz gespielt werden
example-broken = Auf Karo wird ein Herz abgeworfen: Herz ist gebrochen
example-trick = Karo ist ausgespielt, und die Karo-Dame gewinnt den Stich
example-values = Was die Karten zählen
example-moon = Alle Karten eines Durchmarschs, von einem Spieler genommen

rule-screen-passes = Weitergaben
