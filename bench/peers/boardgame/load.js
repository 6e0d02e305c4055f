// Clients at tables that make random moves: `node load.js KIND ADDRESS TABLES SECONDS RATE SEATS MOST`.
// A command counts when every socket of its table has its frame. RATE is commands per second over all tables, 0 for full speed.
// With MOST, a table stops after this many commands; when all have stopped, it prints "full" and the sockets stay open.
const { boardgame, boneyard } = require("./tables");

const [kind, address, tables, seconds, rate, seats, most] = process.argv.slice(2);

async function main() {
  const gap = Number(rate) ? (1000 * Number(tables)) / Number(rate) : 0;
  const meter = { commands: 0, delays: [], gap, most: Number(most) || Infinity, resting: 0 };
  const open = { boardgame, boneyard }[kind];
  for (let table = 0; table < Number(tables); table++) await open(address, meter, Number(seats));
  const first = meter.commands;
  console.log("open");
  if (Number(most)) {
    while (meter.resting < Number(tables)) await pause(20);
    console.log("full");
    await pause(Number(seconds) * 1000);
  }
  await pause(1500);
  meter.delays.length = 0;
  const before = meter.commands;
  const start = process.hrtime.bigint();
  await pause(Number(seconds) * 1000);
  const took = Number(process.hrtime.bigint() - start) / 1e9;
  const delays = meter.delays.sort((a, b) => a - b);
  const at = (share) => delays[Math.min(delays.length - 1, Math.floor(share * delays.length))];
  const commands = meter.commands - first;
  console.log(JSON.stringify({ commands, commands_per_second: (meter.commands - before) / took, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
