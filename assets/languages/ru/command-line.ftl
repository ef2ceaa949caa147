### Командная строка и её жалобы. Слова вроде --seed набирают: они остаются как есть.

## Что говорит «hearts-gui --help»

cli-about = Червы для компьютера. Без команды начинается игра; если назвать сохранённую партию, открывается она.
cli-verbs = команды:
cli-about-rules = варианты правил или один из них простыми словами
cli-about-simulate = партии между компьютерными игроками
cli-about-match = два компьютерных игрока на одних раздачах во всех рассадках
cli-about-replay = переиграть сохранённую партию, чтобы проверить её
cli-about-judge = чего стоило каждое решение в сохранённой партии по тому, что мог знать игрок
cli-about-convert = партия в формате другой программы или из него: OpenSpiel, hearts-engine
cli-about-puzzles = задачи из игры; --verify ID или all доказывает их снова
cli-about-daily = игры дня с контрольной суммой партии Клубного игрока; --check CODE проверяет результат
cli-about-bots = уровни и характеры компьютерных игроков
cli-about-screenshot = картинка экрана
cli-about-bench = скорость этого компьютера: frames, start, playouts, decisions, judge или statistics
cli-about-language = Язык выбирают через --lang CODE перед командой или через HEARTS_LANG.
cli-usage = использование:
cli-positionals = аргументы
cli-options = опции

## Жалобы

cli-stopped = Остановлено.
cli-no-verb = { $nearest ->
    [none] { $word } — не команда и не сохранённая партия; см. { $program } --help.
   *[other] { $word } — не команда и не сохранённая партия; может быть, { $nearest }?
}
cli-lang-alone = После --lang идёт код языка, например --lang en.
cli-no-language = На { $code } игра не переведена; выберите из { SERIES($known) }.
cli-argument = Аргумент { $argument_name }: { $message }.
cli-required = Не хватает: { $text }.
cli-unrecognized = Неизвестный аргумент: { $text }.
cli-ambiguous = { $option } можно понять по-разному: { $matches }.
cli-no-value = не хватает значения
cli-value-unwanted = { $text } здесь лишнее
cli-no-integer = { $value } — не целое число
cli-too-many-seconds = { $text } больше { $most } секунд
cli-no-number = { $text } — не целое число больше нуля
cli-not-positive = { $text } — не число больше нуля
cli-no-text = это не текст в UTF-8
cli-no-digits = { $text } — не код из 12–64 шестнадцатеричных цифр
cli-no-size = { $text } — не размер вроде 1280x720
cli-size-range = { $text } не между 800x600 и 8192x8192
cli-unknown = { $what ->
    [rule_set] Варианта { $word } нет; может быть, { $nearest }?
    [player] Игрока { $word } нет; может быть, { $nearest }?
    [format] Формата { $word } нет; может быть, { $nearest }?
    [scene] Сцены { $word } нет; может быть, { $nearest }?
    [message] Сообщения { $word } нет; может быть, { $nearest }?
    [theme] Оформления { $word } нет; может быть, { $nearest }?
    [vision] Типа зрения { $word } нет; может быть, { $nearest }?
   *[measurement] Измерения { $word } нет; может быть, { $nearest }?
}
cli-unknown-listed = Имя { $word } неизвестно; { $command } покажет все имена.
cli-unknown-few = Имя { $word } неизвестно; выберите из { SERIES($known) }.
cli-no-file = Файла { $file } нет.
cli-no-program = Программу { $program } запустить не удалось.
cli-scale = Масштаб должен быть от { $low } до { $high }, а не { $scale }.
cli-rules-legend = Строки, начинающиеся с *, отличаются от Стандарта.
cli-rule-set = { $title } (игроков: { $sizes })
cli-games-not-kept = Партии не удалось сохранить в { $folder } ({ $why }).
cli-not-written = { $file } записать не удалось ({ $why }).
cli-characters = Характеры: { SERIES($names) }
cli-no-scene = Назовите сцену и файл; --list называет сцены.
cli-own-deal = Сцена { $scene } всегда показывает одну и ту же раздачу; уберите --seed.
cli-message-nowhere = Ни на одном пробном экране нет { $key }; где оно стоит, сказано в комментарии над ним.
cli-no-png = Картинки пишутся в PNG, { $file } должен кончаться на .png.
cli-progress = { $done } из { $of }
cli-match-progress = раздач { $done } из { $of }, разница { $mean } ± { $error } очка на раздачу
match-file-other = В { $file } другой матч: другие игроки, правила, формат или зерно. Укажите другой файл.
match-file-line = { $file }, строка { $line }: это не раздача матча. Укажите другой файл.
match-file-unusable = { $file } не годится ({ $why }).
cli-bots-do-not-fit = --bots называет игроков: { $n }, а за столом их { $players }.
cli-replay-damage = { $file }, строка { $line }: { $why }.
puzzle-unknown = Задачи { $id } нет.
puzzle-wrong = { $n ->
    [1] { LIST($ids) }: указанный ответ неверен.
   *[other] Задач с неверным указанным ответом: { $n }: { LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] Раздачи { $deal } в этой партии нет: ни одна не начата.
   *[other] Раздачи { $deal } в этой партии нет: раздач в ней { $n }.
}
judge-no-seat = Места { $seat } за этим столом нет: места от 0 до { $most }.
cli-endless-void = { $n ->
    [one] По этим правилам раздача не состоялась { $n } раз подряд.
    [few] По этим правилам раздача не состоялась { $n } раза подряд.
    [many] По этим правилам раздача не состоялась { $n } раз подряд.
   *[other] По этим правилам раздача не состоялась { $n } раза подряд.
}
cli-endless-seed = По этим правилам партия с зерном { $seed } не окончена и через { $most } раздач.
cli-endless = { $n ->
    [1] По этим правилам партия не окончена и через { $most } раздач.
   *[other] По этим правилам ни одна из партий ({ $n }) не окончена и через { $most } раздач.
}

