import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { servicePath } from "@agency/content/services";
import { serviceKeys } from "@agency/content/settings";
import { Tile, type TileProps } from "@agency/ui/tiles/tile";
import { serviceSign } from "../../src/site/services/service-signs.ts";

/** The large tile at the top of a card, by the beginning of the page's path. The first match counts. */
const largeTiles: readonly (readonly [beginning: string, tile: TileProps])[] = [
  ...serviceKeys.map((service) => [servicePath(service), serviceSign(service)] as const),
  ["/blog", { kind: "star", ground: "jade", figure: "paper", second: "orange" }],
  ["/team", { kind: "halves", ground: "orange", figure: "paper" }],
  ["/", { kind: "hill", ground: "apricot", figure: "paper", second: "jade" }],
];

/** The small tiles below: two rows of four. */
const smallTiles: readonly TileProps[] = [
  { kind: "arch", ground: "orange", figure: "apricot", second: "ink" },
  { kind: "arch", ground: "paper", figure: "limestone", second: "pine" },
  { kind: "arch", ground: "apricot", figure: "orange", second: "ink" },
  { kind: "arch", ground: "limestone", figure: "paper", second: "pine" },
  { kind: "petals", ground: "pine", figure: "paper", second: "apricot" },
  { kind: "star", ground: "jade", figure: "paper", second: "orange" },
  { kind: "petals", ground: "pine", figure: "apricot", second: "paper" },
  { kind: "star", ground: "jade", figure: "paper", second: "orange" },
];

/** The tiles at the right of a card as SVG, `width` pixels wide and half as high again; `path` is without a language. */
export async function cardArt(path: string, width: number): Promise<string> {
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

/** Replaces the CSS variables, which the program that draws the card does not support, with the light scheme's colours. */
async function withColours(svg: string): Promise<string> {
  const tokens = await readFile(new URL("../../../../packages/ui/src/tokens.css", import.meta.url), "utf8");
  return svg.replaceAll(/var\((--tile-[a-z]+)\)/g, (variable, name: string) => {
    const value = new RegExp(`${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1];
    if (value === undefined) throw new Error(`tokens.css has no colour ${name} for ${variable}`);
    return value;
  });
}
