import { EntitySchema } from "typeorm";
import { belongsTo, moment, text, whole } from "../kit/db/columns.ts";
import type { ReportUse } from "./report-use.ts";

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
