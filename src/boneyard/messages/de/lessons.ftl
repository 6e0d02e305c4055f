# Lektionen: die Seite, die sie auflistet, was um sie herum steht, und was jeder Schritt sagt.

# en 092ac5bd
lessons-lead = Drei kurze Partien, die sich beim Spielen selbst erklären.
# en ee617f1e
lessons-minutes = etwa { $minutes } Minuten
# en dbc8c8c8
lessons-parts = { $done } von { $number } Teilen geschafft
# en ebb7ba44
lessons-start = Los
# en 6c9cc30e
lessons-resume = Weiter
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
lesson-do = Für mich machen
# en 32c61121
lesson-shown = So geht's:
# en 3b068be1
lesson-restart = Diesen Teil neu starten
# en 0037f8ce
lesson-leave = Lektion verlassen
# en 1f6b360d
lesson-skip = Diesen Teil überspringen
# en 491cf6b1
lesson-else = In einer richtigen Partie darfst du das. Versuch hier erst, was hervorgehoben ist.
# en 2019ed0f
lesson-read = Lies erst das hier, dann drück „Weiter“.
# en 76f4c485
lesson-stuck = Von hier aus geht es nicht mehr. Nicht schlimm: Starte diesen Teil neu.
# en b04cd07f
lesson-end = Das war die Lektion. Alles Weitere steht in den Regeln, von jeder Frage nur einen Klick entfernt.
    .play = Eine richtige Partie spielen
    .all = Alle Lektionen

## Zombie Invasion

# en c87b172b
lesson-zombie-invasion-tile = Die Stadt wächst
# en c37febe0
lesson-zombie-invasion-tile-lay = Du stehst auf dem Rathausplatz, wie alle anderen auch. Jeder Zug beginnt mit einem Plättchen: diesmal der Tankstelle. Tippe auf einen Platz mit einem Plus, tippe das Plättchen an, um es zu drehen, und lege es an.
# en 64fb065b
lesson-zombie-invasion-tile-fill = Ein Gebäude mit Namen bringt Zombies, Leben und Munition mit, alles drinnen. Die Zombies stehen schon. Du bestimmst, wo die Lebensmarke hinkommt.
# en 86f0672a
lesson-zombie-invasion-tile-done = Gut. Straßen ohne Gebäude bekommen stattdessen an jedem Ausgang einen Zombie. Nun sagt der Würfel, wie weit du gehen darfst.
# en b0d8633e
lesson-zombie-invasion-fight = Gehen und kämpfen
# en 74a89564
lesson-zombie-invasion-fight-walk = Ein paar Züge später würfelst du eine 5: bis zu fünf Felder, nie schräg. Geh auf den Zombie; er steht im Weg, also musst du gegen ihn kämpfen.
    .else = Du darfst auch woandershin, aber der Spaß wartet im Norden. Geh auf den Zombie.
# en f4222cca
lesson-zombie-invasion-fight-ammo = Du brauchst mindestens 4 und hast eine 2. Jede Munitionsmarke erhöht den Wurf um 1: Gib zwei aus.
    .else = Mit einer Lebensmarke dürftest du noch einmal würfeln. Spare sie: Du hast genug Munition.
# en ef2dcbf4
lesson-zombie-invasion-fight-door = Ein Punkt! In Gebäude kommst du nur durch die Türen. Geh nach Osten hinein; hinter dem Zombie liegt eine Lebensmarke.
# en 2b9b6420
lesson-zombie-invasion-fight-life = Nur eine 1. Drei Munitionsmarken würden reichen, aber behalte sie: Gib eine Lebensmarke ab und würfle noch einmal.
    .else = Auch damit würdest du gewinnen. Nimm diesmal die Lebensmarke: Hier liegt ja noch eine.
