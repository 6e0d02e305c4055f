# What players are told while they are away.

# en 5434b96d
notify-your-turn =
    .subject = Te toca: { $table }
    .text = Te toca jugar en { $table }.
# en 56b6f969
notify-game-over =
    .subject = Se acabó: { $table }
    .text = La partida de { $table } ha terminado.
# en 76a7e712
notify-started =
    .subject = Empieza: { $table }
    .text = La partida de { $table } ha empezado.
# en 7e177430
notify-covered =
    .subject = Un bot juega por ti: { $table }
    .text = No llegaste a tiempo, así que un bot responde por ti en { $table }.
# en 894e4dcc
notify-confirm =
    .subject = Tu código: correos de Boneyard
    .text =
        Alguien ha dado esta dirección para recibir un aviso cuando le toque jugar. Si has sido tú, escribe este código:

        { $code }

        Si no, no hagas nada y no recibirás más correos.
# en 3ae644c1
notify-off = Recibes este correo porque lo pediste. Para no recibir más: { $link }
# en 9e7e0ccb
notify-off-title = Correos de Boneyard
# en c2bdc8c3
notify-off-button = No enviarme más
# en 04a1f4da
notify-off-done = Ya no recibirás más correos.
