import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportDraft } from "@agency/contracts/reports";
import { joinSentences } from "@agency/model/report/format";
import { revisionTexts } from "@agency/model/report/revision-texts";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";

/** What changed since the client was sent the report, or since it was approved, and the step that follows. */
export function SinceNote({ draft: { progress, report } }: { draft: ReportDraft }) {
  const { t } = useTranslation(["review", "report"]);
  const locale = localeOf(useLanguage());
  const revised = report?.snapshot.revised ?? null;
  const since = progress.dispatches.some(({ state }) => state === "sent") ? "sent" : "approved";
  const figures = revised === null || revised.figures.length > 0 || revised.parts.includes("earlier");
  const changes = revised ? revisionTexts(revised, (key, params = {}) => t(`report:${key}`, params), locale) : [];
  return (
    <Alert color="accent" title={t(`since.${figures ? "figures" : "others"}.${since}`)}>
      {changes.length > 0 && <p>{joinSentences(changes, locale)}</p>}
      <p>{t(`since.step.${since}`, { number: progress.revision })}</p>
    </Alert>
  );
}
