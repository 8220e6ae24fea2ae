import { EntitySchema } from "typeorm";
import { belongsTo, json, key, moment, optionalJson, optionalText, optionalYesNo, text } from "../kit/db/columns.ts";
import type { PeriodFigures } from "./figures.ts";
import type { Reading } from "./reading.ts";

/** The figures of a period as stored. */
export type StoredFigures = PeriodFigures & {
  /** Where its figures come from, for lists: `KeptOriginGroup`s with commas between; null where none is known. */
  originGroups: string | null;
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
    originGroups: optionalText(24),
    origins: json,
    overridden: json,
    searches: optionalJson,
    leads: optionalJson,
    visits: optionalJson,
    profileSearches: optionalJson,
    ads: optionalJson,
    aiAnswers: optionalJson,
    confirmed: json,
    updatedAt: moment,
  },
  indices: [
    { name: "figures_period", columns: ["clientId", "reportType", "periodStart"], unique: true },
    { name: "figures_origin", columns: ["reportType", "periodStart", "clientId", "originGroups"] },
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
    account: optionalText(500),
    final: optionalYesNo,
    figures: json,
  },
  indices: [{ name: "readings_period", columns: ["clientId", "reportType", "periodStart", "readAt"] }],
});
