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
