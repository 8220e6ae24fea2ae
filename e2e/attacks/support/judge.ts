import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { declaredErrors, errorBodySchema } from "@agency/contracts/errors";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { errorStatus } from "@agency/model/error-codes";
import type { Reply } from "./send.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Internals that no answer may reveal: places in the code, files, statements and names of errors. */
const inside = [
  /\bat (?:async )?[\w.<>$ ]*\(?(?:file:|node:|\/)\S*:\d+:\d+/,
  /node_modules|node:internal|file:\/\/\//,
  /\b(?:SQLITE_\w+|ER_[A-Z_]{4,}|QueryFailedError|ZodError|FST_ERR_\w+|ENOENT|ECONNREFUSED|EACCES)\b/,
  /\b(?:TypeError|ReferenceError|SyntaxError|RangeError)\b/,
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.{0,200}\b(?:clients|staff|sessions|enquiries|reports|notifications)\b/i,
];

/** Checks what every answer must fulfil. */
export function expectSafe(reply: Reply, what: string, secrets: readonly string[] = []): void {
  const told = `${what} answered ${reply.status}: ${reply.body.slice(0, 300)}`;
  const whole = JSON.stringify(reply.headers) + reply.body;
  assert.notEqual(reply.status, 500, told);
  for (const secret of [repository, ...secrets]) assert.ok(!whole.includes(secret), `${told}; it holds ${secret}`);
  if (reply.status >= 400) for (const pattern of inside) assert.doesNotMatch(whole, pattern, told);
  expectHeaders(reply, told);
}

/** Checks the headers that every answer must have. */
export function expectHeaders({ headers }: Pick<Reply, "headers">, told: string): void {
  const wanted = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
  for (const [name, value] of Object.entries(wanted)) assert.equal(headers[name], value, `${name}: ${told}`);
  assert.match(String(headers["permissions-policy"]), /geolocation=\(\)/, told);
  for (const name of ["server", "x-powered-by", "access-control-allow-origin"]) {
    assert.equal(headers[name], undefined, `${name}: ${told}`);
  }
  const policy = String(headers["content-security-policy"]);
  assert.match(policy, /default-src 'none'/, told);
  assert.match(policy, /base-uri 'none'/, told);
  assert.match(policy, /frame-ancestors 'none'/, told);
  assert.doesNotMatch(policy, /script-src[^;]*(?:unsafe|\*|https?:|data:|blob:)/, told);
}

/** Checks that a route's answer is safe, declared and of the declared shape. @returns its error code, if any */
export function expectDeclared(route: AnyRoute, reply: Reply, secrets: readonly string[] = []): string | undefined {
  const told = `${routeName(route)} answered ${reply.status}: ${reply.body.slice(0, 300)}`;
  expectSafe(reply, routeName(route), secrets);
  assert.match(String(reply.headers["cache-control"]), /no-store|max-age=15/, told);
  assert.equal(reply.headers["x-robots-tag"], "noindex", told);
  if (reply.status < 400) {
    assert.equal(reply.status, route.contract.success.status, told);
    if (reply.status === 303) assert.match(String(reply.headers["location"]), /^\/(?!\/)/, told);
    return undefined;
  }
  assert.equal(reply.headers["content-type"], "application/json; charset=utf-8", told);
  const { error } = errorBodySchema.strict().parse(JSON.parse(reply.body));
  assert.ok(declaredErrors(route).includes(error), `${told}; its contract does not declare that`);
  assert.equal(reply.status, errorStatus[error], told);
  return error;
}

/** Checks that a route refuses, with this code. */
export function expectRefused(
  route: AnyRoute,
  reply: Reply,
  code: string | RegExp,
  secrets: readonly string[] = [],
): void {
  const error = expectDeclared(route, reply, secrets);
  const told = `${routeName(route)} answered ${reply.status}: ${reply.body.slice(0, 300)}`;
  if (typeof code === "string") assert.equal(error, code, told);
  else assert.match(error ?? "", code, told);
}

export const changingRoutes = allRoutes.filter(({ method }) => method !== "GET");

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The share of pairs in which the first is larger: 0.5 when the two cannot be told apart (scaled Mann-Whitney U). */
export function compare(first: number[], second: number[]): number {
  let larger = 0;
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0;
  return larger / (first.length * second.length);
}
