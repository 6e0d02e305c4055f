// A bot at a server's table that prefers fighting, walking and playing cards. Needs only Node.js 22
// (or Node.js 20 with --experimental-websocket).
//
// BONEYARD_TOKEN=ID.SECRET node examples/bots/socket_bot.js ws://127.0.0.1:8000/ws/TABLE
const UNWANTED = ["stop", "pass", "die", "discard"];
const LATER = ["too-fast", "busy", "paused"];
const FINAL = [1008, 4404]; // reconnecting won't help
const token = process.env.BONEYARD_TOKEN;
let stream = "";
let seen = 0;
let pending; // sent again after a reconnect, in case it got lost

function end(code, ...words) {
  console.log(...words);
  process.exit(code);
}

function play() {
  const socket = new WebSocket(process.argv[2]);
  const send = (message) => socket.send(JSON.stringify(message));
  const ask = (message) => send((pending = message));
  let again;

  socket.onopen = () => send({ type: "hello", protocol: 1, token, stream, seen });
  socket.onclose = ({ code, reason }) => {
    if (FINAL.includes(code)) end(1, "the server closed the connection:", reason);
    again ??= setTimeout(play, 1000);
  };
  socket.onerror = () => (again ??= setTimeout(play, 1000)); // Node.js 20 only reports this if nobody answers
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    const { type, info, question } = message;
    if (type === "welcome" || type === "update") {
      stream = message.stream ?? stream;
      seen = message.n;
    }
    if (info?.status === "over") end(0, "won by", info.winners, "by", info.why);
    if (type === "welcome" && !message.mine && info.status === "open") {
      ask({ type: "sit", id: `sit ${Date.now()}`, name: "Eager" });
    }
    if (type === "moved" || message.result?.seat !== undefined) {
      send({ type: "hello", protocol: 1 }); // I have another seat, so get its view
    }
    if (question) {
      const { decision, options } = question;
      const numbers = options.map((_, number) => number);
      const wanted = numbers.filter((number) => !UNWANTED.includes(options[number].do));
      const from = wanted.length ? wanted : numbers;
      const choice = from[Math.floor(Math.random() * from.length)];
      ask({ type: "answer", id: `answer ${decision}`, decision, choice });
    }
    if (type === "resumed" && pending) send(pending);
    if (LATER.includes(message.code)) setTimeout(() => send(pending), 1000);
    else if (type === "failed" && message.code !== "stale") end(1, "the server refused:", message.code); // stale: the answer came too late
  };
}

play();
