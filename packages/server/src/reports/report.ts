import type { Problem } from "@agency/model/problems";
import type { Recommendation } from "@agency/model/report/recommendations";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { ReportState } from "@agency/model/states";
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
  state: ReportState;
  /** Problem of the last try. */
  problem: Problem | null;
  requestedAt: Date;
  generatedAt: Date | null;
  sample: boolean;
  /** Whether the working copy has letters that no font has, which its PDF cannot show. */
  undrawn: boolean;
  comment: string | null;
  /** The recommendations as the staff edited them; null means those of the snapshot. */
  recommendations: Recommendation[] | null;
  snapshot: Snapshot | null;
  /** Raised with each change of the working copy, so that nobody approves what they have not seen. */
  version: number;
  /** Whether the working copy differs from what is approved. */
  unapproved: boolean;
  /** Whether to approve the report as soon as it is generated. */
  approving: boolean;
  /** The username of who asked for that; null when the product did by itself. */
  approver: string | null;
  /** The number of the latest approved revision; 0 before the first one. */
  revision: number;
};

/**
 * The content of the working copy: its figures with the staff's comment and recommendations. Of the rules that the staff kept,
 * only those that still apply remain, with the present figures.
 */
export function workingSnapshot({
  snapshot,
  comment,
  recommendations,
}: Pick<Report, "snapshot" | "comment" | "recommendations">): Snapshot | null {
  if (!snapshot) return null;
  const ofRules = snapshot.recommendations;
  const kept = recommendations?.flatMap((one) =>
    "text" in one ? [one] : ofRules.filter((rule) => "key" in rule && rule.key === one.key),
  );
  return { ...snapshot, comment, recommendations: kept ?? ofRules };
}

/** Changes of a working copy. Null recommendations are those of the rules. */
export type Draft = { comment?: string | null | undefined; recommendations?: Recommendation[] | null | undefined };
