### Что игрок решал во всех партиях, и тренировка на этом.

## Все мои решения

decisions-title = Все мои решения
decisions-reading = Читаю ваши партии…
decisions-count = { $left ->
    [0] { $every ->
        [0] Ваши решения появятся здесь, когда партия закончится. Тренировочные партии не в счёт.
       *[other] Решений: { $n } из { $every }
    }
   *[other] Решений: { $n } из { $every }, ещё не прочитано партий: { $left }
}
decisions-save = Сохранить CSV
decisions-nothing-to-save = Список пуст.
decisions-which = Какие решения
decisions-kind = { $which ->
    [wrong] Неточности и хуже
    [starred] Со звездой
    [noted] С заметкой
   *[all] Все решения
}
decisions-rules = Правила
decisions-any-rules = Все правила
decisions-motif = Мотив
decisions-any-motif = Все мотивы
decisions-sort = Порядок
decisions-by = { $column ->
    [loss] По потере
    [when] Сначала новые
    [rules] По правилам
    [motif] По мотиву
   *[situation] По виду решения
}
decisions-column = { $column ->
    [date] Дата
    [rules] Правила
    [kind] Вид
    [motif] Мотив
    [played] Сыграно
    [better] Лучше
    [loss] Потеря
   *[mark] Метки
}
decisions-table = Решения
decisions-situation = { $kind ->
    [passing] Передача
    [calling] Торг и выставление
    [leading] Ход
    [following] В масть
    [last] Последним во взятке
    [discarding] Сброс
    [defending] Против Луны
    [own_moon] Своя Луна
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Звезда, заметка
       *[no] Звезда
    }
   *[no] { $noted ->
        [yes] Заметка
       *[no] { "" }
    }
}
decisions-day = { $day }.{ $month }.{ $year }
decisions-open = Открыть
decisions-star = { $on ->
    [yes] Снять звезду
   *[no] Звезда
}
decisions-note = { $some ->
    [yes] Изменить заметку
   *[no] Добавить заметку
}
decisions-no-row = Сначала выберите решение.
decisions-note-title = Заметка к этому решению
decisions-note-field = Заметка
decisions-gone = Партии с этим решением больше нет.
decisions-not-kept = Метку сохранить не удалось ({ $why }).
row-table-row = { SERIES($words) }; строка { $n } из { $of }
row-table-none = нет строк
learn-decisions-detail = Чего стоило каждое решение

## Тренировка передачи

passing-title = Тренировка передачи
passing-to = { $way ->
    [L] Выберите три карты для передачи влево
    [R] Выберите три карты для передачи вправо
   *[A] Выберите три карты для передачи напротив
}
passing-count = Сегодня { $n } из { $of }
passing-pass = Передать эти карты
passing-three = Выберите три карты; выбрано { $n }.
passing-judging = Тренер проверяет вашу передачу в пробных раскладах…
passing-result = { $good ->
    [yes] Передачи явно лучше вашей нет.
   *[no] Ваша передача стоит около { $loss } очка.
}
passing-row = { $which ->
    [mine] Ваша ({ $loss })
    [best] Лучшая ({ $loss })
   *[usual] { $known ->
        [yes] Клубного игрока ({ $loss })
       *[no] Клубного игрока
    }
}
passing-next = Следующие карты
learn-passing-detail = Пятьдесят раскладов в день

## Что вышло

gone-title = Что вышло?
gone-question = { $what ->
    [out] Сколько { SUIT($suit, case: "genitive") } ещё у других?
    [queen] У кого может быть дама пик?
   *[void] Кто показал, что у него нет { SUIT($suit, case: "genitive") }?
}
gone-no-answer = Нет ответа
gone-who = { $n ->
    [0] никто
   *[other] { LIST($names) }
}
gone-show = Показать, что вышло
gone-back = Вернуться к игре
gone-verdict = { $right ->
    [yes] Верно. { $question } { CAPITAL($truth) }.
   *[no] Не совсем. { $question } { CAPITAL($truth) }.
}
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }, вышли: { SERIES($ranks) }; у вас { $held }, у других { $out }.
   *[no] { CAPITAL(SUIT($suit)) }, ничего не вышло; у вас { $held }, у других { $out }.
}
gone-out = ещё { $n }
gone-voids = { $name }: нет масти ({ SERIES($suits) })
gone-queen = Дама пик может быть у кого-то из них: { $who }.
gone-shown = { CAPITAL(SUIT($suit)) }: взятка { $n }, { CARD($card) }

## Та же раздача с сильным игроком на вашем месте

strong-title = Гроссмейстер на вашем месте
strong-playing = Гроссмейстер играет вашими картами…
strong-result = У вас { $mine }, у Гроссмейстера { $theirs }.
strong-column = { $column ->
    [trick] Взятка
    [mine] Вы
   *[theirs] Гроссмейстер
}
strong-table = Обе раздачи
strong-cards = { $taken ->
    [yes] { CARD($card) }, берёт
   *[no] { CARD($card) }
}
strong-note = Остальные отвечают на сыгранное, поэтому после первой другой карты их карты тоже могут быть другими.
