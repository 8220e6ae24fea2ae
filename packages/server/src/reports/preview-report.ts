import type { Snapshot } from "@agency/model/report/snapshot";
import { type Report, workingSnapshot } from "./report.ts";
import { type ApprovedBefore, nextRevision } from "./revision.ts";

/**
 * What the client would read if the working copy were approved now, with what it would change; null before it is generated.
 * `differs` says whether that would be another revision.
 */
export function previewReport(
  report: Report,
  before: ApprovedBefore,
  now: Date,
): { snapshot: Snapshot; differs: boolean } | null {
  const snapshot = workingSnapshot(report);
  if (!snapshot) return null;
  const next = nextRevision(before, { reportId: report.id, snapshot }, { by: null, at: now });
  return { snapshot: next?.snapshot ?? before.latest?.snapshot ?? snapshot, differs: next !== null };
}
