import type { EnquiryDependencies } from "../enquiries/keep-enquiry.ts";
import type { Visit } from "../enquiries/visit.ts";
import type { Clock } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { SiteError } from "../kit/site-problem.ts";
import { readAddresses } from "./address.ts";
import { type AuditRecord, newAuditRecord } from "./audit-record.ts";
import type { AuditRepository } from "./audit-repository.ts";
import { collectEvidence, type Fetching, type Reading } from "./collect-evidence.ts";
import type { Evidence } from "./evidence.ts";
import { openAuditEnquiry } from "./open-audit-enquiry.ts";
import { pageRefusal } from "./require-page.ts";

type Dependencies = EnquiryDependencies & {
  audits: Pick<AuditRepository, "keep">;
  clock: Clock;
  doorbell: Doorbell;
  fetching: Fetching;
  reading: Reading;
  random: (bytes: number) => Uint8Array;
};

type Input = { url: string; email?: string | undefined; visit: Visit };

/**
 * Audits a page and stores the result, with an enquiry when the visitor gave an email address.
 * @throws Refusal when the address is invalid or answers without a page; also what `fetching` throws for the page itself, and
 * what `reading` throws
 */
export async function runAudit(dependencies: Dependencies, { url: typed, email, visit }: Input): Promise<AuditRecord> {
  const { audits, clock, doorbell, random, reading } = dependencies;
  const { url, evidence } = await collectFirst(dependencies, readAddresses(typed));
  const result = await reading.audit(evidence);
  const audit = newAuditRecord({ random, now: await clock() }, { url, finalUrl: evidence.page.url, result });
  const opened = email ? await openAuditEnquiry(dependencies, audit, { email, visit }) : null;
  await audits.keep(audit, opened);
  if (opened?.verification) await doorbell("notification", opened.verification.notification.id);
  return audit;
}

/** Collects the evidence at the first address that can be reached. */
async function collectFirst(
  dependencies: Dependencies,
  [url, ...others]: readonly string[],
): Promise<{ url: string; evidence: Evidence }> {
  if (url === undefined) throw pageRefusal("unreachable");
  try {
    return { url, evidence: await collectEvidence(dependencies, url) };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const mayBeElsewhere = ["unreachable", "insecure"].includes(error.problem) && others.length > 0;
    if (!mayBeElsewhere) throw pageRefusal(error.problem);
  }
  return collectFirst(dependencies, others);
}
