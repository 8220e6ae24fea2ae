import { type FigureKey, figureKeys, noFigures } from "@agency/model/figures";
import type { Origin } from "@agency/model/origin";
import type { Source } from "../sources/source.ts";
import type { GivenFigure, PeriodFigures } from "./period-figures.ts";

type Account = Pick<Source, "kind" | "accountId">;

/**
 * The figures of a period without those that another account of the same kind gave: a client has one of each kind. What the staff typed
 * or imported stays. What was read stays in the readings.
 * @returns the same period when it has none; null when nothing else is left
 */
export function forgetOtherAccounts(period: PeriodFigures, account: Account): PeriodFigures | null {
  const given = figureKeys.filter((figure) => isOfAnother(period.origins[figure], account));
  const beneath = figureKeys.filter((figure) => isOfAnother(period.overridden[figure]?.origin, account));
  if (given.length === 0 && beneath.length === 0) return period;
  const figures = Object.fromEntries(given.map((figure) => [figure, noFigures[figure]]));
  const left = {
    ...period,
    figures: { ...period.figures, ...figures },
    origins: without<Origin>(period.origins, given),
    overridden: without<GivenFigure>(period.overridden, beneath),
    leads: account.kind === "analytics" ? null : period.leads,
    // An imported export brings searches with their top rankings.
    searches: account.kind === "search_console" && period.origins.topRankings?.kind !== "file" ? null : period.searches,
  };
  const nothing = Object.keys({ ...left.origins, ...left.overridden }).length === 0 && !left.leads && !left.searches;
  return nothing ? null : left;
}

/** The call of a reading names its account: `analyticsdata properties/123 runReport …`. */
function isOfAnother(origin: Origin | undefined, { kind, accountId }: Account): boolean {
  if (origin?.kind !== kind) return false;
  const named = origin.detail?.split(" ")[1]?.replace(/^(?:properties|locations)\//, "");
  return named !== accountId;
}

function without<Value>(values: Partial<Record<FigureKey, Value>>, figures: FigureKey[]): typeof values {
  return Object.fromEntries(Object.entries(values).filter(([figure]) => !figures.includes(figure as FigureKey)));
}
