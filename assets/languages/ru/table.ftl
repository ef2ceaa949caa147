### Стол: что он спрашивает, почему чего-то нельзя, что случилось, кнопки и панели.

## Просьбы: одна строка над картами, не больше 60 букв

prompt-lead-card = Ваш ход: ходите с { CARD($card, case: "genitive") }
prompt-only = { $second ->
    [yes] Вторая карта: можно только { CARD($card, case: "accusative") }
   *[no] Можно сыграть только { CARD($card, case: "accusative") }
}
prompt-lead-any = Ваш ход: ходите с любой карты
prompt-lead-suit = Ваш ход: ходите с { SUIT($suit, case: "genitive") }
prompt-lead = Ваш ход: ходите
prompt-lead-but = Ваш ход: ходите, но { LIST($limits, each: "prompt-limit") }
prompt-play-any = { $second ->
    [yes] Вторая карта: любая
   *[no] Ваш ход: любая карта
}
prompt-follow = { $second ->
    [yes] Вторая карта: кладите { SUIT($suit) }
   *[no] Ваш ход: кладите { SUIT($suit) }
}
prompt-follow-but = { $second ->
    [yes] Вторая карта: кладите { SUIT($suit) }, но { LIST($limits, each: "prompt-limit") }
   *[no] Ваш ход: кладите { SUIT($suit) }, но { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] Вторая карта: играйте
   *[no] Ваш ход: играйте
}
prompt-play-but = { $second ->
    [yes] Вторая карта: играйте, но { LIST($limits, each: "prompt-limit") }
   *[no] Ваш ход: играйте, но { LIST($limits, each: "prompt-limit") }
}
prompt-limit = { $item ->
    [joker_not_led] не с джокера
    [ten_of_clubs] без десятки треф
    [no_points_first_trick] пока без очков
    [not_broken] пока без червей
    [charged_locked] пока без выставленной карты
   *[queen_forced] дама должна уйти
}
prompt-settled = Остальное решено: завершите раздачу или играйте дальше
prompt-bury = Выберите { cards } для сноса
prompt-decide = Ваше решение
prompt-charge-none = У вас нет карт, которые можно выставить
prompt-charge-bright = Можно выставить любые из ярких карт ({ $n }): они считаются вдвойне
prompt-charge = Можно выставить { LIST($cards, type: "or", each: "the-card", case: "accusative") }: очки вдвойне
prompt-waiting = { $kind ->
    [choose_pass] { $name }: выбор передачи…
    [charge] { $name }: что выставить…
    [bid] { $name }: заявка…
    [name_suit] { $name }: выбор масти…
    [pledge] { $name }: обещать ли…
    [bury] { $name }: снос…
    [answer_claim] { $name }: ответ…
   *[moon] { $name }: что делать с Луной…
}

## Панель передачи

prompt-pass-scatter = Разброс: каждому по карте
prompt-pass-smoosh = Общий котёл: в середину
prompt-pass-hold = Без передачи
prompt-pass-to = { $token ->
   *[l] Передача влево: { $name }
    [r] Передача вправо: { $name }
    [a] Передача напротив: { $name }
    [l2] Второй слева: { $name }
    [r2] Второй справа: { $name }
    [l3] Третий слева: { $name }
    [r3] Третий справа: { $name }
}
prompt-pass-next = Карта { $next } из { $total }: получает { $name }
prompt-pass-paired = На каждой карте видно, кому она
prompt-pass-middle = Выберите { cards }; все перетасуют и раздадут
prompt-pass-choose = Выберите { cards } для передачи
prompt-pass-chosen = Ваши карты выбраны
prompt-pass-count = { $chosen } из { $needed }
prompt-pass-keys = { $help }: ← → и { $press }
prompt-pass-send = { $button ->
    [yes] { $press } передаст их
   *[no] ↓ и { $press } передадут их
}

## Почему нельзя

