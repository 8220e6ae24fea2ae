import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { PortalRevisions } from "@agency/contracts/history";
import { formatMoment, joinSentences } from "@agency/model/report/format";
import { revisionTexts } from "@agency/model/report/revision-texts";
import { Row } from "@agency/ui/row";
import { addressOf } from "../../shared/api/call.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { revisionsQuery } from "../api.ts";
import type { PortalReport } from "../use-present.ts";
import styles from "./revisions.module.css";

export type RevisionsProps = { clientId: string; report: PortalReport; onView: (number: number) => void };

/** What was approved and emailed of the shown report, revision by revision, each readable as it was. Loaded on request. */
export function Revisions({ clientId, report, onView }: RevisionsProps) {
  const { t } = useTranslation("portal");
  const [open, setOpen] = useState(false);
  const { data = [], error } = useQuery({ ...revisionsQuery(clientId, report.id), enabled: open });
  return (
    <details className={styles["revisions"]} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("revisions.heading")}</summary>
      {error && <p role="alert">{messageOf(error)}</p>}
      <ol className={styles["list"]}>
        {data.map((revision) => (
          <RevisionRow
            key={revision.number}
            revision={revision}
            shown={revision.number === report.revision}
            pdf={addressOf("GET /api/reports/clients/:clientId/reports/:reportId/revisions/:number/pdf", {
              params: { clientId, reportId: report.id, number: String(revision.number) },
            })}
            onView={() => onView(revision.number)}
          />
        ))}
      </ol>
    </details>
  );
}

type RevisionRowProps = { revision: PortalRevisions[number]; shown: boolean; pdf: string; onView: () => void };

function RevisionRow({ revision, shown, pdf, onView }: RevisionRowProps) {
  const { t } = useTranslation(["portal", "report"]);
  const locale = localeOf(useLanguage());
  const { number, approvedAt, mailedAt, revised } = revision;
  const date = (moment: string) => formatMoment(new Date(moment), locale, agencyDetails.timeZone);
  const name = <VisuallyHidden>: {t("revisions.revision", { number })}</VisuallyHidden>;
  return (
    <li className={styles["row"]} aria-current={shown || undefined}>
      <p>
        <strong>{t("revisions.revision", { number })}</strong> {t("revisions.approved", { date: date(approvedAt) })}{" "}
        {mailedAt === null ? t("revisions.notMailed") : t("revisions.mailed", { date: date(mailedAt) })}
      </p>
      <p>
        {revised
          ? joinSentences(
              revisionTexts(revised, (key, params = {}) => t(`report:${key}`, params), locale),
              locale,
            )
          : t(number === 1 ? "revisions.first" : "revisions.firstReal")}
      </p>
      <Row as="p" gap="0 1.25rem" align="center" className={styles["ways"]}>
        {shown ? (
          <span>{t("revisions.shown")}</span>
        ) : (
          <button type="button" onClick={onView}>
            {t("history.view")}
            {name}
          </button>
        )}
        <a href={pdf} download>
          {t("history.download")}
          {name}
        </a>
      </Row>
    </li>
  );
}
