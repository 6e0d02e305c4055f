# What a server says on its own pages, and where it is started.

# en 8d34332d
play-at = Boneyard está en { $address }. Páralo con Ctrl-C; las partidas se guardan.
# en 91dc8b1d
play-already = Boneyard ya está en marcha, en { $address }.
# en e11a3777
play-already-lan = Para que otros puedan unirse, páralo allí e inícialo con: boneyard play --lan
# en 3ea5a53f
play-friends = Los demás de tu red pueden unirse en { $address }
# en 8196ecbc
play-friends-else = Si no lleva hasta aquí, inícialo con --address y otra dirección de este equipo: { $addresses }
# en e4faabca
page-serves = Este servidor funciona: aquí se pueden crear mesas, y los programas pueden jugar en ellas.
# en 37f823a6
page-no-client = La página para jugar en el navegador no viene incluida en esta copia de Boneyard.
# en c9caf7b0
page-terminal = En una terminal puedes jugar con: boneyard play --terminal
