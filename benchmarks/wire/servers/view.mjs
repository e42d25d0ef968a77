// What a seat is sent after each action: the same as view.py.
export const BOARD = Array.from({ length: 92 }, (_, cell) => cell % 5);
export const PLAYERS = [0, 1].map((seat) => ({
  name: `player ${seat}`,
  score: 10 * seat,
  cards: 7,
  connected: true,
}));
export const LEGAL = [3, 14, 15, 17, 26].map((cell) => ({ move: "take", cell }));
const COLOURS = ["red", "blue", "green", "yellow"];

export const view = (version, seat) => ({
  version,
  seat,
  turn: version % 2,
  phase: "playing",
  board: BOARD,
  players: PLAYERS,
  hand: COLOURS.map((colour) => `${colour}-${seat}`),
  legal: LEGAL,
  log: ["player 0 took 17", "player 1 passed"],
});
