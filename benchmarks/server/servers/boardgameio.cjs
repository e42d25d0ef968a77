// The benchmark's game on boardgame.io, in memory, as its own server runs it.
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server, Origins } = require("boardgame.io/server");

const port = Number(process.argv[process.argv.indexOf("--port") + 1]);

const answered = (G, { goods, newRound, scores, ROUNDS }, action) => {
  const round = G.rounds[G.rounds.length - 1];
  const { pavo, elote } = goods(round.offer, action);
  round.p2Action = action;
  round.p2At = Date.now();
  G.pavoTokens = [G.pavoTokens[0] + pavo, G.pavoTokens[1] - pavo];
  G.eloteTokens = [G.eloteTokens[0] + elote, G.eloteTokens[1] - elote];
  [round.outcomeP1, round.outcomeP2] = scores(G);
  if (G.currentRound === ROUNDS) G.phase = "finished";
  else {
    G.currentRound += 1;
    G.rounds.push(newRound(G.currentRound));
    G.phase = "offer";
  }
};

const gameOf = (rules) => ({
  name: "snatch",
  setup: rules.newGame,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    // P1 acts where an offer is due; P2 where an answer is, or a new beginning.
    order: { first: () => 0, next: ({ G }) => (G.phase === "offer" ? 0 : 1) },
  },
  moves: {
    proposeOffer: ({ G }, offerPavo, offerElote, requestPavo, requestElote) => {
      const offer = { offerPavo, offerElote, requestPavo, requestElote };
      if (G.phase !== "offer" || !rules.isOffer(offer, G.pavoTokens, G.eloteTokens)) return INVALID_MOVE;
      const round = G.rounds[G.rounds.length - 1];
      Object.assign(round, { offer, p1Action: "offer", p1At: Date.now() });
      G.phase = "decision";
    },
    p2Action: ({ G }, action) => {
      if (G.phase !== "decision" || !["accept", "reject", "snatch"].includes(action)) return INVALID_MOVE;
      answered(G, rules, action);
    },
    setVariant: ({ G }, variant) => {
      if (!rules.VARIANTS.includes(variant)) return INVALID_MOVE;
      rules.startOver(G, variant);
    },
  },
});

import("./snatch.mjs").then((rules) =>
  Server({ games: [gameOf(rules)], origins: [Origins.LOCALHOST] }).run({ port }),
);
