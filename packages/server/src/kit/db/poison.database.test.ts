import { beforeEach, expect, test, vi } from "vitest";
import type { Report } from "../../reports/report.ts";
import { reportEntity } from "../../reports/table.ts";
import { dispatchWork } from "../../sending/dispatch-work.ts";
import { generateReports, reportWork } from "../../sending/generate-report.ts";
import { dispatchEntity } from "../../sending/table.ts";
import { contextOn } from "../../testing/context.ts";
import { expireLease, scratchDatabase } from "../../testing/migrated-scratch.ts";
import { addClient, finishApproved, octoberSnapshot, sendOctober } from "../../testing/records.ts";
import { deliverMail } from "../mail/deliver-mail.ts";
import { maximumAttempts } from "../work/work.ts";

let asked: { reportId: string; dispatchId: string };
let client: Awaited<ReturnType<typeof addClient>>;

const database = await scratchDatabase();

beforeEach(async () => {
  client = await addClient(database);
  asked = await sendOctober(database, client);
});

const report = () => database.manager.findOneByOrFail(reportEntity, { id: asked.reportId });
const dispatch = () => database.manager.findOneByOrFail(dispatchEntity, { id: asked.dispatchId });

const log = { info: () => undefined, warn: () => undefined };
const figures = vi.fn(() => Promise.reject(new Error("The figures cannot be read")));
const generate = (claimed: Report) =>
  generateReports({ ...contextOn(database), work: reportWork(database), figures, undrawnWords: async () => [] }, [
    claimed,
  ]);

async function claimReport(): Promise<Report> {
  const claimed = await reportWork(database).claim(asked.reportId);
  if (!claimed) throw new Error("The report cannot be claimed");
  return claimed;
}

test("a report that kills its worker every time fails without a sixth attempt", async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await claimReport();
    await expireLease(database, reportEntity, asked.reportId);
  }
  figures.mockClear();
  expect(await generate(await claimReport())).toEqual(["failed"]);
  expect(figures).not.toHaveBeenCalled();
  expect(await report()).toMatchObject({ state: "failed" });
  expect(await dispatch()).toMatchObject({ state: "failed" });
});

test("a mail that kills its worker every time fails without another attempt", async () => {
  await finishApproved(reportWork(database), await claimReport(), octoberSnapshot(client));
  const work = dispatchWork(database);
  let claimed: Awaited<ReturnType<typeof work.claim>> = null;
  for (let attempt = 1; attempt <= maximumAttempts + 1; attempt += 1) {
    await expireLease(database, dispatchEntity, asked.dispatchId);
    claimed = await work.claim(asked.dispatchId);
  }
  if (!claimed) throw new Error("The dispatch cannot be claimed");
  const compose = vi.fn();
  const outcome = await deliverMail(
    {
      work,
      mail: { deliver: vi.fn() },
      journal: { append: async () => undefined },
      clock: () => new Date(),
      sleep: async () => undefined,
      log,
    },
    claimed.row,
    compose,
  );
  expect(outcome).toBe("failed");
  expect(compose).not.toHaveBeenCalled();
  expect(await dispatch()).toMatchObject({ state: "failed", problem: { code: "worker_stopped", params: {} } });
  expect(await work.claim(asked.dispatchId)).toBeNull();
});
