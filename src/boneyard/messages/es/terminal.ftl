# The game in the terminal.

# en ab847860
table-title = { $game } · ronda { $round }
# en baf4ac95
table-stack = { $stack ->
        [0] no quedan losetas
        [one] queda una loseta
       *[other] quedan { $stack } losetas
    }
# en e7acb880
help =
    Responde con el número de una opción o con su palabra, por ejemplo `stop`.
    Anda con n, e, s, w (norte, este, sur, oeste), varias a la vez: nnee.
    ?        las reglas de esta decisión        ?3       la regla de la opción 3
    map      todo el tablero                    log      lo que ha pasado
    look 7   enseña la opción 7                 look n   mira más al norte; look: vuelve al personaje
    cards    lo que hacen las cartas            back     un menú atrás
    hint     lo que haría un buen jugador       goal     cómo se gana, y cuánto le falta a cada uno
    undo     deshace la última acción           auto     llena o mueve al azar por mí
    save F   guarda en el archivo F             quit     salir; la partida se guarda
# en 9e0137f5
no-such-choice = No hay ninguna opción { $text }; escribe ? para ver la ayuda.
# en 8c35cc69
ambiguous = { $text } puede ser varias opciones; escribe su número.
# en 5edb3911
undone = Deshecho.
# en 5c869a2a
no-undo = { $reason ->
        [chance] Eso no se puede deshacer: desde entonces se ha tirado un dado o se ha robado algo.
        [answer] Eso no se puede deshacer: desde entonces ha respondido otro jugador.
       *[nothing] No hay nada que deshacer.
    }
# en cfbb4125
saved = Guardado en { $file }. Sigue con: boneyard play --resume { $file }
# en 7e587445
kept = La partida queda guardada en { $file }. Sigue con: boneyard play --resume { $file }
# en 1532b647
curtain = Ahora solo puede mirar { $seat }. Pulsa Intro cuando los demás no miren.
# en b6a7a30d
game-over = La partida ha terminado. { $result }
# en b3b806ae
resume-question = Hay una partida de { $game } sin terminar, en la ronda { $round }. ¿Seguir con ella?
# en e8b8660c
which-game = ¿Qué juego?
# en 66e3e057
bot-faults = El programa de { $seat } se ha equivocado { $number ->
        [one] una vez
       *[other] { $number } veces
    }; { $replaced ->
        [0] no hubo que cambiar ninguna de sus respuestas.
        [one] una de sus respuestas se cambió por otra al azar.
       *[other] { $replaced } de sus respuestas se cambiaron por otras al azar.
    } El primer error: { $first }
# en 7a918742
run-question = En esta partida, un bot es el programa: { $command }
    ¿Ejecutarlo?
# en 2afce660
replay-kept = La repetición está guardada en { $file }.
# en 60a0cf10
points = { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
# en a99a8366
on-the-board = mira el tablero
# en 628ee8e3
hand = Tus cartas: { $cards }
# en 3f5180e7
press-enter = Pulsa Intro
# en fcd021a9
or-back = o `back`
# en a760fd8e
not-saved = No se puede escribir { $file }: { $reason }.
# en 1ca3ddb2
way-won = { $seats } { $number ->
        [one] gana
       *[other] ganan
    } { $way }.
# en fac155ad
cards = { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
# en 66d776e2
refused = Eso no es posible aquí: { $rule } { $title }.
# en 0a753dd6
deadly = { $option }. ¿Seguro? Repite la misma respuesta.
# en 02aa3536
autosave = Esta partida se guarda en { $file } después de cada respuesta.
