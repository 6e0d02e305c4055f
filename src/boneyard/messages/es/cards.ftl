# Event cards: title, `.gist` for a card in the hand, `.text` for the full effect.

## MidEvil: weapons and items

# en 0fe01dc7
card-sword = Espada
    .gist = +1 a tus tiradas de combate
    .text = Arma; se queda delante de ti. Anúnciala antes de la primera tirada de un combate en tu casilla: +1 a esa tirada y a todas sus repeticiones.
# en 96597455
card-mace = Maza
    .gist = 1 vez por turno: +2 en un combate
    .text = Arma; se queda delante de ti. Una vez por turno, anúnciala antes de la primera tirada de un combate en tu casilla: +2 a esa tirada y a todas sus repeticiones.
# en 50a39329
card-pole-arm = Arma de asta
    .gist = 1 vez por turno: combate a 1 casilla
    .text = Arma; se queda delante de ti. Una vez en cada uno de tus turnos, combate contra un esqueleto que veas a 1 casilla. En tu propia casilla no sirve de nada.
# en c4681d03
card-short-bow = Arco corto
    .gist = 1 vez por turno: combate a 3 o menos
    .text = Arma; se queda delante de ti. Una vez en cada uno de tus turnos, combate contra un esqueleto que veas a 3 casillas o menos. En tu propia casilla no sirve de nada.
# en 7d093e3e
card-crossbow = Ballesta
    .gist = 1 vez por turno: a 4 o menos, +1; te paras
    .text = Arma; se queda delante de ti. Una vez en cada uno de tus turnos, combate con +1 contra un esqueleto que veas a 4 casillas o menos. En ese turno ya no te mueves más. En tu propia casilla no sirve de nada.
# en b9862e76
card-shield = Escudo
    .gist = 1 vez por turno: repite un combate fallido
    .text = Objeto; se queda delante de ti. Una vez por turno, repite una tirada de combate fallida sin gastar una ficha de vida.
# en 4b263312
card-horse = Caballo
    .gist = Dobla tu tirada de movimiento
    .text = Objeto; se queda delante de ti. Tu tirada de movimiento se dobla; si lo juegas mientras te mueves, se dobla lo que te queda. Espera fuera cuando entras en un edificio, y allí pueden llevárselo otros; dentro de un edificio no se puede jugar.
# en 1be3a518
card-holy-water = Agua bendita
    .gist = Descártala y vence a un esqueleto
    .text = Objeto; se queda delante de ti. Descártala antes de una tirada de combate tuya: vences al esqueleto sin tirar.
# en c58f60bc same
card-necronomicon = Necronomicon
    .gist = Llévalo a la meta y gana
    .text = Objeto; lo toma quien llega primero al centro del Cementerio. Si lo tienes en el centro de la meta y has vencido al esqueleto que haya allí, ganas. Quien cae en tu casilla, o empieza allí su turno, debe retarte a un duelo por él; en el castillo, puede hacerlo. Si mueres, vuelve al Cementerio.

## MidEvil: boons

# en d65e1a4f
card-second-wind = Segundo aliento
    .gist = Dobla tu movimiento, o +2 tras un fallo
    .text = Dobla tu tirada de movimiento antes del primer paso, o suma 2 a una tirada de combate tuya que haya fallado.
# en 557a3637
card-hearty-stew = Guiso sustancioso
    .gist = No te mueves: toma 3 fichas de vida
    .text = Antes de tu tirada de movimiento: toma 3 fichas de vida en vez de moverte este turno. Nadie puede tener más de 5.
# en bb08112a
card-secret-tunnel = Túnel secreto
    .gist = No tires: entra por cualquier puerta
    .text = Antes de tu tirada de movimiento: en vez de tirar y moverte, ve a la casilla interior de una puerta de cualquier edificio. Entras en ella como si hubieras llegado andando.
# en fa734f1d
card-blessing = Bendición
    .gist = Tu tirada de combate vale 6
    .text = Antes de una tirada de combate tuya: vale 6, sin tirar.

## MidEvil: hexes

# en 230779ef
card-cold-feet = Pies de plomo
    .gist = Un jugador no se mueve el próximo turno
    .text = El objetivo no se mueve en su próximo turno. Si la juegas en su propio turno, antes de su tirada de movimiento, vale para ese turno.
