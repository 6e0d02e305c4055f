# Event cards: title, `.gist` for a card in the hand, `.text` for the full effect.

## MidEvil: weapons and items

# en 0fe01dc7
card-sword = Schwert
    .gist = +1 auf deine Kampfwürfe
    .text = Waffe, bleibt vor dir liegen. Kündige sie vor dem ersten Wurf eines Kampfes auf deinem Feld an: +1 auf diesen Wurf und jede Wiederholung.
# en 96597455
card-mace = Streitkolben
    .gist = Einmal pro Zug: +2 in einem Kampf
    .text = Waffe, bleibt vor dir liegen. Einmal pro Zug kündigst du sie vor dem ersten Wurf eines Kampfes auf deinem Feld an: +2 auf diesen Wurf und jede Wiederholung.
# en 50a39329
card-pole-arm = Stangenwaffe
    .gist = Einmal pro Zug: Kampf auf 1 Feld Abstand
    .text = Waffe, bleibt vor dir liegen. Einmal in jedem deiner Züge darfst du ein Skelett bekämpfen, das 1 Feld entfernt ist und das du siehst. Auf deinem eigenen Feld nützt sie nichts.
# en c4681d03
card-short-bow = Kurzbogen
    .gist = Einmal pro Zug: bis zu 3 Felder weit
    .text = Waffe, bleibt vor dir liegen. Einmal in jedem deiner Züge darfst du ein Skelett bekämpfen, das bis zu 3 Felder entfernt ist und das du siehst. Auf deinem eigenen Feld nützt er nichts.
# en 7d093e3e
card-crossbow = Armbrust
    .gist = Einmal pro Zug: bis 4 weit, +1; dann Halt
    .text = Waffe, bleibt vor dir liegen. Einmal in jedem deiner Züge darfst du mit +1 ein Skelett bekämpfen, das bis zu 4 Felder entfernt ist und das du siehst. Danach bewegst du dich in diesem Zug nicht mehr. Auf deinem eigenen Feld nützt sie nichts.
# en b9862e76
card-shield = Schild
    .gist = Einmal pro Zug: Kampfwurf wiederholen
    .text = Gegenstand, bleibt vor dir liegen. Einmal pro Zug darfst du einen misslungenen Kampfwurf wiederholen, ohne eine Lebensmarke abzugeben.
# en 4b263312
card-horse = Pferd
    .gist = Verdoppelt deine Bewegung
    .text = Gegenstand, bleibt vor dir liegen. Dein Bewegungswurf wird verdoppelt; spielst du es während deiner Bewegung aus, wird deren Rest verdoppelt. Es wartet draußen, wenn du ein Gebäude betrittst, und andere dürfen es dort nehmen; in einem Gebäude kannst du es nicht ausspielen.
# en 1be3a518
card-holy-water = Weihwasser
    .gist = Abwerfen: Skelett ohne Wurf besiegt
    .text = Gegenstand, bleibt vor dir liegen. Wirf es vor einem deiner Kampfwürfe ab: Das Skelett ist ohne Wurf besiegt.
# en c58f60bc same
card-necronomicon = Necronomicon
    .gist = Bring es ans Ziel und gewinne
    .text = Gegenstand; wer als Erster das Mittelfeld des Friedhofs erreicht, nimmt es. Stehst du damit auf dem Mittelfeld des Ziels und ist ein Skelett dort besiegt, gewinnst du. Wer auf dein Feld kommt oder dort seinen Zug beginnt, muss sich mit dir darum duellieren; in der Burg darf er es. Stirbst du, kehrt es zum Friedhof zurück.

## MidEvil: boons

# en d65e1a4f
card-second-wind = Neue Kraft
    .gist = Doppelte Bewegung oder +2 nach Fehlwurf
    .text = Verdopple deinen Bewegungswurf vor deinem ersten Schritt oder zähle 2 zu einem deiner Kampfwürfe hinzu, der nicht gereicht hat.
# en 557a3637
card-hearty-stew = Deftiger Eintopf
    .gist = Statt Bewegung: nimm 3 Lebensmarken
    .text = Vor deinem Bewegungswurf: Nimm 3 Lebensmarken, statt dich in diesem Zug zu bewegen. Mehr als 5 kannst du nicht haben.
# en bb08112a
card-secret-tunnel = Geheimgang
    .gist = Statt Wurf: durch irgendeine Tür hinein
    .text = Vor deinem Bewegungswurf: Statt zu würfeln und dich zu bewegen, gehst du auf das Feld innen an einer Tür eines beliebigen Gebäudes. Du betrittst es, als wärst du dorthin gegangen.
# en fa734f1d
card-blessing = Segen
    .gist = Dein Kampfwurf zählt als 6
    .text = Vor einem deiner Kampfwürfe: Er zählt als 6, ohne dass du würfelst.

