import type { Clock } from "../kit/clock.ts";
import type { DrawnAudit } from "../speed-test/speed-test.ts";
import { type AuditRecord, newAuditRecord } from "./audit-record.ts";
import type { AuditRepository } from "./audit-repository.ts";

type Dependencies = {
  audits: Pick<AuditRepository, "keep">;
  clock: Clock;
  random: (bytes: number) => Uint8Array;
};

/** Stores the audit of a page as a browser draws it, beside the one of the page as sent. */
export async function keepDrawnAudit(
  { audits, clock, random }: Dependencies,
  { url, ...drawn }: DrawnAudit & { url: string },
): Promise<AuditRecord> {
  const audit = newAuditRecord({ random, now: await clock() }, { url, ...drawn });
  await audits.keep(audit, null);
  return audit;
}
