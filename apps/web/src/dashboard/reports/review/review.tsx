import { Alert, Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ReportDraft } from "@agency/contracts/reports";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Stack } from "@agency/ui/stack";
import { StateBlock } from "@agency/ui/state-block";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { StaffPage } from "../../frame/staff-page.tsx";
import { LoadFailed } from "../../shared/load-failed.tsx";
import { Loading } from "../../shared/loading.tsx";
import { useProblemText } from "../../shared/problem-text.ts";
import { StaleNote } from "../../shared/stale-note.tsx";
import { UndrawnNote } from "../../shared/undrawn-note.tsx";
import { useUndrawn } from "../../shared/use-undrawn.ts";
import { useReportTitle } from "../use-report-title.ts";
import { type ReportPlace, useDraft } from "./api.ts";
import { ChangedNote } from "./changed-note.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { Editor } from "./editor.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { Preview } from "./preview.tsx";
import { ReportHistory } from "./report-history.tsx";
import { reviewState } from "./sending-state.ts";
import { SinceNote } from "./since-note.tsx";
import { useDecisions } from "./use-decisions.ts";
import { type Item, useEdits } from "./use-edits.ts";
import styles from "./review.module.css";

/** The review of one report: read, edit, approve, send. */
export function Review({ place }: { place: ReportPlace }) {
  const { t } = useTranslation("review");
  const { data: draft, error, refetch } = useDraft(place);
  if (draft) return <Opened draft={draft} error={error} />;
  return (
    <StaffPage title={t("title")}>
      {error ? (
        <LoadFailed title={t("gone")} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading compact={false} />
      )}
    </StaffPage>
  );
}

/** @param error of the last request, when the draft may be old */
function Opened({ draft, error }: { draft: ReportDraft; error: unknown }) {
  const { t } = useTranslation(["review", "common", "admin"]);
  const localised = useLocalisedPath();
  const titleOf = useReportTitle();
  const problemText = useProblemText();
  const edits = useEdits(draft);
  const decisions = useDecisions(draft, edits);
  const undrawn = useUndrawn(edits.dirty ? [edits.comment, ...edits.items.flatMap(textOf)] : []);
  const { progress, report } = draft;
  const state = reviewState(progress);
  const snapshot = report && edits.apply(report.snapshot);
  return (
    <StaffPage
      title={progress.clientName}
      actions={
        <Link className={styles["back"]} to={localised("/admin/reports")}>
          {t("toReports")}
        </Link>
      }
    >
      <Row gap="0.35rem 0.75rem" align="center" className={styles["about"]}>
        <Text size="large" tone="soft">
          {titleOf(progress)}
        </Text>
        <Badge color={stateColours[state]}>{t(`state.${state}`)}</Badge>
        {progress.revision > 0 && (
          <Text as="span" size="small" tone="soft" className={styles["quiet"]}>
            {t("state.revision", { number: progress.revision })}
          </Text>
        )}
        {progress.sample && <SampleBadge label={t("common:state.sample")} />}
      </Row>
      <StaleNote error={error} />
      {progress.state === "failed" && (
        <Alert color="bad" title={t("failed")}>
          {problemText(progress.problem)}
        </Alert>
      )}
      {draft.unread && (state === "draft" || state === "changed") && (
        <Alert color="accent" title={t("unread.title")}>
          <p>{problemText(draft.unread)}</p>
          <p>{t("unread.lead")}</p>
        </Alert>
      )}
      <UndrawnNote words={[...new Set([...draft.undrawn, ...undrawn])]}>
        {progress.revision === 0 || progress.unapproved ? <p>{t("admin:letters.approval")}</p> : null}
      </UndrawnNote>
      {state === "changed" && draft.differs && <SinceNote draft={draft} />}
      {decisions.changed && <ChangedNote onSeen={decisions.dismissChanged} />}
      {snapshot ? (
        <>
          <Stack gap="2rem 2.5rem" className={styles["columns"]}>
            <Preview snapshot={snapshot} progress={progress} unsaved={edits.dirty} />
            <Stack packed className={styles["side"]}>
              <Editor edits={edits} snapshot={snapshot} saving={decisions.busy} onSave={decisions.save} />
              <ReportHistory draft={draft} />
            </Stack>
          </Stack>
          <DecisionBar draft={draft} dirty={edits.dirty} busy={decisions.busy} onDecide={decisions.decide} />
          <LeaveQuestion unsaved={edits.dirty} />
        </>
      ) : (
        progress.state !== "failed" && (
          <StateBlock mood="loading" title={t("notGenerated")} description={t("notGeneratedLead")} />
        )
      )}
    </StaffPage>
  );
}

/** What the staff wrote of a recommendation. */
function textOf({ recommendation }: Item): string[] {
  return "text" in recommendation ? [recommendation.text] : [];
}

const stateColours = {
  draft: "accent",
  changed: "accent",
  approved: "ink",
  sent: "second",
  refreshing: "ink",
} as const;
