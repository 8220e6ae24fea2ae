import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import {
  type HeldReason,
  isHeldFromApproval,
  isUnreviewed,
  type RunAction,
  type RunOutcome,
} from "@agency/model/states";
import { type Client, type Contact, reportRecipients, type Recipient } from "../clients/client.ts";
import { clientsById, findContacts } from "../clients/store.ts";
import { doubtsOfPeriods } from "../figures/doubted.ts";
import type { Context } from "../kit/context.ts";
import type { KnownLife } from "../reports/life-facts.ts";
import { isInRuns, type Life, obstacleTo, takesBack } from "../reports/life.ts";
import type { RunStep } from "./run.ts";

/** The life of one client's report, and what it follows from. */
export type KnownReport = { known: KnownLife; life: Life };

type Ask = {
  action: RunAction;
  reportType: ReportType;
  period: Period;
  /** The username of who asks. */
  by: string;
};

/** How many rows are read at a time by their ids. */
const portionSize = 500;

/** What a run does for each client, in their order. What cannot be done has its outcome already. */
export async function planRun({ database, newId }: Context, reports: KnownReport[], ask: Ask): Promise<RunStep[]> {
  const clientIds = reports.map(({ known }) => known.clientId);
  const [recipients, doubtful] = await Promise.all([
    sends(ask.action) ? readRecipients(database, clientIds, ask.reportType) : new Map<string, Recipient[]>(),
    isUnreviewed(ask.action) ? readDoubtful(database, clientIds, ask) : new Set<string>(),
  ]);
  return reports.map((one): RunStep => {
    const { clientId, report } = one.known;
    const settled = (outcome: RunOutcome): RunStep => {
      return { clientId, kind: "settled", reportId: report?.id ?? null, outcome };
    };
    if (takesBack(ask.action))
      return report ? { clientId, kind: ask.action, reportId: report.id } : settled("unchanged");
    if (!isInRuns(one.known)) return settled("client_inactive");
    if (ask.action === "prepare") return prepareStep(one, ask, { newId, settled });
    const contacts = recipients.get(clientId) ?? [];
    if (isUnreviewed(ask.action) && !(ask.action === "generate_and_send" && isMade(report))) {
      const generated = { newId, settled, recipients: contacts, doubtful: doubtful.has(clientId) };
      return generateStep(one.known, ask, { ...generated, sampleMails: database.samples.sampleMails });
    }
    // Nothing was prepared yet, perhaps since a source is missing.
    if (!report) return settled(one.life.held === "source_unread" ? one.life.held : "not_generated");
    if (ask.action === "approve") {
      const { held } = one.life;
      return held && isHeldFromApproval(held) ? settled(held) : { clientId, kind: "approve", reportId: report.id };
    }
    return sendStep(one, ask.action, { reportId: report.id, recipients: contacts, settled });
  });
}

const sends = (action: RunAction) => action.endsWith("send") || action === "retry";

/** Whether a report has a working copy of the present figures: it is kept fresh while they change. */
const isMade = (report: KnownLife["report"]): boolean => report?.state === "done" && report.preparedAt !== null;

type Settled = (outcome: RunOutcome) => RunStep;

function prepareStep(
  { known, life }: KnownReport,
  { reportType: type, period }: Ask,
  { newId, settled }: { newId: () => string; settled: Settled },
): RunStep {
  const { clientId } = known;
  const goal = { until: "prepare", withoutSource: true, doubtful: false } as const;
  // No rule of samples counts before a report is sent.
  const obstacle = obstacleTo(goal, known, { sampleMails: false });
  if (obstacle) return settled(obstacle);
  // One that is being made already is waited for.
  if (life.state === "preparing" && known.report) return settled("pending");
  const request = { id: newId(), clientId, type, period, approving: false, approver: null };
  return { clientId, kind: "generate", request, recipients: [] };
}

type Generating = {
  newId: () => string;
  settled: Settled;
  recipients: Recipient[];
  /** Whether its figures may be others, and nobody has said that they are right. */
  doubtful: boolean;
  sampleMails: boolean;
};

/** Makes and approves a report without a review, and mails it where recipients are given. */
function generateStep(
  known: KnownLife,
  { action, reportType: type, period, by: approver }: Ask,
  { newId, settled, recipients, doubtful, sampleMails }: Generating,
): RunStep {
  const { clientId } = known;
  const until = action === "generate" ? "approve" : "send";
  const obstacle = obstacleTo({ until, withoutSource: false, doubtful }, known, { sampleMails });
  if (obstacle) return settled(obstacle);
  const request = { id: newId(), clientId, type, period, approving: true, approver };
  return { clientId, kind: "generate", request, recipients: until === "send" ? recipients : [] };
}

function sendStep(
  { known: { clientId, report }, life: { held, sendHeld } }: KnownReport,
  action: RunAction,
  { reportId, recipients, settled }: { reportId: string; recipients: Recipient[]; settled: Settled },
): RunStep {
  if (action === "retry" && report?.state === "failed") return { clientId, kind: "retry", reportId, recipients };
  const approve = action !== "send";
  const reason: HeldReason | null = approve ? held : sendHeld;
  return reason ? settled(reason) : { clientId, kind: "send", reportId, approve, to: "missing", recipients };
}

/** The clients whose figures of the period may be others. */
async function readDoubtful(
  database: Context["database"],
  clientIds: string[],
  { reportType, period }: Ask,
): Promise<Set<string>> {
  const periods = clientIds.map((clientId) => ({ clientId, reportType, periodStart: period.start }));
  const doubts = await doubtsOfPeriods(database, periods);
  return new Set(clientIds.filter((_, index) => (doubts[index]?.open.length ?? 0) > 0));
}

/** Whom each client's report goes to, by the clients' ids. */
async function readRecipients(
  database: Context["database"],
  clientIds: string[],
  type: ReportType,
): Promise<Map<string, Recipient[]>> {
  const recipients = new Map<string, Recipient[]>();
  for (let start = 0; start < clientIds.length; start += portionSize) {
    const ids = clientIds.slice(start, start + portionSize);
    const [found, contacts]: [Client[], Map<string, Contact[]>] = await Promise.all([
      clientsById(database, ids),
      findContacts(database, ids),
    ]);
    for (const client of found)
      recipients.set(client.id, reportRecipients(client, contacts.get(client.id) ?? [], type));
  }
  return recipients;
}
