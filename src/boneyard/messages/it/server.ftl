# What a server says on its own pages, and where it is started.

# en 8d34332d
play-at = Boneyard è su { $address }. Fermalo con Ctrl-C; le partite restano salvate.
# en 91dc8b1d
play-already = Boneyard è già in funzione, su { $address }.
# en e11a3777
play-already-lan = Perché altri possano unirsi, fermalo lì e avvialo con: boneyard play --lan
# en 3ea5a53f
play-friends = Gli altri nella tua rete possono unirsi da { $address }
# en 8196ecbc
play-friends-else = Se non porta qui, avvialo con --address e un altro indirizzo di questo computer: { $addresses }
# en e4faabca
page-serves = Questo server funziona: qui si possono creare tavoli, e i programmi possono giocarci.
# en 37f823a6
page-no-client = La pagina per giocare nel browser non è inclusa in questa copia di Boneyard.
# en c9caf7b0
page-terminal = In un terminale puoi giocare con: boneyard play --terminal
