### Ekrany wokół stołu: menu, wybór gry, opcje, pomoc, listy.

## Tytuły stron

about-title = O programie
about-licence-title = Licencja
help-title = Jak grać
keys-title = Własne klawisze
options-title = Opcje
portraits-title = Portret
games-title = Partie
new-game-title = Wybierz grę

## Menu główne

menu-name = Kierki
menu-tagline = Cicha sztuka oddawania lew
menu-tagline-new = Gra karciana: wygrywa najmniej punktów
menu-continue = Graj dalej
menu-play = Graj
menu-new = Nowa partia
menu-choose-detail = Zasady, gracze, długość
menu-games-detail = W toku: { $under }, skończone: { $over }
menu-saved = Partie
menu-options = Opcje
menu-about = O programie
menu-quit = Wyjdź
menu-quit-title = Wyjść z Kierek?
menu-quit-saved = Partia jest zapisana i można ją dokończyć.
menu-stay = Zostań
menu-plan = { $title }, { $n } { noun-players }
menu-shared = Otwarte jest drugie okno Kierek; każde ma swoje partie
menu-not-opened = Tej partii nie można otworzyć
menu-back = Wstecz
files-title = Niektórych plików nie udało się wczytać w całości
files-more = I jeszcze { $n }.
files-rest = Wszystko inne jest tak, jak było.
files-go-on = Dalej

## O programie

about-version = Wersja { $version }
about-what = Kierki i gry pokrewne, z przeciwnikami, którzy widzą tylko to, co wolno im widzieć.
about-alone =
    Działa bez internetu: bez konta, bez reklam, niczego nigdzie nie wysyła. To wolne oprogramowanie
    na licencji MIT.
about-files-title = Twoje pliki
about-files = Partie, ustawienia i dziennik { $log } są w folderze
about-open-folder = Otwórz folder
about-not-shown = Nie udało się uruchomić menedżera plików; ścieżka jest w schowku
about-reports-title = Zgłaszanie błędów
about-reports =
    Gdyby coś poszło nie tak, te dane pomogą temu, kto się tym zajmie. Nie ma w nich nic osobistego.
    Po awarii raport jest w folderze z danymi, w podfolderze { $folder }.
about-copy = Kopiuj dane
about-copied = Dane skopiowane
about-works-title = Dzięki pracy innych
about-libraries =
    pygame-ce i niektóre biblioteki dźwięku są na licencji GNU Lesser General Public License: to
    osobne pliki w folderze programu i wolno je zastąpić własnymi wersjami.
about-no-text = Tekst tej licencji jest dołączony do samego dzieła.

## Portrety

name-you = Ty
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = wybrany

## Własne klawisze

keys-at-table = Przy stole
keys-by-ear = Do słuchania: te klawisze tylko mówią
keys-everywhere = Wszędzie
keys-usual = Domyślne klawisze
keys-are-usual = Wszystkie klawisze mają domyślne znaczenie.
keys-cancel = Anuluj
keys-press = Naciśnij nowy klawisz. Teraz jest to { $key }. Jeśli nowy klawisz już coś robi, zamienią się rolami.
keys-moved = { $key } to teraz: { $does }

## Karta wyników i koniec partii

end-screen-sheet = Wyniki
end-screen-totals = Wyniki po kolei
end-screen-back = Wstecz
end-screen-result = Wynik
end-screen-next-deal = Następne rozdanie
end-screen-copy-scores = Kopiuj wyniki
end-screen-scores-copied = Wyniki skopiowane
end-screen-no-clipboard = Schowek jest niedostępny
end-screen-deal = Rozdanie { $n }
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
end-screen-menu = Menu
end-screen-new = Nowa partia
end-screen-scores = Karta wyników
end-screen-swap = Zmień przeciwnika
end-screen-again = Jeszcze raz
end-screen-learn = Wróć do lekcji
end-screen-copy = Kopiuj
end-screen-copied = Skopiowane
end-screen-close = Zamknij

## Opcje

options-tab = { $tab ->
   *[rules] Zasady
    [table] Stół
    [cards] Karty
    [sound] Dźwięk
    [access] Dostępność
}
options-times = { $factor }×
options-instant = Od razu
options-seconds = { $seconds } s
options-percent = { $value }%
options-key-note = Klawisz { $key }

