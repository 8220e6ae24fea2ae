import { load, type Texts as OwnTexts } from "#agency/messages.ts";
import type { product as english } from "./messages/en.ts";
import type { Messages } from "./messages/translation.ts";
import { withAgency } from "./messages/with-agency.ts";
import { type Language, languageKeys } from "./settings.ts";
import type { Translation } from "./translation.ts";

type Texts = Translation<OwnTexts>;
type Product = Translation<typeof english>;

// A language that the product does not speak comes with the agency's texts.
const loaded = await Promise.all(
  languageKeys.map(async (language) => {
    const own: { texts: Texts; product?: Product } = await load[language]();
    const product = own.product ?? ((await import(`./messages/${language}.ts`)) as { product: Product }).product;
    return [language, withAgency(product, own.texts)] as const;
  }),
);
const translations = Object.fromEntries(loaded) as Record<Language, Messages>;

/** Every text of a language. For the server and the build only: the browser loads just the texts of its page. */
export function messagesOf(language: Language): Messages {
  return translations[language];
}
