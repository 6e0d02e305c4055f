# Why something is not possible, by the rule that forbids it.

# en 70e25355
why-zi-move-1 = Non puoi arrivare lì.
# en e61ff32a
why-zi-move-2 = Puoi camminare solo sulle strade ed entrare negli edifici solo da una porta.
# en 2b8305b0
why-zi-move-3 = C'è un muro in mezzo.
# en 33f41738
why-zi-tile-1 = Lì le strade non si incontrerebbero.
# en 6eb68ad9
why-zi-tile-2 = Va dentro l'edificio della nuova tessera.
# en e0bcc863
why-zi-tile-3 = Lì c'è già un segnalino.
# en 6b91847d
why-zi-zombie-1 = Uno zombi non può arrivare lì con un passo.
# en 3fe3c107
why-zi-zombie-2 = Lì c'è già uno zombi.
# en 23c1bee9
why-zi-turn-4 = Questo zombi si è già mosso.
# en 6bb9e493
why-me-move-1 = Non hai più passi.
# en 6f489058
why-me-move-2 = Non puoi arrivare lì.
# en 18a98fba
why-me-move-5 = C'è un muro in mezzo. Usa l'ingresso.
# en 631de3f1
why-me-move-6 = Lì non può camminare nessuno.
# en 2214df8b
why-me-horse-2 = Il tuo cavallo non può entrare lì.
# en a6831f29
why-me-skel-1 = Questo scheletro si è già mosso.
# en 7c69f0ae
why-me-skel-2 = Uno scheletro non può andare lì.
# en 97354d56
why-me-tile-1 = Una tessera deve stare accanto alla mappa.
# en ddccf213
why-me-tile-2 = La strada finirebbe contro un muro.
# en 5f2d1898
why-cc-tile-1 = Accanto al ponte levatoio non può stare niente.
# en a839a986
why-cc-bridge-1 = Il ponte è alzato.
