### Разбор сыгранной раздачи: что было важно, что было бы лучше и почему.

## Разбор: стол, каким он был, ряд клеток под ним и панель

review-back = Назад
review-view = Вид
review-own-view = Ваш вид
review-all-hands = Все карты
review-what-happened = Повторить взятку
review-strip = Решения
review-cell = { $kind ->
    [pass] Перед.
    [charge] Показ
    [bid] Заявка
    [name_suit] Масть
    [choose_pass] Выбор
    [pledge] Обещ.
    [bury] Снос
   *[other] Иное
}
review-cell-value = { $name }, { $label }
review-trick = Взятка { $n }
review-place = Раздача { $deal }, { $trick ->
    [0] { $name }
   *[other] взятка { $trick }
}
review-label = { $label ->
    [good] Хорошо
    [slip] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
    [great] Отличный ход
    [great-pass] Отличная передача
    [close] Почти поровну
    [waiting] Ещё не оценено
   *[none] Без выбора
}
review-loss = { $n ->
    [0] меньше 1 очка
    [1] меньше 1 очка
    [2] около 1 очка
    [3] около { $points } очка
    [5] около { $points } очка
    [7] около { $points } очка
    [9] около { $points } очка
   *[other] около { $points } очков
}
review-ahead = { $n ->
    [0] лучше меньше чем на очко
    [1] лучше меньше чем на очко
    [2] лучше примерно на 1 очко
   *[other] лучше примерно на { $points } оч.
}
review-on-average = { $n ->
    [0] В среднем меньше 1 очка
    [1] В среднем меньше 1 очка
    [2] В среднем около 1 очка
    [3] В среднем около { $points } очка
    [5] В среднем около { $points } очка
    [7] В среднем около { $points } очка
    [9] В среднем около { $points } очка
   *[other] В среднем около { $points } очков
}
review-moment = { $place } · { $label }
review-this-time = на этот раз { $points }
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Подробно
review-details-loss = { $gained ->
    [yes] На { $points } ± { $error } оч. лучше выбора тренера, пробных раскладов: { $n }.
   *[no] Отдано { $points } ± { $error } оч., пробных раскладов: { $n }.
}
review-details-great = На { $points } ± { $error } оч. лучше следующего выбора, пробных раскладов: { $n }.
review-next = { $way ->
    [-1] Предыдущее решение
   *[other] Следующее решение
}
review-next-mark = { $way ->
    [-1] Предыдущая отметка
   *[other] Следующая отметка
}
review-title = { $n ->
    [0] Эта раздача
    [1] Один момент
    [2] Два момента
   *[3] Три момента
}
review-title-none = Эта раздача
review-clean = Чистая раздача
review-find = Найдите карту лучше
review-took = Взято очков: { $points }.
review-gave-away = { $gained ->
    [yes] Ваши решения ничего не стоили.
   *[no] { $n ->
        [1] В среднем ваши решения стоили меньше 1 очка.
        [2] В среднем ваши решения стоили около 1 очка.
       *[other] В среднем ваши решения стоили около { $points } очков.
    }
}
review-none = В этой раздаче выбирать было не из чего.
review-no-coach = Тренер перестал работать и не смог посмотреть эту раздачу.
review-looking = Смотрю решение { $at } из { $of }
review-other-choices = Других решений: { $n }
review-try = Ещё раз
review-no-try = Ещё раз можно попробовать только карту, и только где был выбор
review-show-it = Показать
review-next-moment = { $at ->
    [0] Первый момент
   *[other] Дальше · { $at } из { $of }
}
review-done = Готово
review-go-on = Доиграть
review-copied = Скопировано
review-more = Ещё
review-share-position = Копировать позицию
review-share-game = Копировать партию текстом
review-share-save = Сохранить копию партии
review-share-code = Копировать как вызов
review-share-no-code = Друг может переиграть только не слишком длинную партию, где один человек играл против компьютера.
review-saved = Сохранено: { $path }

## Скопированный текст партии

