### Laufende und gespeicherte Partien, Ergebnisse, eigene Regelsätze.

fair-seed = Wenn du abhebst, kann niemand die Karten einer Partie allein aussuchen. Bevor du eine Karte siehst, zieht das Programm eine Zahl und zeigt einen Code, der nur zu dieser Zahl gehört; dann hebst du ab. In deiner ersten Partie, und wenn du das Abheben in den Optionen ausschaltest, hebt der Computer ab. Aus der Zahl und dem Abheben ergeben sich alle Runden.
fair-end = Notier dir den Code und wie du abgehoben hast; beides steht auch im Spielmenü. Am Ende wird die Zahl gezeigt, und ob sie den Code ergibt. Bei einer gespeicherten Partie prüft der Befehl „hearts-gui replay FILE --commitment CODE --cut TEXT“ beides, mit jeder Runde, jeder Entscheidung und jedem Ergebnis.
fair-proves = Das beweist, dass keine Runde geändert wurde, nachdem du den Code gesehen hattest, und, wenn du selbst abgehoben hast, dass niemand die Runden ausgesucht hat. Ohne dein Abheben genügt der Code nicht: Anderes Abheben ergibt andere Karten. Es beweist nicht, dass niemand sie in der gespeicherten Partie nachgesehen hat, wo die Zahl unverschlüsselt steht.
fair-unknown-shuffle = { $file } kann nicht geprüft werden: Zeile 1 nennt die Mischversion { $version }, die hier nicht bekannt ist.
fair-other-seed = { $file }, Zeile 1: Der Startwert passt nicht zu dem Code, der vor der Partie gezeigt wurde.
fair-other-game = { $file } ist eine andere Partie: Ihr Code ist { $commitment }, nicht der, den du angegeben hast.
fair-other-cut = { $file } ist eine andere Partie: Abgehoben wurde mit „{ $cut }“, nicht so, wie du angegeben hast.
fair-no-cut = { $file } ist eine andere Partie: In ihr hat niemand abgehoben.
fair-given = { $file } lässt sich nicht prüfen: Die Karten hat nicht dieses Programm gegeben.
fair-difference = { $file }, { $what }.
save-in-use = { $game } wird in einem anderen Hearts-Fenster gespielt.
save-this-game-in-use = Diese Partie wird in einem anderen Hearts-Fenster gespielt.
save-not-read = { $file } kann nicht gelesen werden ({ $why }).
# $why ist eine der Meldungen log-…, ohne Punkt.
save-line = { $file }, Zeile { $line }: { $why }.
# $why ist ein Satz über die Regeln in der Datei.
save-line-rules = { $file }, Zeile { $line }: { $why }
save-set-aside = { $why } Die Datei wurde als { $aside } beiseitegelegt.
save-no-room = { $file } ist ab Zeile { $line } beschädigt, und der Speicherplatz reicht nicht für eine Kopie des beschädigten Teils; schaff Platz und öffne die Partie noch einmal.
save-damaged = { $file } ist ab Zeile { $line } beschädigt; was davor steht, ist erhalten. Die ganze Datei wurde als { $aside } beiseitegelegt.
save-from-copy = Die erste Zeile von { $file } ist beschädigt; ihre Kopie in Zeile 2 wurde verwendet.
save-torn = Die letzte Zeile von { $file } bricht ab und wurde weggelassen; alles davor ist da.
save-differs = { $same ->
    [yes] { $file } wurde nach dem Speichern geändert
   *[no] Die Regeln dieser Partie haben sich geändert, seit sie gespeichert wurde, oder { $file } wurde geändert
}; die Ergebnisse bleiben wie aufgezeichnet ({ $what }).
save-other-seed = Der Startwert in dieser Datei passt nicht zu dem Code, der vor der Partie gezeigt wurde.
save-name-not-saved = Der Name konnte nicht gespeichert werden: { $why }.
save-star-not-saved = Der Stern ließ sich nicht speichern: { $why }.
save-game-not-deleted = Die Partie konnte nicht gelöscht werden: { $why }.
save-removed = Die Datei dieser Partie, { $gone }, wurde entfernt, während du gespielt hast; die Partie ist jetzt als { $file } gespeichert.
save-cannot-save = Diese Partie kann gerade nicht gespeichert werden ({ $why }); du kannst weiterspielen.
save-unknown-company = Diese Partie nennt einen Spieler, den diese Version nicht kennt ({ $what }); an seinem Platz sitzt jemand anders.
save-choice-not-saved = Die Wahl des Spiels konnte nicht gespeichert werden: { $why }.
save-sets-not-saved = Deine Regelsätze konnten nicht gespeichert werden: { $why }.
session-changed-rules = { $n ->
    [one] { $title }, eine Änderung
   *[other] { $title }, { $n } Änderungen
}
session-group-yours = Deine
session-group-classic = Klassisch
session-group-bonus = Bonuskarte
session-group-teams = Partner
session-group-many = Viele Spieler
session-group-odd = Ungewöhnlich
# Vorschlag für den Namen eines eigenen Regelsatzes.
draft-my-set = Mein { $title }
draft-no-name = Gib einen Namen ein.
draft-name-taken = Du hast schon einen Regelsatz mit diesem Namen.
draft-no-text = Füge einen Regelcode ein oder tippe ihn ein.
draft-players = { $n } Spieler
draft-players-range = { $low }–{ $high } Spieler
draft-players-of = { LIST($sizes, type: "or") } Spieler
draft-shared = Geteilte Regeln
draft-changed = { $title }, geändert
stats-sentence = { $wins ->
    [1] { $games ->
        [1] 1 Sieg in 1 Partie
       *[other] 1 Sieg in { $games } Partien
    }
   *[other] { $games ->
        [1] { $wins } Siege in 1 Partie
       *[other] { $wins } Siege in { $games } Partien
    }
}

