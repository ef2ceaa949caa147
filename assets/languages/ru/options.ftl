### Опции варианта правил: названия, что они делают (.help), слова для поиска (.words) и что выбирать.

## Опции правил

option-players = Игроки
    .help = Сколько человек играет.
    .words = места число людей сколько игроков
option-packs = Колоды
    .help = Двух колод, перемешанных вместе, хватает на 5–11 игроков.
    .words = колода две двойная карты
option-strip = Поровну карт
    .help = Какие карты убирают или добавляют, чтобы всем досталось поровну.
    .words = убрать двойки неровно сдача лишние без двоек
option-jokers = Джокеры
    .help = Джокер никогда не берёт взятку и ничего не стоит; здесь — когда его можно играть.
    .words = джокер
option-joker-lead = Ход с джокера
    .help = Можно ли ходить с джокера и в какую масть тогда класть.
option-special-card = Особая карта
    .help = 53-я карта, заменяющая ту, что осталась после сдачи.
    .words = уоррен гардинг лишняя карта 53
option-warren-follow = Уоррен и масть
    .help = Считается ли карта Уоррена картой той же масти, что и лишняя карта.
    .words = уоррен
option-warren-left = Остался Уоррен
    .help = Что будет, если после сдачи осталась сама карта Уоррена.
    .words = уоррен пересдача
option-kitty = Прикуп
    .help = Кому достаются карты, оставшиеся после сдачи.
    .words = остаток талон вдова вслепую обмен
option-kitty-discard = Снос
    .help = Считаются ли игроку карты, снесённые за прикуп.
    .words = прикуп снести сброс отложить
option-uneven-hands = Неравная сдача
    .help = Раздать все карты; у кого на одну больше, тот кладёт в первую взятку две.
    .words = остаток лишняя карта
option-hand-size = Карт на руках
    .help = Сколько карт у каждого; 0 — раздать как можно больше.
    .words = размер руки число карт
option-first-dealer = Первый сдающий
    .help = Как находят первого сдающего.
    .words = снять тянуть младшая карта
option-direction = Направление
    .help = В какую сторону идут сдача и ходы.
    .words = по часовой против
option-pass-cycle = Передачи
    .help = Кому передают карты в каждой раздаче.
    .words = передача влево вправо напротив разброс котёл без передачи порядок обмен
option-pass-count = Передаётся карт
    .help = Сколько карт передают игроку.
    .words = передача число три две четыре
option-pass-forbid = Передавать нельзя
    .help = Старшие пики, которые надо оставить себе.
    .words = запрет дама король туз пик передача
option-pass-along = Передача втёмную
    .help = Свои карты можно оставить, а полученные не глядя передать дальше.
    .words = дальше отказаться не глядя
option-opening-lead = Первый ход
    .help = Кто и с чего ходит первым.
    .words = двойка треф начало слева от сдающего
option-first-trick = Очки в первой взятке
    .help = Можно ли класть штрафные карты в первую взятку.
    .words = кровь штраф
option-first-trick-stuck = Одни штрафные карты
    .help = Что делать в первой взятке тому, у кого одни штрафные карты.
    .words = тупик пересдача отложить
option-first-trick-tc = Беречь десятку треф
    .help = Десятку треф нельзя класть в первую взятку, если есть другие трефы.
    .words = 10 треф комплексные
option-hearts-lead = Ход с червей
    .help = Надо ли открыть червы, прежде чем с них ходить.
    .words = открыть открытие
option-breakers = Что открывает червы
    .help = Открывает ли червы и дама пик.
    .words = открыть дама
option-break-event = Червы открыты, когда
    .help = Что должно случиться с червой, чтобы червы открылись.
    .words = открыть сброшена снесена
option-lead-exempt = Ход с закрытых червей
    .help = С какими картами можно ходить с ещё не открытых червей.
    .words = одни червы вынужденный ход
option-qs-forced = Сброс дамы
    .help = Надо ли сбросить даму пик, как только это безопасно.
    .words = вынужденный дама пик отдать снести
option-duplicates = Равные карты
    .help = Что старше из двух равных карт во взятке.
    .words = отмена две колоды одинаковые
option-dead-last-trick = Погашенная последняя
    .help = Кто берёт последнюю взятку, если все карты нужной масти погашены.
    .words = отмена гашение
option-boost = Девятки-ускорители
    .help = После девятки все кладут во взятку по второй карте.
    .words = девятка турбо продлить
