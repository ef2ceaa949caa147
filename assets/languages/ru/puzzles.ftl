### Задачи: позиция с вопросом.

menu-puzzles = Задачи
menu-puzzles-detail = Найдите лучшую карту
puzzle-back = Назад
puzzle-back-daily = К игре дня
puzzle-rules = Вариант
puzzle-all-rules = Все варианты
puzzle-standing = Ваш рейтинг задач около { $rating }; { $streak ->
    [0] серии пока нет
   *[other] серия { $streak }
}
puzzle-standing-early = Рейтинг появится после { $of } задач (пока { $n }); { $streak ->
    [0] серии пока нет
   *[other] серия { $streak }
}
puzzle-name = { $rules }, задача { $n }
puzzle-goes-on = Та же раздача продолжается: ваше следующее решение.
puzzle-question = Какая карта безопаснее всех?
puzzle-question-any = Есть ли явно лучшая карта?
puzzle-question-judged = Какая карта лучше всех?
puzzle-against-judged = Остальные играют разумно и видят только свои карты.
puzzle-counting-judged = Проверяю пробные расклады…
puzzle-none = Явно лучшей нет
puzzle-against = Играйте так, будто остальные знают все карты и играют вместе против вас. Тогда одна карта никогда не хуже других.
puzzle-against-any = Играйте так, будто остальные знают все карты и играют вместе против вас.
puzzle-counting = Считаю возможные расклады…
puzzle-out = Ещё не вышло карт: { $n }
puzzle-passed = Вы передали, получает { $name }:
puzzle-void = Нет { SUIT($suit, case: "genitive") }: { LIST($names) }.
puzzle-only-hearts = Одни червы, раз ход был с ещё не открытых: { LIST($names) }.
puzzle-choose = Выберите карту
puzzle-play = Сыграть { CARD($card, case: "accusative") }
puzzle-show = Ответ
puzzle-skip = Пропуск
puzzle-hint = Подсказка
puzzle-hints = { $n } из { $of }
puzzle-hint-all = Это была последняя подсказка.
puzzle-hinted = С подсказкой не меняются ни рейтинг, ни серия.
puzzle-hint-card = Следите за картой: { CARD($card) }.
puzzle-hint-two = Сравните: { CARD($one) } и { CARD($other) }.
puzzle-title = { $verdict ->
    [right] Верно!
    [wrong] Не { CARD($card) }
    [some] Лучшие: { LIST($cards, each: "the-card") }
    [any] Явно лучшей нет
   *[shown] Ответ
}
puzzle-right = { $n ->
    [1] Верный ответ: { LIST($cards, each: "the-card") }.
   *[other] Верный ответ: { LIST($cards, each: "the-card") }; выходит всегда одинаково.
}
puzzle-proof = { $all ->
    [yes] Лучше любой другой карты во всех возможных раскладах ({ $n }).
   *[no] Ни в одном из возможных раскладов ({ $n }) не хуже, а лучше любой другой в { $better } из них.
}
puzzle-right-even = Явно лучшей нет: { LIST($cards, each: "the-card") } в среднем стоят примерно поровну.
puzzle-right-alike = { $n ->
    [1] Лучше всех { LIST($cards, each: "the-card") }.
   *[other] Лучше всех и одинаково хороши: { LIST($cards, each: "the-card") }.
}
puzzle-proof-even = Каждую карту в каких-то из возможных раскладов ({ $n }) превосходит другая. В среднем { $same ->
    [yes] две лучшие выходят поровну.
   *[no] между двумя лучшими { $gap } оч.
}
puzzle-measured = Лучше в среднем на { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} оч., пробных раскладов: { $n }.
puzzle-measured-even = Между двумя лучшими в среднем { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} оч., пробных раскладов: { $n }.
puzzle-coach-gap = Тренер: лучше в среднем на { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} оч.
puzzle-points-judged = Отдано очков в среднем
puzzle-average-judged = За показанные пробные расклады ({ $n }), с учётом того, что берут остальные.
puzzle-points = Сколько очков вы берёте отсюда в среднем
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = Очки в раскладе { $at }, что на столе: { LIST($parts) }.
puzzle-here-judged = Ваши очки в раскладе { $at }, что на столе: { LIST($parts) }.

## Почему верная карта лучше

