### Игра дня: пункт меню, её экран и результаты, которые друзья посылают друг другу.

## В главном меню

menu-daily = Игра дня
menu-daily-detail = { $kind ->
    [puzzles] Пять задач
    [endgame] Одно окончание
    [hard] Одна трудная задача
    [deals] Три раздачи
    [omnibus] Омнибус, можно сыграть
    [other] Можно сыграть
   *[deal] Стандарт, можно сыграть
}
menu-daily-done = { $points } { noun-points-n }{ $known ->
    [yes] , лучше { $beaten } из 6
   *[no] { "" }
}
menu-daily-solved = Решено { $n } из { $of }

## Экран игры дня

daily-title = Игра дня
daily-kind = { $kind ->
    [puzzles] Пять задач
    [endgame] Одно окончание
    [hard] Одна трудная задача
    [deals] Три раздачи
   *[deal] { $rules }, одна раздача
}
daily-about = { $kind ->
    [puzzles] Пять позиций, от лёгкой к трудной.
    [endgame] Одна позиция под конец раздачи.
    [hard] Одна из самых трудных позиций.
    [deals] Шестеро других играют те же три раздачи; сравните себя с ними.
   *[deal] { $today ->
        [yes] Сегодня у всех те же карты и те же соперники.
       *[no] На этот день у всех те же карты и те же соперники.
    }
}
daily-stand = { $stand ->
    [played] сыграно
    [late] сыграно позже
    [free] свободный день
    [open] можно сыграть
    [today] сегодня
   *[coming] впереди
}
daily-when = { $when ->
    [early] заранее
    [late] позже
   *[in-time] в свой день
}
daily-day-stands = { $day } { games-month }, { daily-stand }{ $beat ->
    [yes] , лучше среднего
   *[no] { "" }
}
daily-month = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }
daily-earlier = Предыдущий месяц
daily-later = Следующий месяц
daily-week = Эта неделя
daily-weekday = { $n ->
    [0] Понедельник
    [1] Вторник
    [2] Среда
    [3] Четверг
    [4] Пятница
    [5] Суббота
   *[6] Воскресенье
}
daily-weekday-date = { daily-weekday }, { $day } { games-month }
daily-unit-points = { noun-points-n }
daily-unit-solved = из { $of } решено
daily-beaten = Лучше { $beaten } из 6
daily-hidden = Ваши карты пока закрыты.
daily-marks = Что говорит тренер о ваших решениях: { LIST($marks) }
daily-progress = Взятка { $trick }, пока { $points } { noun-points-n }
daily-ahead = Игра заранее считается, но не для серии.
daily-behind = Игра с опозданием считается, но не для серии.
daily-no-field = Другие этими картами не играли.
daily-again = Игра дня ещё раз, { $date }
daily-play-again = Сыграть ещё раз
daily-not-played = ещё не сыграно
daily-other = { $name }: { $result }
daily-tabs = Какие дни
daily-tab-today = Сегодня
daily-tab-all = Все дни
daily-none-yet = Пока ничего не сыграно.
daily-in-a-row = серия, дней
daily-in-all = { $n ->
    [one] день сыгран
    [few] дня сыграно
    [many] дней сыграно
   *[other] дня сыграно
}
daily-legend-played = сыграно
daily-legend-beat = лучше среднего
daily-legend-late = сыграно позже
daily-legend-free = свободный день, два в месяц
daily-legend-open = можно сыграть
daily-tomorrow = завтра
daily-ended = Сыграно дней: { $n }
daily-play = Играть
daily-continue = Продолжить
daily-copy = Копировать результат
daily-review = Разбор
daily-points = { $points } { noun-points-n }
daily-solved = решено { $n } из { $of }
daily-field = у шестерых других в среднем { $mean }
daily-field-beaten = у шестерых других в среднем { $mean }; лучше { $beaten } из 6
daily-counting = Шестеро других ещё играют вашими картами.
daily-share = Червы, игра дня { $date } · { $rules }
daily-streak = серия: { $n }
daily-copied = Ваш результат текстом
daily-copied-later = Когда сыграете, здесь будет ваш результат текстом, чтобы послать друзьям.
daily-against = Против друга
daily-code-holds = В коде только ходы, о вас в нём ничего нет. Партию здесь переигрывают, так что придумать результат нельзя.
daily-code = Код друга
daily-paste = Вставить
daily-bad-code = Код неверен или из другой версии.
daily-friend = { $date }, ваш друг: { $result }
daily-old-code = код из прежней версии. В нём нет решений, и сколько задач решено, не проверить.
daily-mine = Вы: { $result }
daily-friend-first = Сначала сыграйте этот день; потом увидите, где вы впервые разошлись.
daily-parted = { $same ->
    [yes] Вы оба сыграли одни и те же карты.
   *[no] { $trick ->
        [0] Вы разошлись уже при передаче.
       *[other] Впервые вы разошлись во взятке { $trick }.
    }
}
daily-game = Игра дня, { $date }
daily-not-kept = Результат сохранить не удалось: { $why }.
daily-practice = Тренировка: для игры дня эта партия не в счёт.
daily-other-play = Соперники сыграли в этот день не так, как должны, поэтому кода нет.

## Вызов: партия друга теми же картами

challenge-reading = Партия переигрывается…
challenge-what = { $rules }, раздач: { $n }, соперники: { LIST($names) }.
challenge-theirs = { $place ->
    [0] Ваш друг: { $points }.
   *[other] Ваш друг: { $points }, { PLACE($place) } место.
}
challenge-mine = { $place ->
    [0] Вы: { $points }.
   *[other] Вы: { $points }, { PLACE($place) } место.
}
challenge-play = Сыграть те же раздачи
challenge-first = Сыграйте, потом снова вставьте код и увидите, где вы впервые разошлись.
challenge-parted = Впервые вы разошлись в раздаче { $deal }, { $trick ->
    [0] при передаче.
   *[other] взятка { $trick }.
}
challenge-company = В этом коде есть и ходы компьютерных игроков. Игра может проверить, что они и правда сыграли бы так, и тогда покажет, что взял ваш друг; с сильными игроками это займёт минуты.
challenge-ask = Проверить
challenge-stop = Остановить
challenge-asking = Компьютерные игроки проверяются: пока сошлось { $share } % партии.
challenge-company-so = Компьютерные игроки ходят так же: партия и правда сыграна.
challenge-company-otherwise = Компьютерные игроки сыграли бы иначе: партию играли не так, или компьютер работал так медленно, что им не хватило времени.
challenge-company-unknown = Проверить компьютерных игроков не удалось.
challenge-game = Вызов, { $rules }

## Много кодов вместе: клуб

club-title = Участников: { $n }; места по очкам за день против других:
club-line = { $place }. { $name }: на { $by } { $good ->
    [yes] лучше
   *[no] хуже
}, дней: { $n }{ $sure ->
    [yes] .
   *[no] , разница в пределах случая.
}
club-few = { $name }: { $n ->
    [0] нет дней, сыгранных и другими.
   *[other] один день, сыгранный и другими.
}
club-unreadable = Неверных кодов: { $n }.
