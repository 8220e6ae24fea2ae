import { useSearchParams } from "react-router";
import { type ClientPackage, clientPackages } from "@agency/content/settings";
import { isDate } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { type BoardOrigin, boardOrigins, type LifeState, lifeStates } from "@agency/model/states";
import { matchValue } from "../../shared/match-value.ts";

export type BoardPlace = {
  reportType: ReportType;
  /** First day of the period; null means the last complete one. */
  periodStart: string | null;
  state: LifeState | null;
  package: ClientPackage | null;
  origin: BoardOrigin | null;
  /** Only clients that have not opened what they were mailed some days ago. */
  unopened: boolean;
  /** Only clients that whoever is signed in is responsible for. */
  mine: boolean;
};

/** The view of the board is in the address, so that a reload, the way back and the other language keep it. */
export function useBoardPlace(): BoardPlace & { open: (place: Partial<BoardPlace>) => void } {
  const [search, setSearch] = useSearchParams();
  const start = search.get("period");
  const place: BoardPlace = {
    reportType: matchValue(reportTypes, search.get("type")) ?? "monthly",
    periodStart: start !== null && isDate(start) ? start : null,
    state: matchValue(lifeStates, search.get("state")),
    package: matchValue(clientPackages, search.get("package")),
    origin: matchValue(boardOrigins, search.get("origin")),
    unopened: search.get("opened") === "no",
    mine: search.get("mine") === "yes",
  };
  return {
    ...place,
    open: (change) => {
      const { reportType, periodStart, state, package: chosen, origin, unopened, mine } = { ...place, ...change };
      const next = new URLSearchParams({ tab: "reports" });
      if (reportType !== "monthly") next.set("type", reportType);
      if (periodStart) next.set("period", periodStart);
      if (state) next.set("state", state);
      if (chosen) next.set("package", chosen);
      if (origin) next.set("origin", origin);
      if (unopened) next.set("opened", "no");
      if (mine) next.set("mine", "yes");
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}