# en 90e554b9
card-lame-horse = Caballo cojo
    .gist = Medio movimiento; adiós a un Caballo
    .text = Después de la tirada de movimiento del objetivo: redúcela a la mitad, redondeando hacia abajo. Si monta un Caballo, se descarta y lo que queda se reduce otra vez a la mitad: de un 5 a caballo, o sea 10, quedan solo 2.
# en 63159ba6
card-pickpocket = Carterista
    .gist = Quita un objeto a un jugador de tu loseta
    .text = Quita un objeto de tu elección a un jugador que esté en tu misma loseta, incluso el Necronomicon. No puede ser uno que ya tengas, ni un Caballo que espera fuera. Si estás dentro de un edificio, no puedes quitar ningún Caballo.
# en 1f541e63
card-slippery-hands = Manos de mantequilla
    .gist = Un jugador pierde un objeto que tú eliges
    .text = El objetivo pierde un objeto de tu elección. El Necronomicon vuelve al Cementerio; un Caballo que espera fuera está a salvo.
# en cf7ad35c
card-lost-way = Rumbo perdido
    .gist = Elige los pasos de otro jugador
    .text = En el turno del objetivo, hasta que empieza su movimiento: tú eliges los pasos de su movimiento en este turno. Todo lo demás lo decide él.
# en 6681249f
card-bad-omen = Mal agüero
    .gist = Un jugador repite un combate ganado
    .text = Después de una tirada de combate ganadora del objetivo: tira otra vez, y vale la nueva tirada.
# en ce9c9a4b
card-grave-robber = Ladrón de tumbas
    .gist = Un jugador pierde 2 puntos de esqueletos
    .text = El objetivo retira de su colección esqueletos por al menos 2 puntos, los que él elija, o todos los que tenga si no llegan.

## MidEvil: the grave

# en f5b86671
card-call-of-the-grave = La llamada de la tumba
    .gist = Pon 6 puntos de esqueletos en una loseta
    .text = Pon hasta 6 puntos de esqueletos de la reserva en una loseta, en casillas legales sin esqueleto. Puede haber un personaje en ellas.
# en 41d546c4
card-they-rise-again = Vuelven a alzarse
    .gist = Pon 3 esqueletos retirados en una loseta
    .text = Pon hasta 3 esqueletos retirados, de cualquier color, en una loseta, en casillas legales sin esqueleto. Puede haber un personaje en ellas.
# en f3bb3011
card-bone-march = Marcha de huesos
    .gist = Mueve hasta 6 esqueletos una casilla
    .text = Mueve ahora hasta 6 esqueletos distintos, una casilla cada uno.
# en 30a2c337
card-dead-calm = Calma chicha
    .gist = Esqueletos quietos hasta tu próximo turno
    .text = Ningún esqueleto se mueve hasta que empiece tu próximo turno.
# en 57b87bac
card-crumble = Se desmoronan
    .gist = Retira hasta 3 puntos de una loseta
    .text = Retira de una loseta esqueletos que juntos valgan hasta 3 puntos. No se los lleva nadie.

## The Castle of Chaos

# en 6cc268dc
card-alls-quiet = Todo en calma
    .gist = Nadie cambia tiradas con esqueletos
    .text = Hasta el final de tu próximo turno, nadie puede usar esqueletos para cambiar una tirada.
# en 85c04fed
card-ashes-to-ashes = Cenizas a las cenizas
    .gist = Todos los personajes van al Cementerio
    .text = Empezando por ti y siguiendo por la izquierda, cada jugador lleva su personaje a una casilla del Cementerio, nunca dos a la misma. No se puede jugar antes de que el Cementerio esté en el tablero.
# en 543f1800
card-bone-soup = Sopa de huesos
    .gist = 2 puntos de esqueletos por 1 ficha de vida
    .text = Entrega al menos 2 puntos de tus esqueletos y toma 1 ficha de vida. Con más puntos no recibes más fichas; los esqueletos quedan retirados.
# en 4425300b
card-buckethead = Cubo en la cabeza
    .gist = Un jugador pierde todo su próximo turno
    .text = El objetivo pierde todo su próximo turno. No vale contra quien ya va a perder uno.
