/** The final ranking: winners first, then by points. */
export interface Ranked {
  seat: number;
  points: number;
  won: boolean;
}

export function ranking(points: readonly number[], winners: readonly number[]): Ranked[] {
  const ranked = points.map((own, seat) => ({ seat, points: own, won: winners.includes(seat) }));
  return ranked.sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}
