// Runs in the page before its own code. Records what a person sees and does: camera, turns, clicks, answers, and where
// pieces and tiles change. `window.watch.offer()` describes the open question for the scripted player in player.py.
(() => {
  if (window !== window.top || window.watch) return;
  const TICK = 50; // milliseconds between two looks
  const GRACE = 300; // milliseconds in which a change must be in view; pieces glide half as long
  const SQUARE = 96;
  const SHARING = SQUARE / 2; // pieces that share a square make room by less than this
  const DRAG = 20; // pixels from which on a click is a drag
  const QUIET = 350; // milliseconds without movement until a person clicks
  const FRESH = 2_000; // milliseconds for which one remembers a change
  const PATIENCE = 4_000; // milliseconds until a person clicks anyway
  const state = { view: undefined, question: undefined, info: undefined, mine: undefined };
  const report = { camera: [], turns: [], asked: [], changes: [], inputs: [], answers: [], windows: 0 };
  const windows = new Set(); // decisions
  const waiting = new Set(); // ids of questions to the server without a response
  let least = 24;
  let moved = 0; // when the camera last moved
  let since = 0; // since when a question has been on display
  let shownDecision; // its number
  let acting = new Map();

  const now = () => performance.now();
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });

  // The protocol
  function receive(message) {
    if (message.type === "welcome") Object.assign(state, { view: message.view, question: message.question, info: message.info, mine: message.mine });
    else if (message.type === "update") {
      if (message.view) state.view = { ...state.view, ...message.view };
      if (message.info) state.info = message.info;
      if (message.mine) state.mine = message.mine;
      if (message.question) {
        state.question = message.question;
        if (message.question.window) windows.add(message.question.decision);
      } else if (message.asked === false) state.question = undefined;
    } else if (message.type === "done" || message.type === "failed") waiting.delete(message.id);
  }

  function sent(message) {
    if (message.type === "ask" || message.type === "why-not") waiting.add(message.id);
    if (message.type !== "answer" || !state.question) return;
    const { options } = state.question;
    const line = (option) => Object.values(option).map((value) => value ?? "-").join(" ");
    const option = typeof message.choice === "number" ? options[message.choice] : options.find((one) => line(one) === message.choice);
    report.answers.push({ at: now(), decision: message.decision, do: option?.do ?? "" });
    state.question = undefined;
  }

  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(address, ...rest) {
      super(address, ...rest);
      this.isTable = !/\/ws\/(lobby|mine)$/.test(String(address));
      if (this.isTable) this.addEventListener("message", (event) => receive(JSON.parse(event.data)));
    }
    send(text) {
      if (this.isTable) sent(JSON.parse(text));
      super.send(text);
    }
  };

  // The camera
  function camera() {
    const svg = document.querySelector(".world > svg");
    if (!svg?.viewBox.baseVal?.width) return undefined;
    const box = svg.getBoundingClientRect();
    const scale = box.width / svg.viewBox.baseVal.width;
    return { scale, x: box.left - svg.viewBox.baseVal.x * scale, y: box.top - svg.viewBox.baseVal.y * scale };
  }

  const toWindow = (view, { x, y }) => ({ x: x * view.scale + view.x, y: y * view.scale + view.y });

  /** Whether a point of the window shows the board and nothing above it. */
  function isOpen({ x, y }) {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (hit.matches(".boardwrap") || hit.closest(".world > svg, .grain") !== null);
  }

  /** Whether a point of the board is in view. */
  const inView = (point) => {
    const view = camera();
    return view !== undefined && isOpen(toWindow(view, point));
  };

  /** The centre of a piece on the board. */
  function placeOf(piece) {
    const found = /translate\(\s*([-\d.e]+)px,\s*([-\d.e]+)px/.exec(piece.style.transform);
    return found ? { x: Number(found[1]), y: Number(found[2]) } : undefined;
  }

  // What changes on the board
  const places = new WeakMap();
  const pending = [];
  let watched;
  let latest; // the last change

  function note(kind, place) {
    const game = document.querySelector(".game");
    latest = { place, turn: Number(game?.dataset.turn), at: now() };
    pending.push({ at: now(), kind, place, turn: Number(game?.dataset.turn), seat: Number(game?.dataset.active), seen: false, large: false, size: 0 });
  }

  function changed(records) {
    const [touched, gone] = [new Set(), new Set()];
    for (const record of records) {
      if (record.type === "attributes") touched.add(record.target);
      for (const node of record.removedNodes) gone.add(node);
      for (const node of record.addedNodes) touched.add(node);
    }
    for (const node of touched) {
      if (!(node instanceof Element) || !node.isConnected) continue;
      if (node.matches(".ground .tile")) tile(node);
      else if (node.matches(".pieces > .piece")) piece(node);
    }
    for (const node of gone) {
      if (node instanceof Element && !node.isConnected && places.has(node) && node.matches(".piece")) {
        note("gone", places.get(node));
        places.delete(node);
      }
    }
  }

  function piece(node) {
    const [before, after] = [places.get(node), placeOf(node)];
    if (!after) return;
    places.set(node, after);
    if (!before) note("new", after);
    else if (Math.hypot(before.x - after.x, before.y - after.y) > SHARING) note("moved", after);
  }

  function tile(node) {
    const key = `${node.getAttribute("x")},${node.getAttribute("y")}`;
    if (tiles.has(key)) return;
    tiles.add(key);
    note("tile", { x: Number(node.getAttribute("x")) + 1.5 * SQUARE, y: Number(node.getAttribute("y")) + 1.5 * SQUARE });
  }

  const tiles = new Set();
  const watcher = new MutationObserver(changed);

  function watchBoard() {
    const svg = document.querySelector(".world > svg");
    if (!svg || svg === watched) return;
    watched = svg;
    watcher.disconnect();
    for (const node of all(".pieces > .piece", svg)) places.set(node, placeOf(node));
    for (const node of all(".ground .tile", svg)) tiles.add(`${node.getAttribute("x")},${node.getAttribute("y")}`);
    watcher.observe(svg, { subtree: true, childList: true, attributes: true, attributeFilter: ["style"] });
  }

  // Clicks and keys
  const isLaid = (cell) => {
    const [column, row] = cell.split(",").map((part) => Math.floor(Number(part) / 3));
    return state.view?.tiles.some((tile) => tile.x === column && tile.y === row) ?? false;
  };

  function input(event, target) {
    if (!document.querySelector(".game")) return;
    const button = target.closest("button, a, summary, [role=button]");
    const view = camera();
    const cell = view && "clientX" in event ? [(event.clientX - view.x) / view.scale / SQUARE, (event.clientY - view.y) / view.scale / SQUARE].map(Math.floor).join(",") : "";
    const game = document.querySelector(".game");
    report.inputs.push({
      at: now(),
      on: event.type === "keydown" ? "key" : target.closest(".hand") ? "card" : button ? "button" : target.closest(".boardwrap") ? (isLaid(cell) ? "board" : "site") : "other",
      label: event.type === "keydown" ? event.key : (button?.getAttribute("aria-label") ?? button?.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60),
      option: Number(button?.dataset.option ?? -1),
      primary: button?.matches(".primary") ?? false,
      cell: button || event.type === "keydown" ? "" : cell,
      size: view ? view.scale * SQUARE : 0,
      turn: Number(game.dataset.turn),
      seat: Number(game.dataset.active),
      frame: state.view?.agenda?.at(-1)?.frame ?? "",
      window: state.question?.window === true,
      decision: state.question?.decision ?? -1,
    });
  }
  let pressed;
  function pressing(event) {
    pressed = { x: event.clientX, y: event.clientY, number: report.inputs.length };
    if (event.target instanceof Element) input(event, event.target);
  }
  function dragging(event) {
    const one = pressed && report.inputs[pressed.number];
    if (one && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG) one.on = "drag";
  }
  addEventListener("pointerdown", pressing, true);
  addEventListener("pointermove", (event) => event.buttons && dragging(event), true);
  addEventListener("keydown", (event) => !event.repeat && event.target instanceof Element && input(event, event.target), true);

  // Every few milliseconds
  let last = now();
  function tick() {
    const time = now();
    const gone = Math.min(time - last, 4 * TICK);
    const before = last; // a busy machine skips ticks: that isn't rest
    last = time;
    const game = document.querySelector(".game[data-turn]");
    if (!game) return;
    watchBoard();
    const view = camera();
    if (view) trackCamera(Math.min(time, before + TICK), view);
    trackTurn(Math.min(time, before + TICK), game);
    if (view) for (const one of pending) check(one, view);
    while (pending[0] && time - pending[0].at > GRACE) {
      const { place: _, ...found } = pending.shift();
      report.changes.push(found);
      arrive(found.turn, found.seen);
    }
    if (view && state.info?.status === "running") trackActing(gone, game, view);
  }

  function trackCamera(time, view) {
    const before = report.camera.at(-1);
    const same = before && Math.abs(before.scale / view.scale - 1) < 0.001 && Math.abs(before.x - view.x) < 0.5 && Math.abs(before.y - view.y) < 0.5;
    if (same) return;
    moved = now();
    report.camera.push({ at: time, ...view, tiles: tiles.size });
  }

  function trackTurn(time, game) {
    const [turn, seat] = [Number(game.dataset.turn), Number(game.dataset.active)];
    const before = report.turns.at(-1);
    if (before?.turn !== turn || before?.seat !== seat) report.turns.push({ at: time, turn, seat });
    const asked = game.classList.contains("turn");
    if ((report.asked.at(-1)?.asked ?? false) !== asked) report.asked.push({ at: time, asked });
    const decision = asked ? state.question?.decision : undefined;
    if (decision !== shownDecision) since = decision === undefined ? 0 : time;
    shownDecision = decision;
  }

  function check(one, view) {
    if (!isOpen(toWindow(view, one.place))) return;
    one.seen = true;
    one.size = Math.max(one.size, view.scale * SQUARE);
    one.large = one.size >= least - 0.5;
  }

  /** Counts the time in which one sees who acts; see `Acting` in play_tally.py. */
  function trackActing(time, game, view) {
    const pawn = document.querySelector(`.piece.pawn.seat-${Number(game.dataset.active) + 1}`);
    const place = pawn && placeOf(pawn);
    if (!place) return;
    const answers = () => all(".overlay [data-square], .overlay [data-place], .overlay .ghost").map((one) => one.getBoundingClientRect());
    const isFresh = latest?.turn === Number(game.dataset.turn) && now() - latest.at < FRESH;
    const aboutPieces = state.question && !state.question.window && !state.question.options.some((option) => option.do === "step");
    const seen =
      isOpen(toWindow(view, place)) ||
      document.querySelector(".stage > .anchor") !== null ||
      (isFresh && isOpen(toWindow(view, latest.place))) ||
      (aboutPieces && answers().some(({ left, top, width, height }) => isOpen({ x: left + width / 2, y: top + height / 2 })));
    const entry = acting.get(game.dataset.turn) ?? { turn: Number(game.dataset.turn), seat: Number(game.dataset.active), seen: 0, hidden: 0, way: 0 };
    if (seen) arrive(game.dataset.turn, true);
    entry[seen ? "seen" : now() - moved < 2 * TICK ? "way" : "hidden"] += time;
    acting.set(game.dataset.turn, entry);
  }

  /** The camera's way is like what it leads to. */
  function arrive(turn, seen) {
    const entry = acting.get(String(turn));
    if (!entry) return;
    entry[seen ? "seen" : "hidden"] += entry.way;
    entry.way = 0;
  }

  addEventListener("DOMContentLoaded", () => setInterval(tick, TICK));

  // For the scripted player
  function squarePoint(square) {
    const tile = state.view?.tiles[Math.floor(square / 9)];
    return tile && { x: (tile.x * 3 + (square % 3) + 0.5) * SQUARE, y: (tile.y * 3 + Math.floor((square % 9) / 3) + 0.5) * SQUARE };
  }

  /** A marked place: where it is in the window, and whether it can be clicked. */
  function spot(point, view, fields) {
    const at = toWindow(view, point);
    return { ...fields, ...at, open: isOpen(at) };
  }

  function offer() {
    const view = camera();
    const { question, mine } = state;
    if (!view || !question) return null;
    const marks = all(".overlay [data-square]")
      .filter((mark) => !mark.matches(".seen, .foe"))
      .map((mark) => spot(squarePoint(Number(mark.dataset.square)), view, { square: Number(mark.dataset.square), kind: mark.getAttribute("class") ?? "" }));
    const places = all(".overlay [data-place]").map((place) => {
      const [x, y] = place.dataset.place.split(",").map(Number);
      return spot({ x: (x + 0.5) * 3 * SQUARE, y: (y + 0.5) * 3 * SQUARE }, view, { column: x, row: y });
    });
    const lit = all(".overlay [data-tile]").map((tile) => spot(squarePoint(Number(tile.dataset.tile) * 9 + 4), view, { tile: Number(tile.dataset.tile) }));
    const wholeTile = (square) => Array.from({ length: 9 }, (_, place) => Math.floor(square / 9) * 9 + place);
    const targets = question.options.flatMap(({ do: word, start, to, square }) => (word === "put" ? wholeTile(square) : start === undefined ? [] : [to]));
    const beside = [...new Set(targets)].filter((square) => isOpen(toWindow(view, squarePoint(square))));
    const buttons = all("[data-option]").filter(shown).map((button) => Number(button.dataset.option));
    const { tiles: laid, seats, active, turns, zombies = [], skeletons = {}, life = [], ammo = [], holder = -1, goal = -1, agenda } = state.view;
    return {
      decision: question.decision,
      window: question.window === true,
      options: question.options,
      deadly: Object.entries(question.labels ?? {}).filter(([, label]) => label.danger).map(([number]) => Number(number)),
      seat: mine.seat,
      size: view.scale * SQUARE,
      marks, places, lit, beside, buttons,
      proposal: all(".dock .go .btn.primary:not([data-option])").some(shown),
      view: { tiles: laid, seats, active, turns, zombies, skeletons, life, ammo, holder, goal, frame: agenda.at(-1)?.frame ?? "" },
    };
  }

  window.watch = {
    configure: (smallest) => (least = smallest),
    offer,
    /** "over", "asked" once a question has been on display with a still board, "" before. */
    ready() {
      if (state.info?.status === "over" && (document.querySelector(".over") || now() - moved > 5_000)) return "over";
      if (document.querySelector(".game[data-held]")) return ""; // the page goes on by itself
      if (!since || state.question?.decision !== shownDecision) return "";
      const open = now() - since;
      const still = now() - moved > QUIET && !waiting.size;
      return open > QUIET && (still || open > PATIENCE) ? "asked" : "";
    },
    /** Whether a decision was answered, "still" if nothing happened for a while. */
    outcome(decision, began) {
      if (state.question?.decision !== decision) return "answered";
      return this.settled(began) ? "still" : "";
    },
    /** Whether nothing has moved since, and the page neither waits for anything nor goes on by itself. */
    settled: (began) => now() - Math.max(moved, began) > QUIET && !waiting.size && !document.querySelector(".game[data-held]"),
    now,
    /** Own turns that are over. */
    ownTurns: () => report.turns.filter((one, place) => place + 1 < report.turns.length && one.turn > 0 && one.seat === state.mine?.seat).length,
    progress: () => ({ turn: state.view?.turns ?? 0, frame: state.view?.agenda?.at(-1)?.frame ?? "", status: state.info?.status ?? "" }),
    report: () => ({ ...report, windows: windows.size, acting: [...acting.values()].map(({ way, ...entry }) => ({ ...entry, hidden: entry.hidden + way })), seat: state.mine?.seat ?? 0, end: now(), over: state.info?.status === "over" }),
    /** Clicks made on something that can be clicked now. */
    point: (square) => {
      const view = camera();
      const point = squarePoint(square);
      return view && point ? spot(point, view, { square }) : null;
    },
    inView,
  };
})();
