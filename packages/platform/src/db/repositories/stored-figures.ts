import type { PeriodFigures } from "@agency/core/figures/period-figures";
import { noFigures } from "@agency/model/figures";
import { withoutLater } from "@agency/model/later-figures";
import { bareOrigin, type KeptOriginGroup, mainOriginGroup, type Origins, originsOfAll } from "@agency/model/origin";
import type { ProfileSearches } from "@agency/model/profile-searches";
import type { Searches } from "@agency/model/searches";
import { keepableRankings } from "@agency/model/top-rankings";
import type { StoredFigures } from "../entities/figures.ts";

/** The figures of a period as a row that the previous version reads as well. */
export function toStored({ profileSearches, ...period }: PeriodFigures): StoredFigures {
  const group = mainOriginGroup(period.origins);
  const origin: KeptOriginGroup = group === null || group === "sample" ? "typed" : group;
  const figures = withoutLater(period.figures);
  const origins = withoutLater(period.origins);
  const overridden = withoutLater(period.overridden);
  const part = <Key extends "profile" | "spend">(key: Key, extra: { searches?: ProfileSearches } = {}) => {
    const known = { figures: figures[key], origins: origins[key], overridden: overridden[key], ...extra };
    return Object.values(known).some((entries) => Object.keys(entries).length > 0) ? known : null;
  };
  return {
    ...period,
    figures: figures.others,
    origins: origins.others,
    overridden: overridden.others,
    profile: part("profile", profileSearches ? { searches: profileSearches } : {}),
    spend: part("spend"),
    origin,
    source: origin === "typed" ? "typed" : "csv",
  };
}

/** Rows of earlier versions lack origins, know nothing of a Business Profile or of ads, and name searches that cannot be kept. */
export function readStored({
  source,
  origin: _origin,
  origins,
  overridden,
  profile,
  spend,
  ...row
}: StoredFigures): PeriodFigures {
  const stored = { ...noFigures, ...row.figures };
  const figures = { ...stored, topRankings: keepableRankings(stored.topRankings) };
  const former = origins ?? formerOrigins({ ...row, figures }, source);
  return {
    ...row,
    searches: row.searches && withScope(row.searches, { figures, origins: former }),
    figures: { ...figures, ...profile?.figures, ...spend?.figures },
    origins: { ...former, ...profile?.origins, ...spend?.origins },
    profileSearches: profile?.searches ?? null,
    overridden: { ...readOverridden(overridden), ...profile?.overridden, ...spend?.overridden },
  };
}

/**
 * Rows of earlier versions do not say which searches they have. They are known where there are more than are kept, and where one was
 * not found.
 */
function withScope(searches: Searches, { figures, origins }: Pick<PeriodFigures, "figures" | "origins">): Searches {
  const call = origins.keywordsTracked;
  if (searches.scope || call?.kind !== "search_console") return searches;
  const { keywords } = searches;
  const country = / by query in (?<country>[a-z]{3})$/.exec(call.detail ?? "")?.groups?.country ?? null;
  if ((figures.keywordsTracked ?? 0) > keywords.length) return { ...searches, scope: { list: "top", country } };
  if (keywords.some(({ position }) => position === null)) return { ...searches, scope: { list: "own", country } };
  return searches;
}

function readOverridden(overridden: StoredFigures["overridden"]): PeriodFigures["overridden"] {
  const given = overridden?.topRankings;
  if (!overridden || !given || !Array.isArray(given.value)) return overridden ?? {};
  return { ...overridden, topRankings: { ...given, value: keepableRankings(given.value) } };
}

/** The previous version had one source for all figures of a period. */
function formerOrigins({ figures, updatedAt }: Pick<PeriodFigures, "figures" | "updatedAt">, source: string): Origins {
  return originsOfAll(figures, bareOrigin(source === "csv" ? "file" : "typed", updatedAt.toISOString()));
}
