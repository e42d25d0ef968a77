// The benchmark's game on boardgame.io, in memory, as its own server runs it.
const { Server, Origins } = require("boardgame.io/server");

const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
const { BOARD, LEGAL } = {
  BOARD: Array.from({ length: 8 }, (_, cell) => cell % 5),
  LEGAL: [3].map((cell) => ({ move: "take", cell })),
};

const game = {
  name: "bench",
  setup: () => ({ board: BOARD, legal: LEGAL, taken: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }, cell) => {
      G.taken = cell;
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port });
