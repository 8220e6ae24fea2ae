import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createClient, listClients, readClient, updateClient } from "@agency/contracts/clients";
import { readHealth } from "@agency/contracts/health";
import { signUp } from "@agency/contracts/newsletter";
import { listReports } from "@agency/contracts/reports";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { sendTestMail } from "@agency/contracts/settings";
import { login } from "@agency/contracts/staff";
import { staffMember, startApi } from "../../testing/api.ts";
import { requestAddress, withEach } from "../../testing/call.ts";
import { addClient } from "../../testing/sample-input.ts";
import { makeLog } from "../log/log.ts";
import { cookieName } from "./signed-in.ts";

const lines: string[] = [];

const api = await startApi({
  log: makeLog("api", "trace", { write: (line: string) => void lines.push(line) }),
  environment: { SMTP_URL: "smtp://somebody:smtp-secret@127.0.0.1:9" },
});
afterEach(() => vi.restoreAllMocks());

const nobody = { session: null };

describe("an internal error", () => {
  const inside = Object.assign(new Error("secret at /srv/agency/src/secret.ts"), { code: "E_SECRET" });

  test.each([
    ["en", "Something went wrong on our side. Please try again."],
    ["ms", "Ada masalah di pihak kami. Sila cuba lagi."],
  ])("gets a 500 without details, in %s", async (language, message) => {
    vi.spyOn(api.dependencies.database, "select").mockRejectedValue(inside);
    const params = { clientId: "0".repeat(26) };
    const headers = { "accept-language": language };
    for (const caller of [{ headers }, { headers, ...nobody }]) {
      expect((await api.refused(readClient, { params }, caller)).body).toEqual({ error: "internal_error", message });
    }
  });

  test("is logged with its stack trace", async () => {
    lines.length = 0;
    vi.spyOn(api.dependencies.database, "select").mockRejectedValue(inside);
    await api.refused(readClient, { params: { clientId: "0".repeat(26) } });
    expect(lines.join("")).toMatch(/"level":50.*secret at \/srv.*"stack":"Error/);
  });

  test("is also a handler's answer that breaks the contract, and none of it is sent", async () => {
    await addClient(api);
    const { select } = api.dependencies.database;
    vi.spyOn(api.dependencies.database, "select").mockImplementation(async (sql, values) =>
      (await select(sql, values)).map((row) => ("client_status" in row ? { ...row, client_status: "gone" } : row)),
    );
    expect((await api.refused(listClients)).body.error).toBe("internal_error");
  });
});

test.each([
  "ECONNREFUSED",
  "ECONNRESET",
  "PROTOCOL_CONNECTION_LOST",
  "ER_SERVER_SHUTDOWN",
  "SQLITE_BUSY",
  "SQLITE_FULL",
  "ER_RECORD_FILE_FULL",
])("an unavailable database (%s) gets a 503 that asks to try again", async (code) => {
  vi.spyOn(api.dependencies.database, "select").mockRejectedValue(Object.assign(new Error("away"), { code }));
  const { status, body } = await api.refused(readClient, { params: { clientId: "0".repeat(26) } });
  expect([status, body.error]).toEqual([503, "unavailable"]);
});

test("the log never contains a client ID, email address, password, session or secret", async () => {
  lines.length = 0;
  const client = await addClient(api, { name: "Puan Contoh", email: "puan.contoh@example.com" });
  const params = { clientId: client.id };
  const bare = client.id.replaceAll("-", "");
  const session = await api.signIn();
  await api.call(readClient, { params }, nobody);
  await api.call(listReports, { params: { clientId: bare.toLowerCase() } }, nobody);
  await api.app.inject({ method: "GET", url: `/api/reports?clientId=${client.id}` });
  await api.app.inject({ method: "GET", url: `/api/reports/clients/${client.id}%E0%A4%A` });
  await api.refused(login, { body: { username: "puan.contoh@example.com", password: "my old password" } }, nobody);
  await api.refused(createClient, { body: { name: "Puan Contoh", email: "puan.contoh@example.com" } });
  await api.refused(sendTestMail, { body: { to: "puan.contoh@example.com" } });

  const { source } = api.dependencies.database;
  await source.query("ALTER TABLE clients RENAME TO hidden");
  try {
    const body = { name: "Puan Contoh", email: "puan.contoh@example.com" };
    for (const route of [readClient, listReports, updateClient, createClient]) {
      expect((await api.refused(route, { params, body: route.method === "GET" ? undefined : body })).status).toBe(500);
    }
  } finally {
    await source.query("ALTER TABLE hidden RENAME TO clients");
  }

  const log = lines.join("");
  expect(log).toContain("/api/reports/clients/…");
  expect(log).toContain('"level":50');
  const secrets = [
    client.id,
    bare,
    "contoh",
    staffMember.password,
    "my old password",
    session,
    "smtp-secret",
    "argon2",
  ];
  for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
});

test("health checks and pages are not logged", async () => {
  lines.length = 0;
  await api.call(readHealth, {}, nobody);
  await api.app.inject({ method: "GET", url: "/somewhere" });
  expect(lines).toEqual([]);
});

const email = "aina.contoh@person.test";
const token = randomBytes(32).toString("base64url");
const typed = [token, "aina", "person.test", "889-9001"];

/** Everything a caller may send, full of values that must not be logged. */
const input = {
  query: { email, token, search: email, url: `https://person.test/?token=${token}` },
  body: {
    email,
    to: email,
    name: "Aina",
    token,
    url: `https://person.test/${token}`,
    message: email,
    phone: "+60 12-889-9001",
  },
};

async function request({ method, path }: AnyRoute): Promise<void> {
  const url = requestAddress({ path: path.replaceAll(/:\w+/g, token) }, { query: input.query });
  const cookie = `${cookieName(api.dependencies)}=${await api.signIn()}`;
  await api.app.inject({
    method,
    url,
    headers: { cookie, "sec-fetch-site": "same-origin", referer: `http://agency.test/?email=${email}` },
    ...(method === "GET" ? {} : { payload: input.body }),
  });
}

test("every route logs the request, but none of its input", async () => {
  await withEach(allRoutes, async (route) => {
    lines.length = 0;
    await request(route);
    const urls = loggedUrls();
    expect(urls.length, "logged requests").toBeGreaterThan(0);
    expectClean();
  });
});

test("a request is logged by its route pattern", async () => {
  lines.length = 0;
  await api.app.inject({ method: "GET", url: `${signUp.path}?token=${token}` });
  await api.app.inject({ method: "GET", url: `/api/consultation/${token}` });
  await api.app.inject({ method: "GET", url: `/api/clients/${token}/nowhere` });
  expect(loggedUrls()).toEqual(["/api/…", "/api/consultation/…", "/api/…"]);
});

function loggedUrls(): (string | undefined)[] {
  return lines.map((line) => (JSON.parse(line) as { req?: { url: string } }).req?.url).filter(Boolean);
}

function expectClean(): void {
  const log = lines.join("").toLowerCase();
  for (const secret of typed) expect(log).not.toContain(secret.toLowerCase());
}