## Что --help говорит о команде и её опциях

cli-help-1v3-or-2v2 = 1v3 или 2v2
cli-help-add-line-items-every-deal = добавить, из чего сложился каждый счёт
cli-help-any-text = любой текст; с одним и тем же текстом карты те же
cli-help-check-seed-every-deal-every = проверить зерно, каждую раздачу и счёт и сказать, что это доказывает
cli-help-computer-players = Уровни и характеры компьютерных игроков.
cli-help-duplicate-deals-in-all-seatings = Два компьютерных игрока на одних раздачах во всех рассадках.
cli-help-every-picture-measured = записать и измерить каждую картинку
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge или statistics
cli-help-games-between-computer-players = Партии между компьютерными игроками.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan или tritan
cli-help-how-fast-here = Скорость этого компьютера.
cli-help-with-reader = frames: измерять, сообщая всё экранному диктору
cli-no-reader = В этом сеансе экранный диктор не слушает; сначала запустите его.
cli-help-how-long-for-each = секунд на каждое измерение
cli-help-how-many-deals = число раздач
cli-help-end-at-this-error = закончить матч, когда стандартная ошибка разницы не больше стольких очков
cli-help-keep-deals-go-on = хранить раздачи в этом файле и продолжать с того, что в нём есть
cli-help-how-many-games = число партий
cli-help-how-many-sit-at-table = число игроков
cli-help-puzzles = Задачи из игры.
cli-help-count-puzzles-again = доказать эту задачу или все снова, по всем возможным или новым пробным раскладам
cli-help-daily = Игры дня.
cli-help-daily-date = первый день (по умолчанию сегодня)
cli-help-days = число дней
cli-help-check-code = переиграть партию из кода и назвать её результат
cli-no-date = { $word } — не дата вроде 2026-11-23
cli-no-days = число дней должно быть от 1 до { $most }
cli-days-end = Календарь кончается { $last }; укажите меньше дней или более раннюю дату.
cli-help-judge-saved-game-again = Переиграть сохранённую партию, чтобы проверить её.
cli-help-what-answers-cost = Чего стоило каждое решение в сохранённой партии по тому, что мог знать игрок.
cli-help-convert = Перевести партию из одного формата в другой.
cli-help-format = hearts, openspiel, openspiel-text или hearts-engine
cli-help-this-deal-only = только эта раздача, счёт с 1
cli-help-this-seat-only = только это место, счёт с 0
cli-help-keep-every-game-as-file = сохранить каждую партию файлом в этой папке
cli-help-key-name-or-code-rules = правила: ключ, название или код правил
cli-help-level-or-cmd-program = уровень или cmd:PROGRAM
cli-help-name-scenes = назвать сцены
cli-help-message = первый экран с этим сообщением; чтобы найти, где стоит перевод
cli-help-one-computer-player-only = измерять только этого компьютерного игрока
cli-help-one-level-or-one-seat = один уровень или по одному на каждое место
cli-help-one-window-size-only = измерять только этот размер окна
cli-help-picture-screen = Картинка экрана.
cli-help-play-one-deal-by-itself = сыграть одну раздачу автоматически и сообщить итог
cli-help-accessibility-dump = дерево доступности экрана в JSON (по умолчанию — меню)
cli-help-print-json = выводить JSON
cli-help-help = показать эту справку
cli-help-version = показать версию
cli-help-processes = число процессов
cli-help-rule-sets-or-one-them = Варианты правил или один из них.
cli-help-saved-game-open = сохранённая партия, которую открыть
cli-help-seconds-programs-have-answer = сколько секунд на решение у внешней программы
cli-help-verify-against-fair-deal-code = сверить с кодом честной раздачи, показанным до первой раздачи, или с его началом
cli-help-verify-against-cut = сверить, что колоду сняли этим текстом; игра показывала его рядом с кодом
cli-help-with-all-only-these = с --all: рисовать только эти
