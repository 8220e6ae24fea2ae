import { createHash } from "node:crypto";
import type { Language } from "@agency/content/settings";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { isUnreviewed, type RunAction, type RunOutcome } from "@agency/model/states";
import { readClientId } from "../clients/client-id.ts";
import type { Recipient } from "../clients/client.ts";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { isToApprove } from "../reports/life.ts";
import { readComments, seenReports } from "../reports/store.ts";
import { chooseSending, readSent } from "../sending/choose-sending.ts";
import { planRun } from "../sending/plan-run.ts";
import type { RunStep } from "../sending/run.ts";
import { storeRun } from "../sending/store-run.ts";
import { type BoardEntry, type BoardFilter, matchingClients, withLives } from "./read-board.ts";

export type RunAsk = {
  /** Whose clients can be meant at all. */
  scope: Scope;
  action: RunAction;
  reportType: ReportType;
  period: Period;
  /** Client IDs as typed; undefined means every client that matches the filter and can take the action. */
  clientIds?: string[] | undefined;
  filter?: BoardFilter | undefined;
  /** Whether nothing is mailed for a minute, so that it can be undone. One report goes at once. */
  undoable?: boolean | undefined;
  /** Whether reports are left out that nobody had on screen. */
  seenOnly?: boolean | undefined;
  /** The username of who asks. */
  by: string;
};

/** How long what was sent can be undone, in ms. */
const undoTime = 60_000;

/**
 * Prepares, approves, sends, retries or cancels the reports of one period for many clients.
 * @returns the run's id; that of the run which goes on when the same was asked for before
 */
export async function startRun(needs: Context, ask: RunAsk): Promise<string> {
  const { action, reportType, period, by: requestedBy } = ask;
  const chosen = await choose(needs, ask);
  const steps = await planRun(needs, chosen, ask);
  const { start: periodStart, end: periodEnd } = period;
  const waits = ask.undoable && steps.filter(mails).length > 1;
  const leavesAt = waits ? new Date((await needs.database.now()).getTime() + undoTime) : null;
  const run = { action, reportType, periodStart, periodEnd, requestedBy, leavesAt, runningKey: askKey(ask) };
  return (await storeRun(needs, run, steps)).runId;
}

const mails = (step: RunStep): boolean =>
  step.kind === "send" || (step.kind === "generate" && step.recipients.length > 0);

/** What a sending would do, in the words of the question before it. */
export type SendingQuestion = {
  reports: number;
  /** Emails by their language. */
  languages: Partial<Record<Language, number>>;
  /** Reports without a comment in a language in which somebody reads them. */
  uncommented: number;
  /** Those of the reports that nobody had on screen. */
  unseen: { client: BoardEntry["client"]; reportId: string }[];
  /** The clients to whose contacts nothing is mailed, and why. */
  leftOut: { client: BoardEntry["client"]; outcome: RunOutcome }[];
};

/** A report that a run would mail. */
export type PlannedSending = {
  client: BoardEntry["client"];
  /** Null while it is not made yet: that is the first step. */
  reportId: string | null;
  /** Whether it brings the working copy, which is approved for that. */
  draft: boolean;
  recipients: Recipient[];
};

/** Says what would be mailed, and to whom not, without doing it. */
export async function describeSending(needs: Context, ask: RunAsk): Promise<SendingQuestion> {
  const { sendings, leftOut, seen } = await planSendings(needs, ask);
  const languages: SendingQuestion["languages"] = {};
  const comments = await readComments(
    needs.database,
    sendings.flatMap(({ reportId }) => reportId ?? []),
  );
  let uncommented = 0;
  for (const { client, reportId, recipients } of sendings) {
    const read = recipients.map(({ language }) => language ?? client.language);
    for (const language of read) languages[language] = (languages[language] ?? 0) + 1;
    if (read.some((language) => !comments.get(reportId ?? "")?.[language])) uncommented += 1;
  }
  const unseen = sendings.flatMap(({ client, reportId }) =>
    reportId !== null && !seen.has(reportId) ? [{ client, reportId }] : [],
  );
  return { reports: sendings.length, languages, uncommented, unseen, leftOut };
}

