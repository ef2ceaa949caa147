### Соперники: сила, характеры и почему сыграна карта.

## Сила компьютерных игроков

level-beginner = Начинающий
    .line = Знает правила; забывает почти всё сыгранное и отдаёт самые старшие карты.
level-casual = Любитель
    .line = Пропускает взятки и помнит крупные карты; мелкие теряет из виду.
level-learner = Ученик
    .line = Хорошо передаёт и немного считает; порой ещё ошибается.
level-club = Клубный игрок
    .line = Пропускает, считает карты, ловит даму и останавливает Луну по простым правилам.
level-strong = Сильный
    .line = Пробует ходы и передачи в возможных раскладах.
level-expert = Эксперт
    .line = Пробует ходы и передачи в нескольких вероятных раскладах.
level-grandmaster = Гроссмейстер
    .line = Пробует ходы и передачи в сотнях вероятных раскладов.
level-newcomer = Новичок
    .line = Знает правила и немногое сверх того.
level-fits = Под вас
    .line = Их сила следует за вашей от партии к партии, чтобы вы побеждали примерно так часто.
level-random = Случайный
    .line = Играет любую разрешённую карту. Для проверок и сравнений.
level-rule = По правилам
    .line = Клубный игрок без привычек. Для сравнений.

## Характеры

character-ada = Без всяких привычек.
character-basil = Осторожен: хочет знать, кто возьмёт взятку.
character-finn = Азартен: любит взятку, которую может взять любой.
character-hugo = Старшие пики оставляет, а не отдаёт.
character-ines = Передаёт так, чтобы масть стала короткой.
character-juno = Играет червы, как только это дёшево.
character-kofi = Избавляется от старших карт в первых взятках.
character-lena = Рада, когда очки берёт лидер.
character-mira = Играет по учебнику.
character-nils = Бережёт старшие карты и червы на потом.
character-opal = Идёт за Луной раньше других.
character-otto = Осторожен и передаёт так, чтобы масть стала короткой.
character-pavel = Немного небрежен.
character-rosa = Рано открывает червы и любит риск.
character-tariq = Старшие пики оставляет и охотится за лидером.
character-wren = Играет быстро и небрежно, с прицелом на Луну.

## Почему простой компьютерный игрок сыграл бы карту

why-shooting = Чтобы взять всё.
why-joker = Джокер никогда не берёт взятку.
why-draw-out = Младшая карта может выманить ту, которой все боятся.
why-high-card = Старшая карта уходит, пока масть у других, наверное, есть.
why-another-player = Возьмёт, скорее всего, другой игрок.
why-no-moon = Кто-то, возможно, снимает Луну: этому игроку очков не дают.
why-worst-card = Худшая карта — во взятку другого игрока.
why-points = Очки другому игроку.
why-dangerous-card = Опасная карта — во взятку другого игрока.
why-duck = Старшая из карт, которые не берут взятку.
why-stop-moon = Взять очко — значит остановить Луну.
why-had-to-take = Взять пришлось бы всё равно, так лучше старшей картой.
why-worth-winning = Эту взятку стоит взять.
why-empty-trick = Взятка без очков — хорошее место для старшей карты.
why-best = Лучше всего в среднем по раскладам, которые ещё возможны.

## Почему тренер считает один выбор лучше другого

