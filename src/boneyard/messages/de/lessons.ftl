# Lektionen: die Seite, die sie auflistet, was um sie herum steht, und was jeder Schritt sagt.

# en a1b14510
lessons-lead = Drei kurze Spiele, die sich selbst erklären. Du spielst, wir flüstern.
# en ee617f1e
lessons-minutes = etwa { $minutes } Minuten
# en dbc8c8c8
lessons-parts = { $done } von { $number } Teilen geschafft
# en ebb7ba44
lessons-start = Los
# en 42e76b20
lessons-go-on = Weiter
# en fc3b1bf4
lessons-again = Noch einmal
# en 8f77d2ce
lessons-done = Geschafft
# en 6e3c55b3
lesson-part = Teil { $part } von { $number }
# en 3c723ade
lesson-step = Schritt { $step } von { $number }
# en a9edd3e7
lesson-next = Weiter
# en 3fe3123e
lesson-next-part = Nächster Teil
# en 47f16172
lesson-show = Zeig es mir
# en f380ffbc
lesson-do = Mach es für mich
# en e0f97d16
lesson-shown = Das ist gemeint:
# en 8d99bb18
lesson-restart = Diesen Teil von vorn
# en 0037f8ce
lesson-leave = Lektion verlassen
# en 1f6b360d
lesson-skip = Diesen Teil überspringen
# en 197216af
lesson-else = In einem richtigen Spiel darfst du das. Versuche hier erst, was leuchtet.
# en 2019ed0f
lesson-read = Lies erst dies, dann drücke „Weiter“.
# en de557006
lesson-stuck = Von hier aus geht es nicht mehr. Nicht schlimm: Beginne diesen Teil von vorn.
# en b04cd07f
lesson-end = Das war die Lektion. Alles Weitere steht in den Regeln, von jeder Frage nur einen Klick entfernt.
    .play = Ein richtiges Spiel
    .all = Alle Lektionen

## Zombie Invasion

# en c87b172b
lesson-zombie-invasion-tile = Die Stadt wächst
# en dcf6114a
lesson-zombie-invasion-tile-lay = Du stehst auf dem Rathausplatz, wie alle anderen auch. Jeder Zug beginnt mit einer Kachel: der Tankstelle. Tippe auf einen Platz mit einem Plus, drehe die Kachel mit R oder durch Antippen und lege sie hin.
# en 5e344a50
lesson-zombie-invasion-tile-fill = Ein Gebäude mit Namen bringt Zombies, Leben und Munition mit, alles kommt hinein. Die Zombies stehen schon. Du bestimmst, wo die Lebensmarke liegt.
# en 86f0672a
lesson-zombie-invasion-tile-done = Gut. Straßen ohne Gebäude bekommen stattdessen an jedem Ausgang einen Zombie. Nun sagt der Würfel, wie weit du gehen darfst.
# en b0d8633e
lesson-zombie-invasion-fight = Gehen und kämpfen
# en 913ee5c2
lesson-zombie-invasion-fight-walk = Du hast eine 5 gewürfelt: bis zu fünf Felder, nie schräg. Geh auf den Zombie; er steht im Weg, also musst du mit ihm kämpfen.
    .else = Du darfst woandershin, aber lustig ist es im Norden. Geh auf den Zombie.
# en a3379ca7
lesson-zombie-invasion-fight-ammo = Du brauchst mindestens 4 und hast eine 2. Jede Munitionsmarke erhöht den Wurf um 1: Gib zwei aus.
    .else = Mit einer Lebensmarke dürftest du noch einmal würfeln. Spare sie: Du hast genug Munition.
# en 08c9db09
lesson-zombie-invasion-fight-door = Ein Punkt! Gebäude betritt man nur durch ihre Türen. Geh nach Osten hinein; hinter dem Zombie liegt eine Lebensmarke.
# en 137308f1
lesson-zombie-invasion-fight-life = Nur eine 1. Drei Munition würden reichen, aber behalte sie: Gib eine Lebensmarke ab und würfle noch einmal.
    .else = Auch damit würdest du gewinnen. Nimm diesmal die Lebensmarke: Hier liegt ja eine neue.
