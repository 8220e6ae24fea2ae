/** Fill colours of shapes. */
export const tileFills = {
  light: "var(--tile-light)",
  plain: "var(--tile-plain)",
  dark: "var(--tile-dark)",
  shade: "var(--tile-shade)",
  second: "var(--tile-second)",
  soft: "var(--tile-soft)",
  accent: "var(--tile-accent)",
  bright: "var(--tile-bright)",
} as const;

export type TileColour = keyof typeof tileFills;

export type TileKind = keyof typeof shapes;

/**
 * The tile shapes, each in a square of 100 from its upper left corner, in relative coordinates so that one path can
 * combine many. They show circles and their quarters, petals, and sights of Ipoh: limestone hills, the arches of the
 * five-foot way, window shutters and a cup of kopi from above.
 */
const shapes = {
  quarter: { figure: "m0 0h100a100 100 0 0 1-100 100z" },
  quarters: { figure: "m0 0h100a100 100 0 0 1-100 100z", second: "m0 0h50a50 50 0 0 1-50 50z" },
  halves: { figure: "m0 0a50 50 0 0 1 0 100zm100 0a50 50 0 0 0 0 100z" },
  half: { figure: "m0 50a50 50 0 0 1 100 0z" },
  petal: { figure: "m0 0a100 100 0 0 1 100 100a100 100 0 0 1-100-100z" },
  petals: {
    figure:
      "m0 0a50 50 0 0 1 50 50a50 50 0 0 1-50-50zm100 0a50 50 0 0 1-50 50a50 50 0 0 1 50-50z" +
      "m0 100a50 50 0 0 1-50-50a50 50 0 0 1 50 50zm-100 0a50 50 0 0 1 50-50a50 50 0 0 1-50 50z",
    second: "m50 42l8 8l-8 8l-8-8z",
  },
  star: {
    figure: "m50 0a50 50 0 0 0 50 50a50 50 0 0 0-50 50a50 50 0 0 0-50-50a50 50 0 0 0 50-50z",
    second: "m50 38a12 12 0 0 1 0 24a12 12 0 0 1 0-24z",
  },
  hill: { figure: "m0 100a118 118 0 0 1 50-92a118 118 0 0 1 50 92z", second: "m50 8a118 118 0 0 1 50 92h-50z" },
  hills: {
    figure: "m0 100v-38a70 70 0 0 1 30-38a96 96 0 0 1 32 76z",
    second: "m30 100a110 110 0 0 1 38-92a86 86 0 0 1 32 42v50z",
  },
  arch: { figure: "m8 100v-50a42 42 0 0 1 84 0v50z", second: "m26 100v-48a24 24 0 0 1 48 0v48z" },
  shutter: { figure: "m14 12h72v12h-72zm0 22h72v12h-72zm0 22h72v12h-72zm0 22h72v12h-72z" },
  cup: {
    figure: "m44 14a36 36 0 0 1 35 28h17v16h-17a36 36 0 1 1-35-44z",
    second: "m44 26a24 24 0 0 1 0 48a24 24 0 0 1 0-48z",
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

/** One tile within an SVG, 100 units wide. */
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

/**
 * Several tiles in an SVG. Shapes of the same colour share one path, grounds first: a small path costs a browser as
 * much as a large one, and a picture has many tiles.
 */
export function Tiles({ tiles }: { tiles: readonly TileProps[] }) {
  const paths = new Map<string, { fill: string; transform: string | undefined; d: string }>();
  for (const layer of ["ground", "figure", "second"] as const) {
    for (const { kind, turn, x = 0, y = 0, ...colours } of tiles) {
      const { [layer]: shape }: { ground: string; figure: string; second?: string } = { ...square, ...shapes[kind] };
      if (!shape) continue;
      const fill = tileFills[colours[layer] ?? colours.ground];
      const transform = turn && layer !== "ground" ? `rotate(${turn * 90} ${x + 50} ${y + 50})` : undefined;
      const key = `${layer}${fill}${transform}`;
      paths.set(key, { fill, transform, d: `${paths.get(key)?.d ?? ""}M${x} ${y}${shape}` });
    }
  }
  return Array.from(paths, ([key, path]) => <path key={key} {...path} />);
}

const square = { ground: "h100v100h-100z" };

type SingleTileProps = Omit<TileProps, "x" | "y"> & { size: number; className?: string | undefined };

/** A single tile, `size` pixels wide. */
export function SingleTile({ size, className, ...tile }: SingleTileProps) {
  return (
    <svg data-tiles className={className} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <Tile {...tile} />
    </svg>
  );
}
