import { afterEach, expect, test } from "vitest";
import { findAttention } from "@agency/server/attention/find-attention";
import type { Client } from "@agency/server/clients/client";
import { reportEntity } from "@agency/server/reports/table";
import { storeSchedules } from "@agency/server/schedules/store";
import { scheduleEntity } from "@agency/server/schedules/table";
import { dispatchEntity } from "@agency/server/sending/table";
import { healthyServer } from "@agency/server/testing/context";
import { until } from "@agency/testing/ceiling";
import { openStage } from "./testing/stage.ts";

const stage = await openStage();
const { database } = stage;
afterEach(async () => {
  await stage.reset();
  await database.write((transaction) => transaction.query("DELETE FROM clients"));
});

/** A client with a weekly schedule that is due since Monday, midnight, and has never run. */
async function scheduled(): Promise<Client> {
  const client = await stage.addClient({ name: "Sample Scheduled" });
  await storeSchedules(database, [
    {
      clientId: client.id,
      reportType: "weekly",
      enabled: true,
      day: 1,
      hour: 0,
      mode: "send",
      lastPeriodStart: null,
      triedPeriodStart: null,
      lastOutcome: null,
      lastOutcomeAt: null,
    },
  ]);
  return client;
}

async function expectNothingSent(client: Client): Promise<void> {
  expect(await database.manager.countBy(reportEntity, { clientId: client.id })).toBe(0);
  expect(await database.manager.count(dispatchEntity)).toBe(0);
  expect(stage.mailsTo({ client })).toEqual([]);
}

test.each([
  ["finds no figures", { SAMPLE_DATA: "off" }, "no_figures"],
  ["would mail sample figures", { SAMPLE_DATA: "on" }, "sample_not_mailed"],
] as const)("a schedule that %s sends nothing, logs it and asks for attention", async (_, environment, outcome) => {
  const client = await scheduled();
  const worker = await stage.startWorker(environment);
  await until(async () =>
    expect(await database.manager.findOneByOrFail(scheduleEntity, { clientId: client.id })).toMatchObject({
      lastOutcome: outcome,
      lastPeriodStart: null,
    }),
  );
  await until(() =>
    expect(worker.log).toContainEqual(expect.objectContaining({ job: "run-schedules", outcomes: { [outcome]: 1 } })),
  );
  const { items } = await findAttention({ database, server: healthyServer, clock: database.now }, 10);
  expect(items).toMatchObject([{ kind: outcome, client: { name: "Sample Scheduled" }, reportType: "weekly" }]);
  await worker.stop();
  await expectNothingSent(client);
});
