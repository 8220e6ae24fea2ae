import { EntitySchema } from "typeorm";
import { belongsTo, moment, text, whole } from "../kit/db/columns.ts";
import type { ReportOpen } from "./opens.ts";

export const reportOpenEntity = new EntitySchema<ReportOpen>({
  name: "report_open",
  tableName: "report_opens",
  columns: {
    reportId: { ...belongsTo("report", "report_opens_report"), primary: true },
    revision: { ...whole, primary: true },
    kind: { ...text(16), primary: true },
    times: whole,
    firstAt: moment,
    lastAt: moment,
  },
});
