import { cityKeys, cityPath } from "@agency/content/cities";
import { servicePath } from "@agency/content/services";
import { type Language, serviceKeys } from "@agency/content/settings";
import { textFacts } from "@agency/content/text-facts";
import { getMessages } from "@agency/content/translations";

/** The texts of the pages, in each language. */
export const texts = { en: filledIn("en"), ms: filledIn("ms") };

/** The texts of a language with the facts that every text may name. */
function filledIn(language: Language) {
  const written = Object.entries(textFacts(language)).reduce(
    (text, [name, fact]) => text.replaceAll(`{{${name}}}`, String(fact)),
    JSON.stringify(getMessages(language)),
  );
  return JSON.parse(written) as ReturnType<typeof getMessages>;
}

export type Texts = (typeof texts)["en" | "ms"];

/** A text with its parameters put in. */
export function fill(text: string, params: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? "");
}

/** Services and a city of whatever agency is tested, for tests that need any. */
export const [firstService] = serviceKeys;
export const service = serviceKeys.at(1) ?? firstService;
export const city = cityKeys[0] ?? "";

/** The page of `service`, and its page for `city`, without the language prefix. */
export const serviceAddress = servicePath(service);
export const cityAddress = cityPath({ service, city });
