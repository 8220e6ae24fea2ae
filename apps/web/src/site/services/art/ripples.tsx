import { useId } from "react";
import { type TileColour, tileFills } from "@agency/ui/tiles/tile";

/** The rings around the cup, outermost first, with their colours on alternate tiles. */
const rings: readonly (readonly [radius: number, one: TileColour, other: TileColour])[] = [
  [700, "apricot", "orange"],
  [600, "orange", "paper"],
  [500, "paper", "pine"],
  [400, "pine", "paper"],
  [300, "paper", "jade"],
  [200, "jade", "paper"],
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
    <svg viewBox="0 0 600 700" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <clipPath id={id}>
        <path d={chequer} />
      </clipPath>
      <path fill="var(--tile-paper)" d="M0 0H600V700H0Z" />
      {rings.map(([radius, one]) => (
        <circle key={radius} cx="200" cy="400" r={radius} fill={tileFills[one]} />
      ))}
      <g clipPath={`url(#${id})`}>
        <path fill="var(--tile-orange)" d="M0 0H600V700H0Z" />
        {rings.map(([radius, , other]) => (
          <circle key={radius} cx="200" cy="400" r={radius} fill={tileFills[other]} />
        ))}
      </g>
      <path d={joints} fill="none" stroke="var(--tile-ink)" strokeOpacity="0.35" strokeWidth="0.75" />
      <circle cx="200" cy="400" r="170" fill="var(--tile-ink)" />
      <circle cx="200" cy="400" r="162" fill="var(--tile-orange)" />
      <circle cx="200" cy="400" r="126" fill="var(--tile-apricot)" />
      <path fill="var(--tile-paper)" d="M280 382H352V418H280Z" />
      <circle cx="200" cy="400" r="100" fill="var(--tile-paper)" />
      <circle cx="200" cy="400" r="78" fill="var(--tile-ink)" />
      <path fill="var(--tile-pine)" d="M142 400A58 58 0 0 1 200 342A74 74 0 0 0 142 400Z" />
    </svg>
  );
}
