import { brand } from "@agency/content/brand";
import {
  type FontSet as Fonts,
  fontsFor as openFor,
  undrawnWords as wordsWithout,
} from "@agency/content/brand/lettering/fonts";

const { text, display } = brand.fonts;

/** The three typefaces of a report. */
const faces = {
  text: { family: text, weight: 400, otherWeight: 400 },
  strong: { family: text, weight: 600, otherWeight: 700 },
  display: { family: display, weight: 700, otherWeight: 700 },
};

export type Face = keyof typeof faces;
export type FontSet = Fonts<Face>;

/** Opens the fonts of a report. */
export function fontsFor(texts: Iterable<string>): Promise<FontSet> {
  return openFor(texts, faces);
}

/** The words of a report's texts that its PDF cannot show, because no font has their letters. */
export async function undrawnWords(texts: string[]): Promise<string[]> {
  return wordsWithout(texts, await fontsFor(texts));
}
