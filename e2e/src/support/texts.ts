import { cityKeys, cityPath } from "@agency/content/cities";
import { entryOf } from "@agency/content/entry-of";
import { servicePath } from "@agency/content/services";
import { type Language, replyWithin, serviceKeys } from "@agency/content/settings";
import { messagesOf } from "@agency/content/translations";

/** The texts of the pages, in each language. */
export const texts = { en: promised("en"), ms: promised("ms") };

/** The texts of a language with the time within which the agency replies. */
function promised(language: Language) {
  const written = JSON.stringify(messagesOf(language));
  return JSON.parse(written.replaceAll("{{replyWithin}}", entryOf(replyWithin, language))) as ReturnType<
    typeof messagesOf
  >;
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
