import type { FastifyInstance } from "fastify";
import { languages } from "@agency/content/settings";
import * as contracts from "@agency/contracts/connections";
import type { Dependencies } from "../dependencies.ts";
import { languageOf } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { staffOf } from "../kit/http/signed-in.ts";
import { makeThrottle } from "../kit/http/throttle.ts";
import { addKey } from "./add-key.ts";
import { presentConnection } from "./connection-presenter.ts";
import { disconnect, removeConnection } from "./disconnect.ts";
import { finishConnecting } from "./finish-connecting.ts";
import { askingGoogle } from "./google-failed.ts";
import { startConnecting } from "./start-connecting.ts";

export function connectionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { connections, sources, google } = dependencies;
  const throttle = makeThrottle(dependencies, "connecting", { free: 20, memory: 3600, longestWait: 900 });

  handle(app, contracts.listConnections, async () => {
    const [list, counts] = await Promise.all([connections.list(), sources.clientCounts()]);
    return {
      app: google.app !== null,
      redirectAddress: google.redirectAddress,
      connections: list.map((one) => presentConnection(dependencies, one, counts.get(one.id) ?? 0)),
    };
  });

  handle(app, contracts.startConnecting, async ({ body, request }) => {
    const { staff, session } = await staffOf(request);
    await throttle.attempt(staff.id);
    const visit = {
      connectionId: body.connectionId,
      staffId: staff.id,
      sessionHash: session.tokenHash,
      language: languageOf(request),
    };
    return { url: await startConnecting(dependencies, visit, body.businessProfile) };
  });

  handle(app, contracts.finishConnecting, async ({ query, request }) => {
    const signedIn = await request.signedIn();
    const visitor = signedIn && {
      staffId: signedIn.staff.id,
      username: signedIn.staff.username,
      sessionHash: signedIn.session.tokenHash,
    };
    const ending = await finishConnecting({ ...dependencies, log: request.log }, query, visitor);
    const { prefix } = languages[ending.language ?? languageOf(request)];
    return `${prefix}/admin/settings?google=${ending.outcome}`;
  });

  handle(app, contracts.addServiceAccountKey, async ({ body, request }) => {
    const { staff } = await staffOf(request);
    await throttle.attempt(staff.id);
    const added = await askingGoogle(request, () => addKey(dependencies, body.keyFile, staff.username));
    return presentConnection(dependencies, added, (await sources.clientCounts()).get(added.id) ?? 0);
  });

  handle(app, contracts.disconnect, async ({ params, request }) => {
    const ended = await disconnect({ ...dependencies, log: request.log }, params.connectionId);
    const clients = (await sources.clientCounts()).get(params.connectionId) ?? 0;
    return { connection: presentConnection(dependencies, ended.connection, clients), toldGoogle: ended.toldGoogle };
  });

  handle(app, contracts.removeConnection, async ({ params }) => {
    await removeConnection(dependencies, params.connectionId);
    return null;
  });
}
