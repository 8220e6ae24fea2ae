import { trimEnd } from "@agency/model/trim-end";
import type { Page } from "../page/page.ts";

/** What a page calls itself, in plain words: lower case, without punctuation. */
type OwnNames = {
  /** The parts of its title, such as the page's and the site's. */
  title: string[];
  /** Its main headings, or else its first heading. */
  headings: string[];
};

/** Between the parts of a title; signs that are common inside words only where spaces surround them. */
const separators = /\s[-:]\s|[|｜·•»_–—]|(?<=\p{Script=Han})-|-(?=\p{Script=Han})/u;

/** How many headings are read. */
const mostHeadings = 3;

export function readOwnNames({ titles, headings }: Pick<Page, "titles" | "headings">): OwnNames {
  const main = headings.filter(({ level }) => level === 1);
  const shown = main.length > 0 ? main : headings.slice(0, 1);
  return {
    title: (titles[0] ?? "").split(separators).map(plain).filter(Boolean),
    headings: shown.slice(0, mostHeadings).map(({ text }) => plain(text)),
  };
}

/** `Oops! That page can’t be found.` as `oops that page cant be found`. Dots stay inside the names of sites. */
function plain(text: string): string {
  const letters = text.normalize("NFKC").toLowerCase().replaceAll(/['’]/g, "");
  const words = letters.split(/[^\p{L}\p{M}\p{N}.]/u).map((word) => trimEnd(word, "."));
  return words.filter(Boolean).join(" ");
}
