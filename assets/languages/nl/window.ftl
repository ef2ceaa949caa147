### Het venster, wat op elke pagina staat, namen van onderdelen en toetsen, en fouten van het programma.

## Pagina’s en dialogen

page-close = Sluiten
page-cancel = Annuleren
page-paste = Plakken
page-no-letters = { $n ->
    [one] Geen lettertype op deze computer heeft het teken { $codes }. Laat het weg.
   *[other] Geen lettertype op deze computer heeft de tekens { $codes }. Laat ze weg.
}

## Onderdelen, voor een schermlezer

widget-role-button = knop
widget-role-switch = schakelaar
widget-role-tabs = tabbladen
widget-role-stepper = teller
widget-role-list-box = keuzelijst
widget-role-slider = schuifregelaar
widget-role-text-field = tekstveld
widget-role-group-of-switches = groep schakelaars
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] aan
   *[no] uit
}
widget-choice = { $option }, { $n } van { $of }
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }; nu bij de { CARD($here) }
   *[no] geen; nu bij de { CARD($here) }
}
widget-card-points = { CARD($card) }, { $points }
widget-pages = Pagina

## Wat toetsen doen die de speler kan wijzigen

window-key-last = Ingedrukt houden: de vorige slag tonen
window-key-legal = Tonen wat gespeeld mag worden, en waarom
window-key-hint = Hint (de partij wordt een oefenpartij); in de terugblik: nog eens proberen
window-key-undo = De laatste kaart terugnemen
window-key-scores = Scoreblad
window-key-finish = De ronde afmaken als dat wordt aangeboden
window-key-beside = Alle overige slagen claimen, blind doorgeven of opnieuw laten geven; stand of stelling kopiëren
window-key-passed = De kaarten tonen die in deze ronde zijn doorgegeven
window-key-pace = Langzamer spelen, of in normaal tempo
window-key-options = Opties
window-key-review = Op het scoreblad: terugblik op de laatste ronde
window-key-view = In de terugblik: jouw zicht of alle handen
window-key-mark = In de terugblik: de volgende gemarkeerde keuze
window-key-knows = In de terugblik: wat konden ze weten?
window-page = Scrollen
window-page-down = Verder omlaag
window-page-up = Verder omhoog
window-key-switch = Kiezen
window-key-switch-step = Volgend deel
window-key-mute = Geluid aan of uit
window-key-full-screen = Volledig scherm aan of uit
window-key-cap = { $name ->
    [return] Enter
    [space] Spatie
   *[other] { $cap }
}
window-key-needed = Deze toets is nodig om te bewegen en te kiezen.
window-key-modifier = Deze toets werkt alleen samen met andere.

## Wat de knoppen van een gamepad doen

window-pad-move = Langs je kaarten en tussen onderdelen gaan
    .keys = { $left } { $right } { $up } { $down }, linkerstick
window-pad-use = De kaart spelen of kiezen, op het onderdeel drukken
    .keys = A
window-pad-back = Terug; aan tafel het spelmenu
    .keys = B, Start
window-pad-legal = Tonen wat gespeeld mag worden
    .keys = X
window-pad-last = Ingedrukt houden: de vorige slag tonen
    .keys = Y
window-pad-pages = Pagina’s van een scherm; aan tafel de knoppen
    .keys = LB, RB
window-pad-undo = De laatste kaart terugnemen
    .keys = LT
window-pad-beside = Claimen, blind doorgeven of opnieuw geven
    .keys = RT
window-pad-scores = Scoreblad
    .keys = View
window-pad-scroll = Scrollen; indrukken: een hint
    .keys = Rechterstick

## Geen venster: in de terminal

window-no-screen = Hartenjagen heeft een scherm nodig, en er kon geen worden geopend.
window-no-screen-because = Hartenjagen heeft een scherm nodig, en er kon geen worden geopend ({ $reason }).
window-screen-lost = Het scherm is er niet meer.
window-not-opened = Hartenjagen kon zijn venster niet openen ({ $reason }).
window-no-library =
    Hartenjagen heeft de bibliotheek { $library } nodig om zijn venster te openen: installeer het
    pakket { $debian } (Debian, Ubuntu) of { $fedora } (Fedora, openSUSE).

## Fouten van het programma

crash-stopped = { $lack ->
    [memory] Hartenjagen moest stoppen omdat het systeem geen geheugen meer gaf.
    [files] Hartenjagen moest stoppen omdat het systeem geen bestanden meer liet openen.
    [folder] Hartenjagen moest stoppen omdat het in geen enkele tijdelijke map kan schrijven.
    [asset] Hartenjagen moest stoppen omdat een van zijn bestanden ontbreekt of beschadigd is.
   *[nothing] Hartenjagen is gecrasht door een fout in het programma.
}
crash-saved = { $lack ->
    [memory] Je partij is opgeslagen: sluit andere programma’s en start Hartenjagen opnieuw om verder te gaan.
    [files] Je partij is opgeslagen: sluit andere programma’s en start Hartenjagen opnieuw om verder te gaan.
    [folder] Je partij is opgeslagen: maak schijfruimte vrij en start Hartenjagen opnieuw om verder te gaan.
    [asset] Je partij is opgeslagen: installeer Hartenjagen opnieuw en start het dan om verder te gaan.
   *[nothing] Je partij is opgeslagen: start Hartenjagen opnieuw om verder te gaan.
}
crash-report = Een verslag staat in
crash-no-report = Er kon geen verslag worden geschreven.
crash-last-title = Hartenjagen is de vorige keer onverwacht gestopt
crash-last = De vorige keer stopte Hartenjagen door een fout; je partijen zijn veilig, en een verslag staat in { $path }.
crash-sentence = { $lack ->
    [memory] Het systeem gaf Hartenjagen geen geheugen meer; sluit eerst andere programma’s.
    [files] Het systeem liet Hartenjagen geen bestanden meer openen; sluit eerst andere programma’s.
    [folder] Hartenjagen kan in geen enkele tijdelijke map schrijven; maak schijfruimte vrij of geef een andere map op in TMPDIR.
    [asset] Een bestand van Hartenjagen ontbreekt of is beschadigd ({ $fault }); installeer Hartenjagen opnieuw.
   *[nothing] Er ging iets mis ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] Het systeem gaf Hartenjagen geen geheugen meer; sluit eerst andere programma’s. Een verslag staat in { $path }.
    [files] Het systeem liet Hartenjagen geen bestanden meer openen; sluit eerst andere programma’s. Een verslag staat in { $path }.
    [folder] Hartenjagen kan in geen enkele tijdelijke map schrijven; maak schijfruimte vrij of geef een andere map op in TMPDIR. Een verslag staat in { $path }.
    [asset] Een bestand van Hartenjagen ontbreekt of is beschadigd ({ $fault }); installeer Hartenjagen opnieuw. Een verslag staat in { $path }.
   *[nothing] Er ging iets mis ({ $fault }). Een verslag staat in { $path }.
}