coach-even = Одинаково хорошо: разница случайна.
coach-better = Лучше; разница — { coach-about }, одной главной причины нет.
coach-about = { $half ->
    [yes] { $whole ->
        [0] примерно пол-очка
        [one] примерно { $whole }½ очка
        [few] примерно { $whole }½ очка
        [many] примерно { $whole }½ очков
       *[other] примерно { $whole }½ очка
    }
   *[no] { $whole ->
        [0] меньше чем пол-очка
        [one] примерно { $whole } очко
        [few] примерно { $whole } очка
        [many] примерно { $whole } очков
       *[other] примерно { $whole } очка
    }
}
coach-own-moon = { $alike ->
    [yes] После лучшего выбора вы чаще берёте всё.
   *[no] Взять всё удаётся { coach-rarely } после лучшего выбора и { coach-often } после худшего.
}
coach-others-moon = { $alike ->
    [yes] После худшего выбора другой игрок чаще берёт всё.
   *[no] Другой игрок берёт всё { coach-often } после худшего выбора и { coach-rarely } после лучшего.
}
coach-own-moon-with = { $alike ->
    [yes] Взять всё удаётся чаще, если сыграть { CARD($better, case: "accusative") }, а не { CARD($other, case: "accusative") }.
   *[no] Взять всё удаётся { coach-rarely }, если сыграть { CARD($better, case: "accusative") }, и { coach-often }, если сыграть { CARD($other, case: "accusative") }.
}
coach-others-moon-with = { $alike ->
    [yes] Другой игрок чаще берёт всё, если сыграть { CARD($other, case: "accusative") }, а не { CARD($better, case: "accusative") }.
   *[no] Другой игрок берёт всё { coach-often }, если сыграть { CARD($other, case: "accusative") }, и { coach-rarely }, если сыграть { CARD($better, case: "accusative") }.
}
coach-same = Что ни выбрать, во всех пробных раскладах результат один и тот же.
coach-takes-with = { $alike ->
    [yes] Вы чаще берёте { coach-which }, если сыграть { CARD($other, case: "accusative") }, а не { CARD($better, case: "accusative") }.
   *[no] Вы берёте { coach-which } { coach-often }, если сыграть { CARD($other, case: "accusative") }, и { coach-rarely }, если сыграть { CARD($better, case: "accusative") }.
}
coach-which = { $own ->
    [yes] { CARD($card, case: "accusative") } из своей руки
   *[no] { CARD($card, case: "accusative") }
}
coach-takes-kept = { $alike ->
    [yes] Если оставить { CARD($better, case: "accusative") }, вы возьмёте { coach-which } чаще, чем если сыграть эту карту сейчас.
   *[no] Если оставить { CARD($better, case: "accusative") }, вы возьмёте { coach-which } { coach-often }; если сыграть эту карту сейчас, { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Если сыграть { CARD($card, case: "accusative") } сейчас, вы сами возьмёте эту карту { coach-often }; если оставить, { coach-rarely }.
   *[no] Если оставить { CARD($card, case: "accusative") }, вы сами возьмёте эту карту { coach-often }; если сыграть сейчас, { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] После худшего выбора вы берёте { CARD($card, case: "accusative") } чаще, чем после лучшего.
   *[no] Вы берёте { CARD($card, case: "accusative") } { coach-often } после худшего выбора и { coach-rarely } после лучшего.
}
coach-rest = И в других картах в среднем теряется { coach-about }.
coach-both = { $first } { $then }
coach-worth = Разница — { coach-about }.
coach-some = { $half ->
    [yes] { $whole ->
        [0] { SUIT($suit, case: "genitive") } на полкарты больше
       *[other] { SUIT($suit, case: "genitive") } на { $whole }½ карты больше
    }
   *[no] { SUIT($suit, case: "genitive") } на { $whole } больше
}
coach-suit = После худшего выбора вы берёте больше { SUIT($suit, case: "genitive") }.
coach-suit-with = Вы берёте больше { SUIT($suit, case: "genitive") }, если сыграть { CARD($other, case: "accusative") }, а не { CARD($better, case: "accusative") }.
coach-trick = { $alike ->
    [yes] Вы чаще берёте эту взятку, если сыграть { CARD($other, case: "accusative") }, а не { CARD($better, case: "accusative") }.
   *[no] Вы берёте эту взятку { coach-often }, если сыграть { CARD($other, case: "accusative") }, и { coach-rarely }, если сыграть { CARD($better, case: "accusative") }.
}
coach-last-takes = Ваша карта последняя: { CARD($other) } берёт { LIST($cards, each: "the-card", case: "accusative") }, а { CARD($better) } — ничего.
coach-last-free = Ваша карта последняя, и очков во взятке нет: { CARD($better) } берёт её даром.
coach-last-either = Взятку вы берёте любой из двух карт: пусть уйдёт { CARD($better) }.
coach-one-holder = { CAPITAL(CARD($card)) } может быть ещё только у одного игрока.
coach-all-beat = { $n ->
    [1] Единственная карта этой масти, которой вы не видите, старше, чем { CARD($card) }
   *[other] Все { SUIT($suit) }, которых вы не видите ({ $n }), старше, чем { CARD($card) }
}{ $leads ->
    [yes] , и взятку возьмёт кто-то другой
   *[no] { "" }
}.
coach-none-beats = { $n ->
    [0] Этой масти больше ни у кого нет: карты старше, чем { CARD($card) }, не осталось
    [1] Единственная карта этой масти, которой вы не видите, младше, чем { CARD($card) }
   *[other] Все { SUIT($suit) }, которых вы не видите ({ $n }), младше, чем { CARD($card) }
}, и взятка была бы вашей.
coach-empties = Уйдёт { CARD($better) } — и у вас нет { SUIT($suit, case: "genitive") }: на ход с них можно сбрасывать.
coach-close = Почти поровну: разница может быть { coach-about }, а может, её и нет.
coach-often = { $often ->
    [hardly] крайне редко
    [seldom] редко
    [sometimes] иногда
    [half] примерно через раз
    [mostly] чаще всего
    [nearly] почти всегда
   *[always] всегда
}
coach-rarely = { $rarely ->
    [hardly] крайне редко
    [seldom] редко
    [sometimes] иногда
    [half] примерно через раз
    [mostly] чаще всего
    [nearly] почти всегда
   *[always] всегда
}
coach-kept = { $alike ->
    [yes] Потом { CARD($better) } чаще берёт взятку, чем { CARD($other) }.
   *[no] Потом { CARD($better) } берёт взятку { coach-often }, а { CARD($other) } — { coach-rarely }.
}
coach-tricks = Вы берёте больше взяток, если сыграть { CARD($other, case: "accusative") }, а не { CARD($better, case: "accusative") }.
coach-thrown = У вас нет { SUIT($suit, case: "genitive") }, и { CARD($better) } уходит взявшему эту взятку.
coach-rid = У вас нет { SUIT($suit, case: "genitive") }: хороший случай избавиться от { CARD($better, case: "genitive") }.
coach-under = { CAPITAL(CARD($better)) } младше карты на столе ({ CARD($card) }), а { CARD($other) } старше.
coach-over = { CAPITAL(CARD($better)) } старше карты на столе ({ CARD($card) }), а { CARD($other) } младше.
coach-neither = { CAPITAL(CARD($card)) } на столе старше обеих карт: пусть уйдёт старшая, { CARD($better) }.
coach-queen-out = { CAPITAL(CARD($card)) } ещё не вышла, а { CARD($other) } старше.
coach-guards = Пусть останется { CARD($other) }: пока у вас есть другие пики, { CARD($card) } в безопасности.
coach-others-out = У кого-то нет { SUIT($suit, case: "genitive") }, и на вашу карту ({ CARD($other) }) могут сбросить очки.
coach-exit = Пусть останется { CARD($other) }: все { SUIT($suit) }, которых вы не видите, старше, и потом этой картой можно отдать взятку.
coach-more-beat = Из карт, которых вы не видите, старше, чем { CARD($better) }, — { $n }, а старше, чем { CARD($other) }, — { $k }.
coach-in-trick = В этой взятке уже есть { LIST($cards, each: "the-card") }.
coach-stays-on = Никто не побьёт { CARD($better, case: "accusative") }: вы берёте эту взятку и снова ходите.
coach-pass-queen = Дама пик дороже всех, и вас могут заставить её взять.
coach-pass-guards = Пусть останется { CARD($card) }: младшие пики прикрывают вашу даму.
coach-pass-empties = Без { SUIT($suit, case: "genitive") } на ход с них можно сбросить любую карту.
coach-pass-spades = { CAPITAL(CARD($card)) } мог бы взять даму пик.
coach-pass-high = { CAPITAL(CARD($card)) } берёт взятки, а с ними очки.
coach-pass-low = Пусть останется { CARD($card) }: младшей картой отдают взятку, когда нужно.
coach-pass-shorter = У вас остаётся мало { SUIT($suit, case: "genitive") }, скоро их не будет совсем.
coach-figures = Из { $of } пробных раскладов так выходит в { $played }, после лучшего выбора в { $best }.
coach-figures-cards = В среднем по пробным раскладам { coach-some }.

## Что знают соперники

opponents-know = Соперник знает свои карты, отданные и полученные карты и всё, что лежало открыто. Ваши карты и карты, которые ещё не сданы, ему не сообщают.
opponents-share = Соперники ничем не делятся друг с другом и не знают, кто из игроков вы.
opponents-aim = Они стараются сдержать лидера партии, будь то вы или кто-то из них.
opponents-failed = У соперников случился сбой, дальше за них играют попроще; партия продолжается.
opponents-no-files = Система не дала игре открыть больше файлов, и дальше играют соперники попроще. Закройте другие программы и снова запустите игру.
