import { v7 as newId } from "uuid";
import { bareOrigin, originsOfAll } from "@agency/model/origin";
import { type Period, lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import type { Snapshot } from "@agency/model/report/snapshot";
import { nothingElse } from "@agency/model/report/snapshot.fixture";
import type { Client } from "@agency/server/clients/client";
import { type NewReading, keepFigures } from "@agency/server/figures/change-figures";
import { readAll } from "@agency/server/figures/reading";
import { sampleFigures } from "@agency/server/figures/sample";
import type { Database } from "@agency/server/kit/db/database";
import { freezeReport } from "@agency/server/reports/freeze";
import { nextRevision, nothingApproved } from "@agency/server/reports/report";
import { reportWork } from "@agency/server/sending/generate-report";
import { storeRequests } from "@agency/server/sending/store-requests";
import { contextOn } from "@agency/server/testing/context";
import { addClient } from "@agency/server/testing/records";

/** Adds sample clients. */
export async function addClients(database: Database, number: number): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < number) {
    const name = `Sample Business ${clients.length}`;
    clients.push(await addClient(database, { name, website: "https://business.example", businessType: "Bakery" }));
  }
  return clients;
}

/** Types in a year of monthly figures for each client, up to the last complete month. */
export async function addFigures(database: Database, clients: Client[]): Promise<void> {
  const now = await database.now();
  for (const { id: clientId } of clients) {
    const readings: NewReading[] = [];
    for (
      let period = lastCompletePeriod("monthly", now);
      readings.length < 12;
      period = precedingPeriod("monthly", period)
    ) {
      readings.push({
        clientId,
        reportType: "monthly",
        periodStart: period.start,
        kind: "typed",
        detail: null,
        author: "admin",
        final: null,
        figures: readAll(sampleFigures(clientId, "monthly", period)),
      });
    }
    await keepFigures(contextOn(database, { clock: () => now }), readings);
  }
}

const type = "monthly" as const;
const newest: Period = { start: "2026-10-01", end: "2026-10-31" };

/** The content of a monthly report with the eleven months before it. */
export function sampleSnapshot(
  { id, name, language }: Pick<Client, "id" | "name" | "language">,
  period = newest,
): Snapshot {
  const now = new Date("2026-11-02T01:00:00Z");
  const history = [];
  for (let past = precedingPeriod(type, period); history.length < 11; past = precedingPeriod(type, past)) {
    history.push({
      period: past,
      figures: sampleFigures(id, type, past),
      origins: {},
      searches: null,
      leads: null,
      visits: null,
      ads: null,
      aiAnswers: null,
    });
  }
  const figures = sampleFigures(id, type, period);
  return freezeReport({
    clientName: name,
    language,
    type,
    period,
    figures,
    origins: originsOfAll(figures, bareOrigin("sample", now.toISOString())),
    ...nothingElse,
    filled: [],
    promises: false,
    history,
    now,
  });
}

/** Adds a client's generated monthly reports, back from October 2026. */
export async function addReports(database: Database, client: Client, number: number): Promise<void> {
  const work = reportWork(database);
  let period = newest;
  for (let made = 0; made < number; made += 1) {
    const request = { id: newId(), clientId: client.id, type, period, approving: true, approver: null };
    const [reportId] = await database.write((transaction) =>
      storeRequests(database, transaction, [{ report: request, dispatches: [] }]),
    );
    const report = reportId && (await work.claim(reportId));
    if (!report) throw new Error("A report was not requested");
    const snapshot = sampleSnapshot(client, period);
    const revision = nextRevision(
      nothingApproved,
      { reportId: report.id, snapshot },
      { by: null, at: snapshot.generatedAt },
    );
    const outcome = { unapproved: false, revision, undrawn: false, doubtful: false, problem: null };
    const [finished] = await work.finish([{ report, snapshot, ...outcome }]);
    if (!finished) throw new Error("A report was not made");
    period = precedingPeriod(type, period);
  }
}
