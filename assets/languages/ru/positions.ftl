### Партии и позиции из других программ или выложенные карта за картой.

## Что говорит «hearts-gui convert»

convert-no-format = У { $file } не виден формат; добавьте --to и одно из { LIST($known, type: "or") }.
convert-exists = { $file } уже есть; выберите другое имя.
convert-nothing = В { $file } ещё нет раздач.
convert-which-deal = В партии раздач: { $n }, а в формате одна; выберите её через --deal.
convert-unread = { $file } не читается: { $why }
convert-unwritten = В этом формате партию не записать: { $why }
convert-deal = Раздача { $deal }: { $why }
convert-points = В раздаче { $deal } записанные очки не по этим правилам.
convert-too-long = Раздача { $deal } — после конца партии.
openspiel-unreadable = этот файл — не запись партии в Червы в известном формате.
openspiel-option = Опция OpenSpiel { $name } здесь неизвестна.
openspiel-short = чисел { $n }, для целой раздачи этого мало.
openspiel-other-rules = OpenSpiel играет или считает такую раздачу иначе.
engine-unreadable = этот файл — не запись hearts-engine.
engine-other-rules = hearts-engine не записывает такую раздачу, как раздача { $deal }; он знает сыгранные раздачи четырёх игроков.
laid-not-plain = В этом формате записывают только карты, передачи и ходы.
laid-twice = { $more ->
    [yes] Эти карты не могут быть в двух местах: { LIST($cards, each: "the-card") } (всего { $n }).
   *[no] Эти карты не могут быть в двух местах: { LIST($cards, each: "the-card") }.
}
laid-strange = { $more ->
    [yes] Этих карт нет в колоде: { LIST($cards, each: "the-card") } (всего { $n }).
   *[no] Этих карт нет в колоде: { LIST($cards, each: "the-card") }.
}
laid-missing = Ни у кого нет карт ({ $n }): { LIST($cards, each: "the-card") }.
laid-size = { $hand }: карт { $n }, а должно быть { $most }.
laid-play = Карта { $n } в игре, { CARD($card) }: { $why }
laid-no-play = Карта { $n } в игре, { CARD($card) }: раздача кончается раньше.
laid-pass-first = Перед ходом карты передают: разложите руки после передачи и выберите «Без передачи».
laid-not-held = { $hand }: ход этой руки, а в ней нет { CARD($card, case: "genitive") }.
laid-pass = { $hand }: нельзя передать { CARD($card, case: "accusative") }: { $why }
laid-no-pass = { $hand }: передача не по правилам.
laid-hand = Рука { $seat }

## Раздачи на заказ

kind-long = В описании не больше { $most } букв.
kind-who = «{ $word }» — не игрок; напишите { LIST($known, type: "or") }.
kind-clause = «{ $word }» непонятно; напишите, например, «pass left» или «me: QS».
kind-wish = «{ $word }» непонятно; напишите, например, «QS, KS», «no QS», «spades <= 2» или «void».
kind-many = В описании можно назвать не больше { $most } карт.
kind-impossible = Такой раздачи не бывает.
kind-too-rare = Такое слишком редко, или такой раздачи не бывает. Уменьшите число условий.
kind-rules = Раздачи на заказ — для четверых и одной полной колоды.

## Экран «Раздачи на заказ»

kind-title = Раздачи на заказ
kind-choose = Вид раздачи
kind-ready = { $n ->
    [1] У меня дама пик и не больше одной другой пики
    [2] У меня дама пик с хорошим прикрытием
    [3] У меня король пик, но не дама
    [4] У меня четыре червы с тузом
    [5] У меня нет одной масти
    [6] У меня нет старших пик; у кого-то дама с короткой пикой
    [7] У другого игрока мало треф
   *[8] У меня три туза и длинная масть
}
kind-own = Моё описание
kind-wish-field = Описание
kind-language = Пишите «me» (я), «left» (слева), «across» (напротив), «right» (справа) или «someone» (кто-то), потом карты и длины: «me: QS, spades <= 2; someone: clubs <= 1; pass across». Ещё «no KS», «void», «aces >= 2», «longest >= 6».
kind-another = { $first ->
    [yes] Раздать
   *[no] Другая раздача
}
kind-play = Играть
kind-edit = Изменить карты
kind-dealt = { $way ->
    [L] Передача влево. { $rare }
    [R] Передача вправо. { $rare }
    [A] Передача напротив. { $rare }
   *[HOLD] Без передачи. { $rare }
}
kind-drawing = Ищу такую раздачу…
kind-rare = { $about ->
    [yes] Такова примерно одна раздача из { $n }.
   *[no] Такова одна раздача из { $n }.
}

## Экран «Выложить позицию»

editor-title = Выложить позицию
editor-whose = Кому карты
editor-hand = { editor-seat } ({ $n })
editor-seat = { $seat ->
    [0] Вы
    [1] Слева
    [2] Напротив
   *[3] Справа
}
editor-short = { $seat ->
    [0] вы
    [1] слева
    [2] напр.
   *[3] справа
}
editor-pack = Колода
editor-way = Передача
editor-pass = { $way ->
    [L] Влево
    [R] Вправо
    [A] Напротив
   *[HOLD] Без передачи
}
editor-played = Уже сыграно
editor-played-so = Уже сыграно: 2C 5C KC 3C…
editor-possible = Такая позиция возможна.
editor-play = Играть дальше
editor-judge = Что лучше всего?
editor-judging = Тренер думает…
editor-nothing-to-judge = Решать здесь нечего.
editor-no-coach = У тренера нет ответа.
editor-rest = Сдать остальные
editor-clear = Очистить
editor-given = { $seat ->
    [-1] { CAPITAL(CARD($card)) }: ни у кого.
    [0] { CAPITAL(CARD($card)) }: вы.
    [1] { CAPITAL(CARD($card)) }: слева.
    [2] { CAPITAL(CARD($card)) }: напротив.
   *[3] { CAPITAL(CARD($card)) }: справа.
}
editor-no-card = «{ $word }» — не карта; напишите, например, QS или 10H.
widget-card-owner = { $some ->
    [yes] { CARD($card) }: { $owner }
   *[no] { CARD($card) }: ни у кого
}

## Оба экрана

position-copy = Копировать код
position-copied = Код в буфере обмена.
position-enter-code = Ввести код
position-code-title = Позиция по коду
position-code = Код
position-open = Открыть
position-no-code = Это не код позиции.
position-other-rules = Эта позиция выложена для других правил.
position-back = К позиции

learn-kinds-detail = Любые карты, какие хотите