options-group-you = Ty
options-name = Imię
options-your-name = Twoje imię
options-name-empty = Imię musi mieć choć jedną literę.
options-save = Zapisz
options-portrait = Portret

options-group-table = Stół
options-theme = Wystrój
options-theme-choice = { $value ->
    [card-room] Sala gier
    [midnight] Północ
    [parchment] Pergamin
    [contrast] Kontrast
    [walnut] Biblioteka
    [linen] Jasny len
   *[other] { $value }
}

options-group-playing = Gra
options-play-mode = Zagranie karty
options-play-mode-choice = { $value ->
   *[click] Jednym kliknięciem
    [double] Dwoma kliknięciami
    [drag] Tylko przeciąganiem
}
options-show-points = Pokazuj punkty
options-show-points-choice = { $value ->
   *[full] Wszystkie
    [totals] Tylko razem
    [hidden] Ukryte
}
options-confirm-pass = Pytaj przed przekazaniem kart
options-confirm-costly = Pytaj przed zagraniem drogiej karty
options-confirm-costly-note = Takiej, która bierze co najmniej połowę punktów rozdania
options-confirm-blunders = Pytaj przed dużym błędem
options-confirm-blunders-note = Tylko w partiach ćwiczebnych ({ menu-new } → { new-game-practice }): trener najpierw ogląda każdą kartę
options-recall = Liczenie kart
options-recall-note = Tylko w partiach ćwiczebnych ({ menu-new } → { new-game-practice }), także po podpowiedzi lub cofnięciu karty
options-recall-choice = { $value ->
   *[off] Bez pomocy
    [show] Pokazuj, co zeszło
    [ask] Pytaj trzy razy w rozdaniu
}
options-cut = Przełóż talię przed partią
options-cut-note = Wyłączone: przekłada za ciebie komputer

options-group-speed = Szybkość
options-pace = Tempo
options-pace-choice = { $value ->
   *[usual] Zwykłe
    [slow] Wolniejsze
}
options-pace-note = Przy stole klawisz { $key }
options-speed = Szybkość ogólna
options-deal-speed = Rozdawanie
options-play-speed = Zagranie karty
options-collect-speed = Wzięcie lewy
options-bot-wait = Czas namysłu
options-no-wait = Bez namysłu
options-trick-linger = Przerwa po każdej lewie
options-trick-linger-note = Kliknięcie ją kończy
options-wait-for-click = Czekaj na kliknięcie po każdej lewie

options-group-cards = Karty
options-back-choice = { $value ->
   *[auto] Jak stół
    [claret] Bordo
    [midnight] Północ
    [forest] Las
    [peacock] Paw
    [garden] Nocny ogród
    [bluework] Błękitny haft
}
options-palette-choice = { $value ->
   *[two] Dwa kolory
    [four] Cztery kolory
    [safe] Dla daltonistów
}
options-face-choice = { $value ->
   *[auto] Auto
    [normal] Zwykłe
    [large] Duże
}
options-group-hand = Twoja ręka
options-sort = Kolejność
options-sort-choice = { $value ->
   *[alternate] Barwy na przemian
    [classic] Jak w brydżu
}
options-suit-gap = Odstęp między kolorami

