import type { EnglishProduct } from "../.types/english-product.ts";
import { merge } from "../folder/merge.ts";
import { withOneStop } from "./full-stop.ts";
import { getEntry } from "./get-entry.ts";
import { contentUpdated, currency, details, languages, texts as ownTexts, timeZone } from "./own.ts";
import { productTexts } from "./product-texts.ts";
import type { Language } from "./settings.ts";
import type { Messages } from "./translation.ts";
import { withAgency } from "./with-agency.ts";

const translations = Object.fromEntries(
  Object.entries(ownTexts).map(([language, { texts: own, pages }]) => {
    const product = productTexts(language, pages, (missing) =>
      console.warn(
        `${missing.length} of the product's texts are in English, not in "${language}": ${missing[0]} first.`,
      ),
    );
    const { general: _, ...others } = pages;
    const joined = merge(withAgency(product as EnglishProduct, own), others);
    return [language, fromSettings(joined, language) as Messages];
  }),
);

/**
 * Texts with the agency's currency for `%currency%` ("RM") and its time zone, as it is when the texts were reviewed, for `%zone%`
 * ("Malaysia Time (GMT+8)"), and one full stop behind the agency's name.
 */
function fromSettings<T>(texts: T, language: Language): T {
  const name = (style: "long" | "shortOffset") =>
    new Intl.DateTimeFormat(languages[language]?.locale, { timeZone, timeZoneName: style })
      .formatToParts(new Date(contentUpdated))
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const zone = `${name("long")} (${name("shortOffset")})`;
  const names = { agency: details.name, legalName: details.legalName };
  const fill = (node: unknown): unknown => {
    if (typeof node === "string")
      return withOneStop(node, names).replaceAll("%zone%", zone).replaceAll("%currency%", currency.symbol);
    if (Array.isArray(node)) return node.map(fill);
    return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, fill(value)]));
  };
  return fill(texts) as T;
}

/** Every text of a language. For the server and the build only: the browser loads just the texts of its page. */
export function getMessages(language: Language): Messages {
  return getEntry(translations, language);
}
