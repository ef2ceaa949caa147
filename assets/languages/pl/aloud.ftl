### Co jest czytane na głos: przy stole i gdy pojawia się ekran.

## Co się dzieje przy stole

aloud-deal = { $detail ->
    [brief] Rozdanie { $n }.
   *[usual] { $mine ->
        [yes] Rozdanie { $n }, rozdajesz.
       *[no] Rozdanie { $n }, rozdaje { $name }.
    }
}
aloud-cuts = Wyciągnięte na pierwszego rozdającego: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] ty { CARD($card) }
   *[no] { $name } { CARD($card) }
}
aloud-hold = W tym rozdaniu kart się nie przekazuje.
aloud-your-hand = Twoja ręka: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) }: { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] { SUIT($suit) }: brak
   *[other] { SUIT($suit) }: { $n }
}
aloud-pass-chosen = { $mine ->
    [yes] Wybierasz: { $pass }.
   *[no] { $name } wybiera: { $pass }.
}
aloud-you-pass = Przekazujesz { LIST($cards, each: "the-card", case: "accusative") }.
aloud-has-chosen = { $name }: wybór gotowy.
aloud-received = { $name } przekazuje ci { LIST($cards, each: "the-card", case: "accusative") }.
aloud-received-middle = Ze środka dostajesz { LIST($cards, each: "the-card", case: "accusative") }.
aloud-forwarded = { GENDER($name) ->
    [you] Przekazujesz karty w ciemno.
   *[other] { $name } przekazuje karty w ciemno.
}
aloud-extra = Karta dodatkowa to { CARD($card) }.
aloud-charged-nothing = { $mine ->
    [yes] Nic nie odsłaniasz.
   *[no] { $name } nic nie odsłania.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] Nie licytujesz.
       *[no] { $name } nie licytuje.
    }
   *[other] { $mine ->
        [yes] Licytujesz { $n }.
       *[no] { $name } licytuje { $n }.
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] Zapowiadasz, że nie weźmiesz kierów.
       *[no] { $name } zapowiada, że nie weźmie kierów.
    }
   *[no] { $mine ->
        [yes] Nic nie zapowiadasz.
       *[no] { $name } nic nie zapowiada.
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] Wychodzisz { CARD($card, case: "instrumental") }.
        [thrown] Zrzucasz { CARD($card, case: "accusative") }.
       *[followed] Zagrywasz { CARD($card, case: "accusative") }.
    }
   *[no] { $detail ->
        [brief] { $name }: { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } wychodzi { CARD($card, case: "instrumental") }.
            [thrown] { $name } zrzuca { CARD($card, case: "accusative") }.
           *[followed] { $name } zagrywa { CARD($card, case: "accusative") }.
        }
    }
}
aloud-out = { $mine ->
    [yes] Nie masz już kart.
   *[no] { $name } nie ma już kart.
}
aloud-counts-as = Liczy się jako { SUIT($suit, case: "singular") }.
aloud-void = { $name } nie ma { SUIT($suit, case: "genitive") }.
aloud-queen = { $pig ->
    [yes] Padła świnia.
   *[no] Padła dama pik.
}
aloud-broken = Kiery są złamane.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] Bierzesz lewę.
       *[no] { $name } bierze lewę.
    }
    [0] { $mine ->
        [yes] Bierzesz lewę.
       *[no] { $name } bierze lewę.
    }
   *[other] { $mine ->
        [yes] Bierzesz lewę: { $points } { noun-points }.
       *[no] { $name } bierze lewę: { $points } { noun-points }.
    }
}
aloud-trick-cards = W niej { LIST($cards, each: "the-card") }.
aloud-trick-held = Nikt nie bierze lewy: jej karty czekają na następną.
aloud-trick-gone = Nikt nie bierze lewy: jej karty wypadają z gry.
aloud-so-far = { $mine ->
    [yes] W tym rozdaniu masz { $points } { noun-points }.
   *[no] { $name } ma w tym rozdaniu { $points } { noun-points }.
}
aloud-space = Naciśnij { $key }, by grać dalej.
aloud-moon-begun = { $mine ->
    [yes] Na razie wszystkie karty karne są twoje.
   *[no] Na razie wszystkie karty karne ma { $name }.
}
aloud-moon-stopped = { $mine ->
    [yes] Twój księżyc zatrzymany.
   *[no] Księżyc zatrzymany: { $name }.
}
aloud-partners = Partnerzy w tym rozdaniu: { LIST($names) }.
aloud-drew = { $mine ->
    [yes] Dobierasz { LIST($cards, each: "the-card", case: "accusative") }.
   *[no] { $name } dobiera { cards }.
}
aloud-buried = { $mine ->
    [yes] Odkładasz { LIST($cards, each: "the-card", case: "accusative") }.
   *[no] { $name } odkłada { cards }.
}
aloud-accepts = { GENDER($name) ->
    [you] Zgadzasz się.
   *[other] { $name } się zgadza.
}
aloud-rest = { $mine ->
    [yes] Bierzesz resztę.
   *[no] { $name } bierze resztę.
}
aloud-over = Partia skończona.
aloud-deal-points = Rozdanie { $n } skończone: { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] ty { $points }
   *[no] { $name } { $points }
}
aloud-totals = Razem: { SERIES($each, joint: "list-more") }.
aloud-counters = Żetony: { SERIES($each, joint: "list-more") }.

