import assert from "node:assert/strict";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, routeName, parameterNames } from "@agency/contracts/routes.fixture";
import { sampleBody, sampleQuery } from "@agency/contracts/samples.fixture";
import { test, type Target } from "./support/attack.ts";
import { expectDeclared, expectRefused, expectSafe } from "./support/judge.ts";
import { pathsIn, put, toText, without, wrongValues } from "./support/wrong.ts";

const withBody = allRoutes.filter(({ contract }) => contract.body);
const withQuery = allRoutes.filter(({ contract }) => contract.query);
const withParameters = allRoutes.filter((route) => parameterNames(route).length > 0);

/** Texts that are not ids. */
const wrongIds = [
  "1",
  "0",
  "-1",
  "null",
  "undefined",
  "%00",
  "a%00b",
  "%2e%2e",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%5c..%5cwindows",
  "%ff",
  "%",
  "%u0041",
  "%E0%A4%A",
  "%F0%9F%A7%A8",
  "%D9%A3",
  "%E2%80%AE",
  "%0d%0aset-cookie:%20a=b",
  "'%20OR%20'1'='1",
  "1;DROP%20TABLE%20clients",
  "%5Bobject%20Object%5D",
  "__proto__",
  "constructor",
  "toString",
  "$%7B7*7%7D",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "*",
  "x".repeat(65),
  "x".repeat(4000),
];

/** Whoever asks a second factor of everybody needs one, too. */
const locksOut = (body: unknown) =>
  typeof body === "object" && body !== null && "factorRequired" in body && body.factorRequired === true;

test.describe("wrong types in every field of every body", () => {
  for (const route of withBody) {
    test(routeName(route), async ({ target }) => {
      const session = await sessionFor(route, target);
      const params = await paramsFor(route, target);
      const sample = sampleBody(route);
      for (const path of pathsIn(sample)) {
        const bodies = [...wrongValues.map((value) => put(sample, path, value)), without(sample, path)].filter(
          (body) => !locksOut(body),
        );
        for (const body of bodies) await expectAgreed(target, { route, params, session, text: toText(body) });
      }
    });
  }
});

test.describe("wrong, repeated and unknown parameters of every query", () => {
  for (const route of withQuery) {
    test(routeName(route), async ({ target }) => {
      const session = await sessionFor(route, target);
      const sample = sampleQuery(route);
      const path = routeAddress(route, await paramsFor(route, target));
      for (const name of Object.keys(sample)) {
        const given = new URLSearchParams(sample);
        given.delete(name);
        const rest = given.toString();
        const values = [
          "",
          "%00",
          "a%00b",
          "-1",
          "1e9",
          "1e999",
          "NaN",
          "0x10",
          "%ff",
          "%F0%9F%A7%A8",
          "x".repeat(5000),
        ];
        const pieces = [
          ...values.map((value) => `${name}=${value}`),
          `${name}=1&${name}=2`,
          `${name}[]=1&${name}[]=2`,
          `${name}[$ne]=1`,
          `${name}[__proto__][x]=1`,
          name,
        ];
        for (const piece of pieces) {
          const reply = await target.send({ method: route.method, path: `${path}?${rest}&${piece}`, session });
          expectDeclared(route, reply);
          assert.ok([200, 204, 303, 400, 404].includes(reply.status), `${piece}: ${reply.status} ${reply.body}`);
        }
      }
      for (const extra of ["__proto__[admin]=1", "constructor[prototype][admin]=1", "constructor=1", "__proto__=1"]) {
        const query = `${new URLSearchParams(sample).toString()}&${extra}`;
        expectDeclared(route, await target.send({ method: route.method, path: `${path}?${query}`, session }));
      }
    });
  }
});

test.describe("wrong ids in every address", () => {
  for (const route of withParameters) {
    test(routeName(route), async ({ target }) => {
      const session = await sessionFor(route, target);
      const body = sampleBody(route);
      // A route may need a query; a wrong id in the address is found all the same.
      const query = new URLSearchParams(sampleQuery(route)).toString();
      for (const name of parameterNames(route)) {
        const clientId = target.victim.id;
        const [before = "", after = ""] = routeAddress(
          { ...route, path: route.path.replace(`:${name}`, "@@") },
          {
            clientId,
          },
        ).split("@@");
        for (const id of wrongIds) {
          const path = `${before}${id}${after}${query && `?${query}`}`;
          for (const one of [session, undefined]) {
            const reply = await target.send({ method: route.method, path, body, session: one });
            expectSafe(reply, `${route.method} ${path}`, one === undefined ? target.victim.secrets : []);
            const wanted = one === undefined && route.contract.access === "staff" ? [401] : [404];
            assert.ok(wanted.includes(reply.status), `${route.method} ${path} answered ${reply.status}: ${reply.body}`);
          }
        }
      }
    });
  }
});

/** Sends a body and checks that the answer agrees with the contract: an invalid body is refused. */
async function expectAgreed(
  target: Target,
  call: { route: AnyRoute; params: Record<string, string>; session: string | undefined; text: string },
): Promise<void> {
  const { route, params, session, text } = call;
  const reply = await target.send({ method: route.method, path: routeAddress(route, params), body: text, session });
  const fits = route.contract.body?.safeParse(JSON.parse(text)).success ?? false;
  if (!fits) {
    expectRefused(route, reply, /^(invalid_input|malformed_body)$/);
    assert.equal(reply.status, 400, text.slice(0, 200));
  } else expectDeclared(route, reply);
}

/** A session for each route, because signing out ends the one it is called with. */
async function sessionFor({ contract }: AnyRoute, target: Target): Promise<string | undefined> {
  return contract.access === "public" ? undefined : target.signIn();
}

/** A client of its own, so that only the input matters and no other record is changed. */
async function paramsFor(route: AnyRoute, target: Target): Promise<Record<string, string>> {
  return parameterNames(route).includes("clientId") ? { clientId: await target.addClient() } : {};
}
