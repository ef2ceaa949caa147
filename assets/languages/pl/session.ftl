### Partie w toku, zapisane partie, wyniki i własne odmiany gracza.

## Uczciwe rozdania

fair-seed = Jeśli przekładasz talię, nikt sam nie może wybrać kart w partii. Zanim zobaczysz jakąkolwiek kartę, program losuje liczbę i pokazuje kod, który należy tylko do niej; potem przekładasz talię. W pierwszej partii oraz gdy wyłączysz przekładanie w opcjach, przekłada komputer. Wszystkie rozdania wynikają z tej liczby i z przełożenia.
fair-end = Zapisz kod i swoje przełożenie; oba widać też w menu partii. Na końcu zobaczysz tę liczbę i to, czy daje ten kod. Dla zapisanej partii polecenie „hearts-gui replay PLIK --commitment KOD --cut TEKST” sprawdza jedno i drugie oraz każde rozdanie, decyzję i wynik.
fair-proves = To dowodzi, że po pokazaniu kodu nie zmieniono żadnego rozdania, a jeśli talię przekładasz ty, także tego, że nikt rozdań nie wybrał. Bez twojego przełożenia kod nie wystarcza: inne przełożenie daje inne karty. Nie dowodzi to jednak, że nikt nie podejrzał kart w zapisanej partii, gdzie liczba nie jest zaszyfrowana.
fair-unknown-shuffle = { $file }: nie da się sprawdzić, bo wiersz 1 podaje wersję tasowania { $version }, której ta gra nie zna.
fair-other-seed = { $file }, wiersz 1: to nie jest ziarno obiecane przed partią.
fair-other-game = { $file } to inna partia: jej kod to { $commitment }, a nie podany.
fair-other-cut = { $file } to inna partia: jej talię przełożono tekstem „{ $cut }”, a nie podanym.
fair-no-cut = { $file } to inna partia: jej talii nikt nie przełożył.
fair-given = { $file }: nie da się sprawdzić, bo kart nie rozdał ten program.
fair-difference = { $file }, { $what }.

## Zapisane partie

save-in-use = Partia { $game } trwa w innym oknie Kierek.
save-this-game-in-use = Ta partia trwa w innym oknie Kierek.
save-not-read = Nie da się wczytać { $file } ({ $why }).
save-line = { $file }, wiersz { $line }: { $why }.
save-line-rules = { $file }, wiersz { $line }: { $why }
save-set-aside = { $why } Plik odłożono jako { $aside }.
save-no-room = { $file } jest uszkodzony od wiersza { $line }, a na dysku brak miejsca na kopię uszkodzonej części; zwolnij miejsce i otwórz go jeszcze raz.
save-damaged = { $file } jest uszkodzony od wiersza { $line }; to, co przed nim, ocalało. Cały plik odłożono jako { $aside }.
save-from-copy = Pierwszy wiersz { $file } jest uszkodzony; użyto jego kopii z wiersza 2.
save-torn = Ostatni wiersz { $file } urywa się i został pominięty; wszystko przed nim jest na miejscu.
save-differs = { $same ->
    [yes] { $file } zmieniono po zapisaniu
   *[no] Zasady tej partii zmieniły się po zapisaniu albo zmieniono { $file }
}; wyniki zostają takie, jak zapisano ({ $what }).
save-other-seed = Ziarno w tym pliku nie jest tym, które obiecano przed partią.
save-no-copy = Ta partia nie ma pliku, który można by skopiować.
save-copy-failed = Nie udało się zapisać kopii: { $why }.
save-name-not-saved = Nie udało się zapisać nazwy: { $why }.
save-star-not-saved = Nie udało się zapisać gwiazdki: { $why }.
save-game-not-deleted = Nie udało się usunąć partii: { $why }.
save-removed = Plik tej partii, { $gone }, usunięto w trakcie gry; partia jest teraz zapisana jako { $file }.
save-cannot-save = Tej partii nie da się teraz zapisać ({ $why }); możesz grać dalej.
save-unknown-company = W tej partii jest gracz, którego ta wersja nie zna ({ $what }); na jego miejscu siedzi inny.
save-choice-not-saved = Nie udało się zapisać wyboru gry: { $why }.
save-sets-not-saved = Nie udało się zapisać twoich odmian: { $why }.
session-changed-rules = { $n ->
    [one] { $title }, jedna zmiana
    [few] { $title }, { $n } zmiany
    [many] { $title }, { $n } zmian
   *[other] { $title }, { $n } zmiany
}

## Grupy na liście odmian

session-group-yours = Twoje
session-group-classic = Klasyczne
session-group-bonus = Karta premiowa
session-group-teams = W parach
session-group-many = Wielu graczy
session-group-odd = Niezwykłe

## Własne odmiany gracza

