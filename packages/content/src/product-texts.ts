import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { EnglishProduct } from "../.types/english-product.ts";
import type { Translation } from "./same-keys.ts";

/** The product's texts in one language, by namespace, as they are in `messages/<language>/<namespace>.json`. */
export type ProductTexts = Translation<EnglishProduct>;

/** An agency may have translated a part of the product's texts into a language that the product does not speak. */
export type PartialTexts = Partly<ProductTexts>;

type Partly<T> = T extends string ? string : { readonly [K in keyof T]?: Partly<T[K]> };

/** As the files have them, the names of figures in one place only. */
type FileTexts = Omit<ProductTexts, "report"> & { report: Omit<ProductTexts["report"], "figure"> };

const folder = new URL("../messages/", import.meta.url);
const read = new Map<string, ProductTexts>();

/** Whether the product has texts in a language. */
export function isSpoken(language: string): boolean {
  return existsSync(new URL(`${language}/`, folder));
}

/**
 * The product's texts in a language. One that the product does not speak has those given, and English for each that they lack.
 * @param tellMissing is given the keys of those
 */
export function productTexts(
  language: string,
  given: PartialTexts = {},
  tellMissing?: (keys: readonly string[]) => void,
): ProductTexts {
  const known = read.get(language) ?? (isSpoken(language) ? withNames(textsIn(new URL(`${language}/`, folder))) : null);
  if (known) read.set(language, known);
  if (known) return known;
  const missing: string[] = [];
  const texts = filled(productTexts("en"), given, missing, "") as ProductTexts;
  if (missing.length > 0) tellMissing?.(missing);
  return texts;
}

/** A figure has one name wherever a list has no other for it: `figures.json`. A text about a client is called what its form calls it. */
function withNames(texts: FileTexts): ProductTexts {
  const { figures, admin, errors, report } = texts;
  return {
    ...texts,
    admin: { ...admin, figures: { ...admin.figures, field: { ...figures, ...admin.figures.field } } },
    errors: { ...errors, label: { ...admin.figures.field, ...figures, ...admin.clients.text, ...errors.label } },
    report: { ...report, figure: figures },
  };
}

function textsIn(own: URL): FileTexts {
  const files = readdirSync(own).filter((file) => file.endsWith(".json"));
  const texts = files.map((file) => [
    file.slice(0, -".json".length),
    JSON.parse(readFileSync(new URL(file, own), "utf8")) as unknown,
  ]);
  return Object.fromEntries(texts) as FileTexts;
}

function filled(english: unknown, given: unknown, missing: string[], key: string): unknown {
  if (typeof english === "string") {
    if (typeof given === "string" && given !== "") return given;
    missing.push(key);
    return english;
  }
  // Lists are translated whole: a shorter one says what its language needs.
  if (Array.isArray(english) && Array.isArray(given)) return given;
  const inner = typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};
  const entries = Object.entries(english as object).map(
    ([name, text]) => [name, filled(text, inner[name], missing, key ? `${key}.${name}` : name)] as const,
  );
  return Array.isArray(english) ? entries.map(([, text]) => text) : Object.fromEntries(entries);
}