options-group-reading = Czytanie
options-scale = Wielkość tekstu
options-family = Krój pisma
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Pełny ekran
options-group-seeing = Widzenie
options-reduced-motion = Mniej ruchu
options-reduced-motion-note = Karty pojawiają się, zamiast lecieć
options-high-contrast = Wysoki kontrast
options-high-contrast-note = Gładkie tła, wyraźne krawędzie i ciemniejsze barwy kart w każdym wystroju
options-suit-letters = Litery kolorów
options-suit-letters-note = P, Ki, Ka, T pod znakami na kartach i zamiast małych znaków
options-magnify = Powiększaj karty
options-magnify-choice = { $value ->
   *[off] Nigdy
    [focus] Klawiaturą
    [hover] Klawiaturą lub wskaźnikiem
}
options-magnify-note = Obok lewy, nie zasłania ani lewy, ani ręki
options-group-moving = Motoryka
options-left-handed = Przyciski po lewej
options-left-handed-note = Stół w lustrzanym odbiciu: twoja tabliczka jest po prawej
options-reverse-hand = Odwróć rękę
options-reverse-hand-note = Kolory i wartości biegną od prawej do lewej
options-dwell = Klikanie zatrzymaniem wskaźnika
options-dwell-note = Wskaźnik zatrzymany na czymś naciska to; w tym czasie wypełnia się krąg
options-dwell-seconds = Zatrzymanie trwa
options-hold-seconds = Długie naciśnięcie trwa
options-hold-seconds-note = Tak długi dotyk objaśnia to, co masz pod palcem
options-double-seconds = Dwuklik w ciągu
options-double-seconds-note = Drugie kliknięcie w tym czasie należy do pierwszego
options-repeat-after = Trzymany przycisk powtarza po
options-repeat-after-note = Kierunki pada oraz plus i minus
options-repeat-every = Potem co
options-group-switches = Jeden lub dwa przełączniki
options-switches = Graj za pomocą
options-switches-choice = { $value ->
   *[off] Wszystkiego
    [one] Jednego przełącznika
    [two] Dwóch przełączników
}
options-switches-note = Ramka przechodzi po częściach ekranu: sama przy jednym przełączniku, drugim przełącznikiem przy dwóch
options-switch-seconds = Ramka przechodzi co
options-switch-click = Kliknięcie to przełącznik
options-switch-click-note = Gdziekolwiek jest wskaźnik; przycisk A pada jest nim zawsze
options-group-listening = Słuchanie
options-voice = Czytaj grę na głos
options-voice-note = Dla osób bez czytnika ekranu
options-voice-rate = Szybkość głosu
options-voice-hello = Przywitaj się
options-verbosity = Ile czytać na głos
options-verbosity-choice = { $value ->
    [brief] Krótko
    [full] Wszystko
   *[usual] Zwyczajnie
}
options-wait-for-listener = Czekaj, gdy słuchasz
options-wait-for-listener-note = Nic nie idzie dalej samo: naciśnij Spację. Klepsydra stoi.
options-group-keyboard = Klawiatura
options-keys = Wszystkie klawisze
options-keys-show = Pokaż
options-own-keys = Własne klawisze
options-own-keys-change = Zmień

## Dźwięk

sound-levels = Głośność
sound-when = Kiedy
sound-more-label = Każdy dźwięk osobno
sound-more = { $open ->
    [yes] Mniej
   *[no] Więcej
}
sound-play = Odtwórz: { $name }
sound-none = Nie znaleziono urządzenia dźwiękowego.
sound-all = Wszystkie dźwięki
sound-table = Karty i zdarzenia
sound-effects = Przyciski i przełączniki
sound-mute = Wycisz
sound-quiet-away = Bez dźwięku w tle
sound-quiet-away-note = Gdy używasz innego okna
sound-pan = Dźwięki z tej strony, gdzie siedzi gracz
sound-pan-note = Z lewej i z prawej, jak miejsca na ekranie
sound-more-cues = Więcej sygnałów
sound-more-cues-note = Cichy dźwięk, gdy punkty bierze inny gracz
sound-group = { $group ->
   *[cards] Karty
    [your-turn] Twój ruch
    [moments] Zdarzenia
    [buttons] Przyciski
}
sound-cue = { $cue ->
   *[flick] Rozdawanie i zagrania
    [slide] Przekazywanie i układanie
    [sweep] Wzięcie lewy
    [lift] Podniesienie karty
    [set-down] Położenie karty
    [your-turn] Twój ruch
    [not-allowed] Nie wolno
    [points] Wzięte punkty
    [points-others] Punkty innych graczy
    [hearts-broken] Kiery złamane
    [queen] Dama pik
    [moon] Księżyc
    [win] Partia wygrana
    [lose] Partia przegrana
    [button] Naciśnięcie przycisku
    [tick] Zmiana wartości
    [toggle-on] Włączenie
    [toggle-off] Wyłączenie
}

## Wybór gry

