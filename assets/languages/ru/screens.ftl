### Экраны вокруг стола: меню, выбор игры, настройки, справка, списки.

## Заголовки страниц

about-title = Об игре
about-licence-title = Лицензия
help-title = Как играть
keys-title = Свои клавиши
options-title = Настройки
portraits-title = Портрет
games-title = Партии
new-game-title = Выбор игры

## Главное меню

menu-name = Червы
menu-tagline = Тихое искусство не брать взяток
menu-tagline-new = Карточная игра: меньше очков — победа
menu-continue = Продолжить
menu-play = Играть
menu-new = Новая игра
menu-choose-detail = Правила, игроки, длина
menu-games-detail = Начатых: { $under }, сыгранных: { $over }
menu-saved = Партии
menu-options = Настройки
menu-about = Об игре
menu-quit = Выход
menu-quit-title = Выйти из игры?
menu-quit-saved = Ваша партия сохранена, её можно продолжить.
menu-stay = Остаться
menu-plan = { $title }, { $n } { noun-players }
menu-shared = Червы открыты ещё в одном окне; у каждого свои партии
menu-not-opened = Эту партию нельзя открыть
menu-back = Назад
files-title = Некоторые ваши файлы прочитаны не полностью
files-more = И ещё { $n }.
files-rest = Всё остальное на месте.
files-go-on = Дальше

## О программе

about-version = Версия { $version }
about-what = Карточная игра Червы и её родня, с соперниками, которые видят только то, что видно с их места.
about-alone =
    Работает без сети, без учётной записи и без рекламы и никуда ничего не отправляет. Это свободная
    программа под лицензией MIT.
about-files-title = Ваши файлы
about-files = Партии, настройки и журнал { $log } лежат в папке
about-open-folder = Открыть папку данных
about-not-shown = Файловый менеджер не запустился; путь скопирован
about-reports-title = Сообщить об ошибке
about-reports =
    Если что-то пойдёт не так, эти сведения помогут разобраться. Ничего личного в них нет. После сбоя в
    папке данных появляется отчёт: { $folder }.
about-copy = Скопировать сведения
about-copied = Сведения скопированы
about-works-title = Что ещё есть в этой программе
about-libraries =
    pygame-ce и некоторые звуковые библиотеки распространяются по лицензии GNU Lesser General Public
    License: это отдельные файлы в папке программы, их можно заменить своими версиями.
about-no-text = Текст этой лицензии лежит рядом с самим файлом.

## Портреты

name-you = Вы
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = выбран

## Свои клавиши

keys-at-table = За столом
keys-by-ear = На слух: эти клавиши только говорят
keys-everywhere = Везде
keys-usual = По умолчанию
keys-are-usual = Все клавиши и так по умолчанию.
keys-cancel = Отмена
keys-press = Нажмите новую клавишу. Сейчас это { $key }. Если новая клавиша уже занята, они поменяются местами.
keys-moved = Теперь { $key }: { $does }

## Таблица очков и конец партии

end-screen-sheet = Очки
end-screen-totals = Как менялся счёт
end-screen-back = Назад
end-screen-result = Итог
end-screen-next-deal = Новая раздача
end-screen-copy-scores = Копировать счёт
end-screen-scores-copied = Счёт скопирован
end-screen-no-clipboard = Буфер обмена недоступен
end-screen-deal = Раздача { $n }
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
end-screen-menu = Меню
end-screen-new = Новая игра
end-screen-scores = Таблица очков
end-screen-swap = Сменить соперника
end-screen-again = Ещё партию
end-screen-learn = К урокам
end-screen-copy = Копировать
end-screen-copied = Скопировано
end-screen-close = Закрыть

## Настройки

options-tab = { $tab ->
   *[rules] Правила
    [table] Стол
    [cards] Карты
    [sound] Звук
    [access] Доступность
}
options-times = { $factor }×
options-instant = Мгновенно
options-seconds = { $seconds } с
options-percent = { $value } %
options-key-note = Клавиша { $key }

options-group-you = Вы
options-name = Имя
options-your-name = Ваше имя
options-name-empty = В имени должна быть хотя бы одна буква.
options-save = Сохранить
options-portrait = Портрет

options-group-table = Стол
options-theme = Оформление
options-theme-choice = { $value ->
    [card-room] Клуб
    [midnight] Полночь
    [parchment] Пергамент
    [contrast] Контраст
    [walnut] Кабинет
    [linen] Светлый лён
   *[other] { $value }
}

