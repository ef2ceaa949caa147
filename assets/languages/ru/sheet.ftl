### Таблица очков, её график и рассказ о сыгранной партии.

## Таблица

sheet-column-deal = Разд.
sheet-column-pass = Перед.
sheet-race = { $way ->
    [behind] Впереди вас на { $n }: { $first }
    [ahead] Позади вас на { $n }: { $first }
   *[level] Поровну с вами: { $first }
}. { $mine ->
    [yes] До конца вам осталось { $left }.
   *[no] Ближе всех к концу { $last }: осталось { $left }.
}
sheet-total = Итог
sheet-cell = { $name }, раздача { $n }
sheet-moon = { $moon ->
    [sun] Солнце
   *[moon] Луна
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

sheet-subtitle = { sheet-played } { $end ->
   *[reach] Партия до { $limit }; { ending-best }.
    [exceed] Партия до счёта больше { $limit }; { ending-best }.
    [deals] В партии { sheet-limit-deals }; { ending-best }.
    [time] Партия на { $limit } мин; { ending-best }.
    [chips] Партия, пока у кого-то не кончатся фишки; { ending-best }.
}
sheet-limit-deals = { $limit ->
    [one] { $limit } раздача
    [few] { $limit } раздачи
    [many] { $limit } раздач
   *[other] { $limit } раздачи
}
sheet-brief = { sheet-played } { $end ->
   *[reach] Партия до { $limit }.
    [exceed] Партия до счёта больше { $limit }.
    [deals] В партии { sheet-limit-deals }.
    [time] Партия на { $limit } мин.
    [chips] Партия, пока у кого-то не кончатся фишки.
}
sheet-played = Сыграно раздач: { $deals }.

sheet-note = { $stand ->
    [winner] Победа
    [tied-first] Общее 1-е
    [leading] Впереди
    [tied-lead] Делят 1-е
    [close] { PLACE($place) }, ещё { $left }
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, победа
    [tied-first] { $side } { $total }, общее 1-е
    [leading] { $side } { $total }, впереди
    [tied-lead] { $side } { $total }, делят 1-е
    [close] { $side } { $total }, { PLACE($place) }, ещё { $left }
   *[behind] { $side } { $total }, { PLACE($place) }
}

## Из чего сложилось число

sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }: { SIGNED($score) }
   *[no] { sheet-line-kind }: { SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] Карты
    [hearts] Червы
    [multiplier] Меняет
    [bonus] Премия
    [floor] Не ниже нуля
    [moon] Луна
    [sun] Солнце
    [no_trick] Без взяток
    [tricks] Взятки
    [pledge] Обещание
    [partner] Партнёр
}
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = Считать нечего
sheet-counters = Фишки: { SIGNED($gain) }, теперь { $stock }
sheet-jumped = Счёт перескочил на { $total }
sheet-played-as = Уровень: { $level }

## График

sheet-chart-deals = Раздача
sheet-chart-end = Конец партии

## Числа с подписями

sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] наименьший итог
    [high] наибольший итог
    [magnitude] ближе всех к нулю
    [counters] лучший итог
}
sheet-tile-queens = { $n ->
    [one] взятая дама пик
    [few] взятые дамы пик
    [many] взятых дам пик
   *[other] взятой дамы пик
}
sheet-tile-tricks = { $n ->
    [one] взятка
    [few] взятки
    [many] взяток
   *[other] взятки
}
sheet-tile-clean = { noun-deals } без очков
sheet-tile-pool = фишки в банке
sheet-tile-margin = { $counters ->
    [yes] { $n ->
        [one] фишка между первым и вторым
        [few] фишки между первым и вторым
        [many] фишек между первым и вторым
       *[other] фишки между первым и вторым
    }
   *[no] { noun-points-n } между первым и вторым
}
sheet-tile-moons = { $who ->
   *[several] { sheet-moons }
    [you] { sheet-moons }: вы
    [other] { sheet-moons }: { $name }
}
sheet-moons = { $n ->
    [one] Луна
    [few] Луны
    [many] Лун
   *[other] Луны
}
sheet-tile-most-queens = { $who ->
    [you] дама пик чаще всех: вы
   *[other] дама пик чаще всех: { $name }
}
sheet-tile-dearest = { $who ->
    [you] ваша самая дорогая раздача
   *[other] самая дорогая раздача: { $name }
}
sheet-tile-lead = { $n ->
    [one] смена лидера
    [few] смены лидера
    [many] смен лидера
   *[other] смены лидера
}

## Итоговая таблица

sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
sheet-paid = { $way ->
   *[nothing] ничего не платит
    [receives] получает { $amount }
    [pays] платит { $amount }
}
sheet-deed-moons = { $n ->
    [one] { WORD($n, case: "feminine") } Луна
    [few] { WORD($n, case: "feminine") } Луны
    [many] { WORD($n) } Лун
   *[other] { $n } Луны
}
sheet-deed-queens = { $n ->
    [one] { WORD($n, case: "feminine") } дама
    [few] { WORD($n, case: "feminine") } дамы
    [many] { WORD($n) } дам
   *[other] { $n } дамы
}
sheet-deed-clean = { $n ->
    [one] { WORD($n, case: "feminine") } раздача без очков
    [few] { WORD($n, case: "feminine") } раздачи без очков
    [many] { WORD($n) } раздач без очков
   *[other] { $n } раздачи без очков
}

sheet-won = { $n ->
    [1] Победа: { LIST($names) }
   *[other] Победили { LIST($names) }
}
sheet-won-by-you = { $n ->
    [0] Вы победили
   *[other] Победили вы и { LIST($names) }
}

