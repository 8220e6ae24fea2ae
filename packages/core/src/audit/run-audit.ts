import type { Clock } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import type { EnquiryDependencies } from "../enquiries/keep-enquiry.ts";
import type { Visit } from "../enquiries/visit.ts";
import { Refusal } from "../refusal.ts";
import { readAddress } from "./address.ts";
import { type AuditRecord, newAuditId } from "./audit-record.ts";
import type { AuditRepository } from "./audit-repository.ts";
import { collectEvidence, type Fetching, type Reading } from "./collect-evidence.ts";
import { openAuditEnquiry } from "./open-audit-enquiry.ts";

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
 * @throws Refusal page_unreachable when the address is invalid; also any error that `fetching` throws for the page
 * itself, and that `reading` throws
 */
export async function runAudit(dependencies: Dependencies, { url: typed, email, visit }: Input): Promise<AuditRecord> {
  const { audits, clock, doorbell, random, reading } = dependencies;
  const url = readAddress(typed);
  if (url === null) throw new Refusal("page_unreachable");
  const evidence = await collectEvidence(dependencies, url);
  const result = await reading.audit(evidence);
  const audit: AuditRecord = {
    id: newAuditId(random),
    url,
    finalUrl: evidence.page.url,
    score: result.score,
    ruleSet: result.ruleSet,
    result,
    createdAt: await clock(),
  };
  const opened = email ? await openAuditEnquiry(dependencies, audit, { email, visit }) : null;
  await audits.keep(audit, opened);
  if (opened?.verification) await doorbell("notification", opened.verification.notification.id);
  return audit;
}
