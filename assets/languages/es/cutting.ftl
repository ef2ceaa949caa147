### Cortar la baraja antes de la primera mano.

cut-title = Corta la baraja
cut-text = Corta la baraja por donde quieras, o reparte sin más.
cut-how = Cómo funciona
cut-how-text = Las cartas salen a la vez de un número que el programa ha sacado y de tu corte, así que nadie puede elegirlas por su cuenta. Escribe lo que quieras en vez de cortar a mano. Apunta el código: al final de la partida muestra que no se ha cambiado nada.
cut-pack = La baraja
cut-place = Carta { $place } de { $n }
cut-field = Tu corte
cut-code = Código del reparto: { $code }
cut-deal = Repartir
