import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { signUp } from "@agency/contracts/newsletter";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { startApi } from "../../testing/api.ts";
import { addressOf } from "../../testing/call.ts";
import { withEach } from "../../testing/each-route.ts";
import { makeLog } from "../log/log.ts";
import { cookieName } from "./signed-in.ts";

const lines: string[] = [];

const api = await startApi({ log: makeLog("api", "trace", { write: (line: string) => void lines.push(line) }) });

const email = "aina.contoh@person.test";
const token = randomBytes(32).toString("base64url");
const secrets = [token, "aina", "person.test", "889-9001"];

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
  const url = addressOf({ path: path.replaceAll(/:\w+/g, token) }, { query: input.query });
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

test("an internal error is logged without the input, even when the database quotes it", async () => {
  lines.length = 0;
  const { source } = api.dependencies.database;
  await source.query("ALTER TABLE sign_ups RENAME TO hidden");
  try {
    const visit = { consent: { notice: "1.1" }, elapsed: 60_000 };
    const answer = await api.app.inject({
      method: signUp.method,
      url: signUp.path,
      headers: { "sec-fetch-site": "same-origin" },
      payload: { email, ...visit },
    });
    expect(answer.statusCode).toBe(500);
  } finally {
    await source.query("ALTER TABLE hidden RENAME TO sign_ups");
  }
  expect(lines.join("")).toContain('"level":50');
  expectClean();
});

function loggedUrls(): (string | undefined)[] {
  return lines.map((line) => (JSON.parse(line) as { req?: { url: string } }).req?.url).filter(Boolean);
}

function expectClean(): void {
  const log = lines.join("").toLowerCase();
  for (const secret of secrets) expect(log).not.toContain(secret.toLowerCase());
}
