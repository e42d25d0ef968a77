// The benchmark's game on Colyseus, in memory. `--at-once` sends a patch after every action;
// otherwise they go out together, 20 times a second, which is what Colyseus does by itself.
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { ArraySchema, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { goods, isOffer, offerOf, ROUNDS, VARIANTS } from "./snatch.mjs";

const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
const atOnce = process.argv.includes("--at-once");
const NEVER = 2 ** 31 - 1; // none at all would have Colyseus tick a clock of each room 60 times a second
const SETTLING = 120; // seconds in which a seat may be taken that was reserved

const Offer = schema({
  offerPavo: t.uint8(),
  offerElote: t.uint8(),
  requestPavo: t.uint8(),
  requestElote: t.uint8(),
});
const Round = schema({
  index: t.uint8(),
  offer: Offer,
  p1Action: t.string(),
  p2Action: t.string(),
  forcedByP2: t.boolean(),
  reported: t.boolean(),
  shameAssigned: t.boolean(),
  p1At: t.number(),
  p2At: t.number(),
  replyAt: t.number(),
  outcomeP1: t.uint8(),
  outcomeP2: t.uint8(),
  isThird: t.boolean(),
});
const Snatch = schema({
  gameType: t.string(),
  phase: t.string(),
  currentRound: t.uint8(),
  pavoTokens: t.array("uint8"),
  eloteTokens: t.array("uint8"),
  shameTokens: t.array("uint8"),
  confiscated: t.uint8(),
  forcedByP2: t.boolean(),
  ready: t.array("boolean"),
  rounds: t.array(Round),
});

const newRound = (index) => new Round().assign({ index, forcedByP2: false, isThird: index === ROUNDS });

const startOver = (state, variant) => {
  state.gameType = variant;
  state.currentRound = 1;
  state.pavoTokens = new ArraySchema(10, 0);
  state.eloteTokens = new ArraySchema(0, 10);
  state.rounds = new ArraySchema(newRound(1));
  state.phase = "offer";
};

const newState = () => {
  const state = new Snatch().assign({
    shameTokens: new ArraySchema(0, 0),
    ready: new ArraySchema(false, false),
    confiscated: 0,
    forcedByP2: false,
  });
  startOver(state, "G1");
  return state;
};

const handOver = (tokens, amount) => {
  tokens[0] += amount;
  tokens[1] -= amount;
};

class Table extends Room {
  maxClients = 2;
  autoDispose = false;
  seatReservationTimeout = SETTLING;

  patchRate = atOnce ? NEVER : 50;
  state = newState();

  onCreate() {
    this.onMessage("proposeOffer", (client, given) => this.act(client, 0, "offer", () => this.offer(given)));
    this.onMessage("p2Action", (client, given) => this.act(client, 1, "decision", () => this.answer(given)));
    this.onMessage("setVariant", (client, given) => this.act(client, null, null, () => this.begin(given)));
  }

  act(client, seat, phase, move) {
    const mine = seat === null || this.clients[seat] === client;
    if (!mine || (phase !== null && this.state.phase !== phase) || !move()) client.send("refused", {});
    else if (atOnce) this.broadcastPatch();
  }

  offer(given) {
    const { state } = this;
    if (!isOffer(given, state.pavoTokens, state.eloteTokens)) return false;
    const round = state.rounds[state.rounds.length - 1];
    round.offer = new Offer().assign(offerOf(given));
    round.p1Action = "offer";
    round.p1At = Date.now();
    state.phase = "decision";
    return true;
  }

  answer({ action }) {
    const { state } = this;
    if (!["accept", "reject", "snatch"].includes(action)) return false;
    const round = state.rounds[state.rounds.length - 1];
    const { pavo, elote } = goods(round.offer, action);
    round.p2Action = action;
    round.p2At = Date.now();
    handOver(state.pavoTokens, pavo);
    handOver(state.eloteTokens, elote);
    const [pavo1, pavo2] = state.pavoTokens;
    const [elote1, elote2] = state.eloteTokens;
    round.outcomeP1 = pavo1 + 2 * elote1;
    round.outcomeP2 = elote2 + 2 * pavo2;
    if (state.currentRound === ROUNDS) state.phase = "finished";
    else {
      state.currentRound += 1;
      state.rounds.push(newRound(state.currentRound));
      state.phase = "offer";
    }
    return true;
  }

  begin({ variant }) {
    if (!VARIANTS.includes(variant)) return false;
    startOver(this.state, variant);
    return true;
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({ server: createServer() }) });
server.define("snatch", Table);
await server.listen(port, "127.0.0.1");
