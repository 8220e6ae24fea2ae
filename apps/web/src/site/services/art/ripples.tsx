import { useId } from "react";
import { type TileColour, tileFills } from "@agency/ui/tiles/tile";

/** The rings around the cup, outermost first, with their colours on alternate tiles. */
const rings: readonly (readonly [radius: number, one: TileColour, other: TileColour])[] = [
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
      {rings.map(([radius, one]) => (
        <circle key={radius} cx="200" cy="400" r={radius} fill={tileFills[one]} />
      ))}
      <g clipPath={`url(#${id})`}>
        <path fill="var(--tile-accent)" d="M0 0H600V700H0Z" />
        {rings.map(([radius, , other]) => (
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
