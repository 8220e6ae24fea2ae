import { Fragment } from "react";
import { type TileColour, tileFills, type TileKind, type TileProps, Tiles } from "./tile.tsx";

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
    ["petals", "second", "bright", "light"],
    ["quarter", "soft", "shade", "shade", 1],
    ["halves", "accent", "light"],
    ["quarter", "accent", "bright", "bright", 2],
    ["quarter", "accent", "bright", "bright", 3],
    ["star", "dark", "soft", "accent"],
  ],
  [
    ["quarter", "light", "accent", "accent", 2],
    ["cup", "second", "light", "accent"],
    ["petal", "soft", "second"],
    ["quarter", "accent", "bright", "bright", 1],
    ["quarter", "accent", "bright", "bright"],
    ["quarter", "soft", "light", "light", 1],
  ],
  [],
  [],
  [],
  [
    ["arch", "bright", "light", "dark"],
    ["arch", "accent", "bright", "dark"],
    ["arch", "light", "soft", "shade"],
    ["arch", "accent", "light", "dark"],
    ["arch", "bright", "accent", "dark"],
    ["arch", "soft", "light", "shade"],
  ],
  [
    ["petals", "shade", "light", "bright"],
    ["star", "second", "light", "accent"],
    ["petals", "shade", "bright", "light"],
    ["star", "second", "light", "accent"],
    ["petals", "shade", "light", "bright"],
    ["star", "second", "light", "accent"],
  ],
];

/** The plain tiles. */
const bare: readonly (readonly [TileColour, path: string])[] = [
  ["plain", "M0 200h600v200h-600z"],
  ["soft", "M0 200h300v100h-100v100h-200zM500 200h100v100h-100z"],
  ["second", "M0 400h600v100h-600z"],
];

type Hill = { left: number; width: number; top: number; foot: number; lit: TileColour; shade: TileColour };

/** The limestone hills, back to front; each has a lit and a shaded side. */
const hills: readonly Hill[] = [
  { left: 360, width: 320, top: 170, foot: 500, lit: "shade", shade: "dark" },
  { left: -90, width: 320, top: 190, foot: 500, lit: "shade", shade: "dark" },
  { left: 150, width: 250, top: 110, foot: 500, lit: "light", shade: "second" },
  { left: 40, width: 170, top: 300, foot: 500, lit: "bright", shade: "accent" },
  { left: 350, width: 170, top: 310, foot: 500, lit: "soft", shade: "dark" },
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
    <svg
      data-tiles="large"
      className={className}
      viewBox="0 0 600 700"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Tiles tiles={wall.flatMap((row, y) => row.map((cell, x) => toTile(cell, x * 100, y * 100)))} />
      {bare.map(([colour, path]) => (
        <path key={colour} fill={tileFills[colour]} d={path} />
      ))}
      {hills.map((hill) => (
        <Fragment key={hill.left}>
          <path fill={tileFills[hill.lit]} d={flank(hill, "lit")} />
          <path fill={tileFills[hill.shade]} d={flank(hill, "shade")} />
        </Fragment>
      ))}
      <path d={joints} fill="none" stroke="var(--tile-dark)" strokeOpacity="0.35" strokeWidth="0.75" />
    </svg>
  );
}

function toTile([kind, ground, figure, second = ground, turn = 0]: Cell, x: number, y: number): TileProps {
  return { kind, ground, figure, second, turn, x, y };
}
