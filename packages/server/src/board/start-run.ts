import { createHash } from "node:crypto";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { isHeldFromApproval, type RunAction } from "@agency/model/states";
import { readClientId } from "../clients/client-id.ts";
import { type Client, type Contact, reportRecipients } from "../clients/client.ts";
import { clientsById, findContacts } from "../clients/store.ts";
import type { Context } from "../kit/context.ts";
import { isInRuns } from "../reports/life.ts";
import type { RunStep } from "../sending/run.ts";
import { storeRun } from "../sending/store-run.ts";
import { type BoardEntry, type BoardFilter, matchingClients, withLives } from "./read-board.ts";

type Needs = Pick<Context, "database" | "environment" | "bell" | "newId">;

export type RunAsk = {
  action: RunAction;
  reportType: ReportType;
  period: Period;
  /** Client IDs as typed; undefined means every client that matches the filter and can take the action. */
  clientIds?: string[] | undefined;
  filter?: BoardFilter | undefined;
  /** The username of who asks. */
  by: string;
};

/** How many rows are read at a time by their ids. */
const portionSize = 500;

/**
 * Prepares, approves, sends, retries or cancels the reports of one period for many clients.
 * @returns the run's id; that of the run which goes on when the same was asked for before
 */
export async function startRun(needs: Needs, ask: RunAsk): Promise<string> {
  const { action, reportType, period, by: requestedBy } = ask;
  const chosen = await choose(needs, ask);
  const steps = await plan(needs, chosen, ask);
  const { start: periodStart, end: periodEnd } = period;
  const run = { action, reportType, periodStart, periodEnd, requestedBy, runningKey: askKey(ask) };
  return (await storeRun(needs, run, steps)).runId;
}

async function choose({ database }: Needs, ask: RunAsk): Promise<BoardEntry[]> {
  const { action, reportType, period, clientIds, filter } = ask;
  const { matching } = await matchingClients(database, { ...(clientIds ? {} : filter), reportType, period });
  if (clientIds) {
    const wanted = new Set(clientIds.map(readClientId));
    const chosen = matching.filter(({ accessId }) => wanted.has(accessId));
    return withLives(database, chosen, ask);
  }
  const entries = await withLives(database, matching, ask);
  return entries.filter(({ life, known: { report } }) => {
    // To prepare all makes what is not there yet, and leaves alone what somebody may have reviewed.
    if (action === "prepare" && report?.preparedAt && report.state === "done") return false;
    return life.actions.includes(action);
  });
}

async function plan(needs: Needs, chosen: BoardEntry[], ask: RunAsk): Promise<RunStep[]> {
  const recipients = sends(ask.action) ? await readRecipients(needs, chosen, ask.reportType) : new Map();
  return chosen.map((entry): RunStep => {
    const clientId = entry.client.id;
    const { held, sendHeld } = entry.life;
    const { report } = entry.known;
    if (ask.action !== "cancel" && !isInRuns(entry.client)) {
      return { clientId, kind: "settled", reportId: report?.id ?? null, outcome: "client_inactive" };
    }
    switch (ask.action) {
      case "prepare":
        return prepareStep(needs, entry, ask);
      case "approve":
        if (!report) return withoutReport(entry);
        if (held && isHeldFromApproval(held)) return { clientId, kind: "settled", reportId: report.id, outcome: held };
        return { clientId, kind: "approve", reportId: report.id };
      case "approve_and_send":
      case "send":
      case "retry": {
        if (!report) return withoutReport(entry);
        const whom = recipients.get(clientId) ?? [];
        if (ask.action === "retry" && report.state === "failed")
          return { clientId, kind: "retry", reportId: report.id, recipients: whom };
        const approve = ask.action === "approve_and_send";
        const reason = approve ? held : sendHeld;
        if (reason) return { clientId, kind: "settled", reportId: report.id, outcome: reason };
        return {
          clientId,
          kind: "send",
          reportId: report.id,
          approve,
          recipients: whom,
        };
      }
      case "cancel":
        if (!report) return { clientId, kind: "settled", reportId: null, outcome: "unchanged" };
        return { clientId, kind: "cancel", reportId: report.id };
    }
  });
}

/** Nothing was prepared yet, perhaps since a source is missing. */
function withoutReport({ client, life: { held } }: BoardEntry): RunStep {
  const outcome = held === "source_unread" ? held : "not_generated";
  return { clientId: client.id, kind: "settled", reportId: null, outcome };
}

const sends = (action: RunAction) => action === "approve_and_send" || action === "send" || action === "retry";

function prepareStep({ newId }: Needs, { client, known }: BoardEntry, { reportType: type, period }: RunAsk): RunStep {
  const clientId = client.id;
  if (client.origins.length === 0) {
    const outcome = known.unread ? "source_unread" : "no_figures";
    return { clientId, kind: "settled", reportId: known.report?.id ?? null, outcome };
  }
  // One that is being made already is waited for.
  if (client.state === "preparing" && known.report) {
    return { clientId, kind: "settled", reportId: known.report.id, outcome: "pending" };
  }
  return {
    clientId,
    kind: "generate",
    request: { id: newId(), clientId, type, period, approving: false, approver: null },
    recipients: [],
  };
}

/** Whom each client's report goes to, by the clients' ids. */
async function readRecipients({ database }: Needs, chosen: BoardEntry[], type: ReportType) {
  const recipients = new Map<string, ReturnType<typeof reportRecipients>>();
  for (let start = 0; start < chosen.length; start += portionSize) {
    const ids = chosen.slice(start, start + portionSize).map(({ client }) => client.id);
    const [found, contacts]: [Client[], Map<string, Contact[]>] = await Promise.all([
      clientsById(database, ids),
      findContacts(database, ids),
    ]);
    for (const client of found)
      recipients.set(client.id, reportRecipients(client, contacts.get(client.id) ?? [], type));
  }
  return recipients;
}

/** Says what was asked for, so that the same request is known again while its run goes on. */
function askKey({ action, reportType, period, clientIds, filter }: RunAsk): string {
  const clients = clientIds?.map((id) => readClientId(id) ?? id).toSorted() ?? filter ?? {};
  return createHash("sha256")
    .update(JSON.stringify([action, reportType, period.start, clients]))
    .digest("hex");
}
