import { Tile, type TileProps } from "./tile.tsx";
import styles from "./tile-mark.module.css";

export type TileMood = "loading" | "empty" | "error";

/** Four tiles per state: they turn while loading, are plain when empty, and one is tilted after an error. */
const moods: Record<TileMood, readonly [TileProps, TileProps, TileProps, TileProps]> = {
  loading: [
    { kind: "quarter", ground: "jade", figure: "limestone", turn: 2 },
    { kind: "quarter", ground: "orange", figure: "apricot", turn: 3 },
    { kind: "quarter", ground: "apricot", figure: "orange", turn: 1 },
    { kind: "quarter", ground: "pine", figure: "paper", turn: 0 },
  ],
  empty: [
    { kind: "hills", ground: "sand", figure: "limestone", second: "jade" },
    { kind: "half", ground: "sand", figure: "apricot", turn: 0 },
    { kind: "arch", ground: "limestone", figure: "paper", second: "pine" },
    { kind: "arch", ground: "limestone", figure: "paper", second: "pine" },
  ],
  error: [
    { kind: "petals", ground: "pine", figure: "paper", second: "apricot" },
    { kind: "petals", ground: "pine", figure: "paper", second: "apricot" },
    { kind: "petals", ground: "pine", figure: "paper", second: "apricot" },
    { kind: "star", ground: "orange", figure: "apricot", second: "orange" },
  ],
};

export type TileMarkProps = { mood: TileMood; size?: number };

/** Two by two tiles, the small ornament of state blocks. `size` is in pixels. */
export function TileMark({ mood, size = 88 }: TileMarkProps) {
  return (
    <svg
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