puzzle-often = { $share ->
    [all] во всех возможных раскладах ({ $of })
    [none] ни в одном из возможных раскладов ({ $of })
   *[some] в { $often } из { $of } возможных раскладов
}
puzzle-rarely = { $few ->
    [all] во всех
    [none] ни в одном
   *[some] в { $rarely }
}
puzzle-why-takes = { CAPITAL(CARD($other)) }: вы берёте { $own ->
    [yes] свою карту, { CARD($card, case: "accusative") },
   *[no] { CARD($card, case: "accusative") }
} { puzzle-often }; { CARD($better) }: { puzzle-rarely }.
puzzle-why-itself = { CAPITAL(CARD($other)) } остаётся у вас { puzzle-often }; { CARD($better) } — { puzzle-rarely }.
puzzle-why-misses = { CAPITAL(CARD($better)) }: вы берёте { CARD($card, case: "accusative") } { puzzle-often }; { CARD($other) }: { puzzle-rarely }.
puzzle-why-suit = { CAPITAL(CARD($other)) } даёт вам { SUIT($suit, case: "genitive") } в среднем на { decimal } больше, чем { CARD($better) }, и до { $most } больше.
puzzle-why-suit-one = { CAPITAL(CARD($other)) } даёт вам { SUIT($suit, case: "genitive") } на { $n } больше, чем { CARD($better) }, { puzzle-often }.
puzzle-why-suit-always = { CAPITAL(CARD($other)) } всегда даёт вам { SUIT($suit, case: "genitive") } на { $n } больше, чем { CARD($better) }.
puzzle-why-worst = В худшем случае вы берёте отсюда очков: { CARD($other) } — { $worst }, { CARD($better) } — { $least }.
puzzle-why-mean = { CAPITAL(CARD($other)) } в среднем стоит на { decimal } оч. больше, чем { CARD($better) }.
puzzle-why-other-takes = { CAPITAL(CARD($other)) } берёт эту взятку при любой игре, и ходить снова вам; { CARD($better) } — никогда.
puzzle-why-better-takes = { CAPITAL(CARD($better)) } берёт эту взятку при любой игре, и с чего ходить, решаете вы; { CARD($other) } — никогда.
puzzle-why-kept = Если { CARD($better) } останется у вас, этой картой могут навязать вам дорогую взятку { puzzle-often }; если сыграть сейчас — { puzzle-rarely }.
puzzle-why-both-take = Взятку берёт любая из двух карт: отдайте старшую.
puzzle-why-neither-takes = Взятку не берёт ни одна из двух карт: отдайте старшую.
puzzle-why-unbeaten = Никто не может побить { CARD($other, case: "accusative") }.
puzzle-why-beaten = { CAPITAL(CARD($better, case: "accusative")) } обязательно побьют: взятка не ваша.
## Под ответом

puzzle-motif = Мотив: { $name }
puzzle-series = Задача { $at } из { $of }
puzzle-next = Следующая задача
puzzle-next-choice = Ваше следующее решение
puzzle-why = Почему
puzzle-copy = Копировать ответ
puzzle-every-deal = Все возможные расклады
puzzle-counts = { $alike ->
    [0] Лучше во всех раскладах ({ $better })
   *[other] Лучше в { $better }, наравне с другой в { $alike }
}
puzzle-some-deals = Пробные расклады
puzzle-counts-two = { CAPITAL(CARD($card)) } лучше, чем { CARD($other) }, в { $better }, наравне в { $alike }, хуже в { $worse }
puzzle-deal-before = Предыдущий расклад
puzzle-deal-after = Следующий расклад
puzzle-happens = Что будет
puzzle-play-on = Играть отсюда
puzzle-own = Из ваших партий ({ $n })
puzzle-own-name = Из ваших партий
puzzle-own-standing = Решено { $n } из { $of }, без рейтинга
puzzle-deal = Расклад { $at }
puzzle-deal-of = Возможный расклад { $at } из { $of }
puzzle-deal-of-judged = Пробный расклад { $at } из { $of }
puzzle-not-kept = Результат сохранить не удалось: { $why }.
puzzle-none-left = { $n ->
    [0] Задачи не читаются; переустановите игру.
   *[other] Вы видели все. { $missed ->
        [0] Ошибок нет.
       *[other] Нерешённых: { $missed }.
    }
}
puzzle-ways = Какие задачи
puzzle-way-new = Новые
puzzle-way-missed = Ошибки ({ $n })
puzzle-missed-none = Ошибок нет. Здесь ждут задачи, решённые неверно.
puzzle-way-storm = 3 минуты
puzzle-clock = Осталось { $clock }, решено { $solved }, ошибок { $missed }
puzzle-storm-over = Время! За три минуты решено { $solved }, ошибок { $missed }. Ваш рекорд: { $best }.
puzzle-storm-again = Ещё раз
puzzle-repeat = Повторить ошибки