option-charge = Выставление
    .help = Показать карту до игры, чтобы она считалась вдвойне.
    .words = показать объявить удвоить турбо гун чжу
option-draw = Добор
    .help = Когда берут карты из запаса.
    .words = запас домино вдвоём
option-claim = Забрать остальное
    .help = Можно забрать все остальные взятки, если никто не против.
    .words = остаток требовать выложить
option-show-taken = Взятые карты
    .help = Какие из взятых карт остаются на виду.
    .words = последняя взятка открыто
option-values = Цена карт
    .help = Сколько стоит каждая карта.
    .words = очки штраф дама пик чёрная мария хулиган таблица
option-custom-values = Свои цены
    .help = Изменить цену отдельных карт; меньше нуля — премия.
    .words = свои очки туз король десятка пик семёрка треф штраф
option-pip-courts = Картинки
    .help = Сколько стоят валет, дама и король червей.
    .words = point-count
option-pip-ace = Туз червей
    .help = Сколько стоит туз червей.
    .words = point-count
option-bonus-card = Премиальная карта
    .help = Карта, которая снимает очки.
    .words = валет бубен десятка бубен омнибус
option-bonus-amount = Размер премии
    .help = Сколько очков снимает премиальная карта.
    .words = валет минус цена премии
option-bonus-floor = Ниже нуля
    .help = Насколько премиальная карта может опустить счёт.
    .words = предел минус валет
option-no-trick-bonus = Ни одной взятки
    .help = Сколько очков снимает тот, кто не взял ни одной взятки.
    .words = без взяток мизер чисто
option-no-trick-on-moon = Премия без взяток при Луне
    .help = Даётся ли премия без взяток, когда кто-то снял Луну.
    .words = луна
option-trick-points = Очки за взятки
    .help = Сколько стоит каждая взятка, что бы в ней ни было.
    .words = реверси
option-pledge = Обещание
    .help = Можно обещать не брать червей: сдержанное слово снимает очки, нарушенное добавляет.
    .words = обещать пари
option-pig-flip = Добрая свинья
    .help = Когда дама пик в Гун Чжу идёт на пользу.
    .words = гун чжу загони свинью
option-score-dir = Кто побеждает
    .help = Какой счёт лучший.
    .words = больше меньше фишки ноль
option-moon-effect = Если снята Луна
    .help = Что даёт взятие всех штрафных карт.
    .words = луна прокатить добавить вычесть все взятки
option-moon-needs = Что нужно для Луны
    .help = Какие карты надо взять.
    .words = валет все червы
option-moon-amount = Цена Луны
    .help = Сколько стоит Луна.
    .words = королевские сколько стоит
option-moon-guard = Защита при Луне
    .help = Что будет, если из-за очков остальным снявший проиграет партию.
    .words = проиграть защита
option-moon-guard-score = Выбор со счёта
    .help = С какого счёта снявший может выбирать.
    .words = защита от
option-moon-and-bonus = Премия при Луне
    .help = Считаются ли премиальные карты при Луне.
    .words = валет
option-complex-signs = Знак для каждого
    .help = Снявший выбирает знак для каждого соперника.
    .words = комплексные
option-sun = Если снято Солнце
    .help = Что даёт взятие всех взяток.
    .words = все взятки шлем
option-end = Конец партии
    .help = Чем кончается партия.
    .words = предел счёт раздачи время длина
option-end-at = Предел
    .help = Счёт, число раздач или минут.
    .words = предел 100 50 длина
option-end-both-ways = В обе стороны
    .help = Партия кончается и при таком же счёте выше нуля.
    .words = гун чжу
option-tie = Ничьи
    .help = Что будет, если лучший счёт у нескольких.
    .words = ничья поровну ещё
option-adjust = Скачки счёта
    .help = Счёт, который падает, если попасть в него точно.
    .words = ровно 50 100 обнулить ноль
option-wrap-at = Обнуляемый счёт
    .help = Какой счёт становится нулём.
    .words = 104 126 рикеттс
option-special-win = На одном счёте
    .help = Долго стоять на одном счёте — победа.
    .words = 69 5 рикеттс
option-count-arrival = Приход в счёт
    .help = Раздача, приведшая к счёту, считается первой.
    .words = 69 5
option-ranking = Места
    .help = Считаются ли места после первого.
    .words = второе место
option-settle = Расчёт
    .help = Как переходят фишки или деньги.
    .words = фишки ставки игра на деньги банк пари
