import type { FastifyInstance } from "fastify";
import type { ActivityEntry } from "@agency/contracts/activity";
import * as contracts from "@agency/contracts/activity";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { answerAsCsv, type SpreadsheetColumns, spreadsheetCsv } from "../kit/spreadsheet-csv.ts";
import { countActivity, listActivity, madeTokens, type NamedActivity } from "./store.ts";

/** The most rows of a file, some 20 MB. */
const mostExported = 100_000;

type FormatClientId = (accessId: string) => string;

/** Who did what. */
export function activityRoutes(app: FastifyInstance, { database, clock }: Context, formatId: FormatClientId): void {
  handle(app, contracts.listActivity, async ({ query: { limit, offset, kind, ...filter } }) => {
    const search = { ...filter, kinds: kind ? [kind] : undefined };
    const [entries, total] = await Promise.all([
      listActivity(database, search, { limit, offset }),
      countActivity(database, search),
    ]);
    return { entries: entries.map((entry) => present(entry, formatId)), total };
  });

  handle(app, contracts.listActiveTokens, () => madeTokens(database));

  handle(app, contracts.exportActivity, async ({ query: { kind, ...filter }, reply }) => {
    answerAsCsv(reply, "activity", await clock());
    const search = { ...filter, kinds: kind ? [kind] : undefined };
    return spreadsheetCsv(columns, await listActivity(database, search, { limit: mostExported, offset: 0 }));
  });
}

const columns: SpreadsheetColumns<NamedActivity> = {
  at: ({ at }) => at.toISOString(),
  actor: ({ actor }) => actor,
  by: ({ by }) => by,
  what: ({ kind }) => kind,
  client: (entry) => clientName(entry),
  object: ({ objectId }) => objectId,
  changed: ({ details }) => details?.changed?.join(", "),
  token: ({ details }) => details?.token,
  call: ({ details }) => details?.call,
  clients: ({ details }) => details?.clients,
  enquiries: ({ details }) => details?.enquiries,
  to: ({ details }) => details?.to,
  address: ({ address }) => address,
  browser: ({ browser }) => browser,
  request: ({ requestId }) => requestId,
};

/** Of a client or an account, also of one that is gone. */
function clientName({ clientName: name, details }: NamedActivity): string | null {
  return name ?? details?.name ?? null;
}

function present(entry: NamedActivity, formatId: FormatClientId): ActivityEntry {
  const { id, at, kind, actor, by, staffId, accessId, details, address, browser } = entry;
  const name = clientName(entry);
  return {
    id,
    at: at.toISOString(),
    kind,
    actor,
    by,
    staffId,
    about: name === null ? null : { clientId: accessId && formatId(accessId), name },
    changed: details?.changed ?? [],
    token: details?.token ?? null,
    call: details?.call ?? null,
    clients: details?.clients ?? null,
    enquiries: details?.enquiries ?? null,
    to: details?.to ?? null,
    address,
    browser,
  };
}
