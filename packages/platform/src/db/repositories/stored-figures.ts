import type { PeriodFigures } from "@agency/core/figures/period-figures";
import { noFigures } from "@agency/model/figures";
import { withoutLater } from "@agency/model/later-figures";
import { bareOrigin, type KeptOriginGroup, mainOriginGroup, type Origins, originsOfAll } from "@agency/model/origin";
import type { StoredFigures } from "../entities/figures.ts";

/** The figures of a period as a row that the previous version reads as well. */
export function toStored(period: PeriodFigures): StoredFigures {
  const group = mainOriginGroup(period.origins);
  const origin: KeptOriginGroup = group === null || group === "sample" ? "typed" : group;
  const figures = withoutLater(period.figures);
  const origins = withoutLater(period.origins);
  const overridden = withoutLater(period.overridden);
  const part = <Key extends "profile" | "spend">(key: Key) => {
    const known = { figures: figures[key], origins: origins[key], overridden: overridden[key] };
    return Object.values(known).some((entries) => Object.keys(entries).length > 0) ? known : null;
  };
  return {
    ...period,
    figures: figures.others,
    origins: origins.others,
    overridden: overridden.others,
    profile: part("profile"),
    spend: part("spend"),
    origin,
    source: origin === "typed" ? "typed" : "csv",
  };
}

/** Rows of earlier versions lack origins, and know nothing of a Business Profile or of ads. */
export function readStored({
  source,
  origin: _origin,
  origins,
  overridden,
  profile,
  spend,
  ...row
}: StoredFigures): PeriodFigures {
  const figures = { ...noFigures, ...row.figures };
  const former = origins ?? formerOrigins({ ...row, figures }, source);
  return {
    ...row,
    figures: { ...figures, ...profile?.figures, ...spend?.figures },
    origins: { ...former, ...profile?.origins, ...spend?.origins },
    overridden: { ...overridden, ...profile?.overridden, ...spend?.overridden },
  };
}

/** The previous version had one source for all figures of a period. */
function formerOrigins({ figures, updatedAt }: Pick<PeriodFigures, "figures" | "updatedAt">, source: string): Origins {
  return originsOfAll(figures, bareOrigin(source === "csv" ? "file" : "typed", updatedAt.toISOString()));
}
