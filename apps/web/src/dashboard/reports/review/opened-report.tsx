import { Alert, Badge, Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useBlocker } from "react-router";
import { aboutLanguage } from "@agency/content/settings";
import type { ReportDraft } from "@agency/contracts/reports";
import { commentTexts } from "@agency/model/report/comments";
import { joinSentences } from "@agency/model/report/format";
import { revisionTexts } from "@agency/model/report/revision-texts";
import { Row, Stack, Text } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { StateBlock } from "@agency/ui/state-block";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { StaffPage } from "../../frame/staff-page.tsx";
import { clientPath } from "../../shared/client-in-address.ts";
import { ConfirmDialog } from "../../shared/confirm-dialog.tsx";
import { AnsweredDoubts, DoubtsToTick, useTicks } from "../../shared/doubts.tsx";
import { StaleNote } from "../../shared/loaded.tsx";
import { useProblemText } from "../../shared/problem-text.ts";
import { UndrawnNote, useUndrawn } from "../../shared/undrawn.tsx";
import { Allowed, Changeable, useMay } from "../../staff/rights.tsx";
import { useReportTitle } from "../report-links.tsx";
import { noteSeen } from "./api.ts";
import { ChangedSince } from "./changed-since.tsx";
import { ClientAnswers } from "./client-answers.tsx";
import { DecisionBar, reviewState } from "./decision-bar.tsx";
import { type Edits, type Item, useEdits } from "./edit-recommendations.tsx";
import { Editor } from "./edit-report.tsx";
import { GoesTo } from "./goes-to.tsx";
import { Preview, type ShownView } from "./preview.tsx";
import { LookReasons, QueueDone, QueueMoves } from "./queue.tsx";
import { ReportHistory } from "./report-history.tsx";
import { type Decisions, useDecisions } from "./use-decisions.ts";
import type { ReviewQueue } from "./use-review-queue.ts";
import { WorkDone } from "./work-done.tsx";
import shared from "../../shared/shared.module.css";
import styles from "./review.module.css";

type OpenedReportProps = {
  draft: ReportDraft;
  /** Of the last request, when the draft may be old. */
  error: unknown;
  /** The queue in which it is reviewed; null when it was opened alone. */
  queue: ReviewQueue | null;
  /** In which way it is shown, also when the next report opens. */
  shown: ShownView;
};

/** A report with all that somebody reads and writes before it is approved. */
export function OpenedReport({ draft, error, queue, shown }: OpenedReportProps) {
  const { t } = useTranslation(["review", "common", "admin"]);
  const localised = useLocalisedPath();
  const reportTitle = useReportTitle();
  const problemText = useProblemText();
  const edits = useEdits(draft);
  const { given, ...asking } = useAnswers(draft);
  const decisions = useDecisions(draft, edits, given);
  const undrawn = useUndrawn(edits.dirty ? [...commentTexts(edits.comments), ...edits.items.flatMap(staffText)] : []);
  const { progress, report } = draft;
  const { snapshot } = edits;
  const state = reviewState(progress);
  const may = useMay();
  useSeen(progress, progress.version, report !== null && may("reports"));
  return (
    <StaffPage
      title={<Link to={localised(clientPath(progress.clientId))}>{progress.clientName}</Link>}
      actionsBelow={queue !== null}
      actions={
        queue ? (
          <QueueMoves queue={queue} />
        ) : (
          <Link className={shared["way"]} to={localised("/admin/reports")}>
            {t("toReports")}
          </Link>
        )
      }
    >
      <Row gap="0.35rem 0.75rem" align="center" top="-1rem">
        <Text size="large" tone="soft">
          {reportTitle(progress)}
        </Text>
        <Badge color={stateColours[state]}>{t(`state.${state}`)}</Badge>
        {progress.revision > 0 && (
          <Text as="span" size="small" tone="soft">
            {t("state.revision", { number: progress.revision })}
          </Text>
        )}
        {progress.sample && <SampleBadge label={t("common:state.sample")} />}
      </Row>
      {queue?.current && <LookReasons reasons={queue.current.reasons} />}
      {queue && <QueueDone queue={queue} />}
      <StaleNote error={error} />
      {progress.state === "failed" && (
        <Alert color="bad" title={t("failed")}>
          {problemText(progress.problem)}
        </Alert>
      )}
      <Allowed right="reports">
        <DoubtsToTick {...asking} />
      </Allowed>
      <AnsweredDoubts doubts={draft.doubts} />
      <UndrawnNote words={[...new Set([...draft.undrawn, ...undrawn])]}>
        {progress.revision === 0 || progress.unapproved ? <p>{t("admin:letters.approval")}</p> : null}
      </UndrawnNote>
      {state === "changed" && draft.differs && <SinceNote draft={draft} />}
      {decisions.changed && <ChangedNote onSeen={decisions.dismissChanged} />}
      {decisions.conflict && <ConflictNote draft={draft} edits={edits} decisions={decisions} />}
      {snapshot ? (
        <>
          <Changeable right="reports">
            <ClientAnswers report={progress} edits={edits} language={snapshot.language} />
          </Changeable>
          <Stack gap="2rem 2.5rem" align="start" className={styles["columns"]}>
            <ChangedSince snapshot={snapshot} before={draft.before} items={edits.items} />
            <Preview snapshot={snapshot} progress={progress} {...shown} />
            <Stack gap="2rem" packed>
              <Changeable right="clients">
                <WorkDone place={progress} queue={queue} />
              </Changeable>
              <Changeable right="reports">
                <Editor
                  place={{ clientId: progress.clientId, reportId: progress.id }}
                  edits={edits}
                  snapshot={snapshot}
                  recipients={draft.recipients}
                  decisions={decisions}
                />
              </Changeable>
              <GoesTo draft={draft} own={snapshot.language} />
              <ReportHistory draft={draft} />
            </Stack>
          </Stack>
          <Allowed right="reports">
            <DecisionBar draft={draft} dirty={edits.dirty} decisions={decisions} queue={queue} />
          </Allowed>
          <SaveBeforeLeaving unsaved={edits.dirty} decisions={decisions} />
        </>
      ) : (
        progress.state !== "failed" && (
          <StateBlock mood="loading" title={t("notGenerated")} description={t("notGeneratedLead")} />
        )
      )}
    </StaffPage>
  );
}

