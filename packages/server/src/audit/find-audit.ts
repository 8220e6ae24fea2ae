import { Refusal } from "../kit/refusal.ts";
import type { AuditRecord } from "./audit-record.ts";
import type { AuditRepository } from "./audit-repository.ts";

/** @throws Refusal audit_not_found */
export async function findAudit(
  { audits }: { audits: Pick<AuditRepository, "find"> },
  id: string,
): Promise<AuditRecord> {
  const audit = await audits.find(id.toLowerCase());
  if (!audit) throw new Refusal("audit_not_found");
  return audit;
}