# en 188f1011
lesson-zombie-invasion-fight-done = Eine 6, und die Lebensmarke auf diesem Feld gehört dir. Wer die letzte abgibt, kommt zurück auf den Rathausplatz und verliert 5 Punkte.
# en d4a402d0
lesson-zombie-invasion-zombies = Zombies bewegen
# en 99c626c9
lesson-zombie-invasion-zombies-move = Dein Zug endet mit einem weiteren Wurf. Er zeigt 3: Bewege bis zu drei Zombies um je ein Feld, weg von dir, hin zum anderen Spieler im Süden. Tippe auf einen Zombie, dann auf ein Feld.
    .else = Du musst nicht alle bewegen, aber bewege diesmal, was du kannst.
# en 3e13996a
lesson-zombie-invasion-zombies-done = Statt drei zu bewegen, darfst du auch einen neuen Zombie in ein Gebäude stellen. Dann ist der nächste Spieler am Zug.
# en fb64ac52
lesson-zombie-invasion-helipad = Der Hubschrauber
# en 8c6bf7d6
lesson-zombie-invasion-helipad-run = Der Hubschrauberlandeplatz ist immer die letzte Kachel und voller Zombies. Wer auf seinem Mittelfeld steht, gewinnt. Lauf!
    .else = Nicht jetzt! Der Hubschrauber ist zwei Schritte entfernt.
# en c7cc9e1e
lesson-zombie-invasion-helipad-last = Eine 3, knapp daneben. Rette den Wurf: mit einer Munition, oder mit einer Lebensmarke für einen neuen.
# en aa52089a
lesson-zombie-invasion-helipad-done = Du bist in der Luft. So kann man auch gewinnen: mit 20 Punkten, einem für jeden Zombie.

## MidEvil

# en 12d42ff3
lesson-midevil-tile = Den Spielplan legen
# en b1c39a0a
lesson-midevil-tile-lay = Alle beginnen auf dem Altar. Jeder Zug beginnt mit einer Kachel: der Bäckerei. Tippe auf einen Platz mit einem Plus, drehe die Kachel mit R oder durch Antippen und lege sie hin. Wege dürfen nicht abgeschnitten werden.
# en ea8501fe
lesson-midevil-tile-fill = Die Bäckerei bringt drei Skelette mit, alle kommen hinein. Du wählst Farben und Felder: Weiß ist 1 Punkt wert, Rot 2, Blau 3, für den, der sie besiegt.
# en 45a1fd53
lesson-midevil-tile-life = Und zwei Lebensmarken, auch hinein. Auf einem Feld dürfen ein Skelett und eine Marke liegen.
# en 9f8023c8
lesson-midevil-tile-done = Gut gelegt. Eine Kachel ohne Namen fragt stattdessen den Würfel: So viele Punkte an Skeletten kommen darauf.
# en f75947a6
lesson-midevil-move = Erst du, dann die Knochen
# en 3db0213e
lesson-midevil-move-walk = Du hast eine 4 gewürfelt: bis zu vier Felder, nie schräg. Geh zur Lebensmarke auf der Lichtung; du nimmst sie, indem du sie betrittst.
    .else = Du darfst gehen, wohin du willst, aber die Lebensmarke ist den Weg wert.
# en a7b597e5
lesson-midevil-move-stop = Eine vierte Lebensmarke. Der Wurf ist ein Höchstwert: Bleib hier stehen.
    .else = Ein Schritt wäre noch erlaubt. Bleib diesmal stehen.
# en 10ffb051
lesson-midevil-move-bones = Am Ende deines Zuges bewegt der Würfel Skelette: eine 1, also eines um ein Feld. Du wählst. Tippe darauf, dann auf ein Feld.
# en 2320a690
lesson-midevil-move-done = Du darfst Skelette auch auf andere Spieler schieben: Wer seinen Zug auf einem beginnt, muss erst mit ihm kämpfen.
# en c2cc3d54
lesson-midevil-fight = Kämpfen
# en 72ec5a30
lesson-midevil-fight-attack = Ein weißes Skelett steht im Weg. Betritt sein Feld: 4, 5 oder 6 besiegt es.
    .else = Du könntest außen herumgehen. Lass uns kämpfen.
