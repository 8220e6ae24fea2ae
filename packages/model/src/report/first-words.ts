import { aboutLanguage } from "@agency/content/settings";
import { formatPair, joinSentences } from "./format.ts";
import type { ReportDocument } from "./report-document.ts";

/** What an inbox shows of a report's email behind the subject: how it went, with the key figures. */
export function firstWords({
  notice,
  headline,
  keyFigures,
  language,
}: Pick<ReportDocument, "notice" | "headline" | "keyFigures" | "language">): string {
  const { locale } = aboutLanguage(language);
  const figures = keyFigures?.figures.map(({ label, value }) => formatPair(label, value, locale)).join(" · ");
  return joinSentences(
    [notice, headline, figures].filter((one) => one != null),
    locale,
  );
}
