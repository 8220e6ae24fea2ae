import type { Doorbell } from "../doorbell.ts";
import type { EnquiryDependencies } from "../enquiries/keep-enquiry.ts";
import type { Visit } from "../enquiries/visit.ts";
import type { AuditRepository } from "./audit-repository.ts";
import { findAudit } from "./find-audit.ts";
import { openAuditEnquiry } from "./open-audit-enquiry.ts";

type Dependencies = EnquiryDependencies & {
  audits: Pick<AuditRepository, "find" | "addEnquiry">;
  doorbell: Doorbell;
};

/**
 * Requests the details of an audit by email. A repeated request gets the same answer but no second email.
 * @throws Refusal audit_not_found
 */
export async function mailAudit(
  dependencies: Dependencies,
  id: string,
  { email, visit }: { email: string; visit: Visit },
): Promise<void> {
  const { audits, doorbell } = dependencies;
  const opened = await openAuditEnquiry(dependencies, await findAudit({ audits }, id), { email, visit });
  if (!(await audits.addEnquiry(opened))) return;
  for (const notification of opened.notifications) await doorbell("notification", notification.id);
}
