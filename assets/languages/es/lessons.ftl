### Lecciones: posiciones con una línea de texto cada vez.

lesson-title = Lecciones
lesson-progress = { $done } de { $of } hechas, { $stars } de { $most } estrellas
lesson-row = { $now ->
    [yes] ahora
   *[no] { $n ->
        [0] sin hacer
        [one] hecha, una estrella
       *[other] hecha, { $n } estrellas
    }
}
lesson-part = Parte { $at } de { $of }
lesson-club = Para jugadores de club
lesson-families = Para otras modalidades
lesson-leave = Salir de las lecciones
lesson-restart = Reiniciar
lesson-show = Mostrar
lesson-watch = Observa…
lesson-do = { $kind ->
    [play] { $n ->
        [0] Elige una carta
       *[other] Jugar
    }
    [pass] { $n ->
        [3] Pasar estas cartas
       *[other] Elige tres cartas
    }
   *[charge] { $n ->
        [0] No exponer
        [one] Exponer esta carta
       *[other] Exponer estas
    }
}
lesson-bid = { $n ->
    [0] No pujar
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = Probar otra vez
lesson-next-part = Siguiente parte
lesson-next = Siguiente lección
lesson-first-deal = Jugar una primera mano
lesson-see = Mira lo que pasa…
lesson-yes = ¡Eso es!
lesson-stars-lost = { $why ->
    [both] Una estrella: el segundo intento y la flecha cuestan una cada uno.
    [again] Dos estrellas: el segundo intento cuesta una.
   *[arrow] Dos estrellas: la flecha cuesta una.
}
lesson-told = { $told } { $lost }
lesson-shown = La flecha la señala
lesson-leads = sale de { SUIT($suit) }
lesson-led = salió de { SUIT($suit) }
lesson-followed = asistió
lesson-threw = se descartó
lesson-to-come = juega después
lesson-your-turn = te toca
lesson-took = { $points ->
    [0] se llevó la baza
    [one] se llevó un punto
   *[other] se llevó { $points } puntos
}
lesson-picture-trick = En la mesa: { LIST($cards) }. Juegas { CARD($mine, article: "the") }, y { CARD($winner, article: "the") } se lleva la baza.
lesson-picture-chosen = Eliges { LIST($cards) }.
lesson-no = Esta vez no: el objetivo ya no se puede lograr.
lesson-none = No se pueden leer las lecciones; vuelve a instalar el juego.
lesson-not-kept = No se ha podido guardar el resultado: { $why }.

## Lección 1: asistir al palo

lesson-follow = Asistir al palo
lesson-follow-goal = No te lleves la baza
lesson-follow-1 = Cada uno juega una carta: juntas forman una baza. { $left } ha salido de diamantes; quien tiene un diamante debe jugarlo.
lesson-follow-1-yes = { $across } jugó el diamante más alto y se lleva la baza: las cuatro cartas, y la siguiente salida.
lesson-follow-2-goal = Descártate de una carta
lesson-follow-2 = { $across } ha salido de tréboles y no tienes ninguno: juega lo que quieras. Una carta de otro palo nunca se lleva la baza.
lesson-follow-2-yes = Tu carta no era un trébol, así que no podía ganar. { $right } se lleva la baza con la dama de tréboles.
lesson-follow-3 = Se ha salido de picas y tienes dos. Con la baja, la baza es para { $right }.
lesson-follow-3-yes = El diez de { $right } era la pica más alta.
lesson-follow-3-no = El rey era la pica más alta, así que la baza es tuya.

## Lección 2: la carta más alta

lesson-highest = La carta más alta
lesson-highest-goal = Llévate la baza
lesson-highest-1 = La carta más alta del palo de salida se lleva la baza. De baja a alta: del 2 al 10, jota, dama, rey, as.
lesson-highest-1-yes = Ningún trébol superaba a tu rey. En la siguiente baza saldrías tú.
lesson-highest-1-no = El dos es más bajo que el diez de { $across }.
lesson-highest-2 = Se ha salido de diamantes. El as de picas de { $across } es alto, pero de otro palo: no puede ganar.
lesson-highest-2-yes = Tu nueve era el diamante más alto; el as de picas no contaba.
lesson-highest-2-no = El tres es más bajo que el ocho de { $right }.
lesson-highest-3-goal = Llévate las dos bazas
lesson-highest-3 = Quien se lleva una baza sale en la siguiente. Empieza con una carta que nadie pueda superar.
lesson-highest-3-then = Sal ahora con tu carta más alta.
lesson-highest-3-yes = Dos bazas, porque nadie tenía una carta más alta.
lesson-highest-3-no = El dos era más bajo que los diamantes de los demás.

## Lección 3: los corazones cuestan puntos

lesson-hearts = Los corazones
lesson-hearts-goal = Sin corazones
lesson-hearts-1 = Los puntos son malos: gana quien menos tiene. Cada corazón de una baza le cuesta un punto a quien se la lleva.
lesson-hearts-1-yes = El nueve de { $across } se llevó cuatro corazones: cuatro puntos para { $across }.
lesson-hearts-1-no = Tu dama se llevó cuatro corazones: cuatro puntos para ti.
lesson-hearts-2 = { $right } no tiene tréboles y se ha descartado de un corazón. No te lleves esta baza.
lesson-hearts-2-yes = El rey de { $across } se llevó la baza, y con ella el corazón.
lesson-hearts-2-no = Tu as se llevó la baza, y con ella el corazón.
lesson-hearts-3-goal = Dos bazas sin corazones
lesson-hearts-3 = ¿Qué diamante ahora, y cuál después? Pronto nadie más tendrá ninguno, y se descartarán corazones.
lesson-hearts-3-then = Juega el diamante que guardaste.
lesson-hearts-3-yes = El tres perdió, y pudiste descartarte de la jota en otro palo. No te llevaste nada.
lesson-hearts-3-no = A nadie le quedaba un diamante: tu tres ganó, y en él se descartaron corazones.

## Lección 4: quedarse por debajo

lesson-duck = Jugar bajo
lesson-duck-goal = No te lleves ninguna
lesson-duck-1 = Quédate por debajo: juega la carta más alta que aún pierde, y guarda la baja.
lesson-duck-1-then = Ahora la baja.
lesson-duck-1-yes = La jota bajo la dama, el tres bajo el nueve: ninguna baza.
lesson-duck-1-no = Sin la carta baja, la jota tuvo que llevarse una baza.
lesson-duck-2 = Juega otra vez justo por debajo de la carta más alta de la mesa. Piensa también en la segunda baza.
lesson-duck-2-then = Ahora lo más bajo que puedas.
lesson-duck-2-yes = El ocho bajo la dama, el cuatro bajo el seis: ninguna baza.
lesson-duck-2-no = Una de tus cartas superaba a todas las demás.
lesson-duck-3-goal = Sin corazones
lesson-duck-3 = Juegas al final, y en esta baza no hay corazones: buen momento para librarte del rey.
lesson-duck-3-then = Sales tú: ahora juega bajo.
lesson-duck-3-yes = Una baza sin puntos no cuesta nada, y el rey se ha ido.
lesson-duck-3-no = Aún tenías el rey, y tuvo que llevarse un corazón.

## Lección 5: la dama

lesson-queen = La dama
lesson-queen-goal = Cuidado con la dama
lesson-queen-1 = La dama de picas cuesta ella sola 13 puntos. { $right } ha tenido que jugarla: no te lleves esta baza.
lesson-queen-1-yes = { $right } se queda con la dama: 13 puntos para { $right }.
lesson-queen-1-no = Tu rey se llevó la dama: 13 puntos para ti.
lesson-queen-2 = { $left } juega después y puede tener la dama de picas. Juega bajo.
lesson-queen-2-yes = { $left } tuvo que jugar la dama y se la lleva: 13 puntos.
lesson-queen-2-no = { $left } jugó la dama bajo tu as: 13 puntos para ti.
lesson-queen-3-goal = Regala la dama
lesson-queen-3 = Ahora la dama de picas es tuya. { $across } ha jugado el rey: échala en esta baza.
lesson-queen-3-yes = El rey se la lleva: 13 puntos para { $across }.
lesson-queen-3-no = Aún la tienes, y el rey ya no está.

## Lección 6: descartarse de la dama

lesson-throw = Descartar la dama
lesson-throw-goal = Líbrate de la dama
lesson-throw-1 = No tienes diamantes, así que puedes jugar lo que sea, también la dama de picas.
lesson-throw-1-yes = El rey de diamantes se lleva la baza, y con ella 13 puntos.
lesson-throw-1-no = Aún la tienes. Una ocasión así puede no volver.
lesson-throw-2 = Otras cartas altas también son peligrosas, pero la dama es la que más cuesta.
lesson-throw-2-yes = { $across } se la lleva con el as.
lesson-throw-2-no = Aún tienes la dama, y es la que más cuesta: 13 puntos.
lesson-throw-3 = Tu único diamante se llevará esta baza. Después sales tú.
lesson-throw-3-then = Sales tú. La dama no: con una carta baja, otro podrá salir de diamantes.
lesson-throw-3-last = Diamantes, y ya no te quedan: ¡ahora!
lesson-throw-3-yes = La jota de { $across } se lleva la dama de picas.
lesson-throw-3-no = Quien sale con la dama casi siempre se la lleva también.

## Lección 7: salir con seguridad

lesson-lead = Salir con seguridad
lesson-lead-goal = No te lleves la baza
lesson-lead-1 = Sales tú: tu carta marca el palo. Con una baja, los demás pueden superarla.
lesson-lead-1-yes = Los tres superaron a tu dos.
lesson-lead-1-no = Nadie pudo superarla, así que la baza es tuya.
lesson-lead-2-goal = Haz salir la dama
lesson-lead-2 = Otro tiene la dama de picas. Sal con una pica baja: quien no tenga otra pica deberá jugarla.
lesson-lead-2-yes = { $left } no tenía otra pica: 13 puntos. Ahora nadie puede descartarse de la dama en tus bazas.
lesson-lead-2-no = La dama aún no ha salido, y más adelante puede caerte.
lesson-lead-3 = No se puede salir de corazones hasta que alguien se descarte de uno. ¿Qué otra carta es baja?
lesson-lead-3-yes = Los tres tenían un trébol más alto.
lesson-lead-3-no = Nadie pudo superar a tu ocho.

## Lección 8: pasar las picas altas

lesson-pass = Pasar las picas altas
lesson-pass-goal = Pasa las tres cartas adecuadas
lesson-pass-1 = Antes de jugar pasas tres cartas a { $left }. El as y el rey de picas a menudo tienen que llevarse la dama: pasa los dos, y otra carta cualquiera.
lesson-pass-1-yes = Las tres cartas nuevas son de { $right }. Ya no tienes picas altas con las que llevarte la dama a la fuerza.
lesson-pass-1-no = Con pocas picas, un as o un rey tendrán que llevarse la dama.
lesson-pass-2 = Esta vez pasas a { $right }. Con una sola pica a su lado, la dama tendrá que jugarse pronto: pásala.
lesson-pass-2-yes = Ahora la dama la tiene { $right }, y nadie más lo sabe.
lesson-pass-2-no = Una pica baja no protege mucho tiempo a la dama.
lesson-pass-3 = Ahora a { $across }. Cuando se salga de picas podrás jugar una baja, así que quédate con la dama. Pasa el as y el rey de corazones y una tercera carta que no sea una pica.
lesson-pass-3-yes = Cuatro picas bajas protegen a la dama, y los corazones altos se han ido.
lesson-pass-3-no = Quédate con las picas que protegen a la dama, y pasa los corazones altos.

## Lección 9: quedarse sin un palo

lesson-void = Quedarse sin un palo
lesson-void-goal = Quédate sin diamantes
lesson-void-1 = Pasa los tres diamantes. Si te quedas sin un palo, cuando se salga de él podrás jugar lo que sea.
lesson-void-1-yes = Sin diamantes. La parte siguiente enseña para qué sirve.
lesson-void-1-no = Aún te quedan diamantes.
lesson-void-2-goal = Aprovecha el palo que te falta
lesson-void-2 = Otra vez sin diamantes. { $left } sale de ellos: descártate de la carta que más cuesta.
lesson-void-2-yes = El as de diamantes de { $left } se lleva la dama de picas.
lesson-void-2-no = Esa carta era menos peligrosa que la dama.

## Lección 10: contar hasta 13

lesson-count = Contar hasta 13
lesson-count-goal = Sin corazones
lesson-count-1 = Cada palo tiene 13 cartas. Se han jugado doce tréboles y tú tienes el último: ¿qué pasa si sales con él?
lesson-count-1-yes = Bien: a nadie le queda un trébol, así que en el tuyo se habrían descartado corazones.
lesson-count-1-no = A nadie le quedaba un trébol, y todos se descartaron de corazones en el tuyo.
lesson-count-2-goal = No te lleves ninguna
lesson-count-2 = Se han jugado ocho diamantes y tú tienes el nueve. Los otros cuatro son todos más bajos.
lesson-count-2-yes = Bien: tu nueve era el diamante más alto que quedaba, y habría ganado.
lesson-count-2-no = El diez, la jota, la dama, el rey y el as ya se habían jugado, así que tu nueve era el más alto.

## Lección 11: frenar la luna

lesson-stop = Frenar la luna
lesson-stop-goal = Llévate un corazón
lesson-stop-1 = Llevarse todos los corazones y la dama de picas es disparar a la luna: ningún punto para quien lo hace, 26 para cada uno de los demás. { $right } está cerca: guarda la jota para un corazón más bajo.
lesson-stop-1-then = Ahora puedes llevarte uno.
lesson-stop-1-yes = Los corazones de tu baza te cuestan poco, y te ahorran 26 puntos.
lesson-stop-1-no = { $right } se los llevó todos. La jota habría superado al nueve.
lesson-stop-2 = Otra vez: guarda la carta que puede quitarle un corazón a { $right }.
lesson-stop-2-then = ¡Ahora!
lesson-stop-2-yes = Tu rey se llevó un corazón: la luna está frenada.
lesson-stop-2-no = Sin el rey, nada frena a { $right }.

## Lección 12: disparar a la luna

lesson-shoot = Disparar a la luna
lesson-shoot-goal = Todos los corazones y la dama
lesson-shoot-1 = Ahora tú: si te llevas todos los corazones y la dama, los demás reciben 26 puntos cada uno. ¡{ $left } ha salido con la dama!
lesson-shoot-1-then = Sales tú. Empieza con tu carta más alta, para que nadie más se lleve un corazón.
lesson-shoot-1-yes = Todos: 26 puntos para cada uno de los demás, ninguno para ti.
lesson-shoot-1-no = Un punto en la baza de otro, y adiós a la luna.
lesson-shoot-2 = Llévatelo todo. El as hace salir al rey; después tu dama de tréboles es la más alta.
lesson-shoot-2-then = Sigue con tu carta más alta.
lesson-shoot-2-yes = La dama de picas, y todos los corazones que quedaban.
lesson-shoot-2-no = El rey de tréboles aún no había salido.
lesson-shoot-3-goal = Llévate todos los corazones
lesson-shoot-3 = El as hace salir al rey de diamantes. Después, hasta un dos se lleva una baza.
lesson-shoot-3-then = A nadie más le queda un diamante.
lesson-shoot-3-last = Ahora los corazones, del más alto al más bajo.
lesson-shoot-3-yes = Todas, y una con un dos.
lesson-shoot-3-no = Otra carta era más alta, y con ella se fueron corazones.

## Para jugadores de club: una parte cada una, en la que los demás castigan un error

lesson-free = La baza gratis
lesson-free-goal = Ni corazones ni dama de picas
lesson-free-1 = Juegas al final, y en esta baza no cuenta nada. ¿Qué trébol juegas?
lesson-free-1-then = Ahora sales tú. Tus cartas bajas son seguras.
lesson-free-1-yes = Aquí el rey no costó nada, y el dos se queda por debajo de los demás.
lesson-free-1-no = Te quedaste con el rey, y en el trébol siguiente te cayó un corazón.

lesson-shed = Librarse del rey
lesson-shed-goal = No te lleves la dama de picas
lesson-shed-1 = Juegas al final, así que en esta baza ya no puede caer la dama.
lesson-shed-1-then = Ahora sales tú. Tus cartas bajas son seguras.
lesson-shed-1-yes = El rey se fue mientras era seguro. El dos no puede llevarse la dama.
lesson-shed-1-no = Te quedaste con el rey. { $left } salió con la dama, y el rey tuvo que llevársela.

lesson-smoke = Hacer salir la dama
lesson-smoke-goal = No te lleves la dama de picas
lesson-smoke-1 = Falta la dama de picas, y tienes una pica baja. ¿Con qué carta sales?
lesson-smoke-1-then = Ya no hay dama. Aquí no cuenta nada más.
lesson-smoke-1-yes = { $across } no tenía otra pica: la dama tuvo que salir.
lesson-smoke-1-no = { $across } echó la dama en tu carta alta.

lesson-guards = Conservar la guardia
lesson-guards-goal = No te lleves la dama de picas
lesson-guards-1 = La dama es tuya, con una pica baja de guardia. ¿Con qué carta sales?
lesson-guards-1-then = No tienes de este palo: ahora puede irse la dama.
lesson-guards-1-yes = Con su guardia, la dama pudo esperar hasta que te descartaste de ella.
lesson-guards-1-no = Te llevaste tu propia dama. Con el siete al lado habría podido esperar.

lesson-loser = La más alta que pierde
lesson-loser-goal = Ni corazones ni dama de picas
lesson-loser-1 = La dama de tréboles se lleva la baza juegues lo que juegues. ¿Qué trébol juegas?
lesson-loser-1-then = Tus cartas bajas se quedan por debajo de los demás.
lesson-loser-1-yes = La jota se fue bajo la dama, y el cuatro sigue siendo bajo.
lesson-loser-1-no = Te quedaste con la jota, y en el trébol siguiente te llevaste los descartes de los demás.

lesson-exit = Ceder la salida
lesson-exit-goal = Ni corazones ni dama de picas
lesson-exit-1 = Sales tú, y dos de tus cartas son altas. ¿Con cuál cedes la salida?
lesson-exit-1-then = No tienes de este palo: descártate de la más alta.
lesson-exit-1-yes = El tres cedió la salida, y pudiste descartarte de las cartas altas.
lesson-exit-1-no = Tu carta alta se llevó un corazón. Sal con el tres y luego descártate del rey.

lesson-side = Izquierda o derecha
lesson-side-goal = Pasa las tres cartas adecuadas
lesson-side-1 = Pasas el as de corazones y otras dos cartas a { $left }, que juega justo después de ti. ¿Pasas también la dama de picas?
lesson-side-1-yes = { $left } no podrá echarla en tu as de picas. A { $right }, que juega antes que tú, también podías pasarla.
lesson-side-1-no = Pasa el as de corazones y quédate con la dama: { $left } podría echarla en tu as de picas.

lesson-given = Lo que dice un pase
lesson-given-goal = Ni corazones ni dama de picas
lesson-given-1 = Le pasaste el as de corazones a { $left }, y ese as aún no se ha jugado. ¿Con qué carta sales?
lesson-given-1-then = El as tuvo que caer. Tu diez ya está a salvo.
lesson-given-1-yes = { $left } aún tenía tu as: tu nueve de corazones no podía ganar.
lesson-given-1-no = Tu diez de picas ganó la baza, y { $left } se descartó del as de corazones.

lesson-out = Quién no tiene un palo
lesson-out-goal = Ni corazones ni dama de picas
lesson-out-1 = { $left } y { $right } han mostrado que no tienen diamantes. ¿Con qué carta sales?
lesson-out-1-then = No tienes este palo: puedes descartarte de tus diamantes.
lesson-out-1-yes = Cualquier otro corazón supera tu dos, y después pudiste descartarte de los diamantes.
lesson-out-1-no = Solo { $across } tenía diamantes, y jugó por debajo del tuyo. { $left } se descartó de un corazón.

lesson-early = Ver venir la luna
lesson-early-goal = Llévate un corazón
lesson-early-1 = { $left } se ha llevado seis corazones, los demás ninguno, y falta la dama de picas. ¿Qué trébol juegas?
lesson-early-1-yes = Un punto para ti, y { $left } se queda sin luna.
lesson-early-1-no = { $left } se llevó también este corazón. Tu ocho habría frenado la luna por un punto.

lesson-feed = A quién no darle puntos
lesson-feed-goal = Que siga la partida
lesson-feed-1 = { $left } tiene 99 puntos y el diez de diamantes que le pasaste. { $across } tiene 55, tú 63. ¿De qué carta te descartas?
lesson-feed-1-then = Ya no tienes el corazón, y en esta baza nada cuenta.
lesson-feed-1-yes = { $across } se llevó el corazón. { $left } sigue con 99, y la partida continúa.
lesson-feed-1-no = { $left } tuvo que llevarse tu corazón: con 100 puntos la partida acaba, y la gana { $across }.

## Para otras modalidades: exponer

lesson-charge = Exponer
lesson-charge-goal = Dobla lo bueno
lesson-charge-1 = En algunas modalidades puedes enseñar una carta antes de jugar: entonces vale doble. La jota de diamantes vale 100.
lesson-charge-1-yes = Quien se lleva la jota recibe ahora 200.
lesson-charge-1-no = Aquí solo merece la pena doblar la jota.
lesson-charge-2-goal = Deja la dama
lesson-charge-2 = { $across } ha expuesto la dama de picas: cuesta el doble. Déjala.
lesson-charge-2-yes = { $across } tiene que llevársela, al doble de precio.
lesson-charge-2-no = Es tuya, al doble de precio.
lesson-charge-3-goal = Llévate la jota de diamantes
lesson-charge-3 = La jota de diamantes es buena: 100 puntos para quien se la lleva.
lesson-charge-3-yes = Tu as se llevó la jota.
lesson-charge-3-no = Con el tres, { $right } se queda con la jota.

## Para otras modalidades: la viuda

lesson-kitty = La viuda
lesson-kitty-goal = Deja la viuda
lesson-kitty-1 = Las cartas que sobran están en el centro: la viuda. Quien se lleva la primera baza se la lleva también, haya lo que haya en ella.
lesson-kitty-1-yes = La viuda fue para { $across }, y en ella estaba el rey de corazones.
lesson-kitty-1-no = Te llevaste la baza, y en la viuda había un corazón.

## Para otras modalidades: anulación

lesson-cancel = Anular
lesson-cancel-goal = No te lleves la dama
lesson-cancel-1 = Aquí dos cartas iguales se anulan: ninguno de los ases puede llevarse la baza. ¿Qué carta se la lleva entonces?
lesson-cancel-1-yes = Sin los ases, el diez de { $right } era el trébol más alto.
lesson-cancel-1-no = Los dos ases se anularon, así que tu rey se llevó la baza y la dama.

## Para otras modalidades: parejas

lesson-partners = Parejas
lesson-partners-goal = Sin puntos para tu pareja
lesson-partners-1 = { $across } es tu pareja: lo que se lleva uno cuenta para los dos. En esta baza está la dama.
lesson-partners-1-yes = La dama fue para { $left }, y así para la otra pareja.
lesson-partners-1-no = Los puntos cuentan para { $across } y para ti.
lesson-partners-2 = { $across } se lleva esta baza por los dos: no juegues nada que cueste puntos.
lesson-partners-2-yes = { $across } se la llevó, y nada en ella cuesta puntos.
lesson-partners-2-no = Eso fue para tu propia pareja.

## Para otras modalidades: la subasta

lesson-auction = La subasta
lesson-auction-goal = Nombra un palo de bajas
lesson-auction-1 = La puja más alta nombra el palo que cuesta fichas. Puja, y nombra el palo de tus cartas más bajas.
lesson-auction-1-yes = Ahora cuestan los diamantes, y los tuyos son los más bajos.
lesson-auction-1-no = En ese palo tus cartas son altas: te llevarías lo que cuesta fichas.

## La página Aprender

learn-title = Aprender
learn-lessons = Lecciones
learn-lessons-detail = { $n ->
    [0] 28 lecciones cortas, desde lo básico
   *[other] { $n } de 28 hechas
}
learn-rules = Cómo se juega
learn-rules-detail = Reglas, imágenes, teclas
menu-learn = Aprender
menu-learn-detail = { $n ->
    [0] Lecciones y problemas
    [one] Una lección hecha
   *[other] { $n } lecciones hechas
}
menu-first-lesson = Primera lección
menu-first-lesson-detail = Aprende Corazones en cinco minutos
lesson-deal-practice = Una mano de práctica: las pistas aparecen solas, y el resultado no cuenta.{ $mode ->
    [click] {" "}Aquí un clic juega una carta.
   *[other] {""}
}
lesson-deal-last = Tu última carta se juega sola: ya no hay nada que elegir.
