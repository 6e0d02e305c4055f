# Why something is not possible, by the rule that forbids it.

# en 70e25355
why-zi-move-1 = No puedes llegar ahí.
# en e61ff32a
why-zi-move-2 = Solo puedes andar por las calles y entrar en los edificios por una puerta.
# en 2b8305b0
why-zi-move-3 = Hay una pared en medio.
# en 33f41738
why-zi-tile-1 = Ahí las calles no se encontrarían.
# en 6eb68ad9
why-zi-tile-2 = Tiene que ir dentro del edificio de la nueva loseta.
# en e0bcc863
why-zi-tile-3 = Ahí ya hay una ficha.
# en 6b91847d
why-zi-zombie-1 = Un zombi no puede llegar ahí con un paso.
# en 3fe3c107
why-zi-zombie-2 = Ahí ya hay un zombi.
# en 23c1bee9
why-zi-turn-4 = Este zombi ya se ha movido.
# en 6bb9e493
why-me-move-1 = No te quedan pasos.
# en 6f489058
why-me-move-2 = No puedes llegar ahí.
# en 18a98fba
why-me-move-5 = Hay una pared en medio. Usa la entrada.
# en 631de3f1
why-me-move-6 = Por ahí no puede andar nadie.
# en 2214df8b
why-me-horse-2 = Tu caballo no puede entrar ahí.
# en a6831f29
why-me-skel-1 = Este esqueleto ya se ha movido.
# en 7c69f0ae
why-me-skel-2 = Un esqueleto no puede ir ahí.
# en 97354d56
why-me-tile-1 = Una loseta debe quedar junto al tablero.
# en ddccf213
why-me-tile-2 = El camino acabaría en una pared.
# en 5f2d1898
why-cc-tile-1 = Junto al puente levadizo no puede haber nada.
# en a839a986
why-cc-bridge-1 = El puente está levantado.
