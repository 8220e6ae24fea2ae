import { changedComments } from "@agency/model/report/comments";
import type { Snapshot } from "@agency/model/report/snapshot";
import { sameJson } from "@agency/model/same-json";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { type ApprovedBefore, type Draft, type Report, nextRevision, workingSnapshot } from "./report.ts";
import { approvedBeforeOne, isSentAsRead, saveDraft, storeApproval, storeLeft } from "./store.ts";
import type { UndrawnWords } from "./undrawn-words.ts";

/**
 * The revision that the client would read if the working copy were approved now, with its changes; null before it is generated.
 * `differs` says whether that would be another revision. Of a report that was left as sent it is what was sent.
 */
export function previewReport(
  report: Report,
  before: ApprovedBefore,
  now: Date,
): { snapshot: Snapshot; differs: boolean } | null {
  const snapshot = workingSnapshot(report);
  if (!snapshot) return null;
  if (!report.unapproved && before.latest) return { snapshot: before.latest.snapshot, differs: false };
  const next = nextRevision(before, { reportId: report.id, snapshot }, { by: null, at: now });
  return { snapshot: next?.snapshot ?? before.latest?.snapshot ?? snapshot, differs: next !== null };
}

/**
 * Changes comments or the recommendations of a report's working copy. Its client keeps reading the approved revision.
 * @param draft an empty comment clears that of its language, and others stay; null recommendations are those of the rules
 * @param seen the version that the staff edited; undefined saves over whatever is there
 * @throws Refusal report_changed when the working copy is another by now
 */
export async function editReport(
  { database, undrawnWords, bell }: Context & { undrawnWords: UndrawnWords },
  report: Report,
  draft: Draft,
  seen?: number,
): Promise<void> {
  if (seen !== undefined && seen !== report.version) throw new Refusal("report_changed");
  const comments = changedComments(report.comments, draft.comments ?? {});
  const { recommendations = report.recommendations } = draft;
  if (sameJson(report.comments, comments) && sameJson(report.recommendations, recommendations)) return;
  const snapshot = workingSnapshot({ snapshot: report.snapshot, comments, recommendations });
  const undrawn = snapshot !== null && (await undrawnWords(snapshot)).length > 0;
  if (!(await saveDraft(database, report.id, { ...draft, undrawn }, seen))) throw new Refusal("report_changed");
  if (report.state === "running") await bell.ring("report", report.id);
}

/**
 * Approves the working copy of a report, which its client can then read.
 * @param seen the version that the staff looked at; undefined approves whatever is there
 * @throws Refusal not_generated, or report_changed when the working copy is another by now
 */
export async function approveReport(
  { database, clock }: Context,
  report: Report,
  { by, seen }: { by: string; seen?: number | undefined },
): Promise<void> {
  const snapshot = workingSnapshot(report);
  if (!snapshot || report.state !== "done") throw new Refusal("not_generated");
  if (seen !== undefined && seen !== report.version) throw new Refusal("report_changed");
  const before = await approvedBeforeOne(database.manager, report);
  const revision = nextRevision(before, { reportId: report.id, snapshot }, { by, at: await clock() });
  if (!(await storeApproval(database, report, revision))) throw new Refusal("report_changed");
}

/**
 * Leaves a report as it was sent, although its working copy says something else by now. That holds until the working copy changes again.
 * @param seen the version that somebody looked at
 * @throws Refusal report_changed when the working copy is another by now, not_changed_since_sent when there is nothing to leave
 */
export async function leaveAsSent({ database }: Context, report: Report, seen: number): Promise<void> {
  if (seen !== report.version) throw new Refusal("report_changed");
  if (report.life !== "changed" || !(await isSentAsRead(database, report))) throw new Refusal("not_changed_since_sent");
  if (!(await storeLeft(database, report))) throw new Refusal("report_changed");
}