options-group-playing = Игра
options-play-mode = Как сыграть карту
options-play-mode-choice = { $value ->
   *[click] Один щелчок
    [double] Два щелчка
    [drag] Только перенос
}
options-show-points = Показывать очки
options-show-points-choice = { $value ->
   *[full] Все очки
    [totals] Только итоги
    [hidden] Скрыть
}
options-confirm-pass = Спрашивать перед передачей
options-confirm-costly = Спрашивать перед дорогой картой
options-confirm-costly-note = Если она берёт половину очков раздачи или больше
options-confirm-blunders = Спрашивать перед грубой ошибкой
options-confirm-blunders-note = Только на тренировке ({ menu-new } → { new-game-practice }): тренер проверяет каждую карту
options-recall = Счёт карт
options-recall-note = Только на тренировке ({ menu-new } → { new-game-practice }), а также после подсказки или взятой назад карты
options-recall-choice = { $value ->
   *[off] Без помощи
    [show] Показывать, что вышло
    [ask] Три вопроса за раздачу
}
options-cut = Снимать колоду перед игрой
options-cut-note = Выключено: за вас снимает компьютер

options-group-speed = Скорость
options-pace = Темп
options-pace-choice = { $value ->
   *[usual] Обычный
    [slow] Медленнее
}
options-pace-note = За столом: клавиша { $key }
options-speed = Общая скорость
options-deal-speed = Сдача
options-play-speed = Ход картой
options-collect-speed = Сбор взятки
options-bot-wait = Время на раздумье
options-no-wait = Без пауз
options-trick-linger = Пауза после взятки
options-trick-linger-note = Щелчок её прерывает
options-wait-for-click = Ждать щелчка после взятки

options-group-cards = Карты
options-back-choice = { $value ->
   *[auto] Под стол
    [claret] Бордо
    [midnight] Полночь
    [forest] Лес
    [peacock] Павлин
    [garden] Ночной сад
    [bluework] Синий узор
}
options-palette-choice = { $value ->
   *[two] Два цвета
    [four] Четыре цвета
    [safe] Для дальтоников
}
options-face-choice = { $value ->
   *[auto] Авто
    [normal] Обычные
    [large] Крупные
}
options-group-hand = Ваши карты
options-sort = Порядок
options-sort-choice = { $value ->
   *[alternate] Цвета через один
    [classic] Как в бридже
}
options-suit-gap = Промежуток между мастями

options-group-reading = Чтение
options-scale = Размер текста
options-family = Шрифт
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Полный экран
options-group-seeing = Зрение
options-reduced-motion = Меньше движения
options-reduced-motion-note = Карты проявляются, а не летают
options-high-contrast = Высокий контраст
options-high-contrast-note = Гладкие панели, чёткие края и тёмные цвета карт в любом оформлении
options-suit-letters = Буквы мастей
options-suit-letters-note = П, Ч, Б, Т под знаками на картах и вместо мелких знаков
options-magnify = Увеличивать карты
options-magnify-choice = { $value ->
   *[off] Никогда
    [focus] С клавиатурой
    [hover] Клавиши или мышь
}
options-magnify-note = Рядом со взяткой, не закрывая ни её, ни ваших карт
options-group-moving = Моторика
options-left-handed = Кнопки слева
options-left-handed-note = Стол зеркально: ваша табличка справа
options-reverse-hand = Карты в обратном порядке
options-reverse-hand-note = Масти и старшинство идут справа налево
options-dwell = Щелчок задержкой указателя
options-dwell-note = Если указатель замер на чём-то, оно нажимается; тем временем заполняется кольцо
options-dwell-seconds = Задержка
options-hold-seconds = Долгое нажатие
options-hold-seconds-note = Такое касание объясняет, что у вас под пальцем
options-double-seconds = Двойной щелчок за
options-double-seconds-note = Второй щелчок за это время относится к первому
options-repeat-after = Повтор при удержании через
options-repeat-after-note = Направления геймпада, плюс и минус
options-repeat-every = Затем каждые
options-group-switches = Одна или две кнопки
options-switches = Чем играть
options-switches-choice = { $value ->
   *[off] Всё управление
    [one] Одна кнопка
    [two] Две кнопки
}
options-switches-note = Рамка переходит от части к части: сама при одной кнопке, по второй кнопке при двух
options-switch-seconds = Рамка идёт дальше каждые
options-switch-click = Щелчок — это кнопка
options-switch-click-note = Где бы ни был указатель; кнопка A геймпада — всегда
options-group-listening = Слух
options-voice = Читать игру вслух
options-voice-note = Для тех, у кого нет экранного диктора
options-voice-rate = Скорость речи
options-voice-hello = Поздороваться
options-verbosity = Сколько читать
options-verbosity-choice = { $value ->
    [brief] Кратко
    [full] Подробно
   *[usual] Обычно
}
options-wait-for-listener = Ждать, пока вы слушаете
options-wait-for-listener-note = Ничего не идёт само: нажимайте пробел. Песочные часы стоят.
options-group-keyboard = Клавиатура
options-keys = Все клавиши
options-keys-show = Показать
options-own-keys = Свои клавиши
options-own-keys-change = Изменить

