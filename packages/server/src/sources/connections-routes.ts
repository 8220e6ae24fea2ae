import type { FastifyInstance } from "fastify";
import { aboutLanguage } from "@agency/content/settings";
import type { Connection } from "@agency/contracts/source-connections";
import * as contracts from "@agency/contracts/source-connections";
import { requestLanguage } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { authorName, requireRight, requireSignedIn } from "../kit/http/signed-in.ts";
import { type Throttling, makeThrottle } from "../kit/http/throttle.ts";
import type { SecretBox } from "../kit/secrets.ts";
import { addKey, disconnect, finishConnecting, removeConnection, startConnecting } from "./connect.ts";
import { type Connecting, type Connection as Stored, connectionState, readsBusinessProfile } from "./connection.ts";
import { askingGoogle } from "./google-failed.ts";
import { allConnections, clientCounts } from "./store.ts";

export function connectionRoutes(app: FastifyInstance, context: Connecting & Throttling): void {
  const { database, google, secretBox } = context;
  const throttle = makeThrottle(context, "connecting", { free: 20, memory: 3600, longestWait: 900 });

  handle(app, contracts.listConnections, async () => {
    const [list, counts] = await Promise.all([allConnections(database), clientCounts(database)]);
    return {
      app: google.app !== null,
      redirectAddress: google.redirectAddress,
      connections: list.map((one) => presentConnection(secretBox, one, counts.get(one.id) ?? 0)),
    };
  });

  handle(app, contracts.startConnecting, async ({ body, request }) => {
    const { staff, session } = await requireSignedIn(request);
    if (body.connectionId === null) await requireRight(request, "connections");
    await throttle.attempt(staff.id);
    const visit = {
      connectionId: body.connectionId,
      staffId: staff.id,
      sessionId: session.id,
      language: requestLanguage(request),
    };
    return { url: await startConnecting(context, visit, body.businessProfile) };
  });

  handle(app, contracts.finishConnecting, async ({ query, request }) => {
    const signedIn = await request.signedIn();
    const visitor = signedIn && {
      staffId: signedIn.staff.id,
      username: authorName(signedIn.staff),
      sessionId: signedIn.session.id,
    };
    const ending = await finishConnecting({ ...context, log: request.log }, query, visitor);
    const { prefix } = aboutLanguage(ending.language ?? requestLanguage(request));
    return `${prefix}/admin/settings?google=${ending.outcome}`;
  });

  handle(app, contracts.addServiceAccountKey, async ({ body, request }) => {
    const { staff } = await requireSignedIn(request);
    await throttle.attempt(staff.id);
    const added = await askingGoogle(request, () => addKey(context, body.keyFile, authorName(staff)));
    return presentConnection(secretBox, added, (await clientCounts(database)).get(added.id) ?? 0);
  });

  handle(app, contracts.disconnect, async ({ params, request }) => {
    const ended = await disconnect({ ...context, log: request.log }, params.connectionId);
    const clients = (await clientCounts(database)).get(params.connectionId) ?? 0;
    return { connection: presentConnection(secretBox, ended.connection, clients), toldGoogle: ended.toldGoogle };
  });

  handle(app, contracts.removeConnection, async ({ params }) => {
    await removeConnection(context, params.connectionId);
    return null;
  });
}

/** A connection as people see it: without its token, also in sealed form. */
function presentConnection(secretBox: SecretBox, connection: Stored, clients: number): Connection {
  const { id, kind, email, connectedBy, connectedAt, checkedAt, endsAt } = connection;
  return {
    id,
    kind,
    email,
    state: connectionState(secretBox, connection),
    connectedBy,
    connectedAt: connectedAt.toISOString(),
    checkedAt: checkedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    businessProfile: readsBusinessProfile(connection),
    clients,
  };
}