sheet-over-deals = Конец партии после { deals-genitive }.
sheet-over-time = Время вышло после { deals-genitive }.
sheet-over-chips = После { deals-genitive } у кого-то кончились фишки.
sheet-over-special = После { deals-genitive } счёт не менялся достаточно долго для победы.
sheet-over-score = После { deals-genitive } { sheet-over-did } { $limit }: { sheet-over-who }.
sheet-over-who = { $who ->
    [nobody] одна из сторон
    [you] вы
    [one] { LIST($names) }
    [you-too] { LIST($names) }
   *[several] { LIST($names) }
}
sheet-over-did = { $past ->
    [yes] пройден предел
   *[no] достигнут предел
}
sheet-you = вы

## Честные раздачи

sheet-fair-title = Честны ли раздачи?
sheet-fair-what = Карты этой партии были определены до первой раздачи: выбрать или изменить их потом не мог никто. В доказательство в меню партии всё время стоял код. Он подходит только к этим картам; теперь, когда партия окончена, это можно проверить.
sheet-fair-verify = Показать проверку
sheet-fair-code = Код честной раздачи
sheet-fair-checked = Раздачи честны: проверено
sheet-fair-failed = Раздачи не прошли проверку
sheet-fair-fixed = До первой раздачи для этой партии было вытянуто число, и из него получен этот код: { $code }.
sheet-fair-open = Когда партия кончится, будет показано и вытянутое число.
sheet-fair-seed = Число, или зерно, из которого получаются все карты партии: { $seed }.
sheet-fair-cut = Колоду сняли текстом «{ $cut }».
sheet-fair-drawn = Число, вытянутое до того, как вы сняли колоду: { $drawn }. Все карты партии получаются из него и вашего съёма.
sheet-fair-copied-drawn = Вытянуто до съёма: { $drawn }
sheet-fair-copied-cut = Съём: { $cut }
sheet-fair-kept = Число даёт ровно этот код: с тех пор как код был виден, ни одну раздачу не меняли.
sheet-fair-broken = Число даёт другой код: это не те раздачи, что были определены.
sheet-fair-copied-seed = Зерно: { $seed }
sheet-fair-copied-code = Код честной раздачи: { $code }

## Удача и игра

luck-title = Эта раздача
luck-switch = Что показано
luck-this-deal = Эта раздача
luck-totals = Счёт
luck-points = { noun-points-n }
luck-distance = от нуля
luck-verdict = { $way ->
    [helped] Хорошая раздача
    [cost] Дорогая раздача
   *[even] Обычная раздача
}
luck-you = вы
luck-about = { $n ->
    [1] пол-очка.
    [2] 1 очко.
   *[other] { $points } оч.
}
luck-field = другие с вашими картами ({ $n }): в среднем { $field }
luck-deal = { $way ->
    [helped] { $much ->
        [yes] Хорошие карты сэкономили примерно { luck-about }
       *[no] Довольно удачные карты сэкономили примерно { luck-about }
    }
    [cost] { $much ->
        [yes] Плохие карты стоили примерно { luck-about }
       *[no] Довольно неудачные карты стоили примерно { luck-about }
    }
   *[even] Карты у вас были ни хороши, ни плохи.
}
luck-play = { $way ->
    [helped] На фоне шестерых игра сэкономила примерно { luck-about }
    [cost] На фоне шестерых игра стоила примерно { luck-about }
   *[even] Вы сыграли не хуже и не лучше шестерых других.
}
luck-company = На других местах: { LIST($names) }.
luck-so-far = { $n ->
    [one] Пока за { $n } раздачу: { LIST($parts) }.
    [few] Пока за { $n } раздачи: { LIST($parts) }.
    [many] Пока за { $n } раздач: { LIST($parts) }.
   *[other] Пока за { $n } раздачи: { LIST($parts) }.
}
luck-sum-deal = { $way ->
    [helped] удача сэкономила { $points }
    [cost] неудача стоила { $points }
   *[even] удача вышла в ноль
}
luck-sum-play = { $way ->
    [helped] игра сэкономила { $points }
    [cost] игра стоила { $points }
   *[even] игра вышла в ноль
}
luck-waiting = Другие играют вашими картами…
luck-practice = Тренировка: партия с подсказкой или взятой назад картой не входит в статистику и рейтинг.
luck-failed = Другие не смогли доиграть эту раздачу, сравнить не с чем.
luck-more = Сколько взял каждый
luck-others = Та же раздача у других
luck-other = { $name }: { $points }
luck-mine = Вы: { $points }
luck-table = Карты каждого места в руках тех же шестерых:
luck-seat = { $name }: в среднем { $field }, взято { $took }
luck-how = Шестеро игроков трёх уровней сыграли вашими картами на вашем месте, а также картами всех других мест этой раздачи. Вокруг сидели ваши соперники, на тех же уровнях и в том же порядке; только за уровни «Эксперт» и «Гроссмейстер», которые думают слишком долго, играет «Сильный», а за других людей — «Клубный игрок». Удача — то, что они взяли на вашем месте, в сравнении со всеми местами; ваша игра — то, что взяли вы, в сравнении с ними.

end-screen-rating = Рейтинг { $rating } ({ SIGNED($change) })
end-moment = { $kind ->
    [best] Лучший момент
    [other] Ещё один дорогой момент
   *[worst] Худший момент
}
end-moment-where = раздача { $deal }, { $trick ->
    [0] до первой взятки
   *[other] взятка { $trick }
}
end-moment-played = Вы сыграли { CARD($card, case: "accusative") }
end-moment-better = Лучше
