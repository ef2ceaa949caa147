### Экран для тех, кто его слушает: названия частей и отметки на картах.

access-table = Червы, стол
access-screen = Червы
access-status = Положение
access-hand = Ваши карты: { $n }
access-card = { $copy ->
    [1] { CAPITAL(CARD($card)) }
   *[other] { CAPITAL(CARD($card)) }, номер { $copy }
}
access-played = { $what }, { $name }
access-players = Игроки
access-player = { $turn ->
    [yes] { access-player-facts }, ходит
   *[no] { access-player-facts }
}
access-player-facts = { $total ->
    [none] { access-player-now }
   *[other] { access-player-now }, всего { $total }
}
access-player-now = { $note ->
    [none] { access-player-tricks }, { $points } в этой раздаче
   *[other] { $note }
}
access-player-tricks = взяток: { $tricks }
access-trick = Взятка, карт: { $n }
access-led = ход
access-chosen = выбрано
access-new = новая карта
access-hinted = по подсказке
access-right = лучшая карта
access-wrong = не лучшая карта
access-charged = выставленная карта
access-took = берёт взятку
access-open-hand = { $name }, открытые карты
access-open-taken = { $name }, взятые карты
access-play = Сыграть { CARD($card, case: "accusative") }
access-waiting = Ждём: { SERIES($names) }
access-score = { $name } { $score }
access-pile = { $kind ->
    [kitty] Прикуп, карт: { $n }
    [stock] Запас, карт: { $n }
   *[held] Ждут следующей взятки, карт: { $n }
}
access-go-on = Дальше
access-not-available = недоступно