aloud-sentence = { $text }.

## O co pyta się słuchającego

aloud-may-play = Możesz zagrać: { CARDS($cards) }.
aloud-may-charge = Można odsłonić { LIST($cards, each: "the-card", type: "or", case: "accusative") }.
aloud-marked = { $on ->
    [yes] Wybrano { CARD($card, case: "accusative") }, { $n } z { $of }.
   *[no] Cofnięto { CARD($card, case: "accusative") }, { $n } z { $of }.
}
aloud-marked-any = { $on ->
    [yes] Wybrano { CARD($card, case: "accusative") }, w sumie { $n }.
   *[no] Cofnięto { CARD($card, case: "accusative") }, w sumie { $n }.
}
aloud-send = Naciśnij { $key }, by potwierdzić.
aloud-hourglass = Klepsydra stoi, gdy słuchasz.
aloud-choose-card = Po kartach przechodzisz klawiszami { $left } i { $right }; { $key } wybiera.

## Odpowiedzi na pytania słuchającego

window-key-hand = Wszystkie karty na twojej ręce
window-key-suits = Ile masz kart każdego koloru
window-key-trick = Lewa na stole
window-key-points = Ile kto ma w tym rozdaniu
window-key-totals = Ile kto ma razem
window-key-taken = Ostatnia lewa, karta po karcie
window-key-turn = Czyja kolej i co trzeba zrobić
window-key-repeat = Powtórz wszystko od twojej ostatniej karty
aloud-no-deal = Żadne rozdanie nie trwa.
aloud-no-cards = Nie masz kart.
aloud-hand-cards = { $n } { noun-cards }: { SERIES($suits, joint: "series-long") }.
aloud-hand-suits = Masz: { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = Na stole nie ma kart.
aloud-trick-now = Na stole: { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] ty { CARD($card) }
   *[no] { $name } { CARD($card) }
}
aloud-charges = Odsłonięte: { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] ty bez lewy
       *[no] { $name } bez lewy
    }
    [one] { $mine ->
        [yes] ty { $points } w jednej lewie
       *[no] { $name } { $points } w jednej lewie
    }
    [few] { $mine ->
        [yes] ty { $points } w { WORD($tricks, case: "genitive") } lewach
       *[no] { $name } { $points } w { WORD($tricks, case: "genitive") } lewach
    }
    [many] { $mine ->
        [yes] ty { $points } w { WORD($tricks, case: "genitive") } lewach
       *[no] { $name } { $points } w { WORD($tricks, case: "genitive") } lewach
    }
   *[other] { $mine ->
        [yes] ty { $points } w { $tricks } lewy
       *[no] { $name } { $points } w { $tricks } lewy
    }
}
aloud-points-now = W tym rozdaniu: { SERIES($each, joint: "list-more") }.
aloud-points-hidden = Punkty są ukryte; możesz je pokazać w Opcjach.
aloud-last-trick = { $mine ->
    [yes] Ostatnia lewa: { SERIES($plays, joint: "list-more") }; jest twoja.
   *[no] Ostatnia lewa: { SERIES($plays, joint: "list-more") }; bierze { $name }.
}
aloud-last-nobody = Ostatnia lewa: { SERIES($plays, joint: "list-more") }; nikt jej nie bierze.
aloud-nothing-yet = Jeszcze nic nie powiedziano.
aloud-your-partners = Z tobą gra { LIST($names) }.
aloud-hand-new = Nowe: { LIST($cards, each: "the-card") }.
aloud-table = { $rules }, { $place }.

## Własny głos gry: próba w Opcjach

voice-hello = Dzień dobry. Tak mówi gra.
voice-found = Mówić będzie { $command }.
voice-spoke = Mówi { $command }.
voice-none = { $system ->
    [linux] Nie znaleziono programu mowy: zainstaluj espeak-ng lub speech-dispatcher.
    [mac] Nie znaleziono programu mowy: brakuje polecenia „say”.
    [windows] Nie znaleziono programu mowy: brakuje PowerShell.
   *[other] Nie znaleziono programu mowy.
}
voice-test = Wypróbuj głos
voice-again = Powiedz jeszcze raz

## Analiza i zadania

aloud-decision = { $place }: { $label }.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, strata { $lost }.
}
aloud-you-played = Zagrane: { LIST($cards, each: "the-card") }.
aloud-better = Zagrane: { LIST($cards, each: "the-card") }; lepiej: { LIST($best, each: "the-card") }.
aloud-arrow = Strzałka pokazuje: { LIST($cards, each: "the-card") }.

## Jak grać ze słuchu

help-ear-title = Gra ze słuchu
help-ear-reader = Jeśli działa czytnik ekranu, dowiaduje się wszystkiego; niczego nie trzeba włączać.
help-ear-voice = Bez niego gra może mówić sama: Opcje, Dostępność, Słuchanie; tam można wypróbować głos.
help-ear-cards = ← i → przechodzą po kartach i każdą czytają; Enter ją zagrywa lub wybiera, Tab przechodzi do przycisków.
help-ear-wait = Lewa, księżyc i karta wyników zostają, aż naciśniesz Spację. Można to wyłączyć.
help-ear-again = { $key } powtarza, co się działo przy stole; na innych ekranach czyta cały ekran.
