/** Animations of one beat: tracks over its whole time, of which only transform and opacity change. */

const EASINGS = {
  settle: "cubic-bezier(.6,0,.2,1)",
  arrive: "cubic-bezier(.2,.8,.2,1)",
  stamp: "cubic-bezier(.3,1.6,.5,1)",
  slam: "cubic-bezier(.5,0,.9,.6)",
  fall: "cubic-bezier(.4,0,1,.7)",
  throw: "cubic-bezier(.2,.6,.5,1)",
  linear: "linear",
  hold: "steps(1, jump-end)",
} as const;
type Easing = keyof typeof EASINGS;

/** Milliseconds of the beat, value, and the easing towards the next key. */
export type Key<V> = readonly [number, V, Easing?];

type Target = Element | undefined | null;

export class Timeline {
  private readonly running: Animation[] = [];

  /** `length` is the beat's own time, which is played in `time` milliseconds; if `still`, nothing moves. */
  constructor(
    private readonly length: number,
    private readonly time: number,
    readonly still: boolean,
  ) {}

  move(target: Target, keys: readonly Key<string>[]): void {
    this.track(target, "transform", this.still ? cuts(keys) : keys);
  }

  fade(target: Target, keys: readonly Key<number>[]): void {
    this.track(target, "opacity", keys);
  }

  /** Show it from one moment, until another if given, without a fade. */
  show(target: Target, from: number, to = Infinity): void {
    const keys: Key<number>[] = from > 0 ? [[0, 0, "hold"], [from, 1, "hold"]] : [[0, 1, "hold"]];
    this.fade(target, to < this.length ? [...keys, [to, 0, "hold"]] : keys);
  }

  /** Print a word: it comes down large and settles, slightly tilted. */
  stamp(target: Target, from: number, tilt = 0): void {
    this.show(target, from);
    this.move(target, [
      [from, `rotate(${tilt * 2.4}deg) scale(1.9)`, "slam"],
      [from + 120, `rotate(${tilt}deg) scale(.94)`, "arrive"],
      [from + 240, `rotate(${tilt}deg) scale(1)`],
    ]);
  }

  /** A short jolt. */
  jolt(target: Target, from: number, pixels = 7): void {
    if (this.still) return;
    this.move(target, [
      [from, "none"],
      [from + 40, `translate(${pixels}px, ${-pixels * 0.6}px)`],
      [from + 95, `translate(${-pixels * 0.8}px, ${pixels * 0.5}px)`],
      [from + 160, `translate(${pixels * 0.4}px, ${pixels * 0.2}px)`],
      [from + 230, "none"],
    ]);
  }

  /** Remove all animations; what is on screen then is up to the page. */
  cancel(): void {
    for (const animation of this.running) animation.cancel();
  }

  private track(target: Target, property: "transform" | "opacity", keys: readonly Key<string | number>[]): void {
    const [first, last] = [keys[0], keys.at(-1)];
    if (!target || !first || !last) return;
    const whole: Key<string | number>[] = [...(first[0] > 0 ? [[0, first[1], "hold"] as const] : []), ...keys, [this.length, last[1]]];
    const frames = whole
      .filter(([at], place) => at <= this.length && (at < this.length || place === whole.length - 1))
      .map(([at, value, easing = "linear"]) => ({ offset: at / this.length, [property]: value, easing: EASINGS[easing] }));
    this.running.push(target.animate(frames, { duration: this.time, fill: "both" }));
  }
}

/** Without movement, each run of changes becomes a cut at its start. */
export function cuts(keys: readonly Key<string>[]): Key<string>[] {
  const found: Key<string>[] = [];
  for (let place = 0; place < keys.length; place++) {
    let end = place;
    while (end + 1 < keys.length && keys[end + 1]![1] !== keys[end]![1] && keys[end]![2] !== "hold") end++;
    found.push([keys[place]![0], keys[end]![1], "hold"]);
    place = end;
  }
  return found;
}

/** A place on the stage. */
export function at(x: number, y: number, scale = 1, turn = 0): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${scale})`;
}
