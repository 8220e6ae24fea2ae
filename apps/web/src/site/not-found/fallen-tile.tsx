import { Tile } from "@agency/ui/tiles/tile";
import styles from "./not-found-page.module.css";

/** A wall of nine tiles whose middle tile has fallen off. */
export default function FallenTile() {
  const wall = [0, 1, 2, 3, 5, 6, 7, 8];
  return (
    <svg data-tiles className={styles["wall"]} viewBox="0 0 300 340" aria-hidden="true">
      {wall.map((place) => (
        <Tile
          key={place}
          kind={place % 2 === 0 ? "petals" : "star"}
          ground={place % 2 === 0 ? "shade" : "second"}
          figure="light"
          second={place % 2 === 0 ? "bright" : "accent"}
          x={(place % 3) * 100}
          y={Math.floor(place / 3) * 100}
        />
      ))}
      <path d="M100 100H200V200H100Z" fill="var(--tile-dark)" />
      <path d="M112 118L150 150M188 126L160 168M124 186L140 170" stroke="var(--tile-shade)" strokeWidth="3" />
      <g transform="translate(128 214) rotate(17)">
        <Tile kind="petals" ground="accent" figure="light" second="bright" />
      </g>
    </svg>
  );
}
