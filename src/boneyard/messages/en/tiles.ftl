# Titles of tiles.

## Zombie Invasion

tile-town-hall = Town Hall Square
tile-helipad = Helipad
tile-hospital = Hospital
tile-lawn-and-garden = Lawn & Garden
tile-police-station = Police Station
tile-sporting-goods = Sporting Goods
tile-fire-station = Fire Station
tile-drug-store = Drug Store
tile-gas-station = Gas Station
tile-hardware-store = Hardware Store
tile-toy-store = Toy Store
tile-florist = Florist
tile-skate-shop = Skate Shop
tile-army-surplus = Army Surplus
tile-street = Street
tile-avenue = Avenue
tile-corner = Corner
tile-park-corner = Park Corner
tile-junction = Junction
tile-side-street = Side Street
tile-crossroads = Crossroads
tile-crossing = Crossing

## MidEvil

tile-altar = Altar
tile-graveyard = Graveyard
tile-bridge = Bridge
tile-smith = Smith
tile-tavern = Tavern
tile-stable = Stable
tile-chapel = Chapel
tile-manor = Manor
tile-bakery = Bakery
tile-barn = Barn
tile-watchtower = Watchtower
tile-market = Market
tile-well = Well
tile-lane = Lane
tile-forest-road = Forest Road
tile-meadow-path = Meadow Path
tile-bend = Bend
tile-hollow = Hollow
tile-rocks = Rocks
tile-fork = Fork
tile-wood-edge = Wood's Edge
tile-woods = Woods
tile-orchard = Orchard
tile-pond = Pond
tile-clearing = Clearing

## The Castle of Chaos

tile-castle-1 = Castle 1
tile-castle-2 = Castle 2
tile-castle-3 = Castle 3
tile-castle-4 = Castle 4
tile-castle-5 = Castle 5
tile-castle-6 = Castle 6
tile-castle-7 = Castle 7
tile-castle-8 = Castle 8
tile-castle-9 = Castle 9
tile-castle-10 = Castle 10
tile-castle-11 = Castle 11
tile-castle-12 = Castle 12
tile-drawbridge = Drawbridge
tile-pit = The Pit
tile-windmill = Windmill
tile-filth = The Filth
