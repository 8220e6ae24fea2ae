import type { FigureKey, NumberFigure } from "./figures.ts";

/** The figures of a Business Profile. Versions from before them do not know their names, so that they are stored apart. */
export const profileFigures = ["calls", "directions", "websiteClicks"] as const satisfies NumberFigure[];
export type ProfileFigure = (typeof profileFigures)[number];

/** The entries of the figures that every version knows, and those of a Business Profile that are there. */
export function withoutProfile<T extends Partial<Record<FigureKey, unknown>>>(
  record: T,
): { others: Omit<T, ProfileFigure>; profile: Partial<Pick<T, ProfileFigure>> } {
  const { calls, directions, websiteClicks, ...others } = record;
  const profile = Object.entries({ calls, directions, websiteClicks }).filter(([, value]) => value != null);
  return { others, profile: Object.fromEntries(profile) as Partial<Pick<T, ProfileFigure>> };
}