/** The reports that a run would mail, the clients that it leaves out, and which of the reports somebody had on screen. */
export async function planSendings(
  needs: Context,
  ask: RunAsk,
): Promise<{ sendings: PlannedSending[]; leftOut: SendingQuestion["leftOut"]; seen: Set<string> }> {
  const { chosen, seen } = await chooseKnown(needs, ask);
  const steps = await planRun(needs, chosen, ask);
  const byClient = new Map(chosen.map((entry) => [entry.client.id, entry]));
  const sentBefore = await readSent(needs.database.manager, reportIdsIn(chosen));
  const sendings: PlannedSending[] = [];
  const leftOut: SendingQuestion["leftOut"] = [];
  for (const step of steps) {
    const { client, known } = byClient.get(step.clientId) ?? {};
    if (!client) continue;
    if (step.kind === "settled") leftOut.push({ client, outcome: step.outcome });
    if (mails(step) && step.kind === "generate") {
      const { recipients } = step;
      sendings.push({ client, reportId: null, draft: true, recipients });
    }
    if (step.kind !== "send" || !known?.report) continue;
    const { id: reportId, revision } = known.report;
    const draft = step.approve && isToApprove(known);
    if (!draft && revision === 0) {
      leftOut.push({ client, outcome: "not_approved" });
      continue;
    }
    const sent = { ...sentBefore(reportId), contacts: step.recipients };
    const { recipients } = chooseSending(step.to, { revision: draft ? revision + 1 : revision }, sent);
    if (recipients.length === 0) leftOut.push({ client, outcome: "already_sent" });
    else sendings.push({ client, reportId, draft, recipients });
  }
  return { sendings, leftOut, seen };
}

async function choose(needs: Context, ask: RunAsk): Promise<BoardEntry[]> {
  return ask.seenOnly ? (await chooseKnown(needs, ask)).chosen : chooseAll(needs.database, ask, await needs.clock());
}

/** The clients that are meant, and which of their reports somebody had on screen. */
async function chooseKnown(
  { database, clock }: Context,
  ask: RunAsk,
): Promise<{ chosen: BoardEntry[]; seen: Set<string> }> {
  const all = await chooseAll(database, ask, await clock());
  const seen = await seenReports(database, reportIdsIn(all));
  const isSeen = ({ known: { report } }: BoardEntry) => report !== null && seen.has(report.id);
  return { chosen: ask.seenOnly ? all.filter(isSeen) : all, seen };
}

const reportIdsIn = (entries: BoardEntry[]): string[] =>
  entries.flatMap(({ known: { report } }) => (report ? [report.id] : []));

async function chooseAll(database: Database, ask: RunAsk, now: Date): Promise<BoardEntry[]> {
  const { action, scope, reportType, period, clientIds, filter } = ask;
  // Somebody who names a paused client is told that it is left out.
  const chosenBy = clientIds ? { withInactive: true } : filter;
  const { matching } = await matchingClients(database, { ...chosenBy, scope, reportType, period, now });
  if (clientIds) {
    const wanted = new Set(clientIds.map(readClientId));
    const chosen = matching.filter(({ accessId }) => wanted.has(accessId));
    return withLives(database, chosen, ask);
  }
  const entries = await withLives(database, matching, ask);
  return entries.filter(({ life, known: { report } }) => {
    // To prepare all makes what is not there yet, and leaves alone what somebody may have reviewed.
    if (action === "prepare" && report?.preparedAt && report.state === "done") return false;
    return isUnreviewed(action) || life.actions.includes(action);
  });
}

/** Says what was asked for, so that the same request is known again while its run goes on. */
function askKey({ action, scope, reportType, period, clientIds, filter, seenOnly }: RunAsk): string {
  const clients = clientIds?.map((id) => readClientId(id) ?? id).toSorted() ?? filter ?? {};
  return createHash("sha256")
    .update(JSON.stringify([action, scope, reportType, period.start, clients, seenOnly]))
    .digest("hex");
}
