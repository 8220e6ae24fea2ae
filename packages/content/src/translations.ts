import type { Messages } from "./messages/translation.ts";
import { type Language, languages } from "./settings.ts";

// A language is its entry in languages.ts and its file of messages, found by its name. Each file is typed as Messages.
const loaded = await Promise.all(
  Object.keys(languages).map(async (language) => {
    const { messages } = (await import(`./messages/${language}.ts`)) as { messages: Messages };
    return [language, messages] as const;
  }),
);
const translations = Object.fromEntries(loaded) as Record<Language, Messages>;

/** Every text of a language. For the server and the build: the browser gets the texts of its page only. */
export function messagesOf(language: Language): Messages {
  return translations[language];
}
