# Mehrere an einem Gerät.

# en 162849a3
setup-plan-here = Person an diesem Gerät
# en f87dbc39
setup-all-here = Alle an diesem Gerät
# en ab49e6c9
setup-here-name = Name von Spieler { $number }
# en b2150c2e
hotseat-player = Spieler { $number }
# en 3cc8d553
hotseat-pass = Gib das Gerät an { $name }
    .text = Alle anderen schauen weg: Die Hand ist geheim.
# en 2ce78aee
hotseat-show = Ich bin { $name }, zeig meine Hand
# en e3bfc98f
hotseat-react = Antwortet jemand?
    .text = Sag es und nimm das Gerät. Wer nichts Passendes hat, muss es nicht verraten.
# en e6d64d28
hotseat-nobody = Niemand antwortet
