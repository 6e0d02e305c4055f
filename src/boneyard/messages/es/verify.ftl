# Checking the dice of a finished game: verify-STEP-OUTCOME, then the verdict and its limits.

# en 7ab65b42
verify-seed-shown-broken = La semilla no está en este archivo; se revela cuando la partida ha terminado.
# en 5f1b982b
verify-seed-shown-none = La semilla no está en este archivo.
# en 5b20b711
verify-seed-secret-broken = La semilla es tan sencilla que se podría adivinar a partir de su hash.
# en 41ead646
verify-commitment-kept = La semilla corresponde al hash publicado en este archivo: su SHA-256 es { $hash }.
# en fee9c5af
verify-commitment-broken = La semilla no corresponde al hash publicado en este archivo: su SHA-256 no es { $hash }.
# en ab69cb44
verify-commitment-none = No se fijó ninguna semilla antes de la partida.
# en 55e028ec
verify-promised-kept = Es el hash que se anotó antes de la partida.
# en 499bc381
verify-promised-broken = El hash que se anotó antes de la partida es otro: { $hash }.
# en 9e67a7f8
verify-nonce-kept = El asiento { $seat } añadió el nonce que había fijado: { $nonce }.
# en 744d5d62
verify-nonce-broken = El asiento { $seat } fijó un nonce distinto del que hay en este archivo: { $nonce }.
# en a1a2b882
verify-nonce-shown-none = El asiento { $seat } fijó un nonce pero no lo reveló a tiempo, así que no cuenta.
# en e26e138f
verify-nonce-given-none = El asiento { $seat } no dio ningún nonce.
# en 4d0ede3e
verify-game-name-broken = El nombre del juego no tiene una forma válida.
# en 0e4dcf3b
verify-stream-kept = { $stream }: { $count ->
        [one] un número, tal como lo dan la semilla y los nonces.
       *[other] { $count } números en orden, tal como los dan la semilla y los nonces.
    }
# en d00a7bc1
verify-draw-note-broken = La línea { NUMBER($line, useGrouping: 0) } de la partida no indica bien qué número salió.
# en 434de636
verify-stream-count-broken = { $stream }: la línea { NUMBER($line, useGrouping: 0) } de la partida toma el número { NUMBER($count, useGrouping: 0) } de esta serie, pero tocaba el número { NUMBER($expected, useGrouping: 0) }.
# en 01a690bf
verify-stream-number-broken = { $stream }: la línea { NUMBER($line, useGrouping: 0) } de la partida dice { NUMBER($number, useGrouping: 0) }, pero la semilla y los nonces dan otro número.
# en 6dc2e9e5
verify-rules-kept = Jugada otra vez según las reglas: las { $lines } líneas eran legales, cada número se interpretó bien y la posición final coincide.
# en ee393d42
verify-rules-broken = Jugada otra vez según las reglas, no cuadra: { $why }.

# en d6958b7f
verify-verdict-fair = Verificado. Nadie manipuló los dados: la semilla y los nonces quedaron fijados antes de la partida, y de ellos se sigue cada número.
# en 0c0bb124
verify-verdict-claimed = El archivo es coherente: cada número se sigue de su semilla y sus nonces.
# en 7a7b6c5a
verify-verdict-practice = { $reason ->
    [other-rules] Las reglas cambiaron mientras se jugaba esta partida. Se puede ver desde ahí, pero sus dados no se pueden comprobar.
   *[other] Práctica ({ $reason }): cada número se sigue de la semilla, pero quien la eligió podía conocerlos todos.
}
# en 7d9f68ec
verify-verdict-own = Cada número se sigue de la semilla, pero nadie la fijó antes de la partida, así que alguien pudo elegirla a propósito.
# en 26b3d11c
verify-verdict-broken = No verificado.
# en 99eb5652
verify-unheard = Ningún archivo puede demostrar que la semilla se fijó antes de la partida: compara el hash con el que mostró entonces la mesa.
# en ccf9ff33
verify-limits = Lo que esto no demuestra: quien administra el servidor conoce la semilla y podría haber mirado por adelantado.
# en 04ad2575
verify-alone = Nadie añadió un nonce, así que quien administra el servidor pudo elegir una semilla a su gusto antes de fijarla.
