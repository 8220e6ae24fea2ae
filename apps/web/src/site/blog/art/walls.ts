import type { Category } from "@agency/content/articles/catalogue";
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

export const walls: Record<Category, Wall> = {
  seo: {
    low: false,
    rows: [
      [["quarter", "jade", "apricot", undefined, 2], "sign", "sign", ["petals", "pine", "paper", "apricot"]],
      [["hill", "sand", "paper", "jade"], "sign", "sign", ["halves", "orange", "paper"]],
      [
        ["arch", "apricot", "paper", "ink"],
        ["hills", "jade", "limestone", "pine"],
        ["hills", "jade", "limestone", "pine"],
        ["star", "ink", "limestone", "orange"],
      ],
    ],
  },
  "web-design": {
    low: true,
    rows: [
      [
        ["petals", "jade", "apricot", "paper"],
        ["shutter", "limestone", "pine"],
        ["shutter", "limestone", "pine"],
        ["quarter", "sand", "jade", undefined, 3],
      ],
      [["arch", "apricot", "paper", "ink"], "sign", "sign", ["arch", "limestone", "paper", "pine"]],
      [["star", "jade", "paper", "orange"], "sign", "sign", ["petals", "pine", "paper", "apricot"]],
    ],
  },
  "digital-marketing": {
    low: true,
    rows: [
      [
        ["quarter", "orange", "apricot", undefined, 1],
        ["petal", "limestone", "jade"],
        ["halves", "sand", "orange"],
        ["petals", "pine", "paper", "apricot"],
      ],
      [["cup", "apricot", "paper", "orange"], "sign", "sign", ["quarter", "apricot", "orange", undefined, 0]],
      [["star", "ink", "limestone", "orange"], "sign", "sign", ["quarter", "orange", "apricot", undefined, 3]],
    ],
  },
  ppc: {
    low: false,
    rows: [
      [["quarter", "jade", "limestone", undefined, 1], "sign", "sign", ["quarter", "jade", "limestone", undefined, 2]],
      [["quarter", "jade", "limestone", undefined, 0], "sign", "sign", ["quarter", "jade", "limestone", undefined, 3]],
      [
        ["star", "ink", "paper", "orange"],
        ["halves", "orange", "apricot"],
        ["halves", "orange", "apricot"],
        ["star", "ink", "paper", "orange"],
      ],
    ],
  },
  "e-commerce": {
    low: true,
    rows: [
      [
        ["half", "jade", "paper", undefined, 2],
        ["half", "orange", "paper", undefined, 2],
        ["half", "jade", "paper", undefined, 2],
        ["half", "orange", "paper", undefined, 2],
      ],
      [["shutter", "limestone", "jade"], "sign", "sign", ["petals", "pine", "apricot", "paper"]],
      [["arch", "apricot", "paper", "ink"], "sign", "sign", ["star", "jade", "paper", "apricot"]],
    ],
  },
  "content-marketing": {
    low: false,
    rows: [
      [["petal", "jade", "paper"], "sign", "sign", ["petal", "apricot", "orange", undefined, 1]],
      [["petal", "orange", "apricot", undefined, 1], "sign", "sign", ["petal", "limestone", "jade"]],
      [
        ["cup", "sand", "orange", "paper"],
        ["shutter", "apricot", "paper"],
        ["shutter", "apricot", "paper"],
        ["petals", "jade", "paper", "apricot"],
      ],
    ],
  },
  performance: {
    low: true,
    rows: [
      [
        ["quarter", "orange", "apricot", undefined, 3],
        ["quarter", "orange", "apricot", undefined, 3],
        ["quarter", "apricot", "paper", undefined, 3],
        ["quarter", "paper", "limestone", undefined, 3],
      ],
      [["quarters", "pine", "limestone", "apricot", 2], "sign", "sign", ["petal", "jade", "paper"]],
      [["star", "jade", "paper", "orange"], "sign", "sign", ["petals", "limestone", "jade", "paper"]],
    ],
  },
  "business-strategy": {
    low: false,
    rows: [
      [["star", "orange", "paper", "ink"], "sign", "sign", ["quarter", "apricot", "orange", undefined, 2]],
      [["petals", "pine", "paper", "apricot"], "sign", "sign", ["hill", "limestone", "paper", "jade"]],
      [
        ["arch", "limestone", "paper", "pine"],
        ["arch", "orange", "apricot", "ink"],
        ["arch", "limestone", "paper", "pine"],
        ["arch", "orange", "apricot", "ink"],
      ],
    ],
  },
  "email-marketing": {
    low: true,
    rows: [
      [
        ["halves", "apricot", "paper"],
        ["quarter", "sand", "orange", undefined, 2],
        ["quarter", "sand", "orange", undefined, 3],
        ["petals", "pine", "paper", "apricot"],
      ],
      [["shutter", "orange", "apricot"], "sign", "sign", ["star", "limestone", "pine", "paper"]],
      [["petals", "limestone", "paper", "orange"], "sign", "sign", ["half", "ink", "apricot"]],
    ],
  },
  "local-seo": {
    low: false,
    rows: [
      [["hills", "sand", "apricot", "orange"], "sign", "sign", ["quarter", "jade", "apricot", undefined, 2]],
      [["star", "jade", "paper", "orange"], "sign", "sign", ["cup", "pine", "paper", "apricot"]],
      [
        ["arch", "apricot", "paper", "ink"],
        ["arch", "jade", "limestone", "ink"],
        ["arch", "apricot", "paper", "ink"],
        ["arch", "jade", "limestone", "ink"],
      ],
    ],
  },
};
