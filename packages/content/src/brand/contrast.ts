import { contrast } from "./colour-math.ts";
import { leastContrast } from "./derive.ts";
import type { Colour, Colours, FullBrand } from "./shape.ts";

const { text, edge } = leastContrast;

/** A text, line or sign, the grounds that it appears on, and the contrast that it needs there. */
type Pair = readonly [front: keyof Colours, grounds: readonly (keyof Colours)[], least: number];

const pages = ["paper", "surface", "paper2"] as const;

const pairs: readonly Pair[] = [
  ["ink", [...pages, "accentSoft", "secondSoft", "badSoft"], text],
  ["ink2", pages, text],
  ["muted", pages, text],
  ["accent", pages, text],
  ["second", [...pages, "secondSoft"], text],
  ["good", pages, text],
  ["bad", pages, text],
  ["accent", ["accentSoft"], edge],
  ["onAccent", ["accent", "accentStrong"], text],
  ["onSecond", ["second", "secondStrong"], text],
  ["paper", ["ink"], text],
  ["lineStrong", pages, edge],
  ["focus", pages, edge],
  ["onBoard", ["board"], text],
  ["onBoard2", ["board"], text],
  ["boardAccent", ["board"], text],
  ["onBoardAccent", ["boardAccent"], text],
  ["onBoardSecond", ["boardSecond"], text],
  ["onHero", ["hero"], text],
  ["onHero2", ["hero"], text],
  // The name of a service, in letters of more than 40 px.
  ["boardAccent", ["hero"], edge],
  ["onBand", ["band"], text],
  ["onBand2", ["band"], text],
  ["onBanner", ["tileAccent", "tileSecond"], text],
  ["bannerInk", ["onBanner"], text],
  // A price, in letters of more than 40 px.
  ["bannerAccent", ["tileSecond"], edge],
];

/** A pair of colours that people cannot tell apart well enough. */
export type ContrastProblem = {
  scheme: "light" | "dark";
  front: keyof Colours;
  ground: keyof Colours;
  colours: readonly [front: Colour, ground: Colour];
  ratio: number;
  least: number;
};

/** Every pair of a brand's colours that fails WCAG 2.2 AA: 4.5 for text, 3 for edges of controls and large text. */
export function contrastProblems({ colours }: Pick<FullBrand, "colours">): ContrastProblem[] {
  return (["light", "dark"] as const).flatMap((scheme) =>
    pairs.flatMap(([front, grounds, least]) =>
      grounds.flatMap((ground) => {
        const pair = [colours[scheme][front], colours[scheme][ground]] as const;
        const ratio = contrast(...pair);
        return ratio < least ? [{ scheme, front, ground, colours: pair, ratio, least }] : [];
      }),
    ),
  );
}

/** A problem in a sentence: scheme, both colours, their contrast and what it should be. */
export function contrastSentence({ scheme, front, ground, colours, ratio, least }: ContrastProblem): string {
  const [first, second] = colours;
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `${scheme}: ${front} (${first}) on ${ground} (${second}) has a contrast of ${shown}, and needs ${least}`;
}
