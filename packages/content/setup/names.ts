import { addressName } from "../src/address-name.ts";
import { knownService } from "./known-services.ts";

/** A name in each language: `{ en: "Branding", zh: "品牌设计" }`. */
export type Names = Readonly<Record<string, string>>;

/** An item for each comma of a list, its parts in several languages between `|`. */
type Item = { text: string; parts: readonly string[] };

function listItems(list: string): Item[] {
  return list
    .split(",")
    .map((item) => ({ text: item.trim(), parts: item.split("|").map((part) => part.trim()) }))
    .filter(({ text }) => text !== "");
}

const inLanguage = /^([a-z]{2,3})\s*=\s*(\S.*)$/;

/** How many things a list names. */
export function countNames(list: string): number {
  return listItems(list).length;
}

/**
 * The names in a list, such as `en=Branding|zh=品牌设计, SEO`. Without languages, names are in the order of `languages`, and a
 * single one is the name in each. A service that the product knows has its names in every language.
 */
export function namesIn(list: string, languages: readonly string[]): Names[] {
  return listItems(list).map(({ parts }) => {
    const known = parts.length === 1 ? knownService(parts[0] ?? "") : undefined;
    if (known) return pick(known.names, languages);
    const named = parts.map((part) => inLanguage.exec(part));
    if (named.some(Boolean))
      return Object.fromEntries(named.flatMap((found) => (found ? [[found[1] ?? "", found[2] ?? ""]] : [])));
    const [first = ""] = parts;
    return Object.fromEntries(
      languages.map((language, at) => [language, parts[at] ?? (parts.length === 1 ? first : "")]),
    );
  });
}

function pick(names: Names, languages: readonly string[]): Names {
  return Object.fromEntries(languages.map((language) => [language, names[language] ?? names["en"] ?? ""]));
}

/** A list as it is typed, each name with its language where there are several. */
export function joinNames(all: readonly Names[], languages: readonly string[]): string {
  return all
    .map((names) =>
      // A name in a language that went stays, so that it is there when the language comes back.
      languages.length === 1 && Object.keys(names).length === 1
        ? (Object.values(names)[0] ?? "")
        : Object.entries(names)
            .map(([language, name]) => `${language}=${name}`)
            .join("|"),
    )
    .join(", ");
}

/**
 * Checks the names in a list.
 * @param before the languages of an earlier run: names without a language were in their order
 */
export function nameProblem(
  list: string,
  languages: readonly string[],
  before: readonly string[] | undefined,
): string | undefined {
  const example = (text: string) => languages.map((language) => `${language}=${text}`).join("|");
  for (const { text, parts } of listItems(list)) {
    const byPlace = parts.length > 1 && !parts.some((part) => inLanguage.test(part));
    if (byPlace && before && before.join() !== languages.join())
      return `The languages have changed. Say which name is in which: ${example("…")} in place of "${text}".`;
    if (parts.length > 1 && !byPlace && !parts.every((part) => inLanguage.test(part)))
      return `Write a language before each name of "${text}": ${example("…")}.`;
  }
  const names = namesIn(list, languages);
  for (const each of names) {
    const lacking = languages.filter((language) => !isNameIn(each[language], language));
    if (lacking.length > 0)
      return `Write "${Object.values(each)[0]}" in ${lacking.join(" and ")} as well: ${languages.map((language) => `${language}=${each[language] ?? "…"}`).join("|")}.`;
  }
  return undefined;
}

/** Whether a text can be a name in a language: Chinese ones have Chinese characters, or are short such as "SEO". */
function isNameIn(name: string | undefined, language: string): boolean {
  if (!name || name === "…") return false;
  return language === "zh" ? /\p{Script=Han}/u.test(name) || /^[A-Z0-9/ &+-]{1,8}$/.test(name) : true;
}

/** A name as part of an address: "Johor Bahru" becomes "johor-bahru"; a known service has its own. */
export function nameKey(names: Names): string {
  const all = Object.values(names);
  const known = all.map(knownService).find(Boolean);
  if (known) return known.key;
  const latin = names["en"] ?? all.find((name) => /[a-z]/i.test(name)) ?? all[0] ?? "";
  // A name without a Latin letter still needs an address.
  return addressName(latin) || `n${Buffer.from(latin).toString("hex").slice(0, 12)}`;
}
