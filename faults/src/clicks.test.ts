import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { listClientReports, sendReport } from "@agency/contracts/reports";
import { Refused } from "@agency/testing/session";
import { mailPerson } from "./support/desks.ts";
import { openStage } from "./support/stage.ts";
import { expectOutcome } from "./support/verdict.ts";

const stage = await openStage();
afterEach(() => stage.reset());

const click = (clientId: string) => stage.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });

async function newClients(count: number): Promise<{ person: string; clientId: string }[]> {
  const persons = Array.from({ length: count }, () => `p-${randomUUID()}@person.test`);
  return Promise.all(persons.map(async (person) => ({ person, clientId: await stage.reports.newClient(person) })));
}

test("8 times 30 clicks at once", async (context) => {
  await stage.startWorker();
  const clients = await newClients(30);
  const clicks = Array.from({ length: 8 }, () => clients).flat();
  const answers = await Promise.all(clicks.map(({ clientId }) => click(clientId)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(30);
  const asked = clients.map(({ person }) => person);
  const remark = () => `${answers.length} answers`;
  await expectOutcome(context, stage, { desk: stage.reports, asked, sees: "sent", remark });
  expect((await stage.mails()).filter(mailPerson)).toHaveLength(30);
});

test("API killed during the request, then the request repeated", async (context) => {
  await stage.startWorker();
  const asked: string[] = [];
  const met = { cutOff: 0, written: 0, unwritten: 0 };
  // A later kill in each round, until some requests were cut off before and some after their commit.
  for (let round = 0; round < 6 || (round < 30 && (met.written === 0 || met.unwritten === 0)); round += 1) {
    const clients = await newClients(4);
    const answers = clients.map(async ({ clientId }) => click(clientId).catch((error: unknown) => error));
    await sleep(round * 25);
    await stage.api.kill();
    met.cutOff += (await Promise.all(answers)).filter((answer) => answer instanceof Error).length;
    const written = await stage.mariadb.sql(
      `SELECT 1 FROM dispatches WHERE recipient IN (${clients.map(({ person }) => `'${person}'`).join()})`,
    );
    met.written += written.length;
    met.unwritten += clients.length - written.length;
    await stage.api.start();
    for (const { clientId } of clients) {
      await click(clientId);
      expect(await stage.call(listClientReports, { params: { clientId } })).toMatchObject({ total: 1 });
    }
    asked.push(...clients.map(({ person }) => person));
  }
  const remark = () =>
    `${met.cutOff} requests cut off, ${met.written} of ${asked.length} reports were already requested`;
  await expectOutcome(context, stage, { desk: stage.reports, asked, sees: "sent", remark });
  expect(Math.min(met.cutOff, met.written, met.unwritten)).toBeGreaterThan(0);
});

test("API killed while people send messages", async (context) => {
  await stage.startWorker();
  const answered: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const writing = Array.from({ length: 4 }, () => stage.notifications.ask().catch(() => null));
    await sleep(round * 8);
    await stage.api.kill();
    answered.push(...(await Promise.all(writing)).filter((person) => person !== null));
    await stage.api.start();
    answered.push(...(await stage.notifications.askFor(2)));
  }
  const remark = () => "every message that was answered";
  await expectOutcome(context, stage, { desk: stage.notifications, asked: answered, sees: "sent", remark });
});

test("SIGTERM to the API during the requests, then the requests repeated", async (context) => {
  await stage.startWorker();
  const clients = await newClients(20);
  const answers = clients.map(async ({ clientId }) => click(clientId).catch((error: unknown) => error));
  await sleep(20);
  expect(await stage.api.stop()).toBe(0);
  // A request fails only when its connection is refused, never after it was accepted.
  const failed = (await Promise.all(answers)).filter((answer) => answer instanceof Refused && answer.status !== 503);
  expect(failed).toEqual([]);
  await stage.api.start();
  await Promise.all(clients.map(({ clientId }) => click(clientId)));
  const asked = clients.map(({ person }) => person);
  await expectOutcome(context, stage, { desk: stage.reports, asked, sees: "sent" });
});
