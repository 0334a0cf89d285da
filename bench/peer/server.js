// boardgame.io's server with a four-player card game: hands of thirteen, one card a turn, a trick
// pile that all see. Secrets are kept (playerView), and the storage is its own: files in the folder
// that is named, or else its memory.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { PlayerView, TurnOrder } = require("boardgame.io/core");

const Cards = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: deck.slice(seat * 13, seat * 13 + 13), taken: [] };
    }
    return { players, pile: [], scores: [0, 0, 0, 0] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { order: TurnOrder.DEFAULT, minMoves: 1, maxMoves: 1 },
  moves: {
    // A card is played and taken up again below the hand, so that a game lasts as long as the bench.
    play: ({ G, ctx, playerID }, index) => {
      const hand = G.players[playerID].hand;
      const card = hand[index % hand.length];
      hand.splice(index % hand.length, 1);
      hand.push(card);
      G.pile.push(card);
      if (G.pile.length > 12) {
        G.scores[playerID] += G.pile.length;
        G.pile = [];
      }
    },
  },
};

const [port, folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [Cards], origins: [Origins.LOCALHOST], ...storage });
server.run({ port: Number(port), callback: () => console.log("ready") });
