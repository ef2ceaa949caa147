### La ventana, lo que hay en todas las páginas, nombres de controles y de teclas, y errores del programa.

## Páginas y diálogos

page-close = Cerrar
page-cancel = Cancelar
page-paste = Pegar
page-no-letters = { $n ->
    [one] Ninguna fuente de este equipo tiene el carácter { $codes }. Escríbelo sin él.
   *[other] Ninguna fuente de este equipo tiene los caracteres { $codes }. Escríbelo sin ellos.
}

## Controles, para un lector de pantalla

widget-role-button = botón
widget-role-switch = interruptor
widget-role-tabs = pestañas
widget-role-stepper = contador
widget-role-list-box = lista desplegable
widget-role-slider = deslizador
widget-role-text-field = campo de texto
widget-role-group-of-switches = grupo de interruptores
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] activado
   *[no] desactivado
}
widget-choice = { $option }, { $n } de { $of }
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }; ahora en { CARD($here, article: "the") }
   *[no] ninguna; ahora en { CARD($here, article: "the") }
}
widget-card-points = { CARD($card) }, { $points }
widget-pages = Página

## Lo que hacen las teclas que se pueden cambiar

window-key-last = Mantener pulsada: ver la última baza
window-key-legal = Ver qué se puede jugar, y por qué
window-key-hint = Pista (la partida pasa a ser de práctica); en el repaso, intentarlo otra vez
window-key-undo = Retirar la última carta
window-key-scores = Marcador
window-key-finish = Terminar la mano cuando se ofrece
window-key-beside = Reclamar las bazas que quedan, pasar cartas a ciegas o anular el reparto; copiar el marcador o una posición
window-key-passed = Ver las cartas pasadas en esta mano
window-key-pace = Juego más lento, o ritmo normal
window-key-options = Opciones
window-key-review = En el marcador: repasar la última mano
window-key-view = En el repaso: tu vista o todas las cartas
window-key-mark = En el repaso: la siguiente decisión marcada
window-key-knows = En el repaso: ¿qué podían saber?
window-page = Desplazar
window-page-down = Más abajo
window-page-up = Más arriba
window-key-switch = Elegir
window-key-switch-step = Parte siguiente
window-key-mute = Activar o quitar el sonido
window-key-full-screen = Entrar o salir de pantalla completa
window-key-cap = { $name ->
    [return] Intro
    [enter] Intro
    [insert] Insert
    [delete] Supr
    [home] Inicio
    [end] Fin
    [page-up] Re Pág
    [page-down] Av Pág
    [pause] Pausa
    [print-screen] Impr Pant
    [scroll-lock] Bloq Despl
    [caps-lock] Bloq Mayús
    [num-lock] Bloq Num
    [space] Espacio
    [backspace] Retroceso
   *[other] { $cap }
}
window-key-needed = Esta tecla hace falta para moverse y para elegir.
window-key-modifier = Esta tecla solo funciona junto con otras.

## Lo que hacen los botones de un mando

window-pad-move = Moverse por tus cartas y entre los controles
    .keys = { $left } { $right } { $up } { $down }, palanca izquierda
window-pad-use = Jugar o elegir la carta, pulsar el control
    .keys = A
window-pad-back = Volver; en la mesa, el menú de la partida
    .keys = B, Start
window-pad-legal = Ver qué se puede jugar
    .keys = X
window-pad-last = Mantener pulsado: ver la última baza
    .keys = Y
window-pad-pages = Páginas de una pantalla; en la mesa, sus botones
    .keys = LB, RB
window-pad-undo = Retirar la última carta
    .keys = LT
window-pad-beside = Reclamar, pasar a ciegas o anular el reparto
    .keys = RT
window-pad-scores = Marcador
    .keys = View
window-pad-scroll = Desplazar; al pulsarla, una pista
    .keys = Palanca derecha

## Sin ventana: en la terminal

window-no-screen = Corazones necesita una pantalla, y no se ha podido abrir ninguna.
window-no-screen-because = Corazones necesita una pantalla, y no se ha podido abrir ninguna ({ $reason }).
window-screen-lost = La pantalla ya no está.
window-not-opened = Corazones no ha podido abrir su ventana ({ $reason }).
window-no-library =
    Corazones necesita la biblioteca { $library } para abrir su ventana: instala el paquete { $debian }
    (Debian, Ubuntu) o { $fedora } (Fedora, openSUSE).

## Errores del programa

crash-stopped = { $lack ->
    [memory] Corazones ha tenido que parar porque el sistema no le daba más memoria.
    [files] Corazones ha tenido que parar porque el sistema no le dejaba abrir más archivos.
    [folder] Corazones ha tenido que parar porque no puede escribir en ninguna carpeta temporal.
    [asset] Corazones ha tenido que parar porque uno de sus archivos falta o está dañado.
   *[nothing] Corazones se ha cerrado por un error del programa.
}
crash-saved = { $lack ->
    [memory] Tu partida está guardada: cierra otros programas y vuelve a abrir Corazones para continuar.
    [files] Tu partida está guardada: cierra otros programas y vuelve a abrir Corazones para continuar.
    [folder] Tu partida está guardada: libera espacio en el disco y vuelve a abrir Corazones para continuar.
    [asset] Tu partida está guardada: vuelve a instalar Corazones y ábrelo para continuar.
   *[nothing] Tu partida está guardada: vuelve a abrir Corazones para continuar.
}
crash-report = Hay un informe en
crash-no-report = No se ha podido escribir ningún informe.
crash-last-title = Corazones se cerró de improviso la última vez
crash-last = La última vez, un error cerró Corazones; tus partidas están a salvo, y hay un informe en { $path }.
crash-sentence = { $lack ->
    [memory] El sistema no daba más memoria a Corazones; cierra antes otros programas.
    [files] El sistema no dejaba a Corazones abrir más archivos; cierra antes otros programas.
    [folder] Corazones no puede escribir en ninguna carpeta temporal; libera espacio en el disco o indica otra carpeta en TMPDIR.
    [asset] Un archivo de Corazones falta o está dañado ({ $fault }); vuelve a instalar Corazones.
   *[nothing] Algo ha salido mal ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] El sistema no daba más memoria a Corazones; cierra antes otros programas. Hay un informe en { $path }.
    [files] El sistema no dejaba a Corazones abrir más archivos; cierra antes otros programas. Hay un informe en { $path }.
    [folder] Corazones no puede escribir en ninguna carpeta temporal; libera espacio en el disco o indica otra carpeta en TMPDIR. Hay un informe en { $path }.
    [asset] Un archivo de Corazones falta o está dañado ({ $fault }); vuelve a instalar Corazones. Hay un informe en { $path }.
   *[nothing] Algo ha salido mal ({ $fault }). Hay un informe en { $path }.
}