draft-my-set = Moje: { $title }
draft-no-name = Nadaj nazwę.
draft-name-taken = Masz już odmianę o tej nazwie.
draft-no-text = Wklej lub wpisz kod zasad.
draft-players = { $n } { noun-players }
draft-players-range = { $low }–{ $high } graczy
draft-players-of = { LIST($sizes, type: "or") } graczy
draft-shared = Zasady z kodu
draft-changed = { $title }, zmienione
stats-sentence = Wygrane: { $wins } z { $games }

## Czego dowodzi `replay --verify`

proof-in-deal = w rozdaniu { $n }
proof-after-deal = { $n ->
    [0] przed pierwszym rozdaniem
   *[other] po rozdaniu { $n }
}
proof-with-the-game = na końcu partii
proof-cards = { $n ->
    [0] { $given ->
        [yes] Nie ma jeszcze rozdania; ziarno należy do podanego kodu
       *[no] Nie ma jeszcze rozdania; ziarno należy do kodu z tego pliku
    }
    [1] { $given ->
        [yes] Karty jednego rozdania wynikają z ziarna, do którego należy podany kod, a każda decyzja i każdy wynik zgadza się z zasadami
       *[no] Karty jednego rozdania wynikają z ziarna, do którego należy kod z tego pliku, a każda decyzja i każdy wynik zgadza się z zasadami
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] Karty wszystkich rozdań ({ $n }) wynikają z ziarna, do którego należy podany kod, a każda decyzja i każdy wynik zgadza się z zasadami
           *[no] Karty wszystkich rozdań ({ $n }) wynikają z ziarna, do którego należy kod z tego pliku, a każda decyzja i każdy wynik zgadza się z zasadami
        }
       *[no] { $given ->
            [yes] Karty { $n } rozdań wynikają z ziarna, do którego należy podany kod, a każda decyzja i każdy wynik zgadza się z zasadami
           *[no] Karty { $n } rozdań wynikają z ziarna, do którego należy kod z tego pliku, a każda decyzja i każdy wynik zgadza się z zasadami
        }
    }
}
proof-finished = partia jest skończona
proof-ends = plik kończy się { $where }
proof-taken-back = { $n ->
    [0] niczego nie cofnięto
    [one] cofnięto jedną decyzję
    [few] cofnięto { $n } decyzje
    [many] cofnięto { $n } decyzji
   *[other] cofnięto { $n } decyzji
}
proof-summary = { $cards }; { $end }, { $back }.
proof-not-when-shown = Czy ten kod pokazano przed pierwszym rozdaniem; podaj przez --commitment ten, który masz zapisany.
proof-not-your-cut = Czy przełożenie talii jest na pewno twoje. Ta sama liczba z innym przełożeniem daje inne karty; podaj zapisane przełożenie przez --cut.
proof-of-commitment = Program użył liczby, do której należy podany kod.
proof-of-cut = Talię przełożono podanym tekstem.
proof-of-commitment-and-cut = Liczba, do której należy kod, i twoje przełożenie dają dokładnie te rozdania, więc nikt, ani ty, ani program, nie mógł ich wybrać.
proof-not-guessed = Że kart nie dało się znać z góry: tak proste ziarno odgadnie każdy, kto widzi kod.
proof-not-chosen = Że program nie wybierał spośród wielu ziaren: nikt nie przełożył talii.
proof-not-the-rest = Jak partia potoczyła się dalej: plik kończy się { $where }.
proof-not-decisions = Czy decyzje są tymi, które podjęto przy stole: ziarno ustala tylko karty.

## Uszkodzony plik własnych odmian

rule-sets-line = { $twice ->
    [yes] Wiersz { $n } w pliku twoich odmian po raz drugi podaje nazwę { $name }; został tam, ale nie jest używany.
   *[no] Wiersz { $n } w pliku twoich odmian nie jest odmianą; został tam, ale nie jest używany.
}

## Pliki gracza, których nie da się wczytać

file-damaged = { $n ->
    [0] { $file } jest uszkodzony i nie został użyty
    [one] Jeden wpis w { $file } jest uszkodzony i został pominięty
    [few] { $n } wpisy w { $file } są uszkodzone i zostały pominięte
    [many] { $n } wpisów w { $file } jest uszkodzonych i zostało pominiętych
   *[other] { $n } wpisu w { $file } jest uszkodzone i zostało pominięte
}; { $copied ->
    [yes] kopia jest w { $aside }.
   *[no] nie udało się go skopiować.
}
file-newer = { $file } zapisała nowsza wersja Kierek, która odczyta wszystko: zainstaluj tę wersję. { $copied ->
    [yes] Kopia tego, czego nie udało się odczytać, jest w { $aside }.
   *[no] Nie udało się go skopiować.
}
file-unread = Nie udało się wczytać { $file }: { $why }.
file-too-large = { $file } jest większy niż { $most } MB i nie został wczytany. { $renamed ->
    [yes] Nazywa się teraz { $aside }.
   *[no] Został, gdzie był.
}
