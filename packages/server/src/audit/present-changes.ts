import type { Audit } from "@agency/contracts/audit";
import { type AuditText, foundText } from "./audit-text.ts";
import { type Change, compareAudits, type ComparedFinding } from "./compare-audits.ts";
import type { AuditRecord } from "./table.ts";

/** The order in which changes are told. */
const order: readonly Change[] = ["fixed", "new", "still", "unread", "gone"];

/** What changed between two audits of one address, in words. */
export function presentChanges(
  before: AuditRecord,
  now: AuditRecord,
  t: AuditText,
  locale: string,
): NonNullable<Audit["since"]> {
  const changes = compareAudits(before.result, now.result);
  return {
    auditId: before.id,
    score: before.score,
    checkedAt: before.createdAt.toISOString(),
    rulesChanged: before.ruleSet !== now.ruleSet,
    changes: order.flatMap((change) =>
      changes.filter((each) => each.change === change).map((each) => presentChange(each, t, locale)),
    ),
  };
}

function presentChange({ change, found, before }: ComparedFinding, t: AuditText, locale: string) {
  const what = foundText(found, t, locale);
  const was = before && foundText(before, t, locale);
  return { check: found.check, change, what, before: was === what ? null : was };
}
