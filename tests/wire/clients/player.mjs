// npm's socket.io-client at the end of two pipes: a line of JSON in is something to do, a line out is
// something that has happened. The tests tell it what to do, and know nothing of it themselves.
import { createInterface } from "node:readline";
import { io } from "socket.io-client";

const sockets = new Map();
const tell = (what) => process.stdout.write(JSON.stringify(what) + "\n");

const orders = {
  connect({ socket: id, url, auth, transports }) {
    const socket = io(url, { auth, transports, forceNew: true, reconnection: false });
    sockets.set(id, socket);
    socket.on("connect", () => tell({ socket: id, happened: "connect" }));
    socket.on("connect_error", (problem) =>
      tell({ socket: id, happened: "refused", message: problem.message, data: problem.data })
    );
    socket.on("disconnect", (reason) => tell({ socket: id, happened: "disconnect", reason }));
    socket.onAny((event, data) => tell({ socket: id, happened: "event", event, data }));
  },

  emit({ socket: id, event, data }) {
    sockets.get(id).emit(event, data);
  },

  call({ socket: id, call, event, data }) {
    sockets.get(id).emit(event, data, (answer) => tell({ socket: id, happened: "answer", call, answer }));
  },

  disconnect({ socket: id }) {
    sockets.get(id)?.disconnect();
  },
};

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const order = JSON.parse(line);
    orders[order.do](order);
  })
  .on("close", () => process.exit());
