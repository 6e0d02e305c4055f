# Titles of tiles.

## Zombie Invasion

# en a1330907
tile-town-hall = Plaza del Ayuntamiento
# en 677114c4
tile-helipad = Helipuerto
# en c4e57c7e same
tile-hospital = Hospital
# en 512d3b98
tile-lawn-and-garden = Jardinería
# en 77a9d694
tile-police-station = Comisaría
# en 6d06f2cc
tile-sporting-goods = Tienda de deportes
# en aab0ae7b
tile-fire-station = Estación de bomberos
# en cbd82aa4
tile-drug-store = Farmacia
# en 494bb781
tile-gas-station = Gasolinera
# en f69cf684
tile-hardware-store = Ferretería
# en d430b66c
tile-toy-store = Juguetería
# en 291b265e
tile-florist = Floristería
# en 081c9e47
tile-skate-shop = Tienda de patines
# en 66a3af5a
tile-army-surplus = Excedentes militares
# en ef14a17b
tile-street = Calle
# en 8426cf60
tile-avenue = Avenida
# en 3215958b
tile-corner = Esquina
# en aadf6857
tile-park-corner = Esquina del parque
# en 2fc7a1c8
tile-junction = Bifurcación
# en b7039b9d
tile-side-street = Bocacalle
# en 867ee76d
tile-crossroads = Encrucijada
# en aad4d7ad
tile-crossing = Cruce

## MidEvil

# en 35b43643 same
tile-altar = Altar
# en e3765603
tile-graveyard = Cementerio
# en d87c242b
tile-bridge = Puente
# en 0d363895
tile-smith = Herrería
# en fa055eb8
tile-tavern = Taberna
# en 2ae773eb
tile-stable = Establo
# en 2872d683
tile-chapel = Capilla
# en 2bc15d2f
tile-manor = Casa señorial
# en 33ccba3e
tile-bakery = Panadería
# en 1af8c384
tile-barn = Granero
# en 0dc5c88a
tile-watchtower = Torre de vigía
# en ce7a1092
tile-market = Mercado
# en 6c767a44
tile-well = Pozo
# en e19743e2
tile-lane = Senda
# en 4657b192
tile-forest-road = Camino del bosque
# en 6970dc03
tile-meadow-path = Camino del prado
# en 82152fa9
tile-bend = Recodo
# en a20336dc
tile-hollow = Hondonada
# en 71793b94
tile-rocks = Rocas
# en c4b9350f
tile-fork = Desvío
# en 84cb1228
tile-wood-edge = Linde del bosque
# en dcf34076
tile-woods = Bosque
# en 79268b49
tile-orchard = Huerto
# en 06519e2e
tile-pond = Estanque
# en c7972d5f
tile-clearing = Claro

## The Castle of Chaos

# en f1aa3929
tile-castle-1 = Castillo 1
# en 636e370d
tile-castle-2 = Castillo 2
# en 3787d118
tile-castle-3 = Castillo 3
# en cabd9192
tile-castle-4 = Castillo 4
# en 08232186
tile-castle-5 = Castillo 5
# en 17605ba0
tile-castle-6 = Castillo 6
# en 9dce3f1b
tile-castle-7 = Castillo 7
# en b371557e
tile-castle-8 = Castillo 8
# en 18582df9
tile-castle-9 = Castillo 9
# en ba7956c0
tile-castle-10 = Castillo 10
# en ba6fa7e9
tile-castle-11 = Castillo 11
# en 47c97b01
tile-castle-12 = Castillo 12
# en 9a33537a
tile-drawbridge = Puente levadizo
# en e5bb70aa
tile-pit = El Hoyo
# en 40fccb0d
tile-windmill = Molino
# en d2447812
tile-filth = La Inmundicia