## MidEvil: hexes

# en 230779ef
card-cold-feet = Kalte Füße
    .gist = Ein Mitspieler bewegt sich nicht
    .text = Der Zielspieler bewegt sich in seinem nächsten Zug nicht. Spielst du sie in seinem eigenen Zug vor seinem Bewegungswurf aus, gilt sie für diesen Zug.
# en 90e554b9
card-lame-horse = Lahmes Pferd
    .gist = Halbe Bewegung; ein Pferd ist weg
    .text = Nach dem Bewegungswurf des Zielspielers: Halbiere ihn, abgerundet. Reitet er ein Pferd, wird es abgeworfen und der Rest noch einmal halbiert: Von einer gerittenen 5, also 10, bleiben nur 2.
# en 63159ba6
card-pickpocket = Taschendieb
    .gist = Nimm jemandem auf deinem Plättchen etwas
    .text = Nimm einem Spieler auf deinem Plättchen einen Gegenstand deiner Wahl weg, auch das Necronomicon. Keinen, den du schon hast, und kein Pferd, das draußen wartet. Bist du in einem Gebäude, kannst du gar kein Pferd nehmen.
# en 1f541e63
card-slippery-hands = Glitschige Hände
    .gist = Ein Mitspieler verliert einen Gegenstand
    .text = Der Zielspieler verliert einen Gegenstand deiner Wahl. Das Necronomicon kehrt zum Friedhof zurück; ein Pferd, das wartet, ist sicher.
# en cf7ad35c
card-lost-way = Vom Weg abgekommen
    .gist = Du bestimmst die Schritte eines anderen
    .text = Im Zug des Zielspielers, bis seine Bewegung beginnt: Du bestimmst in diesem Zug die Schritte seiner Bewegung. Alles andere entscheidet er selbst.
# en 6681249f
card-bad-omen = Böses Omen
    .gist = Ein gewonnener Kampfwurf wird wiederholt
    .text = Nach einem gewonnenen Kampfwurf des Zielspielers: Er würfelt noch einmal, und der neue Wurf zählt.
# en ce9c9a4b
card-grave-robber = Grabräuber
    .gist = Ein Mitspieler verliert 2 Punkte
    .text = Der Zielspieler entfernt Skelette seiner Wahl im Wert von mindestens 2 Punkten aus seiner Sammlung, oder alle, wenn er weniger hat.

## MidEvil: the grave

# en f5b86671
card-call-of-the-grave = Ruf des Grabes
    .gist = Setze 6 Punkte Skelette auf ein Plättchen
    .text = Setze bis zu 6 Punkte an Skeletten aus dem Vorrat auf ein Plättchen, auf erlaubte Felder ohne Skelett. Spielfiguren dürfen dort stehen.
# en 41d546c4
card-they-rise-again = Sie erheben sich wieder
    .gist = Setze bis zu 3 entfernte Skelette ein
    .text = Setze bis zu 3 entfernte Skelette beliebiger Farben auf ein Plättchen, auf erlaubte Felder ohne Skelett. Spielfiguren dürfen dort stehen.
# en f3bb3011
card-bone-march = Knochenmarsch
    .gist = Bewege bis zu 6 Skelette um ein Feld
    .text = Bewege sofort bis zu 6 verschiedene Skelette um je ein Feld.
# en 30a2c337
card-dead-calm = Totenstille
    .gist = Kein Skelett geht bis zu deinem Zug
    .text = Bis zum Beginn deines nächsten Zuges bewegt sich kein Skelett.
# en 57b87bac
card-crumble = Zerfall
    .gist = Entferne 3 Punkte von einem Plättchen
    .text = Entferne Skelette im Wert von zusammen bis zu 3 Punkten von einem Plättchen. Niemand bekommt sie.

## The Castle of Chaos

# en 6cc268dc
card-alls-quiet = Alles ruhig
    .gist = Niemand ändert Würfe mit Skeletten
    .text = Bis zum Ende deines nächsten Zuges darf niemand mit Skeletten einen Wurf ändern.
# en 85c04fed
card-ashes-to-ashes = Asche zu Asche
    .gist = Alle Spielfiguren auf den Friedhof
    .text = Bei dir beginnend und dann nach links setzt jeder Spieler seine Spielfigur auf ein Feld des Friedhofs, keine zwei auf dasselbe. Du kannst die Karte erst ausspielen, wenn der Friedhof liegt.
# en 543f1800
card-bone-soup = Knochensuppe
    .gist = 2 Punkte Skelette für 1 Lebensmarke
    .text = Gib mindestens 2 Punkte an deinen Skeletten ab und nimm 1 Lebensmarke. Mehr Punkte bringen nicht mehr Marken; die Skelette werden entfernt.
