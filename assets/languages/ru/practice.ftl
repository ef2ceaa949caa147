### Тренировка: позиции, которые возвращаются, упражнение на один мотив и что из них вышло.

menu-practice = Тренировка
menu-practice-detail = { $n ->
    [0] На сегодня ничего
   *[other] Позиций сегодня: { $n }
}
practice-row = { $drill ->
    [yes] Упражнение
   *[no] Сегодня
}
practice-at = { $at } из { $of }
practice-cell = { $result ->
    [right] верно
    [again] вернётся
    [missed] неверно
   *[open] без ответа
}
practice-place = Позиция { $at } из { $of } · { $own ->
    [yes] из вашей партии · { $day }
   *[no] новая
}
practice-question = Какая карта?
practice-answer = Лучшая карта
practice-theme = { $theme ->
    [lead] Ваш ход. Выберите карту у себя.
    [last] Ваша карта последняя. Выберите её у себя.
    [discard] Масти у вас нет. Выберите карту у себя.
   *[follow] После вас играют другие. Выберите карту у себя.
}
practice-verdict = { $verdict ->
    [right] Верно: { CARD($card) }
    [both] Верно: { CARD($card) }. Тоже верно: { CARD($best) }
    [wrong] Не в этот раз. Лучше: { CARD($card) }
   *[shown] Ответ: { CARD($card) }
}
practice-why-not = Почему не { CARD($card) }?
practice-comes-back = { $n ->
    [0] Вернётся сегодня
    [1] Вернётся завтра
    [one] Вернётся через { $n } день
    [few] Вернётся через { $n } дня
    [many] Вернётся через { $n } дней
   *[other] Вернётся через { $n } дня
}
practice-of-last = Последние такие решения: верно { $n } из { $of }
practice-gap = Лучше в среднем примерно на { $n } { noun-points-n }, с учётом того, что берут остальные
practice-hinted = С подсказкой ответ не считается верным.
practice-next = Дальше
practice-see = Показать итог
practice-result = Верно без помощи: { $n } из { $of }. Тренировка никогда не идёт в рейтинг.
practice-nothing = { $reading ->
    [0] На сегодня ничего нет.
   *[other] Пока ничего нет.
}
practice-no-cards = Ваши ошибки станут здесь позициями, когда вы сыграете партию и тренер её посмотрит. Тренировочные партии не в счёт.
practice-reading = Тренер ещё смотрит ваши партии, осталось: { $n }.
practice-mistakes = Ошибок вернётся { $days ->
    [1] завтра
    [one] через { $days } день
    [few] через { $days } дня
    [many] через { $days } дней
   *[other] через { $days } дня
}: { $n }.
practice-new = Новых позиций: { $n }
practice-back = На сегодня всё
report-often = { $n ->
    [1] В первый раз за неделю.
    [2] Во второй раз за неделю.
    [3] В третий раз за неделю.
    [one] { $n } раз за неделю.
    [few] { $n } раза за неделю.
    [many] { $n } раз за неделю.
   *[other] { $n } раза за неделю.
}
report-drill = Потренировать
report-length = позиций: { $n }, { $minutes } мин

## Статистика

stat-practice-few = Ответов пока { $n }. После { $of } ответов на новые позиции здесь будет видно, играете ли вы лучше.
stat-practice-answers = Ответов на новые позиции: { $n }
stat-practice-before = Вначале
stat-practice-after = В последнее время
stat-practice-percent = { $percent } %
stat-practice-early = Партий пока мало: ещё решений: { $n }, и здесь будет видно, над чем работать.
stat-practice-none = Ни один вид решений слабым не назвать.
stat-practice-worst = Больше всего можно выиграть: { $name }.
stat-practice-row = { $name }: верно { $percent } %, плюс-минус { $half }.
stat-practice-motif = { $name }: упущено { $n } из { $of }; ожидалось { $usual } %.
stat-practice-how = Считаются только позиции, которых вы ещё не видели, с ответом без подсказки. «Вначале» — первая их половина. Вид решений назван слабым, только если он с большой вероятностью упускается чаще, чем можно ждать по остальным вашим решениям.
