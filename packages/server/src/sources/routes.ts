import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/sources";
import type { Source } from "@agency/contracts/sources";
import { filledBy } from "@agency/model/figure-sources";
import { findClient } from "../clients/find-client.ts";
import type { Dependencies } from "../dependencies.ts";
import { handle } from "../kit/http/handle.ts";
import { staffOf } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { reportPeriod } from "../reports/report-period.ts";
import { chooseFigures } from "./choose-figures.ts";
import { checkChoice, chooseSource } from "./choose-source.ts";
import { connectionState } from "./connection.ts";
import { askingGoogle } from "./google-failed.ts";
import { listAccounts } from "./list-accounts.ts";
import { presentRemoval } from "./removal-presenter.ts";
import { removeSource } from "./remove-source.ts";
import { readPeriod, requestReads } from "./request-reads.ts";
import { shownSites } from "./shown-sites.ts";
import type { ReadProgress } from "./source-read.ts";
import type { Source as StoredSource } from "./source.ts";
import { trackKeywords } from "./track-keywords.ts";

export function sourceRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bell, connections, sources, reads, secretBox } = dependencies;

  handle(app, contracts.listSources, async ({ params }) => {
    const client = await findClient(dependencies.database, params.clientId);
    return present(client.id);
  });

  handle(app, contracts.listAccounts, async ({ params, query, request }) => {
    const client = await findClient(dependencies.database, params.clientId);
    return askingGoogle(request, () => listAccounts(dependencies, client, params.connectionId, query));
  });

  handle(app, contracts.checkChoice, async ({ params, query, request }) => {
    const client = await findClient(dependencies.database, params.clientId);
    const { kind } = params;
    const checked = await askingGoogle(request, () => checkChoice(dependencies, client, { ...query, kind }));
    const removal = await sources.removal(client.id, { kind, staying: query.accountId });
    const { name, sites, doubts } = checked;
    return {
      name,
      sites: shownSites(sites),
      doubts: doubts.map(({ about, clients }) => ({ about, clients })),
      removal: presentRemoval(removal),
    };
  });

  handle(app, contracts.chooseSource, async ({ params, body, request }) => {
    const { staff } = await staffOf(request);
    const client = await findClient(dependencies.database, params.clientId);
    const choice = { ...body, kind: params.kind, username: staff.username };
    const { source: chosen, ...removal } = await askingGoogle(request, () =>
      chooseSource({ ...dependencies, doorbell: bell.ring }, client, choice),
    );
    await requestReads(dependencies, client.id);
    const listed = await present(client.id);
    const source = listed.find(({ kind }) => kind === chosen.kind);
    if (!source) throw new Refusal("client_not_found");
    return { source, removal: presentRemoval(removal) };
  });

  handle(app, contracts.describeRemoval, async ({ params: { clientId, kind } }) => {
    const client = await findClient(dependencies.database, clientId);
    return presentRemoval(await sources.removal(client.id, { kind, staying: null }));
  });

  handle(app, contracts.readSources, async ({ params }) => {
    const client = await findClient(dependencies.database, params.clientId);
    await requestReads(dependencies, client.id);
    await reads.readNow(client.id);
    return present(client.id);
  });

  handle(app, contracts.readPeriod, async ({ params, body: { reportType, periodStart } }) => {
    const client = await findClient(dependencies.database, params.clientId);
    const period = reportPeriod(reportType, periodStart, await dependencies.clock());
    await readPeriod(dependencies, client.id, { reportType, period });
    return null;
  });

  handle(app, contracts.cancelBackfill, async ({ params }) => {
    const client = await findClient(dependencies.database, params.clientId);
    const source = (await sources.ofClient(client.id)).find(({ kind }) => kind === params.kind);
    if (source) await reads.cancelBackfill(source.id);
    return null;
  });

  handle(app, contracts.clearSource, async ({ params, query, request }) => {
    const { staff } = await staffOf(request);
    const client = await findClient(dependencies.database, params.clientId);
    const removing = { kind: params.kind, approvedToo: query.approvedToo === "true", username: staff.username };
    return presentRemoval(await removeSource({ ...dependencies, doorbell: bell.ring }, client.id, removing));
  });

  handle(app, contracts.chooseFigures, async ({ params, body: { figures } }) => {
    const client = await findClient(dependencies.database, params.clientId);
    await chooseFigures(dependencies, client.id, { kind: params.kind, figures });
    return present(client.id);
  });

  handle(app, contracts.trackKeywords, async ({ params, body }) => {
    const client = await findClient(dependencies.database, params.clientId);
    await trackKeywords(dependencies, client.id, body);
    return present(client.id);
  });

  async function present(clientId: string): Promise<Source[]> {
    const [list, known, progress] = await Promise.all([
      sources.ofClient(clientId),
      connections.list(),
      reads.progress(clientId),
    ]);
    const users = await usersOfEach(list);
    return list.map((source) => {
      const connection = known.find(({ id }) => id === source.connectionId);
      const { kind, accountId, name, sites, accepted, timeZone, connectionId, chosenBy, tracking, problem } = source;
      const { sourceId: _id, ...months } = progress.find(({ sourceId }) => sourceId === source.id) ?? noProgress;
      return {
        kind,
        accountId,
        name,
        sites: shownSites(sites),
        usedBy: (users.get(kind)?.get(accountId) ?? []).filter(({ id }) => id !== clientId).map((user) => user.name),
        accepted: accepted.map(({ about, by, at }) => ({ about, by, at })),
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

  /** Who uses the accounts of some sources, by their kinds. */
  async function usersOfEach(list: Pick<StoredSource, "kind" | "accountId">[]) {
    const found = list.map(async ({ kind, accountId }) => [kind, await sources.usersOf(kind, [accountId])] as const);
    return new Map(await Promise.all(found));
  }
}

/** Of a source whose periods are not requested yet. */
const noProgress: ReadProgress = { sourceId: "", total: 0, read: 0, waiting: 0, cancelled: 0, failed: 0 };
