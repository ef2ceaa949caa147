### Wiersz poleceń i jego skargi. Słowa takie jak --seed, KEY i FILE się wpisuje, więc zostają.

## Co najpierw mówi „hearts-gui --help”

cli-about = Kierki na komputer. Bez polecenia uruchamia się gra; z plikiem zapisanej partii otwiera się ta partia.
cli-verbs = polecenia:
cli-about-rules = odmiany albo zasady jednej z nich prostymi zdaniami
cli-about-simulate = partie między graczami komputerowymi
cli-about-match = dwaj gracze komputerowi w tych samych rozdaniach, w każdym ustawieniu miejsc
cli-about-replay = odtwarza zapisaną partię, by ją sprawdzić
cli-about-judge = ile kosztowała każda decyzja w zapisanej partii, zważywszy na to, co gracz mógł wiedzieć
cli-about-convert = partia w formacie innego programu lub z niego: OpenSpiel, hearts-engine
cli-about-puzzles = zadania dołączone do gry; --verify ID lub all udowadnia je jeszcze raz
cli-about-daily = gry dnia, każda z sumą kontrolną partii Gracza klubowego; --check CODE odtwarza wynik
cli-about-bots = poziomy i charaktery graczy komputerowych
cli-about-screenshot = obraz ekranu
cli-about-bench = szybkość na tym komputerze: frames, start, playouts, decisions, judge lub statistics
cli-about-language = Język wybiera się przez --lang CODE przed poleceniem albo zmienną HEARTS_LANG.
cli-usage = użycie:
cli-positionals = argumenty
cli-options = opcje

## Skargi

cli-stopped = Przerwano.
cli-no-verb = { $nearest ->
    [none] { $word } nie jest ani poleceniem, ani zapisaną partią; zobacz { $program } --help.
   *[other] { $word } nie jest ani poleceniem, ani zapisaną partią; może chodzi o { $nearest }?
}
cli-lang-alone = Po --lang podaj kod języka, na przykład --lang pl.
cli-no-language = Nie ma tłumaczenia Kierek na { $code }; do wyboru: { SERIES($known) }.
cli-argument = Argument { $argument_name }: { $message }.
cli-required = Brakuje: { $text }.
cli-unrecognized = Nieznany argument: { $text }.
cli-ambiguous = { $option } jest niejednoznaczne: { $matches }.
cli-no-value = brakuje wartości
cli-value-unwanted = wartość { $text } jest tu zbędna
cli-no-integer = { $value } nie jest liczbą całkowitą
cli-too-many-seconds = { $text } to za długo: najwyżej { $most } s
cli-no-number = { $text } nie jest liczbą całkowitą większą od zera
cli-not-positive = { $text } nie jest liczbą większą od zera
cli-no-text = to nie jest tekst w UTF-8
cli-no-digits = { $text } nie jest kodem z 12 do 64 cyfr szesnastkowych
cli-no-size = { $text } to nie rozmiar w postaci 1280x720
cli-size-range = { $text } nie mieści się między 800x600 a 8192x8192
cli-unknown = { $what ->
    [rule_set] Nie ma odmiany { $word }; może chodzi o { $nearest }?
    [player] Nie ma gracza { $word }; może chodzi o { $nearest }?
    [format] Nie ma formatu { $word }; może chodzi o { $nearest }?
    [scene] Nie ma sceny { $word }; może chodzi o { $nearest }?
    [message] Nie ma komunikatu { $word }; może chodzi o { $nearest }?
    [theme] Nie ma wystroju { $word }; może chodzi o { $nearest }?
    [vision] Nie ma rodzaju widzenia { $word }; może chodzi o { $nearest }?
   *[measurement] Nie ma pomiaru { $word }; może chodzi o { $nearest }?
}
cli-unknown-listed = Nieznana nazwa: { $word }; { $command } wymienia wszystkie nazwy.
cli-unknown-few = Nieznana nazwa: { $word }; do wyboru: { SERIES($known) }.
cli-no-file = Nie ma pliku { $file }.
cli-no-program = Nie udało się uruchomić programu { $program }.
cli-scale = Skala interfejsu musi być od { $low } do { $high }, a nie { $scale }.
cli-rules-legend = Wiersze z * na początku różnią się od gry standardowej.
cli-rule-set = { $title } (graczy: { $sizes })
cli-games-not-kept = Nie udało się zapisać partii w { $folder } ({ $why }).
cli-not-written = Nie udało się zapisać { $file } ({ $why }).
cli-characters = Charaktery: { SERIES($names) }
cli-no-scene = Podaj scenę i plik do zapisania; --list wymienia sceny.
cli-own-deal = Scena { $scene } pokazuje zawsze to samo rozdanie; pomiń --seed.
cli-message-nowhere = Na żadnym przykładowym ekranie nie ma { $key }; gdzie się pojawia, mówi komentarz nad tym komunikatem.
cli-no-png = Obrazy zapisuje się jako PNG, więc { $file } powinien kończyć się na .png.
cli-progress = { $done } z { $of }
cli-match-progress = { $done } z { $of } rozdań, różnica { $mean } ± { $error } pkt na rozdanie
match-file-other = W { $file } jest inny mecz: inni gracze, zasady, format lub ziarno. Podaj inny plik.
match-file-line = { $file }, wiersz { $line }: to nie jest rozdanie meczu. Podaj inny plik.
match-file-unusable = Nie da się użyć { $file } ({ $why }).
cli-bots-do-not-fit = --bots podaje graczy: { $n }, a przy tym stole siedzi { $players }.
cli-replay-damage = { $file }, wiersz { $line }: { $why }.
puzzle-unknown = Nie ma zadania { $id }.
puzzle-wrong = { $n ->
    [1] { LIST($ids) }: podana odpowiedź się nie zgadza.
   *[other] Zadania, w których podana odpowiedź się nie zgadza ({ $n }): { LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] W tej partii nie ma rozdania { $deal }: żadnego nie zaczęto.
    [1] W tej partii nie ma rozdania { $deal }: jest tylko jedno.
   *[other] W tej partii nie ma rozdania { $deal }: jest ich { $n }.
}
judge-no-seat = Przy tym stole nie ma miejsca { $seat }: miejsca mają numery od 0 do { $most }.
cli-endless-void = Przy tych zasadach { $n } razy z rzędu rozdanie się nie liczyło.
cli-endless-seed = Przy tych zasadach partia z ziarnem { $seed } nie kończy się po { $most } rozdaniach.
cli-endless = { $n ->
    [1] Przy tych zasadach partia nie kończy się po { $most } rozdaniach.
   *[other] Przy tych zasadach żadna z { $n } partii nie kończy się po { $most } rozdaniach.
}

