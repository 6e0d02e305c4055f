# Mehrere an einem Gerät.

# en 03c0ef14
setup-plan-here = Jemand an diesem Gerät
# en dbd5d894
setup-all-here = Alle an diesem Gerät
# en ab49e6c9
setup-here-name = Name von Spieler { $number }
# en b2150c2e
hotseat-player = Spieler { $number }
# en 1cfccc8d
hotseat-pass = Gib das Gerät an { $name }
    .text = Alle anderen schauen weg: Die Karten sind geheim.
# en 2ce78aee
hotseat-show = Ich bin { $name }, zeig meine Karten
# en 20742005
hotseat-react = Möchte jemand reagieren?
    .text = Dann sag es und nimm das Gerät. Wer nichts Passendes hat, muss es nicht verraten.
# en ac9ea600
hotseat-nobody = Niemand
