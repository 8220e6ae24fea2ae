import { useId } from "react";
import { Tile, type TileProps } from "./tile.tsx";

/** The arcade: eight bays that repeat seamlessly. */
const bays: readonly TileProps[] = [
  { kind: "arch", ground: "orange", figure: "apricot", second: "ink" },
  { kind: "petals", ground: "pine", figure: "paper", second: "apricot" },
  { kind: "arch", ground: "jade", figure: "limestone", second: "ink" },
  { kind: "hills", ground: "sand", figure: "limestone", second: "pine" },
  { kind: "arch", ground: "apricot", figure: "orange", second: "ink" },
  { kind: "star", ground: "jade", figure: "paper", second: "orange" },
  { kind: "arch", ground: "limestone", figure: "paper", second: "pine" },
  { kind: "shutter", ground: "orange", figure: "apricot" },
];

/** Number of tiles: enough for a strip of 56 px on a screen of 5,000 px. */
const length = 9600;

export type TileStripProps = { className?: string | undefined };

/** A row of tiles as a divider. It fills its box, which sets the height. */
export function TileStrip({ className }: TileStripProps) {
  const id = useId();
  return (
    <svg className={className} viewBox={`0 0 ${length} 100`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <pattern id={id} width={bays.length * 100} height="100" patternUnits="userSpaceOnUse">
        {bays.map((bay, index) => (
          <Tile key={index} {...bay} x={index * 100} />
        ))}
      </pattern>
      <path d={`M0 0H${length}V100H0Z`} fill={`url(#${id})`} />
    </svg>
  );
}