option-stake = Ставка
    .help = Сколько фишек платят за раз.
    .words = ставка фишки
option-chips = Фишек у каждого
    .help = Сколько фишек у каждого вначале.
    .words = фишки запас
option-wager = Взнос
    .help = Как делят взносы в конце партии.
    .words = пари выплата
option-auction = Торг
    .help = Торгуются фишками за право назвать штрафную масть.
    .words = заявка масть аукцион
option-timer = Песочные часы
    .help = Секунд на каждое решение; 0 — без предела.
    .words = часы время предел таймер пираты
option-partners = Партнёры
    .help = Кто с кем играет.
    .words = команды стороны пары
option-partner-moon = Луна партнёров
    .help = Должен ли всё взять один из партнёров.
    .words = луна

## Значения

value-option-on = Да
value-option-off = Нет
value-option-none = Нет
value-option-no-values = Нет
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CAPITAL(CARD($card)) }
value-option-card = { CARD($card) } { $points }

## «Поровну карт»

choice-strip-none = Вся колода
choice-strip-wiki = Без двоек, на шестерых джокеры
choice-strip-hay = Без двойки треф (и бубен)
choice-strip-parlett = Без двойки бубен (и треф)
choice-strip-arnold = Без двоек и одной тройки
choice-strip-foster = Без двоек, начиная с пик
choice-strip-hay-twos = Без двойки треф (и бубен), на шестерых без двоек
choice-strip-heartsette = Без двойки пик
choice-strip-low-minor = Без младших треф и бубен
choice-strip-jokers = С джокерами
choice-strip-wiki2 = Две колоды поровну

## «Джокеры»

choice-jokers-none = Нет
choice-jokers-off-suit = Только без масти
choice-jokers-anytime = Всегда
choice-jokers-zero-of-suit = Младшие трефа и бубна

## «Ход с джокера»

choice-joker-lead-not-if-other-card = Если больше не с чего
choice-joker-lead-next-card-sets-suit = Масть задаёт следующая карта
choice-joker-lead-leader-names-suit = Масть называет ходящий

## «Прикуп»

choice-kitty-none = Нет
choice-kitty-first-trick = К первой взятке
choice-kitty-first-point = К первой штрафной карте
choice-kitty-last-trick = К последней взятке
choice-kitty-first-trick-swap = Обмен за первую взятку
choice-kitty-first-point-swap = Обмен за первый штраф
choice-kitty-out-of-play = Вне игры

## «Снос»

choice-kitty-discard-captured = Считается взявшему
choice-kitty-discard-out-of-play = Не считается никому

## «Особая карта»

choice-special-card-none = Нет
choice-special-card-warren = Карта Уоррена

## «Уоррен и масть»

choice-warren-follow-alias = В масть лишней карты
choice-warren-follow-optional = Класть не обязательно

## «Остался Уоррен»

choice-warren-left-ordinary = Обычная раздача
choice-warren-left-redeal = Пересдача

## «Первый сдающий»

choice-first-dealer-random = По жребию
choice-first-dealer-low-card = Кто вытянул младшую

## «Направление»

choice-direction-cw = По часовой стрелке
choice-direction-ccw = Против часовой стрелки

## «Первый ход»

choice-opening-lead-lowest-club = Младшая трефа
choice-opening-lead-any-club = Владелец младшей трефы
choice-opening-lead-eldest = Игрок за сдающим
choice-opening-lead-two-spades = Двойка пик, потом свинья
choice-opening-lead-bidder = Высшая заявка

## «Очки в первой взятке»

choice-first-trick-free = Можно
choice-first-trick-no-points = Нельзя

## «Одни штрафные карты»

choice-first-trick-stuck-play-any = Играть любую
choice-first-trick-stuck-misdeal = Можно просить пересдачу
choice-first-trick-stuck-point-void = Карта никому не в счёт
choice-first-trick-stuck-lay-aside = Карту откладывают

## «Ход с червей»

choice-hearts-lead-always = Всегда
choice-hearts-lead-broken = Когда открыты

## «Что открывает червы»

choice-breakers-hearts = Червы
choice-breakers-hearts-qs = Червы и дама пик

## «Червы открыты, когда»

choice-break-event-played = Черва сыграна
choice-break-event-discarded = Черва сброшена
choice-break-event-won = Черва взята

## «Ход с закрытых червей»

