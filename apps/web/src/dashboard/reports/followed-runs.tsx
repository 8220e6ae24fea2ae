import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { ReportProgress } from "@agency/contracts/report-progress";
import { late } from "../../shared/late-start/late.tsx";

// Only what goes on is watched, so no page loads the watcher before.
const RunWatchers = late(() => import("./run-watchers.tsx"));

/** A run of one report. The server says how far it is. */
type Followed = { clientId: string; announced: boolean };

type FollowedRuns = {
  /** By the runs' ids. */
  runs: ReadonlyMap<string, Followed>;
  /** @param announced whether nothing is to be said at its end */
  follow: (report: Pick<ReportProgress, "clientId" | "run">, announced?: boolean) => void;
};

const Context = createContext<FollowedRuns | null>(null);

/** Remembers which runs went on since the staff's pages were opened, and announces their ends, whichever page is open. */
export function RunsOfReports({ children }: { children: ReactNode }) {
  const [runs, setRuns] = useState<FollowedRuns["runs"]>(new Map());
  const follow: FollowedRuns["follow"] = useCallback(({ clientId, run }, announced = false) => {
    if (!run) return;
    setRuns((known) => {
      const before = known.get(run.id);
      if (before && (before.announced || !announced)) return known;
      return new Map(known).set(run.id, { clientId, announced });
    });
  }, []);
  const followed = useMemo(() => ({ runs, follow }), [runs, follow]);
  return (
    <Context value={followed}>
      {children}
      {[...runs.values()].some(({ announced }) => !announced) && <RunWatchers />}
    </Context>
  );
}

export function useFollowedRuns(): FollowedRuns {
  const followed = useContext(Context);
  if (!followed) throw new Error("Runs are followed by RunsOfReports, which is not around this");
  return followed;
}
