### Что читается вслух: за столом и когда появляется экран.

## Что происходит за столом

aloud-deal = { $detail ->
    [brief] Раздача { $n }.
   *[usual] { $mine ->
        [yes] Раздача { $n }, сдаёте вы.
       *[no] Раздача { $n }, сдаёт { $name }.
    }
}
aloud-cuts = Карты на первого сдающего: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] вы { CARD($card) }
   *[no] { $name } { CARD($card) }
}
aloud-hold = В этой раздаче карты не передают.
aloud-your-hand = Ваши карты: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) }: { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] { SUIT($suit) }: нет
   *[other] { SUIT($suit) }: { $n }
}
aloud-pass-chosen = { $mine ->
    [yes] Вы выбираете: { $pass }.
   *[no] { $name } выбирает: { $pass }.
}
aloud-you-pass = Вы передаёте { LIST($cards, each: "the-card", case: "accusative") }.
aloud-has-chosen = { $name }: выбор сделан.
aloud-received = { $name } передаёт вам { LIST($cards, each: "the-card", case: "accusative") }.
aloud-received-middle = Из середины вы получаете { LIST($cards, each: "the-card", case: "accusative") }.
aloud-forwarded = { GENDER($name) ->
    [you] Вы передаёте
   *[other] { $name } передаёт
} карты втёмную.
aloud-extra = Лишняя карта — { CARD($card) }.
aloud-charged-nothing = { $mine ->
    [yes] Вы ничего не выставляете.
   *[no] { $name } ничего не выставляет.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] Вы пасуете.
       *[no] { $name } пасует.
    }
   *[other] { $mine ->
        [yes] Ваша заявка { $n }.
       *[no] { $name }: заявка { $n }.
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] Вы обещаете не брать червей.
       *[no] { $name } обещает не брать червей.
    }
   *[no] { $mine ->
        [yes] Вы ничего не обещаете.
       *[no] { $name } ничего не обещает.
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] Вы ходите с { CARD($card, case: "genitive") }.
        [thrown] Вы сбрасываете { CARD($card, case: "accusative") }.
       *[followed] Вы кладёте { CARD($card, case: "accusative") }.
    }
   *[no] { $detail ->
        [brief] { $name }: { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } ходит с { CARD($card, case: "genitive") }.
            [thrown] { $name } сбрасывает { CARD($card, case: "accusative") }.
           *[followed] { $name } кладёт { CARD($card, case: "accusative") }.
        }
    }
}
aloud-out = { $mine ->
    [yes] У вас больше нет карт.
   *[no] { $name }: карт больше нет.
}
aloud-counts-as = Считается за { SUIT($suit, case: "singular-accusative") }.
aloud-void = { $name }: нет { SUIT($suit, case: "genitive") }.
aloud-queen = { $pig ->
    [yes] Свинья вышла.
   *[no] Дама пик вышла.
}
aloud-broken = Червы открыты.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] Взятка ваша.
       *[no] Взятку берёт { $name }.
    }
    [0] { $mine ->
        [yes] Взятка ваша.
       *[no] Взятку берёт { $name }.
    }
   *[other] { $mine ->
        [yes] Взятка ваша: { $points } { noun-points }.
       *[no] Взятку берёт { $name }: { $points } { noun-points }.
    }
}
aloud-trick-cards = В ней { LIST($cards, each: "the-card") }.
aloud-trick-held = Взятку не берёт никто: её карты ждут следующей.
aloud-trick-gone = Взятку не берёт никто: её карты выходят из игры.
aloud-so-far = { $mine ->
    [yes] У вас в этой раздаче { $points } { noun-points }.
   *[no] { $name }: в этой раздаче { $points } { noun-points }.
}
aloud-space = Нажмите { $key }, чтобы продолжить.
aloud-moon-begun = { $mine ->
    [yes] Пока все штрафные карты у вас.
   *[no] Пока все штрафные карты взял один игрок: { $name }.
}
aloud-moon-stopped = { $mine ->
    [yes] Ваша Луна остановлена.
   *[no] { $name } уже не снимает Луну.
}
aloud-partners = Партнёры в этой раздаче: { LIST($names) }.
aloud-drew = { $mine ->
    [yes] Вы добираете { LIST($cards, each: "the-card", case: "accusative") }.
   *[no] { $name } добирает { cards }.
}
aloud-buried = { $mine ->
    [yes] Вы сносите { LIST($cards, each: "the-card", case: "accusative") }.
   *[no] { $name } сносит { cards }.
}
aloud-accepts = { $name } не против.
aloud-rest = { $mine ->
    [yes] Остальное берёте вы.
   *[no] Остальное берёт { $name }.
}
aloud-over = Партия окончена.
aloud-deal-points = Раздача { $n } окончена: { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] вы { $points }
   *[no] { $name } { $points }
}
aloud-totals = Счёт: { SERIES($each, joint: "list-more") }.
aloud-counters = Фишки: { SERIES($each, joint: "list-more") }.

