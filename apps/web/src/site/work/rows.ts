/** Where a picture is in a row: its part of the row's width, the gaps of the row, and what the row leaves empty after it. */
export type Place = { share: number; gaps: number; rest: number };

type Rows = {
  /** How many times as wide as high a row should be. */
  usual: number;
  /** How many pictures a row has at most. */
  most: number;
};

/** On phones, an upright picture is alone or beside another. */
export const phone: Rows = { usual: 1.2, most: 2 };

export const wide: Rows = { usual: 2.5, most: 4 };

/** A row is at most this much higher than usual; one with a single upright picture leaves a part of its width empty. */
const highest = 0.6;

/**
 * Places pictures in rows of whole width, in their order. Those of a row have one height, and none is cropped. Of all divisions,
 * it is the one whose rows are nearest to the usual height.
 * @param ratios how many times as wide as high each picture is
 */
export function placesIn(ratios: readonly number[], rows: Rows): Place[] {
  return divided(ratios, rows).flatMap((row) => {
    const whole = Math.max(sumRatios(row), rows.usual * highest);
    const rest = 1 - sumRatios(row) / whole;
    return row.map((ratio, at) => ({
      share: rounded(ratio / whole),
      gaps: row.length - 1,
      rest: at === row.length - 1 ? rounded(rest) : 0,
    }));
  });
}

/** Dynamic programming: the best division of the first n pictures ends with a row after the best division of fewer. */
function divided(ratios: readonly number[], { usual, most }: Rows): number[][] {
  const best: { cost: number; rows: number[][] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    const choices = Array.from({ length: Math.min(most, end) }, (_, shorter) => {
      const row = ratios.slice(end - shorter - 1, end);
      const before = best[end - shorter - 1] as (typeof best)[number];
      return { cost: before.cost + Math.log(sumRatios(row) / usual) ** 2, rows: [...before.rows, row] };
    });
    best.push(choices.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return (best.at(-1) as (typeof best)[number]).rows;
}

function sumRatios(row: readonly number[]): number {
  return row.reduce((one, other) => one + other, 0);
}

/** Down, so that a row is never too wide. */
function rounded(part: number): number {
  return Math.floor(part * 10_000) / 10_000;
}
