import { EntitySchema, type EntitySchemaColumnOptions } from "typeorm";
import type { SpeedTest } from "@agency/core/speed-test/speed-test";
import { json, key, moment, optionalMoment, optionalText, text, work } from "./columns.ts";

const optionalJson: EntitySchemaColumnOptions = { ...json, nullable: true };
const address: EntitySchemaColumnOptions = { type: "text" };

export const speedTestEntity = new EntitySchema<SpeedTest>({
  name: "speedTest",
  tableName: "speed_tests",
  columns: {
    id: key(36),
    ticket: text(36),
    url: address,
    urlHash: text(64),
    state: text(16),
    stage: text(16),
    requestedAt: moment,
    measuredAt: optionalMoment,
    figures: optionalJson,
    problem: optionalText(500),
    ...work,
  },
  indices: [
    { name: "speed_tests_ticket", columns: ["ticket"], unique: true },
    { name: "speed_tests_due", columns: ["state", "dueAt"] },
    { name: "speed_tests_measured", columns: ["urlHash", "measuredAt"] },
    { name: "speed_tests_requested_at", columns: ["requestedAt"] },
  ],
});
