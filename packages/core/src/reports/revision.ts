import { isSample, type Snapshot } from "@agency/model/report/snapshot";
import { revisedFrom, sameContent } from "@agency/model/report/snapshot-differences";

/** What the staff approved of a report: frozen for good. A later change makes another revision. */
export type Revision = {
  reportId: string;
  /** 1 for the first one. */
  number: number;
  snapshot: Snapshot;
  /** When its content was prepared. */
  generatedAt: Date;
  approvedAt: Date;
  /** The username of who approved it; null when the product did so by itself. */
  approvedBy: string | null;
};

/** What was approved of a report before: the latest revision, and the newest one that was emailed. */
export type ApprovedBefore = { latest: Revision | null; mailed: Revision | null };

export const nothingApproved: ApprovedBefore = { latest: null, mailed: null };

/**
 * The revision that approving a content makes. It names the changes since the newest revision that was emailed, so that who reads
 * the emails alone learns of each; since the latest one when none was emailed or the emailed one says the same; and none after sample
 * figures.
 * @returns null when the latest revision says the same
 */
export function nextRevision(
  { latest, mailed }: ApprovedBefore,
  content: { reportId: string; snapshot: Snapshot },
  { by, at }: { by: string | null; at: Date },
): Revision | null {
  const { reportId, snapshot } = content;
  if (latest && sameContent(latest.snapshot, snapshot)) return null;
  const number = (latest?.number ?? 0) + 1;
  // A made-up figure was never wrong: nothing is corrected when the client's own take its place.
  const before = mailed && !sameContent(mailed.snapshot, snapshot) ? mailed : latest;
  const revised = before && !isSample(before.snapshot) ? revisedFrom(before.snapshot, snapshot, { number, at }) : null;
  return {
    reportId,
    number,
    snapshot: { ...snapshot, revised },
    generatedAt: snapshot.generatedAt,
    approvedAt: at,
    approvedBy: by,
  };
}
