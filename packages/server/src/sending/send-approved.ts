import { isSample } from "@agency/model/report/snapshot";
import { type Client, type Recipient, reportRecipients } from "../clients/client.ts";
import { findContacts } from "../clients/store.ts";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Report } from "../reports/report.ts";
import { findRevisions } from "../reports/store.ts";
import type { SendTo } from "./choose-sending.ts";
import type { RunStep } from "./run.ts";
import { storeRun } from "./store-run.ts";
import { single } from "./table.ts";

/**
 * Emails the latest revision of a report to the client's contacts. A repeated click sends nothing twice.
 * @throws Refusal not_approved, no_recipients or sample_not_mailed
 */
export async function sendApproved(
  context: Context,
  client: Client,
  report: Report,
  { by, to }: { by: string; to: SendTo },
): Promise<void> {
  const recipients = await recipientsFor(context, client, report);
  const sending = { approve: false, to, recipients };
  await askFor(context, report, by, { kind: "send", clientId: client.id, reportId: report.id, ...sending });
}

/**
 * Settles an uncertain dispatch by what the staff found out: it arrived, or it must be sent again.
 * @throws Refusal not_uncertain
 */
export async function settleDispatch(
  context: Context,
  report: Report,
  { by, ...answer }: { dispatchId: string; arrived: boolean; by: string },
): Promise<void> {
  await askFor(context, report, by, { kind: "answer", clientId: report.clientId, reportId: report.id, ...answer });
}

async function askFor(context: Context, report: Report, requestedBy: string, step: RunStep): Promise<void> {
  const { type: reportType, periodStart, periodEnd } = report;
  const run = { action: single, reportType, periodStart, periodEnd, requestedBy, runningKey: null } as const;
  await storeRun(context, run, [step]);
}

/** Everybody whom the report goes to. */
async function recipientsFor({ database }: Context, client: Client, report: Report): Promise<Recipient[]> {
  const revision = (await findRevisions(database, [report])).get(report.id);
  if (!revision) throw new Refusal("not_approved");
  if (isSample(revision.snapshot) && !database.samples.sampleMails) throw new Refusal("sample_not_mailed");
  const contacts = await findContacts(database, [client.id]);
  const recipients = reportRecipients(client, contacts.get(client.id) ?? [], report.type);
  if (recipients.length === 0) throw new Refusal("no_recipients");
  return recipients;
}
