# Las reglas de un vistazo, cuadro a cuadro: título, `.text` y `.picture`, que describe la imagen.

# en 09cee1b8
overview-title = De un vistazo
# en 4ad2f498
overview-midevil-goal = El objetivo
    .text = Toma el Necronomicon del Cementerio y llévalo al centro del Altar. O reúne 30 puntos de esqueletos: los blancos valen 1, los rojos 2 y los azules 3.
    .picture = Un camino va del libro en el Cementerio al Altar, pasando por un esqueleto rojo.
# en 1f482dc5
overview-midevil-turn = Tu turno
    .text = Añade una loseta al tablero y roba hasta tener 3 cartas. Tira y muévete; luego tira otra vez y mueve otros tantos esqueletos.
    .picture = Un personaje avanza tres casillas hasta la puerta de una taberna; el dado muestra un 3.
# en f9b4a1af
overview-midevil-fight = Los combates
    .text = Luchas contra cada esqueleto que encuentras: con 4, 5 o 6 ganas y te lo quedas. Si fallas, añade puntos de tu colección, o entrega una ficha de vida y tira otra vez.
    .picture = Un personaje lucha contra un esqueleto rojo; al lado, dados con 4, 5 y 6.
# en d0fa34e8
overview-midevil-cards = Las cartas
    .text = Puedes jugar una carta de evento por ronda, en el turno de cualquiera. Armas y objetos se quedan delante de ti; otras cartas te ayudan, perjudican a los demás o mueven a los muertos.
    .picture = Tres cartas: una espada, una bota helada y un tambor con huesos por palillos.
# en ae74bf25
overview-castle-of-chaos-goal = El objetivo
    .text = Lleva el Necronomicon de vuelta al castillo, al trono donde empezaste. O reúne 30 puntos de esqueletos.
    .picture = Un camino va del libro al trono por el torreón, pasando por un esqueleto negro.
# en 29a95d6f
overview-castle-of-chaos-bridge = El puente levadizo
    .text = Al principio el puente está levantado. Junto al puente puedes intentar bajarlo una vez por turno: hace falta 4 o más.
    .picture = Un personaje está ante el puente levantado; al lado, dados con 4, 5 y 6.
# en 161d399d
overview-castle-of-chaos-fight = Los esqueletos negros
    .text = Los turnos y combates son como en MidEvil. Pero solo un 6 vence a un esqueleto negro, que no vale nada.
    .picture = Un personaje en el Cementerio ante tres esqueletos negros; al lado, un dado con un 6.
# en 96065691
overview-castle-of-chaos-cards = Las cartas del caos
    .text = Dieciséis tipos nuevos se suman al mazo de MidEvil. Mandan a los jugadores al Hoyo, les hacen perder turnos o asaltan la muralla.
    .picture = Tres cartas: una cabeza en un cubo, piernas que salen de un hoyo y una escalera contra un muro.
# en 091c7003
overview-zombie-invasion-goal = El objetivo
    .text = Llega antes que nadie al centro del Helipuerto, la última loseta de la pila. O consigue antes que nadie 20 puntos, uno por cada zombi vencido.
    .picture = Un camino sigue una calle hasta el centro del Helipuerto, pasando por un zombi.
# en fa8c9c07
overview-zombie-invasion-turn = Tu turno
    .text = Añade una loseta a la ciudad. Tira y muévete; luego tira otra vez y mueve hasta otros tantos zombis una casilla.
    .picture = Un personaje avanza tres casillas hacia unos zombis; el dado muestra un 3.
# en f4164776
overview-zombie-invasion-fight = Los combates
    .text = Luchas contra cada zombi que encuentras: con 4, 5 o 6 lo vences. Si fallas, gasta una munición por cada punto que falte, o entrega una ficha de vida y tira otra vez.
    .picture = Un personaje lucha contra un zombi; al lado, dados con 4, 5 y 6.
# en f50f1361
overview-zombie-invasion-tokens = Vida y munición
    .text = En los edificios hay fichas de vida y de munición, guardadas por zombis. Puedes tener 5 fichas de vida; si pierdes la última, pierdes 5 puntos y vuelves a empezar.
    .picture = Una comisaría y una farmacia con fichas de vida y de munición.
