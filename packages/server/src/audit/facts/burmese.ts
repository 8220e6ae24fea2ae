import type { Page } from "../page/page.ts";
import { fewestLetters, languageOfTag } from "./language-tag.ts";

/** The code of Burmese, which is often written for Malay or for Malaysia. */
export function isBurmeseCode(code: string): boolean {
  return languageOfTag(code) === "my";
}

/** Whether a page has enough text to tell that none of it is Burmese, which has letters of its own. */
export function isWithoutBurmese({ lang, titles, sample }: Pick<Page, "lang" | "titles" | "sample">): boolean {
  if (["ms", "zsm"].includes(languageOfTag(lang ?? ""))) return true;
  const text = [...titles, sample].join(" ");
  return (text.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters && !/\p{Script=Myanmar}/u.test(text);
}
