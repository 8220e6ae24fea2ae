/** A part of a column, as wide as the column. */
export type Part = { height: number; draw: (x: number, y: number) => void };
