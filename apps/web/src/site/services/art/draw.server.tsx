import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CityPage } from "@agency/content/cities";
import type { ServiceKey } from "@agency/content/settings";
import { type Look, lookOf } from "../look.ts";
import { CityFrieze } from "./city-frieze.tsx";
import { Ripples } from "./ripples.tsx";
import { Roof } from "./roof.tsx";
import { Stairs } from "./stairs.tsx";
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
  return renderToStaticMarkup(createElement(pictures[lookOf(service)]), options);
}

/** The band of tiles of a service in a city, as SVG. */
export function drawFrieze(page: CityPage): string {
  return renderToStaticMarkup(createElement(CityFrieze, page), options);
}
