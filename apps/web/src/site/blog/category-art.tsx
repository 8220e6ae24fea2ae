import { categories } from "@agency/content/articles/catalogue";
import { Tile, type TileColour, tileFills, type TileKind } from "@agency/ui/tiles/tile";

type ArtProps = {
  category: string;
  /** Which article of the category it is. */
  variation: number;
  className?: string | undefined;
};

/** The sign of a category in a wall of tiles, 4 wide and 3 high. It fills its box; cropping reaches the sign last. */
export function CategoryWall({ category, variation, className }: ArtProps) {
  const { low, rows } = categoryWall(category, variation);
  return (
    <svg
      data-tiles
      className={className}
      viewBox="0 0 400 300"
      preserveAspectRatio={low ? "xMidYMax slice" : "xMidYMin slice"}
      aria-hidden="true"
    >
      {rows.map((row, y) =>
        row.map((cell, x) => cell !== "sign" && <Brick key={`${x}-${y}`} cell={cell} x={x * 100} y={y * 100} />),
      )}
      <g transform={`translate(100 ${low ? 100 : 0}) scale(2)`}>
        <SignPaths {...categorySign(category, variation)} />
      </g>
    </svg>
  );
}

/** The sign alone, as a square. */
export function CategorySign({ category, variation, className }: ArtProps) {
  return (
    <svg data-tiles className={className} viewBox="0 0 100 100" aria-hidden="true">
      <SignPaths {...categorySign(category, variation)} />
    </svg>
  );
}

function Brick({ cell: [kind, ground, figure, second, turn], x, y }: { cell: Cell; x: number; y: number }) {
  return (
    <Tile
      kind={kind}
      ground={ground}
      figure={figure}
      x={x}
      y={y}
      {...(second ? { second } : {})}
      {...(turn ? { turn } : {})}
    />
  );
}

function SignPaths({ colours: [ground, ofFigure, ofSecond], figure, second }: Sign) {
  return (
    <>
      <path fill={tileFills[ground]} d="M0 0H100V100H0Z" />
      <path fill={tileFills[ofFigure]} d={figure} />
      <path fill={tileFills[ofSecond]} d={second} />
    </>
  );
}

type Cell = readonly [
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
type Wall = { low: boolean; rows: readonly (readonly (Cell | "sign")[])[] };

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

const wallsInTurn = Object.values(walls);

function ownWall(category: string): Wall {
  return walls[category] ?? (wallsInTurn[categories.indexOf(category) % wallsInTurn.length] as Wall);
}

/**
 * The wall of a category. One that has none of its own takes another's.
 * @param variation which article of the category it stands for: its tiles move on, and every other one has the sign at the other edge
 */
export function categoryWall(category: string, variation: number): Wall {
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

/** A picture in a square of 100 units, in up to three colours. */
type Sign = {
  colours: readonly [ground: TileColour, figure: TileColour, second: TileColour];
  /** Paths. */
  figure: string;
  second: string;
};

/** The sign of each category: a glass, a shopfront, a horn, a target, a bag, a page, a dial, steps, a letter, a pin. */
const signs: Readonly<Record<string, Sign>> = {
  seo: {
    colours: ["soft", "dark", "bright"],
    figure: "M42 8A34 34 0 0 1 69.6 61.9L94 86L86 94L61.9 69.6A34 34 0 1 1 42 8Z",
    second: "M42 20A22 22 0 0 1 42 64A22 22 0 0 1 42 20Z",
  },
  "web-design": {
    colours: ["accent", "light", "dark"],
    figure: "M8 100V50A42 42 0 0 1 92 50V100Z",
    second: "M22 44A30 30 0 0 1 78 44ZM22 52H46V100H22ZM54 52H78V70H54Z",
  },
  "digital-marketing": {
    colours: ["second", "light", "bright"],
    figure: "M10 38H34L72 14V86L34 62H10Z",
    second: "M79 30A24 24 0 0 1 79 70ZM20 67H36L42 92H26Z",
  },
  ppc: {
    colours: ["bright", "light", "accent"],
    figure: "M50 8A42 42 0 0 1 50 92A42 42 0 0 1 50 8Z",
    second:
      "M50 22A28 28 0 0 1 50 78A28 28 0 0 1 50 22ZM50 34A16 16 0 0 0 50 66A16 16 0 0 0 50 34ZM50 43A7 7 0 0 1 50 57A7 7 0 0 1 50 43Z",
  },
  "e-commerce": {
    colours: ["plain", "accent", "dark"],
    figure: "M18 36H82L90 94H10Z",
    second: "M32 50V30A18 18 0 0 1 68 30V50H60V30A10 10 0 0 0 40 30V50Z",
  },
  "content-marketing": {
    colours: ["shade", "light", "bright"],
    figure: "M18 8H62L82 28V92H18Z",
    second: "M62 8L82 28H62ZM28 40H72V47H28ZM28 55H72V62H28ZM28 70H54V77H28Z",
  },
  performance: {
    colours: ["dark", "bright", "light"],
    figure: "M6 74A44 44 0 0 1 94 74H76A26 26 0 0 0 24 74Z",
    second: "M44 70L78 32L58 78A8 8 0 0 1 44 70Z",
  },
  "business-strategy": {
    colours: ["plain", "second", "bright"],
    figure: "M8 92V74H30V56H52V38H74V20H92V92Z",
    second: "M24 10A14 14 0 0 1 24 38A14 14 0 0 1 24 10Z",
  },
  "email-marketing": {
    colours: ["second", "light", "accent"],
    figure: "M8 22H92V80H8Z",
    second: "M8 22H92L50 58Z",
  },
  "local-seo": {
    colours: ["soft", "accent", "light"],
    figure: "M50 6A32 32 0 0 1 82 38C82 62 58 74 50 96C42 74 18 62 18 38A32 32 0 0 1 50 6Z",
    second: "M50 25A13 13 0 0 1 50 51A13 13 0 0 1 50 25Z",
  },
};

const signsInTurn = Object.values(signs);

function ownSign(category: string): Sign {
  return signs[category] ?? (signsInTurn[categories.indexOf(category) % signsInTurn.length] as Sign);
}

/**
 * The sign of a category. One that has none of its own takes another's.
 * @param variation which article of the category it stands for: each has colours of its own, those of another category's sign
 */
export function categorySign(category: string, variation: number): Sign {
  const own = ownSign(category);
  // Three and ten have no factor in common, so ten articles pass before colours are repeated.
  const { colours } = signsInTurn[(signsInTurn.indexOf(own) + 3 * variation) % signsInTurn.length] as Sign;
  return { ...own, colours };
}