# en ac3f5182
lesson-zombie-invasion-fight-done = Eine 6, und die Lebensmarke auf diesem Feld gehört dir. Gibst du deine letzte ab, stirbst du: zurück auf den Rathausplatz, und 5 Punkte sind weg.
# en d4a402d0
lesson-zombie-invasion-zombies = Zombies bewegen
# en 4dead6b5
lesson-zombie-invasion-zombies-move = Dein Zug endet mit einem weiteren Wurf. Es ist eine 3: Bewege bis zu drei Zombies um je ein Feld, weg von dir und hin zum anderen Spieler im Süden. Tippe auf einen Zombie, dann auf ein Feld.
    .else = Du musst nicht alle bewegen, aber bewege diesmal so viele, wie du kannst.
# en 783dfa95
lesson-zombie-invasion-zombies-done = Statt drei Zombies zu bewegen, darfst du auch einen neuen in ein Gebäude stellen. Dann ist der nächste Spieler am Zug.
# en fb64ac52
lesson-zombie-invasion-helipad = Der Hubschrauber
# en d5dbbfb1
lesson-zombie-invasion-helipad-run = Der Hubschrauberlandeplatz ist immer das letzte Plättchen und voller Zombies. Wer sein Mittelfeld erreicht, gewinnt. Lauf!
    .else = Nicht jetzt! Der Hubschrauber ist zwei Schritte entfernt.
# en ba6e36eb
lesson-zombie-invasion-helipad-last = Eine 3, knapp daneben. Rette den Wurf mit einer Munitionsmarke, oder gib eine Lebensmarke für einen neuen ab.
# en 79fc993e
lesson-zombie-invasion-helipad-done = Du hast es zum Hubschrauber geschafft. So kannst du auch gewinnen: mit 20 Punkten, einem für jeden Zombie.

## MidEvil

# en 63650428
lesson-midevil-tile = Den Spielplan legen
# en b3ee89b7
lesson-midevil-tile-lay = Alle beginnen auf dem Altar. Jeder Zug beginnt mit einem Plättchen: diesmal der Bäckerei. Tippe auf einen Platz mit einem Plus, tippe das Plättchen an, um es zu drehen, und lege es an. Wege dürfen nicht abgeschnitten werden.
# en d90a33a5
lesson-midevil-tile-fill = Die Bäckerei bringt drei Skelette mit, alle drinnen. Du wählst Farben und Felder: Wer sie besiegt, bekommt für Weiß 1 Punkt, für Rot 2, für Blau 3.
# en 601ecf8f
lesson-midevil-tile-life = Und zwei Lebensmarken, auch drinnen. Auf einem Feld können ein Skelett und eine Marke liegen.
# en 0defd7da
lesson-midevil-tile-done = Gut gemacht. Für ein Plättchen ohne Namen würfelst du stattdessen: So viele Punkte an Skeletten kommen darauf.
# en f75947a6
lesson-midevil-move = Erst du, dann die Knochen
# en ecfb454d
lesson-midevil-move-walk = Ein paar Züge später würfelst du eine 4: bis zu vier Felder, nie schräg. Geh zur Lebensmarke auf der Lichtung; betrittst du ihr Feld, gehört sie dir.
    .else = Du darfst gehen, wohin du willst, aber die Lebensmarke ist den Weg wert.
# en aae2e011
lesson-midevil-move-stop = Eine vierte Lebensmarke. Du musst nicht den ganzen Wurf nutzen: Bleib hier stehen.
    .else = Ein Schritt wäre noch erlaubt. Bleib diesmal stehen.
# en ac137a3c
lesson-midevil-move-bones = Am Ende deines Zuges würfelst du für die Skelette: eine 1, also bewegt sich eins um ein Feld. Du wählst. Tippe darauf, dann auf ein Feld.
# en a53cfe93
lesson-midevil-move-done = Du darfst Skelette auch auf andere Spieler schieben: Wer seinen Zug auf einem beginnt, muss erst dagegen kämpfen.
# en c2cc3d54
lesson-midevil-fight = Kämpfen
# en 8f8da47d
lesson-midevil-fight-attack = Ein weißes Skelett steht im Weg. Geh auf sein Feld: 4, 5 oder 6 besiegt es.
    .else = Du könntest außen herumgehen. Lass uns kämpfen.
