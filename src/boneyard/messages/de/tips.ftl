# Tipps im ersten Zug: `tip-` und die Kennung einer offenen Frage.

# en 9dd6b49c
tips-guide = Meinen ersten Zug begleiten
# en 52957d60
tips-end = Keine Tipps mehr
# en 1aaf5d57
tip-place-tile = Jeder Zug beginnt mit einem neuen Plättchen: Der Spielplan wächst. Wähl einen Platz mit einem Plus. Viele Plättchen kannst du vorher drehen.
# en 9ba91fb0
tip-fill-tile = Neue Plättchen bringen Gegner und Marken mit. Der Hauptknopf legt alle hin. Oder wähl für jedes Teil ein Feld: Marken nahe bei dir, Gegner den anderen in den Weg.
# en 668b7b38
tip-before-move = Tippe auf eine Karte, um sie zu lesen; eine pro Runde darfst du ausspielen. Oder würfle einfach: Der Wurf sagt, wie weit du gehen darfst.
# en 74d70f95
tip-move = Wähl ein hervorgehobenes Feld, um dorthin zu gehen. Rot schraffiert heißt Kampf; eine Marke gehört dir, wenn du ihr Feld betrittst.
# en a2c06258
tip-fight-ready = Die Würfelseiten zeigen, welche Würfe gewinnen. Nimm eine Waffe, wenn du eine hast, oder würfle einfach.
# en 3001a0d6
tip-mend = Daneben, aber noch nicht verloren: Zahl, was fehlt, wenn du kannst, oder gib eine Lebensmarke ab und würfle noch einmal. Behalte eine: Ohne Lebensmarken stirbst du.
# en 7671135d
tip-window = Du darfst jetzt eine Karte ausspielen. Hilft dir keine, dann passe.
# en dacd6964
tip-move-zombies = Zum Schluss ziehen die Zombies. Wähl die Spielfigur eines anderen, um sie dorthin zu schicken, oder zieh sie einzeln.
# en d2e14842
tip-move-skeletons = Zum Schluss ziehen die Skelette. Wähl die Spielfigur eines anderen, um sie dorthin zu schicken, oder zieh sie einzeln.
# en fccc0b75
tip-end-turn = Im nächsten Zug ziehst du wieder auf drei Karten nach. Wirf eine ab, die du nicht brauchst, oder beende einfach den Zug.
