import type { FigureKey, NumberFigure } from "./figures.ts";

/** The figures of a Business Profile. */
export const profileFigures = ["calls", "directions", "websiteClicks"] as const satisfies NumberFigure[];
export type ProfileFigure = (typeof profileFigures)[number];

/** What was spent on ads. */
export const spendFigures = ["adSpend"] as const satisfies NumberFigure[];
export type SpendFigure = (typeof spendFigures)[number];

/** The figures that came later. Versions from before do not know their names, so each group is stored apart. */
export type LaterFigure = ProfileFigure | SpendFigure;

type Part<T, Key extends FigureKey> = Partial<Pick<T, Key & keyof T>>;

/** The entries of the figures that every version knows, and those of each later group that are there. */
export function withoutLater<T extends Partial<Record<FigureKey, unknown>>>(
  record: T,
): { others: Omit<T, LaterFigure>; profile: Part<T, ProfileFigure>; spend: Part<T, SpendFigure> } {
  const { calls, directions, websiteClicks, adSpend, ...others } = record;
  const profile = known({ calls, directions, websiteClicks });
  return { others, profile: profile as Part<T, ProfileFigure>, spend: known({ adSpend }) as Part<T, SpendFigure> };
}

function known(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value != null));
}
