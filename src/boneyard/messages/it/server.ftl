# Start-up messages of the server, and its page without the browser client.

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
# en c773fdba
page-serves = Questo server è in funzione: i programmi possono creare tavoli e giocare qui.
# en 668ae7ba
page-no-client = La pagina per giocare nel browser non è inclusa in questa copia di Boneyard.
# en b1d4ad6f
page-terminal = In un terminale puoi giocare con: boneyard play --terminal
