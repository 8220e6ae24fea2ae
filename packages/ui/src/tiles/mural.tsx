import { Fragment } from "react";
import { type TileColour, type TileKind, type TileProps, tileFills } from "./tile.tsx";
import { Tiles } from "./tiles.tsx";

type Cell = readonly [
  kind: TileKind,
  ground: TileColour,
  figure: TileColour,
  second?: TileColour,
  turn?: 0 | 1 | 2 | 3,
];

/**
 * The tiles around the picture, row by row: sky, three rows of plain tiles, the arches of the five-foot way and its
 * floor.
 */
const wall: readonly (readonly Cell[])[] = [
  [
    ["petals", "jade", "apricot", "paper"],
    ["quarter", "limestone", "pine", "pine", 1],
    ["halves", "orange", "paper"],
    ["quarter", "orange", "apricot", "apricot", 2],
    ["quarter", "orange", "apricot", "apricot", 3],
    ["star", "ink", "limestone", "orange"],
  ],
  [
    ["quarter", "paper", "orange", "orange", 2],
    ["cup", "jade", "paper", "orange"],
    ["petal", "limestone", "jade"],
    ["quarter", "orange", "apricot", "apricot", 1],
    ["quarter", "orange", "apricot", "apricot"],
    ["quarter", "limestone", "paper", "paper", 1],
  ],
  [],
  [],
  [],
  [
    ["arch", "apricot", "paper", "ink"],
    ["arch", "orange", "apricot", "ink"],
    ["arch", "paper", "limestone", "pine"],
    ["arch", "orange", "paper", "ink"],
    ["arch", "apricot", "orange", "ink"],
    ["arch", "limestone", "paper", "pine"],
  ],
  [
    ["petals", "pine", "paper", "apricot"],
    ["star", "jade", "paper", "orange"],
    ["petals", "pine", "apricot", "paper"],
    ["star", "jade", "paper", "orange"],
    ["petals", "pine", "paper", "apricot"],
    ["star", "jade", "paper", "orange"],
  ],
];

/** The plain tiles. */
const bare: readonly (readonly [TileColour, path: string])[] = [
  ["sand", "M0 200h600v200h-600z"],
  ["limestone", "M0 200h300v100h-100v100h-200zM500 200h100v100h-100z"],
  ["jade", "M0 400h600v100h-600z"],
];

type Hill = { left: number; width: number; top: number; foot: number; lit: TileColour; shade: TileColour };

/** The limestone hills, back to front; each has a lit and a shaded side. */
const hills: readonly Hill[] = [
  { left: 360, width: 320, top: 170, foot: 500, lit: "pine", shade: "ink" },
  { left: -90, width: 320, top: 190, foot: 500, lit: "pine", shade: "ink" },
  { left: 150, width: 250, top: 110, foot: 500, lit: "paper", shade: "jade" },
  { left: 40, width: 170, top: 300, foot: 500, lit: "apricot", shade: "orange" },
  { left: 350, width: 170, top: 310, foot: 500, lit: "limestone", shade: "ink" },
];

/** Half of a pointed arch: one side of a steep limestone hill. */
function flank({ left, width, top, foot }: Hill, side: "lit" | "shade"): string {
  const middle = left + width / 2;
  const radius = Math.round((foot - top) * 1.1);
  return side === "lit"
    ? `M${left} ${foot}A${radius} ${radius} 0 0 1 ${middle} ${top}V${foot}Z`
    : `M${middle} ${top}A${radius} ${radius} 0 0 1 ${left + width} ${foot}H${middle}Z`;
}

/** The grout lines, drawn on top so that the hills look tiled too. */
const joints =
  [100, 200, 300, 400, 500].map((x) => `M${x} 0V700`).join("") +
  [1, 2, 3, 4, 5, 6].map((y) => `M0 ${y * 100}H600`).join("");

export type MuralProps = { className?: string | undefined };

/** The site's picture: Ipoh's hills and arches in tiles, 6 wide and 7 high. It fills its box, which crops it. */
export function Mural({ className }: MuralProps) {
  return (
    <svg className={className} viewBox="0 0 600 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Tiles tiles={wall.flatMap((row, y) => row.map((cell, x) => tileOf(cell, x * 100, y * 100)))} />
      {bare.map(([colour, path]) => (
        <path key={colour} fill={tileFills[colour]} d={path} />
      ))}
      {hills.map((hill) => (
        <Fragment key={hill.left}>
          <path fill={tileFills[hill.lit]} d={flank(hill, "lit")} />
          <path fill={tileFills[hill.shade]} d={flank(hill, "shade")} />
        </Fragment>
      ))}
      <path d={joints} fill="none" stroke="var(--tile-ink)" strokeOpacity="0.35" strokeWidth="0.75" />
    </svg>
  );
}

function tileOf([kind, ground, figure, second = ground, turn = 0]: Cell, x: number, y: number): TileProps {
  return { kind, ground, figure, second, turn, x, y };
}
