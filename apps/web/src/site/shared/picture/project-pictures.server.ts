import { pictures } from "virtual:pictures";
import type { Language } from "@agency/content/settings";

/** The pictures of the projects, by key: a drawn site speaks the reader's language where it can. */
export function projectPictures(language: Language) {
  return pictures.translated[language] ?? pictures.projects;
}
