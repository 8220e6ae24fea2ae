import { parse } from "node-html-parser";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { agency } from "@agency/content/agency";
import { brand } from "@agency/content/brand";
import { readFontFile } from "@agency/content/brand/files";
import { fontsFor, type NamedFont, undrawnWords } from "@agency/content/brand/lettering/fonts";
import { linePath } from "@agency/content/brand/lettering/line-path";
import { breakLines, type Line, singleLine } from "@agency/content/brand/lettering/lines";
import type { Colour } from "@agency/content/brand/shape";
import { workPath } from "@agency/content/projects";
import { servicePath } from "@agency/content/services";
import { serviceKeys } from "@agency/content/settings";
import { Tile, type TileColour, tileFills, type TileProps } from "@agency/ui/tiles/tile";
import { plainPath } from "../../src/shared/i18n/language-path.ts";
import { serviceSign } from "../../src/site/services/look.ts";
import { contentHash, cached } from "../lib/cached.ts";

const atOnce = 4;

/** A page's picture for sharing: its file, and what is on it. */
type SocialCard = { file: string; card: Card };

/** Reads from their heads which pictures for sharing the pages name, and what these show. */
export async function readSocialCards(site: string, pages: readonly string[]): Promise<SocialCard[]> {
  const heads = await Promise.all(pages.map(async (page) => readHead(await readFile(join(site, page), "utf8"))));
  return heads.filter((head) => head !== undefined);
}

/** Draws pictures for sharing, and says which words they cannot show. */
export async function writeSocialCards(site: string, cards: readonly SocialCard[]): Promise<void> {
  const waiting = [...cards];
  const drawNext = async () => {
    for (let card = waiting.pop(); card !== undefined; card = waiting.pop()) await writeCard(site, card);
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
  const undrawn = new Set((await Promise.all(cards.map(({ card }) => findUndrawn(card)))).flat());
  if (undrawn.size > 0) {
    const words = [...undrawn].map((word) => `“${word}”`).join(", ");
    console.warn(
      `The pictures for sharing show no letters of ${words}: no font has them. docs/adopt.md says how to add a font.`,
    );
  }
}

async function writeCard(site: string, { file, card }: SocialCard): Promise<void> {
  const picture = await cached(await cardKey(card), () => drawCard(card));
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), picture);
}

function readHead(html: string): SocialCard | undefined {
  const root = parse(html.slice(0, html.indexOf("</head>")));
  const meta = (property: string) => root.querySelector(`meta[property="${property}"]`)?.getAttribute("content") ?? "";
  const image = meta("og:image");
  if (image === "") return undefined;
  const file = new URL(image).pathname;
  // A photograph is there already.
  if (!file.startsWith("/social/")) return undefined;
  return {
    file,
    card: {
      path: plainPath(new URL(meta("og:url")).pathname),
      title: meta("og:title"),
      description: meta("og:description"),
    },
  };
}

/** A card has the page's title and description; its picture is chosen by the path. */
export type Card = { path: string; title: string; description: string };

const size = { width: 1200, height: 630 };
const artWidth = 420;
const margins = { top: 64, right: 56, bottom: 56, left: 72 };
const textWidth = size.width - artWidth - margins.left - margins.right;
/** Sizes in pixels; `leading` is in parts of the size. */
const nameStyle = { size: 28, leading: 1.22 };
const titleStyle = { sizes: [76, 60], leading: 1.04, tracking: -0.025, mostLines: 3 };
const descriptionStyle = { size: 29, leading: 1.4, mostLines: 3 };
const belowName = 28;
const { paper, ink, ink2, muted } = brand.colours.light;

const faces = {
  text: { family: brand.fonts.text, weight: 500, otherWeight: 400 },
  display: { family: brand.fonts.display, weight: 700, otherWeight: 700 },
};

