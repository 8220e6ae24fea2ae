import { Tile, type TileProps } from "./tile.tsx";

/** Three by three tiles that form one picture: a sun of four quarters, surrounded by shophouse tiles. */
const rows: readonly (readonly TileProps[])[] = [
  [
    { kind: "quarter", ground: "ink", figure: "apricot", turn: 2 },
    { kind: "quarter", ground: "ink", figure: "apricot", turn: 3 },
    { kind: "petals", ground: "jade", figure: "paper", second: "apricot" },
  ],
  [
    { kind: "quarter", ground: "ink", figure: "apricot", turn: 1 },
    { kind: "quarter", ground: "ink", figure: "apricot", turn: 0 },
    { kind: "cup", ground: "limestone", figure: "paper", second: "orange" },
  ],
  [
    { kind: "star", ground: "pine", figure: "limestone", second: "orange" },
    { kind: "arch", ground: "limestone", figure: "paper", second: "ink" },
    { kind: "hill", ground: "sand", figure: "limestone", second: "pine" },
  ],
];

export type TileWallProps = { className?: string | undefined };

/** Large tiles, 3 by 3. They fill their box, which crops them. */
export function TileWall({ className }: TileWallProps) {
  return (
    <svg className={className} viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {rows.map((row, y) => row.map((tile, x) => <Tile key={`${x}-${y}`} {...tile} x={x * 100} y={y * 100} />))}
    </svg>
  );
}
