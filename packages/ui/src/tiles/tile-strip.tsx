import { useId } from "react";
import { Tile, type TileProps } from "./tile.tsx";

/** The arcade: eight bays that repeat seamlessly. */
const bays: readonly TileProps[] = [
  { kind: "arch", ground: "accent", figure: "bright", second: "dark" },
  { kind: "petals", ground: "shade", figure: "light", second: "bright" },
  { kind: "arch", ground: "second", figure: "soft", second: "dark" },
  { kind: "hills", ground: "plain", figure: "soft", second: "shade" },
  { kind: "arch", ground: "bright", figure: "accent", second: "dark" },
  { kind: "star", ground: "second", figure: "light", second: "accent" },
  { kind: "arch", ground: "soft", figure: "light", second: "shade" },
  { kind: "shutter", ground: "accent", figure: "bright" },
];

/** Number of tiles: enough for a strip of 56 px on a screen of 5,000 px. */
const length = 9600;

export type TileStripProps = { className?: string | undefined };

/** A row of tiles as a divider. It fills its box, which sets the height. */
export function TileStrip({ className }: TileStripProps) {
  const id = useId();
  return (
    <svg
      data-tiles="strip"
      className={className}
      viewBox={`0 0 ${length} 100`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <pattern id={id} width={bays.length * 100} height="100" patternUnits="userSpaceOnUse">
        {bays.map((bay, index) => (
          <Tile key={index} {...bay} x={index * 100} />
        ))}
      </pattern>
      <path d={`M0 0H${length}V100H0Z`} fill={`url(#${id})`} />
    </svg>
  );
}
