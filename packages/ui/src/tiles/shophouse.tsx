import { Tile, type TileProps } from "./tile.tsx";

/** The gable over three bays, with steps and a round top like the shophouses of Ipoh. */
const gable = "M0 130V82H34A34 34 0 0 1 68 48H96A54 54 0 0 1 204 48H232A34 34 0 0 1 266 82H300V130Z";

const shutters: TileProps = { kind: "shutter", ground: "bright", figure: "accent" };

export type ShophouseProps = {
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
