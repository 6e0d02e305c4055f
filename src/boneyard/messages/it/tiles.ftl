# Titles of tiles.

## Zombie Invasion

# en a1330907
tile-town-hall = Piazza del Municipio
# en 677114c4
tile-helipad = Eliporto
# en c4e57c7e
tile-hospital = Ospedale
# en 512d3b98
tile-lawn-and-garden = Vivaio
# en 77a9d694
tile-police-station = Commissariato
# en 6d06f2cc
tile-sporting-goods = Articoli sportivi
# en aab0ae7b
tile-fire-station = Caserma dei pompieri
# en cbd82aa4
tile-drug-store = Farmacia
# en 494bb781
tile-gas-station = Distributore
# en f69cf684
tile-hardware-store = Ferramenta
# en d430b66c
tile-toy-store = Negozio di giocattoli
# en 291b265e
tile-florist = Negozio di fiori
# en 081c9e47
tile-skate-shop = Negozio di skate
# en 66a3af5a
tile-army-surplus = Residuati militari
# en ef14a17b
tile-street = Strada
# en 8426cf60
tile-avenue = Viale
# en 3215958b
tile-corner = Angolo
# en aadf6857
tile-park-corner = Angolo del parco
# en 2fc7a1c8
tile-junction = Bivio
# en b7039b9d
tile-side-street = Traversa
# en 867ee76d
tile-crossroads = Crocevia
# en aad4d7ad
tile-crossing = Incrocio

## MidEvil

# en 35b43643
tile-altar = Altare
# en e3765603
tile-graveyard = Cimitero
# en d87c242b
tile-bridge = Ponte
# en 0d363895
tile-smith = Fucina
# en fa055eb8
tile-tavern = Taverna
# en 2ae773eb
tile-stable = Stalla
# en 2872d683
tile-chapel = Cappella
# en 2bc15d2f
tile-manor = Maniero
# en 33ccba3e
tile-bakery = Panetteria
# en 1af8c384
tile-barn = Fienile
# en 0dc5c88a
tile-watchtower = Torre di guardia
# en ce7a1092
tile-market = Mercato
# en 6c767a44
tile-well = Pozzo
# en e19743e2
tile-lane = Viottolo
# en 4657b192
tile-forest-road = Strada nel bosco
# en 6970dc03
tile-meadow-path = Sentiero nel prato
# en 82152fa9
tile-bend = Curva
# en a20336dc
tile-hollow = Conca
# en 71793b94
tile-rocks = Rocce
# en c4b9350f
tile-fork = Biforcazione
# en 84cb1228
tile-wood-edge = Margine del bosco
# en dcf34076
tile-woods = Bosco
# en 79268b49
tile-orchard = Frutteto
# en 06519e2e
tile-pond = Stagno
# en c7972d5f
tile-clearing = Radura

## The Castle of Chaos

# en f1aa3929
tile-castle-1 = Castello 1
# en 636e370d
tile-castle-2 = Castello 2
# en 3787d118
tile-castle-3 = Castello 3
# en cabd9192
tile-castle-4 = Castello 4
# en 08232186
tile-castle-5 = Castello 5
# en 17605ba0
tile-castle-6 = Castello 6
# en 9dce3f1b
tile-castle-7 = Castello 7
# en b371557e
tile-castle-8 = Castello 8
# en 18582df9
tile-castle-9 = Castello 9
# en ba7956c0
tile-castle-10 = Castello 10
# en ba6fa7e9
tile-castle-11 = Castello 11
# en 47c97b01
tile-castle-12 = Castello 12
# en 9a33537a
tile-drawbridge = Ponte levatoio
# en e5bb70aa
tile-pit = La Buca
# en 40fccb0d
tile-windmill = Mulino
# en d2447812
tile-filth = La Sporcizia