# en 4425300b
card-buckethead = Eimerkopf
    .gist = Ein Mitspieler setzt einen Zug aus
    .text = Der Zielspieler setzt seinen ganzen nächsten Zug aus. Du kannst sie nicht gegen einen Spieler ausspielen, der schon einen aussetzt.
# en d7b0b10b
card-hes-one-of-them = Er ist einer von ihnen!
    .gist = Ein Mitspieler tauscht mit einem Skelett
    .text = Der Zielspieler tauscht den Platz mit einem Skelett deiner Wahl, das auf keinem der 12 Burgplättchen steht. Auf seinem Feld muss ein Skelett stehen dürfen, und es darf keins dort stehen.
# en 1edea0fc
card-i-aint-that-good = So gut bin ich nicht!
    .gist = Jeder Wurf ist um 1 niedriger
    .text = Bis zum Ende deines nächsten Zuges zählt jeder Würfel, den ein Spieler wirft, 1 weniger, auch bei der Bewegung.
# en 38142241
card-ive-got-the-gun = Ich hab die Knarre!
    .gist = In deinem Zug: nimm 3 Punkte Skelette
    .text = In deinem Zug: Nimm 3 Punkte an Skeletten aus dem Vorrat oder, wenn das nicht geht, so viele darunter wie möglich. Kommst du damit auf 30 Punkte, kannst du vor dem Ende deines nächsten Zuges nicht gewinnen.
# en 2ad18621
card-i-will-crush-you = Ich zermalme euch!
    .gist = Alle würfeln; der Niedrigste verliert Leben
    .text = Alle Spieler würfeln; wer am niedrigsten würfelt, bei Gleichstand alle davon, verliert eine Lebensmarke. Niemand stirbt daran.
# en 48f26571
card-peasants-are-revolting = Die Bauern rebellieren!
    .gist = Leben abgegeben: die Hälfte vom Rest weg
    .text = Wenn ein anderer Spieler in einem Kampf eine Lebensmarke abgibt: Er wirft die Hälfte derer ab, die er übrig hat, abgerundet. Nicht in Duellen.
# en c6f76627
card-to-the-pit = Ab in die Grube!
    .gist = Ein Mitspieler muss in die Grube
    .text = Die Spielfigur des Zielspielers kommt auf das Mittelfeld der Grube und kann sich bis zum Beginn deines nächsten Zuges in keiner Weise bewegen. Wer in der Grube ist, kann bis zum Ende seines nächsten Zuges nichts tun, als Skelette zu bewegen. Liegt die Grube nicht auf dem Spielplan, wird die Karte ohne Wirkung abgeworfen.
# en 09901355
card-this-is-my-broomstick = Das ist mein Besenstiel!
    .gist = Kein Skelett geht auf dein Feld
    .text = Bis zum Ende deines nächsten Zuges darf kein Skelett auf dein Feld gehen, wenn am Ende eines Zuges Skelette bewegt werden. Karten können trotzdem eins dorthin bringen.
# en aa25b264
card-peasant-uprising = Bauernaufstand
    .gist = Lebensmarken bekämpfen Skelette
    .text = Jede Lebensmarke, die mit einem Skelett auf einem Feld liegt, bekämpft es: Du würfelst für jede. Bei 4 oder mehr wird das Skelett endgültig entfernt, auch ein schwarzes; bei weniger kommt die Marke vom Spielplan.
# en 9fe2a8b5
card-protect-the-wall = Schützt die Mauer!
    .gist = Versetze Skelette von der Mauer hinaus
    .text = Würfle: Versetze so viele Skelette, oder so viele wie möglich, von der Burgmauer auf erlaubte Felder außerhalb der Burg. Du bestimmst, welche und wohin.
# en 50c1d9d4
card-storm-the-wall = Stürmt die Mauer!
    .gist = Versetze Skelette von außen auf die Mauer
    .text = Würfle: Versetze so viele Skelette, oder so viele wie möglich, von außerhalb der Burg auf erlaubte Felder ihrer Mauer. Du bestimmst, welche und wohin.
# en 08ce7eb6
card-you-shall-never = Niemals sollst du …
    .gist = Jemand kann das Necronomicon nicht nehmen
    .text = Der Zielspieler kann bis zu seinem nächsten Zug das Necronomicon auf dem Friedhof nicht nehmen; in seinem eigenen Zug ausgespielt, gilt es für den Rest dieses Zuges. Duelle und Diebstahl bleiben möglich.
# en a5bbddd6
card-we-can-take-them = Die schaffen wir!
    .gist = Hol eine Spielfigur und geh mit ihr weiter
    .text = In deinem Zug: Setze die Spielfigur des Zielspielers auf dein Feld. In deiner Bewegung darfst du statt mit deiner mit dieser Figur weitergehen; du bestimmst ihre Schritte, ihre Kämpfe trägt der Zielspieler aus.
