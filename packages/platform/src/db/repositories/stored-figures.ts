import type { PeriodFigures } from "@agency/core/figures/period-figures";
import { noFigures } from "@agency/model/figures";
import { bareOrigin, type KeptOriginGroup, mainOriginGroup, type Origins, originsOfAll } from "@agency/model/origin";
import { withoutProfile } from "@agency/model/profile-figures";
import type { StoredFigures } from "../entities/figures.ts";

/** The figures of a period as a row that the previous version reads as well. */
export function toStored(period: PeriodFigures): StoredFigures {
  const group = mainOriginGroup(period.origins);
  const origin: KeptOriginGroup = group === null || group === "sample" ? "typed" : group;
  const figures = withoutProfile(period.figures);
  const origins = withoutProfile(period.origins);
  const overridden = withoutProfile(period.overridden);
  const profile = { figures: figures.profile, origins: origins.profile, overridden: overridden.profile };
  return {
    ...period,
    figures: figures.others,
    origins: origins.others,
    overridden: overridden.others,
    profile: Object.values(profile).some((part) => Object.keys(part).length > 0) ? profile : null,
    origin,
    source: origin === "typed" ? "typed" : "csv",
  };
}

/** Rows of earlier versions lack origins, and know nothing of a Business Profile. */
export function readStored({
  source,
  origin: _origin,
  origins,
  overridden,
  profile,
  ...row
}: StoredFigures): PeriodFigures {
  const figures = { ...noFigures, ...row.figures };
  const former = origins ?? formerOrigins({ ...row, figures }, source);
  return {
    ...row,
    figures: { ...figures, ...profile?.figures },
    origins: { ...former, ...profile?.origins },
    overridden: { ...overridden, ...profile?.overridden },
  };
}

/** The previous version had one source for all figures of a period. */
function formerOrigins({ figures, updatedAt }: Pick<PeriodFigures, "figures" | "updatedAt">, source: string): Origins {
  return originsOfAll(figures, bareOrigin(source === "csv" ? "file" : "typed", updatedAt.toISOString()));
}
