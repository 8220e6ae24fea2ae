import { type Category, categories } from "@agency/content/articles/catalogue";
import type { TileColour, TileKind } from "@agency/ui/tiles/tile";

/** A tile of the wall, optionally with a second colour and quarter turns. */
export type Cell = readonly [
  kind: TileKind,
  ground: TileColour,
  figure: TileColour,
  second?: TileColour | undefined,
  turn?: 0 | 1 | 2 | 3,
];

/**
 * The wall of each category, 4 wide and 3 high. The sign covers four tiles from the second column on, in the first two
 * rows or (`low`) the last two. `sign` marks the covered tiles.
 */
export type Wall = { low: boolean; rows: readonly (readonly (Cell | "sign")[])[] };

// Tiles of several walls.
const blossom: Cell = ["petals", "shade", "light", "bright"];
const brightArch: Cell = ["arch", "bright", "light", "dark"];
const accentArch: Cell = ["arch", "accent", "bright", "dark"];
const secondArch: Cell = ["arch", "second", "soft", "dark"];
const softArch: Cell = ["arch", "soft", "light", "shade"];
const secondStar: Cell = ["star", "second", "light", "accent"];
const softStar: Cell = ["star", "dark", "soft", "accent"];
const lightStar: Cell = ["star", "dark", "light", "accent"];
const hills: Cell = ["hills", "second", "soft", "shade"];
const softShutter: Cell = ["shutter", "soft", "shade"];
const lightShutter: Cell = ["shutter", "bright", "light"];
const halves: Cell = ["halves", "accent", "bright"];
const secondHalf: Cell = ["half", "second", "light", undefined, 2];
const accentHalf: Cell = ["half", "accent", "light", undefined, 2];
const leaf: Cell = ["petal", "soft", "second"];
const fan: Cell = ["quarter", "accent", "bright", undefined, 3];

const walls: Readonly<Record<string, Wall>> = {
  seo: {
    low: false,
    rows: [
      [["quarter", "second", "bright", undefined, 2], "sign", "sign", blossom],
      [["hill", "plain", "light", "second"], "sign", "sign", ["halves", "accent", "light"]],
      [brightArch, hills, hills, softStar],
    ],
  },
  "web-design": {
    low: true,
    rows: [
      [["petals", "second", "bright", "light"], softShutter, softShutter, ["quarter", "plain", "second", undefined, 3]],
      [brightArch, "sign", "sign", softArch],
      [secondStar, "sign", "sign", blossom],
    ],
  },
  "digital-marketing": {
    low: true,
    rows: [
      [["quarter", "accent", "bright", undefined, 1], leaf, ["halves", "plain", "accent"], blossom],
      [["cup", "bright", "light", "accent"], "sign", "sign", ["quarter", "bright", "accent", undefined, 0]],
      [softStar, "sign", "sign", fan],
    ],
  },
  ppc: {
    low: false,
    rows: [
      [["quarter", "second", "soft", undefined, 1], "sign", "sign", ["quarter", "second", "soft", undefined, 2]],
      [["quarter", "second", "soft", undefined, 0], "sign", "sign", ["quarter", "second", "soft", undefined, 3]],
      [lightStar, halves, halves, lightStar],
    ],
  },
  "e-commerce": {
    low: true,
    rows: [
      [secondHalf, accentHalf, secondHalf, accentHalf],
      [["shutter", "soft", "second"], "sign", "sign", ["petals", "shade", "bright", "light"]],
      [brightArch, "sign", "sign", ["star", "second", "light", "bright"]],
    ],
  },
  "content-marketing": {
    low: false,
    rows: [
      [["petal", "second", "light"], "sign", "sign", ["petal", "bright", "accent", undefined, 1]],
      [["petal", "accent", "bright", undefined, 1], "sign", "sign", leaf],
      [["cup", "plain", "accent", "light"], lightShutter, lightShutter, ["petals", "second", "light", "bright"]],
    ],
  },
  performance: {
    low: true,
    rows: [
      [fan, fan, ["quarter", "bright", "light", undefined, 3], ["quarter", "light", "soft", undefined, 3]],
      [["quarters", "shade", "soft", "bright", 2], "sign", "sign", ["petal", "second", "light"]],
      [secondStar, "sign", "sign", ["petals", "soft", "second", "light"]],
    ],
  },
  "business-strategy": {
    low: false,
    rows: [
      [["star", "accent", "light", "dark"], "sign", "sign", ["quarter", "bright", "accent", undefined, 2]],
      [blossom, "sign", "sign", ["hill", "soft", "light", "second"]],
      [softArch, accentArch, softArch, accentArch],
    ],
  },
  "email-marketing": {
    low: true,
    rows: [
      [
        ["halves", "bright", "light"],
        ["quarter", "plain", "accent", undefined, 2],
        ["quarter", "plain", "accent", undefined, 3],
        blossom,
      ],
      [["shutter", "accent", "bright"], "sign", "sign", ["star", "soft", "shade", "light"]],
      [["petals", "soft", "light", "accent"], "sign", "sign", ["half", "dark", "bright"]],
    ],
  },
  "local-seo": {
    low: false,
    rows: [
      [["hills", "plain", "bright", "accent"], "sign", "sign", ["quarter", "second", "bright", undefined, 2]],
      [secondStar, "sign", "sign", ["cup", "shade", "light", "bright"]],
      [brightArch, secondArch, brightArch, secondArch],
    ],
  },
};

const inTurn = Object.values(walls);

function ownWall(category: Category): Wall {
  return walls[category] ?? (inTurn[categories.indexOf(category) % inTurn.length] as Wall);
}

/**
 * The wall of a category. One that has none of its own takes another's.
 * @param variation which article of the category it stands for: its tiles move on, and every other one has the sign at the other edge
 */
export function wallOf(category: Category, variation: number): Wall {
  const own = ownWall(category);
  if (variation === 0) return own;
  const tiles = own.rows.flat().filter((cell) => cell !== "sign");
  const low = variation % 2 === 0 ? own.low : !own.low;
  // Three and the eight tiles have no factor in common, so eight articles pass before an order is repeated.
  let next = 3 * variation;
  const tile = () => tiles[next++ % tiles.length] as Cell;
  const whole = () => [tile(), tile(), tile(), tile()];
  const around = () => [tile(), "sign", "sign", tile()] as const;
  return { low, rows: low ? [whole(), around(), around()] : [around(), around(), whole()] };
}
