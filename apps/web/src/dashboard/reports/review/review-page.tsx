import { Alert, Badge, Button, Textarea } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, type LoaderFunctionArgs, useBlocker, useLoaderData, useSearchParams } from "react-router";
import { getEntry } from "@agency/content/get-entry";
import { languageKeys, aboutLanguage } from "@agency/content/settings";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { ReportDraft } from "@agency/contracts/reports";
import { joinSentences } from "@agency/model/report/format";
import { revisionTexts } from "@agency/model/report/revision-texts";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { actionClass } from "@agency/ui/action";
import { Row, Text, Stack } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { CallError } from "../../../shared/api/call-error.ts";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { addMessages, getLocale } from "../../../shared/i18n/messages.ts";
import { pageTexts } from "../../../shared/i18n/texts.server.ts";
import { useLanguage, useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import { StaffPage } from "../../frame/staff-page.tsx";
import { useClientInAddress, usePortalAddress } from "../../shared/client-in-address.ts";
import { ConfirmDialog } from "../../shared/confirm-dialog.tsx";
import { AnsweredDoubts, DoubtsToTick, useTicks } from "../../shared/doubts.tsx";
import { LoadFailed, Loading, StaleNote } from "../../shared/loaded.tsx";
import { useProblemText } from "../../shared/problem-text.ts";
import { UndrawnNote, useUndrawn } from "../../shared/undrawn.tsx";
import { longestComment } from "../api.ts";
import { useReportTitle } from "../report-links.tsx";
import { type Decision, draftPdfAddress, type ReportPlace, useDecide, useDraft } from "./api.ts";
import { useFocusKept, DecisionBar, reviewState } from "./decision-bar.tsx";
import { documentTexts } from "./document-texts.server.ts";
import { DocumentView } from "./document-view.tsx";
import { EditRecommendations, type Edits, type Item, useEdits } from "./edit-recommendations.tsx";
import { ReportHistory } from "./report-history.tsx";
import "../../../styles/controls.css";
import shared from "../../shared/shared.module.css";
import styles from "./review.module.css";

export function loader({ url }: LoaderFunctionArgs) {
  return {
    texts: pageTexts(url, ({ review, share, errors: { no_recipients } }) => ({
      review,
      share,
      errors: { no_recipients },
    })),
    documents: documentTexts(),
  };
}

export const meta = hiddenPageMeta((t) => t("review:title"));

const known = new WeakSet<object>();

/** The review of one report. The address names the client and the report. */
export default function ReviewPage() {
  const { documents } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const clientId = useClientInAddress("client");
  const reportId = search.get("report");
  if (!known.has(documents)) {
    known.add(documents);
    for (const language of languageKeys) {
      addMessages(language, "portal", getEntry(documents, language).portal);
      addMessages(language, "report", getEntry(documents, language).report);
    }
  }
  return clientId && reportId ? <Review key={reportId} place={{ clientId, reportId }} /> : <NoReport />;
}

function NoReport() {
  const { t } = useTranslation("review");
  const localised = useLocalisedPath();
  return (
    <StaffPage title={t("title")}>
      <StateBlock
        mood="empty"
        title={t("none")}
        description={t("noneLead")}
        action={
          <Link className={actionClass("primary", "small")} to={localised("/admin/reports")}>
            {t("toReports")}
          </Link>
        }
      />
    </StaffPage>
  );
}

function Review({ place }: { place: ReportPlace }) {
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
  const reportTitle = useReportTitle();
  const problemText = useProblemText();
  const edits = useEdits(draft);
  const { given, ...asking } = useAnswers(draft);
  const decisions = useDecisions(draft, edits, given);
  const undrawn = useUndrawn(edits.dirty ? [edits.comment, ...edits.items.flatMap(staffText)] : []);
  const { progress, report } = draft;
  const state = reviewState(progress);
  const snapshot = report && edits.apply(report.snapshot);
  return (
    <StaffPage
      title={progress.clientName}
      actions={
        <Link className={shared["way"]} to={localised("/admin/reports")}>
          {t("toReports")}
        </Link>
      }
    >
      <Row gap="0.35rem 0.75rem" align="center" top="-1rem">
        <Text size="large" tone="soft">
          {reportTitle(progress)}
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
      <DoubtsToTick {...asking} />
      <AnsweredDoubts doubts={draft.doubts} />
      <UndrawnNote words={[...new Set([...draft.undrawn, ...undrawn])]}>
        {progress.revision === 0 || progress.unapproved ? <p>{t("admin:letters.approval")}</p> : null}
      </UndrawnNote>
      {state === "changed" && draft.differs && <SinceNote draft={draft} />}
      {decisions.changed && <ChangedNote onSeen={decisions.dismissChanged} />}
      {snapshot ? (
        <>
          <Stack gap="2rem 2.5rem" align="start" className={styles["columns"]}>
            <Preview snapshot={snapshot} progress={progress} unsaved={edits.dirty} />
            <Stack gap="2rem" packed className={styles["side"]}>
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

/** Asks before changes are lost: in words of its own for links, in the browser's for everything else. */
function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation("review");
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);

  if (blocker.state !== "blocked") return null;
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

function useDecisions({ progress }: ReportDraft, edits: Edits, given: () => string[] | null) {
  const { t } = useTranslation("review");
  const { mutate, isPending } = useDecide({ clientId: progress.clientId, reportId: progress.id });
  const [changed, setChanged] = useState(false);

  const run = (decision: Omit<Decision, "edits">, done: string) =>
    mutate(
      { ...decision, edits: edits.toSave },
      {
        onSuccess: () => {
          edits.discard();
          setChanged(false);
          toast({ title: done });
        },
        onError: (error) => {
          const isOther = error instanceof CallError && error.body?.error === "report_changed";
          if (isOther) setChanged(true);
          else toast({ title: t("decide.failed", { message: errorMessage(error) }), variant: "destructive" });
        },
      },
    );

  return {
    busy: isPending,
    /** Whether somebody else changed the report since it was shown. */
    changed,
    dismissChanged: () => setChanged(false),
    save: () => run({ approve: null, send: false }, t("edit.saved")),
    decide: ({ approve, send }: { approve: boolean; send: boolean }) => {
      const confirmed = given();
      if (approve && confirmed === null) return;
      run(
        { approve: approve ? { version: progress.version, confirmed: confirmed ?? [] } : null, send },
        t(send ? "decide.sending" : "decide.approved"),
      );
    },
  };
}

type PreviewProps = { snapshot: SnapshotJson; progress: ReportProgress; unsaved: boolean };

/** The working copy as the client would read it, with the changes that are not saved yet. */
function Preview({ snapshot, progress, unsaved }: PreviewProps) {
  const { t } = useTranslation(["review", "admin"]);
  const portalAddress = usePortalAddress();
  const { id: reportId, clientId, revision } = progress;
  return (
    <Stack as="section" packed className={styles["preview"]} aria-labelledby="preview">
      <Row gap="0.25rem 1.5rem" align="baseline" justify="between">
        <h2 id="preview" className={styles["sectionTitle"]}>
          {t("preview.heading")}
        </h2>
        <Row as="p" gap="0 1.25rem" className={styles["links"]}>
          <a className={styles["jump"]} href="#editor">
            {t("edit.heading")} ↓
          </a>
          <a href={draftPdfAddress({ clientId, reportId })} download>
            {t("preview.pdf")}
          </a>
          {revision > 0 && (
            <a href={portalAddress(clientId, reportId)} target="_blank" rel="noopener">
              {t("preview.portal")}
              <VisuallyHidden> {t("admin:opensInNewTab")}</VisuallyHidden>
            </a>
          )}
        </Row>
      </Row>
      <Text size="small" tone="accent" className={styles["unsaved"]} role="status">
        {unsaved && t("preview.edited")}
      </Text>
      <DocumentView snapshot={snapshot} own="own" />
    </Stack>
  );
}

type EditorProps = { edits: Edits; snapshot: SnapshotJson; saving: boolean; onSave: () => void };

function Editor({ edits, snapshot, saving, onSave }: EditorProps) {
  const { t } = useTranslation("review");
  const { language } = snapshot;
  const { ref: heading, onPress } = useFocusKept<HTMLHeadingElement>(edits.dirty);
  const press = (action: () => void) => () => {
    onPress();
    action();
  };
  return (
    <Stack as="section" gap="1.25rem" packed className={styles["editor"]} aria-labelledby="editor">
      <h2 ref={heading} id="editor" tabIndex={-1} className={styles["sectionTitle"]}>
        {t("edit.heading")}
      </h2>
      <Textarea
        label={t("edit.comment")}
        description={t("edit.commentHint", { language: aboutLanguage(language).label })}
        lang={language}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={longestComment}
        value={edits.comment}
        onChange={({ currentTarget }) => edits.setComment(currentTarget.value)}
      />
      <EditRecommendations edits={edits} snapshot={snapshot} />
      {edits.dirty && (
        <Row gap="0.5rem">
          <Button onClick={press(onSave)} disabled={saving} variant="default">
            {saving ? t("edit.saving") : t("edit.save")}
          </Button>
          <Button onClick={press(edits.discard)} disabled={saving} variant="subtle" color="ink">
            {t("edit.discard")}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