## Co --help mówi o poleceniu i jego opcjach

cli-help-1v3-or-2v2 = 1v3 lub 2v2
cli-help-add-line-items-every-deal = dodaj, z czego składa się każdy wynik
cli-help-any-text = dowolny tekst; ten sam tekst daje te same karty
cli-help-check-seed-every-deal-every = sprawdź ziarno, każde rozdanie i każdy wynik i powiedz, czego to dowodzi
cli-help-computer-players = Poziomy i charaktery graczy komputerowych.
cli-help-duplicate-deals-in-all-seatings = Dwaj gracze komputerowi w tych samych rozdaniach, w każdym ustawieniu miejsc.
cli-help-every-picture-measured = zapisz i zmierz każdy obraz
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge lub statistics
cli-help-games-between-computer-players = Partie między graczami komputerowymi.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan lub tritan
cli-help-how-fast-here = Szybkość na tym komputerze.
cli-help-with-reader = frames: mierz, podając wszystko czytnikowi ekranu
cli-no-reader = W tej sesji nie działa żaden czytnik ekranu; najpierw go uruchom.
cli-help-how-long-for-each = ile sekund na każdy pomiar
cli-help-how-many-deals = liczba rozdań
cli-help-end-at-this-error = zakończ mecz, gdy błąd standardowy różnicy nie przekracza tylu punktów
cli-help-keep-deals-go-on = zapisuj rozdania w tym pliku i graj dalej od tego, co w nim jest
cli-help-how-many-games = liczba partii
cli-help-how-many-sit-at-table = liczba graczy
cli-help-puzzles = Zadania dołączone do gry.
cli-help-count-puzzles-again = udowodnij to zadanie lub wszystkie jeszcze raz: na każdym możliwym rozdaniu albo na nowych rozdaniach próbnych
cli-help-daily = Gry dnia.
cli-help-daily-date = pierwszy dzień (domyślnie dzisiejszy)
cli-help-days = liczba dni
cli-help-check-code = odtwórz partię z kodu i podaj jej wynik
cli-no-date = { $word } to nie data w postaci 2026-11-23
cli-no-days = liczba dni musi być od 1 do { $most }
cli-days-end = Kalendarz kończy się { $last }; podaj mniej dni albo wcześniejszą datę.
cli-help-judge-saved-game-again = Odtwarza zapisaną partię, by ją sprawdzić.
cli-help-what-answers-cost = Ile kosztowała każda decyzja w zapisanej partii, zważywszy na to, co gracz mógł wiedzieć.
cli-help-convert = Przekształca partię z jednego formatu w inny.
cli-help-format = hearts, openspiel, openspiel-text lub hearts-engine
cli-help-this-deal-only = tylko to rozdanie, licząc od 1
cli-help-this-seat-only = tylko to miejsce, licząc od 0
cli-help-keep-every-game-as-file = zapisz każdą partię jako plik w tym folderze
cli-help-key-name-or-code-rules = zasady: klucz, nazwa lub kod zasad
cli-help-level-or-cmd-program = poziom lub cmd:PROGRAM
cli-help-name-scenes = wymień sceny
cli-help-message = pierwszy ekran z tym komunikatem; pokazuje, gdzie widać tłumaczenie
cli-help-one-computer-player-only = mierz tylko tego gracza komputerowego
cli-help-one-level-or-one-seat = jeden poziom albo po jednym na miejsce
cli-help-one-window-size-only = mierz tylko ten rozmiar okna
cli-help-picture-screen = Obraz ekranu.
cli-help-play-one-deal-by-itself = rozegraj jedno rozdanie automatycznie i podaj wynik
cli-help-accessibility-dump = drzewo dostępności ekranu jako JSON (domyślnie menu)
cli-help-print-json = wypisz JSON
cli-help-help = pokaż tę pomoc
cli-help-version = pokaż wersję
cli-help-processes = liczba procesów
cli-help-rule-sets-or-one-them = Odmiany albo jedna z nich.
cli-help-saved-game-open = zapisana partia do otwarcia
cli-help-seconds-programs-have-answer = ile sekund ma program zewnętrzny na każdą decyzję
cli-help-verify-against-fair-deal-code = sprawdź, czy zgadza się kod uczciwego rozdania pokazany przed pierwszym rozdaniem (wystarczy początek)
cli-help-verify-against-cut = sprawdź, czy talię przełożono tym tekstem, który gra pokazała obok kodu
cli-help-with-all-only-these = z --all: rysuj tylko te
