import { EntitySchema } from "typeorm";
import { longestQuestion } from "@agency/model/limits";
import { belongsTo, key, moment, optionalMoment, optionalText, optionalWhole, text, whole } from "../kit/db/columns.ts";
import type { ReportAnswer } from "./answer.ts";

export const answerEntity = new EntitySchema<ReportAnswer>({
  name: "report_answer",
  tableName: "report_answers",
  columns: {
    id: key(36),
    reportId: belongsTo("report", "report_answers_report"),
    revision: whole,
    via: text(36),
    name: optionalText(120),
    rating: optionalText(16),
    question: optionalText(longestQuestion),
    customers: optionalWhole,
    worth: optionalWhole,
    answeredAt: moment,
    settledAt: optionalMoment,
    settledBy: optionalText(120),
  },
  indices: [
    { name: "report_answers_place", columns: ["reportId", "revision", "via"], unique: true },
    { name: "report_answers_waiting", columns: ["settledAt", "answeredAt"] },
  ],
});