new-game-find = Szukaj odmiany
new-game-players-note = { $n } { noun-players }
new-game-change-rules = Zmień zasady
new-game-read-rules = Czytaj zasady
new-game-origin = Pochodzenie: { $origin }.
new-game-based-on = Twoja własna odmiana, na podstawie: { $title }.
new-game-length = Długość
new-game-players = Gracze
new-game-number = Liczba
new-game-opponent = Przeciwnik { $n }
new-game-level = Siła przeciwnika { $n }
new-game-any-character = Niespodzianka
new-game-any-level = Dowolna siła
new-game-fits = Na moją miarę
new-game-share = Wygrywasz około
new-game-practice = Partia ćwiczebna
new-game-practice-note = Partia nie liczy się do statystyk ani do rankingu. Pomyłki z niej nie wracają w sekcji „{ menu-practice }”.
new-game-surprise = Zaskocz mnie
new-game-others-stay = Inne twoje partie zostają
new-game-start = Start
new-game-start-set = Graj: { $name }

## Zapisane partie

games-stand = Rozdanie { $deal }, masz { $points } { noun-points }
games-value = { $stand }, { $when }
games-note = { $n } { noun-players }, { $when }
games-busy = otwarta w innym oknie
games-today = dziś, { $clock }
games-yesterday = wczoraj, { $clock }
games-on-day = { $day } { games-month }
games-on-day-of-year = { $day } { games-month } { $year }
games-month = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
games-none = Żadna partia nie jest w toku.
games-which = Które partie
games-under-way = W toku
games-over = Skończone
games-filter = Pokaż
games-kept = { $which ->
    [won] Wygrane
    [lost] Przegrane
    [starred] Z gwiazdką
   *[all] Wszystkie
}
games-by-rules = Zasady
games-any-rules = Wszystkie zasady
games-by-time = Kiedy
games-period = { $days ->
    [0] Kiedykolwiek
    [365] Ostatni rok
   *[other] Ostatnie { $days } dni
}
games-none-over = { $any ->
    [yes] Żadna partia nie pasuje.
   *[no] Nie ma jeszcze skończonych partii.
}
games-more = Jeszcze { $n }
games-size = { $n ->
    [one] Jedna skończona partia, { $size } kB. Zostaje ostatnich 200 i każda z gwiazdką.
    [few] { $n } skończone partie, { $size } kB. Zostaje ostatnich 200 i każda z gwiazdką.
    [many] { $n } skończonych partii, { $size } kB. Zostaje ostatnich 200 i każda z gwiazdką.
   *[other] { $n } skończonej partii, { $size } kB. Zostaje ostatnich 200 i każda z gwiazdką.
}
games-star = { $on ->
    [yes] Zdejmij gwiazdkę: { $title }
   *[no] Daj gwiazdkę, by zachować na zawsze: { $title }
}
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, ćwiczebna
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [0] Przegrana
    [1] Wygrana
   *[other] { PLACE($place) } miejsce
}
games-result-points = { $deals ->
    [one] { $points } w jednym rozdaniu
    [few] { $points } w { $deals } rozdaniach
    [many] { $points } w { $deals } rozdaniach
   *[other] { $points } w { $deals } rozdania
}
games-review = Analiza rozdań
games-deleted = Usunięto: { $title }. Możesz to cofnąć, dopóki ta strona jest otwarta.
games-undo = Cofnij
games-not-brought-back = Nie udało się przywrócić partii.
games-rename = Zmień nazwę: { $title }
games-delete = Usuń: { $title }
games-name-title = Nazwa partii
games-name = Nazwa
games-save = Zapisz

## Jak grać

help-rules = Zasady
help-pictures = W obrazkach
help-keys = Klawisze
help-opponents = Twoi przeciwnicy
help-fair = Uczciwe rozdania
help-trick = Każdy po kolei zagrywa jedną kartę: razem tworzą lewę. Zwykle bierze ją najwyższa karta w kolorze wyjścia.
help-moon = Jak zdobyć księżyc
keys-pad = Pad
help-choose-card = Przechodź po swoich kartach
    .keys = { $left } { $right }
help-use-card = Zagraj kartę albo wybierz ją do przekazania
    .keys = Enter
help-to-button = Od wybranych kart do przycisku
    .keys = { $down }
