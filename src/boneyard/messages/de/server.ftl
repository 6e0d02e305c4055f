# What a server says on its own pages, and where it is started.

# en 8d34332d
play-at = Boneyard läuft unter { $address }. Mit Strg-C beendest du es; die Spiele bleiben erhalten.
# en 91dc8b1d
play-already = Boneyard läuft schon, unter { $address }.
# en e11a3777
play-already-lan = Damit andere mitspielen können, beende es dort und starte es mit: boneyard play --lan
# en 3ea5a53f
play-friends = Andere in deinem Netz spielen mit unter { $address }
# en 8196ecbc
play-friends-else = Wenn das nicht hinführt, starte es mit --address und einer anderen Adresse dieses Rechners: { $addresses }
# en e4faabca
page-serves = Dieser Server läuft: Hier kann man Tische aufmachen, und Programme können daran spielen.
# en 37f823a6
page-no-client = Die Seite zum Spielen im Browser ist in dieser Kopie von Boneyard nicht enthalten.
# en c9caf7b0
page-terminal = Am Terminal kannst du so spielen: boneyard play --terminal
