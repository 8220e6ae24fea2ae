import { createHash } from "node:crypto";
import { readAddresses } from "@agency/model/web-address";
import { confirmedNotice, openEnquiry } from "../enquiries/keep-enquiry.ts";
import type { Visit } from "../enquiries/visit.ts";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { openFirst } from "../kit/outbound/open-first.ts";
import { SiteError } from "../kit/outbound/outbound-error.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { ringFor, addressNotification } from "../notifications/address-notification.ts";
import { collectEvidence, type Fetching, pageRefusal, type Reading } from "./collect-evidence.ts";
import type { Evidence } from "./evidence.ts";
import type { AuditMails } from "./mail.ts";
import { storeAudit, findAudit, findToConfirm, storeAuditEnquiry, storeConfirmed } from "./store.ts";
import { type AuditRecord, newAuditRecord, type AuditEnquiry } from "./table.ts";

type Needs = Context & { fetching: Fetching; reading: Reading };

export type AuditInput = {
  url: string;
  email?: string | undefined;
  visit: Visit;
  /** The audit that this one repeats. */
  previous?: AuditRecord | null;
};

/**
 * Audits a page and stores the result, with an enquiry when the visitor gave an email address.
 * @throws Refusal when the address is invalid or answers without a page; also what `fetching` throws for the page itself, and
 * what `reading` throws
 */
export async function runAudit(
  needs: Needs,
  { url: typed, email, visit, previous = null }: AuditInput,
): Promise<AuditRecord> {
  const { database, reading } = needs;
  const { url, evidence } = await collectFirst(needs, readAddresses(typed));
  const result = await reading.audit(evidence);
  const audit = await newAuditRecord(needs, { url, finalUrl: evidence.page.url, result, previous });
  const opened = email ? await openAuditEnquiry(needs, audit, { email, visit }) : null;
  await storeAudit(database, audit, opened);
  if (opened) await ringFor(needs, opened.notifications);
  return audit;
}

/** Collects the evidence at the first address that can be reached. */
async function collectFirst(needs: Needs, addresses: readonly string[]): Promise<{ url: string; evidence: Evidence }> {
  try {
    return await openFirst(addresses, async (url) => ({ url, evidence: await collectEvidence(needs, url) }));
  } catch (error) {
    throw error instanceof SiteError ? pageRefusal(error.problem) : error;
  }
}

/** How long the link in the email that asks for a confirmation works, in ms. */
const confirmedWithin = 7 * 86_400_000;

/** Maximum length of the enquiry's column, in characters. */
const longestWebsite = 500;

/** The person who asks for the details of an audit. */
type AuditAsker = { email: string; visit: Visit };

/**
 * Requests the details of an audit by email; they are sent once the person confirms the address. A repeated request gets
 * the same answer but no second email.
 * @throws Refusal audit_not_found
 */
export async function mailAudit(context: Context, id: string, asker: AuditAsker): Promise<void> {
  const opened = await openAuditEnquiry(context, await findAudit(context.database, id), asker);
  if (await storeAuditEnquiry(context.database, opened)) await ringFor(context, opened.notifications);
}

/**
 * The enquiry of a visitor who wants the details of an audit by email, and the email that asks whether the address is
 * theirs. The details, and the notice to the staff, follow once they say so. A submission that looks automatic is stored,
 * but sends no email.
 */
async function openAuditEnquiry(
  context: Context,
  { id, url, finalUrl, score }: AuditRecord,
  { email, visit }: AuditAsker,
): Promise<AuditEnquiry> {
  const confirmBy = new Date((await context.clock()).getTime() + confirmedWithin).toISOString();
  const { enquiry } = await openEnquiry(context, {
    kind: "audit",
    email,
    website: finalUrl.slice(0, longestWebsite),
    details: { url, score, confirmBy },
    reference: id,
    visit,
  });
  if (enquiry.spam) return { enquiry, notifications: [], tokenHash: null };
  const token = newSecretToken(context.random);
  const verification = addressNotification<AuditMails>(
    { newId: context.newId, host: publicHost(context.environment) },
    {
      kind: "audit-verification",
      to: { email: enquiry.email },
      language: visit.language,
      key: enquiry.id,
      parameters: { token },
    },
  );
  return { enquiry, notifications: [verification], tokenHash: secretTokenHash(token) };
}

/**
 * Emails the details of an audit to the address behind the token, and tells the staff. Confirming twice has no further
 * effect.
 * @throws Refusal link_not_found
 */
export async function confirmAuditMail(context: Context, token: string): Promise<void> {
  const { database, clock, newId, environment } = context;
  const [{ enquiry, audit }, now] = await Promise.all([findToConfirm(database, secretTokenHash(token)), clock()]);
  const { confirmBy, ...details } = enquiry.details;
  if (confirmBy === undefined) return;
  if (new Date(confirmBy) < now) throw new Refusal("link_not_found");
  const confirmed = { ...enquiry, details };
  const { id, finalUrl, createdAt, result } = audit;
  const notifications = [
    addressNotification<AuditMails>(
      { newId, host: publicHost(environment) },
      {
        kind: "audit-details",
        to: { email: enquiry.email },
        language: enquiry.language,
        key: `${id}/${hash(enquiry.email)}`,
        parameters: { auditId: id, url: finalUrl, checkedAt: createdAt.toISOString(), result },
      },
    ),
    confirmedNotice(context, confirmed),
  ];
  await storeConfirmed(database, confirmed, notifications);
  await ringFor(context, notifications);
}

/** An address may be longer than a notification's key. */
function hash(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 32);
}
