import type { Visit } from "../enquiries/visit.ts";
import type { Context, Writing } from "../kit/context.ts";
import { SiteError } from "../kit/outbound/outbound-error.ts";
import { ringFor } from "../notifications/address-notification.ts";
import { readAddresses } from "./address.ts";
import { type AuditRecord, newAuditRecord } from "./audit-record.ts";
import { collectEvidence, type Fetching, pageRefusal, type Reading } from "./collect-evidence.ts";
import type { Evidence } from "./evidence.ts";
import { openAuditEnquiry } from "./mail-audit.ts";
import { storeAudit } from "./store.ts";

type Needs = Writing & { fetching: Fetching; reading: Reading };

type Input = { url: string; email?: string | undefined; visit: Visit };

/**
 * Audits a page and stores the result, with an enquiry when the visitor gave an email address.
 * @throws Refusal when the address is invalid or answers without a page; also what `fetching` throws for the page itself, and
 * what `reading` throws
 */
export async function runAudit(needs: Needs, { url: typed, email, visit }: Input): Promise<AuditRecord> {
  const { database, reading } = needs;
  const { url, evidence } = await collectFirst(needs, readAddresses(typed));
  const result = await reading.audit(evidence);
  const audit = await newAuditRecord(needs, { url, finalUrl: evidence.page.url, result });
  const opened = email ? await openAuditEnquiry(needs, audit, { email, visit }) : null;
  await storeAudit(database, audit, opened);
  if (opened) await ringFor(needs, opened.notifications);
  return audit;
}

/** Collects the evidence at the first address that can be reached. */
async function collectFirst(
  needs: Pick<Context, "clock"> & Pick<Needs, "fetching" | "reading">,
  [url, ...others]: readonly string[],
): Promise<{ url: string; evidence: Evidence }> {
  if (url === undefined) throw pageRefusal("unreachable");
  try {
    return { url, evidence: await collectEvidence(needs, url) };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const mayBeElsewhere = ["unreachable", "insecure"].includes(error.problem) && others.length > 0;
    if (!mayBeElsewhere) throw pageRefusal(error.problem);
  }
  return collectFirst(needs, others);
}
