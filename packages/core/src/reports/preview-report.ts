import type { Snapshot } from "@agency/model/report/snapshot";
import { type Report, workingSnapshot } from "./report.ts";
import { nextRevision, type Revision } from "./revision.ts";

/**
 * What the client would read if the working copy were approved now, with what it would change; null before it is generated.
 * @param latest the revision that the client reads, if any
 */
export function previewReport(report: Report, latest: Revision | null, now: Date): Snapshot | null {
  const snapshot = workingSnapshot(report);
  if (!snapshot) return null;
  const next = nextRevision(latest, { reportId: report.id, snapshot }, { by: null, at: now });
  return next?.snapshot ?? latest?.snapshot ?? snapshot;
}
