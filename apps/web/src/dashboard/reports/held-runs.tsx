import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import type { ReportType } from "@agency/model/report/report-type";
import { late } from "../../shared/late-start/late.tsx";
import type { Asked } from "./progress-steps.ts";

// Only what waits is watched, so no page loads the watcher before.
const RunWatchers = late(() => import("./run-watchers.tsx"));

/** The work that one click requested. The row of the report shows its progress. */
export type Run = Asked & {
  /** Distinguishes the runs of one report. */
  number: number;
  clientId: string;
  reportType: ReportType;
  /** First day of the period. */
  periodStart: string;
  /** Null if the id is unknown until the server responds. */
  reportId: string | null;
  /** `asking`: no response yet; `waiting`: unfinished; `alreadySent`: the report had been sent before. */
  state: "asking" | "waiting" | "over" | "alreadySent";
  /** The server's error, if it refused the request. */
  refusal: unknown;
};

type HeldRuns = { runs: Record<string, Run>; put: (run: Run) => void; newNumber: () => number };

const Held = createContext<HeldRuns | null>(null);

/** Holds the runs of the staff's pages and announces their ends, whichever page is open. */
export function RunsOfReports({ children }: { children: ReactNode }) {
  const [runs, setRuns] = useState<HeldRuns["runs"]>({});
  const count = useRef(0);
  const held = useMemo(
    () => ({
      runs,
      put: (run: Run) => setRuns((known) => ({ ...known, [keyOf(run)]: run })),
      newNumber: () => (count.current += 1),
    }),
    [runs],
  );
  return (
    <Held value={held}>
      {children}
      {waitingOf(runs).length > 0 && <RunWatchers />}
    </Held>
  );
}

export function useHeldRuns(): HeldRuns {
  const held = useContext(Held);
  if (!held) throw new Error("Runs are held by RunsOfReports, which is not around this");
  return held;
}

export function waitingOf(runs: Record<string, Run>): Run[] {
  return Object.values(runs).filter(({ state }) => state === "waiting");
}

export function keyOf({
  clientId,
  reportType,
  periodStart,
}: Pick<Run, "clientId" | "reportType" | "periodStart">): string {
  return `${clientId} ${reportType} ${periodStart}`;
}
