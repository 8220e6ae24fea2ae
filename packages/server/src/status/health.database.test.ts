import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readClient } from "@agency/contracts/clients";
import { readHealth } from "@agency/contracts/health";
import { afterwards } from "@agency/testing/afterwards";
import { type TcpProxy, tcpProxy } from "@agency/testing/tcp-proxy";
import { release } from "../kit/release/release.ts";
import { type Api, startApi } from "../testing/api.ts";

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
    expect(await api.call(readHealth, {}, nobody)).toEqual({ status: "ok", ...release(), disk: "ok" });
  });

  test("returns 503 while the database is down, and ok once it is back", async () => {
    await goAway();
    const { status, body } = await api.refused(readHealth, {}, nobody);
    expect([status, body]).toEqual([
      503,
      { error: "unavailable", message: "The service is not available at the moment. Please try again in a minute." },
    ]);
    expect((await api.refused(readClient, { params }, nobody)).status).toBeGreaterThanOrEqual(500);

    await comeBack();
    await api.call(readHealth, {}, nobody);
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