# en d7b0b10b
card-hes-one-of-them = ¡Es uno de ellos!
    .gist = Un jugador y un esqueleto cambian de sitio
    .text = El objetivo cambia de sitio con un esqueleto que tú eliges y que no esté en ninguna de las 12 losetas del castillo. La casilla del objetivo debe ser una en la que pueda haber un esqueleto y no haya ninguno.
# en 1edea0fc
card-i-aint-that-good = ¡No soy tan bueno!
    .gist = Todas las tiradas valen 1 menos
    .text = Hasta el final de tu próximo turno, cada dado que tira un jugador vale 1 menos, también para moverse.
# en 38142241
card-ive-got-the-gun = ¡La escopeta la tengo yo!
    .gist = En tu turno: toma 3 puntos de esqueletos
    .text = En tu turno: toma de la reserva 3 puntos de esqueletos o, si no es posible, lo más que se pueda sin pasar de ahí. Si con ellos llegas a 30 puntos, no puedes ganar antes del final de tu próximo turno.
# en 2ad18621
card-i-will-crush-you = ¡Te aplastaré!
    .gist = Todos tiran; el más bajo pierde una vida
    .text = Todos los jugadores tiran; quien saca menos, o todos los que empatan a menos, pierde una ficha de vida. Nadie muere por ello.
# en 48f26571
card-peasants-are-revolting = ¡Los campesinos se rebelan!
    .gist = Gastó una vida: pierde la mitad del resto
    .text = Cuando otro jugador gasta una ficha de vida en un combate: descarta la mitad de las que le quedan, redondeando hacia abajo. No vale en los duelos.
# en c6f76627
card-to-the-pit = ¡Al Hoyo!
    .gist = Un jugador va al Hoyo y allí se queda
    .text = El personaje del objetivo va al centro del Hoyo y no puede moverse de ninguna manera hasta que empiece tu próximo turno. Quien está en el Hoyo no puede hacer nada más que mover esqueletos hasta el final de su próximo turno. Si el Hoyo no está en el tablero, la carta se descarta sin efecto.
# en 09901355
card-this-is-my-broomstick = ¡Esta es mi escoba!
    .gist = Ningún esqueleto entra en tu casilla
    .text = Hasta el final de tu próximo turno, ningún esqueleto puede entrar en tu casilla cuando se mueven los esqueletos al final de un turno. Las cartas sí pueden llevar uno allí.
# en aa25b264
card-peasant-uprising = Revuelta campesina
    .gist = Fichas de vida contra esqueletos
    .text = Cada ficha de vida que comparte casilla con un esqueleto combate contra él: tiras por cada una. Con 4 o más, el esqueleto queda retirado del juego, aunque sea negro; con menos, la ficha se quita del tablero.
# en 9fe2a8b5
card-protect-the-wall = ¡A proteger la muralla!
    .gist = Lleva esqueletos de la muralla afuera
    .text = Tira un dado: mueve esa cantidad de esqueletos, o todos los posibles, de la muralla a casillas legales de fuera del castillo. Tú eliges cuáles y adónde.
# en 50c1d9d4
card-storm-the-wall = ¡Al asalto de la muralla!
    .gist = Lleva esqueletos de fuera a la muralla
    .text = Tira un dado: mueve esa cantidad de esqueletos, o todos los posibles, de fuera del castillo a casillas legales de su muralla. Tú eliges cuáles y adónde.
# en 08ce7eb6
card-you-shall-never = Nunca lo lograrás…
    .gist = Un jugador no puede tomar el Necronomicon
    .text = El objetivo no puede tomar el Necronomicon en el Cementerio hasta su próximo turno; si la juegas en su propio turno, durante el resto de ese turno. Sí puede ganarlo en un duelo o robarlo.
# en a5bbddd6
card-we-can-take-them = ¡Podemos con ellos!
    .gist = Trae a un personaje y sigue con él
    .text = En tu turno: lleva el personaje del objetivo a tu casilla. Si te estás moviendo, puedes terminar el movimiento con ese personaje en lugar del tuyo; tú eliges sus pasos, y sus combates son del objetivo.