# en 45cca043
lesson-midevil-fight-raise = Eine 2. Hebe den Wurf mit Skeletten an, die du gesammelt hast: Ihre Punkte zählen, und dir fehlen zwei.
    .else = Mit einer Lebensmarke könntest du neu würfeln. Hebe den Wurf diesmal an.
# en 6b421c63
lesson-midevil-fight-again = Es gehört dir: ein Punkt. Nun das rote dahinter.
    .else = Du könntest hier aufhören. Kämpfe erst gegen das rote.
# en be1b6ae3
lesson-midevil-fight-life = Eine 1. Drei weiße würden reichen, aber Punkte gewinnen Spiele. Gib eine Lebensmarke ab und würfle noch einmal.
    .else = Das gewinnt den Kampf und kostet drei Punkte. Nimm die Lebensmarke.
# en af1417e7
lesson-midevil-fight-done = Zwei Punkte mehr. Mit 30 Punkten gewinnst du. Gibst du deine letzte Lebensmarke ab, stirbst du: zurück zum Altar, und deine Sammlung ist weg.
# en eaf460b8
lesson-midevil-card = Eine Karte spielen
# en ac379982
lesson-midevil-card-horse = Du hast drei Karten und spielst höchstens eine pro Runde aus. Tippe auf das Pferd in deiner Hand und spiel es aus: Es verdoppelt deinen Bewegungswurf.
    .else = Du kannst auch ohne Pferd würfeln. Spiel es erst aus.
# en 3e39c216
lesson-midevil-card-ride = Eine 3, verdoppelt zu 6. Reite nach Norden und nimm beide Lebensmarken.
    .else = Das darfst du, aber im Norden liegen zwei Lebensmarken.
# en f0cade08
lesson-midevil-card-done = Waffen und Gegenstände bleiben für spätere Züge vor dir liegen. Tippe jederzeit auf eine Karte, um zu lesen, was sie tut.
# en 005124aa
lesson-midevil-react = Reagieren
# en 1588a9df
lesson-midevil-react-omen = Der andere Spieler ist am Zug, und eine 5 besiegt das blaue Skelett. Aber du hast Böses Omen und wirst gefragt, ob du reagieren willst. Spiel die Karte aus.
    .else = Du könntest es geschehen lassen. Verdirb es ihm hier.
# en 3e6b7b1d
lesson-midevil-react-done = Er musste noch einmal würfeln, und das hat ihn Leben gekostet. Du wirst nur gefragt, wenn du eine passende Karte hast. In einer richtigen Partie hast du dafür jeweils ein paar Sekunden, und du kannst die Fragen bis zu deinem Zug überspringen.
# en cedf337b
lesson-midevil-book = Das Necronomicon
# en 35c56ff6
lesson-midevil-book-take = Der Friedhof ist gefunden. Auf seinem Mittelfeld liegt das Necronomicon, unter einem Skelett. Geh hin.
    .else = Nimmst du es nicht, nimmt es jemand anderes. Zum Mittelfeld!
# en ca01e7c0
lesson-midevil-book-done = Es gehört dir. Bring es zum Mittelfeld des Altars, und du gewinnst. Stirbst du unterwegs, kommt es zurück auf den Friedhof.
# en 4ea126b4
lesson-midevil-duel = Das Duell, und nach Hause
# en 20f22639
lesson-midevil-duel-catch = Jetzt hat der andere Spieler das Necronomicon. Betritt sein Feld, und ihr duelliert euch darum. Fang ihn!
    .else = Er wird es nach Hause tragen. Fang ihn erst.
# en 21e9a319
lesson-midevil-duel-bid = Du hast eine 3, er eine 4. Jetzt setzt ihr beide verdeckt Skelette und Lebensmarken ein: Punkte zählen zum Wurf dazu, Lebensmarken bringen neue Würfe. Setz dein blaues ein und kein Leben.
    .else = Auch das ist ein Einsatz, aber ein schwacher: Setze das blaue Skelett ein und behalte deine Lebensmarken.
