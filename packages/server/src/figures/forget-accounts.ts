import { type FigureKey, figureKeys, noFigures } from "@agency/model/figures";
import type { KeptOriginKind, OriginKind } from "@agency/model/origin";
import type { Searches } from "@agency/model/searches";
import type { PeriodFigures } from "./period-figures.ts";

/** What goes: all that accounts of a kind gave, except one that stays. */
export type Leaving = { kind: KeptOriginKind; staying: string | null };

/** Where something comes from. */
type From = { kind: OriginKind; account: string | null };

/**
 * The figures of a period without those that accounts gave which leave. What the staff typed or imported stays, and what was read stays
 * in the readings.
 * @returns the same period when it has none of these; null when nothing else is left
 */
export function forgetAccounts(period: PeriodFigures, leaving: Leaving): PeriodFigures | null {
  const given = figureKeys.filter((figure) => leaves(period.origins[figure], leaving));
  const beneath = figureKeys.filter((figure) => leaves(period.overridden[figure]?.origin, leaving));
  const searches = searchesLeft(period.searches, leaving);
  const leads = leaves(period.leads?.origin, leaving) ? null : period.leads;
  const profileSearches = leaves(period.profileSearches?.origin, leaving) ? null : period.profileSearches;
  const keepsLists =
    searches === period.searches && leads === period.leads && profileSearches === period.profileSearches;
  if (given.length === 0 && beneath.length === 0 && keepsLists) return period;
  const left = {
    ...period,
    figures: { ...period.figures, ...Object.fromEntries(given.map((figure) => [figure, noFigures[figure]])) },
    origins: without(period.origins, given),
    overridden: without(period.overridden, beneath),
    leads,
    searches,
    profileSearches,
  };
  const lists = leads ?? searches ?? profileSearches;
  return lists || Object.keys({ ...left.origins, ...left.overridden }).length > 0 ? left : null;
}

/** Whether something comes from an account that leaves. */
export function leaves(from: From | undefined, { kind, staying }: Leaving): boolean {
  return from?.kind === kind && (staying === null || from.account !== staying);
}

/** The searches without the lists that accounts gave which leave. */
function searchesLeft(searches: Searches | null, leaving: Leaving): Searches | null {
  if (!searches) return null;
  const [keywords, pages] = [leaves(searches.origins?.keywords, leaving), leaves(searches.origins?.pages, leaving)];
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

function without<Value>(values: Partial<Record<FigureKey, Value>>, figures: FigureKey[]): typeof values {
  return Object.fromEntries(Object.entries(values).filter(([figure]) => !figures.includes(figure as FigureKey)));
}
