import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Dispatch, ReportDraft } from "@agency/contracts/reports";
import { Stack } from "@agency/ui/stack";
import { late } from "../../../shared/late-start/late.tsx";
import { ShareLinks } from "../../../shared/share/share-links.tsx";
import { Resend } from "../history/resend.tsx";
import { SendHistory } from "../history/send-history.tsx";
import { UncertainMails } from "../history/uncertain-mails.tsx";
import { ClientUses } from "./client-uses.tsx";
import { Revisions } from "./revisions.tsx";
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
