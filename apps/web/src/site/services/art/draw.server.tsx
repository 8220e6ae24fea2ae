import { type ComponentType, createElement, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CityPage } from "@agency/content/agency-data";
import { cityKeys } from "@agency/content/cities";
import type { ServiceKey } from "@agency/content/settings";
import { Tile, type TileColour, type TileKind } from "@agency/ui/tiles/tile";
import { type Look, serviceLook, serviceSign } from "../look.ts";
import { Ripples, Roof, Stairs } from "./scenes.tsx";
import { Street } from "./street.tsx";

const pictures: Record<Look, ComponentType> = {
  street: Street,
  stairs: Stairs,
  ripples: Ripples,
  roof: Roof,
};

// Keeps ids in a picture distinct from those of the page.
const options = { identifierPrefix: "picture" };

/** The picture of a service as SVG. The page includes it as text, so visitors do not download the drawing code. */
export function drawPicture(service: ServiceKey): string {
  return renderToStaticMarkup(createElement(pictures[serviceLook(service)]), options);
}

/** The band of tiles of a service in a city, as SVG. */
export function drawFrieze(page: CityPage): string {
  return renderToStaticMarkup(createElement(CityFrieze, page), options);
}

/** The tiles of the cities, which take them in turn. */
const kinds: readonly TileKind[] = [
  "quarters",
  "half",
  "shutter",
  "halves",
  "hills",
  "hill",
  "petal",
  "quarter",
  "star",
  "cup",
  "petals",
];

type Dress = readonly [ground: TileColour, figure: TileColour, second: TileColour];

/** The colours of the city's tile, in turn, chosen to contrast with the service page's background. */
const dresses: Record<Look, readonly [Dress, Dress, Dress]> = {
  street: [
    ["second", "light", "accent"],
    ["shade", "soft", "bright"],
    ["bright", "dark", "light"],
  ],
  stairs: [
    ["shade", "light", "bright"],
    ["soft", "shade", "dark"],
    ["accent", "light", "bright"],
  ],
  ripples: [
    ["shade", "bright", "light"],
    ["light", "accent", "dark"],
    ["second", "soft", "dark"],
  ],
  roof: [
    ["accent", "bright", "dark"],
    ["soft", "light", "shade"],
    ["second", "light", "accent"],
  ],
};

/** Width drawn: enough for tiles of 56 px on a screen of 5,000 px. */
const length = 9600;

/** A band that alternates the city's tile, in three colourings, with the service's. It is unique to each page. */
function CityFrieze({ service, city }: CityPage) {
  const id = useId();
  const kind = kinds[cityKeys.indexOf(city) % kinds.length] ?? "hill";
  return (
    <svg data-tiles="strip" viewBox={`0 0 ${length} 100`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <pattern id={id} width="600" height="100" patternUnits="userSpaceOnUse">
        {dresses[serviceLook(service)].map(([ground, figure, second], place) => (
          <g key={ground}>
            <Tile kind={kind} ground={ground} figure={figure} second={second} x={place * 200} />
            <Tile {...serviceSign(service)} x={place * 200 + 100} />
          </g>
        ))}
      </pattern>
      <path d={`M0 0H${length}V100H0Z`} fill={`url(#${id})`} />
    </svg>
  );
}
