### Окно, что есть на каждой странице, названия элементов и клавиш, ошибки программы.

## Страницы и диалоги

page-close = Закрыть
page-cancel = Отмена
page-paste = Вставить
page-no-letters = { $n ->
    [1] Ни в одном шрифте этого компьютера нет знака { $codes }. Уберите его.
   *[other] Ни в одном шрифте этого компьютера нет знаков { $codes }. Уберите их.
}

## Элементы, для экранного диктора

widget-role-button = кнопка
widget-role-switch = переключатель
widget-role-tabs = вкладки
widget-role-stepper = счётчик
widget-role-list-box = выбор из списка
widget-role-slider = ползунок
widget-role-text-field = поле ввода
widget-role-group-of-switches = группа переключателей
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] включено
   *[no] выключено
}
widget-choice = { $option }, { $n } из { $of }
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }; сейчас { CARD($here) }
   *[no] нет; сейчас { CARD($here) }
}
widget-card-points = { CARD($card) }, { $points }
widget-pages = Страница

## Что делают клавиши, которые можно менять

window-key-last = Держать: показать последнюю взятку
window-key-legal = Показать, чем можно сыграть и почему
window-key-hint = Подсказка (партия станет тренировочной); в разборе — ещё раз
window-key-undo = Взять последнюю карту назад
window-key-scores = Таблица очков
window-key-finish = Завершить раздачу, когда это предложено
window-key-beside = Забрать остальные взятки или передать втёмную; скопировать счёт или позицию
window-key-passed = Показать переданные карты
window-key-pace = Медленнее или в обычном темпе
window-key-options = Настройки
window-key-review = В таблице очков: разбор последней раздачи
window-key-view = В разборе: ваш вид или все карты
window-key-mark = В разборе: следующее отмеченное решение
window-key-knows = В разборе: что они могли знать?
window-page = Читать дальше
window-page-down = Ниже
window-page-up = Выше
window-key-switch = Выбрать
window-key-switch-step = Шаг дальше
window-key-mute = Включить или выключить звук
window-key-full-screen = Включить или выключить полный экран
window-key-cap = { $name ->
    [space] Пробел
   *[other] { $cap }
}
window-key-needed = Эта клавиша нужна, чтобы переходить и выбирать.
window-key-modifier = Эта клавиша действует только вместе с другими.

## Кнопки геймпада

window-pad-move = Перейти по картам и между элементами
    .keys = { $left } { $right } { $up } { $down }, левый стик
window-pad-use = Сыграть или выбрать карту, нажать элемент
    .keys = A
window-pad-back = Назад; за столом — меню партии
    .keys = B, Start
window-pad-legal = Показать, чем можно сыграть
    .keys = X
window-pad-last = Держать: показать последнюю взятку
    .keys = Y
window-pad-pages = Вкладки экрана; за столом — его кнопки
    .keys = LB, RB
window-pad-undo = Взять последнюю карту назад
    .keys = LT
window-pad-beside = Забрать остальное, передать втёмную, пересдача
    .keys = RT
window-pad-scores = Таблица очков
    .keys = View
window-pad-scroll = Прокрутка; нажатие — подсказка
    .keys = Правый стик

## Без окна: в терминале

window-no-screen = Игре нужен экран, но открыть его не удалось.
window-no-screen-because = Игре нужен экран, но открыть его не удалось ({ $reason }).
window-screen-lost = Экрана больше нет.
window-not-opened = Игра не смогла открыть окно ({ $reason }).
window-no-library =
    Чтобы открыть окно, игре нужна библиотека { $library }: установите пакет { $debian } (Debian,
    Ubuntu) или { $fedora } (Fedora, openSUSE).

## Ошибки программы

crash-stopped = { $lack ->
    [memory] Игре пришлось остановиться: система не дала больше памяти.
    [files] Игре пришлось остановиться: система не дала открыть больше файлов.
    [asset] Игре пришлось остановиться: один из её файлов отсутствует или повреждён.
   *[nothing] Сбой игры из-за ошибки в программе.
}
crash-saved = { $lack ->
    [memory] Ваша партия сохранена: закройте другие программы и снова запустите игру.
    [files] Ваша партия сохранена: закройте другие программы и снова запустите игру.
    [asset] Ваша партия сохранена: переустановите игру и снова запустите её, чтобы продолжить.
   *[nothing] Ваша партия сохранена: снова запустите игру, чтобы продолжить.
}
crash-report = Отчёт лежит здесь:
crash-no-report = Отчёт записать не удалось.
crash-last-title = В прошлый раз игра прервалась
crash-last = В прошлый раз игру прервала ошибка; ваши партии целы, отчёт в { $path }.
crash-sentence = { $lack ->
    [memory] Система не дала игре больше памяти; сначала закройте другие программы.
    [files] Система не дала игре открыть больше файлов; сначала закройте другие программы.
    [asset] Файл игры отсутствует или повреждён ({ $fault }); переустановите игру.
   *[nothing] Что-то пошло не так ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] Система не дала игре больше памяти; сначала закройте другие программы; отчёт в { $path }.
    [files] Система не дала игре открыть больше файлов; сначала закройте другие программы; отчёт в { $path }.
    [asset] Файл игры отсутствует или повреждён ({ $fault }); переустановите игру; отчёт в { $path }.
   *[nothing] Что-то пошло не так ({ $fault }); отчёт в { $path }.
}
