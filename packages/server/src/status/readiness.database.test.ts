import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readHealth, readLiveness, readReadiness } from "@agency/contracts/health";
import { afterwards } from "@agency/testing/afterwards";
import { buildApp } from "../app.ts";
import { release } from "../kit/release/release.ts";
import { startApi } from "../testing/api.ts";

const ok = { status: "ok", ...release() };
const nobody = { session: null };

test("while the database is down, the API is alive but not ready", async () => {
  const api = await startApi({ realClock: true });
  expect(await api.call(readReadiness, {}, nobody)).toEqual(ok);
  const { manager } = api.dependencies.database;
  await manager.dataSource.destroy();
  expect((await api.refused(readReadiness, {}, nobody)).status).toBe(503);
  expect((await api.refused(readHealth, {}, nobody)).status).toBe(503);
  expect(await api.call(readLiveness, {}, nobody)).toEqual(ok);
  await manager.dataSource.initialize();
  expect(await api.call(readReadiness, {}, nobody)).toEqual(ok);
});

test("while a migration is missing, the API is not ready", async () => {
  const api = await startApi();
  const { source } = api.dependencies.database;
  const [newest] = await source.query<{ id: number; timestamp: string; name: string }[]>(
    "SELECT * FROM migrations ORDER BY id DESC LIMIT 1",
  );
  await source.query("DELETE FROM migrations WHERE name = ?", [newest?.name]);
  expect((await api.refused(readReadiness, {}, nobody)).status).toBe(503);
  expect(await api.call(readHealth, {}, nobody)).toMatchObject(ok);
  await source.query("INSERT INTO migrations (timestamp, name) VALUES (?, ?)", [newest?.timestamp, newest?.name]);
  expect(await api.call(readReadiness, {}, nobody)).toEqual(ok);
});

test("without a whole site, the API is alive but not ready", async () => {
  const site = mkdtempSync(join(tmpdir(), "agency-site-"));
  afterwards(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, "client"));
  writeFileSync(join(site, "client/index.html"), "<!doctype html><title>Sample</title>");
  const api = await startApi({ site });
  expect((await api.refused(readReadiness, {}, nobody)).status).toBe(503);
  expect(await api.call(readLiveness, {}, nobody)).toEqual(ok);
});

test("while stopping, the API is alive but not ready, and closes each connection with its answer", async () => {
  const api = await startApi();
  const draining = { begun: false };
  const app = await buildApp(api.dependencies, { draining });
  const ask = (url: string) => app.inject({ method: "GET", url });
  expect((await ask(readReadiness.path)).statusCode).toBe(200);
  draining.begun = true;
  expect((await ask(readReadiness.path)).statusCode).toBe(503);
  const alive = await ask(readLiveness.path);
  expect([alive.statusCode, alive.headers.connection]).toEqual([200, "close"]);
  await app.close();
});
