import { type AccountKind, accountKindNames } from "@agency/model/connections";
import type { Problem } from "@agency/model/problems";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { SourceProblem } from "@agency/model/source-problem";

/** A client's source whose figures of a period are missing, or may be old. */
export type UnreadSource = {
  kind: AccountKind;
  /** Null while it waits for its turn. */
  problem: SourceProblem | null;
};

/** The sources that were to be read for a period and were not, by the ids of the clients that have any. */
export type UnreadSources = (
  clientIds: string[],
  type: ReportType,
  period: Pick<Period, "start">,
) => Promise<Map<string, UnreadSource[]>>;

/** What the staff read about the sources that hold a report, the first that fails; null when there are none. */
export function unreadProblem(unread: UnreadSource[]): Problem | null {
  const first = unread.find(({ problem }) => problem !== null) ?? unread[0];
  if (!first) return null;
  const source = accountKindNames[first.kind];
  return first.problem === null
    ? { code: "source_unread", params: { source } }
    : { code: "source_failing", params: { source, problem: first.problem } };
}
