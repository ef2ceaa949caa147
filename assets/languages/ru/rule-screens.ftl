### Экраны опций и правил.

rule-screen-taken-back = Все изменения отменены. Ctrl+Z вернёт их.
rule-screen-save-as-another = Сохранить как новый
rule-screen-save-set = Сохранить вариант
rule-screen-rename-set = Переименовать вариант
rule-screen-save = Сохранить
rule-screen-same = { $wish }: с этими правилами то же, что { $same }.
rule-screen-save-question = Сохранить «{ $title }»?
rule-screen-saved = Сохранено: { $title }.
rule-screen-deleted = Удалено: { $name }. Вернуть можно из списка.
rule-screen-copied = Скопировано: { $code }
rule-screen-next-game = Со следующей партии: { $plan }.
rule-screen-name = Название
rule-screen-code-note = Код правил содержит весь вариант. Он начинается с H1.
rule-screen-paste-a-code = Вставить код
rule-screen-code = Код
rule-screen-use-these-rules = Играть по этим правилам
rule-screen-use-these = Взять
rule-screen-no-number = Введите хотя бы одно число.
rule-screen-no-numbers = Нужны целые числа через запятую.
rule-screen-too-many-numbers = Чисел может быть не больше { $n }.
rule-screen-number-range = Числа должны быть от { $low } до { $high }.
rule-screen-not-playable = Сначала исправьте или отмените последнее изменение.
rule-screen-changes = { $n ->
    [0] В точности как Стандарт.
   *[other] Отличий от Стандарта: { $n }.
}
rule-screen-changes-marked = { $n ->
    [0] В точности как Стандарт.
   *[other] Отличий от Стандарта: { $n }. Они отмечены золотом.
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
   *[other] { $players }, отличий: { $n }
}
rule-screen-differs = Отличий от Стандарта: { $n }.
rule-screen-based-on = На основе: { $name }. Отличий от Стандарта: { $n }.
rule-screen-cannot-be-played = Играть нельзя
rule-screen-undo-delete = Вернуть удалённое
rule-screen-no-such-set = Варианта с таким названием нет.
rule-screen-find-set = Найти вариант
rule-screen-card-values = Цена карт
rule-screen-rule-sets = Варианты
rule-screen-cards = Карты
rule-screen-points = Очки
rule-screen-card-as-usual = Сбросить эту
rule-screen-all-as-usual = Сбросить все
rule-screen-done = Готово
rule-screen-counts-as-usual = Эта карта и так стоит столько, сколько задано ценой карт.
rule-screen-own-cycle = Другой порядок…
rule-screen-card-count = { $n } { noun-cards }
rule-screen-passes = Передачи
rule-screen-cycle-intro = Передачи идут в таком порядке, по одной на раздачу, а потом сначала.
rule-screen-one-more = Добавить передачу
rule-screen-first-already = Она уже первая.
rule-screen-always-one = Нужна хотя бы одна; чтобы карты не передавать, выберите «без передачи».
rule-screen-longest-cycle = Передачи можно задать не больше чем на { $n } раздач.
rule-screen-nth-deal = Раздача { $n }
rule-screen-nth = { $n }.
rule-screen-move-up = Поднять { ORDINAL($n, case: "accusative") } раздачу
rule-screen-take-out = Убрать { ORDINAL($n, case: "accusative") } раздачу
rule-screen-led = ХОД
rule-screen-fewer = Меньше
rule-screen-more = Ещё опций: { $n }
rule-screen-take-change-back = Отменить
rule-screen-changed = изменено, { $note }, нажмите, чтобы вернуть
rule-screen-standard = { $standard ->
    [no] Обычно { $value }
   *[yes] Стандарт: { $value }
}
rule-screen-nearest = Взять ближайшие возможные правила
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = Изменить другие опции: { $n }
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = Правила
rule-screen-sentences = { $n ->
    [0] Всё как в Стандарте.
   *[other] Отличий от Стандарта: { $n }; они отмечены золотом.
}
rule-screen-in-full = Правила целиком
rule-screen-in-short = Коротко: { $text }.
rule-screen-clashing = После последнего изменения по этим правилам играть нельзя: почему, сказано красным.
rule-screen-untouched = Ничего не изменено.
rule-screen-players = { $n } { noun-players }
rule-screen-back-to = Вернуть, как было: { $title }
rule-screen-find-option = Найти опцию
rule-screen-paste-code = Вставить код
rule-screen-share = Поделиться
rule-screen-rename = Переименовать
rule-screen-delete = Удалить
rule-screen-reset-all = Сбросить
rule-screen-no-such-option = Такой опции не нашлось. Попробуйте другое слово.
rule-screen-play-these = Играть так
rule-screen-use-next = Со следующей
rule-screen-save-dots = Сохранить…
rule-screen-from-next-game = Изменения — со следующей партии

## Подписи под картинками правил

example-pass = Карты, выбранные на передачу другому игроку
example-follow = Ход с треф: из этих карт можно сыграть только трефы
example-broken = На бубну сброшена черва: червы открыты
example-trick = Ход с бубен: взятку берёт дама бубен
example-values = Сколько стоят карты
example-moon = Все карты Луны, взятые одним игроком
