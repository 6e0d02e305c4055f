# Notifications for players who are away.

# en eda08266
notify-your-turn =
    .subject = Te toca: { $table }
    .text = Te toca jugar en { $table }.
# en fd6f3a7e
notify-game-over =
    .subject = Se acabó: { $table }
    .text = La partida de { $table } ha terminado.
# en 1fe429a2
notify-started =
    .subject = La partida ha empezado: { $table }
    .text = La partida de { $table } ha empezado.
# en 88977d2d
notify-covered =
    .subject = Un bot juega por ti: { $table }
    .text = No respondiste a tiempo, así que un bot juega por ti en { $table }.
# en 1d1c7bdc
notify-confirm =
    .subject = Tu código para los correos de Boneyard
    .text =
        Alguien ha dado esta dirección para recibir un aviso cuando le toque jugar. Si has sido tú, escribe este código:

        { $code }

        Si no, ignora este correo: no recibirás más.
# en d8485d78
notify-off = Recibes este correo porque lo pediste. Para no recibir más: { $link }
# en 9230a8cc
notify-off-title = Correos de Boneyard
# en ee733c6d
notify-off-button = No enviarme más correos
# en 02336fdb
notify-off-done = Ya no recibirás más correos de este servidor.
