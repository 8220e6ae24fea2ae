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
const blossom: Cell = ["petals", "pine", "paper", "apricot"];
const apricotArch: Cell = ["arch", "apricot", "paper", "ink"];
const orangeArch: Cell = ["arch", "orange", "apricot", "ink"];
const jadeArch: Cell = ["arch", "jade", "limestone", "ink"];
const limestoneArch: Cell = ["arch", "limestone", "paper", "pine"];
const jadeStar: Cell = ["star", "jade", "paper", "orange"];
const limestoneStar: Cell = ["star", "ink", "limestone", "orange"];
const paperStar: Cell = ["star", "ink", "paper", "orange"];
const hills: Cell = ["hills", "jade", "limestone", "pine"];
const greenShutter: Cell = ["shutter", "limestone", "pine"];
const paperShutter: Cell = ["shutter", "apricot", "paper"];
const halves: Cell = ["halves", "orange", "apricot"];
const jadeHalf: Cell = ["half", "jade", "paper", undefined, 2];
const orangeHalf: Cell = ["half", "orange", "paper", undefined, 2];
const leaf: Cell = ["petal", "limestone", "jade"];
const fan: Cell = ["quarter", "orange", "apricot", undefined, 3];

const walls: Readonly<Record<string, Wall>> = {
  seo: {
    low: false,
    rows: [
      [["quarter", "jade", "apricot", undefined, 2], "sign", "sign", blossom],
      [["hill", "sand", "paper", "jade"], "sign", "sign", ["halves", "orange", "paper"]],
      [apricotArch, hills, hills, limestoneStar],
    ],
  },
  "web-design": {
    low: true,
    rows: [
      [["petals", "jade", "apricot", "paper"], greenShutter, greenShutter, ["quarter", "sand", "jade", undefined, 3]],
      [apricotArch, "sign", "sign", limestoneArch],
      [jadeStar, "sign", "sign", blossom],
    ],
  },
  "digital-marketing": {
    low: true,
    rows: [
      [["quarter", "orange", "apricot", undefined, 1], leaf, ["halves", "sand", "orange"], blossom],
      [["cup", "apricot", "paper", "orange"], "sign", "sign", ["quarter", "apricot", "orange", undefined, 0]],
      [limestoneStar, "sign", "sign", fan],
    ],
  },
  ppc: {
    low: false,
    rows: [
      [["quarter", "jade", "limestone", undefined, 1], "sign", "sign", ["quarter", "jade", "limestone", undefined, 2]],
      [["quarter", "jade", "limestone", undefined, 0], "sign", "sign", ["quarter", "jade", "limestone", undefined, 3]],
      [paperStar, halves, halves, paperStar],
    ],
  },
  "e-commerce": {
    low: true,
    rows: [
      [jadeHalf, orangeHalf, jadeHalf, orangeHalf],
      [["shutter", "limestone", "jade"], "sign", "sign", ["petals", "pine", "apricot", "paper"]],
      [apricotArch, "sign", "sign", ["star", "jade", "paper", "apricot"]],
    ],
  },
  "content-marketing": {
    low: false,
    rows: [
      [["petal", "jade", "paper"], "sign", "sign", ["petal", "apricot", "orange", undefined, 1]],
      [["petal", "orange", "apricot", undefined, 1], "sign", "sign", leaf],
      [["cup", "sand", "orange", "paper"], paperShutter, paperShutter, ["petals", "jade", "paper", "apricot"]],
    ],
  },
  performance: {
    low: true,
    rows: [
      [fan, fan, ["quarter", "apricot", "paper", undefined, 3], ["quarter", "paper", "limestone", undefined, 3]],
      [["quarters", "pine", "limestone", "apricot", 2], "sign", "sign", ["petal", "jade", "paper"]],
      [jadeStar, "sign", "sign", ["petals", "limestone", "jade", "paper"]],
    ],
  },
  "business-strategy": {
    low: false,
    rows: [
      [["star", "orange", "paper", "ink"], "sign", "sign", ["quarter", "apricot", "orange", undefined, 2]],
      [blossom, "sign", "sign", ["hill", "limestone", "paper", "jade"]],
      [limestoneArch, orangeArch, limestoneArch, orangeArch],
    ],
  },
  "email-marketing": {
    low: true,
    rows: [
      [
        ["halves", "apricot", "paper"],
        ["quarter", "sand", "orange", undefined, 2],
        ["quarter", "sand", "orange", undefined, 3],
        blossom,
      ],
      [["shutter", "orange", "apricot"], "sign", "sign", ["star", "limestone", "pine", "paper"]],
      [["petals", "limestone", "paper", "orange"], "sign", "sign", ["half", "ink", "apricot"]],
    ],
  },
  "local-seo": {
    low: false,
    rows: [
      [["hills", "sand", "apricot", "orange"], "sign", "sign", ["quarter", "jade", "apricot", undefined, 2]],
      [jadeStar, "sign", "sign", ["cup", "pine", "paper", "apricot"]],
      [apricotArch, jadeArch, apricotArch, jadeArch],
    ],
  },
};

const inTurn = Object.values(walls);

/** The wall of a category. One that has none of its own takes another's. */
export function wallOf(category: Category): Wall {
  return walls[category] ?? (inTurn[categories.indexOf(category) % inTurn.length] as Wall);
}
