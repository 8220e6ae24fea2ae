import { languageKeys } from "@agency/content/settings";
import { numberFigures } from "@agency/model/figures";
import type { Problem } from "@agency/model/problems";
import type { Comments } from "@agency/model/report/comments";
import type { Recommendation } from "@agency/model/report/recommendations";
import type { ReportType } from "@agency/model/report/report-type";
import { type Revised, revisedParts } from "@agency/model/report/revised";
import { type Snapshot, isSample } from "@agency/model/report/snapshot";
import { revisedFrom, sameContent } from "@agency/model/report/snapshot-differences";
import type { HolderState, LifeState, ReportState } from "@agency/model/states";
import type { Work } from "../kit/work/work.ts";

/**
 * One report of one client, type and period: the working copy of the staff. Clients read its latest revision (revision.ts).
 * `snapshot` is null until the report is first generated.
 */
export type Report = Work & {
  id: string;
  clientId: string;
  type: ReportType;
  periodStart: string;
  periodEnd: string;
  /** Of its generation. */
  state: ReportState;
  /** What has become of it by now. Written by `noteLives` only, when what it follows from changes. */
  life: LifeState;
  /** Problem of the last try. */
  problem: Problem | null;
  requestedAt: Date;
  generatedAt: Date | null;
  /** When somebody of the staff last had it on screen for a while. */
  seenAt: Date | null;
  sample: boolean;
  /** Whether the working copy has letters that no font has, which its PDF cannot show. */
  undrawn: boolean;
  /** Whether figures of the working copy may be others, and nobody has said that they are right. */
  doubtful: boolean;
  comments: Comments;
  /** The recommendations as the staff edited them; null means those of the snapshot. */
  recommendations: Recommendation[] | null;
  snapshot: Snapshot | null;
  /** Raised with each change of the working copy, so that nobody approves what they have not seen. */
  version: number;
  /** Whether the working copy differs from what is approved, and nobody left that as it was sent. */
  unapproved: boolean;
  /** Whether to approve the report as soon as it is generated. */
  approving: boolean;
  /** The username of who asked for that; null when the product did by itself. */
  approver: string | null;
  /** The number of the latest approved revision; 0 before the first one. */
  revision: number;
};

/**
 * The content of the working copy: its figures with the staff's comments and recommendations. Of the rules that the staff kept,
 * only the applicable ones remain, with the present figures.
 */
export function workingSnapshot({
  snapshot,
  comments,
  recommendations,
}: Pick<Report, "snapshot" | "comments" | "recommendations">): Snapshot | null {
  if (!snapshot) return null;
  const ofRules = snapshot.recommendations;
  const kept = recommendations?.flatMap((one) =>
    "text" in one ? [one] : ofRules.filter((rule) => "key" in rule && rule.key === one.key),
  );
  return { ...snapshot, comments, recommendations: kept ?? ofRules };
}

/** Changes of a working copy: comments of some languages, an empty one to clear it. Null recommendations are those of the rules. */
export type Draft = { comments?: Comments | undefined; recommendations?: Recommendation[] | null | undefined };

/** A report as the staff approved it: frozen for good. A later change makes another revision. */
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
  /** When the approval was taken back; null while it stands. Its number is not used again. */
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
};

/**
 * The former approvals of a report: the latest revision, the newest one that each recipient was emailed, without repeats, and the highest
 * number, also of one that was withdrawn.
 */
export type ApprovedBefore = { latest: Revision | null; mailed: Revision[]; last: number };

export const nothingApproved: ApprovedBefore = { latest: null, mailed: [], last: 0 };

/**
 * The revision that approving a content makes. It names the changes since each revision that somebody may have read last: the latest
 * one in the portal, and what each recipient was emailed. Sample figures were never wrong, so nothing is named since them.
 * @returns null when the latest revision says the same
 */
export function nextRevision(
  { latest, mailed, last }: ApprovedBefore,
  content: { reportId: string; snapshot: Snapshot },
  { by, at }: { by: string | null; at: Date },
): Revision | null {
  const { reportId, snapshot } = content;
  if (latest && sameContent(latest.snapshot, snapshot)) return null;
  const number = last + 1;
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
    withdrawnAt: null,
    withdrawnBy: null,
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
    commentsIn: languageKeys.filter((language) => changes.some(({ commentsIn }) => commentsIn.includes(language))),
  };
}

/** Somebody to whom a report was addressed, and what they have of it. A report has one for each address. */
export type Holder = {
  reportId: string;
  recipient: string;
  /** The newest revision that was sent to them; 0 before the first. */
  revision: number;
  /** When an email of the report was last sent to them. */
  sentAt: Date | null;
  /** The number of the newest sending that reached them, or still may; null without one. */
  reached: number | null;
  /** The email that counts: what became of the newest, unless an earlier one brings no less. */
  dispatchId: string;
  /** The revision that it brings; null while it takes what will be approved. */
  brings: number | null;
  state: HolderState;
};
