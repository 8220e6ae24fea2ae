import { EntitySchema } from "typeorm";
import type { PeriodFigures } from "@agency/core/figures/period-figures";
import type { Reading } from "@agency/core/figures/reading";
import type { Figures } from "@agency/model/figures";
import type { LaterFigure, ProfileFigure, SpendFigure } from "@agency/model/later-figures";
import type { KeptOriginGroup } from "@agency/model/origin";
import type { ProfileSearches } from "@agency/model/profile-searches";
import { belongsTo, json, key, moment, optionalJson, optionalText, optionalYesNo, text } from "./columns.ts";

/** The figures of a period as stored. Rows of the previous version have a source and none of the origins. */
export type StoredFigures = Omit<PeriodFigures, "figures" | "origins" | "overridden" | "profileSearches"> & {
  figures: Omit<Figures, LaterFigure>;
  /** What the previous version knows of origins. */
  source: "typed" | "csv";
  /** Where most figures come from, for lists. */
  origin: KeptOriginGroup | null;
  origins: PeriodFigures["origins"] | null;
  overridden: PeriodFigures["overridden"] | null;
  /** What is known of a Business Profile, which the previous version does not read; null when that is nothing. */
  profile: (StoredPart<ProfileFigure> & { searches?: ProfileSearches }) | null;
  /** The same of what was spent on ads. */
  spend: StoredPart<SpendFigure> | null;
};

type StoredPart<Key extends LaterFigure> = {
  figures: Partial<Pick<Figures, Key>>;
  origins: PeriodFigures["origins"];
  overridden: PeriodFigures["overridden"];
};

export const figuresEntity = new EntitySchema<StoredFigures>({
  name: "figures",
  tableName: "figures",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "figures_client"),
    reportType: text(16),
    periodStart: text(10),
    figures: json,
    source: text(8),
    origin: optionalText(8),
    origins: optionalJson,
    overridden: optionalJson,
    searches: optionalJson,
    profile: optionalJson,
    leads: optionalJson,
    spend: optionalJson,
    updatedAt: moment,
  },
  indices: [
    { name: "figures_period", columns: ["clientId", "reportType", "periodStart"], unique: true },
    { name: "figures_origin", columns: ["reportType", "periodStart", "clientId", "origin", "source"] },
  ],
});

export const readingEntity = new EntitySchema<Reading>({
  name: "reading",
  tableName: "readings",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "readings_client"),
    reportType: text(16),
    periodStart: text(10),
    kind: text(24),
    readAt: moment,
    detail: optionalText(500),
    author: optionalText(120),
    final: optionalYesNo,
    figures: json,
  },
  indices: [{ name: "readings_period", columns: ["clientId", "reportType", "periodStart", "readAt"] }],
});