/** For how long a report is on screen before it counts as looked at, in ms. */
const lookTime = 3000;

/** Notes that somebody looked at a version of the report. Nothing waits for the answer. */
function useSeen({ clientId, id: reportId }: ReportDraft["progress"], version: number, shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") noteSeen({ clientId, reportId }, version);
    }, lookTime);
    return () => clearTimeout(timer);
  }, [clientId, reportId, version, shown]);
}

/** The part of a recommendation that the staff wrote. */
function staffText({ recommendation }: Item): string[] {
  return "text" in recommendation ? [recommendation.text] : [];
}

const stateColours = {
  draft: "accent",
  changed: "accent",
  approved: "ink",
  sent: "good",
  refreshing: "ink",
} as const;

/** Says that an approval was refused because the report is another by now. */
function ChangedNote({ onSeen }: { onSeen: () => void }) {
  const { t } = useTranslation("review");
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Alert ref={note} role="alert" color="accent" title={t("decide.changed")}>
      <p>{t("decide.changedLead")}</p>
      <Button variant="default" mt="sm" onClick={onSeen}>
        {t("decide.changedSeen")}
      </Button>
    </Alert>
  );
}

/** The changes since the client was sent the report, or since it was approved, and the step that follows. */
function SinceNote({ draft: { progress, report } }: { draft: ReportDraft }) {
  const { t } = useTranslation(["review", "report"]);
  const locale = getLocale(useLanguage());
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

/** Saves before another page is opened, and asks only where that is not possible. */
function SaveBeforeLeaving({ unsaved, decisions }: { unsaved: boolean; decisions: Decisions }) {
  const { t } = useTranslation("review");
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  );
  const { state } = blocker;
  const { conflict, problem, version } = decisions;
  const leaves = useRef(false);
  // What was typed may have saved itself while this save was on its way, which then is one too many and refused.
  const leaveIfSaved = useEffectEvent(() => {
    if (!unsaved) blocker.proceed?.();
  });
  const saveFirst = useEffectEvent(async () => {
    if (conflict || leaves.current) return;
    leaves.current = true;
    if (await decisions.save()) blocker.proceed?.();
    else {
      leaves.current = false;
      leaveIfSaved();
    }
  });
  useEffect(() => {
    // Again at another version: figures may have been read anew meanwhile.
    if (state === "blocked") void saveFirst();
  }, [state, version]);

  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);

  if (state !== "blocked" || !(conflict || problem !== null)) return null;
  return (
    <ConfirmDialog
      title={t("leave.title")}
      question={t("leave.question")}
      confirm={t("leave.leave")}
      busyLabel={t("leave.leaving")}
      busy={false}
      problem={null}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}

/** Shows what somebody else wrote meanwhile, beside which the own words are still in their fields. */
function ConflictNote({ draft, edits, decisions }: { draft: ReportDraft; edits: Edits; decisions: Decisions }) {
  const { t } = useTranslation("review");
  const { comments } = draft.progress;
  const written = Object.keys(edits.comments);
  const other = written.filter((language) => edits.comments[language]?.trim() !== (comments[language] ?? ""));
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Alert ref={note} role="alert" color="accent" title={t("conflict.title")}>
      <p>{t("conflict.lead")}</p>
      {(other.length > 0 ? other : written).map((language) => (
        <div key={language}>
          {written.length > 1 && (
            <Text size="small">{t("edit.commentIn", { language: aboutLanguage(language).label })}</Text>
          )}
          <Text as="blockquote" edge="plain" top="0.5rem" lang={language}>
            {comments[language] ?? t("conflict.noComment")}
          </Text>
        </div>
      ))}
      <Row gap="0.5rem" top="0.75rem">
        <Button variant="default" onClick={decisions.keepMine}>
          {t("conflict.keepMine")}
        </Button>
        <Button variant="default" onClick={decisions.takeTheirs}>
          {t("conflict.takeTheirs")}
        </Button>
      </Row>
    </Alert>
  );
}

/** What is asked before a report is approved, and the answers. */
function useAnswers({ progress, doubts, unread }: ReportDraft) {
  const problemText = useProblemText();
  const open = progress.revision === 0 || progress.unapproved;
  const asked = [
    ...(unread ? [{ id: "source_unread", message: problemText(unread) }] : []),
    ...doubts.filter(({ confirmed }) => confirmed === null),
  ];
  return useTicks(open ? asked : []);
}
