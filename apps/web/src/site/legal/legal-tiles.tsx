import { Tile, type TileProps } from "@agency/ui/tiles/tile";
import type { LegalPageName } from "./legal-text.ts";

/** Privacy: closed shutters with one open. Terms: a row of doors. */
const walls: Record<LegalPageName, readonly TileProps[]> = {
  privacy: [
    { kind: "shutter", ground: "second", figure: "soft" },
    { kind: "shutter", ground: "shade", figure: "soft" },
    { kind: "hills", ground: "plain", figure: "soft", second: "second" },
    { kind: "shutter", ground: "second", figure: "soft" },
    { kind: "shutter", ground: "accent", figure: "bright" },
    { kind: "shutter", ground: "second", figure: "soft" },
    { kind: "shutter", ground: "accent", figure: "bright" },
    { kind: "shutter", ground: "shade", figure: "soft" },
  ],
  terms: [
    { kind: "halves", ground: "accent", figure: "bright" },
    { kind: "petals", ground: "shade", figure: "light", second: "bright" },
    { kind: "halves", ground: "second", figure: "soft" },
    { kind: "petals", ground: "shade", figure: "light", second: "bright" },
    { kind: "arch", ground: "second", figure: "light", second: "dark" },
    { kind: "arch", ground: "soft", figure: "light", second: "shade" },
    { kind: "arch", ground: "accent", figure: "light", second: "dark" },
    { kind: "arch", ground: "bright", figure: "accent", second: "dark" },
  ],
};

/** The ornament of a legal page: two rows of four tiles. */
export function LegalTiles({ page, className }: { page: LegalPageName; className: string | undefined }) {
  return (
    <svg data-tiles className={className} viewBox="0 0 400 200" aria-hidden="true">
      {walls[page].map((tile, index) => (
        <Tile key={index} {...tile} x={(index % 4) * 100} y={Math.floor(index / 4) * 100} />
      ))}
    </svg>
  );
}
