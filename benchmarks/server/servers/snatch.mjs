// Snatch under G1, as plain functions: what an author of the game would write for either peer.
export const ROUNDS = 3;
export const VARIANTS = ["G1", "G2", "G3", "G4", "G5"];
const MOST_TOKENS = 10;
const AMOUNTS = ["offerPavo", "offerElote", "requestPavo", "requestElote"];

export const newRound = (index) => ({
  index,
  offer: null,
  p1Action: null,
  p2Action: null,
  forcedByP2: false,
  reported: null,
  shameAssigned: null,
  p1At: null,
  p2At: null,
  replyAt: null,
  outcomeP1: null,
  outcomeP2: null,
  isThird: index === ROUNDS,
});

export const startOver = (game, variant) => {
  game.gameType = variant;
  game.currentRound = 1;
  game.pavoTokens = [MOST_TOKENS, 0];
  game.eloteTokens = [0, MOST_TOKENS];
  game.rounds = [newRound(1)];
  game.phase = "offer";
};

export const newGame = () => {
  const game = { shameTokens: [0, 0], confiscated: 0, forcedByP2: false, talk: [], ready: [false, false] };
  startOver(game, "G1");
  return game;
};

export const scores = ({ pavoTokens: [pavo1, pavo2], eloteTokens: [elote1, elote2] }) => [
  pavo1 + 2 * elote1,
  elote2 + 2 * pavo2,
];

const isAmount = (value, held) => Number.isInteger(value) && value >= 0 && value <= held;

export const isOffer = (offer, pavo, elote) =>
  isAmount(offer.offerPavo, pavo[0]) &&
  isAmount(offer.offerElote, elote[0]) &&
  isAmount(offer.requestPavo, pavo[1]) &&
  isAmount(offer.requestElote, elote[1]) &&
  offer.offerPavo + offer.offerElote > 0;

export const offerOf = (given) => Object.fromEntries(AMOUNTS.map((name) => [name, given[name]]));

// What P1 has more, and P2 less, when an answer has been given.
export const goods = (offer, action) => {
  const given = action === "reject" ? 0 : 1;
  const paid = action === "accept" ? 1 : 0;
  return {
    pavo: paid * offer.requestPavo - given * offer.offerPavo,
    elote: paid * offer.requestElote - given * offer.offerElote,
  };
};
