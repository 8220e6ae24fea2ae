import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CityPage } from "@agency/content/cities";
import type { ServiceKey } from "@agency/content/settings";
import { CityFrieze } from "./city-frieze.tsx";
import { Ripples } from "./ripples.tsx";
import { Roof } from "./roof.tsx";
import { Stairs } from "./stairs.tsx";
import { Street } from "./street.tsx";

const pictures: Record<ServiceKey, ComponentType> = {
  "web-design": Street,
  seo: Stairs,
  "digital-marketing": Ripples,
  "complete-package": Roof,
};

// Keeps the ids inside a picture apart from those of the page around it.
const options = { identifierPrefix: "picture" };

/** The picture of a service as SVG. Pages carry it as text: nothing in it changes, so no visitor downloads the code that draws it. */
export function drawPicture(service: ServiceKey): string {
  return renderToStaticMarkup(createElement(pictures[service]), options);
}

/** The band of tiles of a service in a city, as SVG. */
export function drawFrieze(page: CityPage): string {
  return renderToStaticMarkup(createElement(CityFrieze, page), options);
}
