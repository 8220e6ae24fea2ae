import { Tile, type TileProps } from "@agency/ui/tiles/tile";

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

type TileWallProps = { className?: string | undefined };

/** Large tiles, 3 by 3. They fill their box, which crops them. */
export function TileWall({ className }: TileWallProps) {
  return (
    <svg
      data-tiles="large"
      className={className}
      viewBox="0 0 300 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {rows.map((row, y) => row.map((tile, x) => <Tile key={`${x}-${y}`} {...tile} x={x * 100} y={y * 100} />))}
    </svg>
  );
}

/** The gable over three bays, with steps and a round top like the shophouses of Ipoh. */
const gable = "M0 130V82H34A34 34 0 0 1 68 48H96A54 54 0 0 1 204 48H232A34 34 0 0 1 266 82H300V130Z";

const shutters: TileProps = { kind: "shutter", ground: "bright", figure: "accent" };

type ShophouseProps = {
  /** The three bays of the ground floor, from the left. */
  bays: readonly TileProps[];
  className?: string | undefined;
};

/** A shophouse in tiles, 300 wide and 366 high, with content in its three bays. */
export function Shophouse({ bays, className }: ShophouseProps) {
  return (
    <svg
      data-tiles="scene"
      className={className}
      viewBox="0 -16 300 366"
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      <path fill="var(--tile-plain)" d="M146 -16H154V0H146Z" />
      <path fill="var(--tile-accent)" d={gable} />
      <g transform="translate(117 22) scale(.66)">
        <Tile kind="petals" ground="accent" figure="bright" second="light" />
      </g>
      <path fill="var(--tile-plain)" d="M0 112H300V130H0Z" />
      {[0, 100, 200].map((x) => (
        <Tile key={x} {...shutters} x={x} y={130} />
      ))}
      <path fill="var(--tile-plain)" d="M0 230H300V250H0Z" />
      {bays.map((bay, index) => (
        <Tile key={bay.kind} {...bay} x={index * 100} y={250} />
      ))}
    </svg>
  );
}
