import { EntitySchema } from "typeorm";
import type { PeriodFigures } from "@agency/core/figures/period-figures";
import { belongsTo, json, key, moment, text } from "./columns.ts";

export const figuresEntity = new EntitySchema<PeriodFigures>({
  name: "figures",
  tableName: "figures",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "figures_client"),
    reportType: text(16),
    periodStart: text(10),
    figures: json,
    source: text(8),
    updatedAt: moment,
  },
  indices: [
    { name: "figures_period", columns: ["clientId", "reportType", "periodStart"], unique: true },
    { name: "figures_of_period", columns: ["reportType", "periodStart", "clientId", "source"] },
  ],
});
