import { type FigureKey, figureKeys, noFigures } from "@agency/model/figures";
import type { Origin } from "@agency/model/origin";
import type { Searches } from "@agency/model/searches";
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
  const searches = account.kind === "search_console" ? searchesLeft(period, account) : period.searches;
  const profileSearches = isOfAnother(period.profileSearches?.origin, account) ? null : period.profileSearches;
  const keepsLists = searches === period.searches && profileSearches === period.profileSearches;
  if (given.length === 0 && beneath.length === 0 && keepsLists) return period;
  const figures = Object.fromEntries(given.map((figure) => [figure, noFigures[figure]]));
  const left = {
    ...period,
    figures: { ...period.figures, ...figures },
    origins: without<Origin>(period.origins, given),
    overridden: without<GivenFigure>(period.overridden, beneath),
    leads: account.kind === "analytics" ? null : period.leads,
    searches,
    profileSearches,
  };
  const lists = left.leads ?? left.searches ?? left.profileSearches;
  return lists || Object.keys({ ...left.origins, ...left.overridden }).length > 0 ? left : null;
}

/** The searches without the lists that another account gave. */
function searchesLeft({ searches }: PeriodFigures, { accountId }: Account): Searches | null {
  if (!searches) return null;
  const gone = (list: "keywords" | "pages") => {
    const from = searches.origins?.[list];
    return from?.kind === "search_console" && from.account !== accountId;
  };
  const [keywords, pages] = [gone("keywords"), gone("pages")];
  if (!keywords && !pages) return searches;
  const { scope, origins: from = {} } = searches;
  const kept: Searches = {
    keywords: keywords ? [] : searches.keywords,
    pages: pages ? [] : searches.pages,
    ...(scope && !keywords && { scope }),
    origins: {
      ...(from.keywords && !keywords && { keywords: from.keywords }),
      ...(from.pages && !pages && { pages: from.pages }),
    },
  };
  return kept.keywords.length + kept.pages.length === 0 ? null : kept;
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
