import { expect } from "@playwright/test";
import assert from "node:assert/strict";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, routeName, parameterNames } from "@agency/contracts/routes.fixture";
import { sampleBody, sampleQuery } from "@agency/contracts/samples.fixture";
import { test, type Target } from "./support/attack.ts";
import { expectDeclared } from "./support/judge.ts";
import { pathsIn, put } from "./support/wrong.ts";

/** A query that runs one of the slow statements takes longer than this, in ms. */
const slow = 2000;
const statements = [
  "' OR '1'='1",
  '" OR ""="',
  "' OR 1=1 -- ",
  "1; DROP TABLE clients; -- ",
  "'); DELETE FROM sessions; -- ",
  "' UNION SELECT username, passwordHash, 1, 1, 1 FROM staff -- ",
  "x' AND SLEEP(3) AND '1'='1",
  "x' OR BENCHMARK(500000000, SHA1('a')) OR '",
  "x' AND 1=LIKE('A',UPPER(HEX(RANDOMBLOB(500000000)))) AND '1'='1",
  "\\' OR 1=1 -- ",
  "%27%20OR%201=1",
  "\u02BC OR 1=1 -- ",
  "0x27204f5220313d31",
  "{{7*7}}${7*7}<%= 7*7 %>",
  "$(sleep 3)",
  "`sleep 3`",
  "|| sleep 3 ||",
  "*)(uid=*))(|(uid=*",
];

const withText = allRoutes.filter(({ contract }) => contract.body || contract.query);

test.describe("statements in every text", () => {
  for (const route of withText) {
    test(routeName(route), async ({ target }) => {
      const params: Record<string, string> = parameterNames(route).includes("clientId")
        ? { clientId: await target.addClient() }
        : {};
      const session = route.contract.access === "public" ? undefined : await target.signIn();
      const call = { method: route.method, path: routeAddress(route, params), session };
      for (const statement of statements) {
        for (const input of [...bodiesWith(route, statement), ...queriesWith(route, statement)]) {
          const reply = await target.send({ ...call, ...input, path: call.path + input.search });
          expectDeclared(route, reply, session === undefined ? target.victim.secrets : []);
          assert.ok(reply.ms < slow, `${routeName(route)} took ${reply.ms} ms for ${statement}`);
          assert.doesNotMatch(reply.body, /argon2/, routeName(route));
        }
      }
    });
  }
});

test("statements leave every table and every staff row unchanged", async ({ target }) => {
  const session = await target.signIn();
  const { body } = await target.send({ path: "/api/reports/clients?search=Canary", session });
  expect(JSON.parse(body)).toHaveLength(1);
  expect((await target.send({ path: "/api/settings", session })).status).toBe(200);
});

test("a search treats everything as text: neither wildcards nor statements find other rows", async ({ target }) => {
  const session = await target.signIn();
  await target.send({
    method: "POST",
    path: "/api/contact",
    body: { firstName: "Sample", lastName: "Person", email: "sample@attack.example", projectDetails: "Hello" },
  });
  for (const path of ["/api/reports/clients", "/api/enquiries"]) {
    const found = async (search: string) => {
      const reply = await target.send({ path: `${path}?${new URLSearchParams({ search }).toString()}`, session });
      return JSON.parse(reply.body) as { name: string }[];
    };
    expect((await found("sample")).length, path).toBeGreaterThan(0);
    for (const text of ["%", "_", "%%", "Sa%le", "S_mple", "\\", "[a-z]", ...statements.slice(0, 10)]) {
      const names = (await found(text)).map(({ name }) => name);
      // Only texts that earlier attacks left behind contain it.
      const others = names.filter((name) =>
        ["Sample client", "Sample Person", "Canary"].some((one) => name.startsWith(one)),
      );
      expect(others, `${path} ${text}`).toEqual([]);
    }
  }
});

test.describe("line ends and header names in texts that reach an email or a header", () => {
  const lines = [
    "Sample\r\nBcc: everyone@attack.example",
    "Sample\nBcc: everyone@attack.example",
    "Sample\rBcc: everyone@attack.example",
    "Sample\u0000",
    "Sample\u2028Bcc: everyone@attack.example",
    "Sample\u0085Bcc: everyone@attack.example",
    "=?utf-8?B?Zm9v?=\r\n Bcc: everyone@attack.example",
  ];
  const addresses = [
    "a@attack.example\r\nBcc: b@attack.example",
    "a@attack.example, b@attack.example",
    "a@attack.example;b@attack.example",
    "<a@attack.example>",
    "a <b@attack.example>",
    "a@attack.example\u0000@b.example",
    '"a\r\nRCPT TO:<b@attack.example>"@attack.example',
    "a@[127.0.0.1]",
    "a@attack.example>\r\nDATA\r\n",
    "@attack.example",
    "-oQ/tmp@attack.example -X/tmp/x",
  ];
  const forms = [
    { path: "/api/contact", sample: { firstName: "A", lastName: "B", email: "a@attack.example" }, text: "firstName" },
    { path: "/api/consultation", sample: { name: "A", email: "a@attack.example" }, text: "name" },
    { path: "/api/newsletter", sample: { email: "a@attack.example" }, text: "page" },
  ];

  for (const { path, sample, text } of forms) {
    test(`POST ${path}`, async ({ target }) => {
      for (const line of lines) await expectBadInput(target, path, { ...sample, [text]: line });
      for (const email of addresses) await expectBadInput(target, path, { ...sample, email });
    });
  }

  test("the staff's own forms", async ({ target }) => {
    const session = await target.signIn();
    for (const email of addresses) {
      await expectBadInput(target, "/api/settings/test-mail", { to: email }, session);
      await expectBadInput(target, "/api/reports/clients", { name: "A", email }, session);
    }
    for (const name of lines)
      await expectBadInput(target, "/api/reports/clients", { name, email: "a@b.example" }, session);
  });
});

async function expectBadInput(target: Target, path: string, body: unknown, session?: string): Promise<void> {
  const reply = await target.send({ method: "POST", path, body, session });
  assert.equal(reply.status, 400, `${path} took ${JSON.stringify(body)}: ${reply.body}`);
}

/** The route's body with the statement in place of each of its texts in turn. */
function bodiesWith(route: AnyRoute, statement: string): { body: unknown; search: string }[] {
  const sample = sampleBody(route);
  if (sample === undefined) return [];
  const search = queryText(sampleQuery(route));
  const bodies = pathsIn(sample).map((path) => ({ path, body: put(sample, path, statement) }));
  // As part of an address it passes where only an email address is accepted.
  const mails = pathsIn(sample)
    .filter((path) => /email|^to$/i.test(String(path.at(-1))))
    .map((path) => ({ path, body: put(sample, path, `${statement.replaceAll(/[^\w'=-]/g, "")}@attack.example`) }));
  return [...bodies, ...mails].map(({ body }) => ({ body, search }));
}

function queriesWith(route: AnyRoute, statement: string): { search: string }[] {
  const sample = sampleQuery(route);
  return Object.keys(sample).map((name) => ({ search: queryText({ ...sample, [name]: statement }) }));
}

function queryText(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}
