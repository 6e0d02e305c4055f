# What a server says on its own pages, and where it is started.

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
# en 1ac5d883
page-serves = Este servidor funciona: aquí se pueden crear mesas, y los programas pueden jugar en ellas.
# en 67438846
page-no-client = La página para jugar en el navegador no viene incluida en esta copia de Boneyard.
# en b1d4ad6f
page-terminal = En una terminal puedes jugar con: boneyard play --terminal
