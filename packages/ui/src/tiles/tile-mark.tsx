import { Tile, type TileProps } from "./tile.tsx";
import styles from "./tile-mark.module.css";

export type TileMood = "loading" | "empty" | "error";

/** Four tiles per state: they turn while loading, are plain when empty, and one is tilted after an error. */
const moods: Record<TileMood, readonly [TileProps, TileProps, TileProps, TileProps]> = {
  loading: [
    { kind: "quarter", ground: "second", figure: "soft", turn: 2 },
    { kind: "quarter", ground: "accent", figure: "bright", turn: 3 },
    { kind: "quarter", ground: "bright", figure: "accent", turn: 1 },
    { kind: "quarter", ground: "shade", figure: "light", turn: 0 },
  ],
  empty: [
    { kind: "hills", ground: "plain", figure: "soft", second: "second" },
    { kind: "half", ground: "plain", figure: "bright", turn: 0 },
    { kind: "arch", ground: "soft", figure: "light", second: "shade" },
    { kind: "arch", ground: "soft", figure: "light", second: "shade" },
  ],
  error: [
    { kind: "petals", ground: "shade", figure: "light", second: "bright" },
    { kind: "petals", ground: "shade", figure: "light", second: "bright" },
    { kind: "petals", ground: "shade", figure: "light", second: "bright" },
    { kind: "star", ground: "accent", figure: "bright", second: "accent" },
  ],
};

export type TileMarkProps = { mood: TileMood; size?: number };

/** Two by two tiles, the small ornament of state blocks. `size` is in pixels. */
export function TileMark({ mood, size = 88 }: TileMarkProps) {
  return (
    <svg
      data-tiles={mood === "loading" ? "turning" : true}
      className={mood === "loading" ? `${styles["mark"]} ${styles["turning"]}` : styles["mark"]}
      width={size}
      height={size}
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      {moods[mood].map((tile, index) => (
        <g key={index} transform={`translate(${(index % 2) * 100} ${Math.floor(index / 2) * 100})`}>
          <Tile {...tile} />
        </g>
      ))}
    </svg>
  );
}
