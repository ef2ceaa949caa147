### Motive: worum es bei einer Entscheidung ging. Jedes hat einen Namen, der auch Überschrift ist, und
### einen Satz, der es lehrt; der Satz steht unter der Antwort, nach einem Spiel und in der Statistik.

# Jemand anders hat fast alles genommen und schafft vielleicht den Durchmarsch.
motif-stop-moon = Den Durchmarsch stoppen
motif-stop-moon-line = Nimm ein Herz oder gib eins einem anderen: Fehlt eine Karte, ist es kein Durchmarsch.
# Die Spielerin oder der Spieler selbst.
motif-shoot = Durchmarschieren
motif-shoot-line = Wenn du fast alles hast, nimm auch den Rest.
# Man hat allein Punkte, kann aber nicht alles andere gewinnen.
motif-drop-moon = Keinem Durchmarsch nachlaufen
motif-drop-moon-line = Ein paar Punkte sind kein Durchmarsch: Gib das Ausspiel ab, wenn du den Rest nicht machst.
# Ein anderer hat allein Punkte, und noch nicht viele.
motif-see-moon = Einen Durchmarsch kommen sehen
motif-see-moon-line = Hat einer allein die Punkte, behalte eine hohe Karte und nimm rechtzeitig einen Stich.
motif-give-queen = Die Dame loswerden
motif-give-queen-line = Wirf die Pik-Dame ab, sobald jemand anders den Stich bekommt.
motif-hold-queen = Die Dame behalten
motif-hold-queen-line = Keine Eile: Spiel die Pik-Dame nur, wenn der Richtige sie nimmt.
# König und Ass von Pik.
motif-high-spades = Hohes Pik, Dame noch draußen
motif-high-spades-line = Solange die Dame draußen ist, spiel König und Ass nicht, wenn sie darauf fallen kann.
motif-shed-spades = Pik-König und Pik-Ass loswerden
motif-shed-spades-line = Wirf Pik-König und Pik-Ass ab, wenn die Dame nicht darauf fallen kann.
# Deckung sind die kleinen Pik, die statt eines hohen gespielt werden.
motif-keep-guards = Deckung behalten
motif-keep-guards-line = Kleine Pikkarten decken deine hohen: Behalte sie, solange es geht.
motif-smoke-out = Die Dame herausholen
motif-smoke-out-line = Spiel kleine Pikkarten aus, bis jemand die Dame legen muss.
motif-first-trick = Der erste Stich
motif-first-trick-line = Im ersten Stich fallen keine Punkte: Nutze ihn für eine Karte, die du nicht willst.
motif-free-trick = Der freie Stich
motif-free-trick-line = Du spielst zuletzt, und nichts zählt: Nimm den Stich mit der höchsten Karte.
motif-take-high = Hoch nehmen
motif-take-high-line = Spielst du zuletzt und musst den Stich nehmen, dann nimm ihn mit deiner höchsten Karte.
motif-feed = Wem die Punkte geben?
motif-feed-line = Gib deine Punkte dem, der führt, nicht dem Letzten.
motif-throw = Anderen Punkte geben
motif-throw-line = Wenn du nicht bedienen kannst, gib jemand anderem die teuerste Karte.
motif-not-points = Mehr als ein Herz
motif-not-points-line = Eine gefährliche Karte oder eine kurze Farbe kann wichtiger sein als ein Herz.
motif-shown-void = Wer eine Farbe nicht hat
motif-shown-void-line = Spiel keine Farbe aus, die jemand nicht hat: Dort werden Punkte abgeworfen.
motif-passed = Nutzen, was du weitergegeben hast
motif-passed-line = Du weißt, wer deine weitergegebenen Karten hat: Spiel darunter aus.
motif-count = Die Farbe zählen
motif-count-line = Zähl mit: Sind nur noch wenige Karten im Spiel, weißt du, wer den Stich nimmt.
motif-exit = Das Ausspiel abgeben
motif-exit-line = Spiel eine Karte aus, die andere übernehmen können, und heb niedrige auf.
motif-lead-high = Rechtzeitig hoch ausspielen
motif-lead-high-line = Spiel eine hohe Karte aus, solange der Stich wenig kostet.
motif-low-hearts = Niedriges Herz behalten
motif-low-hearts-line = Mit niedrigem Herz gibst du später Herzstiche ab: Behalte es.
motif-void = Eine Farbe blank machen
motif-void-line = Mach eine kurze Farbe blank, damit du abwerfen kannst, wenn sie kommt.
motif-danger = Gefährliches abwerfen
motif-danger-line = Wirf die hohe Karte ab, die später einen Stich machen würde.
motif-duck = Ducken
motif-duck-line = Bleib unter der höchsten Karte und überlass den Stich jemand anderem.
motif-take = Einen billigen Stich nehmen
motif-take-line = Manche Stiche nimmt man besser jetzt, bevor sie mehr kosten.
motif-take-low = Niedrig nehmen
motif-take-low-line = Musst du über die anderen Karten gehen, geh so knapp wie möglich darüber.
motif-duck-high = Mit der höchsten ducken
motif-duck-high-line = Wenn du den Stich ohnehin abgibst, leg die höchste Karte, die darunterbleibt.
motif-last-deals = Das Ende der Partie
motif-last-deals-line = Am Ende zählen die Plätze: Sieh nach, wer die Grenze erreichen kann.
motif-pass-spades = Hohes Pik ohne Deckung weitergeben
motif-pass-spades-line = Behalte die hohen Pikkarten nur, wenn du genug kleine hast.
motif-pass-keep = Gedecktes hohes Pik behalten
motif-pass-keep-line = Mit genug kleinen Pikkarten sind Dame, König und Ass in deiner eigenen Hand sicherer.
motif-pass-guards = Die Deckung nicht weitergeben
motif-pass-guards-line = Kleine Pikkarten schützen eine hohe: Behalte sie, solange du die hohe behältst.
motif-pass-void = Eine Farbe ganz weitergeben
motif-pass-void-line = Gib eine kurze Farbe ganz weiter, dann kannst du gleich abwerfen.
motif-pass-hearts = Niedriges Herz nicht weitergeben
motif-pass-hearts-line = Niedriges Herz ist ungefährlich: Gib lieber etwas weiter, das wehtut.
motif-pass-high = Hohe Karten weitergeben
motif-pass-high-line = Gib Asse, Könige und Damen weiter, unter denen nichts Niedriges liegt.
motif-leads = Was ausspielen?
motif-leads-line = Spiel aus, was andere übernehmen können, und keine Farbe, auf die abgeworfen wird.
motif-follows = Farbe bedienen
motif-follows-line = Frag dich vor dem Bedienen, wer den Stich bekommt und was darin liegt.
motif-discards = Abwerfen
motif-discards-line = Kannst du nicht bedienen, wirf ab, was dir später am meisten schadet.
motif-where = { $name } ({ $where ->
   *[early] früh in der Runde
    [middle] mitten in der Runde
    [late] spät in der Runde
    [queen_out] solange die Dame noch im Spiel ist
    [queen_own] wenn du die Dame hast
    [queen_gone] wenn die Dame weg ist
    [second] an zweiter Stelle
    [third] an dritter Stelle
    [last] an letzter Stelle
    [points] Punkte auf dem Tisch
    [clean] keine Punkte auf dem Tisch
    [led_spades] Pik ausgespielt
    [led_hearts] Herz ausgespielt
    [led_side] Kreuz oder Karo ausgespielt
    [my_moon] nur du hast Punkte
    [their_moon] nur ein anderer hat Punkte
    [my_points] du hast Punkte
    [spade] Pik
    [heart] Herz
    [side] Kreuz und Karo
    [single] einzige Karte einer Farbe
    [short] kurze Farbe
    [long] lange Farbe
    [high] hohe Karten
    [middling] mittlere Karten
    [low] niedrige Karten
    [top] deine höchste der Farbe
    [bottom] deine niedrigste der Farbe
    [master] eine Karte, die niemand schlägt
    [new_suit] eine neue Farbe
    [few_out] eine fast ausgespielte Farbe
    [known_void] eine Farbe, die jemand nicht hat
    [too_high] zu hoch
    [too_low] zu niedrig
    [wrong_suit] falsche Farbe
    [took] unnötig genommene Stiche
    [left] versäumte Stiche
    [kept] nicht abgeworfene Punkte
    [gave] zu früh abgeworfene Punkte
    })
