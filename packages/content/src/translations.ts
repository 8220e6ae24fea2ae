import type { Messages } from "./messages/translation.ts";
import { type Language, languages } from "./settings.ts";

// A language needs an entry in settings.ts and a messages file of the same name. Each file is typed as Messages.
const loaded = await Promise.all(
  Object.keys(languages).map(async (language) => {
    const { messages } = (await import(`./messages/${language}.ts`)) as { messages: Messages };
    return [language, messages] as const;
  }),
);
const translations = Object.fromEntries(loaded) as Record<Language, Messages>;

/** Every text of a language. For the server and the build only: the browser loads just the texts of its page. */
export function messagesOf(language: Language): Messages {
  return translations[language];
}
