# El ritmo de los turnos ajenos, las escenas y el sonido.

# en 6c2dfa54
pace = Ritmo de los turnos ajenos
# en 1039773c
pace-slow = Lento
# en 502b4acb same
pace-normal = Normal
# en 50981902
pace-fast = Rápido
# en 6718a297
pace-instant = Inmediato
# en 1ca50cd3
pace-pause = Pausa
# en 9aaea3f7
pace-resume = Continuar
# en a635e1ed
pace-step = Siguiente
# en 87171caf
pace-again = Ver otra vez el último turno
# en 4a143ab2
pace-repeated = Otra vez el último turno
# en 9042bf3f
pace-skip = Saltar
# en fe1442c1
stage-hit = ¡TOCADO!
# en d871fd9d
stage-miss = FALLO
# en f1bc956e
stage-wins = Gana { $faces }
# en fc3e9f7f
stage-wins-all = Gana cualquier número
# en 35185550
stage-wins-none = Ningún número basta
# en 41d2bb9b
stage-or = { $first } o { $second }
# en fac69349
stage-worth = { $points ->
    [0] no vale nada
    [one] vale 1 punto
   *[other] vale { $points } puntos
}
# en 354977a3
stage-died = { $seat_id ->
    [you] Has muerto
   *[other] { $seat } ha muerto
}
# en 79069b1f
stage-died-at = en { $place }
# en 25f82632
stage-lost = Perdido
# en 878891ce
stage-dropped = Soltado
# en 671bf040
stage-kept = Conserva
# en 36567fc8
stage-next = Después
# en e4cd430c
stage-points = { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}
# en 59acfb3e
stage-nothing = nada
# en 4035eda9
stage-hand = { $number ->
    [one] 1 carta en la mano
   *[other] { $number } cartas en la mano
}
# en 66326441
stage-back = De vuelta en { $place }
# en e337a651
stage-duel = { $seat_id ->
    [you] desafías
   *[other] desafía
}
# en c2b3accf
stage-holds = { $seat_id ->
    [you] tienes el libro
   *[other] tiene el libro
}
# en da2829a9
stage-tie = Empate
# en 37942aa6
stage-book = { $seat_id ->
    [you] ¡El libro es tuyo!
   *[other] { $seat } tiene el libro
}
# en 39e9a846
stage-book-back = El libro queda libre
# en 5ad59711
stage-victory = { $seat_id ->
    [you] ¡Has ganado!
   *[other] ¡Gana { $seat }!
}
# en a8c94467
stage-victories = ¡Ganan { $seats }!
