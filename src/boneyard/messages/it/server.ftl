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

## What chat programs show beside a link

# en e3ef8828
link-home = Gioca a { $games } nel browser, con gli amici o contro i bot. Gratis e senza account.
# en a9fb71b6
link-bots = { $number ->
    [one] 1 bot
   *[other] { $number } bot
 }
# en 59d519b3
link-open = { $free ->
    [0] Tutti i posti sono occupati. Si comincia tra poco.
    [one] C'è un posto libero. Gioca nel browser, senza account.
   *[other] Ci sono { $free } posti liberi. Gioca nel browser, senza account.
 }
# en b6976110
link-running = La partita è in corso. Guardala nel browser.
# en 5827e43b
link-running-closed = La partita è in corso.
# en b5317286
link-over = Vittoria: { $winners }. Guarda la partita e le statistiche.
# en 20dc9261
link-over-nobody = Nessuno ha vinto. Guarda la partita e le statistiche.
# en 491e382e
link-group = Un gruppo su Boneyard
    .about = Giocate insieme: scegli un nome ed entra, senza account.
