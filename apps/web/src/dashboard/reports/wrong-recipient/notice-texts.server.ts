import { type Language, languageKeys } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";

/** The words of the notice in every language: the draft is in the client's. */
export function noticeTexts() {
  return Object.fromEntries(
    languageKeys.map((language) => [language, { notice: getMessages(language).wrongRecipient.notice }]),
  ) as Record<Language, NoticeTexts>;
}

export type NoticeTexts = Pick<ReturnType<typeof getMessages>["wrongRecipient"], "notice">;
