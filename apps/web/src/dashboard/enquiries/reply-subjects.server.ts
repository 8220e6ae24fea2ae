import { agency } from "@agency/content/agency";
import { type Language, languageKeys } from "@agency/content/settings";
import { messagesOf } from "@agency/content/translations";

/** The subject of an answer in every language, since a person is answered in their own. */
export function replySubjects(): Record<Language, string> {
  const subjects = languageKeys.map((language) => {
    const { replySubject } = messagesOf(language).enquiries.actions;
    return [language, replySubject.replace("{{agency}}", agency.name)];
  });
  return Object.fromEntries(subjects) as Record<Language, string>;
}
