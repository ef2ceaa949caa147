### De schermen van opties en regels.

rule-screen-taken-back = Alle wijzigingen ongedaan gemaakt. Ctrl+Z haalt ze terug.
rule-screen-save-as-another = Opslaan als nieuwe
rule-screen-save-set = Variant opslaan
rule-screen-rename-set = Variant hernoemen
rule-screen-save = Opslaan
rule-screen-same = { $wish }: met deze regels hetzelfde als { $same }.
rule-screen-save-question = { $title } opslaan?
rule-screen-saved = Opgeslagen als { $title }.
rule-screen-deleted = { $name } is verwijderd. Je kunt de variant vanuit de lijst terugzetten.
rule-screen-copied = Gekopieerd: { $code }
rule-screen-next-game = Vanaf de volgende partij: { $plan }.
rule-screen-name = Naam
rule-screen-code-note = Een regelcode bevat alle regels van een variant. Hij begint met H1.
rule-screen-paste-a-code = Een code plakken
rule-screen-code = Code
rule-screen-use-these-rules = Deze regels gebruiken
rule-screen-use-these = Deze gebruiken
rule-screen-no-number = Vul minstens één getal in.
rule-screen-no-numbers = Dit moeten hele getallen zijn met komma’s ertussen.
rule-screen-too-many-numbers = Er zijn hoogstens { $n } getallen mogelijk.
rule-screen-number-range = De getallen moeten van { $low } tot { $high } zijn.
rule-screen-not-playable = Verbeter eerst de laatste wijziging of maak die ongedaan.
rule-screen-changes = { $n ->
    [0] Precies het standaardspel.
    [one] Eén regel wijkt af van Standaard.
   *[other] { CAPITAL(WORD($n)) } regels wijken af van Standaard.
}
rule-screen-changes-marked = { $n ->
    [0] Precies het standaardspel.
    [one] Eén regel wijkt af van Standaard. Die heeft een gouden streep.
   *[other] { CAPITAL(WORD($n)) } regels wijken af van Standaard. Die hebben een gouden streep.
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, { $n } verschil
   *[other] { $players }, { $n } verschillen
}
rule-screen-differs = { $n ->
    [one] Eén regel wijkt af van Standaard.
   *[other] { $n } regels wijken af van Standaard.
}
rule-screen-based-on = { $n ->
    [one] Gebaseerd op { $name }. Eén regel wijkt af van Standaard.
   *[other] Gebaseerd op { $name }. { $n } regels wijken af van Standaard.
}
rule-screen-cannot-be-played = Niet speelbaar
rule-screen-undo-delete = Verwijderen ongedaan maken
rule-screen-no-such-set = Geen variant heet zo.
rule-screen-find-set = Zoek een variant
rule-screen-card-values = Kaartwaarden
rule-screen-rule-sets = Varianten
rule-screen-cards = Kaarten
rule-screen-points = Punten
rule-screen-card-as-usual = Kaart herstellen
rule-screen-all-as-usual = Alles herstellen
rule-screen-done = Klaar
rule-screen-counts-as-usual = Deze kaart telt wat de gekozen kaartwaarden zeggen.
rule-screen-own-cycle = Andere volgorde…
rule-screen-card-count = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
rule-screen-passes = Doorgeven
rule-screen-cycle-intro = Elke ronde één keer doorgeven, in deze volgorde, en dan opnieuw.
rule-screen-one-more = Ronde toevoegen
rule-screen-first-already = Dit is al de eerste.
rule-screen-always-one = Er moet er minstens één zijn; kies houden om niet door te geven.
rule-screen-longest-cycle = Een reeks heeft hoogstens { $n } rondes.
rule-screen-nth-deal = { CAPITAL(ORDINAL($n)) } ronde
rule-screen-nth = { $n }.
rule-screen-move-up = { CAPITAL(ORDINAL($n)) } ronde omhoog
rule-screen-take-out = { CAPITAL(ORDINAL($n)) } ronde verwijderen
rule-screen-led = 1e
rule-screen-fewer = Minder
rule-screen-more = { $n ->
    [1] Nog één optie
   *[other] Nog { $n } opties
}
rule-screen-take-change-back = Wijziging ongedaan maken
rule-screen-changed = gewijzigd, { $note }, druk om te herstellen
rule-screen-standard = { $standard ->
    [no] Normaal { $value }
   *[yes] Standaard: { $value }
}
rule-screen-nearest = Gebruik de dichtstbijzijnde speelbare regels
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n ->
    [one] Wijzig nog één optie
   *[other] Wijzig nog { $n } opties
}
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = De regels
rule-screen-sentences = { $n ->
    [0] Elke zin is zoals in het standaardspel.
    [one] Eén zin wijkt af van het standaardspel; die heeft een gouden streep.
   *[other] { CAPITAL(WORD($n)) } zinnen wijken af van het standaardspel; die hebben een gouden streep.
}
rule-screen-in-full = De volledige regels
rule-screen-in-short = Kortom: { $text }.
rule-screen-clashing = Na de laatste wijziging zijn deze regels niet speelbaar: de rode tekst zegt waarom.
rule-screen-untouched = Er is niets gewijzigd.
rule-screen-players = { $n } spelers
rule-screen-back-to = Terug naar { $title } zoals het was
rule-screen-find-option = Zoek een optie
rule-screen-paste-code = Code plakken
rule-screen-share = Delen
rule-screen-rename = Hernoemen
rule-screen-delete = Verwijderen
rule-screen-reset-all = Alles herstellen
rule-screen-no-such-option = Geen optie past daarbij. Probeer een ander woord.
rule-screen-play-these = Hiermee spelen
rule-screen-use-next = Vanaf volgende
rule-screen-save-dots = Opslaan…
rule-screen-from-next-game = Wijzigingen gelden vanaf de volgende partij

## Onderschriften bij kleine plaatjes van de regels

example-pass = Kaarten uit een hand, op weg naar een andere speler
example-follow = Er is met klaveren uitgekomen: uit deze hand mogen alleen de klaveren
example-broken = Een harten wordt op ruiten afgegooid: harten is gebroken
example-trick = Er is met ruiten uitgekomen, en de ruitenvrouw haalt de slag
example-values = Wat kaarten tellen
example-moon = Alle kaarten van een pit, door één speler gehaald