reason-not-your-turn = Сейчас не ваш ход
reason-no-trick-yet = Взяток ещё не было
reason-nothing-to-take-back = Брать назад нечего
reason-not-now = Сейчас этого сделать нельзя
reason-nothing-now = Сейчас сыграть ничего нельзя
reason-turn-of = { GENDER($name) ->
    [you] Сейчас ваш ход
   *[other] Сейчас ходит { $name }
}
reason-waiting = Ждём: { LIST($names) }
reason-waiting-many = Ждём игроков: { $n }
reason-no-pass = В этой раздаче карты не передавали
reason-no-scores = Ни одна раздача ещё не подсчитана
reason-ok = { CAPITAL(CARD($card, case: "accusative")) } сыграть можно
reason-not-yours = У вас нет { CARD($card, case: "genitive") }
reason-opening-card = Первый ход раздачи — с { CARD($card, case: "genitive") }
reason-opening-some-card = Первая взятка начинается с открывающей карты
reason-opening-suit = Первый ход раздачи — с треф
reason-follow = Нужно класть в масть: { SUIT($suit) }
reason-follow-suit = Нужно класть в масть
reason-joker-not-led = С джокера не ходят, пока есть другая карта
reason-ten-of-clubs = Десятку треф нельзя класть в первую взятку
reason-no-points-first-trick = В первую взятку очки класть нельзя
reason-not-broken = Червы ещё не открыты
reason-charged-locked = Выставлена: ждёт второго хода в свою масть
reason-queen-forced = Дама пик должна уйти сейчас
reason-pass-forbidden = В этой игре нельзя передать { CARD($card, case: "accusative") }
reason-not-chargeable = Нельзя выставить { CARD($card, case: "accusative") }
reason-already-charged = Уже выставлено: { CARD($card) }
reason-all-chosen = Уже выбрано карт: { $n }; сначала верните одну
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = Можно сыграть любую карту
reason-any-pass = { $n ->
    [1] Передать можно любую карту
    [one] Передать можно любые { cards }
    [few] Передать можно любые { cards }
    [many] Передать можно любые { cards }
   *[other] Передать можно любые { cards }
}
reason-any-bury = { $n ->
    [1] Снести можно любую карту
    [one] Снести можно любые { cards }
    [few] Снести можно любые { cards }
    [many] Снести можно любые { cards }
   *[other] Снести можно любые { cards }
}
reason-any-answer = Годится любой ответ
reason-drag = Перенесите { CARD($card, case: "accusative") } на стол
reason-card = { CAPITAL(CARD($card)) }

## События