help-finish-animation = Pomiń animację
    .keys = Spacja
help-take-back = Cofnij ostatnią kartę
    .keys = Backspace
help-game-menu = Menu partii
    .keys = Esc
help-next-control = Następny element; z Shift poprzedni
    .keys = Tab
help-move = Przechodź między elementami, zmieniaj wartość
    .keys = { $up } { $down } { $left } { $right }
help-number = Zmień liczbę
    .keys = + −
help-scroll = Przewijaj albo zmień wartość o więcej
    .keys = Page { $up } { $down }, Home, End
help-press = Naciśnij element
    .keys = Enter, Spacja
help-next-page = Następna strona ekranu; z Shift poprzednia
    .keys = Ctrl Tab
help-back = Wstecz
    .keys = Esc
help-find = Do pola wyszukiwania
    .keys = Ctrl F lub pisz
help-undo = Cofnij zmianę zasad albo usunięcie
    .keys = Ctrl Z

## Czego nie dało się użyć z pliku ustawień

options-file-value = { $wanted ->
    [truth] Ustawienie { $name } to { $value }, a musi być true lub false; obowiązuje { $default }.
    [text] Ustawienie { $name } to { $value }, a musi być tekstem; obowiązuje { $default }.
    [short-text] Ustawienie { $name } to { $value }, a musi być tekstem od 1 do { $most } znaków; obowiązuje { $default }.
    [portrait] Ustawienie { $name } to { $value }, a musi być nazwą portretu; obowiązuje { $default }.
    [language] Ustawienie { $name } to { $value }, a musi być kodem języka; obowiązuje { $default }.
    [whole-number] Ustawienie { $name } to { $value }, a musi być liczbą całkowitą; obowiązuje { $default }.
    [choice] Ustawienie { $name } to { $value }, a musi być jednym z: { SERIES($choices) }; obowiązuje { $default }.
    [bounds] Ustawienie { $name } to { $value }, a musi być liczbą od { $low } do { $high }; obowiązuje { $default }.
   *[number] Ustawienie { $name } to { $value }, a musi być liczbą; obowiązuje { $default }.
}
options-file-not-kept = Ustawienia { $name } nie można zapisać.
options-file-line = Wiersz { $n } ustawień nie jest ustawieniem: { $line }
options-file-unsaved = Nie udało się zapisać ustawień: { $why }.
options-file-too-long = za długie, by je pokazać

## Lista języków

options-language = Język
options-language-system = Jak w systemie
options-language-draft = Wersja robocza: nie sprawdziła jej jeszcze osoba, dla której to język ojczysty. Jak poprawić tekst, mówi plik TRANSLATING.md w źródłach.

## Kto gra na tym komputerze

people-title = Kto gra?
people-plays = gra teraz
people-new = Nowy gracz
people-new-detail = Z własnymi partiami i statystykami
people-name-them = Imię i portret można wybrać w Opcjach.
people-not-kept = Nie udało się zapisać, kto grał ostatnio: { $why }.
people-not-changed = Nie udało się zmienić listy osób: { $why }.

## Wygląd kart i stołu

deck-title = Wygląd
options-deck = Karty i stół
deck-back = Wstecz, bez zmian
deck-use = Użyj tego wyglądu
deck-surprise = Zaskocz mnie
deck-faces = Awersy
deck-backs = Rewersy
deck-match = Jak stół
deck-tables = Stoły
deck-own = Twój obrazek
deck-chosen = wybrane
deck-preview = Karty teraz wyglądają tak: { $look }
deck-own-title = Obrazek na twój stół
deck-own-note = Plik PNG lub JPEG, najwyżej 20 MB. Możesz go też upuścić na to okno. Zostanie przycięty do okna i przyciemniony, aż wszystko da się przeczytać.
deck-own-path = Ścieżka obrazka
deck-own-use = Użyj
deck-blur = Rozmycie
deck-picture-unreadable = Nie udało się otworzyć tego obrazka. Wybierz plik PNG lub JPEG.
deck-picture-too-large = Ten obrazek jest za duży. Wybierz taki do { $most } MB i 50 megapikseli.
deck-picture-not-kept = Nie udało się skopiować obrazka do twojego folderu.
