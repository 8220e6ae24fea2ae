import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/sources/routes";
import type { Source } from "@agency/contracts/sources/schemas";
import { findClient } from "@agency/core/clients/find-client";
import { connectionState } from "@agency/core/connections/connection";
import { Refusal } from "@agency/core/refusal";
import { reportPeriod } from "@agency/core/reports/report-period";
import { chooseFigures } from "@agency/core/sources/choose-figures";
import { chooseSource } from "@agency/core/sources/choose-source";
import { readPeriod, requestReads } from "@agency/core/sources/request-reads";
import type { ReadProgress } from "@agency/core/sources/source-read";
import { trackKeywords } from "@agency/core/sources/track-keywords";
import { filledBy } from "@agency/model/figure-sources";
import type { Dependencies } from "../../dependencies.ts";
import { staffOf } from "../../http/authenticate.ts";
import { handle } from "../../http/handle.ts";
import { askingGoogle } from "../connections/google-failed.ts";

export function sourceRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { connections, sources, reads, secretBox } = dependencies;

  handle(app, contracts.listSources, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    return present(client.id);
  });

  handle(app, contracts.chooseSource, async ({ params, body, request }) => {
    const { staff } = await staffOf(request);
    const client = await findClient(dependencies, params.clientId);
    const choice = { ...body, clientId: client.id, kind: params.kind, username: staff.username };
    const chosen = await askingGoogle(request, () => chooseSource(dependencies, choice));
    await requestReads(dependencies, client.id);
    const listed = await present(client.id);
    const presented = listed.find(({ kind }) => kind === chosen.kind);
    if (!presented) throw new Refusal("client_not_found");
    return presented;
  });

  handle(app, contracts.readSources, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    await requestReads(dependencies, client.id);
    await reads.readNow(client.id);
    return present(client.id);
  });

  handle(app, contracts.readPeriod, async ({ params, body: { reportType, periodStart } }) => {
    const client = await findClient(dependencies, params.clientId);
    const period = reportPeriod(reportType, periodStart, await dependencies.clock());
    await readPeriod(dependencies, client.id, { reportType, period });
    return null;
  });

  handle(app, contracts.cancelBackfill, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    const source = (await sources.ofClient(client.id)).find(({ kind }) => kind === params.kind);
    if (source) await reads.cancelBackfill(source.id);
    return null;
  });

  handle(app, contracts.clearSource, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    await sources.delete(client.id, params.kind);
    return null;
  });

  handle(app, contracts.chooseFigures, async ({ params, body: { figures } }) => {
    const client = await findClient(dependencies, params.clientId);
    await chooseFigures(dependencies, client.id, { kind: params.kind, figures });
    return present(client.id);
  });

  handle(app, contracts.trackKeywords, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    await trackKeywords(dependencies, client.id, body);
    return present(client.id);
  });

  async function present(clientId: string): Promise<Source[]> {
    const [list, known, progress] = await Promise.all([
      sources.ofClient(clientId),
      connections.list(),
      reads.progress(clientId),
    ]);
    return list.map((source) => {
      const connection = known.find(({ id }) => id === source.connectionId);
      const { kind, accountId, name, timeZone, connectionId, chosenBy, tracking, problem } = source;
      const { sourceId: _id, ...months } = progress.find(({ sourceId }) => sourceId === source.id) ?? noProgress;
      return {
        kind,
        accountId,
        name,
        timeZone,
        connectionId,
        email: connection?.email ?? "",
        state: connection ? connectionState(secretBox, connection) : "disconnected",
        chosenBy,
        chosenAt: source.chosenAt.toISOString(),
        tracking,
        fills: filledBy(source),
        problem,
        problemSince: source.problemSince?.toISOString() ?? null,
        readAt: source.readAt?.toISOString() ?? null,
        progress: months,
      };
    });
  }
}

/** Of a source whose periods are not requested yet. */
const noProgress: ReadProgress = { sourceId: "", total: 0, read: 0, waiting: 0, cancelled: 0, failed: 0 };