event-deals = { $mine ->
    [yes] { $drew ->
        [yes] Вы вытянули младшую карту и сдаёте
       *[no] Вы сдаёте
    }
   *[no] { $drew ->
        [yes] { $name } вытягивает младшую карту и сдаёт
       *[no] Сдаёт { $name }
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, вы снимаете
   *[no] { $deals }, снимает { $name }
}
event-kitty-taken = { $name }: прикуп, { $n } { noun-cards }
event-kitty-seen = { $mine ->
    [yes] Вы берёте прикуп: { LIST($cards, each: "the-card") }
   *[no] { $name } берёт прикуп: { LIST($cards, each: "the-card") }
}
event-suit-named = { $name }: штрафная масть — { SUIT($suit) }
event-nobody-bid = Заявок нет: штрафная масть — { SUIT($suit) }
event-charged = { $name }, выставлено: { LIST($cards, each: "the-card") }
event-charges-shown = Выставлено: { LIST($cards, each: "the-card") }
event-nothing-charged = Никто ничего не выставил
event-shot-moon = { $mine ->
    [yes] Вы сняли Луну
   *[no] { $name } снимает Луну
}
event-shot-sun = { $mine ->
    [yes] Вы сняли Солнце
   *[no] { $name } снимает Солнце
}
event-moon-line = Все штрафные карты раздачи
event-sun-line = Все взятки раздачи
event-moon-chosen = { $choice ->
    [add] { $name }: добавить остальным
    [subtract] { $name }: вычесть у себя
    [none] { $name }: оставить очки
    [zero] { $name }: обнулить счёт
    [double] { $name }: удвоить остальным
   *[other] { $name }: { $choice }
}
event-time-pass = Время вышло: карты выбраны за вас
event-time-play = Время вышло, за вас сыграно: { CARD($card) }
event-time-last-deal = Время вышло: эта раздача последняя
event-boost = Сыграна девятка: все кладут по второй карте
event-misdeal = { $name }: на руках одни штрафные карты, пересдача
event-void = Раздача не в счёт: тот же игрок сдаёт снова
event-claim = { $name }: «Остальное моё», { LIST($cards, each: "the-card") }
event-claim-refused = { $name } против: играем дальше
event-taken-back = { $practice ->
    [yes] Взято назад: теперь это тренировочная партия
   *[no] Взято назад
}
event-hint-play = { $practice ->
    [yes] Подсказка: сыграйте { CARD($card, case: "accusative") }. Теперь это тренировочная партия
   *[no] Подсказка: сыграйте { CARD($card, case: "accusative") }
}
event-hint-pass = { $practice ->
    [yes] Подсказка: передайте { LIST($cards, each: "the-card", case: "accusative") }. Теперь это тренировочная партия
   *[no] Подсказка: передайте { LIST($cards, each: "the-card", case: "accusative") }
}
event-hint-none = { $practice ->
    [yes] Здесь подсказки нет. Теперь это тренировочная партия
   *[no] Здесь подсказки нет
}
event-hint-not-now = Подсказки сейчас нет: не ваш ход
hint-thinking = { $long ->
    [yes] Ещё ищу подсказку…
   *[no] Ищу подсказку…
}
hint-more = { $device ->
    [touch] Ещё: нажмите лампочку снова
    [pad] Ещё: нажмите снова
    [keys] Ещё: снова { $key }
   *[pointer] Ещё: лампочка или { $key }
}
hint-trick = Кто возьмёт эту взятку?
hint-first = { $what ->
    [lead] Ход ваш: какая масть для вас безопасна?
    [follow] После вас играют и другие: нужна ли вам эта взятка?
    [last] Ваша карта последняя, и вы знаете, сколько стоит взятка.
    [pass] Какие карты потом обойдутся вам дороже всего?
   *[other] Что это даст до конца раздачи?
}
hint-first-out = У вас нет { SUIT($suit, case: "genitive") }: от какой карты лучше избавиться?
hint-suit = Присмотритесь к { SUIT($suit, case: "dative") }.
hint-about-card = Следите за картой: { CARD($card) }.
hint-about = { $what ->
    [own] Вы можете взять всё.
    [others] Возможно, кто-то другой собирается взять всё.
    [trick] Подумайте, кто возьмёт эту взятку.
    [later] Подумайте о взятках, которые ещё впереди.
   *[many] За один выбор говорит несколько мелочей.
}
hint-card = { CAPITAL(CARD($card)) }. { $reason }
hint-even = { CAPITAL(CARD($one)) } или { CARD($other) }: обе карты одинаково хороши. { $reason }
hint-either = { CAPITAL(CARD($one)) } или { CARD($other) }. { $reason }
hint-cards = Выберите { LIST($cards, each: "the-card", case: "accusative") }. { $reason }
hint-pass = Передайте { LIST($cards, each: "the-card", case: "accusative") }. { $reason }
hint-only = { CAPITAL(CARD($card)) } — единственная карта, которой можно сыграть
hint-practice-title = С подсказкой партия станет тренировочной
hint-practice-text = Игра идёт как прежде, но больше не входит ни в статистику, ни в рейтинг. Ошибки из неё не вернутся в разделе «{ menu-practice }».
hint-keep-counted = Играть без подсказки
hint-show = Показать подсказку
undo-practice-title = Если взять карту назад, партия станет тренировочной
hint-no-cards = { $charge ->
    [yes] Не выставлять. { $reason }
   *[no] Здесь подсказки нет.
}
event-pace = { $pace ->
    [slow] Медленнее: больше времени, чтобы смотреть
   *[usual] Снова обычный темп
}

## Передачи

pass-name = { $token ->
   *[l] влево
    [r] вправо
    [a] напротив
    [l2] второму слева
    [r2] второму справа
    [l3] третьему слева
    [r3] третьему справа
    [scatter] разброс
    [smoosh] общий котёл
    [hold] без передачи
    [dealer] выбор сдающего
    [charge] выставить или общий котёл
}
pass-label = { $token ->
   *[l] Влево
    [r] Вправо
    [a] Напротив
    [l2] Второй слева
    [r2] Второй справа
    [l3] Третий слева
    [r3] Третий справа
    [scatter] Разброс
    [smoosh] Общий котёл
    [hold] Без передачи
    [dealer] Выбор сдающего
    [charge] Показ или котёл
}
pass-step-hold = Без передачи

## Раздача и конец игры в углу экрана

ending-deal = { $end ->
   *[reach] Раздача { $number } · до { $limit }
    [exceed] Раздача { $number } · больше { $limit }
    [deals] Раздача { $number } из { $limit }
    [time] Раздача { $number } · { $limit } мин
    [chips] Раздача { $number } · до конца фишек
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] победит меньший счёт
    [high] победит больший счёт
    [magnitude] победит ближайший к нулю
    [counters] победит, у кого больше фишек
}
ending-deal-short = { $end ->
    [reach] Раздача { $number } · до { $limit }
    [exceed] Раздача { $number } · больше { $limit }
    [deals] Раздача { $number } из { $limit }
   *[other] Раздача { $number }
}
ending-deal-alone = Раздача { $number }
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] джек { $pool }
   *[no] банк { $pool }
}
ending-minutes-left = ещё { $minutes } мин
ending-last-deal = последняя раздача
ending-best = { $score ->
   *[low] побеждает наименьший счёт
    [high] побеждает наибольший счёт
    [magnitude] побеждает счёт ближе всех к нулю
    [counters] побеждает тот, у кого больше фишек
}

