import { useId } from "react";
import { Tile, tileFills } from "@agency/ui/tiles/tile";

/** The bays under the roof: the position and content of each. */
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

/** A web page in its window. */
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
      {rings.map(([radius, colour]) => (
        <circle key={radius} cx="200" cy="350" r={radius} fill={tileFills[colour]} />
      ))}
      <path fill="var(--tile-light)" d="M256 336H310V364H256Z" />
      <circle cx="200" cy="350" r="72" fill="var(--tile-light)" />
      <circle cx="200" cy="350" r="54" fill="var(--tile-dark)" />
    </>
  );
}

const rings = [
  [240, "second"],
  [200, "bright"],
  [160, "second"],
  [112, "accent"],
] as const;
