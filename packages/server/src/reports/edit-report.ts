import { sameJson } from "@agency/model/report/snapshot-differences";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { type Draft, type Report, workingSnapshot } from "./report.ts";
import { saveDraft } from "./store.ts";
import type { UndrawnWords } from "./undrawn-words.ts";

type Needs = Pick<Context, "database" | "bell"> & { undrawnWords: UndrawnWords };

/**
 * Changes the comment or the recommendations of a report's working copy. Its client keeps reading the approved revision.
 * @param draft an empty comment clears it; null recommendations are those of the rules
 * @param seen the version that the staff edited; undefined saves over whatever is there
 * @throws Refusal report_changed when the working copy is another by now
 */
export async function editReport(
  { database, undrawnWords, bell }: Needs,
  report: Report,
  draft: Draft,
  seen?: number,
): Promise<void> {
  if (seen !== undefined && seen !== report.version) throw new Refusal("report_changed");
  const wanted = draft.comment === undefined ? draft : { ...draft, comment: draft.comment || null };
  const changed = (Object.keys(wanted) as (keyof Draft)[]).some((key) => !sameJson(report[key], wanted[key]));
  if (!changed) return;
  const { comment = report.comment, recommendations = report.recommendations } = wanted;
  const snapshot = workingSnapshot({ snapshot: report.snapshot, comment, recommendations });
  const undrawn = snapshot !== null && (await undrawnWords(snapshot)).length > 0;
  if (!(await saveDraft(database, report.id, { ...wanted, undrawn }, seen))) throw new Refusal("report_changed");
  if (report.state === "running") await bell.ring("report", report.id);
}
