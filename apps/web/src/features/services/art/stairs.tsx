import { Tile, type TileColour, type TileKind, tileFills } from "@agency/ui/tiles/tile";

/** How high each place of a page of results stands, from the tenth to the first. */
const heights = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6] as const;

const treads: readonly (readonly [ground: TileColour, number: TileColour])[] = [
  ["pine", "limestone"],
  ["ink", "limestone"],
  ["pine", "limestone"],
  ["limestone", "ink"],
  ["ink", "limestone"],
  ["apricot", "ink"],
  ["limestone", "ink"],
  ["sand", "ink"],
  ["paper", "ink"],
  ["orange", "paper"],
];

type Stone = readonly [kind: TileKind, ground: TileColour, figure: TileColour, second: TileColour];

/** The stones under the treads, laid in turn. */
const stones: readonly Stone[] = [
  ["quarter", "ink", "pine", "pine"],
  ["petal", "limestone", "pine", "pine"],
  ["petals", "pine", "paper", "apricot"],
  ["halves", "ink", "orange", "orange"],
  ["star", "pine", "limestone", "orange"],
  ["quarters", "limestone", "paper", "apricot"],
  ["arch", "ink", "limestone", "pine"],
];

/** Ten steps from the tenth place to the first, for SEO. */
export function Stairs() {
  return (
    <svg viewBox="0 0 1000 700" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <circle cx="800" cy="190" r="150" fill="var(--tile-apricot)" />
      {heights.map((height, place) => (
        <Step key={10 - place} place={10 - place} x={place * 100} height={height} />
      ))}
    </svg>
  );
}

function Step({ place, x, height }: { place: number; x: number; height: number }) {
  const [ground, number] = treads[10 - place] ?? ["ink", "paper"];
  const top = 700 - height * 100;
  return (
    <>
      <path fill={tileFills[ground]} d={`M${x} ${top}h100v100h-100Z`} />
      <text x={x + 50} y={top + 72} textAnchor="middle" fill={tileFills[number]}>
        {place}
      </text>
      {Array.from({ length: height - 1 }, (_, row) => {
        const [kind, under, figure, second] = stones[(place * 3 + row * 5) % stones.length] ?? [
          "plain",
          "ink",
          "ink",
          "ink",
        ];
        return (
          <Tile
            key={row}
            kind={kind}
            ground={under}
            figure={figure}
            second={second}
            turn={((place + row) % 4) as 0 | 1 | 2 | 3}
            x={x}
            y={top + 100 + row * 100}
          />
        );
      })}
    </>
  );
}
