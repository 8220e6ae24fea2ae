import type { EnquiryDependencies } from "../enquiries/keep-enquiry.ts";
import type { Visit } from "../enquiries/visit.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import type { AuditRepository } from "./audit-repository.ts";
import { findAudit } from "./find-audit.ts";
import { openAuditEnquiry } from "./open-audit-enquiry.ts";

type Dependencies = EnquiryDependencies & {
  audits: Pick<AuditRepository, "find" | "addEnquiry">;
  random: (bytes: number) => Uint8Array;
  doorbell: Doorbell;
};

/**
 * Requests the details of an audit by email; they are sent once the person confirms the address. A repeated request gets
 * the same answer but no second email.
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
  if (opened.verification) await doorbell("notification", opened.verification.notification.id);
}
