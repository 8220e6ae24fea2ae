import { getEntry } from "./get-entry.ts";
import type { Language } from "./settings.ts";
import type { ProjectTexts } from "./shape.ts";
import { getMessages } from "./translations.ts";

/**
 * The texts of a project's card and page.
 * @throws {Error} for a project that is not there
 */
export function projectTexts(key: string, language: Language): ProjectTexts {
  return getEntry(getMessages(language).projects, key);
}
