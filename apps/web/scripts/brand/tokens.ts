import { black, rgbChannels, mix, white } from "@agency/content/brand/colour-math";
import { svgAspect } from "@agency/content/brand/files";
import type { Colour, Colours, FullBrand } from "@agency/content/brand/shape";
import { fontStack } from "./faces.ts";

/** Names of design tokens without their dashes, with their values. */
type Tokens = Record<string, string>;

type Logos = Record<"onLight" | "onDark" | "onBoard", string>;

/** How strong the two layers of a shadow and the veil behind a dialog are. */
const strengths = { light: { near: 6, far: 28, veil: 55 }, dark: { near: 40, far: 80, veil: 70 } } as const;

/** The colours of the light scheme that print keeps. */
const printedColours = [
  "ink",
  "ink2",
  "muted",
  "accent",
  "area",
  "areaEdge",
  "areaText",
  "areaSoft",
  "onArea",
  "good",
  "bad",
] as const satisfies readonly (keyof Colours)[];

/** The style sheet of the brand's tokens: colours, typefaces and the logo, in both schemes. */
export function tokensSheet(brand: FullBrand, logos: Logos): string {
  const light = schemeTokens(brand, logos, "light");
  const dark = schemeTokens(brand, logos, "dark");
  const darkOnly = Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value));
  return [
    rule(":root", { ...shared(brand, logos), ...light }, "color-scheme:light;"),
    rule(':root[data-mantine-color-scheme="dark"]', darkOnly, "color-scheme:dark;"),
    ...(brand.pattern === "tiles" ? [] : [plainTiles]),
    ...(brand.pattern === "picture" ? [largePicture] : []),
  ].join("\n");
}

/**
 * The style sheet with which a page of the site and a client's report are printed: all grounds are white, whatever the brand's
 * colours, and what is on them has the light colours of a page.
 */
export function printSheet({ colours: { light } }: FullBrand): string {
  const grounds: [string, string[]][] = [
    [white, ["paper", "surface", "paper-2", "accent-soft", "board", "hero", "band"]],
    [mix(white, black, 0.2), ["line", "board-line", "hero-line", "band-line"]],
    [mix(white, black, 0.5333), ["line-strong"]],
    [light.ink, ["on-board", "board-accent", "on-hero", "on-band", "on-banner", "on-area-banner", "banner-accent"]],
    [light.ink2, ["on-board-2", "on-hero-2", "on-band-2"]],
    [light.accent, ["hero-accent"]],
  ];
  const tokens = Object.fromEntries([
    ...grounds.flatMap(([colour, names]) => names.map((name) => [name, colour])),
    ...printedColours.map((name) => [tokenName(name), light[name]]),
  ]);
  return `@media print{${rule(":root:root:has([data-public], [data-portal])", tokens)}}\n`;
}

/** Quarter circles around the lower right corner, one within the other, on a ground. */
function arcs(inner: number, outer: number, ground: string): string {
  return `radial-gradient(circle at 100% 100%,var(--tile-bright) ${inner}%,var(--tile-accent) ${inner + 0.2}% ${outer}%,${ground} ${outer + 0.2}%)`;
}

/** Without the tiles, their places have arcs, rows of them have stripes, and scenes, through which the page is seen, have arcs alone. */
const plainTiles = `[data-tiles]>*{visibility:hidden}
[data-tiles]{background:${arcs(30, 60, "var(--tile-second)")}}
[data-tiles="strip"]{background:linear-gradient(var(--tile-second) 60%,var(--tile-accent) 60% 85%,var(--tile-bright) 85%)}
[data-tiles="scene"]{background:${arcs(18, 36, "transparent")}}
@media (prefers-reduced-motion:no-preference){[data-tiles="turning"]{border-radius:50%;animation:plain-turn 1.6s linear infinite}}
@keyframes plain-turn{to{rotate:1turn}}
`;

/** The agency's picture in the largest places. */
const largePicture = `[data-tiles="large"]{background:image-set(url("./picture.avif") type("image/avif"),url("./picture.jpg") type("image/jpeg")) center/cover}
`;

function shared({ fonts, colours }: FullBrand, logos: Logos): Tokens {
  return {
    "font-display": fontStack("display", fonts.display),
    "font-text": fontStack("text", fonts.text),
    "logo-ratio": String(svgAspect(logos.onLight)),
    // The plates that a client's logo stands on where the page would hide it, in both schemes.
    "plate-dark": colours.light.ink,
    "plate-light": colours.light.paper,
  };
}

function schemeTokens({ colours }: FullBrand, logos: Logos, scheme: "light" | "dark"): Tokens {
  const { shadow, veil, ...plain } = colours[scheme];
  const strength = strengths[scheme];
  const [logo, onBoard] = scheme === "light" ? [logos.onLight, logos.onBoard] : [logos.onDark, logos.onDark];
  return {
    ...Object.fromEntries(Object.entries(plain).map(([name, colour]) => [tokenName(name), colour])),
    // Around an area that is too light to be seen by itself.
    "area-outline": plain.areaEdge === plain.area ? "transparent" : "var(--area-edge)",
    shadow: `0 1px 2px ${clear(shadow, strength.near)}, 0 18px 40px -18px ${clear(shadow, strength.far)}`,
    veil: clear(veil, strength.veil),
    logo: `url("${dataAddress(logo)}")`,
    "logo-on-board": onBoard === logo ? "var(--logo)" : `url("${dataAddress(onBoard)}")`,
  };
}

/** `onHero2` as `on-hero-2`. */
function tokenName(name: string): string {
  return name.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

function clear(colour: Colour, percent: number): string {
  return `rgb(${rgbChannels(colour).join(" ")} / ${percent}%)`;
}

function dataAddress(svg: string): string {
  const short = svg.replaceAll(/\s+/g, " ").replaceAll("> <", "><").replaceAll('"', "'");
  return `data:image/svg+xml,${short.replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}

function rule(selector: string, tokens: Tokens, more = ""): string {
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};\n`);
  return `${selector} {\n  ${more}\n${lines.join("")}}`;
}
