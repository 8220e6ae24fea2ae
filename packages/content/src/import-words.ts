import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { EnglishProduct } from "../.types/english-product.ts";
import { texts as ownTexts } from "./own.ts";
import { languageKeys } from "./settings.ts";

type Words = EnglishProduct["importWords"];
type Groups<T> = { readonly [K in keyof T]: T[K] extends string ? readonly string[] : Groups<T[K]> };

/** The words by which files of figures say what their numbers are, of all languages together: a file may be in any. */
export type ImportWords = Groups<Words>;

const folder = new URL("../messages/", import.meta.url);

/** The words of every language that the product speaks, and of the languages that the agency added. Reads nothing else, as a sandbox starts with it. */
export function readImportWords(): ImportWords {
  const spoken = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const own = spoken.map(({ name }): unknown =>
    JSON.parse(readFileSync(new URL(`${name}/importWords.json`, folder), "utf8")),
  );
  const added = languageKeys.filter((language) => !existsSync(new URL(`${language}/`, folder)));
  const given = added.map((language) => ownTexts[language]?.pages.importWords ?? {});
  return joined([...own, ...given]) as ImportWords;
}

/** The lists of each group, one after the other. */
function joined(languages: unknown[]): unknown {
  const texts = languages.filter((words) => typeof words === "string");
  if (texts.length > 0) return [...new Set(texts.flatMap((words) => words.split(", ")))];
  const objects = languages.filter((words) => typeof words === "object" && words !== null) as Record<string, unknown>[];
  const keys = new Set(objects.flatMap((words) => Object.keys(words)));
  return Object.fromEntries([...keys].map((key) => [key, joined(objects.map((words) => words[key]))]));
}
