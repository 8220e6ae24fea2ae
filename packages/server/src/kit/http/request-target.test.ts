import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { anonymousCalls } from "@agency/contracts/anonymous-calls.fixture";
import { buildApp } from "../../compose/app.ts";
import { startApi } from "../../testing/api.ts";

const lines: { req?: { url: string } }[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const api = await startApi({ log });
await api.app.listen({ host: "127.0.0.1", port: 0 });
const none = { address: 0, network: 0 };
const some = { address: 100, network: 100 };
const full = await buildApp(
  { ...api.dependencies, log: pino({ level: "silent" }) },
  { limits: { ofVisitor: { arriving: some, calls: none, all: some, unread: some } } },
);
await full.listen({ host: "127.0.0.1", port: 0 });
const serverPort = ({ server }: typeof full) => (server.address() as AddressInfo).port;

/** The target goes out as it is written here, which `fetch` would not do. */
async function ask(app: typeof full, method: string, path: string, body?: string) {
  const headers = { host: "agency.test", ...(body !== undefined && { "content-type": "application/json" }) };
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    request({ host: "127.0.0.1", port: serverPort(app), method, path, headers, agent: false }, (answer) => {
      const { date: _date, "x-request-id": _id, ...rest } = answer.headers;
      // A challenge is another one each time.
      const known = (read: string) => read.replace(/"challenge":"[^"]+"/, '"challenge":""');
      text(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 0, headers: rest, body: known(read) }),
        reject,
      );
    })
      .on("error", reject)
      .end(body);
  });
}

const spellings = (path: string) => [
  path.replace("/api/", "/%61pi/"),
  path.replace("/api/", "/%61%70%69/").replaceAll("-", "%2D"),
  `http://agency.test${path}`,
];

describe.each(anonymousCalls.filter(({ name }) => !name.includes(",")))("$name", ({ method, path, body }) => {
  const sent = body === undefined ? undefined : "{}";
  // Another line follows once the answer is out.
  const told = () => lines.splice(0).flatMap(({ req }) => req?.url ?? []);

  test("has the same answer and the same lines in the log in every spelling", async () => {
    told();
    const plain = await ask(api.app, method, path, sent);
    const logged = told();
    for (const spelled of spellings(path)) {
      expect(await ask(api.app, method, spelled, sent), spelled).toEqual(plain);
      expect(told(), spelled).toEqual(logged);
    }
  });

  test("counts as a call of its address in every spelling", async () => {
    const statuses = [path, ...spellings(path)].map(async (spelled) => (await ask(full, method, spelled, sent)).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([path.startsWith("/api/health") ? 200 : 429]));
  });
});

test.each([
  ["/t%65am?from=%61", "/team?from=%61"],
  ["//elsewhere.example/te%61m", "/elsewhere.example/team"],
  ["/\\elsewhere.example/te%61m", "/elsewhere.example/team"],
])("a page that is asked for as %s is sent to its address", async (path, address) => {
  const { status, headers } = await ask(api.app, "GET", path);
  expect([status, headers["location"]]).toEqual([301, address]);
});

test("an escape that changes what is meant stays, and nothing climbs", async () => {
  for (const path of ["/x/../api/health", "/%2e/api/health", "/api/x/%2e%2E/health", "/%2e%2e/te%61m"])
    expect((await ask(api.app, "GET", path)).status, path).toBe(404);
  expect((await ask(api.app, "GET", "/te%2Fam")).status).toBe(404);
  expect((await ask(api.app, "GET", "/api%2Fhealth")).status).toBe(404);
});

test.each(["*", "agency.test:443", "ftp://agency.test/api/health"])(
  "a target without a path is refused: %s",
  async (path) => {
    const { status, body } = await ask(api.app, "OPTIONS", path);
    expect([status, JSON.parse(body).error]).toEqual([400, "malformed_request"]);
  },
);
