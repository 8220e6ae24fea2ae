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
 * before the answer leaves.
 */
export function recordCalls(app: FastifyInstance, context: Context): void {
  app.decorateRequest("looked", null);
  app.addHook("preHandler", (request, _reply, done) => {
    const kind = request.routeOptions.config.contractRoute?.contract.event;
    if (!kind) return done();
    begin(request, kind).then(({ at, begun }) => {
      if (!isReading(request)) return recorded(context, at, begun, done);
      const told: Told = {};
      request.looked = { begun, told };
      return listening(told, done);
    }, done);
  });
  app.addHook("onSend", async (request, reply) => {
    if (!request.looked || request.method === "HEAD" || reply.statusCode >= 400) return;
    const { begun, told } = request.looked;
    await addActivity(context.database, activityRow(context, await context.clock(), begun, told));
  });

  async function begin(request: FastifyRequest, kind: ActivityKind): Promise<{ at: Date; begun: Begun }> {
    const [at, signedIn] = await Promise.all([context.clock(), request.signedIn()]);
    const access = request.routeOptions.config.contractRoute?.contract.access;
    const actor = signedIn ? "person" : access === "portal" ? "client" : "visitor";
    return {
      at,
      begun: {
        kind,
        actor,
        staffId: signedIn?.staff.id ?? null,
        objectId: objectId(request.params),
        ...(keepsAddress(kind) && callerPlace(request)),
      },
    };
  }
}

/** Writes down that somebody did not get in. @param staffId whose account it was; null for a name without one */
export async function recordRefusal(
  context: Pick<Context, "database" | "newId" | "clock">,
  request: FastifyRequest,
  staffId: string | null,
): Promise<void> {
  const begun: Begun = { kind: "session.refused", actor: "visitor", staffId, ...callerPlace(request) };
  const row = activityRow(context, await context.clock(), begun);
  await unrecorded(() => addActivity(context.database, row));
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