## Кнопки вокруг стола

table-menu = Меню
table-last-trick = Взятка
table-hint = Подсказка
table-take-back = Вернуть
table-scores = Очки
table-options = Настройки

## Большая кнопка и строка под ней

table-pass = Передать карты
table-bury = Снести
table-charge = Выставить
table-charge-nothing = Не выставлять
table-choose = Выбрать…
table-play = Сыграть { CARD($card, case: "accusative") }
table-play-short = Сыграть { $card }
table-finish = Завершить раздачу
table-finish-caption = { $key } или играйте дальше
table-key = { $device ->
    [pad] A
   *[keys] Enter
}
table-play-again = { $device ->
    [pointer] { $press } или ещё щелчок
    [touch] Коснитесь ещё раз
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Коснитесь карты, чтобы вернуть её
   *[pointer] Щёлкните карту, чтобы вернуть её
}
table-keys-change = { $press } или стрелки для смены
table-keys-back = { $press } вернёт её
table-keys-on = ↓ к кнопке
table-choose-cards = Выберите { cards }
table-choose-more = Выберите ещё { cards }
table-forward = Передать втёмную
    .caption = или выберите карты для передачи
    .title = Передать следующие карты втёмную?
    .text =
        Все ваши карты остаются у вас. Карты, которые придут к вам, пойдут дальше как есть, и вы их не
        увидите.
table-misdeal = Просить пересдачу
    .caption = или сыграйте карту
    .title = Попросить пересдачу?
    .text =
        У вас одни штрафные карты. Все увидят ваши карты, и тот же игрок сдаст ещё раз.
table-claim = Забрать остальное
    .caption = или ходите
    .title = Забрать все остальные взятки?
    .text =
        Ваши карты увидят все. Если все согласны, все ещё не сыгранные карты ваши; если кто-то против,
        вы играете дальше в открытую.

## Вопросы

table-claimed-title = { $name } забирает остальное
table-claimed-text =
    Если все согласны, { $name } берёт все ещё не сыгранные карты. Если кто-то против, игра идёт
    дальше, а эти карты остаются открытыми.
table-claimed-accept = Согласиться
table-claimed-refuse = Играть дальше
table-claimed-hand = На руках: { $name }
table-bid-title = Сколько фишек вы заявляете?
table-bid-text = Высшая заявка уходит в банк, а сделавший её называет штрафную масть.
table-bid-of = { $n ->
    [0] { $name }: пас
   *[other] { $name }: { counters }
}
table-bid-counters = Фишки
table-bid = Заявить
table-bid-none = Пас
table-dealer-title = Как передают карты в этой раздаче?
table-dealer-text = Решает сдающий.
table-suit-title = Какая масть будет штрафной?
table-joker-title = За какую масть идёт джокер?
table-suit = { CAPITAL(SUIT($suit)) }
table-pledge-title = Обещаете не брать червей?
table-pledge-text = Сдержанное обещание снимает { $n } { noun-points-n }, нарушенное столько же добавляет.
table-pledge-yes = Червей не возьму
table-pledge-no = Без обещания
table-moon-text = Выберите, как её считать
table-moon-choice = { $choice ->
    [add] Добавить остальным
    [subtract] Вычесть у себя
    [none] Оставить очки
    [zero] Обнулить счёт
    [double] Удвоить остальным
   *[other] { $choice }
}
table-moon-every = все очки
table-moon-same = как было
table-moon-was = было { $total }
table-moon-over = предел { $limit }
table-moon-then = { $then ->
    [win] Конец партии: ваша победа, отрыв { $n }
    [tie] Конец партии: общее первое место
    [lose] Конец партии: побеждает { $name }
    [ahead] Играть дальше: вы впереди на { $n }
    [level] Играть дальше: поровну вы и { $name }
   *[behind] Играть дальше: { $name } впереди на { $n }
}
table-moon-choose = Выбрать
table-moon-on = Дальше
table-moon-totals = Новый счёт
table-pass-title = Передать эти карты?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) } — кому: { $name }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) } в середину.
table-costly-title = Сыграть { CARD($card, case: "accusative") }?
table-costly-text = Эта карта берёт взятку, а в ней не меньше половины всех очков раздачи.
table-guard-looking = Тренер думает…
table-guard-text = Тренер считает это грубой ошибкой: в среднем она стоит около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
}. { $reason }