deal-text-deal = Раздача { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = В прикупе: { $cards }
deal-text-passed = { $giver } → { $receiver }: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name }: заявка { $n }
deal-text-pledge = { $name }: { $pledged ->
    [yes] обещание без червей
   *[no] без обещания
}
deal-text-buried = { $name }, снос: { $cards }
deal-text-drew = { $name }, добор: { $cards }
deal-text-rest = { $name }: остальные взятки
deal-text-points = { $name } { $points }
deal-text-score = Очки: { SERIES($points) }

## На столе разбора

review-waiting = Ещё не оценено
review-no-choice = Выбирать здесь было не из чего
review-you-played = { $label }: вы сыграли { CARD($card, case: "accusative") }
review-better = Лучше: { CARD($card) }
review-played-here = Вы сыграли { $card }
review-better-here = Лучше: { $card }
review-result = { $n ->
    [0] без очков
    [1] 1 очко
   *[other] очков: { $points }
}
review-chip = { $mine ->
    [yes] { $points } вам
   *[no] { $points }: { $name }
}
review-prompt = Какая карта была бы лучше?
review-solved = Да: { CARD($card) }
review-not-solved = { $known ->
    [yes] { CAPITAL(CARD($card)) } стоит { $cost }; { review-tries-left }
   *[no] Не { CARD($card) }; { review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card } стоит { $cost }; { review-tries-left }
   *[no] Не { $card }; { review-tries-left }
}
review-tries-left = { $left ->
    [0] попыток больше нет
   *[other] осталось попыток: { $left }
}
review-text-hand = Ваши карты: { LIST($cards) }
review-text-trick = На столе: { LIST($cards) }
review-open = Разбор
review-open-deal = Разбор этой раздачи
review-too-small = Окно слишком маленькое для этого стола
review-go-on-tip = Сыграть эту раздачу отсюда как тренировку; сама партия остаётся как есть

## Что мог знать один игрок

review-knows = Что они могли знать?
review-cards = { LIST($cards) }
knows-back = К разбору
knows-who = Кто что знал
knows-heading = { $name }: что было известно?
knows-title = { $name }, карт не видно: { $n }
knows-matrix = Невидимые карты: { $n }
knows-legend = Крупнее точка — вероятнее. Черта: невозможно. Галочка: точно.
knows-part = { $name } — в { $n }
knows-certain = { CAPITAL(CARD($card)) }: точно { $name }.
knows-sentence = { CAPITAL(CARD($card)) }: из десяти возможных раскладов { LIST($parts) }.
knows-cards = { $n } { noun-cards }
knows-nobody = Никто
knows-own = На руках: { $n } { noun-cards }
knows-played = { $n ->
    [0] Ни одна карта ещё не сыграна.
   *[other] Сыграно карт: { $n }.
}
knows-passed = Отдано:
knows-got = Получено:
knows-nothing-else = { $name }: таблица ниже учитывает только то, что было известно.
knows-why = Чужие карты игроку никогда не сообщают: при других скрытых картах компьютерный игрок сделал бы то же самое.
knows-decided = { $name }, ход: { CARD($card) }
knows-decided-other = Следующее решение: { $name }
knows-reason-waiting = Тренер думает…
knows-reason-none = Выбирать было не из чего.
knows-reason = Что сказал бы тренер на этом месте ({ $name }): { $reason }
knows-reason-wrong = Отдано { review-loss }. Что сказал бы тренер на этом месте ({ $name }): { $reason }
knows-show = Показать, что было у других
knows-waiting = Считаю возможные расклады…
knows-none = При этих правилах скрытые карты не сосчитать.

report-work = Над чем работать
report-waiting = Тренер думает…
report-nothing = Придраться не к чему. Отличная игра.
report-costliest = Самое дорогое решение
report-habits-later = Сыграйте ещё несколько партий, и здесь появятся ваши привычки.
report-try = Взглянуть ещё раз
report-choose = В среднем потеряно очков. Выберите момент, чтобы увидеть его.
report-no-moments = Ни одно решение в раздаче не было важным.
