# What a server says on its own pages, and where it is started.

# en e2635c4e
play-at = Boneyard è in funzione su { $address }. Fermalo con Ctrl-C; le partite restano salvate.
# en 7d9c811c
play-already = Boneyard è già in funzione, su { $address }.
# en e11a3777
play-already-lan = Perché altri possano unirsi, fermalo lì e avvialo con: boneyard play --lan
# en ef002dee
play-friends = Gli altri nella tua rete possono unirsi da { $address }
# en 75c595d1
play-friends-else = Se non funziona, avvialo con --address e un altro indirizzo di questo computer: { $addresses }
# en 1ac5d883
page-serves = Questo server funziona: qui si possono creare tavoli, e i programmi possono giocarci.
# en 67438846
page-no-client = La pagina per giocare nel browser non è inclusa in questa copia di Boneyard.
# en b1d4ad6f
page-terminal = In un terminale puoi giocare con: boneyard play --terminal
