# Die Regeln auf einen Blick, Bild für Bild: Titel, `.text` und `.picture`, das das Bild beschreibt.

# en 09cee1b8
overview-title = Auf einen Blick
# en 4ad2f498
overview-midevil-goal = Das Ziel
    .text = Nimm das Necronomicon vom Friedhof und bring es auf das Mittelfeld des Altars. Oder sammle Skelette für 30 Punkte: weiße zählen 1, rote 2, blaue 3.
    .picture = Ein Weg führt vom Buch auf dem Friedhof an einem roten Skelett vorbei zum Altar.
# en 1f482dc5
overview-midevil-turn = Dein Zug
    .text = Leg ein Plättchen an und zieh auf 3 Handkarten nach. Würfle und geh, dann würfle noch einmal und bewege so viele Skelette.
    .picture = Eine Spielfigur geht drei Felder weit zur Tür einer Taverne; der Würfel zeigt eine 3.
# en f9b4a1af
overview-midevil-fight = Kämpfe
    .text = Du kämpfst gegen jedes Skelett, auf das du triffst; 4, 5 oder 6 gewinnt, und du behältst es. Sonst gibst du Punkte aus deiner Sammlung dazu, oder du gibst eine Lebensmarke ab und würfelst noch einmal.
    .picture = Eine Spielfigur kämpft mit einem roten Skelett; daneben Würfel mit 4, 5 und 6.
# en d0fa34e8
overview-midevil-cards = Karten
    .text = Du darfst eine Ereigniskarte pro Runde spielen, in jedem Zug. Waffen und Gegenstände bleiben vor dir liegen; Segen helfen dir, Flüche treffen andere, Grabkarten bewegen die Toten.
    .picture = Drei Karten: ein Schwert, ein vereister Stiefel und eine Trommel mit Knochen als Schlägeln.
# en ae74bf25
overview-castle-of-chaos-goal = Das Ziel
    .text = Bring das Necronomicon zurück in die Burg, zum Thron, an dem du begonnen hast. Oder sammle Skelette für 30 Punkte.
    .picture = Ein Weg führt vom Buch an einem schwarzen Skelett vorbei durch den Bergfried zum Thron.
# en 29a95d6f
overview-castle-of-chaos-bridge = Die Zugbrücke
    .text = Am Anfang ist die Brücke oben. Neben der Brücke darfst du einmal pro Zug versuchen, sie herunterzulassen: Mit 4 oder mehr gelingt es.
    .picture = Eine Spielfigur steht vor der hochgezogenen Brücke; daneben Würfel mit 4, 5 und 6.
# en 161d399d
overview-castle-of-chaos-fight = Schwarze Skelette
    .text = Züge und Kämpfe sind wie in MidEvil. Aber ein schwarzes Skelett besiegt nur eine 6, und es ist nichts wert.
    .picture = Eine Spielfigur auf dem Friedhof steht drei schwarzen Skeletten gegenüber; daneben ein Würfel mit einer 6.
# en 96065691
overview-castle-of-chaos-cards = Chaoskarten
    .text = Sechzehn neue Arten kommen zu den Karten von MidEvil. Sie schicken Mitspieler in die Grube, lassen sie aussetzen oder stürmen die Mauer.
    .picture = Drei Karten: ein Kopf im Eimer, Beine, die aus einer Grube ragen, und eine Leiter an einer Mauer.
# en 091c7003
overview-zombie-invasion-goal = Das Ziel
    .text = Erreich als Erster das Mittelfeld des Hubschrauberlandeplatzes, des letzten Plättchens im Stapel. Oder sammle als Erster 20 Punkte, einen für jeden besiegten Zombie.
    .picture = Ein Weg führt über eine Straße an einem Zombie vorbei zur Mitte des Hubschrauberlandeplatzes.
# en fa8c9c07
overview-zombie-invasion-turn = Dein Zug
    .text = Leg ein Plättchen an die Stadt an. Würfle und geh, dann würfle noch einmal und bewege bis zu so viele Zombies um je ein Feld.
    .picture = Eine Spielfigur geht drei Felder weit auf Zombies zu; der Würfel zeigt eine 3.
# en f4164776
overview-zombie-invasion-fight = Kämpfe
    .text = Du kämpfst gegen jeden Zombie, auf den du triffst; 4, 5 oder 6 besiegt ihn. Sonst gibst du für jeden fehlenden Punkt eine Munition aus, oder du gibst eine Lebensmarke ab und würfelst noch einmal.
    .picture = Eine Spielfigur kämpft mit einem Zombie; daneben Würfel mit 4, 5 und 6.
# en f50f1361
overview-zombie-invasion-tokens = Leben und Munition
    .text = In Gebäuden liegen Lebens- und Munitionsmarken, von Zombies bewacht. Du kannst 5 Lebensmarken haben; verlierst du die letzte, verlierst du 5 Punkte und beginnst von vorn.
    .picture = Eine Polizeiwache und eine Drogerie, in denen Lebens- und Munitionsmarken liegen.