# en fa5f3b0e
lesson-midevil-fight-raise = Eine 2. Hebe den Wurf mit Skeletten an, die du gesammelt hast: Ihre Punkte zählen, und dir fehlen zwei.
    .else = Mit einer Lebensmarke könntest du neu würfeln. Hebe den Wurf diesmal an.
# en 9cce1d21
lesson-midevil-fight-again = Es gehört dir: ein Punkt. Nun das rote dahinter.
    .else = Du könntest hier aufhören. Kämpfe erst mit dem roten.
# en c23065e0
lesson-midevil-fight-life = Eine 1. Drei weiße würden reichen, aber Punkte gewinnen Spiele. Gib eine Lebensmarke ab und würfle noch einmal.
    .else = Das gewinnt den Kampf und kostet drei Punkte. Nimm die Lebensmarke.
# en 71dd8896
lesson-midevil-fight-done = Zwei Punkte mehr. 30 Punkte gewinnen das Spiel. Wer die letzte Lebensmarke abgibt, stirbt: zurück zum Altar, und die Sammlung ist weg.
# en eaf460b8
lesson-midevil-card = Eine Karte spielen
# en f1316c82
lesson-midevil-card-horse = Du hast drei Karten und spielst höchstens eine in jeder Runde. Tippe auf das Pferd in deiner Hand und spiele es: Es verdoppelt deinen Bewegungswurf.
    .else = Du kannst ohne es würfeln. Spiele erst das Pferd.
# en 3e39c216
lesson-midevil-card-ride = Eine 3, verdoppelt zu 6. Reite nach Norden und nimm beide Lebensmarken.
    .else = Das darfst du, aber im Norden liegen zwei Lebensmarken.
# en f0cade08
lesson-midevil-card-done = Waffen und Gegenstände bleiben für spätere Züge vor dir liegen. Tippe jederzeit auf eine Karte, um zu lesen, was sie tut.
# en 005124aa
lesson-midevil-react = Reagieren
# en e0d095db
lesson-midevil-react-omen = Der andere Spieler ist am Zug, und eine 5 besiegt das blaue Skelett. Doch du hast Böses Omen: Ein Zeitfenster fragt, ob du antwortest. Spiele die Karte.
    .else = Du darfst es geschehen lassen. Verdirb es ihm hier.
# en 9eb13b5e
lesson-midevil-react-done = Er musste noch einmal würfeln, und das kostete ihn Leben. Zeitfenster öffnen sich nur, wenn du etwas Passendes hast. In einem richtigen Spiel dauert jedes einige Sekunden, und du kannst sie bis zu deinem Zug auslassen.
# en cedf337b
lesson-midevil-book = Das Necronomicon
# en 76639b73
lesson-midevil-book-take = Der Friedhof ist gefunden. Auf seinem Mittelfeld liegt das Necronomicon, unter einem Skelett. Geh hin.
    .else = Nimmst du es nicht, nimmt es ein anderer. Zum Mittelfeld!
# en 1167c9de
lesson-midevil-book-done = Es gehört dir. Trage es zum Mittelfeld des Altars, und du gewinnst. Stirbst du unterwegs, kommt es zurück auf den Friedhof.
# en 4ea126b4
lesson-midevil-duel = Das Duell, und nach Hause
# en 65972812
lesson-midevil-duel-catch = Nun hat der andere Spieler das Necronomicon. Wer das Feld des Trägers betritt, duelliert sich mit ihm. Fang ihn!
    .else = Er wird es nach Hause tragen. Fang ihn erst.
# en f3190d73
lesson-midevil-duel-bid = Du hast eine 3, er eine 4. Nun setzen beide heimlich Skelette und Lebensmarken ein: Punkte zählen dazu, Lebensmarken kaufen neue Würfe. Setze dein blaues ein und kein Leben.
    .else = Auch das ist ein Einsatz, aber ein schwacher: Setze das blaue Skelett ein und behalte deine Lebensmarken.
