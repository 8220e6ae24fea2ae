import { EntitySchema } from "typeorm";
import type { ReportUse } from "@agency/core/uses/report-use";
import { belongsTo, moment, text, whole } from "./columns.ts";

export const reportUseEntity = new EntitySchema<ReportUse>({
  name: "report_use",
  tableName: "report_uses",
  columns: {
    reportId: { ...belongsTo("report", "report_uses_report"), primary: true },
    revision: { ...whole, primary: true },
    kind: { ...text(16), primary: true },
    times: whole,
    firstAt: moment,
    lastAt: moment,
  },
});
