import { type Language, languageKeys } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";

/** The texts of a report in every language: the staff preview it in the client's. */
export function documentTexts() {
  return Object.fromEntries(
    languageKeys.map((language) => {
      const { portal, report } = getMessages(language);
      return [language, { portal: { tabs: portal.tabs, table: portal.table, why: portal.why }, report }];
    }),
  ) as Record<Language, DocumentTexts>;
}

type Messages = ReturnType<typeof getMessages>;

export type DocumentTexts = { portal: Pick<Messages["portal"], "tabs" | "table" | "why">; report: Messages["report"] };
