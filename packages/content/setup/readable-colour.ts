import { contrast, mix, readable } from "../src/brand/colour-math.ts";
import type { Colour } from "../src/brand/shape.ts";

/** The least contrast of text with its ground: WCAG 2.2, 1.4.3. */
const least = 4.5;

/** Why a colour cannot be read on a background, with one of its kind that can; undefined when it can be read. */
export function unreadable(colour: Colour, paper: Colour, ink: Colour): string | undefined {
  const ratio = contrast(colour, paper);
  if (ratio >= least) return undefined;
  const better = readable(colour, [[mix(paper, ink, 0.06), least]]);
  return `${colour} is hard to read on ${paper}: their contrast is ${ratio.toFixed(1)}, and text needs ${least}. ${better} would do.`;
}
