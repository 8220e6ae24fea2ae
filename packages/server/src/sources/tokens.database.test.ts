import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { readPerson } from "@agency/contracts/people";
import { readSystem } from "@agency/contracts/settings";
import { addServiceAccountKey, listConnections } from "@agency/contracts/source-connections";
import { chooseSource, listAccounts } from "@agency/contracts/sources";
import {
  agencyAccount,
  beginConnecting,
  comeBack,
  connect,
  forgetConnections,
  pressOnConsentPage,
  startApiWithGoogle,
} from "../testing/fake-google.ts";
import { addClient } from "../testing/sample-input.ts";

const lines: string[] = [];
const { api, google } = await startApiWithGoogle({
  log: pino({ level: "debug" }, { write: (line) => void lines.push(line) }),
});

beforeEach(async () => {
  await forgetConnections(api);
  google.faults.clear();
});

const list = async () => (await api.call(listConnections, {})).connections;
const kind = "analytics";

describe("tokens", () => {
  const listInput = async (connectionId: string) => ({
    params: { clientId: (await addClient(api)).id, connectionId },
    query: { kind } as const,
  });
  const accounts = async (connectionId: string) => api.call(listAccounts, await listInput(connectionId));
  const refuseAccounts = async (connectionId: string) => api.refused(listAccounts, await listInput(connectionId));
  const hour = 3600;

  test("are renewed when they have ended, without anybody noticing", async () => {
    const { id } = await connect(api);
    api.clock.advance(hour);
    await api.renewSession();
    const [one, other] = await Promise.all([accounts(id), accounts(id)]);
    expect(one.total).toBeGreaterThan(0);
    expect(other).toEqual(one);
    expect(await list()).toMatchObject([{ state: "ok", checkedAt: api.clock.read().toISOString() }]);
  });

  test("that Google refuses end the connection, which says so until it is made again", async () => {
    const { id } = await connect(api);
    const { id: clientId } = await addClient(api);
    const accountId = google.businesses[0]?.propertyId ?? "";
    await api.call(chooseSource, { params: { clientId, kind }, body: { connectionId: id, accountId } });
    google.faults.set(agencyAccount, "invalid_grant");
    api.clock.advance(hour);
    expect((await refuseAccounts(id)).body).toMatchObject({
      error: "connection_ended",
      message: expect.stringContaining(agencyAccount),
    });
    expect(await list()).toMatchObject([{ state: "revoked", clients: 1 }]);
    expect(await api.call(readSystem, {})).toMatchObject({ sources: { connected: 0, ended: [agencyAccount] } });

    google.faults.clear();
    const back = await pressOnConsentPage(await beginConnecting(api, id));
    await comeBack(api, back);
    expect(await list()).toMatchObject([{ id, state: "ok", clients: 1 }]);
  });

  test("stay when Google is only away for a while", async () => {
    const { id } = await connect(api);
    google.faults.set("*", "503");
    const english = (await refuseAccounts(id)).body;
    expect(english).toMatchObject({ error: "google_failed", message: expect.stringContaining("Google has a problem") });
    google.faults.clear();
    expect((await accounts(id)).total).toBeGreaterThan(0);
  });

  test("are in no answer, no log line and no readable column", async () => {
    const { id } = await connect(api);
    await accounts(id);
    api.clock.advance(hour);
    await api.renewSession();
    await accounts(id);
    const rows = await api.dependencies.database.source.query("SELECT * FROM connections");
    const told = JSON.stringify([
      await api.call(listConnections, {}),
      await api.call(readSystem, {}),
      await api.call(readPerson, { query: { email: agencyAccount } }),
      rows,
      lines,
    ]);
    expect(told).not.toMatch(/sample-(access|refresh)|refreshToken|sample-client-secret|code_verifier/);
    expect(rows[0].secret).toMatch(/^[\da-f]{8}\.[\w-]+$/);
  });

  test("that were encrypted with another key ask to be connected again, and break nothing", async () => {
    const { id } = await connect(api);
    await api.dependencies.database.write((manager) =>
      manager.query("UPDATE connections SET secret = REPLACE(secret, '.', 'x.')"),
    );
    expect(await list()).toMatchObject([{ state: "locked" }]);
    expect((await refuseAccounts(id)).body.error).toBe("connection_ended");
    await comeBack(api, await pressOnConsentPage(await beginConnecting(api, id)));
    expect(await list()).toMatchObject([{ id, state: "ok" }]);
  });
});

describe("a service account's key", () => {
  const add = (keyFile: string) => api.call(addServiceAccountKey, { body: { keyFile } });

  test("connects, and reads the same lists", async () => {
    const { id, ...connection } = await add(google.serviceAccountFile());
    expect(connection).toMatchObject({ kind: "service_account", state: "ok", connectedBy: "admin" });
    const params = { clientId: (await addClient(api)).id, connectionId: id };
    const { total } = await api.call(listAccounts, { params, query: { kind } });
    expect(total).toBe(google.businesses.length);
    const rows = await api.dependencies.database.source.query("SELECT * FROM connections");
    expect(JSON.stringify([rows, lines])).not.toContain("PRIVATE KEY");
  });

  test.each(["not JSON", "{}", JSON.stringify({ type: "authorized_user" }), "[1]", "null"])(
    "is refused when it is none: %s",
    async (keyFile) => {
      const { body } = await api.refused(addServiceAccountKey, { body: { keyFile } });
      expect(body.fields).toMatchObject([{ field: "keyFile", message: expect.stringContaining("service account") }]);
      expect(await list()).toEqual([]);
    },
  );

  test("is refused when Google does not know it", async () => {
    google.faults.set("*", "invalid_grant");
    const { body } = await api.refused(addServiceAccountKey, { body: { keyFile: google.serviceAccountFile() } });
    expect(body).toMatchObject({ error: "google_failed", message: expect.stringContaining("Google has ended") });
    expect(await list()).toEqual([]);
  });
});

test("a search finds an account by parts of its name, its number or its group, and the client's comes first", async () => {
  const { id } = await connect(api);
  const [bakery, , clinic] = google.businesses;
  const { id: clientId } = await addClient(api, { website: clinic?.website });
  const find = (query: { search?: string; limit?: number; kind: "analytics" | "search_console" }) =>
    api.call(listAccounts, { params: { clientId, connectionId: id }, query });
  const byName = await find({ kind, search: "bakery sample" });
  expect(byName.accounts.map((account) => account.id)).toEqual([bakery?.propertyId]);
  expect((await find({ kind, search: bakery?.propertyId ?? "" })).total).toBe(1);
  const first = await find({ kind, limit: 1 });
  expect(first).toMatchObject({
    total: google.businesses.length,
    accounts: [{ id: clinic?.propertyId, suggested: true }],
  });
  const sites = await find({ kind: "search_console", limit: 1 });
  expect(sites.accounts).toMatchObject([{ id: clinic?.siteUrl, suggested: true }]);
});