## Звук

sound-levels = Громкость
sound-when = Когда
sound-more-label = Каждый звук отдельно
sound-more = { $open ->
    [yes] Свернуть
   *[no] Ещё
}
sound-play = Прослушать: { $name }
sound-none = Звуковое устройство не найдено.
sound-all = Все звуки
sound-table = Карты и события
sound-effects = Кнопки и переключатели
sound-mute = Без звука
sound-quiet-away = Тишина в фоне
sound-quiet-away-note = Пока открыто другое окно
sound-pan = Звук со стороны игрока
sound-pan-note = Слева и справа, как места на экране
sound-more-cues = Больше сигналов
sound-more-cues-note = Тихий звук, когда очки берёт другой игрок
sound-group = { $group ->
   *[cards] Карты
    [your-turn] Ваш ход
    [moments] События
    [buttons] Кнопки
}
sound-cue = { $cue ->
   *[flick] Сдача и ход
    [slide] Передача и сортировка
    [sweep] Сбор взятки
    [lift] Карта поднята
    [set-down] Карта положена
    [your-turn] Ваш ход
    [not-allowed] Нельзя
    [points] Взяты очки
    [points-others] Очки других игроков
    [hearts-broken] Червы открыты
    [queen] Дама пик
    [moon] Луна
    [win] Победа
    [lose] Поражение
    [button] Нажатие кнопки
    [tick] Смена значения
    [toggle-on] Включение
    [toggle-off] Выключение
}

## Выбор игры

new-game-find = Найти вариант
new-game-players-note = { $n } { noun-players }
new-game-change-rules = Изменить правила
new-game-read-rules = Читать правила
new-game-origin = Откуда: { $origin }.
new-game-based-on = Ваш вариант на основе «{ $title }».
new-game-length = Длина
new-game-players = Игроки
new-game-number = Сколько
new-game-opponent = Соперник { $n }
new-game-level = Сила соперника { $n }
new-game-any-character = Сюрприз
new-game-any-level = Любая сила
new-game-fits = Под меня
new-game-share = Ваши победы: около
new-game-practice = Тренировочная партия
new-game-practice-note = Партия не входит ни в статистику, ни в рейтинг. Ошибки из неё не вернутся в разделе «{ menu-practice }».
new-game-surprise = Случайные
new-game-others-stay = Другие ваши партии остаются
new-game-start = Начать
new-game-start-set = Начать: { $name }

## Сохранённые партии

games-stand = Раздача { $deal }, у вас { $points } { noun-points }
games-value = { $stand }, { $when }
games-note = { $n } { noun-players }, { $when }
games-busy = открыта в другом окне
games-today = сегодня, { $clock }
games-yesterday = вчера, { $clock }
games-on-day = { $day } { games-month }
games-on-day-of-year = { $day } { games-month } { $year }
# В датах: «5 января».
games-month = { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
}
games-none = Начатых партий нет.
games-which = Какие партии
games-under-way = Начатые
games-over = Сыгранные
games-filter = Показать
games-kept = { $which ->
    [won] Победы
    [lost] Поражения
    [starred] Со звездой
   *[all] Все
}
games-by-rules = Правила
games-any-rules = Все правила
games-by-time = Когда
games-period = { $days ->
    [0] За всё время
    [365] За год
    [one] За { $days } день
    [few] За { $days } дня
    [many] За { $days } дней
   *[other] За { $days } дня
}
games-none-over = { $any ->
    [yes] Таких партий нет.
   *[no] Сыгранных партий пока нет.
}
games-more = Ещё { $n }
games-size = Сыграно партий: { $n }, { $size } КБ. Хранятся последние 200 и все со звездой.
games-star = { $on ->
    [yes] Снять звезду: { $title }
   *[no] Отметить звездой: { $title }
}
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, тренировка
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [0] Поражение
    [1] Победа
   *[other] { PLACE($place) } место
}
games-result-points = { $points } за { deals-accusative }
games-review = Разбор раздач
games-deleted = Удалено: { $title }. Вернуть можно, пока открыта эта страница.
games-undo = Вернуть
games-not-brought-back = Партию не удалось вернуть.
games-rename = Переименовать: { $title }
games-delete = Удалить: { $title }
games-name-title = Название партии
games-name = Название
games-save = Сохранить

