/** The course of a game as numbers to draw: lines of points, bands of chances. */
import { roundIn } from "../lib/view.ts";
import type { StoryStage, StoryStatistics } from "../lib/wire.ts";

/** One stage more than turns; stories of earlier versions only have rounds. */
export function stagesOf(numbers: StoryStatistics): StoryStage[] {
  if (numbers.course.length) return numbers.course;
  const seats = numbers.points[0]?.length ?? 1;
  return numbers.points.map((points, round) => ({
    turn: Math.min(round * seats + 1, Math.max(numbers.turns, 1)),
    seat: 0,
    moment: 0,
    points,
    chances: [],
  }));
}

/** Averages over a round, because the active player always has better chances; the last stage stays as it is. */
export function smooth(stages: readonly StoryStage[]): number[][] {
  const seats = stages[0]?.chances.length ?? 0;
  return stages.map(({ chances }, number) => {
    if (number === stages.length - 1) return chances;
    const round = stages.slice(Math.max(0, number - seats + 1), number + 1);
    return chances.map((_, seat) => round.reduce((sum, stage) => sum + stage.chances[seat]!, 0) / round.length);
  });
}

/** The upper edges of the bands per stage, with the first seat at the top. */
export function stacked(rows: readonly (readonly number[])[]): number[][] {
  return rows.map((row) => {
    const whole = row.reduce((sum, one) => sum + one, 0) || 1;
    let left = 1;
    const edges = row.map((one) => {
      const edge = left;
      left -= one / whole;
      return edge;
    });
    return [...edges, 0];
  });
}

/** Rounds to label: about this many, at multiples of ten and the like. */
export function roundsShown(stages: readonly StoryStage[], seats: number, about: number): number[] {
  const last = roundIn(stages.at(-1)?.turn ?? 1, seats);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => last / one <= about) ?? 1000;
  const found = [1];
  for (let round = step; round <= last; round += step) if (round > 1) found.push(round);
  return found;
}

/** Positions of the turns on the axis, which ends with the last turn. */
export function along(stages: readonly StoryStage[]): number[] {
  return stages.map((stage, number) => (number === stages.length - 1 && stages.length > 1 ? stage.turn + 1 : stage.turn));
}
