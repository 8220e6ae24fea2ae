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

/**
 * The revision that approving a content makes, with what it changes: nothing after sample figures.
 * @param latest the revision approved before, if any
 * @returns null when the latest revision says the same
 */
export function nextRevision(
  latest: Revision | null,
  content: { reportId: string; snapshot: Snapshot },
  { by, at }: { by: string | null; at: Date },
): Revision | null {
  const { reportId, snapshot } = content;
  if (latest && sameContent(latest.snapshot, snapshot)) return null;
  const number = (latest?.number ?? 0) + 1;
  // A made-up figure was never wrong: nothing is corrected when the client's own take its place.
  const corrects = latest !== null && !isSample(latest.snapshot);
  const revised = corrects ? revisedFrom(latest.snapshot, snapshot, { number, at }) : null;
  return {
    reportId,
    number,
    snapshot: { ...snapshot, revised },
    generatedAt: snapshot.generatedAt,
    approvedAt: at,
    approvedBy: by,
  };
}
