import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { expect } from "vitest";
import type { z } from "zod";
import { declaredErrors, type ErrorBody, errorBodySchema } from "@agency/contracts/errors";
import type { AnyContract, AnyRoute } from "@agency/contracts/route";
import { routeName } from "@agency/contracts/routes.fixture";
import { errorStatus } from "@agency/model/error-codes";

type Part<C extends AnyContract, K extends "params" | "body"> = C[K] extends z.ZodType
  ? { [key in K]: z.input<C[K]> }
  : unknown;

/** The input of a valid call. */
export type Input<C extends AnyContract> = Part<C, "params"> &
  Part<C, "body"> &
  (C["query"] extends z.ZodType ? { query?: z.input<C["query"]> } : unknown);

export type Output<C extends AnyContract> = C["success"] extends { contentType: string }
  ? Buffer
  : z.output<C["success"]["schema"]>;

export type CallOptions = {
  /** The session cookie's value; null calls without a session. Defaults to the staff's session. */
  session?: string | null;
  /** Added to the headers of a browser's call; undefined removes a header. */
  headers?: Record<string, string | undefined>;
};

/** A call that may be invalid. */
export type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  payload?: string | Buffer;
};

type Answer<Body> = { status: number; headers: LightMyRequestResponse["headers"]; body: Body };

type Refused = Answer<ErrorBody>;

/** Sends calls by route object, and checks every answer against the contract. */
export function caller(app: FastifyInstance, { cookie, session }: { cookie: string; session: () => string | null }) {
  async function send(route: AnyRoute, input: LooseInput, options: CallOptions): Promise<LightMyRequestResponse> {
    const token = options.session === undefined ? session() : options.session;
    const payload = input.payload ?? toPayload(input.body);
    const answered = await app.inject({
      method: route.method,
      url: requestAddress(route, input),
      headers: withoutUndefined({
        "sec-fetch-site": "same-origin",
        cookie: token === null ? undefined : `${cookie}=${token}`,
        "content-type": payload === undefined ? undefined : "application/json",
        ...options.headers,
      }),
      ...(payload === undefined ? {} : { payload }),
    });
    // Over a connection, the next call would not come in the same turn of the event loop.
    await setImmediate();
    return answered;
  }

  /** A call that must succeed as the contract says; otherwise fails the test. */
  async function answer<C extends AnyContract>(
    route: AnyRoute & { contract: C },
    input: Input<C>,
    options: CallOptions = {},
  ): Promise<Answer<Output<C>>> {
    const response = await send(route, input as LooseInput, options);
    const body = checkSuccess(route, response) as Output<C>;
    return { status: response.statusCode, headers: response.headers, body };
  }

  return {
    answer,

    /** Returns the body of the answer. */
    call: async <C extends AnyContract>(
      route: AnyRoute & { contract: C },
      input: Input<C>,
      options: CallOptions = {},
    ): Promise<Output<C>> => (await answer(route, input, options)).body,

    /** A call that must fail with an error the contract declares; otherwise fails the test. */
    refused: async (route: AnyRoute, input: LooseInput = {}, options: CallOptions = {}): Promise<Refused> => {
      const response = await send(route, input, options);
      return { status: response.statusCode, headers: response.headers, body: checkError(route, response) };
    },

    /** Any call. Checks its answer against the contract, whether it succeeds or fails. */
    attempt: async (
      route: AnyRoute,
      input: LooseInput = {},
      options: CallOptions = {},
    ): Promise<LightMyRequestResponse> => {
      const response = await send(route, input, options);
      if (response.statusCode < 400) checkSuccess(route, response);
      else checkError(route, response);
      return response;
    },
  };
}

export function requestAddress({ path }: Pick<AnyRoute, "path">, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `no ${name}`));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Removes undefined headers, which would be sent as the word "undefined". */
function withoutUndefined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
  );
}

function toPayload(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}

function checkSuccess({ method, path, contract }: AnyRoute, response: LightMyRequestResponse): unknown {
  const { status, schema, contentType } = contract.success;
  const where = `${method} ${path}`;
  assert.equal(response.statusCode, status, `${where} answered ${response.statusCode}: ${response.body.slice(0, 500)}`);
  if (status === 204) {
    assert.equal(response.body, "", `${where} answered 204 with a body`);
    return null;
  }
  if (status === 303) {
    assert.match(String(response.headers.location), /^\/(?!\/)/, `${where} leads away from the site`);
    return null;
  }
  assert.equal(response.headers["content-type"], contentType ?? "application/json; charset=utf-8", where);
  if (contentType) return response.rawPayload;
  const body: unknown = response.json();
  const parsed = schema.safeParse(body);
  assert.ok(parsed.success, `${where} sent an answer that breaks its contract: ${parsed.error?.message}`);
  // The schema would silently drop an unknown field.
  assert.deepEqual(parsed.data, body, `${where} answered with fields that its contract does not have`);
  return parsed.data;
}

function checkError(route: AnyRoute, response: LightMyRequestResponse): ErrorBody {
  const where = `${route.method} ${route.path}`;
  const told = `${where} answered ${response.statusCode}: ${response.body.slice(0, 500)}`;
  assert.ok(response.statusCode >= 400, told);
  assert.equal(response.headers["content-type"], "application/json; charset=utf-8", told);
  const body = errorBodySchema.strict().parse(response.json());
  assert.ok(declaredErrors(route).includes(body.error), `${told}; the contract does not declare ${body.error}`);
  assert.equal(response.statusCode, errorStatus[body.error], told);
  assert.doesNotMatch(body.message, /\{\{|^errors:/, `${where}: a text without its parameters`);
  return body;
}

/** Tries something with each route, and fails with what went wrong with which of them. There must be one. */
export async function withEach(
  routes: readonly AnyRoute[],
  attempt: (route: AnyRoute) => void | Promise<void>,
): Promise<void> {
  expect(routes.length).toBeGreaterThan(0);
  const failures: string[] = [];
  for (const route of routes) {
    try {
      await attempt(route);
    } catch (error) {
      failures.push(`${routeName(route)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join("\n"));
}

/** Every route of the router, those of libraries included, as its method and pattern. */
export function routeTable(app: Pick<FastifyInstance, "printRoutes">): { method: string; pattern: string }[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] = /^([ │]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.length = depth;
      above[depth] = part;
      return methods ? methods.split(", ").map((method) => ({ method, pattern: above.join("") })) : [];
    });
}
