import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Dispatch, ReportDraft } from "@agency/contracts/reports";
import { joinSentences } from "@agency/model/report/format";
import { revisionTexts } from "@agency/model/report/revision-texts";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { late } from "../../../shared/late-start/late.tsx";
import { ShareLinks } from "../../../shared/share/share-links.tsx";
import { useFormat } from "../../shared/use-format.ts";
import { Resend } from "../history/resend.tsx";
import { SendHistory } from "../history/send-history.tsx";
import { UncertainMails } from "../history/uncertain-mails.tsx";
import { ClientUses } from "./client-uses.tsx";
import styles from "./review.module.css";

const MailedDialog = late(() => import("./mailed-dialog.tsx"));

/** What was approved and what was mailed, newest first. */
export function ReportHistory({ draft }: { draft: ReportDraft }) {
  const { progress, revisions, recipients } = draft;
  const { t } = useTranslation(["review", "share"]);
  const [sharing, setSharing] = useState(false);
  const [opened, setOpened] = useState<Dispatch | null>(null);
  return (
    <Stack as="section" packed className={styles["history"]} aria-labelledby="history">
      <h2 id="history" className={styles["sectionTitle"]}>
        {t("history.heading")}
      </h2>
      <Revisions revisions={revisions} />
      <ClientUses draft={draft} />
      <SendHistory dispatches={progress.dispatches} onOpen={setOpened} />
      <UncertainMails report={progress} />
      {progress.revision > 0 && progress.dispatches.length > 0 && (
        <Resend report={progress} recipients={recipients.map(({ email }) => email)} />
      )}
      {progress.revision > 0 && (
        <details className={styles["sharing"]} onToggle={({ currentTarget }) => setSharing(currentTarget.open)}>
          <summary>{t("share:title")}</summary>
          {sharing && <ShareLinks place={{ clientId: progress.clientId, reportId: progress.id }} />}
        </details>
      )}
      {opened && (
        <MailedDialog
          place={{ clientId: progress.clientId, reportId: progress.id }}
          dispatch={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

/** Every approval: who, when, and what it changed for the client. */
function Revisions({ revisions }: Pick<ReportDraft, "revisions">) {
  const { t } = useTranslation(["review", "report"]);
  const { moment } = useFormat();
  const locale = localeOf(useLanguage());
  return (
    <div>
      <h3 className={styles["subTitle"]}>{t("history.revisions")}</h3>
      {revisions.length === 0 && (
        <Text size="small" tone="soft" className={styles["quiet"]}>
          {t("history.noRevisions")}
        </Text>
      )}
      <Stack as="ol" className={styles["revisions"]}>
        {revisions.map(({ number, approvedAt, approvedBy, revised }) => (
          <li key={number}>
            <p>
              <strong>{t("history.revision", { number })}</strong>{" "}
              <Text as="span" size="small" tone="soft" className={styles["quiet"]}>
                {approvedBy === null
                  ? t("history.approvedAlone", { when: moment(approvedAt) })
                  : t("history.approvedBy", { when: moment(approvedAt), name: approvedBy })}
              </Text>
            </p>
            <p className={styles["changes"]}>
              {revised
                ? joinSentences(
                    revisionTexts(revised, (key, params = {}) => t(`report:${key}`, params), locale),
                    locale,
                  )
                : t(number === 1 ? "history.first" : "history.firstReal")}
            </p>
          </li>
        ))}
      </Stack>
    </div>
  );
}
