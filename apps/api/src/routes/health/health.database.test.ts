import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readClient } from "@agency/contracts/clients/routes";
import { readHealth } from "@agency/contracts/health/routes";
import manifest from "../../../package.json" with { type: "json" };
import { type Api, startApi } from "../../testing/api.ts";

const nobody = { session: null };
const params = { clientId: "0".repeat(26) };

describe("the health check", () => {
  let api: Api;
  let wire: Awaited<ReturnType<typeof makeWire>>;

  beforeEach(async () => {
    wire = await makeWire();
    api = await startApi({ realClock: true, databaseUrlThrough: wire.url });
  });
  afterEach(async () => {
    await wire.restore();
    await api.close();
    await wire.remove();
  });

  test("returns ok with the version", async () => {
    expect(await api.call(readHealth, {}, nobody)).toEqual({ status: "ok", version: manifest.version });
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
    await wire.cut();
    const answer = await api.attempt(readClient, { params }, nobody);
    expect(answer.json().error).toBe(api.dependencies.database.kind === "mariadb" ? "unavailable" : "client_not_found");
  });

  /** The embedded database can only become unavailable by being closed. */
  async function goAway(): Promise<void> {
    const { kind, manager } = api.dependencies.database;
    await (kind === "mariadb" ? wire.cut() : manager.dataSource.destroy());
  }

  async function comeBack(): Promise<void> {
    const { kind, manager } = api.dependencies.database;
    await (kind === "mariadb" ? wire.restore() : manager.dataSource.initialize());
  }
});

/** A TCP connection to the database server that can be cut and restored. */
async function makeWire() {
  const open = new Set<Socket>();
  let target: URL | null = null;
  const server: Server = createServer((near) => {
    const far = connect(Number(target?.port ?? 0), target?.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy()).on("close", () => open.delete(one));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    /** The database's URL through this proxy. */
    url: (url: string) => {
      target = new URL(url);
      const near = new URL(url);
      near.host = `127.0.0.1:${port}`;
      return near.href;
    },
    cut: async () => {
      const closed = close();
      hangUp();
      await closed;
    },
    restore: async () => {
      if (!server.listening) await listen(port);
    },
    remove: async () => {
      const closed = close();
      hangUp();
      await closed;
    },
  };
}
