import type { Category } from "@agency/content/articles/catalogue";
import { Tile, tileFills } from "@agency/ui/tiles/tile";
import { type Sign, signOf } from "./signs.ts";
import { type Cell, wallOf } from "./walls.ts";

type ArtProps = {
  category: Category;
  /** Which article of the category it is. */
  variation: number;
  className?: string | undefined;
};

/** The sign of a category in a wall of tiles, 4 wide and 3 high. It fills its box; cropping reaches the sign last. */
export function CategoryWall({ category, variation, className }: ArtProps) {
  const { low, rows } = wallOf(category, variation);
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
        <SignPaths {...signOf(category, variation)} />
      </g>
    </svg>
  );
}

/** The sign alone, as a square. */
export function CategorySign({ category, variation, className }: ArtProps) {
  return (
    <svg data-tiles className={className} viewBox="0 0 100 100" aria-hidden="true">
      <SignPaths {...signOf(category, variation)} />
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
