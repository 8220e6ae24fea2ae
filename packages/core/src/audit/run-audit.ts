import type { Clock } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import type { EnquiryDependencies } from "../enquiries/keep-enquiry.ts";
import type { Visit } from "../enquiries/visit.ts";
import { Refusal } from "../refusal.ts";
import { readAddress } from "./address.ts";
import { type AuditRecord, newAuditId } from "./audit-record.ts";
import type { AuditRepository } from "./audit-repository.ts";
import { auditPage } from "./audit.ts";
import { collectEvidence, type Fetching } from "./collect-evidence.ts";
import { openAuditEnquiry } from "./open-audit-enquiry.ts";

type Dependencies = EnquiryDependencies & {
  audits: Pick<AuditRepository, "keep">;
  clock: Clock;
  doorbell: Doorbell;
  fetching: Fetching;
  pause: () => Promise<void>;
  random: (bytes: number) => Uint8Array;
};

type Input = { url: string; email?: string | undefined; visit: Visit };

/**
 * Audits a page and stores the result, with an enquiry when the visitor gave an email address.
 * @throws Refusal page_unreachable when the address is invalid; also any error that `fetching` throws for the page
 * itself
 */
export async function runAudit(dependencies: Dependencies, { url: typed, email, visit }: Input): Promise<AuditRecord> {
  const { audits, clock, doorbell, random } = dependencies;
  const url = readAddress(typed);
  if (url === null) throw new Refusal("page_unreachable");
  const evidence = await collectEvidence(dependencies, url);
  await dependencies.pause();
  const result = auditPage(evidence);
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
