# Checking the dice of a finished game: verify-STEP-OUTCOME, then what it all proves.

# en cb208a62
verify-seed-shown-broken = La semilla no está en este archivo; se muestra cuando la partida ha terminado.
# en 844d1744
verify-seed-shown-none = La semilla no está en este archivo.
# en 5b20b711
verify-seed-secret-broken = La semilla es tan sencilla que se podría adivinar a partir de su hash.
# en 1f50d71c
verify-commitment-kept = La semilla corresponde a la promesa de este archivo: su SHA-256 es { $hash }.
# en 74d87ee4
verify-commitment-broken = La semilla no corresponde a la promesa de este archivo: su SHA-256 no es { $hash }.
# en 9c9934bf
verify-commitment-none = No se prometió ninguna semilla antes de la partida.
# en 088098d1
verify-promised-kept = Es la promesa que se anotó antes de la partida.
# en 3a3acddc
verify-promised-broken = La promesa que se anotó antes de la partida es otra: { $hash }.
# en 9b52410c
verify-nonce-kept = El asiento { $seat } añadió el nonce que había prometido: { $nonce }.
# en 9610e79b
verify-nonce-broken = El asiento { $seat } prometió un nonce distinto del que hay en este archivo: { $nonce }.
# en e21104be
verify-nonce-shown-none = El asiento { $seat } prometió un nonce y no lo mostró a tiempo, así que no cuenta.
# en e26e138f
verify-nonce-given-none = El asiento { $seat } no dio ningún nonce.
# en f53c7691
verify-game-name-broken = El nombre del juego no tiene una forma válida.
# en cc167658
verify-stream-kept = { $stream }: { $count ->
        [one] un número, tal como lo dan la semilla y los nonces.
       *[other] { $count } números en orden, tal como los dan la semilla y los nonces.
    }
# en bd70d51a
verify-draw-note-broken = La línea { NUMBER($line, useGrouping: 0) } de la partida no indica bien qué número sacó el azar.
# en 20d0a8b8
verify-stream-count-broken = { $stream }: la línea { NUMBER($line, useGrouping: 0) } de la partida toma el número { NUMBER($count, useGrouping: 0) } de esta serie, pero tocaba el número { NUMBER($expected, useGrouping: 0) }.
# en 3a55f41b
verify-stream-number-broken = { $stream }: la línea { NUMBER($line, useGrouping: 0) } de la partida dice { NUMBER($number, useGrouping: 0) }, pero la semilla y los nonces dan otro número.
# en 04a619cd
verify-rules-kept = Jugada otra vez según las reglas: las { $lines } líneas eran posibles, cada número se interpretó bien y la partida termina como está escrito.
# en 973bc12a
verify-rules-broken = Jugada otra vez según las reglas, no sale lo mismo: { $why }.

# en 8ef51f8c
verify-verdict-fair = Verificado. Nadie cambió los dados: la semilla y los nonces quedaron fijados antes de la partida, y de ellos se sigue cada número.
# en 56613b58
verify-verdict-claimed = El archivo es coherente: cada número se sigue de su semilla y sus nonces.
# en 267ca830
verify-verdict-practice = { $reason ->
    [other-rules] Las reglas cambiaron mientras se jugaba esta partida. Se puede ver desde ahí, pero sus dados no se pueden comprobar.
   *[other] Práctica ({ $reason }): cada número se sigue de la semilla, pero quien la eligió podía conocerlos todos.
}
# en dcba1c2b
verify-verdict-own = Cada número se sigue de la semilla, pero nadie prometió esta semilla antes de la partida, así que nada demuestra que no se eligiera.
# en 26b3d11c
verify-verdict-broken = No verificado.
# en d595899d
verify-unheard = Que la semilla se prometiera antes de la partida no lo puede demostrar ningún archivo: compara la promesa con la que mostró entonces la mesa.
# en 1cf99756
verify-limits = Lo que esto no demuestra: quien lleva el servidor conoce la semilla y podría haber mirado por adelantado.
# en 3e690740
verify-alone = Nadie añadió un nonce, así que quien lleva el servidor podría haber elegido entre varias semillas antes de prometer una.
