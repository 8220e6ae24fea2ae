import { useState } from "react";
import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { Dispatch } from "@agency/contracts/report-progress";
import type { ReportDraft } from "@agency/contracts/reports";
import { formatMoment, joinSentences } from "@agency/model/report/format";
import { revisionTexts } from "@agency/model/report/revision-texts";
import { useKinds } from "@agency/model/states";
import { Stack, Text } from "@agency/ui/layout";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { late } from "../../../shared/late-start/late.tsx";
import { ShareLinks } from "../../../shared/share/share-links.tsx";
import { useFormat } from "../../shared/use-format.ts";
import { Resend, SendHistory } from "../history/sendings.tsx";
import { useReportTitle } from "../report-links.tsx";
import { UncertainMails } from "../uncertain-mail.tsx";
import { WrongRecipient } from "../wrong-recipient/wrong-recipient.tsx";
import { approvedWords } from "./approved-words.ts";
import { HandOver } from "./hand-over.tsx";
import report from "../../../shared/report/report.module.css";
import shared from "../../shared/shared.module.css";
import styles from "./review.module.css";

const MailedDialog = late(() => import("./mailed-dialog.tsx"));

/** Approvals and emails, newest first. */
export function ReportHistory({ draft }: { draft: ReportDraft }) {
  const { progress, revisions, recipients } = draft;
  const { t } = useTranslation(["review", "share"]);
  const [sharing, setSharing] = useState(false);
  const [opened, setOpened] = useState<Dispatch | null>(null);
  const reportTitle = useReportTitle();
  const place = { clientId: progress.clientId, reportId: progress.id };
  const wrongRecipient = (dispatch: Dispatch) => <WrongRecipient place={place} dispatch={dispatch} />;
  return (
    <Stack as="section" gap="1.25rem" packed className={shared["part"]} aria-labelledby="history">
      <h2 id="history" className={styles["sectionTitle"]}>
        {t("history.heading")}
      </h2>
      <Revisions revisions={revisions} />
      <ClientUses draft={draft} />
      <SendHistory dispatches={progress.dispatches} onOpen={setOpened} besides={wrongRecipient} />
      <UncertainMails report={progress} />
      {progress.revision > 0 && progress.dispatches.length > 0 && (
        <Resend report={progress} recipients={recipients.map(({ email }) => email)} />
      )}
      {progress.revision > 0 && <HandOver draft={draft} />}
      {progress.revision > 0 && (
        <details className={report["more"]} onToggle={({ currentTarget }) => setSharing(currentTarget.open)}>
          <summary>{t("share:title")}</summary>
          {sharing && <ShareLinks place={place} words={approvedWords(draft) ?? reportTitle(progress)} />}
        </details>
      )}
      {opened && <MailedDialog place={place} dispatch={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

/** Every approval: who, when, and what it changed for the client. */
function Revisions({ revisions }: Pick<ReportDraft, "revisions">) {
  const { t } = useTranslation(["review", "report"]);
  const { moment } = useFormat();
  const locale = getLocale(useLanguage());
  return (
    <div>
      <Text as="h3" size="heading" bottom="0.5rem">
        {t("history.revisions")}
      </Text>
      {revisions.length === 0 && (
        <Text size="small" tone="soft">
          {t("history.noRevisions")}
        </Text>
      )}
      <Stack as="ol">
        {revisions.map(({ number, approvedAt, approvedBy, withdrawn, revised }) => (
          <Stack key={number} as="li" gap="0" edge="plain">
            <p>
              <strong>{t("history.revision", { number })}</strong>{" "}
              <Text as="span" size="small" tone="soft">
                {approvedBy === null
                  ? t("history.approvedAlone", { when: moment(approvedAt) })
                  : t("history.approvedBy", { when: moment(approvedAt), name: approvedBy })}
              </Text>
              {withdrawn && (
                <Text as="span" size="small" tone="accent">
                  {" "}
                  {t("history.withdrawnBy", { when: moment(withdrawn.at), name: withdrawn.by })}
                </Text>
              )}
            </p>
            <Text size="small" figures>
              {revised
                ? joinSentences(
                    revisionTexts(revised, (key, params = {}) => t(`report:${key}`, params), locale),
                    locale,
                  )
                : t(number === 1 ? "history.first" : "history.firstReal")}
            </Text>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

export type ClientUsesProps = { draft: Pick<ReportDraft, "revisions" | "recording" | "recordedSince"> };

/** The client's use of each revision, or why nobody knows. */
export function ClientUses({ draft }: ClientUsesProps) {
  const { t } = useTranslation("review");
  const usesText = useUsesText();
  const { revisions, recording, recordedSince } = draft;
  if (revisions.length === 0) return null;
  return (
    <div>
      <Text as="h3" size="heading" bottom="0.5rem">
        {t("history.uses.heading")}
      </Text>
      {recording === "on" ? (
        <>
          <Stack as="ol">
            {revisions.map((revision) => (
              <Text key={revision.number} as="li" edge="plain">
                {revisions.length > 1 && <strong>{t("history.revision", { number: revision.number })} </strong>}
                <Text as="span" size="small" figures>
                  {usesText(revision, recordedSince)}
                </Text>
              </Text>
            ))}
          </Stack>
          <Text size="small" tone="soft" top="0.5rem">
            {t("history.uses.how")}
          </Text>
        </>
      ) : (
        <Text size="small" tone="soft">
          {t(`history.uses.${recording}`)}
        </Text>
      )}
    </div>
  );
}

type Revision = Pick<ReportDraft["revisions"][number], "approvedAt" | "uses">;

/** Says in sentences what a client did with a revision. What happened before the recording began is not known. */
export function useUsesText(): (revision: Revision, recordedSince: string | null) => string {
  const { t } = useTranslation("review");
  const locale = getLocale(useLanguage());
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
