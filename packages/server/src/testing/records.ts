import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type FindOptionsWhere, In } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import { v7 as newId } from "uuid";
import { eachClientText } from "@agency/model/limits";
import { bareOrigin, originsOfAll } from "@agency/model/origin";
import type { Snapshot } from "@agency/model/report/snapshot";
import { nothingElse } from "@agency/model/report/snapshot.fixture";
import { newClientId } from "../clients/client-id.ts";
import type { Client } from "../clients/client.ts";
import { insertClient } from "../clients/store.ts";
import { welcomeEntity } from "../clients/table.ts";
import { sampleFigures } from "../figures/sample.ts";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { freezeReport } from "../reports/freeze.ts";
import { type Holder, type Report, nextRevision, nothingApproved } from "../reports/report.ts";
import type { ReportWork } from "../sending/generate-report.ts";
import { decideHolder, noteHolders } from "../sending/holders.ts";
import type { DispatchRequest } from "../sending/mails.ts";
import { ensureDispatches, type ReportRequest, storeRequests } from "../sending/store-requests.ts";
import { type Dispatch, dispatchEntity } from "../sending/table.ts";

export const october = { start: "2026-10-01", end: "2026-10-31" } as const;

/** Adds a new client to the database, who knows its ID: a first report would otherwise bring a second email. */
export async function addClient(database: Database, details: Partial<Client> = {}): Promise<Client> {
  const id = newId();
  const client: Client = {
    id,
    accessId: newClientId(randomBytes),
    name: "Kedai Roti Contoh",
    email: `owner-${id}@client.test`,
    contactReportTypes: null,
    ...eachClientText(() => null),
    package: "starter",
    monthlyFee: 2500,
    language: "en",
    status: "active",
    endedOn: null,
    logo: null,
    recording: "on",
    recordedSince: null,
    deletionWarnedAt: null,
    responsibleId: null,
    createdAt: new Date("2026-01-05T01:00:00Z"),
    updatedAt: new Date("2026-01-05T01:00:00Z"),
    ...details,
  };
  await insertClient(database, client);
  await database.write((transaction) =>
    transaction.insert(welcomeEntity, { clientId: id, email: client.email, accessId: client.accessId }),
  );
  return client;
}

/** The content of an October report about a client. */
export function octoberSnapshot({ id, name, language }: Pick<Client, "id" | "name" | "language">): Snapshot {
  const now = new Date("2026-11-02T01:00:00Z");
  const figures = sampleFigures(id, "monthly", october);
  return freezeReport({
    clientName: name,
    language,
    type: "monthly",
    period: october,
    figures,
    origins: originsOfAll(figures, bareOrigin("sample", now.toISOString())),
    ...nothingElse,
    filled: [],
    promises: false,
    history: [],
    now,
  });
}

/** The staff's request of a client's October report, which is approved as soon as it is generated. */
function octoberRequest(client: Pick<Client, "id">, details: Partial<ReportRequest> = {}): ReportRequest {
  return {
    id: newId(),
    clientId: client.id,
    type: "monthly",
    period: october,
    approving: true,
    approver: "siti",
    ...details,
  };
}

/** A dispatch to a client. Its Message-ID is that of the recipient and the `sending`. */
export function dispatchTo({ id, email }: Pick<Client, "id" | "email">, sending = ""): DispatchRequest {
  return {
    id: newId(),
    messageId: `<${id}${sending}.${email.split("@")[0]}@agency.test>`,
    recipient: { email, name: null, language: null },
  };
}

/** Generates a claimed report for the first time, and approves it. @returns whether its lease was still valid */
export async function finishApproved(
  work: Pick<ReportWork, "finish">,
  report: Report,
  snapshot: Snapshot,
): Promise<boolean> {
  const at = snapshot.generatedAt;
  const revision = nextRevision(nothingApproved, { reportId: report.id, snapshot }, { by: report.approver, at });
  const numbered = revision && { ...revision, number: report.revision + 1 };
  const outcome = { unapproved: false, undrawn: false, doubtful: false, revision: numbered, problem: null };
  return (await work.finish([{ report, snapshot, ...outcome }])).length === 1;
}

/** Requests a client's October report, as Generate does. */
export async function generateOctober(
  database: Database,
  client: Pick<Client, "id">,
  details: Partial<ReportRequest> = {},
): Promise<{ reportId: string }> {
  return { reportId: await request(database, octoberRequest(client, details)) };
}

/** Requests a client's October report and its email, as Send does. */
export async function sendOctober(
  database: Database,
  client: Pick<Client, "id" | "email">,
  { to = client, ...details }: Partial<ReportRequest> & { to?: Pick<Client, "id" | "email"> } = {},
): Promise<{ reportId: string; dispatchId: string }> {
  const reportId = await request(database, octoberRequest(client, details), dispatchTo(to));
  const which = { reportId, number: 0, recipient: to.email };
  return { reportId, dispatchId: (await database.manager.findOneByOrFail(dispatchEntity, which)).id };
}

async function request(database: Database, report: ReportRequest, ...dispatches: DispatchRequest[]): Promise<string> {
  const [reportId] = await database.write((transaction) =>
    storeRequests(database, transaction, [{ report, dispatches }]),
  );
  if (!reportId) throw new Error("Nothing was requested");
  return reportId;
}

/** Stores the emails of a sending of a report's latest revision. @returns their ids */
export const storeDispatches = (
  database: Database,
  { id: reportId, revision }: Pick<Report, "id" | "revision">,
  sending: { number: number; dispatches: DispatchRequest[]; contacts: string[] },
): Promise<string[]> =>
  database.write(async (transaction) => {
    const stored = await ensureDispatches(database, transaction, [{ reportId, revision, ...sending }]);
    return stored.map(({ id }) => id);
  });

type Mail = Parameters<typeof decideHolder>[0][number];

/** Changes the dispatches that match, as if that had happened to them. */
export async function changeDispatches(
  database: Database,
  where: FindOptionsWhere<Dispatch>,
  set: QueryDeepPartialEntity<Dispatch>,
): Promise<void> {
  await database.write(async (transaction) => {
    const found = await transaction.find(dispatchEntity, { select: { id: true, reportId: true }, where });
    await transaction.update(dispatchEntity, { id: In(found.map(({ id }) => id)) }, set);
    const reportIds = new Set(found.map(({ reportId }) => reportId));
    await noteHolders(database, transactionStatements(transaction), [...reportIds]);
  });
}

/** Which recipients' rows differ from what the emails say. */
export function wrongHolders(
  mails: Mail[],
  noted: Holder[],
): { said: Holder | undefined; noted: Holder | undefined }[] {
  const holderKey = ({ reportId, recipient }: Pick<Holder, "reportId" | "recipient">) => `${reportId} ${recipient}`;
  const said = [...Map.groupBy(mails, holderKey).values()].flatMap(([first, ...others]) =>
    first ? [decideHolder([first, ...others])] : [],
  );
  const pairs = [...new Set([...said, ...noted].map(holderKey))].map((key) => ({
    said: said.find((holder) => holderKey(holder) === key),
    noted: noted.find((holder) => holderKey(holder) === key),
  }));
  return pairs.filter((pair) => !isDeepStrictEqual(pair.said, pair.noted && { ...pair.noted }));
}

export async function addDispatch(database: Database, dispatch: Dispatch): Promise<void> {
  await database.write(async (transaction) => {
    await transaction.insert(dispatchEntity, dispatch);
    await noteHolders(database, transactionStatements(transaction), [dispatch.reportId]);
  });
}
