import { type TileColour, type TileKind, type TileProps, tileFills } from "@agency/ui/tiles/tile";
import { Tiles } from "@agency/ui/tiles/tiles";

/** The height of each step, from the tenth search result to the first. */
const heights = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6] as const;

const treads: readonly (readonly [ground: TileColour, number: TileColour])[] = [
  ["shade", "soft"],
  ["dark", "soft"],
  ["shade", "soft"],
  ["soft", "dark"],
  ["dark", "soft"],
  ["bright", "dark"],
  ["soft", "dark"],
  ["plain", "dark"],
  ["light", "dark"],
  ["accent", "light"],
];

type Stone = readonly [kind: TileKind, ground: TileColour, figure: TileColour, second: TileColour];

const firstStone: Stone = ["quarter", "dark", "shade", "shade"];

/** The stones under the treads, in repeating order. */
const stones: readonly Stone[] = [
  firstStone,
  ["petal", "soft", "shade", "shade"],
  ["petals", "shade", "light", "bright"],
  ["halves", "dark", "accent", "accent"],
  ["star", "shade", "soft", "accent"],
  ["quarters", "soft", "light", "bright"],
  ["arch", "dark", "soft", "shade"],
];

/** Ten steps from the tenth search result to the first, for SEO. */
export function Stairs() {
  return (
    <svg data-tiles="scene" viewBox="0 0 1000 700" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <circle cx="800" cy="190" r="150" fill="var(--tile-bright)" />
      <Tiles tiles={heights.flatMap((height, place) => stonesUnder(10 - place, place * 100, height))} />
      {heights.map((height, place) => (
        <Tread key={10 - place} place={10 - place} x={place * 100} top={topOf(height)} />
      ))}
    </svg>
  );
}

const topOf = (height: number) => 700 - height * 100;

function Tread({ place, x, top }: { place: number; x: number; top: number }) {
  const [ground, number] = treads[10 - place] ?? ["dark", "light"];
  return (
    <>
      <path fill={tileFills[ground]} d={`M${x} ${top}h100v100h-100Z`} />
      <text x={x + 50} y={top + 72} textAnchor="middle" fill={tileFills[number]}>
        {place}
      </text>
    </>
  );
}

function stonesUnder(place: number, x: number, height: number): TileProps[] {
  return Array.from({ length: height - 1 }, (_, row) => {
    const [kind, ground, figure, second] = stones[(place * 3 + row * 5) % stones.length] ?? firstStone;
    const turn = ((place + row) % 4) as 0 | 1 | 2 | 3;
    return { kind, ground, figure, second, turn, x, y: topOf(height) + 100 + row * 100 };
  });
}
