import { afterEach, expect, test } from "vitest";
import { readRun, startRun, stopRun } from "@agency/contracts/board";
import type { RunAction } from "@agency/model/states";
import { until } from "@agency/testing/ceiling";
import { mailPerson, newPerson } from "./support/desks.ts";
import { openStage } from "./support/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

const reportType = "monthly" as const;

const run = (action: RunAction, clientIds: string[], undoable = false) =>
  stage.call(startRun, { body: { action, reportType, clientIds, undoable } });

const follow = (runId: string) => stage.call(readRun, { params: { runId }, query: {} });

/** Approved reports that nobody was mailed, each for a person of its own. The mail server begins with an empty list. */
async function approved(count: number): Promise<Map<string, string>> {
  const clients = new Map<string, string>();
  for (let n = 0; n < count; n += 1) {
    const person = newPerson();
    clients.set(await stage.reports.newClient(person), person);
  }
  const ids = [...clients.keys()];
  const { id } = await run("prepare", ids);
  const worker = await stage.startWorker();
  await until(async () => expect(await follow(id)).toMatchObject({ ended: true, counts: { prepared: count } }));
  await worker.kill();
  expect((await run("approve", ids)).counts).toEqual({ approved: count });
  stage.mailServer.mails.length = 0;
  return clients;
}

/** Makes due what waits, as after the minute. */
const passMinute = () =>
  stage.mariadb.sql(
    "UPDATE dispatches SET dueAt = DATE_SUB(UTC_TIMESTAMP(3), INTERVAL 1 SECOND) WHERE state = 'queued'",
  );

const mailedPersons = async () => (await stage.mails()).map(mailPerson).filter((person) => person !== "");

test("nothing is mailed after an undo that was confirmed, though a worker was killed in its minute", async () => {
  const clients = await approved(6);
  const sending = await run("send", [...clients.keys()], true);
  const killed = await stage.startWorker();
  await killed.kill();
  await stage.passLeases();
  const stopped = await stage.call(stopRun, { params: { runId: sending.id } });
  expect(stopped).toMatchObject({ ended: true, counts: { cancelled: 6 } });
  await passMinute();
  await stage.startWorker();
  // Whatever were due would have left before this one.
  const other = await stage.reports.ask();
  await until(async () => expect(await mailedPersons()).toContain(other));
  expect(await mailedPersons()).toEqual([other]);
});

test.each(["undo", "withdraw"] as const)(
  "%s while workers send and are killed: what was taken back is never mailed, and the rest once",
  async (how) => {
    for (let round = 0; round < 3; round += 1) {
      const clients = await approved(10);
      const ids = [...clients.keys()];
      const sending = await run("send", ids, true);
      await passMinute();
      const [doomed] = await Promise.all([stage.startWorker(stage.asking), stage.startWorker(stage.asking)]);
      await until(async () => expect(await mailedPersons()).not.toEqual([]));
      const [taken] = await Promise.all([
        how === "undo" ? stage.call(stopRun, { params: { runId: sending.id } }) : run("withdraw", ids),
        doomed.kill(),
      ]);
      await stage.passLeases();
      await stage.startWorker(stage.asking);
      await until(async () => expect(await follow(sending.id)).toMatchObject({ ended: true }));
      const { items } = await follow(sending.id);
      const mails = await mailedPersons();
      for (const { clientId, outcome } of items) {
        const times = mails.filter((person) => person === clients.get(clientId)).length;
        expect(times, outcome).toBe(outcome === "cancelled" ? 0 : 1);
      }
      if (how === "withdraw") {
        const back = taken.items.filter(({ outcome }) => outcome === "withdrawn").map(({ clientId }) => clientId);
        expect(back.filter((clientId) => mails.includes(clients.get(clientId) ?? ""))).toEqual([]);
      }
      await stage.reset();
    }
  },
);
