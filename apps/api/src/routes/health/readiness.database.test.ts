import { expect, test } from "vitest";
import { readHealth, readLiveness, readReadiness } from "@agency/contracts/health/routes";
import { buildApp } from "../../app.ts";
import { startApi } from "../../testing/api.ts";
import { version } from "../../version.ts";

const ok = { status: "ok", version };
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

test("while stopping, the API is alive but not ready, and closes each connection with its answer", async () => {
  const api = await startApi();
  const draining = { begun: false };
  const app = await buildApp(api.dependencies, { site: "nowhere", draining });
  const ask = (url: string) => app.inject({ method: "GET", url });
  expect((await ask(readReadiness.path)).statusCode).toBe(200);
  draining.begun = true;
  expect((await ask(readReadiness.path)).statusCode).toBe(503);
  const alive = await ask(readLiveness.path);
  expect([alive.statusCode, alive.headers.connection]).toEqual([200, "close"]);
  await app.close();
});
