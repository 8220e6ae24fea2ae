import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { ReportDraft } from "@agency/contracts/reports";
import { formatMoment, joinSentences } from "@agency/model/report/format";
import { useKinds } from "@agency/model/states";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";

type Revision = Pick<ReportDraft["revisions"][number], "approvedAt" | "uses">;

/** Says in sentences what a client did with a revision. What happened before the recording began is not known. */
export function useUsesText(): (revision: Revision, recordedSince: string | null) => string {
  const { t } = useTranslation("review");
  const locale = localeOf(useLanguage());
  const date = (moment: string) => formatMoment(new Date(moment), locale, agencyDetails.timeZone);
  return ({ approvedAt, uses }, recordedSince) => {
    const since = recordedSince !== null && recordedSince > approvedAt ? date(recordedSince) : null;
    const sentences = useKinds.flatMap((kind) => {
      const use = uses[kind];
      if (!use) return [];
      const { times } = use;
      const last = date(use.lastAt);
      const first = date(use.firstAt);
      if (times === 1) return [t(`history.uses.${kind}Once`, { last })];
      const sentence = t(`history.uses.${kind}Times`, { times, last });
      return kind === "opened" && first !== last ? [sentence, t("history.uses.openedFirst", { first })] : [sentence];
    });
    if (sentences.length === 0) {
      return since === null ? t("history.uses.none") : t("history.uses.noneSince", { date: since });
    }
    return joinSentences([...sentences, ...(since === null ? [] : [t("history.uses.since", { date: since })])], locale);
  };
}
