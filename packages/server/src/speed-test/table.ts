import { EntitySchema } from "typeorm";
import {
  key,
  longText,
  moment,
  optionalJson,
  optionalMoment,
  optionalText,
  text,
  whole,
  work,
} from "../kit/db/columns.ts";
import type { SpeedTest } from "./speed-test.ts";

export const speedTestEntity = new EntitySchema<SpeedTest>({
  name: "speedTest",
  tableName: "speed_tests",
  columns: {
    id: key(36),
    kind: text(16),
    ticket: text(36),
    url: longText,
    urlHash: text(64),
    state: text(16),
    stage: text(16),
    requestedAt: moment,
    asker: optionalText(64),
    network: optionalText(64),
    begunAt: optionalMoment,
    usedMs: whole,
    measuredAt: optionalMoment,
    figures: optionalJson,
    audit: optionalJson,
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
