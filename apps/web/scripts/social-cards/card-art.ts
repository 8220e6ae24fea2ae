import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "@agency/content/brand";
import type { Colour } from "@agency/content/brand/shape";
import { workPath } from "@agency/content/projects";
import { servicePath } from "@agency/content/services";
import { serviceKeys } from "@agency/content/settings";
import { Tile, type TileColour, tileFills, type TileProps } from "@agency/ui/tiles/tile";
import { serviceSign } from "../../src/site/services/look.ts";

/** The large tile at the top of a card, by the beginning of the page's path. The first match counts. */
const largeTiles: readonly (readonly [beginning: string, tile: TileProps])[] = [
  ...serviceKeys.map((service) => [servicePath(service), serviceSign(service)] as const),
  ["/blog", { kind: "star", ground: "second", figure: "light", second: "accent" }],
  [workPath, { kind: "shutter", ground: "dark", figure: "bright" }],
  ["/team", { kind: "halves", ground: "accent", figure: "light" }],
  ["/", { kind: "hill", ground: "bright", figure: "light", second: "second" }],
];

/** The small tiles below: two rows of four. */
const smallTiles: readonly TileProps[] = [
  { kind: "arch", ground: "accent", figure: "bright", second: "dark" },
  { kind: "arch", ground: "light", figure: "soft", second: "shade" },
  { kind: "arch", ground: "bright", figure: "accent", second: "dark" },
  { kind: "arch", ground: "soft", figure: "light", second: "shade" },
  { kind: "petals", ground: "shade", figure: "light", second: "bright" },
  { kind: "star", ground: "second", figure: "light", second: "accent" },
  { kind: "petals", ground: "shade", figure: "bright", second: "light" },
  { kind: "star", ground: "second", figure: "light", second: "accent" },
];

/** The tiles at the right of a card as SVG, `width` pixels wide and half as high again; `path` is without a language. */
export function cardArt(path: string, width: number): string {
  if (brand.pattern !== "tiles") return plainArt(width);
  const [, large] = largeTiles.find(([beginning]) => path.startsWith(beginning)) ?? ["/", smallTiles[0] as TileProps];
  const tiles = [
    createElement("g", { key: "large", transform: "scale(4)" }, createElement(Tile, large)),
    ...smallTiles.map((tile, place) =>
      createElement(Tile, { ...tile, key: place, x: (place % 4) * 100, y: 400 + Math.floor(place / 4) * 100 }),
    ),
  ];
  const svg = createElement("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 400 600", width }, tiles);
  return withColours(renderToStaticMarkup(svg));
}

/** Without the tiles, their room is an area with quarter circles around its lower right corner. */
function plainArt(width: number): string {
  const shapes = [
    [colours.second, "M0 0H400V600H0Z"],
    [colours.accent, "M56 600A344 344 0 0 1 400 256V600Z"],
    [colours.bright, "M228 600A172 172 0 0 1 400 428V600Z"],
  ].map(([fill, d]) => createElement("path", { key: d, fill, d }));
  return renderToStaticMarkup(
    createElement("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 400 600", width }, shapes),
  );
}

const { light } = brand.colours;
const colours: Record<TileColour, Colour> = {
  light: light.tileLight,
  plain: light.tilePlain,
  dark: light.tileDark,
  shade: light.tileShade,
  second: light.tileSecond,
  soft: light.tileSoft,
  accent: light.tileAccent,
  bright: light.tileBright,
};

/** Replaces the CSS variables, which the program that draws the card does not support, with the light scheme's colours. */
function withColours(svg: string): string {
  return Object.entries(colours).reduce(
    (drawn, [name, colour]) => drawn.replaceAll(tileFills[name as TileColour], colour),
    svg,
  );
}
