// node scenarios.mjs URL NAME: one scenario with the official client; says "ok", or throws.
import assert from "node:assert/strict";
import { once } from "node:events";
import { io } from "socket.io-client";

const [url, name] = process.argv.slice(2);
const bytes = (...values) => Buffer.from(values);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const client = (options = {}, namespace = "/") =>
  io(url + namespace, { forceNew: true, auth: { token: "123" }, ...options });

const event = (socket, what) =>
  new Promise((done, failed) => {
    socket.once(what, (...given) => done(given));
    socket.once("connect_error", failed);
    setTimeout(() => failed(new Error(`no ${what}`)), 5000).unref();
  });

const exchange = async (socket) => {
  assert.deepEqual(await event(socket, "auth"), [{ token: "123" }]);
  const back = event(socket, "message-back");
  socket.emit("message", 1, "dos", { tres: [false, null, "ñ€😀"] });
  assert.deepEqual(await back, [1, "dos", { tres: [false, null, "ñ€😀"] }]);
  assert.deepEqual(await acknowledged(socket, 1, { a: ["b"] }), [1, { a: ["b"] }]);
};

const acknowledged = (socket, ...args) =>
  new Promise((done, failed) => {
    socket
      .timeout(5000)
      .emit("message-with-ack", ...args, (problem, ...given) =>
        problem ? failed(problem) : done(given)
      );
  });

const scenarios = {
  async polling() {
    const socket = client({ transports: ["polling"] });
    await exchange(socket);
    assert.equal(socket.io.engine.transport.name, "polling");
    return socket;
  },

  async websocket() {
    const socket = client({ transports: ["websocket"] });
    await exchange(socket);
    assert.equal(socket.io.engine.transport.name, "websocket");
    return socket;
  },

  async upgrade() {
    const socket = client();
    const upgraded = once(socket.io.engine ?? socket.io, "open").then(() =>
      once(socket.io.engine, "upgrade")
    );
    await exchange(socket);
    await upgraded;
    assert.equal(socket.io.engine.transport.name, "websocket");
    assert.deepEqual(await acknowledged(socket, "after"), ["after"]);
    return socket;
  },

  async nothing_is_lost_while_upgrading() {
    const socket = client();
    await event(socket, "auth");
    const heard = [];
    socket.on("message-back", (number) => heard.push(number));
    for (let number = 0; number < 300; number++) {
      socket.emit("message", number);
      if (number % 10 === 0) await sleep(2);
    }
    while (heard.length < 300) await sleep(5);
    assert.deepEqual(heard, [...Array(300).keys()]);
    assert.equal(socket.io.engine.transport.name, "websocket");
    return socket;
  },

  async binary_over_polling() {
    return scenarios.binary({ transports: ["polling"] });
  },

  async binary(options = { transports: ["websocket"] }) {
    const socket = client(options);
    await event(socket, "auth");
    const back = event(socket, "message-back");
    socket.emit("message", bytes(1, 2), { deep: [bytes(3)] }, bytes());
    assert.deepEqual(await back, [bytes(1, 2), { deep: [bytes(3)] }, bytes()]);
    assert.deepEqual(await acknowledged(socket, bytes(0, 255)), [bytes(0, 255)]);
    return socket;
  },

  async namespaces() {
    const main = client();
    const custom = main.io.socket("/custom", { auth: { token: "c" } });
    custom.connect();
    assert.deepEqual(await event(custom, "auth"), [{ token: "c" }]);
    assert.notEqual(main.id, custom.id);
    custom.disconnect();
    await sleep(20);
    assert.deepEqual(await acknowledged(main, "still"), ["still"]);
    return main;
  },

  async refusal() {
    const socket = client({}, "/nowhere");
    const [problem] = await once(socket, "connect_error");
    assert.equal(problem.message, "Invalid namespace");
    return socket;
  },

  async reconnection() {
    const socket = client({ reconnectionDelay: 10, reconnectionDelayMax: 20 });
    await event(socket, "auth");
    const first = socket.id;
    const gone = once(socket, "disconnect");
    socket.io.engine.close();
    await gone;
    await event(socket, "auth");
    assert.notEqual(socket.id, first);
    assert.deepEqual(await acknowledged(socket, "again"), ["again"]);
    return socket;
  },

  async heartbeat() {
    const socket = client({ transports: ["websocket"] });
    await event(socket, "auth");
    for (let pings = 0; pings < 3; pings++) await once(socket.io.engine, "ping");
    assert.deepEqual(await acknowledged(socket, "alive"), ["alive"]);
    assert.ok(socket.connected);
    return socket;
  },

  async a_large_message() {
    const socket = client({ transports: ["websocket"] });
    await event(socket, "auth");
    const large = "ñ".repeat(300_000);
    assert.deepEqual(await acknowledged(socket, large), [large]);
    return socket;
  },
};

const socket = await scenarios[name]();
socket.disconnect();
console.log("ok");
process.exit(0);