## Как играть

help-rules = Правила
help-pictures = В картинках
help-keys = Клавиши
help-opponents = Ваши соперники
help-fair = Честные раздачи
help-trick = Все по очереди кладут по карте: вместе это взятка. Обычно её берёт старшая карта той масти, с которой ходили.
help-moon = Как снять Луну
keys-pad = Геймпад
help-choose-card = Перейти по своим картам
    .keys = { $left } { $right }
help-use-card = Сыграть карту или выбрать её для передачи
    .keys = Enter
help-to-button = От выбранных карт к кнопке
    .keys = { $down }
help-finish-animation = Пропустить анимацию
    .keys = Пробел
help-take-back = Взять последнюю карту назад
    .keys = Backspace
help-game-menu = Меню партии
    .keys = Esc
help-next-control = Следующий элемент; с Shift — предыдущий
    .keys = Tab
help-move = Перейти к другому элементу, сменить значение
    .keys = { $up } { $down } { $left } { $right }
help-number = Изменить число
    .keys = + −
help-scroll = Прокрутить или изменить значение сразу на много
    .keys = Page { $up } { $down }, Home, End
help-press = Нажать элемент
    .keys = Enter, пробел
help-next-page = Следующая вкладка экрана; с Shift — предыдущая
    .keys = Ctrl Tab
help-back = Назад
    .keys = Esc
help-find = К полю поиска
    .keys = Ctrl F или буквы
help-undo = Отменить изменение правил или удаление
    .keys = Ctrl Z

## Что в файле настроек не годится

options-file-value = { $wanted ->
    [truth] Настройка { $name }: там { $value }, а нужно true или false; взято { $default }.
    [text] Настройка { $name }: там { $value }, а нужен текст; взято { $default }.
    [short-text] Настройка { $name }: там { $value }, а нужен текст от 1 до { $most } знаков; взято { $default }.
    [portrait] Настройка { $name }: там { $value }, а нужно имя портрета; взято { $default }.
    [language] Настройка { $name }: там { $value }, а нужен код языка; взято { $default }.
    [whole-number] Настройка { $name }: там { $value }, а нужно целое число; взято { $default }.
    [choice] Настройка { $name }: там { $value }, а можно { SERIES($choices) }; взято { $default }.
    [bounds] Настройка { $name }: там { $value }, а нужно число от { $low } до { $high }; взято { $default }.
   *[number] Настройка { $name }: там { $value }, а нужно число; взято { $default }.
}
options-file-not-kept = Настройку { $name } нельзя сохранить.
options-file-line = Строка { $n } настроек — не настройка: { $line }
options-file-unsaved = Настройки не удалось сохранить: { $why }.
options-file-too-long = слишком длинно для показа

## Языки

options-language = Язык
options-language-system = Как в системе
options-language-draft = Черновик: носитель языка его ещё не проверял. Как исправить текст, сказано в файле TRANSLATING.md среди исходных файлов.

## Кто играет на этом компьютере

people-title = Кто играет?
people-plays = сейчас играет
people-new = Новый игрок
people-new-detail = Со своими партиями и статистикой
people-name-them = Имя и портрет выбирают в настройках.
people-not-kept = Не удалось сохранить, кто играл последним: { $why }.
people-not-changed = Не удалось изменить список игроков: { $why }.

## Карты и столы в картинках

deck-title = Выбор колоды
options-deck = Карты и стол
deck-back = Назад, ничего не менять
deck-use = Выбрать этот вид
deck-surprise = Наугад
deck-faces = Рисунок
deck-backs = Рубашки
deck-match = Под стол
deck-tables = Столы
deck-own = Своя картинка
deck-chosen = выбрано
deck-preview = Так карты выглядят сейчас: { $look }
deck-own-title = Картинка для вашего стола
deck-own-note = Файл PNG или JPEG, не больше 20 МБ. Его можно просто перетащить в это окно. Картинка обрежется по размеру окна и затемнится так, чтобы всё легко читалось.
deck-own-path = Путь к картинке
deck-own-use = Выбрать
deck-blur = Размытие
deck-picture-unreadable = Эту картинку не удалось открыть. Выберите файл PNG или JPEG.
deck-picture-too-large = Картинка слишком большая. Выберите файл до { $most } МБ и до 50 мегапикселей.
deck-picture-not-kept = Картинку не удалось скопировать в вашу папку.
