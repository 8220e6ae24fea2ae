import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readClient } from "@agency/contracts/clients";
import { readHealth, readLiveness, readReadiness } from "@agency/contracts/health";
import { afterwards } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";
import { type TcpProxy, tcpProxy } from "@agency/testing/tcp-proxy";
import { buildApp } from "../compose/app.ts";
import { release } from "../kit/release.ts";
import { type Api, startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";

const ok = { status: "ok", ...release() };
const nobody = { session: null };
const params = { clientId: "0".repeat(26) };

describe("the health check", () => {
  let api: Api;
  /** Between the API and MariaDB; there is none with SQLite. */
  let wire: TcpProxy | undefined;

  beforeEach(async () => {
    api = await startApi({
      realClock: true,
      databaseUrlThrough: async (url) => {
        wire = await tcpProxy(url);
        afterwards(wire.cut);
        return wire.url;
      },
    });
  });
  afterEach(() => wire?.restore());

  test("returns ok with the version, the commit and the tag", async () => {
    expect(await api.call(readHealth, {}, nobody)).toEqual({ ...ok, disk: "ok" });
  });

  test("tells strangers no commit, also through a proxy on the machine, and asks the database once for many", async () => {
    const { commit: _commit, tag: _tag, ...told } = ok;
    const ask = (headers: Record<string, string>, remoteAddress = "203.0.113.1") =>
      api.app.inject({ url: "/api/health", headers, remoteAddress });
    const { queries, result } = await countQueries(api.dependencies.database, () =>
      Promise.all(Array.from({ length: 200 }, () => ask({}))),
    );
    expect(queries.length).toBeLessThan(50);
    expect(result.map((answer) => answer.json())).toEqual(result.map(() => ({ ...told, disk: "ok" })));
    expect((await ask({ "x-forwarded-for": "203.0.113.1" }, "127.0.0.1")).json()).toEqual({ ...told, disk: "ok" });
  });

  test("returns 503 while the database is down, and ok once it is back", async () => {
    await goAway();
    // An answer lasts for a second.
    await until(async () =>
      expect((await api.refused(readHealth, {}, nobody)).body).toEqual({
        error: "unavailable",
        message: "The service is not available at the moment. Please try again in a minute.",
      }),
    );
    expect((await api.refused(readClient, { params }, nobody)).status).toBeGreaterThanOrEqual(500);

    await comeBack();
    await until(() => api.call(readHealth, {}, nobody));
    expect((await api.refused(readClient, { params }, nobody)).body.error).toBe("client_not_found");
  });

  test("is not the only route that reports an unavailable database server", async () => {
    await wire?.cut();
    const answer = await api.attempt(readClient, { params }, nobody);
    expect(answer.json().error).toBe(api.dependencies.database.kind === "mariadb" ? "unavailable" : "client_not_found");
  });

  /** The embedded database can only become unavailable by being closed. */
  async function goAway(): Promise<void> {
    const { kind, manager } = api.dependencies.database;
    await (kind === "mariadb" ? wire?.cut() : manager.dataSource.destroy());
  }

  async function comeBack(): Promise<void> {
    const { kind, manager } = api.dependencies.database;
    await (kind === "mariadb" ? wire?.restore() : manager.dataSource.initialize());
  }
});

test("while the database is down, the API is alive but not ready", async () => {
  const api = await startApi({ realClock: true });
  expect(await api.call(readReadiness, {}, nobody)).toEqual(ok);
  const { manager } = api.dependencies.database;
  await manager.dataSource.destroy();
  await until(async () => expect((await api.refused(readReadiness, {}, nobody)).status).toBe(503));
  expect((await api.refused(readHealth, {}, nobody)).status).toBe(503);
  expect(await api.call(readLiveness, {}, nobody)).toEqual(ok);
  await manager.dataSource.initialize();
  await until(async () => expect(await api.call(readReadiness, {}, nobody)).toEqual(ok));
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
  await until(async () => expect(await api.call(readReadiness, {}, nobody)).toEqual(ok));
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
