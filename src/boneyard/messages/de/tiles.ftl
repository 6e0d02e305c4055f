# Titles of tiles.

## Zombie Invasion

# en a1330907
tile-town-hall = Rathausplatz
# en 677114c4
tile-helipad = Hubschrauberlandeplatz
# en c4e57c7e
tile-hospital = Krankenhaus
# en 512d3b98
tile-lawn-and-garden = Gartencenter
# en 77a9d694
tile-police-station = Polizeiwache
# en 6d06f2cc
tile-sporting-goods = Sportgeschäft
# en aab0ae7b
tile-fire-station = Feuerwache
# en cbd82aa4
tile-drug-store = Drogerie
# en 494bb781
tile-gas-station = Tankstelle
# en f69cf684
tile-hardware-store = Baumarkt
# en d430b66c
tile-toy-store = Spielzeugladen
# en 291b265e
tile-florist = Blumenladen
# en 081c9e47
tile-skate-shop = Skateladen
# en 66a3af5a
tile-army-surplus = Armeeladen
# en ef14a17b
tile-street = Straße
# en 8426cf60
tile-avenue = Allee
# en 3215958b
tile-corner = Straßenecke
# en aadf6857
tile-park-corner = Parkecke
# en 2fc7a1c8
tile-junction = Einmündung
# en b7039b9d
tile-side-street = Seitenstraße
# en 867ee76d
tile-crossroads = Kreuzung
# en aad4d7ad
tile-crossing = Straßenkreuz

## MidEvil

# en 35b43643 same
tile-altar = Altar
# en e3765603
tile-graveyard = Friedhof
# en d87c242b
tile-bridge = Brücke
# en 0d363895
tile-smith = Schmiede
# en fa055eb8
tile-tavern = Taverne
# en 2ae773eb
tile-stable = Stall
# en 2872d683
tile-chapel = Kapelle
# en 2bc15d2f
tile-manor = Herrenhaus
# en 33ccba3e
tile-bakery = Bäckerei
# en 1af8c384
tile-barn = Scheune
# en 0dc5c88a
tile-watchtower = Wachturm
# en ce7a1092
tile-market = Markt
# en 6c767a44
tile-well = Brunnen
# en e19743e2
tile-lane = Feldweg
# en 4657b192
tile-forest-road = Waldweg
# en 6970dc03
tile-meadow-path = Wiesenpfad
# en 82152fa9
tile-bend = Wegbiegung
# en a20336dc
tile-hollow = Senke
# en 71793b94
tile-rocks = Felsen
# en c4b9350f
tile-fork = Gabelung
# en 84cb1228
tile-wood-edge = Waldrand
# en dcf34076
tile-woods = Wald
# en 79268b49
tile-orchard = Obstgarten
# en 06519e2e
tile-pond = Teich
# en c7972d5f
tile-clearing = Lichtung

## The Castle of Chaos

# en f1aa3929
tile-castle-1 = Burg 1
# en 636e370d
tile-castle-2 = Burg 2
# en 3787d118
tile-castle-3 = Burg 3
# en cabd9192
tile-castle-4 = Burg 4
# en 08232186
tile-castle-5 = Burg 5
# en 17605ba0
tile-castle-6 = Burg 6
# en 9dce3f1b
tile-castle-7 = Burg 7
# en b371557e
tile-castle-8 = Burg 8
# en 18582df9
tile-castle-9 = Burg 9
# en ba7956c0
tile-castle-10 = Burg 10
# en ba6fa7e9
tile-castle-11 = Burg 11
# en 47c97b01
tile-castle-12 = Burg 12
# en 9a33537a
tile-drawbridge = Zugbrücke
# en e5bb70aa
tile-pit = Grube
# en 40fccb0d
tile-windmill = Windmühle
# en d2447812
tile-filth = Unrat
