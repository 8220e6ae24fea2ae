import { brand } from "../brand.ts";
import type { Face } from "./lettering/fonts.ts";

/** The three typefaces of a report. */
export const reportFaces = {
  text: { family: brand.fonts.text, weight: 400, otherWeight: 400 },
  strong: { family: brand.fonts.text, weight: 600, otherWeight: 700 },
  display: { family: brand.fonts.display, weight: 700, otherWeight: 700 },
} as const satisfies Record<string, Face>;