# en f7743865
lesson-midevil-duel-home = Du gewinnst das Duell und das Necronomicon, und deine Bewegung geht weiter. Nach Hause, zum Mittelfeld des Altars!
    .else = Keine Umwege mit diesem Buch. Zum Altar!
# en 62387423
lesson-midevil-duel-done = Du hast gewonnen! Das ist das ganze Spiel: ein Spielplan, Knochen, Karten und ein Buch, das alle wollen.

## The Castle of Chaos

# en 56587a3f
lesson-castle-of-chaos-halls = Die Burg
# en fe3766ef
lesson-castle-of-chaos-halls-door = Alle Regeln von MidEvil gelten. Du beginnst in der Burg: Du stehst im Bergfried, dessen Türen in den Hof führen. Geh durch die Tür nach Westen.
    .else = Die Hallen sind groß. Hier entlang: durch die Tür.
# en 54fcb2c3
lesson-castle-of-chaos-halls-stairs = Treppen führen vom Hof auf die Mauer, überall sonst sind Zinnen im Weg. Steig hinauf: Dort liegt eine Lebensmarke.
    .else = Erst auf die Mauer: durch den Hof zur Treppe.
# en 5352d63b
lesson-castle-of-chaos-halls-done = Bergfried, Hof und Mauer sind drei getrennte Bereiche. Für ein Pferd zählt der Bergfried als Gebäude.
# en 5bcbc7a5
lesson-castle-of-chaos-bridge = Die Zugbrücke
# en c844be53
lesson-castle-of-chaos-bridge-gate = Hinaus geht es über die Zugbrücke, und die ist anfangs oben. Geh auf das Tor.
    .else = Das Tor liegt einen Schritt südlich.
# en d8219aa8
lesson-castle-of-chaos-bridge-lower = Vom Tor aus darfst du es einmal pro Zug versuchen: Ab 4 senkt sich die Brücke, und es kostet keine Bewegung. Versuch es.
    .else = Erst die Brücke: Sie kostet nichts.
# en d4cfe26f
lesson-castle-of-chaos-bridge-cross = Eine 5: Sie ist unten. Geh hinüber.
    .else = Jetzt ist sie unten. Geh hinüber, bevor sie jemand hochzieht.
# en ac7fb32f
lesson-castle-of-chaos-bridge-done = Mit 3 oder weniger kann jemand sie wieder hochziehen, von beiden Enden aus, solange niemand darauf steht. Jenseits wächst der Spielplan, wie du es kennst.
# en 6d5743a1
lesson-castle-of-chaos-black = Schwarze Skelette
# en 7bbab8fd
lesson-castle-of-chaos-black-attack = Mit dem Friedhof kommen sechs schwarze Skelette. Sie gehen zwei Felder weit, und nur eine 6 besiegt sie. Kämpf gegen eines.
    .else = Du könntest warten. Kämpfe gegen das schwarze.
# en 6122e29d
lesson-castle-of-chaos-black-raise = Eine 5 reicht hier nicht. Hebe sie um mindestens einen Punkt an.
    .else = Eine Lebensmarke bringt einen neuen Wurf, aber eine 6 ist selten. Hebe den Wurf an.
# en 64bba301
lesson-castle-of-chaos-black-done = Es ist besiegt, aber nichts wert: Schwarze bringen keine Punkte.
# en 280b1d85
lesson-castle-of-chaos-home = Heim zum Thron
# en dea18116
lesson-castle-of-chaos-home-throne = Du hast das Necronomicon. In der Burg gewinnst du nicht am Altar, sondern hier: auf dem Mittelfeld der Eckhalle, in der du begonnen hast. Geh hin!
    .else = Der Thron ist nah. Geradewegs hin!
# en e0af896d
lesson-castle-of-chaos-home-done = Du hast gewonnen! Hüte dich vor der Grube, vor dem Unrat, der Wege abschneidet, und vor 32 gemeineren Karten.
