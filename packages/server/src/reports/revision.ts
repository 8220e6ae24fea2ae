import { numberFigures } from "@agency/model/figures";
import { type Revised, revisedParts } from "@agency/model/report/revised";
import { isSample, type Snapshot } from "@agency/model/report/snapshot";
import { revisedFrom, sameContent } from "@agency/model/report/snapshot-differences";

/** What the staff approved of a report: frozen for good. A later change makes another revision. */
export type Revision = {
  reportId: string;
  /** 1 for the first one. */
  number: number;
  snapshot: Snapshot;
  /** Whether its figures are made up. */
  sample: boolean;
  /** When its content was prepared. */
  generatedAt: Date;
  approvedAt: Date;
  /** The username of who approved it; null when the product did so by itself. */
  approvedBy: string | null;
};

/** What was approved of a report before: the latest revision, and the newest one that each recipient was emailed, without repeats. */
export type ApprovedBefore = { latest: Revision | null; mailed: Revision[] };

export const nothingApproved: ApprovedBefore = { latest: null, mailed: [] };

/**
 * The revision that approving a content makes. It names the changes since each revision that somebody may have read last: the latest
 * one in the portal, and what each recipient was emailed. Sample figures were never wrong, so nothing is named since them.
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
  const read = latest ? [...mailed.filter((one) => one.number !== latest.number), latest] : mailed;
  const changes = read
    .map((one) => one.snapshot)
    .filter((before) => !isSample(before) && !sameContent(before, snapshot))
    .map((before) => revisedFrom(before, snapshot, { number, at }));
  return {
    reportId,
    number,
    snapshot: { ...snapshot, revised: allChanges(changes) },
    sample: isSample(snapshot),
    generatedAt: snapshot.generatedAt,
    approvedAt: at,
    approvedBy: by,
  };
}

/** Every change once, oldest revision first: a figure that several revisions gave differently names the oldest. */
function allChanges(changes: Revised[]): Revised | null {
  const [oldest] = changes;
  if (!oldest) return null;
  const named = new Map(changes.toReversed().flatMap(({ figures }) => figures.map((one) => [one.figure, one])));
  return {
    ...oldest,
    figures: numberFigures.flatMap((figure) => named.get(figure) ?? []),
    parts: revisedParts.filter((part) => changes.some(({ parts }) => parts.includes(part))),
  };
}
