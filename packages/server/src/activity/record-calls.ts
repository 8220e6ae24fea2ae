import type { FastifyInstance, FastifyRequest } from "fastify";
import { type ActivityKind, keepsAddress } from "@agency/model/activity";
import type { Context } from "../kit/context.ts";
import { unrecorded } from "../kit/db/recorded.ts";
import { type Begun, activityRow, listening, recorded, type Told } from "./record.ts";
import { addActivity } from "./store.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What is written down of a call that changes nothing. */
    looked: { begun: Begun; told: Told } | null;
  }
}

/**
 * Writes down every call whose contract names an event: a change in its own transaction, and an export or the opening of a person's data
 * before the answer leaves. Whatever a program reads with a token is written down too.
 */
export function recordCalls(app: FastifyInstance, context: Context): void {
  app.decorateRequest("looked", null);
  app.addHook("preHandler", (request, _reply, done) => {
    const kind = request.routeOptions.config.contractRoute?.contract.event ?? null;
    if (kind === null && request.headers.authorization === undefined) return done();
    begin(request, kind).then(({ at, begun }) => {
      if (!begun) return done();
      if (!isReading(request)) return recorded(context, at, begun, done);
      const told: Told = {};
      request.looked = { begun, told };
      return listening(told, done);
    }, done);
  });
  app.addHook("onSend", async (request, reply) => {
    if (!request.looked || request.method === "HEAD" || reply.statusCode >= 400) return;
    const { begun, told } = request.looked;
    await addActivity(context.database, activityRow(context.newId, await context.clock(), begun, told));
  });

  /** What is written down; null for a call that names no event, unless a program makes it with a token. */
  async function begin(
    request: FastifyRequest,
    named: ActivityKind | null,
  ): Promise<{ at: Date; begun: Begun | null }> {
    const [at, signedIn] = await Promise.all([context.clock(), request.signedIn()]);
    const { token } = signedIn ?? { token: null };
    const kind = token ? "token.used" : named;
    if (!kind) return { at, begun: null };
    const access = request.routeOptions.config.contractRoute?.contract.access;
    const actor = signedIn ? "person" : access === "portal" ? "client" : "visitor";
    return {
      at,
      begun: {
        kind,
        actor,
        staffId: signedIn?.staff.id ?? null,
        objectId: token?.id ?? objectId(request.params),
        ...(token && { details: { token: token.name, call: calledName(request) } }),
        ...(keepsAddress(kind) && callerPlace(request)),
      },
    };
  }
}

/** Writes down that somebody did not get in. @param staffId whose account it was; null for a name without one */
export async function recordRefusal(context: Context, request: FastifyRequest, staffId: string | null): Promise<void> {
  const begun: Begun = { kind: "session.refused", actor: "visitor", staffId, ...callerPlace(request) };
  const row = activityRow(context.newId, await context.clock(), begun);
  await unrecorded(() => addActivity(context.database, row));
}

/** The call that a program makes, as the contracts name it: without ids. */
function calledName({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ""}`.slice(0, 120);
}

const isReading = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/** The address and the browser of a caller, cut to what is kept. */
function callerPlace({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): Pick<Begun, "address" | "browser"> {
  return { address: ip.slice(0, 60), browser: headers["user-agent"]?.slice(0, 200) ?? null };
}

/** Ids that must not be kept: some open something, and a client's own is not what others know. */
const unkept = new Set(["clientId", "token", "shareToken"]);

/** The id of what is changed: the last one of its address. */
function objectId(params: unknown): string | null {
  const ids = Object.entries((params ?? {}) as Record<string, string>).filter(([name]) => !unkept.has(name));
  return ids.at(-1)?.[1].slice(0, 64) ?? null;
}
