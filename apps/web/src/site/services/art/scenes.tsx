import { useId } from "react";
import { Tile, type TileColour, tileFills, type TileKind, type TileProps, Tiles } from "@agency/ui/tiles/tile";

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
        <Tread key={10 - place} place={10 - place} x={place * 100} top={barTop(height)} />
      ))}
    </svg>
  );
}

const barTop = (height: number) => 700 - height * 100;

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
    return { kind, ground, figure, second, turn, x, y: barTop(height) + 100 + row * 100 };
  });
}

/** The ripples around the cup, outermost first, with their colours on alternate tiles. */
const ripples: readonly (readonly [radius: number, one: TileColour, other: TileColour])[] = [
  [700, "bright", "accent"],
  [600, "accent", "light"],
  [500, "light", "shade"],
  [400, "shade", "light"],
  [300, "light", "second"],
  [200, "second", "light"],
];

/** Every second tile of a grid of six by seven. */
const chequer = Array.from({ length: 42 }, (_, place) => [place % 6, Math.floor(place / 6)] as const)
  .filter(([column, row]) => (column + row) % 2 === 1)
  .map(([column, row]) => `M${column * 100} ${row * 100}h100v100h-100Z`)
  .join("");

const joints =
  [1, 2, 3, 4, 5].map((column) => `M${column * 100} 0V700`).join("") +
  [1, 2, 3, 4, 5, 6].map((row) => `M0 ${row * 100}H600`).join("");

/** Ripples around a cup of kopi, for digital marketing: word of mouth spreads. */
export function Ripples() {
  const id = useId();
  return (
    <svg data-tiles="scene" viewBox="0 0 600 700" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <clipPath id={id}>
        <path d={chequer} />
      </clipPath>
      <path fill="var(--tile-light)" d="M0 0H600V700H0Z" />
      {ripples.map(([radius, one]) => (
        <circle key={radius} cx="200" cy="400" r={radius} fill={tileFills[one]} />
      ))}
      <g clipPath={`url(#${id})`}>
        <path fill="var(--tile-accent)" d="M0 0H600V700H0Z" />
        {ripples.map(([radius, , other]) => (
          <circle key={radius} cx="200" cy="400" r={radius} fill={tileFills[other]} />
        ))}
      </g>
      <path d={joints} fill="none" stroke="var(--tile-dark)" strokeOpacity="0.35" strokeWidth="0.75" />
      <circle cx="200" cy="400" r="170" fill="var(--tile-dark)" />
      <circle cx="200" cy="400" r="162" fill="var(--tile-accent)" />
      <circle cx="200" cy="400" r="126" fill="var(--tile-bright)" />
      <path fill="var(--tile-light)" d="M280 382H352V418H280Z" />
      <circle cx="200" cy="400" r="100" fill="var(--tile-light)" />
      <circle cx="200" cy="400" r="78" fill="var(--tile-dark)" />
      <path fill="var(--tile-shade)" d="M142 400A58 58 0 0 1 200 342A74 74 0 0 0 142 400Z" />
    </svg>
  );
}

const bays = [
  { x: 100, wall: "accent", rim: "bright", Scene: Windows },
  { x: 600, wall: "second", rim: "soft", Scene: Hills },
  { x: 1100, wall: "plain", rim: "light", Scene: Cup },
] as const;

const arch = "M40 480V300A160 160 0 0 1 360 300V480Z";
const opening = "M76 480V300A124 124 0 0 1 324 300V480Z";

/** One roof over three bays, one per service: for the complete package. */
export function Roof() {
  const id = useId();
  return (
    <svg data-tiles="scene" viewBox="0 0 1600 580" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <clipPath id={`${id}bay`}>
        <path d={opening} />
      </clipPath>
      <path fill="var(--tile-shade)" d="M0 0H1600V580H0Z" />
      {bays.map(({ x, wall, rim, Scene }) => (
        <g key={x} transform={`translate(${x})`}>
          <path fill={tileFills[wall]} d="M0 0H400V480H0Z" />
          <path fill={tileFills[rim]} d={arch} />
          <g clipPath={`url(#${id}bay)`}>
            <Scene />
          </g>
        </g>
      ))}
      {[0, 500, 1000, 1500].map((x) => (
        <g key={x}>
          <path fill="var(--tile-light)" d={`M${x} 130h100v350h-100Z`} />
          <Tile kind="quarters" ground="soft" figure="light" second="accent" x={x} y={130} />
          <path fill="var(--tile-soft)" d={`M${x + 22} 250h12v230h-12ZM${x + 66} 250h12v230h-12Z`} />
        </g>
      ))}
      <pattern id={`${id}floor`} width="200" height="100" y="480" patternUnits="userSpaceOnUse">
        <Tile kind="petals" ground="shade" figure="light" second="bright" />
        <Tile kind="star" ground="second" figure="light" second="accent" x={100} />
      </pattern>
      <pattern id={`${id}eaves`} width="100" height="100" patternUnits="userSpaceOnUse">
        <Tile kind="half" ground="accent" figure="bright" turn={2} />
      </pattern>
      <path fill={`url(#${id}floor)`} d="M0 480H1600V580H0Z" />
      <path fill={`url(#${id}eaves)`} d="M0 0H1600V100H0Z" />
      <path fill="var(--tile-dark)" d="M0 100H1600V130H0Z" />
    </svg>
  );
}

function Windows() {
  return (
    <>
      <path fill="var(--tile-dark)" d="M0 0H400V480H0Z" />
      <path fill="var(--tile-light)" d="M92 226H308V480H92Z" />
      <path fill="var(--tile-shade)" d="M92 226H308V262H92Z" />
      <path
        stroke="var(--tile-bright)"
        strokeWidth="13"
        strokeLinecap="round"
        strokeDasharray="0 24"
        d="M114 244H170"
      />
      <Tile kind="hills" ground="bright" figure="soft" second="second" x={104} y={274} />
      <Tile kind="shutter" ground="light" figure="accent" x={200} y={274} />
      <path fill="var(--tile-dark)" d="M104 386H296V420H104Z" />
      <path fill="var(--tile-soft)" d="M104 432H296V446H104ZM104 456H250V470H104Z" />
    </>
  );
}

function Hills() {
  return (
    <>
      <path fill="var(--tile-plain)" d="M0 0H400V480H0Z" />
      <circle cx="140" cy="270" r="46" fill="var(--tile-accent)" />
      <path fill="var(--tile-light)" d="M140 480A320 320 0 0 1 222 200V480Z" />
      <path fill="var(--tile-shade)" d="M222 200A320 320 0 0 1 304 480H222Z" />
      <path fill="var(--tile-bright)" d="M70 480A210 210 0 0 1 130 330V480Z" />
      <path fill="var(--tile-accent)" d="M130 330A210 210 0 0 1 190 480H130Z" />
    </>
  );
}

function Cup() {
  return (
    <>
      {cupRings.map(([radius, colour]) => (
        <circle key={radius} cx="200" cy="350" r={radius} fill={tileFills[colour]} />
      ))}
      <path fill="var(--tile-light)" d="M256 336H310V364H256Z" />
      <circle cx="200" cy="350" r="72" fill="var(--tile-light)" />
      <circle cx="200" cy="350" r="54" fill="var(--tile-dark)" />
    </>
  );
}

const cupRings = [
  [240, "second"],
  [200, "bright"],
  [160, "second"],
  [112, "accent"],
] as const;
