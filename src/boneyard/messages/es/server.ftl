# Start-up messages of the server, and its page without the browser client.

# en e2635c4e
play-at = Boneyard está en marcha en { $address }. Páralo con Ctrl-C; las partidas se guardan.
# en 7d9c811c
play-already = Boneyard ya está en marcha, en { $address }.
# en e11a3777
play-already-lan = Para que otros puedan unirse, páralo allí e inícialo con: boneyard play --lan
# en ef002dee
play-friends = Los demás de tu red pueden unirse en { $address }
# en 75c595d1
play-friends-else = Si no funciona, inícialo con --address y otra dirección de este equipo: { $addresses }
# en c773fdba
page-serves = Este servidor está en marcha: los programas pueden crear mesas y jugar aquí.
# en 668ae7ba
page-no-client = La página para jugar en el navegador no viene incluida en esta copia de Boneyard.
# en b1d4ad6f
page-terminal = En una terminal puedes jugar con: boneyard play --terminal

## What chat programs show beside a link

# en e3ef8828
link-home = Juega a { $games } en tu navegador, con amigos o contra bots. Gratis y sin cuenta.
# en a9fb71b6 same
link-bots = { $number ->
    [one] 1 bot
   *[other] { $number } bots
 }
# en 59d519b3
link-open = { $free ->
    [0] Todos los asientos están ocupados. La partida empieza enseguida.
    [one] Queda un asiento libre. Juega en tu navegador, sin cuenta.
   *[other] Quedan { $free } asientos libres. Juega en tu navegador, sin cuenta.
 }
# en b6976110
link-running = La partida está en marcha. Mírala en tu navegador.
# en 5827e43b
link-running-closed = La partida está en marcha.
# en b5317286
link-over = Victoria: { $winners }. Mira la partida y sus estadísticas.
# en 20dc9261
link-over-nobody = Nadie ha ganado. Mira la partida y sus estadísticas.
# en 491e382e
link-group = Un grupo en Boneyard
    .about = Jugad en grupo: elige un nombre y entra, sin cuenta.
