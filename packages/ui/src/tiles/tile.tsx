/** What a shape is filled with, each token named whole: built pages have short names for them. */
export const tileFills = {
  paper: "var(--tile-paper)",
  sand: "var(--tile-sand)",
  ink: "var(--tile-ink)",
  pine: "var(--tile-pine)",
  jade: "var(--tile-jade)",
  limestone: "var(--tile-limestone)",
  orange: "var(--tile-orange)",
  apricot: "var(--tile-apricot)",
} as const;

export type TileColour = keyof typeof tileFills;

export type TileKind = keyof typeof shapes;

/**
 * The vocabulary, each drawn in a square of 100: circles and their quarters, petals, and what stands in Ipoh:
 * limestone hills, the arches of the five-foot way, window shutters, a cup of kopi from above.
 */
const shapes = {
  plain: { figure: "" },
  quarter: { figure: "M0 0H100A100 100 0 0 1 0 100Z" },
  quarters: { figure: "M0 0H100A100 100 0 0 1 0 100Z", second: "M0 0H50A50 50 0 0 1 0 50Z" },
  halves: { figure: "M0 0A50 50 0 0 1 0 100ZM100 0A50 50 0 0 0 100 100Z" },
  half: { figure: "M0 50A50 50 0 0 1 100 50Z" },
  petal: { figure: "M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z" },
  petals: {
    figure:
      "M0 0A50 50 0 0 1 50 50A50 50 0 0 1 0 0ZM100 0A50 50 0 0 1 50 50A50 50 0 0 1 100 0Z" +
      "M100 100A50 50 0 0 1 50 50A50 50 0 0 1 100 100ZM0 100A50 50 0 0 1 50 50A50 50 0 0 1 0 100Z",
    second: "M50 42L58 50L50 58L42 50Z",
  },
  star: {
    figure: "M50 0A50 50 0 0 0 100 50A50 50 0 0 0 50 100A50 50 0 0 0 0 50A50 50 0 0 0 50 0Z",
    second: "M50 38A12 12 0 0 1 50 62A12 12 0 0 1 50 38Z",
  },
  hill: { figure: "M0 100A118 118 0 0 1 50 8A118 118 0 0 1 100 100Z", second: "M50 8A118 118 0 0 1 100 100H50Z" },
  hills: {
    figure: "M0 100V62A70 70 0 0 1 30 24A96 96 0 0 1 62 100Z",
    second: "M30 100A110 110 0 0 1 68 8A86 86 0 0 1 100 50V100Z",
  },
  arch: { figure: "M8 100V50A42 42 0 0 1 92 50V100Z", second: "M26 100V52A24 24 0 0 1 74 52V100Z" },
  shutter: { figure: "M14 12H86V24H14ZM14 34H86V46H14ZM14 56H86V68H14ZM14 78H86V90H14Z" },
  cup: {
    figure: "M44 14A36 36 0 0 1 79 42H96V58H79A36 36 0 1 1 44 14Z",
    second: "M44 26A24 24 0 0 1 44 74A24 24 0 0 1 44 26Z",
  },
} as const satisfies Record<string, { figure: string; second?: string }>;

export type TileProps = {
  kind: TileKind;
  ground: TileColour;
  figure: TileColour;
  second?: TileColour;
  /** Quarter turns, clockwise. */
  turn?: 0 | 1 | 2 | 3;
  x?: number;
  y?: number;
};

/** One tile, as a part of an SVG whose tiles are 100 wide. */
export function Tile({ kind, ground, figure, second = ground, turn = 0, x = 0, y = 0 }: TileProps) {
  const shape: { figure: string; second?: string } = shapes[kind];
  const move = x === 0 && y === 0 ? "" : `translate(${x} ${y})`;
  const spin = turn === 0 ? "" : `rotate(${turn * 90} 50 50)`;
  return (
    <g transform={`${move}${spin}` || undefined}>
      <path fill={tileFills[ground]} d="M0 0H100V100H0Z" />
      {shape.figure && <path fill={tileFills[figure]} d={shape.figure} />}
      {shape.second && <path fill={tileFills[second]} d={shape.second} />}
    </g>
  );
}
