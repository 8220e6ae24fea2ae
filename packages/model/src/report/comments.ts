import { type Language, languageKeys } from "@agency/content/settings";

/** The staff's comment in each language in which they wrote one. */
export type Comments = Partial<Record<Language, string>>;

/** Comments with changes of some languages; an empty one clears that language's. */
export function changedComments(comments: Comments, changes: Comments): Comments {
  return tidyComments({ ...comments, ...changes });
}

/** The comments that say something, in languages that the settings have. */
export function tidyComments(comments: Comments): Comments {
  return Object.fromEntries(
    languageKeys.flatMap((language) => {
      const text = comments[language]?.trim() ?? "";
      return text === "" ? [] : [[language, text]];
    }),
  );
}

export function commentTexts(comments: Comments): string[] {
  return Object.values(comments).flatMap((text) => text ?? []);
}

/** Somebody who gets a report; a null language is the client's. */
type Reader = { language: Language | null };

/** The languages that a report is read in, the client's own first: the portal is in it. */
export function languagesRead(own: Language, recipients: readonly Reader[]): Language[] {
  return [...new Set([own, ...recipients.map(({ language }) => language ?? own)])];
}

/** The languages that readers get no comment in, while those of another language get one. */
export function languagesWithoutComment(comments: Comments, read: readonly Language[]): Language[] {
  const without = read.filter((language) => comments[language] === undefined);
  return Object.keys(comments).length > 0 ? without : [];
}
