import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/staff";
import type { OwnSession } from "@agency/contracts/staff";
import { tellActivity } from "../activity/record.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireSignedIn } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { networkKind } from "./network.ts";
import type { Session } from "./staff.ts";
import { deleteOtherSessions, deleteOwnSession, openSessions } from "./store.ts";

/** Where somebody is signed in. */
export function ownSessionRoutes(app: FastifyInstance, { database, clock }: Context): void {
  handle(app, contracts.listSessions, async ({ request }) => {
    const { staff, session } = await requireSignedIn(request);
    const open = await openSessions(database, staff.id, await clock());
    return open.map((one) => present(one, session.id));
  });

  handle(app, contracts.endSession, async ({ params, request }) => {
    const { staff } = await requireSignedIn(request);
    if (!(await deleteOwnSession(database, { id: params.sessionId, staffId: staff.id })))
      throw new Refusal("session_not_found");
    return null;
  });

  handle(app, contracts.endOtherSessions, async ({ request }) => {
    const { staff, session } = await requireSignedIn(request);
    tellActivity({ objectId: staff.id });
    await deleteOtherSessions(database, { id: session.id, staffId: staff.id });
    return null;
  });
}

function present({ id, createdAt, lastUsedAt, expiresAt, browser, network }: Session, current: string): OwnSession {
  return {
    id,
    current: id === current,
    browser,
    network: network === null ? null : { kind: networkKind(network), address: network },
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    endsAt: expiresAt.toISOString(),
  };
}
