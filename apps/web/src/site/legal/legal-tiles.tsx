import { Tile, type TileProps } from "@agency/ui/tiles/tile";
import type { LegalPageName } from "./legal-text.ts";

/** Privacy: closed shutters with one open. Terms: a row of doors. */
const walls: Record<LegalPageName, readonly TileProps[]> = {
  privacy: [
    { kind: "shutter", ground: "jade", figure: "limestone" },
    { kind: "shutter", ground: "pine", figure: "limestone" },
    { kind: "hills", ground: "sand", figure: "limestone", second: "jade" },
    { kind: "shutter", ground: "jade", figure: "limestone" },
    { kind: "shutter", ground: "orange", figure: "apricot" },
    { kind: "shutter", ground: "jade", figure: "limestone" },
    { kind: "shutter", ground: "orange", figure: "apricot" },
    { kind: "shutter", ground: "pine", figure: "limestone" },
  ],
  terms: [
    { kind: "halves", ground: "orange", figure: "apricot" },
    { kind: "petals", ground: "pine", figure: "paper", second: "apricot" },
    { kind: "halves", ground: "jade", figure: "limestone" },
    { kind: "petals", ground: "pine", figure: "paper", second: "apricot" },
    { kind: "arch", ground: "jade", figure: "paper", second: "ink" },
    { kind: "arch", ground: "limestone", figure: "paper", second: "pine" },
    { kind: "arch", ground: "orange", figure: "paper", second: "ink" },
    { kind: "arch", ground: "apricot", figure: "orange", second: "ink" },
  ],
};

/** The ornament of a legal page: two rows of four tiles. */
export function LegalTiles({ page, className }: { page: LegalPageName; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 200" aria-hidden="true">
      {walls[page].map((tile, index) => (
        <Tile key={index} {...tile} x={(index % 4) * 100} y={Math.floor(index / 4) * 100} />
      ))}
    </svg>
  );
}
