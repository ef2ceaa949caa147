### Gra dnia: jej pozycja w menu, ekran i wyniki, które znajomi sobie wysyłają.

## W menu głównym

menu-daily = Gra dnia
menu-daily-detail = { $kind ->
    [puzzles] Pięć zadań
    [endgame] Jedna końcówka
    [hard] Jedno trudne zadanie
    [deals] Trzy rozdania
    [omnibus] Omnibus, jeszcze czeka
    [other] Jeszcze czeka
   *[deal] Standard, jeszcze czeka
}
menu-daily-done = { $points } pkt{ $known ->
    [yes] , lepiej niż { $beaten } z 6
   *[no] { "" }
}
menu-daily-solved = Rozwiązane: { $n } z { $of }

## Ekran gry dnia

daily-title = Gra dnia
daily-kind = { $kind ->
    [puzzles] Pięć zadań
    [endgame] Jedna końcówka
    [hard] Jedno trudne zadanie
    [deals] Trzy rozdania
   *[deal] { $rules }, jedno rozdanie
}
daily-about = { $kind ->
    [puzzles] Pięć pozycji, od łatwej do trudnej.
    [endgame] Jedna pozycja blisko końca rozdania.
    [hard] Jedna z najtrudniejszych pozycji.
    [deals] Sześcioro innych gra te same trzy rozdania; zobacz, jak wypadasz.
   *[deal] { $today ->
        [yes] Dziś wszyscy dostają te same karty i tych samych przeciwników.
       *[no] Tego dnia wszyscy dostają te same karty i tych samych przeciwników.
    }
}
daily-stand = { $stand ->
    [played] zagrane
    [late] zagrane później
    [free] dzień wolny
    [open] jeszcze czeka
    [today] dziś
   *[coming] dopiero będzie
}
daily-when = { $when ->
    [early] wcześniej
    [late] później
   *[in-time] tego dnia
}
daily-day-stands = { $day } { games-month }, { daily-stand }{ $beat ->
    [yes] , lepiej niż średnia
   *[no] { "" }
}
daily-month = { month-name } { $year }
month-name = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
}
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-week = Ten tydzień
daily-weekday = { $n ->
    [0] poniedziałek
    [1] wtorek
    [2] środa
    [3] czwartek
    [4] piątek
    [5] sobota
   *[6] niedziela
}
daily-weekday-date = { daily-weekday }, { $day } { games-month }
daily-unit-points = pkt
daily-unit-solved = z { $of } rozwiązane
daily-beaten = Lepiej niż { $beaten } z 6
daily-hidden = Twoja ręka, jeszcze zakryta.
daily-marks = Co trener mówi o twoich decyzjach: { LIST($marks) }
daily-progress = Lewa { $trick }, do tej pory { $points } pkt
daily-ahead = Wcześniejsza gra się liczy, ale nie do serii.
daily-behind = Późniejsza gra się liczy, ale nie do serii.
daily-no-field = Nikt inny nie grał tymi kartami.
daily-again = Gra dnia jeszcze raz, { $date }
daily-play-again = Jeszcze raz
daily-not-played = jeszcze niegrane
daily-other = { $name }: { $result }
daily-tabs = Które dni
daily-tab-today = Dziś
daily-tab-all = Wszystkie dni
daily-none-yet = Jeszcze nic nie zagrano.
daily-in-a-row = seria dni
daily-in-all = { $n ->
    [one] dzień zagrany
    [few] dni zagrane
    [many] dni zagranych
   *[other] dnia zagranego
}
daily-legend-played = zagrane
daily-legend-beat = lepiej niż średnia
daily-legend-late = zagrane później
daily-legend-free = wolne, dwa na miesiąc
daily-legend-open = jeszcze czeka
daily-tomorrow = jutro
daily-ended = { $n ->
    [one] Jeden dzień skończony
    [few] { $n } dni skończone
    [many] { $n } dni skończonych
   *[other] { $n } dnia skończonego
}
daily-play = Graj
daily-continue = Graj dalej
daily-copy = Kopiuj wynik
daily-review = Analiza
daily-points = { $points } pkt
daily-solved = rozwiązane: { $n } z { $of }
daily-field = sześcioro innych: średnio { $mean }
daily-field-beaten = sześcioro innych: średnio { $mean }; lepiej niż { $beaten } z 6
daily-counting = Sześcioro innych jeszcze gra twoimi kartami.
daily-share = Kierki, gra dnia { $date } · { $rules }
daily-streak = seria: { $n }
daily-copied = Twój wynik jako tekst
daily-copied-later = Gdy zagrasz: twój wynik jako tekst do wysłania znajomym.
daily-against = Ze znajomym
daily-code-holds = W kodzie są tylko zagrania, a o tobie nic. Partię odtwarza twój program, więc wyniku nie da się zmyślić.
daily-code = Kod od znajomego
daily-paste = Wklej
daily-bad-code = Ten kod jest błędny albo pochodzi z innej wersji.
daily-friend = { $date }, znajomy: { $result }
daily-old-code = kod ze starszej wersji. Nie ma w nim decyzji, więc nie da się sprawdzić, ile zadań rozwiązano.
daily-mine = Ty: { $result }
daily-friend-first = Najpierw zagraj ten dzień; potem zobaczysz, gdzie wasze partie się rozeszły.
daily-parted = { $same ->
    [yes] Wasze zagrania są takie same.
   *[no] { $trick ->
        [0] Pierwsza różnica: przekazanie.
       *[other] Pierwsza różnica: lewa { $trick }.
    }
}
daily-game = Gra dnia, { $date }
daily-not-kept = Nie udało się zapisać wyniku: { $why }.
daily-practice = Ćwiczenie: ta partia nie liczy się do gry dnia.
daily-other-play = Przeciwnicy nie grali tego dnia tak, jak powinni, więc kodu nie ma.

