import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { ReportDraft } from "@agency/contracts/reports";
import { formatMoment, joinSentences } from "@agency/model/report/format";
import { useKinds } from "@agency/model/states";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import styles from "./review.module.css";

export type ClientUsesProps = { draft: Pick<ReportDraft, "revisions" | "recording" | "recordedSince"> };

/** What the client did with each revision, or why nobody knows. */
export function ClientUses({ draft }: ClientUsesProps) {
  const { t } = useTranslation("review");
  const textOf = useUsesText();
  const { revisions, recording, recordedSince } = draft;
  if (revisions.length === 0) return null;
  return (
    <div>
      <h3 className={styles["subTitle"]}>{t("history.uses.heading")}</h3>
      {recording === "on" ? (
        <>
          <Stack as="ol" className={styles["revisions"]}>
            {revisions.map((revision) => (
              <li key={revision.number}>
                {revisions.length > 1 && <strong>{t("history.revision", { number: revision.number })} </strong>}
                <span className={styles["changes"]}>{textOf(revision, recordedSince)}</span>
              </li>
            ))}
          </Stack>
          <Text size="small" tone="soft" className={styles["quiet"]}>
            {t("history.uses.how")}
          </Text>
        </>
      ) : (
        <Text size="small" tone="soft" className={styles["quiet"]}>
          {t(`history.uses.${recording}`)}
        </Text>
      )}
    </div>
  );
}

type Revision = Pick<ReportDraft["revisions"][number], "approvedAt" | "uses">;

/** Says in sentences what a client did with a revision. What happened before the recording began is not known. */
function useUsesText(): (revision: Revision, recordedSince: string | null) => string {
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
