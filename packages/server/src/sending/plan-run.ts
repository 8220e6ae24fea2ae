import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { type HeldReason, isHeldFromApproval, type RunAction, type RunOutcome } from "@agency/model/states";
import { type Client, type Contact, reportRecipients, type Recipient } from "../clients/client.ts";
import { clientsById, findContacts } from "../clients/store.ts";
import type { Context } from "../kit/context.ts";
import type { KnownLife } from "../reports/life-facts.ts";
import { isInRuns, type Life, obstacleTo, takesBack } from "../reports/life.ts";
import type { RunStep } from "./run.ts";

/** The life of one client's report, and what it follows from. */
export type KnownReport = { known: KnownLife; life: Life };

type Ask = { action: RunAction; reportType: ReportType; period: Period };

/** How many rows are read at a time by their ids. */
const portionSize = 500;

/** What a run does for each client, in their order. What cannot be done has its outcome already. */
export async function planRun({ database, newId }: Context, reports: KnownReport[], ask: Ask): Promise<RunStep[]> {
  const clientIds = reports.map(({ known }) => known.clientId);
  const recipients = sends(ask.action) ? await readRecipients(database, clientIds, ask.reportType) : new Map();
  return reports.map((one): RunStep => {
    const { clientId, report } = one.known;
    const settled = (outcome: RunOutcome): RunStep => {
      return { clientId, kind: "settled", reportId: report?.id ?? null, outcome };
    };
    if (takesBack(ask.action))
      return report ? { clientId, kind: ask.action, reportId: report.id } : settled("unchanged");
    if (!isInRuns(one.known)) return settled("client_inactive");
    if (ask.action === "prepare") return prepareStep(one, ask, { newId, settled });
    // Nothing was prepared yet, perhaps since a source is missing.
    if (!report) return settled(one.life.held === "source_unread" ? one.life.held : "not_generated");
    if (ask.action === "approve") {
      const { held } = one.life;
      return held && isHeldFromApproval(held) ? settled(held) : { clientId, kind: "approve", reportId: report.id };
    }
    return sendStep(one, ask.action, { reportId: report.id, recipients: recipients.get(clientId) ?? [], settled });
  });
}

const sends = (action: RunAction) => action === "approve_and_send" || action === "send" || action === "retry";

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

function sendStep(
  { known: { clientId, report }, life: { held, sendHeld } }: KnownReport,
  action: "approve_and_send" | "send" | "retry",
  { reportId, recipients, settled }: { reportId: string; recipients: Recipient[]; settled: Settled },
): RunStep {
  if (action === "retry" && report?.state === "failed") return { clientId, kind: "retry", reportId, recipients };
  const approve = action === "approve_and_send";
  const reason: HeldReason | null = approve ? held : sendHeld;
  return reason ? settled(reason) : { clientId, kind: "send", reportId, approve, to: "missing", recipients };
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