/** Draws the picture that stands for a page where it is shared: 1200 x 630 px, a PNG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const { faces: fonts } = await fontsFor(cardTexts(card), faces);
  const name = singleLine(agency.name, { fonts: fonts.text, size: nameStyle.size });
  const title = fitTitle(card.title, fonts.display);
  const description = shortened(card.description, fonts.text);
  const titleTop = margins.top + nameStyle.size * nameStyle.leading + belowName;
  const descriptionHeight = description.length * descriptionStyle.size * descriptionStyle.leading;
  const words = [
    block([name], { ...nameStyle, colour: muted, fonts: fonts.text }, margins.top),
    block(title.lines, { size: title.size, leading: titleStyle.leading, colour: ink, fonts: fonts.display }, titleTop),
    block(
      description,
      { ...descriptionStyle, colour: ink2, fonts: fonts.text },
      size.height - margins.bottom - descriptionHeight,
    ),
  ];
  const art = `<image x="${size.width - artWidth}" width="${artWidth}" height="${size.height}" href="${artAddress(card.path)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${paper}"/>${words.join("")}${art}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Everything that a card's picture depends on: its words, its art, the brand, and the code that draws it. */
export async function cardKey(card: Card): Promise<string[]> {
  const { faces: fonts } = await fontsFor(cardTexts(card), faces);
  const files = Object.values(fonts).flat().map(fileHash);
  const colours = JSON.stringify([paper, ink, ink2, muted]);
  code ??= readCode();
  return [...code, agency.name, JSON.stringify(card), colours, cardArt(card.path, 1), contentHash(...files)];
}

// Read once for all cards.
let code: string[] | undefined;
const fileHashes = new Map<string, string>();

function fileHash({ name, file: { family, subset, weight } }: NamedFont): string {
  const hash = fileHashes.get(name) ?? contentHash(readFontFile(family.source, subset, weight));
  fileHashes.set(name, hash);
  return hash;
}

/** The words of a card that its picture cannot show, because no font has their letters. */
export async function findUndrawn(card: Card): Promise<string[]> {
  return undrawnWords(cardTexts(card), await fontsFor(cardTexts(card), faces));
}

function cardTexts({ title, description }: Card): string[] {
  return [agency.name, title, description];
}

function readCode(): string[] {
  const folders = [
    new URL(".", import.meta.url),
    new URL(import.meta.resolve("@agency/content/brand/lettering/lines")),
  ];
  return folders.flatMap((folder) => {
    const path = fileURLToPath(new URL(".", folder));
    const files = readdirSync(path).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
    return files.toSorted().map((name) => readFileSync(`${path}${name}`, "utf8"));
  });
}

/** The title in the largest size in which it has room. */
function fitTitle(title: string, fonts: NamedFont[]): { size: number; lines: Line[] } {
  const inSize = (fontSize: number) => {
    const lettering = { fonts, size: fontSize, tracking: titleStyle.tracking * fontSize };
    return { size: fontSize, lines: breakLines(title, lettering, textWidth) };
  };
  const [largest = 0, smallest = 0] = titleStyle.sizes;
  const large = inSize(largest);
  return large.lines.length <= titleStyle.mostLines ? large : inSize(smallest);
}

/** Finds words in scripts without spaces, too. */
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Whole words up to what has room. */
function shortened(text: string, fonts: NamedFont[]): Line[] {
  const breakPart = (part: string) => breakLines(part, { fonts, size: descriptionStyle.size }, textWidth);
  const fits = (lines: Line[]) => lines.length <= descriptionStyle.mostLines;
  if (fits(breakPart(text))) return breakPart(text);
  const ends = Array.from(words.segment(text), ({ index, segment }) => index + segment.length);
  const upTo = (end: number) => breakPart(`${text.slice(0, end).replace(/[\s\p{P}]+$/u, "")}…`);
  // By halves: more words never need fewer lines.
  let least = 0;
  let most = ends.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(upTo(ends[middle - 1] ?? 0))) least = middle;
    else most = middle - 1;
  }
  return least === 0 ? [] : upTo(ends[least - 1] ?? 0);
}

type Block = { size: number; leading: number; colour: string; fonts: NamedFont[] };

/** Lines below one another, each in the middle of its height. */
function block(lines: Line[], { size: fontSize, leading, colour, fonts }: Block, top: number): string {
  const [first] = fonts;
  const { ascent = 0, descent = 0, unitsPerEm = 1 } = first?.font ?? {};
  const baseline = (leading + (ascent + descent) / unitsPerEm) / 2;
  const path = lines.map((line, index) =>
    linePath(line, fontSize, margins.left, top + (index * leading + baseline) * fontSize),
  );
  return `<path fill="${colour}" d="${path.join("")}"/>`;
}

function artAddress(path: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(cardArt(path, artWidth)).toString("base64")}`;
}

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
function cardArt(path: string, width: number): string {
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
