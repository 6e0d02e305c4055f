// A game of the size of ours for boardgame.io: 576 cells, hands, secrets stripped for each player.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const hand = ["sword", "shield", "horse"];

exports.Yard = {
  name: "yard",
  setup: ({ ctx }) => ({
    cells: Array(576).fill(null),
    deck: 49,
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { hand, life: 3, points: 0 }]),
    ),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    put: ({ G, playerID, random }, cell) => {
      if (!(cell >= 0 && cell < 576)) return INVALID_MOVE;
      const player = G.players[playerID];
      G.cells[cell] = playerID;
      player.points += random.D6();
      player.hand = [...player.hand.slice(1), `card-${random.D6()}`];
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