# en f7743865
lesson-midevil-duel-home = Du gewinnst das Duell und das Necronomicon, und deine Bewegung geht weiter. Nach Hause, zum Mittelfeld des Altars!
    .else = Keine Umwege mit diesem Buch. Zum Altar!
# en 8ca05b34
lesson-midevil-duel-done = Du hast gewonnen! Das ist das ganze Spiel: ein Plan, Knochen, Karten und ein Buch, das alle wollen.

## The Castle of Chaos

# en 56587a3f
lesson-castle-of-chaos-halls = Die Burg
# en aa3bc623
lesson-castle-of-chaos-halls-door = Alle Regeln von MidEvil gelten. Du beginnst in der Burg: Du stehst im Bergfried, dessen Türen in den Hof führen. Geh durch die Tür nach Westen.
    .else = Die Hallen sind groß. Hier entlang: durch die Tür.
# en 78f5a92d
lesson-castle-of-chaos-halls-stairs = Treppen führen vom Hof auf die Mauer, überall sonst trennen Zinnen die beiden. Steig hinauf; dort liegt eine Lebensmarke.
    .else = Erst auf die Mauer: durch den Hof zur Treppe.
# en 9729c511
lesson-castle-of-chaos-halls-done = Bergfried, Hof und Mauer sind drei Bereiche. Für ein Pferd ist der Bergfried ein Gebäude.
# en 5bcbc7a5
lesson-castle-of-chaos-bridge = Die Zugbrücke
# en c844be53
lesson-castle-of-chaos-bridge-gate = Hinaus geht es über die Zugbrücke, und die ist anfangs oben. Geh auf das Tor.
    .else = Das Tor ist einen Schritt im Süden.
# en eba74221
lesson-castle-of-chaos-bridge-lower = Vom Tor aus darfst du es einmal im Zug versuchen: Ab 4 senkt sich die Brücke, und es kostet keine Bewegung. Versuch es.
    .else = Erst die Brücke: Sie kostet nichts.
# en 39de7a02
lesson-castle-of-chaos-bridge-cross = Eine 5: Sie ist unten. Geh hinüber.
    .else = Jetzt ist sie unten. Geh hinüber, bevor sie jemand hochzieht.
# en efbc6959
lesson-castle-of-chaos-bridge-done = Mit 3 oder weniger kann jemand sie wieder hochziehen, von beiden Enden aus, solange niemand darauf steht. Jenseits wächst der Spielplan, wie du es kennst.
# en 6d5743a1
lesson-castle-of-chaos-black = Schwarze Skelette
# en eeb01daa
lesson-castle-of-chaos-black-attack = Mit dem Friedhof kommen sechs schwarze Skelette. Sie gehen zwei Felder, und nur eine 6 besiegt sie. Kämpfe mit einem.
    .else = Du könntest warten. Kämpfe mit dem schwarzen.
# en 6752eb99
lesson-castle-of-chaos-black-raise = Eine 5 reicht hier nicht. Hebe sie um mindestens einen Punkt an.
    .else = Eine Lebensmarke kauft einen neuen Wurf, aber eine 6 ist selten. Hebe ihn an.
# en 39bd68ed
lesson-castle-of-chaos-black-done = Es ist besiegt und nichts wert: Schwarze bringen keine Punkte.
# en 280b1d85
lesson-castle-of-chaos-home = Heim zum Thron
# en 4b8b6da4
lesson-castle-of-chaos-home-throne = Du hast das Necronomicon. In der Burg gewinnst du nicht am Altar, sondern hier: auf dem Mittelfeld der Eckhalle, in der du begonnen hast. Geh hin!
    .else = Der Thron ist nah. Geradewegs hin!
# en 3671c512
lesson-castle-of-chaos-home-done = Du hast gewonnen! Hüte dich vor der Grube, vor dem Unrat, der Wege abschneidet, und vor 32 gemeineren Karten.