aloud-sentence = { $text }.

## О чём спрашивают слушателя

aloud-may-play = Можно сыграть: { CARDS($cards) }.
aloud-may-charge = Можно выставить { LIST($cards, each: "the-card", type: "or", case: "accusative") }.
aloud-marked = { $on ->
    [yes] Выбрано: { CARD($card) }, { $n } из { $of }.
   *[no] Возвращено: { CARD($card) }, { $n } из { $of }.
}
aloud-marked-any = { $on ->
    [yes] Выбрано: { CARD($card) }, всего { $n }.
   *[no] Возвращено: { CARD($card) }, всего { $n }.
}
aloud-send = Нажмите { $key }, чтобы подтвердить.
aloud-hourglass = Пока вы слушаете, песочные часы стоят.
aloud-choose-card = Переходите по картам клавишами { $left } и { $right }; { $key } выбирает карту.

## Ответы слушателю

window-key-hand = Все ваши карты
window-key-suits = Сколько у вас карт каждой масти
window-key-trick = Взятка на столе
window-key-points = Кто что взял в этой раздаче
window-key-totals = Счёт каждого
window-key-taken = Последняя взятка, карта за картой
window-key-turn = Чей ход и о чём вопрос
window-key-repeat = Повторить всё после вашей последней карты
aloud-no-deal = Сейчас раздачи нет.
aloud-no-cards = У вас нет карт.
aloud-hand-cards = { $n } { noun-cards }: { SERIES($suits, joint: "series-long") }.
aloud-hand-suits = У вас { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = На столе карт нет.
aloud-trick-now = На столе: { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] вы { CARD($card) }
   *[no] { $name } { CARD($card) }
}
aloud-charges = Выставлено: { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] вы без взяток
       *[no] { $name } без взяток
    }
   *[other] { $mine ->
        [yes] вы { $points }, взяток { $tricks }
       *[no] { $name } { $points }, взяток { $tricks }
    }
}
aloud-points-now = В этой раздаче: { SERIES($each, joint: "list-more") }.
aloud-points-hidden = Очки скрыты; показать их можно в настройках.
aloud-last-trick = { $mine ->
    [yes] Последняя взятка: { SERIES($plays, joint: "list-more") }; она ваша.
   *[no] Последняя взятка: { SERIES($plays, joint: "list-more") }; берёт { $name }.
}
aloud-last-nobody = Последняя взятка: { SERIES($plays, joint: "list-more") }; не берёт никто.
aloud-nothing-yet = Пока ничего не сказано.
aloud-your-partners = На вашей стороне { LIST($names) }.
aloud-hand-new = Новые: { LIST($cards, each: "the-card") }.
aloud-table = { $rules }, { $place }.

## Голос игры: проба в настройках

voice-hello = Здравствуйте. Так говорит игра.
voice-found = Говорить будет { $command }.
voice-spoke = Говорит { $command }.
voice-none = { $system ->
    [linux] Программа для речи не найдена: установите espeak-ng или speech-dispatcher.
    [mac] Программа для речи не найдена: нет команды «say».
    [windows] Программа для речи не найдена: нет PowerShell.
   *[other] Программа для речи не найдена.
}
voice-test = Проверить голос
voice-again = Сказать ещё раз

## Разбор и задачи

aloud-decision = { $place }: { $label }.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, потеря { $lost }.
}
aloud-you-played = Вы сыграли { LIST($cards, each: "the-card", case: "accusative") }.
aloud-better = Вы сыграли { LIST($cards, each: "the-card", case: "accusative") }; лучше: { LIST($best, each: "the-card") }.
aloud-arrow = Стрелка указывает: { LIST($cards, each: "the-card") }.

## Как играть на слух

help-ear-title = Игра на слух
help-ear-reader = Если работает экранный диктор, ему сообщают всё; включать ничего не нужно.
help-ear-voice = Без него игра говорит сама: Настройки, Доступность, Слух; там можно проверить голос.
help-ear-cards = ← и → ведут по картам и читают каждую; Enter играет или выбирает её, Tab ведёт к кнопкам.
help-ear-wait = Взятка, Луна и таблица очков остаются, пока вы не нажмёте пробел. Это можно выключить.
help-ear-again = { $key } повторяет, что было за столом; на других экранах читает весь экран.
