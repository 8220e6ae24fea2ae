import { isSample } from "@agency/model/report/snapshot";
import { type Client, type Recipient, recipientsOf } from "../clients/client.ts";
import { contactsOf } from "../clients/store.ts";
import type { Context } from "../kit/context.ts";
import { hostOf, sampleUse } from "../kit/environment.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Holder, Report } from "../reports/report.ts";
import { revisionsOf } from "../reports/store.ts";
import { type Dispatch, requestDispatches } from "./dispatch.ts";
import { storeDispatches, storeSettled } from "./store.ts";

type Needs = Pick<Context, "database" | "environment" | "bell" | "newId">;

/** The report's emails, and what each recipient has of it. */
type Known = { dispatches: Pick<Dispatch, "number" | "revision">[]; holders: Holder[] };

/**
 * Emails the latest revision of a report to those of the client's contacts who do not have it. A repeated click sends nothing twice.
 * @returns the number of the sending
 * @throws Refusal not_approved, no_recipients or sample_not_mailed
 */
export async function sendApproved(
  context: Needs,
  client: Client,
  report: Report,
  { dispatches, holders }: Known,
): Promise<number> {
  const contacts = await recipientsFor(context, client, report);
  const number = sendingOf(report, dispatches);
  const recipients = unserved(report, number, { holders, recipients: contacts });
  await request(context, report, { number, recipients, contacts });
  return number;
}

/**
 * Emails the latest revision of a report to each of the client's contacts, also to those who have it.
 * @param number identifies the sending, so that a repeated click sends nothing twice
 * @throws Refusal not_approved, no_recipients or sample_not_mailed
 */
export async function resendApproved(context: Needs, client: Client, report: Report, number: number): Promise<void> {
  const contacts = await recipientsFor(context, client, report);
  await request(context, report, { number, recipients: contacts, contacts });
}

/** Everybody whom the report goes to. */
async function recipientsFor({ database, environment }: Needs, client: Client, report: Report): Promise<Recipient[]> {
  const revision = (await revisionsOf(database, [report])).get(report.id);
  if (!revision) throw new Refusal("not_approved");
  if (isSample(revision.snapshot) && !sampleUse(environment).sampleMails) throw new Refusal("sample_not_mailed");
  const contacts = await contactsOf(database, [client.id]);
  const recipients = recipientsOf(client, contacts.get(client.id) ?? [], report.type);
  if (recipients.length === 0) throw new Refusal("no_recipients");
  return recipients;
}

async function request(
  context: Needs,
  report: Report,
  { number, recipients, contacts }: { number: number; recipients: Recipient[]; contacts: Recipient[] },
): Promise<void> {
  const { clientId, type, periodStart } = report;
  const dispatches = requestDispatches(
    { newId: context.newId, host: hostOf(context.environment) },
    { clientId, type, periodStart, number },
    recipients,
  );
  const sending = { number, dispatches, contacts: contacts.map(({ email }) => email) };
  const ids = await storeDispatches(context.database, report, sending);
  for (const id of ids) await context.bell.ring("dispatch", id);
}

/**
 * The number of the sending that brings the latest revision to every contact: a new one when the last one brought an older revision to
 * anybody, else the last one, which is completed.
 */
export function sendingOf(
  { revision }: Pick<Report, "revision">,
  dispatches: Pick<Dispatch, "number" | "revision">[],
): number {
  if (dispatches.length === 0) return 0;
  const last = Math.max(...dispatches.map(({ number }) => number));
  const older = dispatches.some((one) => one.number === last && one.revision !== null && one.revision < revision);
  return older ? last + 1 : last;
}

/** The recipients to whom a sending is to bring the latest revision: those who neither have it nor get it by another sending. */
export function unserved(
  { revision }: Pick<Report, "revision">,
  number: number,
  { holders, recipients }: { holders: Holder[]; recipients: Recipient[] },
): Recipient[] {
  const served = holders.filter((holder) => {
    if (holder.revision === revision) return true;
    const comes = holder.state === "waiting" || holder.state === "uncertain";
    // One without a revision takes the latest one.
    return comes && holder.reached !== number && (holder.brings ?? revision) === revision;
  });
  return recipients.filter(({ email }) => !served.some(({ recipient }) => recipient === email));
}

/**
 * Settles an uncertain dispatch by what the staff found out: it arrived, or it must be sent again.
 * @returns the number of its sending
 * @throws Refusal not_uncertain
 */
export async function settleDispatch(
  { database, bell }: Pick<Context, "database" | "bell">,
  reportId: string,
  dispatchId: string,
  { arrived }: { arrived: boolean },
): Promise<number> {
  const number = await storeSettled(database, reportId, dispatchId, arrived ? "sent" : "queued");
  if (number === null) throw new Refusal("not_uncertain");
  if (!arrived) await bell.ring("dispatch", dispatchId);
  return number;
}
