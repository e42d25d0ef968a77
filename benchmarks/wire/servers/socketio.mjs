// The benchmark's game on npm's socket.io.
import { createServer } from "node:http";
import { Server } from "socket.io";
import { view } from "./view.mjs";

const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
const server = createServer();
const io = new Server(server);
const rooms = new Map();

io.on("connection", (socket) => {
  socket.on("join", ({ room, seat }, reply) => {
    if (!rooms.has(room)) rooms.set(room, new Map());
    rooms.get(room).set(seat, socket);
    reply(true);
  });
  socket.on("action", (data) => {
    const version = data.version + 1;
    for (const [seat, player] of rooms.get(data.room)) player.emit("view", view(version, seat));
  });
});

server.listen(port, "127.0.0.1");
