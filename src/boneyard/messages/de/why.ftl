# Why something is not possible, by the rule that forbids it.

# en 70e25355
why-zi-move-1 = Da kommst du nicht hin.
# en e61ff32a
why-zi-move-2 = Du kannst nur auf Straßen gehen und Gebäude nur durch eine Tür betreten.
# en 2b8305b0
why-zi-move-3 = Da ist eine Wand im Weg.
# en 33f41738
why-zi-tile-1 = Dort träfen die Straßen nicht aufeinander.
# en 6eb68ad9
why-zi-tile-2 = Das kommt in das Gebäude auf dem neuen Plättchen.
# en e0bcc863
why-zi-tile-3 = Da liegt schon eine Marke.
# en 6b91847d
why-zi-zombie-1 = Dahin kommt ein Zombie nicht mit einem Schritt.
# en 3fe3c107
why-zi-zombie-2 = Da steht schon ein Zombie.
# en 23c1bee9
why-zi-turn-4 = Dieser Zombie wurde schon bewegt.
# en 6bb9e493
why-me-move-1 = Du hast keine Schritte mehr.
# en 6f489058
why-me-move-2 = Da kommst du nicht hin.
# en 18a98fba
why-me-move-5 = Da ist eine Wand im Weg. Nimm den Eingang.
# en 631de3f1
why-me-move-6 = Da kann niemand gehen.
# en 2214df8b
why-me-horse-2 = Dein Pferd kann da nicht hinein.
# en a6831f29
why-me-skel-1 = Dieses Skelett wurde schon bewegt.
# en 7c69f0ae
why-me-skel-2 = Dahin kann kein Skelett gehen.
# en 97354d56
why-me-tile-1 = Ein Plättchen muss an die Karte anschließen.
# en ddccf213
why-me-tile-2 = Die Straße würde an einer Wand enden.
# en 5f2d1898
why-cc-tile-1 = Neben der Zugbrücke darf nichts liegen.
# en a839a986
why-cc-bridge-1 = Die Brücke ist oben.
