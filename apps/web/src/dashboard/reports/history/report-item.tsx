import { Alert, Badge, Button, Checkbox, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ReportProgress } from "@agency/contracts/report-progress";
import { Row, Stack, Text } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { clientPath, reviewPath } from "../../shared/client-in-address.ts";
import { useProblemText } from "../../shared/problem-text.ts";
import { useFormat } from "../../shared/use-format.ts";
import { Allowed, Changeable } from "../../staff/rights.tsx";
import { longestComment, useSaveComment } from "../api.ts";
import { ReportFigures } from "../board/compared-figure.tsx";
import { ReportLinks, useReportTitle } from "../report-links.tsx";
import { useDraft } from "../review/api.ts";
import { UncertainMails } from "../uncertain-mail.tsx";
import { DispatchBadge, Resend, SendHistory } from "./sendings.tsx";
import shared from "../../shared/shared.module.css";

const stateColours = { queued: "ink", running: "ink", done: "good", failed: "bad" } as const;

type ReportItemProps = { report: ReportProgress; selected: boolean; onSelect: () => void };

/** One report in one row. Its details open below it. */
export function ReportItem({ report, selected, onSelect }: ReportItemProps) {
  const { t } = useTranslation(["admin", "common"]);
  const { moment } = useFormat();
  const [open, setOpen] = useState(false);
  const { id, clientId, clientName, state, generatedAt, requestedAt } = report;
  const title = useReportTitle()(report);
  const localised = useLocalisedPath();

  return (
    <li>
      <Row gap="1rem" align="center" unbroken>
        <Allowed right="reports">
          <Checkbox
            checked={selected}
            aria-label={t("admin:allReports.selectNamed", { title, client: clientName })}
            onChange={onSelect}
          />
        </Allowed>
        <Stack gap="0.35rem 1rem" columns="2.2fr 0.8fr 0.8fr 1.4fr 1.6fr" align="center" flex="1">
          <div>
            <Link to={localised(clientPath(clientId))}>
              <strong>{clientName}</strong>
            </Link>
            <Text size="small">{title}</Text>
          </div>
          <ReportFigures report={report} />
          <Text size="small" tone="soft">
            {generatedAt
              ? t("admin:allReports.generated", { when: moment(generatedAt) })
              : t("admin:allReports.requested", { when: moment(requestedAt) })}
          </Text>
          <Row gap="0.35rem" align="center">
            <Badge color={stateColours[state]}>{t(`admin:allReports.states.${state}`)}</Badge>
            <DispatchBadge state={report.mails.state} />
            {report.unapproved && (
              <Badge color="accent">
                {t(report.revision === 0 ? "admin:allReports.notApproved" : "admin:allReports.changed")}
              </Badge>
            )}
            {report.sample && <SampleBadge label={t("common:state.sample")} />}
          </Row>
        </Stack>
        <Button
          variant="default"
          size="sm"
          px="0.9rem"
          flex="none"
          aria-expanded={open}
          aria-controls={`details-${id}`}
          aria-label={t("admin:allReports.detailsNamed", { title, client: clientName })}
          onClick={() => setOpen(!open)}
        >
          {t("admin:allReports.details")}
        </Button>
      </Row>
      <div id={`details-${id}`}>{open && <ReportDetails report={report} />}</div>
    </li>
  );
}

function ReportDetails({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const problemText = useProblemText();
  const { state, problem, generatedAt, dispatches } = report;

  return (
    <Stack gap="1rem" top="0.75rem" card="plain" inset="0.75rem 1rem 1.25rem">
      {generatedAt && <ReportLinks report={report} />}
      {state === "failed" && (
        <Alert color="bad" title={t("reports.generateFailed")}>
          {problemText(problem)}
        </Alert>
      )}
      <SendHistory dispatches={dispatches} />
      <Allowed right="reports">
        <UncertainMails report={report} />
      </Allowed>
      <ApprovalNote report={report} />
      <Allowed right="reports">{report.revision > 0 && <SendOrResend report={report} />}</Allowed>
      <Changeable right="reports">
        <SavedComment report={report} />
      </Changeable>
    </Stack>
  );
}

/** Says what the client cannot read yet, and leads to its approval. */
function ApprovalNote({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const { unapproved, revision } = report;
  if (!unapproved) return null;
  return (
    <Alert color="accent" title={t(revision === 0 ? "allReports.notApproved" : "allReports.changed")}>
      <p>{revision === 0 ? t("allReports.readsNothing") : t("allReports.readsOlder", { number: revision })}</p>
      <Link className={shared["way"]} to={localised(reviewPath(report))}>
        {t("allReports.toReview")}
      </Link>
    </Alert>
  );
}

/** The staff's comment in a report. The client reads a change once it is approved; emails that were sent keep the old comment. */
function SavedComment({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const [comment, setComment] = useState(report.comment ?? "");
  const [followed, setFollowed] = useState(report.comment);
  // It was saved here or by somebody else, and nothing else was typed here since.
  if (report.comment !== followed) {
    setFollowed(report.comment);
    if (comment.trim() === (followed ?? "")) setComment(report.comment ?? "");
  }
  const save = useSaveComment(report);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(comment.trim(), {
      onSuccess: () => toast({ title: t("allReports.commentSaved"), description: t("allReports.commentWaits") }),
      onError: (error) =>
        toast({ title: t("allReports.commentFailed", { message: errorMessage(error) }), variant: "destructive" }),
    });
  };

  return (
    <Stack as="form" gap="0.5rem" onSubmit={submit}>
      <Textarea
        label={t("allReports.comment")}
        rows={3}
        maw="66ch"
        maxLength={longestComment}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
        error={save.isError && t("allReports.commentFailed", { message: errorMessage(save.error) })}
      />
      <Row>
        <Button type="submit" variant="default" disabled={save.isPending || comment.trim() === (report.comment ?? "")}>
          {save.isPending ? t("allReports.savingComment") : t("allReports.saveComment")}
        </Button>
      </Row>
    </Stack>
  );
}

/** Sends an approved report from the list of all reports, where its recipients are not known yet. */
function SendOrResend({ report }: { report: ReportProgress }) {
  const { data } = useDraft({ clientId: report.clientId, reportId: report.id });
  return data && <Resend report={report} recipients={data.recipients.map(({ email }) => email)} />;
}
