# The first game of Poison: what is said on the way.

tour-welcome = These are your cards: potions in three colours, and poison. Everyone pours one card a turn. The aim is to drink as little as you can.
tour-first = Begin: pick up the red 5 and pour it into the left cauldron. The first potion gives a cauldron its colour.
tour-colours = { $seat1 } began a blue cauldron, { $seat2 } added a 4 to the red one: 9. Into red goes only red, into blue only blue.
tour-poison = A poison may go into any cauldron and counts 4. Pour yours into the red one: 13 is exactly full, and nothing happens.
tour-overflow = { $seat1 } had to pour a 2: 15 is more than 13. It overflowed, and { $seat1 } drank everything but the 2, which stays in the cauldron.
tour-drink = The blue cauldron holds 12. This once, let it overflow yourself: pour the blue 2.
tour-most = You drank two blue cards. Each potion costs 1 point, each poison 2. But if you alone drink the most of a colour, that colour costs you nothing.
tour-count = When all the cards are poured, everyone shows what they drank and it is written down here. After the last round, the fewest points win.
tour-go = That is all there is to it. The rules are in the book above, and behind every question mark. Play on from here, or go home and open a table.
