### Ekrany opcji i zasad.

rule-screen-taken-back = Wszystkie zmiany cofnięte. Ctrl+Z je przywraca.
rule-screen-save-as-another = Zapisz jako inną
rule-screen-save-set = Zapisz odmianę
rule-screen-rename-set = Zmień nazwę odmiany
rule-screen-save = Zapisz
rule-screen-same = { $wish }: przy tych zasadach to samo co { $same }.
rule-screen-save-question = Zapisać { $title }?
rule-screen-saved = Zapisane jako { $title }.
rule-screen-deleted = Usunięto: { $name }. Można to przywrócić z listy.
rule-screen-copied = Skopiowane: { $code }
rule-screen-next-game = Od następnej partii: { $plan }.
rule-screen-name = Nazwa
rule-screen-code-note = Kod zasad zawiera całą odmianę. Zaczyna się od H1.
rule-screen-paste-a-code = Wklej kod
rule-screen-code = Kod
rule-screen-use-these-rules = Użyj tych zasad
rule-screen-use-these = Użyj
rule-screen-no-number = Podaj choć jedną liczbę.
rule-screen-no-numbers = To muszą być liczby całkowite, rozdzielone przecinkami.
rule-screen-too-many-numbers = Liczb może być najwyżej { $n }.
rule-screen-number-range = Podaj liczby od { $low } do { $high }.
rule-screen-not-playable = Najpierw popraw lub cofnij ostatnią zmianę.
rule-screen-changes = { $n ->
    [0] Dokładnie gra standardowa.
    [one] Jedna zasada inna niż w Standardzie.
    [few] { CAPITAL(WORD($n, case: "feminine")) } zasady inne niż w Standardzie.
    [many] { CAPITAL(WORD($n)) } zasad innych niż w Standardzie.
   *[other] { $n } zasady inne niż w Standardzie.
}
rule-screen-changes-marked = { $n ->
    [0] Dokładnie gra standardowa.
    [one] Jedna zasada inna niż w Standardzie. Ma złoty znak.
    [few] { CAPITAL(WORD($n, case: "feminine")) } zasady inne niż w Standardzie. Mają złoty znak.
    [many] { CAPITAL(WORD($n)) } zasad innych niż w Standardzie. Mają złoty znak.
   *[other] { $n } zasady inne niż w Standardzie. Mają złoty znak.
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, { $n } różnica
    [few] { $players }, { $n } różnice
    [many] { $players }, { $n } różnic
   *[other] { $players }, { $n } różnicy
}
rule-screen-differs = { $n ->
    [one] Jedna zasada inna niż w Standardzie.
    [few] { $n } zasady inne niż w Standardzie.
    [many] { $n } zasad innych niż w Standardzie.
   *[other] { $n } zasady inne niż w Standardzie.
}
rule-screen-based-on = { $n ->
    [one] Na podstawie: { $name }. Jedna zasada inna niż w Standardzie.
    [few] Na podstawie: { $name }. { $n } zasady inne niż w Standardzie.
    [many] Na podstawie: { $name }. { $n } zasad innych niż w Standardzie.
   *[other] Na podstawie: { $name }. { $n } zasady inne niż w Standardzie.
}
rule-screen-cannot-be-played = Nie da się grać
rule-screen-undo-delete = Cofnij usunięcie
rule-screen-no-such-set = Żadna odmiana nie ma takiej nazwy.
rule-screen-find-set = Szukaj odmiany
rule-screen-card-values = Wartości kart
rule-screen-rule-sets = Odmiany
rule-screen-cards = Karty
rule-screen-points = Punkty
rule-screen-card-as-usual = Przywróć tę kartę
rule-screen-all-as-usual = Przywróć wszystkie
rule-screen-done = Gotowe
rule-screen-counts-as-usual = Ma już wartość zgodną z wybranymi wartościami kart.
rule-screen-own-cycle = Inna kolejność…
rule-screen-card-count = { $n } { noun-cards }
rule-screen-passes = Przekazania
rule-screen-cycle-intro = Przekazania idą w tej kolejności, po jednym na rozdanie, a potem od początku.
rule-screen-one-more = Dodaj przekazanie
rule-screen-first-already = Już jest pierwsze.
rule-screen-always-one = Musi być choć jedno; by kart nie przekazywać, wybierz „bez przekazania”.
rule-screen-longest-cycle = Kolejność ma najwyżej { $n } rozdań.
rule-screen-nth-deal = { $n }. rozdanie
rule-screen-nth = { $n }.
rule-screen-move-up = Przesuń { ORDINAL($n) } rozdanie wyżej
rule-screen-take-out = Usuń { ORDINAL($n) } rozdanie
rule-screen-led = WIST
rule-screen-fewer = Mniej
rule-screen-more = { $n ->
    [1] Jeszcze jedna opcja
    [one] Jeszcze jedna opcja
    [few] Jeszcze { $n } opcje
    [many] Jeszcze { $n } opcji
   *[other] Jeszcze { $n } opcji
}
rule-screen-take-change-back = Cofnij zmianę
rule-screen-changed = zmienione, { $note }, naciśnij, by przywrócić
rule-screen-standard = { $standard ->
    [no] Zwykle { $value }
   *[yes] Standard: { $value }
}
rule-screen-nearest = Użyj najbliższych możliwych zasad
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n ->
    [one] Zmień jedną inną opcję
    [few] Zmień { $n } inne opcje
    [many] Zmień { $n } innych opcji
   *[other] Zmień { $n } innej opcji
}
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = Zasady
rule-screen-sentences = { $n ->
    [0] Każde zdanie jest jak w grze standardowej.
    [one] Jedno zdanie jest inne niż w grze standardowej; zaznaczono je na złoto.
    [few] { CAPITAL(WORD($n)) } zdania są inne niż w grze standardowej; zaznaczono je na złoto.
    [many] { CAPITAL(WORD($n)) } zdań jest innych niż w grze standardowej; zaznaczono je na złoto.
   *[other] { $n } zdania jest innego niż w grze standardowej; zaznaczono je na złoto.
}
rule-screen-in-full = Zasady w całości
rule-screen-in-short = W skrócie: { $text }.
rule-screen-clashing = Po ostatniej zmianie tymi zasadami nie da się jeszcze grać: powód jest na czerwono.
rule-screen-untouched = Niczego nie zmieniono.
rule-screen-players = { $n } { noun-players }
rule-screen-back-to = Z powrotem do: { $title }
rule-screen-find-option = Szukaj opcji
rule-screen-paste-code = Wklej kod
rule-screen-share = Udostępnij
rule-screen-rename = Zmień nazwę
rule-screen-delete = Usuń
rule-screen-reset-all = Przywróć
rule-screen-no-such-option = Żadna opcja nie pasuje. Spróbuj innego słowa.
rule-screen-play-these = Graj tak
rule-screen-use-next = Od nast. partii
rule-screen-save-dots = Zapisz…
rule-screen-from-next-game = Zmiany obowiązują od następnej partii

## Podpisy pod obrazkami zasad

example-pass = Karty wybrane z ręki, w drodze do innego gracza
example-follow = Wyjście w trefle: z tej ręki wolno zagrać tylko trefle
example-broken = Na karo zrzucono kiera: kiery są złamane
example-trick = Wyjście w kara: lewę bierze dama karo
example-values = Ile warte są karty
example-moon = Wszystkie karty księżyca, wzięte przez jednego gracza
