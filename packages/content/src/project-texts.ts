import type { ProjectKey } from "./projects.ts";
import type { Language } from "./settings.ts";
import type { ProjectTexts } from "./shape.ts";
import { messagesOf } from "./translations.ts";

/**
 * The texts of a project's card and page.
 * @throws {Error} for a project that is not there
 */
export function projectTexts(key: ProjectKey, language: Language): ProjectTexts {
  const texts: Readonly<Record<string, ProjectTexts>> = messagesOf(language).projects;
  const found = texts[key];
  if (!found) throw new Error(`There is no project "${key}".`);
  return found;
}
