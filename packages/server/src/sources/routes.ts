import type { FastifyInstance } from "fastify";
import type { Removal } from "@agency/contracts/figures";
import type { Source } from "@agency/contracts/sources";
import * as contracts from "@agency/contracts/sources";
import { filledBy } from "@agency/model/figure-sources";
import { periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { findClient } from "../clients/find-client.ts";
import { type Removal as StoredRemoval, plannedRemoval } from "../figures/remove-figures.ts";
import { reportPeriod } from "../figures/report-period.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { handle } from "../kit/http/handle.ts";
import { authorName, requireSignedIn } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import type { SecretBox } from "../kit/secrets.ts";
import { type Asking, listAccounts } from "./accounts.ts";
import { checkChoice, chooseFigures, chooseSource, removeSource, trackKeywords } from "./choose-source.ts";
import { connectionState } from "./connection.ts";
import { shownSites } from "./doubt.ts";
import { askingGoogle } from "./google-failed.ts";
import { cancelBackfill, readNow, readProgress } from "./reads-store.ts";
import { readPeriod, requestReads } from "./request-reads.ts";
import type { ReadProgress, Source as StoredSource } from "./source.ts";
import { allConnections, findSources, accountUsers } from "./store.ts";

export function sourceRoutes(app: FastifyInstance, context: Asking & FiguresContext & { secretBox: SecretBox }): void {
  const { database, secretBox, clock } = context;

  handle(app, contracts.listSources, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    return present(client.id);
  });

  handle(app, contracts.listAccounts, async ({ params, query, request }) => {
    const client = await findClient(database, params.clientId);
    return askingGoogle(request, () => listAccounts(context, client, params.connectionId, query));
  });

  handle(app, contracts.checkChoice, async ({ params, query, request }) => {
    const client = await findClient(database, params.clientId);
    const { kind } = params;
    const checked = await askingGoogle(request, () => checkChoice(context, client, { ...query, kind }));
    const removal = await plannedRemoval(context, client.id, { kind, staying: query.accountId });
    const { name, sites, doubts } = checked;
    return {
      name,
      sites: shownSites(sites),
      doubts: doubts.map(({ about, clients }) => ({ about, clients })),
      removal: presentRemoval(removal),
    };
  });

  handle(app, contracts.chooseSource, async ({ params, body, request }) => {
    const { staff } = await requireSignedIn(request);
    const client = await findClient(database, params.clientId);
    const choice = { ...body, kind: params.kind, username: authorName(staff) };
    const { source: chosen, ...removal } = await askingGoogle(request, () => chooseSource(context, client, choice));
    await requestReads(context, client.id);
    const listed = await present(client.id);
    const source = listed.find(({ kind }) => kind === chosen.kind);
    if (!source) throw new Refusal("client_not_found");
    return { source, removal: presentRemoval(removal) };
  });

  handle(app, contracts.describeRemoval, async ({ params: { clientId, kind } }) => {
    const client = await findClient(database, clientId);
    return presentRemoval(await plannedRemoval(context, client.id, { kind, staying: null }));
  });

  handle(app, contracts.readSources, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    await requestReads(context, client.id);
    await readNow(context, client.id);
    return present(client.id);
  });

  handle(app, contracts.readPeriod, async ({ params, body: { reportType, periodStart } }) => {
    const client = await findClient(database, params.clientId);
    const period = reportPeriod(reportType, periodStart, await clock());
    await readPeriod(context, client.id, { reportType, period });
    return null;
  });

  handle(app, contracts.cancelBackfill, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    const source = (await findSources(database, client.id)).find(({ kind }) => kind === params.kind);
    if (source) await cancelBackfill(context, source);
    return null;
  });

  handle(app, contracts.clearSource, async ({ params, query, request }) => {
    const { staff } = await requireSignedIn(request);
    const client = await findClient(database, params.clientId);
    const removing = { kind: params.kind, approvedToo: query.approvedToo === "true", username: authorName(staff) };
    return presentRemoval(await removeSource(context, client.id, removing));
  });

  handle(app, contracts.chooseFigures, async ({ params, body: { figures } }) => {
    const client = await findClient(database, params.clientId);
    await chooseFigures(database, client.id, { kind: params.kind, figures });
    return present(client.id);
  });

  handle(app, contracts.trackKeywords, async ({ params, body }) => {
    const client = await findClient(database, params.clientId);
    await trackKeywords(database, client.id, body);
    return present(client.id);
  });

  async function present(clientId: string): Promise<Source[]> {
    const [list, known, progress] = await Promise.all([
      findSources(database, clientId),
      allConnections(database),
      readProgress(database, clientId),
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

  /** The clients that use the accounts of some sources, by their kinds. */
  async function usersOfEach(list: Pick<StoredSource, "kind" | "accountId">[]) {
    const found = list.map(
      async ({ kind, accountId }) => [kind, await accountUsers(database, kind, [accountId])] as const,
    );
    return new Map(await Promise.all(found));
  }
}

/** Of a source whose periods are not requested yet. */
const noProgress: ReadProgress = { sourceId: "", total: 0, read: 0, waiting: 0, cancelled: 0, failed: 0 };

function presentRemoval({ removed, approved }: StoredRemoval): Removal {
  return {
    removed: removed.map((one) => ({ ...one, ...periodEnd(one) })),
    approved: approved.map((one) => ({
      ...one,
      ...periodEnd(one),
      approvedAt: one.approvedAt.toISOString(),
      sentAt: one.sentAt?.toISOString() ?? null,
    })),
  };
}

function periodEnd({ reportType, periodStart }: { reportType: ReportType; periodStart: string }) {
  return { periodEnd: periodStarting(reportType, periodStart)?.end ?? periodStart };
}