table-spoken-cards = { $caption }: { LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }

## Меню партии

table-menu-title = Меню партии
table-menu-saved = { $practice ->
    [yes] { $deal }. Тренировочная партия сохранена; в статистику она не входит.
   *[no] { $deal }. Партия сохранена.
}
table-menu-back = Вернуться к игре
table-menu-passed = Отданное и полученное
table-menu-rules = Правила партии
table-menu-pace = { $pace ->
    [slow] Играть в обычном темпе
   *[usual] Играть медленнее
}
table-menu-fair = Честны ли раздачи?
table-menu-leave = Главное меню

## Раздача ещё раз, для тренировки

replay-pill = { $game ->
    [yes] Тренировка, раздача { $deal }
   *[no] Тренировка, только эта раздача
}
replay-pill-short = { $game ->
    [yes] Тренировка, раздача { $deal }
   *[no] Тренировка
}
replay-pill-least = Тренировка
replay-menu = { $game ->
    [yes] Тренировка, раздача { $deal }. Она кончается вместе с раздачей и не в счёт; ваша партия не меняется.
   *[no] Тренировка. Она кончается вместе с раздачей и не в счёт.
}
replay-title = Тогда { $before }, теперь { $now }
replay-compared = { $better ->
    [better] Лучше, чем в партии.
    [worse] Хуже, чем в партии.
   *[same] Так же, как в партии.
} Сама партия не изменилась.
replay-over = Раздача окончена
replay-again = Сыграть ещё раз
replay-to-puzzle = К задаче

## После партии: другой соперник

table-swap-text = Все прочие остаются, а новый игрок играет на том же уровне.
table-swap-leaves = Уходит
table-swap-comes = Садится
table-swap-cancel = Отмена

## Последняя взятка и переданные карты

table-last-nobody = Последняя взятка: никто не взял
table-last-taken = Последняя взятка: { $name }
table-last-no-points = Последняя взятка: { $name }, без очков
table-last-points = Последняя взятка: { $name }, { $points } { noun-points }
table-passed-both = Отданное и полученное
table-passed-gave = Отданное
table-passed-got = Полученное
table-to-name = кому: { $name }
table-to-heap = в середину
table-to-kitty = в снос
table-from-name = от: { $name }
table-from-heap = из середины
table-from-kitty = из прикупа

## Короткие слова на сукне, табличках и картах

table-led = ХОД
table-kitty = Прикуп
table-stock = Запас
table-held-over = Ждёт
table-hearts-broken = Червы открыты
    .short = Открыты
table-suit-counts = Штраф: { SUIT($suit) }
    .short = штраф
table-dealer-letter = С

table-plate-ready = Выбор сделан
    .short = Готово
table-plate-chosen = Выбрано: { $n }
    .short = { $n } из { $of }
table-plate-bids = Заявка { $n }
    .short = Заявка
table-plate-no-bid = Пас
    .short = Пас
table-plate-out = Карт нет
    .short = Всё

table-chip-partner = Ваш партнёр
table-chip-pair = Пара
table-chip-bid = Заявка { $n }
table-chip-no-hearts = Без
table-chip-warren = Уоррен
table-chip-side = { $partner ->
    [yes] { $side } { $total }, партнёр
   *[no] { $side } { $total }
}

## Несколько человек у одного экрана

player-number = Игрок { $n }
new-game-person = Человек у экрана
curtain-title = { $name }: ваш ход
curtain-others = Сейчас на экран можно смотреть одному игроку: { $name }.
curtain-lift = Показать мои карты
curtain-menu = В меню
