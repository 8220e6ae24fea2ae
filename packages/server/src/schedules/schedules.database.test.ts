import { beforeEach, expect, test } from "vitest";
import { readSchedules, saveSchedules } from "@agency/contracts/schedules/routes";
import type { Schedules } from "@agency/contracts/schedules/schemas";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";

let clientId: string;

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  ({ id: clientId } = await addClient(api));
});

const read = () => api.call(readSchedules, { params: { clientId } });
const save = (body: Schedules) => api.call(saveSchedules, { params: { clientId }, body });

const [weekly, monthly, quarterly] = [
  { reportType: "weekly", enabled: true, day: 7, hour: 23, mode: "send" },
  { reportType: "monthly", enabled: true, day: 28, hour: 0, mode: "review" },
  { reportType: "quarterly", enabled: false, day: 5, hour: 12, mode: "send" },
] as const;

test("all three schedules are off at first, set to 9 am on the fourth day, for review", async () => {
  const off = { enabled: false, day: 4, hour: 9, mode: "review" };
  expect(await read()).toEqual(["weekly", "monthly", "quarterly"].map((reportType) => ({ reportType, ...off })));
});

test("schedules are stored per client", async () => {
  expect(await save([weekly, monthly, quarterly])).toEqual([weekly, monthly, quarterly]);
  const changed = { ...monthly, enabled: false, day: 3 };
  await save([weekly, changed, quarterly]);
  expect(await read()).toEqual([weekly, changed, quarterly]);
  ({ id: clientId } = await addClient(api));
  expect((await read()).map(({ enabled }) => enabled)).toEqual([false, false, false]);
});

test.each([
  ["0.day", [{ ...weekly, day: 8 }, monthly, quarterly], "must be 1 (Monday) to 7 (Sunday)"],
  ["1.day", [weekly, { ...monthly, day: 29 }, quarterly], "must be 28 or less"],
  ["2.day", [weekly, monthly, { ...quarterly, day: 0 }], "must be 1 or more"],
  ["0.hour", [{ ...weekly, hour: 24 }, monthly, quarterly], "must be 23 or less"],
  ["0.hour", [{ ...weekly, hour: 9.5 }, monthly, quarterly], "must be a whole number, such as 2500"],
  ["0.enabled", [{ ...weekly, enabled: "yes" }, monthly, quarterly], "has the wrong type"],
  ["1.mode", [weekly, { ...monthly, mode: "now" }, quarterly], "must be one of Send to the client, Prepare for review"],
  ["1.lastPeriodStart", [weekly, { ...monthly, lastPeriodStart: null }, quarterly], "is not a known field"],
  ["body", [monthly, weekly, quarterly], "must have one schedule each"],
  ["body", [weekly, weekly, quarterly], "must have one schedule each"],
  ["body", [weekly, monthly], "must be"],
  ["body", { weekly }, "has the wrong type"],
])("refuses a wrong %s", async (field, body, message) => {
  await save([weekly, monthly, quarterly]);
  const refused = await api.refused(saveSchedules, { params: { clientId }, body });
  expect(refused.body.fields?.[0]).toEqual({ field, message: expect.stringContaining(message) });
  expect(await read()).toEqual([weekly, monthly, quarterly]);
});
