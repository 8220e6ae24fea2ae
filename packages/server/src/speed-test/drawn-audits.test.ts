import { afterEach, beforeEach, expect, test } from "vitest";
import { drawAudit, readAudit, runAudit } from "@agency/contracts/audit";
import { until } from "@agency/testing/ceiling";
import { startWebsite } from "@agency/testing/website";
import { noteWorker } from "../settings/store.ts";
import { startApi, tuesday } from "../testing/api.ts";
import { speedTestEntity } from "./table.ts";

const words = "Kami membakar roti setiap hari di Georgetown. ".repeat(40);
const drawn = `<!doctype html><html lang="ms"><head><title>Kedai Roti di Georgetown</title></head><body><div id="root"><h1>Roti</h1><p>${words}</p><a href="/menu">Menu roti</a></div></body></html>`;
const site = await startWebsite({
  "/": {
    body: '<!doctype html><html lang="ms"><title>Kedai Roti di Georgetown</title><div id="root"></div><script src="/a.js"></script>',
  },
  "/text": { body: `<h1>Roti</h1><p>${words}</p>` },
});
let draws = (_url: string): Promise<string> => Promise.resolve(drawn);
const api = await startApi({
  environment: { OUTBOUND_ALLOW: site.host, RATE_LIMITS: "on" },
  draw: (url) => draws(url),
});
const visitor = { session: null };
const withBrowser = (hasBrowser: boolean, at = tuesday) =>
  noteWorker(api.dependencies.database, "w", at, { hasBrowser });

beforeEach(async () => {
  draws = () => Promise.resolve(drawn);
  await withBrowser(true);
});
afterEach(async () => {
  await api.dependencies.database.write((manager) => manager.query("DELETE FROM speed_tests"));
});

const audit = async (path = "/") =>
  (await api.call(runAudit, { body: { url: `${site.origin}${path}` } }, visitor)).audit;

/** Asks for the audit of a page as drawn, and does the worker's part. */
async function ask(auditId: string) {
  const answer = api.attempt(drawAudit, { params: { auditId }, body: { language: "ms" } }, visitor);
  const stop = api.worker.keepTestingSpeed();
  try {
    return await answer;
  } finally {
    await stop();
  }
}

test("a page that its scripts build is audited as drawn on request, under a link of its own", async () => {
  const sent = await audit();
  expect(sent).toMatchObject({ readAs: "sent", drawable: true });
  const answer = await ask(sent.id);
  expect(answer.statusCode).toBe(200);
  const found = answer.json().audit;
  expect(found).toMatchObject({ readAs: "drawn", drawable: false, capped: [], url: sent.url });
  expect(found.score).toBeGreaterThan(sent.score - 20);
  expect(found.passed.map(({ check }: { check: string }) => check)).toEqual(
    expect.arrayContaining(["oneH1", "textAmount"]),
  );
  expect(JSON.stringify(found)).toContain("Audit ini membacanya seperti yang dipaparkan");
  const { audit: again } = await api.call(readAudit, { params: { auditId: found.id } }, visitor);
  expect(again).toMatchObject({ id: found.id, readAs: "drawn", score: found.score });
});

test("a page that is drawn again is compared with how it was drawn, and not with how it was sent", async () => {
  const first = (await ask((await audit()).id)).json().audit;
  expect(first.since).toBeNull();
  draws = () => Promise.resolve(drawn.replace("<h1>Roti</h1>", ""));
  const { since } = (await ask(first.id)).json().audit;
  expect(since).toMatchObject({ auditId: first.id, score: first.score });
  expect(since.changes).toContainEqual(expect.objectContaining({ check: "oneH1", change: "new" }));
});

test("the offer is made only for a page whose text is missing, and while a worker has a browser", async () => {
  expect(await audit("/text")).toMatchObject({ drawable: false });
  await withBrowser(false);
  expect(await audit()).toMatchObject({ drawable: false });
  await withBrowser(true, new Date(tuesday.getTime() - 61_000));
  expect(await audit()).toMatchObject({ drawable: false });
});

test("a page that cannot be drawn says so, and an unknown audit is not found", async () => {
  const { id } = await audit();
  draws = () => Promise.reject(new Error("The browser gave no page"));
  expect((await ask(id)).json().error).toBe("page_not_drawn");
  expect((await ask("0".repeat(26))).json().error).toBe("audit_not_found");
});

test("a visitor waits for one page at a time", async () => {
  const { id } = await audit();
  const release = Promise.withResolvers<string>();
  draws = () => release.promise;
  const first = ask(id);
  await until(async () => expect(await api.dependencies.database.manager.countBy(speedTestEntity, {})).toBe(1));
  const { body } = await api.refused(drawAudit, { params: { auditId: id }, body: {} }, visitor);
  expect(body.error).toBe("speed_test_waiting");
  release.resolve(drawn);
  expect((await first).statusCode).toBe(200);
});
