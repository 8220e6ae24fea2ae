import { agency } from "@agency/content/agency";
import { type Language, languageKeys } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";

/** The subject of a reply in every language: replies use the language of the person. */
export function replySubjects(): Record<Language, string> {
  const subjects = languageKeys.map((language) => {
    const { replySubject } = getMessages(language).enquiries.actions;
    return [language, replySubject.replace("{{agency}}", agency.name)];
  });
  return Object.fromEntries(subjects) as Record<Language, string>;
}