choice-lead-exempt-only-hearts = С одними червами
choice-lead-exempt-hearts-or-penalty = С одними штрафными

## «Сброс дамы»

choice-qs-forced-no = Нет
choice-qs-forced-first-safe-chance = При первом случае

## «Равные карты»

choice-duplicates-first = Старше первая
choice-duplicates-last = Старше последняя
choice-duplicates-cancel = Гасят друг друга

## «Погашенная последняя»

choice-dead-last-trick-leader = Кто в неё ходил
choice-dead-last-trick-discard = Никто
choice-dead-last-trick-second-of-top = Вторая из старшей пары

## «Девятки-ускорители»

choice-boost-off = Нет
choice-boost-any-nine = Любая девятка
choice-boost-led-nine = Девятка масти хода

## «Выставление»

choice-charge-off = Нет
choice-charge-turbo = Открыто, без очереди
choice-charge-gong-zhu = По очереди, один раз
choice-charge-blind = Втайне, один раз

## «Добор»

choice-draw-off = Нет
choice-draw-domino = Когда нет масти
choice-draw-draw = После каждой взятки

## «Взятые карты»

choice-show-taken-last-trick = Последняя взятка по кнопке
choice-show-taken-last-trick-open = Последняя взятка открыта
choice-show-taken-penalty-cards = Штрафные карты открыты

## «Цена карт»

choice-values-black-lady = Червы и дама пик
choice-values-hearts-only = Только червы
choice-values-hooligan = Хулиган: семёрка треф
choice-values-graded = Червы по старшинству
choice-values-pip-hay = Point-Count
choice-values-pip-spot = Очковые червы
choice-values-pip-119 = По номиналу до десяти
choice-values-black-maria = Чёрная Мария
choice-values-black-lady-uk = Британская Чёрная дама
choice-values-gong-zhu = Гун Чжу
choice-values-royal = Королевские червы
choice-values-turbo = Турбо-червы
choice-values-complex = Комплексные червы
choice-values-ten-of-clubs = Десятка треф удваивает
choice-values-named-suit = Масть с торга
choice-values-reverse = Реверси
choice-values-four-jacks = Четыре валета

## «Картинки»

choice-pip-courts-ten = Все по десять
choice-pip-courts-rank = Валет, дама, король: 11–13

## «Премиальная карта»

choice-bonus-card-none = Нет
choice-bonus-card-jd = Валет бубен
choice-bonus-card-td = Десятка бубен

## «Ниже нуля»

choice-bonus-floor-none = Без предела
choice-bonus-floor-hand = Раздача не ниже нуля
choice-bonus-floor-total = Счёт не ниже нуля

## «Добрая свинья»

choice-pig-flip-all-hearts = Со всеми червами
choice-pig-flip-all-sixteen = Со всеми картами

## «Кто побеждает»

choice-score-dir-low = Наименьший счёт
choice-score-dir-high = Наибольший счёт
choice-score-dir-magnitude = Ближе к нулю
choice-score-dir-counters = Больше фишек

## «Что нужно для Луны»

choice-moon-needs-all-penalties = Все штрафные карты
choice-moon-needs-with-bonus = И премиальная карта
choice-moon-needs-all-hearts = Все червы
choice-moon-needs-hearts-qs = Червы и дама пик

## «Если снята Луна»

choice-moon-effect-none = Ничего
choice-moon-effect-add = Добавить остальным
choice-moon-effect-subtract = Вычесть у снявшего
choice-moon-effect-choice = Выбирает снявший
choice-moon-effect-negate = Сменить знак
choice-moon-effect-zero-or-double = Себе ноль или другим вдвое
choice-moon-effect-gift-from-each = Взять у каждого
choice-moon-effect-in-values = Как велит цена карт
choice-moon-effect-add-other-side = Добавить другой стороне

## «Цена Луны»

choice-moon-amount-penalties = Все штрафные очки
choice-moon-amount-own-hand = Взятое снявшим

## «Защита при Луне»

choice-moon-guard-none = Нет
choice-moon-guard-auto-subtract = Вместо этого вычесть
choice-moon-guard-reached-score = Выбор с заданного счёта
choice-moon-guard-game-goes-on = Партия продолжается

## «Премия при Луне»

choice-moon-and-bonus-independent = Считается как всегда
choice-moon-and-bonus-swallowed = Не считается

## «Если снято Солнце»

