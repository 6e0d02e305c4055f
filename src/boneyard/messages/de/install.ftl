# Boneyard auf dem eigenen Gerät, und wo der Server nicht zu erreichen ist.

# en 2038eb32
offline-title = Server nicht erreichbar
# en 8c3745ab
offline-text = Vielleicht bist du offline, oder der Server startet gerade neu. Deine Partien sind sicher. Diese Seite versucht es alle paar Sekunden wieder.
# en 9729fded
install-title = Auf diesem Gerät
# en c68ee384
install-go = Installieren
# en 3bfad81c
install-ready = Boneyard kann ein eigenes Fenster und ein eigenes Symbol haben.
# en 4a31fd08
install-menu = Über das Menü deines Browsers kannst du Boneyard zu deinen Apps oder auf den Startbildschirm legen.
# en 46305e2e
install-insecure = Browser installieren nur Seiten, die über https kommen, und diese nicht. Ein Lesezeichen tut es auch.
# en 07d56467
install-done = Boneyard ist installiert.
