# Start-up messages of the server, and its page without the browser client.

# en e2635c4e
play-at = Boneyard läuft unter { $address }. Mit Strg-C beendest du es; die Partien bleiben gespeichert.
# en 7d9c811c
play-already = Boneyard läuft schon unter { $address }.
# en e11a3777
play-already-lan = Damit andere mitspielen können, beende es dort und starte es mit: boneyard play --lan
# en ef002dee
play-friends = Andere in deinem Netz spielen mit unter { $address }
# en 75c595d1
play-friends-else = Wenn das nicht klappt, starte es mit --address und einer anderen Adresse dieses Rechners: { $addresses }
# en c773fdba
page-serves = Dieser Server läuft: Programme können hier Tische eröffnen und spielen.
# en 668ae7ba
page-no-client = Diese Kopie von Boneyard enthält keine Oberfläche für den Browser.
# en b1d4ad6f
page-terminal = Im Terminal kannst du so spielen: boneyard play --terminal
