import { createHash } from "node:crypto";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import type { SpeedTest } from "@agency/server/speed-test/speed-test";
import { enqueueTest } from "@agency/server/speed-test/store";
import { speedTestEntity } from "@agency/server/speed-test/table";
import { startHostileSite } from "@agency/server/testing/hostile-site";
import { expireLease } from "@agency/server/testing/migrated-scratch";
import { until } from "@agency/testing/ceiling";
import { openStage } from "./testing/stage.ts";

/** Withheld answers of the slow page. */
let held: (() => void)[] = [];

const stage = await openStage();
const site = await startHostileSite({
  "/page": (_, response) =>
    void held.push(() => {
      if (!response.headersSent) response.writeHead(200, { "content-type": "text/html" }).end("<h1>A page</h1>");
    }),
});
beforeEach(() => {
  held = [];
  site.requests.length = 0;
});
afterEach(async () => {
  for (const answer of held) answer();
  await stage.reset();
  await stage.database.write((manager) => manager.query("DELETE FROM speed_tests"));
});
afterAll(async () => {
  await site.close();
});

const settings = () => ({ CHROMIUM_PATH: "off", OUTBOUND_ALLOW: `127.0.0.1:${site.port}` });
const startWorker = () => stage.startWorker(settings());
const spawnWorker = () => stage.spawnWorker(settings());

async function ask(path: string): Promise<string> {
  const id = newId();
  const url = `http://127.0.0.1:${site.port}${path}`;
  const urlHash = createHash("sha256").update(`${id} ${url}`).digest("hex");
  const requestedAt = await stage.database.now();
  const asked = {
    id,
    kind: "measuring",
    ticket: newId(),
    url,
    urlHash,
    requestedAt,
    asker: null,
    network: null,
  } as const;
  await enqueueTest(stage.database, asked, { capacity: 100, perNetwork: 100 });
  await stage.ring("speed-test", id);
  return id;
}

const read = (id: string): Promise<SpeedTest> => stage.database.manager.findOneByOrFail(speedTestEntity, { id });
const expectToReach = (id: string, wanted: Partial<SpeedTest>) =>
  until(async () => expect(await read(id)).toMatchObject(wanted));
const expectPageAsked = (times: number) => until(() => expect(held).toHaveLength(times));

test("speed tests run one at a time and report their stage", async () => {
  await startWorker();
  const [first, second] = [await ask("/page"), await ask("/page")];
  await expectPageAsked(1);
  expect(await read(first)).toMatchObject({ state: "running", stage: "opening" });
  expect(await read(second)).toMatchObject({ state: "queued", stage: "queued" });
  held[0]?.();
  await expectToReach(first, { state: "done", stage: "scoring", problem: null });
  expect((await read(first)).figures).toMatchObject({ method: "server", requests: 1 });
  await expectPageAsked(2);
  held[1]?.();
  await expectToReach(second, { state: "done" });
});

test("a broken site fails its speed test with the reason, and the next test runs", async () => {
  await startWorker();
  const [bad, worse, good] = [await ask("/pdf"), await ask("/redir?to=http%3A%2F%2F127.0.0.1%2F"), await ask("/")];
  await expectToReach(bad, { state: "failed", problem: "not_html" });
  await expectToReach(worse, { state: "failed", problem: "unreachable" });
  await expectToReach(good, { state: "done" });
});

test("when a worker dies during a speed test, the next one runs it, and a test that both die of is given up", async () => {
  const id = await ask("/page");
  for (const time of [1, 2]) {
    const worker = await spawnWorker();
    await expectPageAsked(time);
    expect(await read(id)).toMatchObject({ state: "running", attempts: time });
    await worker.kill();
    await expireLease(stage.database, speedTestEntity, id);
  }
  await startWorker();
  await expectToReach(id, { state: "failed", problem: "internal_error" });
  expect(held).toHaveLength(2);
});

test("a worker that stops returns its speed test to the queue at once", async () => {
  const worker = await startWorker();
  const id = await ask("/page");
  await expectPageAsked(1);
  await worker.stop();
  expect(await read(id)).toMatchObject({ state: "queued", stage: "queued", attempts: 0, leaseOwner: null });
  expect(worker.log.filter(({ level }) => level >= 50)).toEqual([]);
});

test("a speed test that nobody waits for any more is not run", async () => {
  const id = await ask("/page");
  await stage.database.write((manager) =>
    manager.update(speedTestEntity, { id }, { requestedAt: new Date(Date.now() - 3 * 60_000) }),
  );
  await startWorker();
  await expectToReach(id, { state: "failed", problem: "expired" });
  expect(held).toEqual([]);
});
