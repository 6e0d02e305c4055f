// A bot for any Boneyard game that prefers fighting, walking and playing cards. Needs only Node.js.
//
// boneyard play midevil --seats "human,cmd:node examples/bots/eager.js"
const readline = require("node:readline");

const UNWANTED = ["stop", "pass", "die", "discard"];
let state = 1;

// Random numbers from the seed, so that games can be repeated.
function below(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

const tell = (message) => process.stdout.write(JSON.stringify(message) + "\n");

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    state = message.seed >>> 0;
    tell({ protocol: 1, name: "eager" });
  } else if (message.type === "question") {
    const texts = message.options.map((option) => option.text);
    const wanted = texts.filter((text) => !UNWANTED.includes(text.split(" ")[0]));
    const from = wanted.length ? wanted : texts;
    tell({ choice: from[below(from.length)] });
  } else if (message.type === "fault") {
    console.error("I did something wrong:", message.reason);
  }
});
