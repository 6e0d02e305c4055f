// boardgame.io's server with its storage in memory: `node server.js PORT`.
const { Server } = require("boardgame.io/server");
const { Yard } = require("./yard");

const server = Server({ games: [Yard], origins: [/.*/] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
