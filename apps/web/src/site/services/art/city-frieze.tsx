import { useId } from "react";
import type { CityKey, CityPage } from "@agency/content/cities";
import type { ServiceKey } from "@agency/content/settings";
import { Tile, type TileColour, type TileKind } from "@agency/ui/tiles/tile";
import { serviceSigns } from "../service-signs.ts";

/** The tile of each city. */
const kinds: Record<CityKey, TileKind> = {
  "kuala-lumpur": "quarters",
  selangor: "half",
  penang: "shutter",
  "johor-bahru": "halves",
  ipoh: "hills",
  "kota-kinabalu": "hill",
  kuching: "petal",
  "petaling-jaya": "quarter",
  "shah-alam": "star",
  klang: "cup",
  singapore: "petals",
};

type Dress = readonly [ground: TileColour, figure: TileColour, second: TileColour];

/** The colours of the city's tile, in turn, chosen to contrast with the service page's background. */
const dresses: Record<ServiceKey, readonly [Dress, Dress, Dress]> = {
  "web-design": [
    ["jade", "paper", "orange"],
    ["pine", "limestone", "apricot"],
    ["apricot", "ink", "paper"],
  ],
  seo: [
    ["pine", "paper", "apricot"],
    ["limestone", "pine", "ink"],
    ["orange", "paper", "apricot"],
  ],
  "digital-marketing": [
    ["pine", "apricot", "paper"],
    ["paper", "orange", "ink"],
    ["jade", "limestone", "ink"],
  ],
  "complete-package": [
    ["orange", "apricot", "ink"],
    ["limestone", "paper", "pine"],
    ["jade", "paper", "orange"],
  ],
};

/** Width drawn: enough for tiles of 56 px on a screen of 5,000 px. */
const length = 9600;

/** A band that alternates the city's tile, in three colourings, with the service's. It is unique to each page. */
export function CityFrieze({ service, city }: CityPage) {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${length} 100`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <pattern id={id} width="600" height="100" patternUnits="userSpaceOnUse">
        {dresses[service].map(([ground, figure, second], place) => (
          <g key={ground}>
            <Tile kind={kinds[city]} ground={ground} figure={figure} second={second} x={place * 200} />
            <Tile {...serviceSigns[service]} x={place * 200 + 100} />
          </g>
        ))}
      </pattern>
      <path d={`M0 0H${length}V100H0Z`} fill={`url(#${id})`} />
    </svg>
  );
}
