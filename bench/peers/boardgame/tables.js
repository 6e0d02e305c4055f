// Tables of both servers with random clients that notice when a command has reached every socket.
const WebSocket = require("ws");

const now = () => Number(process.hrtime.bigint()) / 1e6;
const soon = ({ meter, done }, what) => {
  if (done >= meter.most) return;
  meter.gap ? setTimeout(what, meter.gap * (0.5 + Math.random())) : setImmediate(what);
};
const json = { "content-type": "application/json" };

// Counts frames: a command is done when all sockets have received it.
class Counter {
  constructor(meter) {
    this.meter = meter;
    this.done = 0;
    this.heard = new Map();
    this.sent = new Map();
  }
  send(key) {
    this.sent.set(key, now());
  }
  hear(key, needed) {
    const heard = (this.heard.get(key) || 0) + 1;
    if (heard < needed) return void this.heard.set(key, heard);
    this.heard.delete(key);
    this.meter.commands += 1;
    if (++this.done === this.meter.most) this.meter.resting += 1;
    const sent = this.sent.get(key);
    if (sent !== undefined) this.meter.delays.push(now() - sent);
    this.sent.delete(key);
  }
}

exports.boardgame = async (address, meter, seats) => {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const { Yard } = require("./yard");
  const base = `http://${address}/games/yard`;
  const post = async (path, body) =>
    (await fetch(base + path, { method: "POST", headers: json, body: JSON.stringify(body) })).json();
  const { matchID } = await post("/create", { numPlayers: seats });
  const counter = new Counter(meter);
  for (let seat = 0; seat < seats; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`/${matchID}/join`, { playerID, playerName: `P${playerID}` });
    const multiplayer = SocketIO({ server: `http://${address}`, socketOpts: { transports: ["websocket"] } });
    const client = Client({ game: Yard, numPlayers: seats, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false });
    let last = -1;
    let moved = -1;
    client.subscribe((state) => {
      if (!state || !state.isConnected || state._stateID === undefined) return;
      if (state._stateID > last) {
        last = state._stateID;
        if (last > 0) counter.hear(last, seats);
      }
      if (state.ctx.currentPlayer === playerID && moved !== state._stateID) {
        moved = state._stateID;
        soon(counter, () => {
          counter.send(state._stateID + 1);
          client.moves.put(Math.floor(Math.random() * 576));
        });
      }
    });
    client.start();
  }
};

exports.boneyard = async (address, meter, seats) => {
  const base = `http://${address}/api`;
  const guests = [];
  for (let seat = 0; seat < seats; seat++) {
    const answer = await fetch(`${base}/me`, { method: "PUT", headers: json, body: JSON.stringify({ name: `P${seat}` }) });
    guests.push(answer.headers.get("set-cookie").split(";")[0]);
  }
  const config = { game: "midevil", seats: Array(seats).fill("open"), reaction_seconds: 120 };
  const made = await fetch(`${base}/tables`, {
    method: "POST",
    headers: { ...json, cookie: guests[0], origin: `http://${address}` },
    body: JSON.stringify({ config, name: "P0" }),
  });
  const { id } = await made.json();
  const sockets = [];
  for (let seat = 0; seat < seats; seat++) {
    const socket = await opened(address, id, guests[seat]);
    if (seat) await asked(socket, { type: "sit", name: `P${seat}`, seat });
    socket.send(JSON.stringify({ type: "hello", protocol: 1 }));
    sockets.push(socket);
  }
  const counter = new Counter(meter);
  let commands = 0;
  // An answer in a window is secret: it counts when it is acknowledged. All others reach everybody.
  const open = [];
  const hearUpdate = (seat) => {
    const first = open.find((command) => !command.heard.has(seat));
    if (!first) return;
    first.heard.add(seat);
    counter.hear(first.key, seats);
    if (first.heard.size === seats) open.splice(open.indexOf(first), 1);
  };
  sockets.forEach((socket, seat) => {
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "update") hearUpdate(seat);
      if (message.type === "done" && message.id.startsWith("w")) counter.hear(message.id, 1);
      if (message.type === "failed") console.error(seat, message);
      const question = message.question;
      if (!question) return;
      soon(counter, () => {
        const key = `${question.window ? "w" : "a"}${++commands}`;
        counter.send(key);
        if (!question.window) open.push({ key, heard: new Set() });
        const choice = Math.floor(Math.random() * question.options.length);
        socket.send(JSON.stringify({ type: "answer", id: key, decision: question.decision, choice }));
      });
    });
  });
  await asked(sockets[0], { type: "begin" });
};

const opened = (address, table, cookie) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${address}/ws/${table}`, {
      headers: { cookie, origin: `http://${address}` },
      perMessageDeflate: false,
    });
    socket.on("error", reject);
    socket.on("open", () => {
      socket.send(JSON.stringify({ type: "hello", protocol: 1 }));
      resolve(socket);
    });
  });

let ids = 0;
const asked = (socket, message) =>
  new Promise((resolve, reject) => {
    const id = `q${++ids}`;
    const hear = (data) => {
      const answer = JSON.parse(data);
      if (answer.id !== id) return;
      socket.off("message", hear);
      answer.type === "done" ? resolve(answer) : reject(new Error(JSON.stringify(answer)));
    };
    socket.on("message", hear);
    socket.send(JSON.stringify({ ...message, id }));
  });