## Was `replay --verify` beweist. Wo eine Datei endet: „die Datei endet in Runde 3“.

proof-in-deal = in Runde { $n }
proof-after-deal = { $n ->
    [0] vor der ersten Runde
   *[other] nach Runde { $n }
}
proof-with-the-game = am Ende der Partie
proof-cards = { $n ->
    [0] { $given ->
        [yes] Es gibt noch keine Runde; der Startwert ist der hinter dem angegebenen Code
       *[no] Es gibt noch keine Runde; der Startwert ist der hinter dem Code in dieser Datei
    }
    [one] { $given ->
        [yes] Die Karten einer Runde stammen aus dem Startwert hinter dem angegebenen Code, und jede Entscheidung und jedes Ergebnis folgt den Regeln
       *[no] Die Karten einer Runde stammen aus dem Startwert hinter dem Code in dieser Datei, und jede Entscheidung und jedes Ergebnis folgt den Regeln
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] Die Karten aller { $n } Runden stammen aus dem Startwert hinter dem angegebenen Code, und jede Entscheidung und jedes Ergebnis folgt den Regeln
           *[no] Die Karten aller { $n } Runden stammen aus dem Startwert hinter dem Code in dieser Datei, und jede Entscheidung und jedes Ergebnis folgt den Regeln
        }
       *[no] { $given ->
            [yes] Die Karten von { $n } Runden stammen aus dem Startwert hinter dem angegebenen Code, und jede Entscheidung und jedes Ergebnis folgt den Regeln
           *[no] Die Karten von { $n } Runden stammen aus dem Startwert hinter dem Code in dieser Datei, und jede Entscheidung und jedes Ergebnis folgt den Regeln
        }
    }
}
save-no-copy = Diese Partie hat keine Datei, die kopiert werden könnte.
save-copy-failed = Die Kopie konnte nicht geschrieben werden: { $why }.
proof-finished = die Partie ist zu Ende
proof-ends = die Datei endet { $where }
proof-taken-back = { $n ->
    [0] keine Entscheidung wurde zurückgenommen
    [one] eine Entscheidung wurde zurückgenommen
   *[other] { $n } Entscheidungen wurden zurückgenommen
}
proof-summary = { $cards }; { $end }, und { $back }.
proof-not-when-shown = Ob dieser Code vor der ersten Runde gezeigt wurde; gib den notierten mit --commitment an.
proof-not-your-cut = Ob so abgehoben wurde, wie du es getan hast. Dieselbe Zahl ergibt mit anderem Abheben andere Karten; gib den notierten Text mit --cut an.
proof-of-commitment = Das Programm hat die Zahl verwendet, zu der der angegebene Code gehört.
proof-of-cut = Abgehoben wurde mit dem Text, den du angegeben hast.
proof-of-commitment-and-cut = Die Zahl hinter deinem Code und dein Abheben ergeben genau diese Runden; weder du noch das Programm konnten sie aussuchen.
proof-not-guessed = Dass die Karten nicht vorher bekannt sein konnten: Einen so einfachen Startwert kann erraten, wer den Code sieht.
proof-not-chosen = Dass das Programm den Startwert nicht unter vielen ausgesucht hat: Niemand hat abgehoben.
proof-not-the-rest = Wie die Partie weiterging: Die Datei endet { $where }.
proof-not-decisions = Ob die Entscheidungen die am Tisch getroffenen sind: Der Startwert legt nur die Karten fest.

## Beschädigte Dateien eigener Regelsätze: nebenbei, wo Regelsätze aufgeführt sind

rule-sets-line = { $twice ->
    [yes] Zeile { $n } deiner Regelsätze nennt { $name } noch einmal; sie bleibt stehen, wird aber nicht benutzt.
   *[no] Zeile { $n } deiner Regelsätze ist kein Regelsatz; sie bleibt stehen, wird aber nicht benutzt.
}

## Unlesbare Dateien des Spielers: einmal, über dem Bild, das gerade zu sehen ist

file-damaged = { $n ->
    [0] { $file } war nicht lesbar und wurde nicht verwendet
    [one] Ein Eintrag in { $file } war nicht lesbar und wurde übersprungen
   *[other] { $n } Einträge in { $file } waren nicht lesbar und wurden übersprungen
}; { $copied ->
    [yes] eine Kopie liegt in { $aside }.
   *[no] kopieren ließ es sich nicht.
}
file-newer = { $file } stammt von einer neueren Version von Hearts, die alles darin lesen kann: Bitte installiere diese. { $copied ->
    [yes] Eine Kopie dessen, was hier nicht lesbar war, liegt in { $aside }.
   *[no] Kopieren ließ es sich nicht.
}
file-unread = { $file } konnte nicht gelesen werden: { $why }.
file-too-large = { $file } ist größer als { $most } MB und wurde nicht gelesen. { $renamed ->
    [yes] Die Datei heißt jetzt { $aside }.
   *[no] Sie blieb, wo sie ist.
}
