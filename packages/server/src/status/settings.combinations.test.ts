import { beforeEach, describe, expect, test } from "vitest";
import { sendReport } from "@agency/contracts/reports";
import { readSystem, saveSettings } from "@agency/contracts/settings";
import { release } from "../kit/release.ts";
import { noteWorker } from "../settings/store.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi({ environment: { MAIL_FROM: "reports@agency.test" } });
beforeEach(() => api.empty());

test("the system status names the version, database, queue and mail service", async () => {
  expect(await api.call(readSystem, {})).toEqual({
    release: release(),
    database: { kind: process.env["TEST_DATABASE"], working: true },
    queue: { kind: process.env["TEST_QUEUE"], working: true, waiting: 0, oldestDueAt: null },
    worker: { lastSeenAt: null },
    mail: { kind: "files", working: true, from: "reports@agency.test" },
    proxy: { kind: "none", peer: null },
    disk: { state: expect.stringMatching(/^(ok|low|full)$/), freeBytes: expect.any(Number) },
    backup: { lastAt: null, late: false },
    deletions: [],
    sources: { sampleData: false, connected: 0, ended: [] },
    replyTo: null,
    promisesWork: false,
    tokens: false,
    factorRequired: false,
  });
});

test("the system status shows what is waiting, since when, and when a worker was last seen", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
  await noteWorker(api.dependencies.database, "a", new Date("2026-11-10T03:59:00Z"));
  await noteWorker(api.dependencies.database, "b", new Date("2026-11-10T03:59:30Z"));
  const before = await api.call(readSystem, {});
  expect(before).toMatchObject({
    queue: { waiting: 2, oldestDueAt: expect.any(String) },
    worker: { lastSeenAt: "2026-11-10T03:59:30.000Z" },
  });
  await api.worker.generate();
  await api.worker.deliver();
  // The email that tells the contact the client ID.
  expect(await api.call(readSystem, {})).toMatchObject({ queue: { waiting: 1 } });
});

describe("the reply address", () => {
  const save = (replyTo: string | null) => api.call(saveSettings, { body: { replyTo } });

  test("can be set, changed and cleared", async () => {
    expect(await save("Sales@agency.test")).toMatchObject({ replyTo: "sales@agency.test" });
    expect(await save("office@agency.test")).toMatchObject({ replyTo: "office@agency.test" });
    expect(await api.call(readSystem, {})).toMatchObject({ replyTo: "office@agency.test" });
    expect(await save(null)).toMatchObject({ replyTo: null });
  });

  test("and whether reports promise work are kept apart", async () => {
    await save("office@agency.test");
    const on = await api.call(saveSettings, { body: { promisesWork: true } });
    expect(on).toMatchObject({ replyTo: "office@agency.test", promisesWork: true });
    expect(await save(null)).toMatchObject({ replyTo: null, promisesWork: true });
    const refused = await api.refused(saveSettings, { body: { promisesWork: "yes" } });
    expect(refused.body.fields?.map(({ field }) => field)).toEqual(["promisesWork"]);
    expect(await api.call(readSystem, {})).toMatchObject({ promisesWork: true });
  });

  test.each([
    { replyTo: "nobody" },
    { replyTo: "a@b.example\r\nBcc: c@d.example" },
    { replyTo: "" },
    { replyTo: 5 },
    {},
  ])("is refused when invalid: %j", async (body) => {
    await save("office@agency.test");
    const refused = await api.refused(saveSettings, { body });
    expect(refused.body.fields?.map(({ field }) => field)).toEqual(["replyTo"]);
    expect(await api.call(readSystem, {})).toMatchObject({ replyTo: "office@agency.test" });
  });
});
