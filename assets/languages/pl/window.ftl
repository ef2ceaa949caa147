### Okno, co stoi na każdej stronie, nazwy elementów i klawiszy, błędy programu.

## Strony i pytania

page-close = Zamknij
page-cancel = Anuluj
page-paste = Wklej
page-no-letters = { $n ->
    [one] Żaden krój pisma na tym komputerze nie ma znaku { $codes }. Pomiń go.
    [few] Żaden krój pisma na tym komputerze nie ma znaków { $codes }. Pomiń je.
    [many] Żaden krój pisma na tym komputerze nie ma znaków { $codes }. Pomiń je.
   *[other] Żaden krój pisma na tym komputerze nie ma znaków { $codes }. Pomiń je.
}

## Elementy, dla czytnika ekranu

widget-role-button = przycisk
widget-role-switch = przełącznik
widget-role-tabs = zakładki
widget-role-stepper = pole liczby
widget-role-list-box = lista rozwijana
widget-role-slider = suwak
widget-role-text-field = pole tekstowe
widget-role-group-of-switches = grupa przełączników
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] włączone
   *[no] wyłączone
}
widget-choice = { $option }, { $n } z { $of }
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }; teraz { CARD($here) }
   *[no] żadnej; teraz { CARD($here) }
}
widget-card-points = { CARD($card) }, { $points }
widget-pages = Strona

## Co robią klawisze, które można zmienić

window-key-last = Trzymaj, by widzieć ostatnią lewę
window-key-legal = Pokaż, co wolno zagrać i dlaczego
window-key-hint = Podpowiedź (partia staje się ćwiczebna); w analizie spróbuj jeszcze raz
window-key-undo = Cofnij ostatnią kartę
window-key-scores = Karta wyników
window-key-finish = Zakończ rozdanie, gdy gra to proponuje
window-key-beside = Żądaj reszty lew, przekaż w ciemno albo zgłoś złe rozdanie; kopiuj wyniki lub pozycję
window-key-passed = Pokaż karty przekazane w tym rozdaniu
window-key-pace = Wolniejsza gra albo zwykłe tempo
window-key-options = Opcje
window-key-review = Na karcie wyników: analiza ostatniego rozdania
window-key-view = W analizie: twój widok albo wszystkie ręce
window-key-mark = W analizie: następna oznaczona decyzja
window-key-knows = W analizie: co mogli wiedzieć?
window-page = Przewijaj
window-page-down = Niżej
window-page-up = Wyżej
window-key-switch = Wybierz
window-key-switch-step = Następna część
window-key-mute = Włącz lub wyłącz dźwięk
window-key-full-screen = Włącz lub wyłącz pełny ekran
window-key-cap = { $name ->
    [return] Enter
    [space] Spacja
   *[other] { $cap }
}
window-key-needed = Ten klawisz służy do poruszania się i wybierania.
window-key-modifier = Ten klawisz działa tylko razem z innymi.

## Co robią przyciski pada

window-pad-move = Przechodź po kartach i między elementami
    .keys = { $left } { $right } { $up } { $down }, lewy drążek
window-pad-use = Zagraj lub wybierz kartę, naciśnij element
    .keys = A
window-pad-back = Wstecz; przy stole menu partii
    .keys = B, Start
window-pad-legal = Pokaż, co wolno zagrać
    .keys = X
window-pad-last = Trzymaj, by widzieć ostatnią lewę
    .keys = Y
window-pad-pages = Strony ekranu; przy stole jego przyciski
    .keys = LB, RB
window-pad-undo = Cofnij ostatnią kartę
    .keys = LT
window-pad-beside = Żądaj reszty, przekaż w ciemno, zgłoś złe rozdanie
    .keys = RT
window-pad-scores = Karta wyników
    .keys = View
window-pad-scroll = Przewijaj; naciśnięty: podpowiedź
    .keys = Prawy drążek

## Bez okna: w terminalu

window-no-screen = Kierki potrzebują ekranu, a żadnego nie udało się otworzyć.
window-no-screen-because = Kierki potrzebują ekranu, a żadnego nie udało się otworzyć ({ $reason }).
window-screen-lost = Ekranu już nie ma.
window-not-opened = Kierkom nie udało się otworzyć okna ({ $reason }).
window-no-library =
    Kierki potrzebują biblioteki { $library }, by otworzyć okno: zainstaluj pakiet { $debian }
    (Debian, Ubuntu) albo { $fedora } (Fedora, openSUSE).

## Błędy programu

crash-stopped = { $lack ->
    [memory] Kierki musiały się zatrzymać, bo system nie dał im więcej pamięci.
    [files] Kierki musiały się zatrzymać, bo system nie pozwolił im otworzyć więcej plików.
    [folder] Kierki musiały się zatrzymać, bo nie mogą pisać w żadnym folderze tymczasowym.
    [asset] Kierki musiały się zatrzymać, bo brakuje jednego z ich plików lub jest on uszkodzony.
   *[nothing] Kierki się zamknęły: to błąd programu.
}
crash-saved = { $lack ->
    [memory] Partia jest zapisana: zamknij inne programy i uruchom Kierki jeszcze raz, by grać dalej.
    [files] Partia jest zapisana: zamknij inne programy i uruchom Kierki jeszcze raz, by grać dalej.
    [folder] Partia jest zapisana: zwolnij miejsce na dysku i uruchom Kierki jeszcze raz, by grać dalej.
    [asset] Partia jest zapisana: zainstaluj Kierki ponownie, a potem je uruchom, by grać dalej.
   *[nothing] Partia jest zapisana: uruchom Kierki jeszcze raz, by grać dalej.
}
crash-report = Raport jest w
crash-no-report = Nie udało się zapisać raportu.
crash-last-title = Ostatnim razem Kierki nagle się zamknęły
crash-last = Ostatnim razem Kierki zamknęły się z powodu błędu; twoje partie są całe, a raport jest w { $path }.
crash-sentence = { $lack ->
    [memory] System nie dał Kierkom więcej pamięci; zamknij najpierw inne programy.
    [files] System nie pozwolił Kierkom otworzyć więcej plików; zamknij najpierw inne programy.
    [folder] Kierki nie mogą pisać w żadnym folderze tymczasowym; zwolnij miejsce na dysku albo podaj inny folder w TMPDIR.
    [asset] Brakuje pliku Kierek lub jest on uszkodzony ({ $fault }); zainstaluj Kierki ponownie.
   *[nothing] Coś poszło nie tak ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] System nie dał Kierkom więcej pamięci; zamknij najpierw inne programy. Raport jest w { $path }.
    [files] System nie pozwolił Kierkom otworzyć więcej plików; zamknij najpierw inne programy. Raport jest w { $path }.
    [folder] Kierki nie mogą pisać w żadnym folderze tymczasowym; zwolnij miejsce na dysku albo podaj inny folder w TMPDIR. Raport jest w { $path }.
    [asset] Brakuje pliku Kierek lub jest on uszkodzony ({ $fault }); zainstaluj Kierki ponownie. Raport jest w { $path }.
   *[nothing] Coś poszło nie tak ({ $fault }). Raport jest w { $path }.
}