choice-sun-off = Нет
choice-sun-double = Вдвое больше Луны
choice-sun-punish = Вдвое тому, кто передал
choice-sun-clean-slate = Свой счёт обнуляется
choice-sun-sun-only = Для Луны нужны все взятки
choice-sun-first-trick-free = Вдвое, первая взятка не нужна

## «Конец партии»

choice-end-reach = Счёт достигнут
choice-end-exceed = Счёт превышен
choice-end-deals = Число раздач
choice-end-time = Время
choice-end-chips = Фишки кончились

## «Ничьи»

choice-tie-shared = Общая победа
choice-tie-extra-hands = Ещё раздачи
choice-tie-not-over-while-tied = При ничьей не конец

## «Скачки счёта»

choice-adjust-none = Нет
choice-adjust-wrap = Обнуление
choice-adjust-exact-50-100 = Ровно 50 или 100
choice-adjust-exact-100 = Ровно 100

## «На одном счёте»

choice-special-win-none = Нет
choice-special-win-sixty-nine = 69 на 5
choice-special-win-five = 5 на 69
choice-special-win-both = 69 на 5 и 5 на 69

## «Места»

choice-ranking-winner-only = Только победа
choice-ranking-full = Все места

## «Расчёт»

choice-settle-none = Нет
choice-settle-average = От среднего счёта
choice-settle-chips-pool = Банк фишек
choice-settle-sweepstake = Тотализатор
choice-settle-howell = Хауэлл
choice-settle-excess = Платит, у кого больше червей
choice-settle-wager = Взносы
choice-settle-turbo-points = Турбо-очки

## «Взнос»

choice-wager-places = По местам
choice-wager-winner-takes-all = Всё победителю

## «Партнёры»

choice-partners-none = Нет
choice-partners-fixed = Напротив
choice-partners-adhoc = Двое первых со взяткой

## «Луна партнёров»

choice-partner-moon-individual = Один игрок
choice-partner-moon-pooled = Партнёры вместе

## Заголовки

heading-aim = Цель
heading-players = Игроки и карты
heading-dealing = Сдача
heading-passing = Передача
heading-before = Перед игрой
heading-opening = Первый ход
heading-first-trick = Первая взятка
heading-leading = Как класть и ходить
heading-tricks = Взятки
heading-values = Цена карт
heading-extras = Другие очки
heading-moon = Луна и Солнце
heading-end = Конец партии
heading-money = Деньги, часы и стороны
heading-play = Игра
heading-scoring = Подсчёт

## Правила в одной строке

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } { noun-players }
summary-no-passing = без передачи
summary-passing = передача { SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] червы и дама пик
    [hearts_only] только червы
    [hooligan] Хулиган: семёрка треф
    [graded] червы по старшинству
    [pip_hay] Point-Count
    [pip_spot] очковые червы
    [pip_119] по номиналу до десяти
    [black_maria] Чёрная Мария
    [black_lady_uk] Британская Чёрная дама
    [gong_zhu] Гун Чжу
    [royal] Королевские червы
    [turbo] Турбо-червы
    [complex] Комплексные червы
    [ten_of_clubs] десятка треф удваивает
    [named_suit] масть с торга
    [reverse] Реверси
   *[four_jacks] Четыре валета
}
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, свои цены
summary-moon = { $moon ->
   *[add] Луна добавляет остальным
    [subtract] Луна вычитает
    [choice] Луна добавляет или вычитает
    [negate] Луна меняет знак
    [zero_or_double] Луна обнуляет или удваивает
    [gift_from_each] Луна берёт у каждого
    [in_values] все червы на пользу
    [add_other_side] Луна добавляет другой стороне
    [none] без Луны
}
summary-two-packs = две колоды
summary-cancel = равные карты гасят друг друга
summary-jokers = джокеры
summary-warren = карта Уоррена
summary-kitty = прикуп
summary-stock = запас
summary-charging = выставление
summary-nines = девятки
summary-sun = Солнце
summary-partners = партнёры
summary-counters = фишки
summary-special-win = { $win ->
    [sixty_nine] 69 на 5
    [five] 5 на 69
   *[both] 69 на 5 и 5 на 69
}
summary-end = { $end ->
   *[reach] до { $at }
    [exceed] до счёта больше { $at }
    [deals] { $at ->
        [one] { $at } раздача
        [few] { $at } раздачи
        [many] { $at } раздач
       *[other] { $at } раздачи
    }
    [time] { $at } мин
    [chips] пока у кого-то не кончатся фишки
}
