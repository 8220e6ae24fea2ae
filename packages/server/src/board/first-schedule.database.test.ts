import { beforeEach, expect, test } from "vitest";
import { createClient } from "@agency/contracts/clients";
import { listSchedules } from "@agency/contracts/schedules";
import { startApi } from "../testing/api.ts";

const api = await startApi();
beforeEach(() => api.empty());

const body = { name: "Kedai Roti", email: "roti@kedai.example" };
const schedules = async () =>
  (await api.call(listSchedules, { query: { reportType: "monthly" } })).schedules.map(({ schedule }) => schedule);

test("a new client's monthly reports are prepared for review when the form says so, and its answer is the same", async () => {
  const plain = await api.call(createClient, { body });
  const scheduled = await api.call(createClient, {
    body: { ...body, name: "Kedai Bunga", confirmed: true, scheduled: true },
  });
  expect(Object.keys(scheduled)).toEqual(Object.keys(plain));
  const plan = { reportType: "monthly", day: 4, hour: 9, mode: "review" };
  expect(await schedules()).toEqual([
    { ...plan, enabled: true },
    { ...plan, enabled: false },
  ]);
});

test("a client that is refused gets no schedule either", async () => {
  await api.call(createClient, { body });
  await api.refused(createClient, { body: { ...body, scheduled: true } });
  expect(await schedules()).toMatchObject([{ enabled: false }]);
});