## Wyzwanie: partia znajomego, z tymi samymi rozdaniami do zagrania

challenge-reading = Partia jest odtwarzana…
challenge-what = { $rules }, { $n } { noun-deals }, przeciwnicy: { LIST($names) }.
challenge-theirs = { $place ->
    [0] Znajomy: { $points }.
   *[other] Znajomy: { $points }, { PLACE($place) } miejsce.
}
challenge-mine = { $place ->
    [0] Ty: { $points }.
   *[other] Ty: { $points }, { PLACE($place) } miejsce.
}
challenge-play = Zagraj te same rozdania
challenge-first = Zagraj, a potem wklej kod jeszcze raz, by zobaczyć, gdzie wasze partie się rozeszły.
challenge-parted = Pierwsza różnica: rozdanie { $deal }, { $trick ->
    [0] przekazanie.
   *[other] lewa { $trick }.
}
challenge-company = W tym kodzie są zagrania graczy komputerowych. Gra może sprawdzić, że naprawdę by tak zagrali, i wtedy pokazuje wynik znajomego; przy mocnych graczach trwa to kilka minut.
challenge-ask = Sprawdź
challenge-stop = Przerwij
challenge-asking = Sprawdzam graczy komputerowych: do tej pory zgadza się { $share }% partii.
challenge-company-so = Gracze komputerowi grają tak samo: tę partię naprawdę rozegrano.
challenge-company-otherwise = Gracze komputerowi zagraliby inaczej: tej partii tak nie rozegrano albo komputer był tak wolny, że zabrakło im czasu.
challenge-company-unknown = Nie udało się sprawdzić graczy komputerowych.
challenge-game = Wyzwanie, { $rules }

## Wiele kodów naraz: klub, uporządkowany, jedna osoba w wierszu

club-title = { $n ->
    [one] Jedna osoba
    [few] { $n } osoby
    [many] { $n } osób
   *[other] { $n } osoby
}, według punktów dziennie względem innych:
club-line = { $place }. { $name }: o { $by } { $good ->
    [yes] lepiej
   *[no] gorzej
}, dni: { $n }{ $sure ->
    [yes] .
   *[no] , trudno rozstrzygnąć.
}
club-few = { $name }: { $n ->
    [0] żadnego dnia, w którym grali też inni.
   *[other] jeden dzień, w którym grali też inni.
}
club-unreadable = { $n ->
    [one] Jeden kod jest błędny.
    [few] { $n } kody są błędne.
    [many] { $n } kodów jest błędnych.
   *[other] { $n } kodu jest błędne.
}
