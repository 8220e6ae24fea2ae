import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import { clientPackages, defaultLanguage } from "@agency/content/settings";
import { bareOrigin, originsOfAll } from "@agency/model/origin";
import { type Period, precedingPeriod } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import type { Client } from "@agency/server/clients/client";
import { newClientId } from "@agency/server/clients/client-id";
import { clientEntity } from "@agency/server/clients/table";
import { sampleFigures } from "@agency/server/figures/sample";
import { figuresEntity } from "@agency/server/figures/table";
import { transactionStatements } from "@agency/server/kit/db/change";
import type { Database } from "@agency/server/kit/db/database";
import { reportEntity, revisionEntity } from "@agency/server/reports/table";
import { scheduleEntity } from "@agency/server/schedules/table";
import { untried } from "@agency/server/schedules/untried.fixture";
import { noteHolders } from "@agency/server/sending/holders";
import { dispatchEntity } from "@agency/server/sending/table";
import { sampleSnapshot } from "../lib/records.ts";

/** How many clients are inserted at a time. */
const portion = 250;

/** How many months before the last one have figures. */
const pastMonths = 12;

/**
 * Adds clients with figures, schedules, and a report of the last month: of each ten four are sent, two approved, two prepared, one
 * failed and one has figures only.
 */
export async function fill(database: Database, clients: number, period: Period): Promise<void> {
  for (let from = 0; from < clients; from += portion) {
    const some = Array.from({ length: Math.min(portion, clients - from) }, (_, place) => makeClient(from + place));
    const made = some.flatMap((client, place) => makeReport(client, { place, period }) ?? []);
    await database.write(async (manager) => {
      await manager.insert(clientEntity, some);
      await manager.insert(
        figuresEntity,
        some.map((client) => makeFigures(client, period)),
      );
      await manager.insert(scheduleEntity, some.flatMap(makeSchedules));
      await manager.insert(
        reportEntity,
        made.map(({ report }) => report),
      );
      await manager.insert(
        revisionEntity,
        made.flatMap(({ revision }) => revision ?? []),
      );
      await manager.insert(
        dispatchEntity,
        made.flatMap(({ dispatch }) => dispatch ?? []),
      );
      await noteHolders(
        database,
        transactionStatements(manager),
        made.map(({ report }) => report.id),
      );
    });
  }
  await repeatFigures(database, period);
  await database.source.query(
    "ANALYZE TABLE clients, figures, schedules, reports, report_revisions, dispatches, report_holders, contacts",
  );
}

const moment = new Date("2026-01-05T01:00:00Z");

function makeClient(number: number): Client {
  return {
    id: newId(),
    accessId: newClientId(randomBytes),
    name: `Sample Business ${number}`,
    email: `owner-${number}@client.test`,
    contactName: number % 3 === 0 ? null : `Sample Owner ${number}`,
    contactReportTypes: null,
    phone: null,
    website: `https://business-${number}.example`,
    businessType: "Bakery",
    package: clientPackages[number % clientPackages.length] ?? clientPackages[0],
    monthlyFee: 1500 + 500 * (number % 12),
    language: defaultLanguage,
    status: number % 25 === 0 ? "paused" : "active",
    endedOn: null,
    logo: null,
    recording: "on",
    recordedSince: null,
    deletionWarnedAt: null,
    responsibleId: null,
    createdAt: moment,
    updatedAt: moment,
  };
}

function makeFigures({ id: clientId }: Client, period: Period) {
  const figures = sampleFigures(clientId, "monthly", period);
  return {
    id: newId(),
    clientId,
    reportType: "monthly" as const,
    periodStart: period.start,
    figures,
    originGroups: "typed",
    origins: originsOfAll(figures, bareOrigin("typed", moment.toISOString())),
    overridden: {},
    searches: null,
    leads: null,
    profileSearches: null,
    confirmed: [],
    updatedAt: moment,
  };
}

/** Gives the months before the same figures. */
async function repeatFigures({ source }: Database, newest: Period): Promise<void> {
  let period = newest;
  for (let past = 0; past < pastMonths; past += 1) {
    period = precedingPeriod("monthly", period);
    await source.query(
      `INSERT INTO figures (id, clientId, reportType, periodStart, figures, originGroups, origins, overridden, confirmed, updatedAt)
       SELECT UUID(), clientId, reportType, ?, figures, originGroups, origins, overridden, confirmed, updatedAt FROM figures WHERE periodStart = ?`,
      [period.start, newest.start],
    );
  }
}

function makeSchedules({ id: clientId }: Client, place: number) {
  return reportTypes.map((reportType) => ({
    clientId,
    reportType,
    enabled: place % 5 !== 0,
    day: 4,
    hour: 9,
    mode: "review" as const,
    ...untried,
  }));
}

function makeReport(client: Client, { place, period }: { place: number; period: Period }) {
  const kind = place % 10;
  if (kind === 9) return null;
  const failed = kind === 8;
  const approved = kind < 6;
  const sent = kind < 4;
  const snapshot = failed ? null : sampleSnapshot(client, period);
  const work = { attempts: 1, dueAt: moment };
  const report = {
    id: newId(),
    clientId: client.id,
    type: "monthly" as const,
    periodStart: period.start,
    periodEnd: period.end,
    state: failed ? ("failed" as const) : ("done" as const),
    requestedAt: moment,
    generatedAt: failed ? null : moment,
    sample: false,
    undrawn: false,
    doubtful: false,
    life: "ready" as const,
    snapshot,
    version: 1,
    unapproved: !failed && !approved,
    approving: approved,
    revision: approved ? 1 : 0,
    ...work,
  };
  const { id: reportId } = report;
  return {
    report,
    revision:
      approved && snapshot
        ? { reportId, number: 1, snapshot, sample: false, generatedAt: moment, approvedAt: moment }
        : null,
    dispatch: sent
      ? {
          id: newId(),
          reportId,
          number: 0,
          revision: 1,
          messageId: `<${reportId}@agency.test>`,
          recipient: client.email,
          state: "sent" as const,
          requestedAt: moment,
          sentAt: moment,
          ...work,
        }
      : null,
  };
}
