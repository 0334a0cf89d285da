# The first game of Alakazoö!: what is said on the way.

tour-welcome = This is your portal, the dragon’s: nine places, one for each part of the creature. Spells fill them.
tour-draft-1 = First the spells: everyone keeps one in secret and passes the others on. Keep the dragon’s right hand, since spells of your own creature bring more points.
tour-draft-2 = These three come from { $seat1 }. Keep the dragon’s left hand.
tour-draft-3 = Once more: keep the dragon’s left leg. The last spell comes to you by itself.
tour-roll = Each turn is one action: roll the dice, take spells or ask your guardian for help. Roll two dice.
tour-cover = Every die puts a magic power on a free rune of its symbol. Put the drop on the tail.
tour-star = A star fits any rune. Cover the other rune of the tail.
tour-place = Both runes are covered: a tail may be placed. Yours is the minotaur’s, but any creature may go there.
tour-column = One point, for being first on this place; the dragon’s tail would have brought a second. It lies in the fourth column: take the whole column.
tour-discard = Five spells in hand, and four is the most. Discard the gargoyle’s tail.
tour-dark = The spell too many brought you a dark power, and a magic one made room for it. A die without a free rune brings one too. With three you lose a turn; rest before that to return them.
tour-guardian = Your guardian helps in return for a magic power. Ask for “Second thoughts”.
tour-swap = Now swap the tails: the dragon’s from your hand for the minotaur’s on your portal.
tour-go = Nothing but dragon on your portal: that is a point at the end. So is every row or column of one creature, or of three different ones. Points are counted here, and every rule is in the book above.
