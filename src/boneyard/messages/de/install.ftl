# Boneyard auf dem eigenen Gerät, und wo der Server nicht zu erreichen ist.

# en c03e1a97
offline-title = Der Server ist nicht zu erreichen
# en 1db4b719
offline-text = Vielleicht bist du offline, oder er wird neu gestartet. Deine Spiele bleiben dort erhalten. Diese Seite versucht es alle paar Sekunden wieder.
# en 9729fded
install-title = Auf diesem Gerät
# en c68ee384
install-go = Installieren
# en e00c1cab
install-ready = Boneyard kann ein eigenes Fenster und ein eigenes Symbol haben.
# en 7c7cb0be
install-menu = Das Menü deines Browsers kann Boneyard zu deinen Programmen oder auf den Startbildschirm legen.
# en cdbbe8ec
install-insecure = Browser installieren nur Seiten, die über https kommen, und diese kommt nicht so. Ein Lesezeichen tut es auch.
# en 07d56467
install-done = Boneyard ist installiert.
