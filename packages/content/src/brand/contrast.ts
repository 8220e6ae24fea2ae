import { contrast } from "./colour-math.ts";
import { leastContrast } from "./derive.ts";
import type { Colour, Colours, FullBrand } from "./shape.ts";

const { text, edge } = leastContrast;

/** A text, line or sign, the grounds that it appears on, the contrast that it needs there, and where people meet it. */
type Pair = readonly [front: keyof Colours, grounds: readonly (keyof Colours)[], least: number, place: string];

const pages = ["paper", "surface", "paper2"] as const;

const pairs: readonly Pair[] = [
  ["ink", [...pages, "accentSoft", "areaSoft", "goodSoft", "badSoft"], text, "text of every page"],
  ["ink2", pages, text, "longer texts of every page"],
  ["muted", pages, text, "notes and dates of every page"],
  ["accent", pages, text, "links of every page"],
  ["areaText", [...pages, "areaSoft"], text, "signs and numbers of the tools and the report"],
  ["good", pages, text, "what got better in reports"],
  ["goodStrong", ["goodSoft"], text, "states in the dashboard's tables"],
  ["bad", pages, text, "errors, and what got worse in reports"],
  ["accent", ["accentSoft"], edge, "marked rows of the dashboard"],
  ["onAccent", ["accent", "accentStrong"], text, "buttons of every page"],
  ["onArea", ["area", "areaStrong"], text, "the chosen time of a consultation, and the newest article"],
  ["areaEdge", pages, edge, "charts, switches and progress"],
  ["paper", ["ink"], text, "the link that skips to the content"],
  ["lineStrong", pages, edge, "fields of forms"],
  ["focus", pages, edge, "the outline of what the keyboard is at"],
  ["onBoard", ["board"], text, "prices, the footer, and the dashboard's navigation"],
  ["onBoard2", ["board"], text, "quiet texts of prices and the footer"],
  ["boardAccent", ["board"], text, "prices on the home and service pages"],
  ["onBoardAccent", ["boardAccent"], text, "buttons beside prices"],
  ["onBoardArea", ["boardArea"], text, "the current page in the dashboard's navigation"],
  ["onHero", ["hero"], text, "the top of a service's or city's page, and its last band"],
  ["onHero2", ["hero"], text, "quiet texts at the top of a service's or city's page"],
  // In letters of more than 40 px.
  ["heroAccent", ["hero"], edge, "the name of a service at the top of its page"],
  ["onHeroAccent", ["heroAccent"], text, "the button at the top of a service's or city's page"],
  ["onBand", ["band"], text, "the top of a service's or city's page in the accent's tone"],
  ["onBand2", ["band"], text, "quiet texts at the top of a page in the accent's tone"],
  ["onBanner", ["tileAccent"], text, "the last band of the home page"],
  ["bannerInk", ["onBanner"], text, "buttons in the last band of the home page"],
  ["onAreaBanner", ["tileSecond"], text, "the banner of the complete package on the home page"],
  ["areaBannerInk", ["onAreaBanner"], text, "buttons in the banner of the complete package on the home page"],
  // In letters of more than 40 px.
  ["bannerAccent", ["tileSecond"], edge, "the price in the banner of the complete package on the home page"],
];

/** A pair of colours that people cannot tell apart well enough. */
export type ContrastProblem = {
  scheme: "light" | "dark";
  front: keyof Colours;
  ground: keyof Colours;
  colours: readonly [front: Colour, ground: Colour];
  ratio: number;
  least: number;
  place: string;
};

/** Every pair of a brand's colours that fails WCAG 2.2 AA: 4.5 for text, 3 for edges of controls and large text. */
export function contrastProblems({ colours }: Pick<FullBrand, "colours">): ContrastProblem[] {
  return (["light", "dark"] as const).flatMap((scheme) =>
    pairs.flatMap(([front, grounds, least, place]) =>
      grounds.flatMap((ground) => {
        const pair = [colours[scheme][front], colours[scheme][ground]] as const;
        const ratio = contrast(...pair);
        return ratio < least ? [{ scheme, front, ground, colours: pair, ratio, least, place }] : [];
      }),
    ),
  );
}

/** A problem in a sentence: scheme, both colours, their contrast and what it should be, and where people meet it. */
export function contrastSentence({ scheme, front, ground, colours, ratio, least, place }: ContrastProblem): string {
  const [first, second] = colours;
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `${scheme}: ${front} (${first}) on ${ground} (${second}) has a contrast of ${shown}, and needs ${least}: ${place}`;
}
