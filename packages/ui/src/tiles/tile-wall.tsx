import { Tile, type TileProps } from "./tile.tsx";

/** Three by three tiles that form one picture: a sun of four quarters, surrounded by shophouse tiles. */
const rows: readonly (readonly TileProps[])[] = [
  [
    { kind: "quarter", ground: "dark", figure: "bright", turn: 2 },
    { kind: "quarter", ground: "dark", figure: "bright", turn: 3 },
    { kind: "petals", ground: "second", figure: "light", second: "bright" },
  ],
  [
    { kind: "quarter", ground: "dark", figure: "bright", turn: 1 },
    { kind: "quarter", ground: "dark", figure: "bright", turn: 0 },
    { kind: "cup", ground: "soft", figure: "light", second: "accent" },
  ],
  [
    { kind: "star", ground: "shade", figure: "soft", second: "accent" },
    { kind: "arch", ground: "soft", figure: "light", second: "dark" },
    { kind: "hill", ground: "plain", figure: "soft", second: "shade" },
  ],
];

export type TileWallProps = { className?: string | undefined };

/** Large tiles, 3 by 3. They fill their box, which crops them. */
export function TileWall({ className }: TileWallProps) {
  return (
    <svg data-tiles className={className} viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {rows.map((row, y) => row.map((tile, x) => <Tile key={`${x}-${y}`} {...tile} x={x * 100} y={y * 100} />))}
    </svg>
  );
}
