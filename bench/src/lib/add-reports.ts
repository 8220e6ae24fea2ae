import { v7 as newId } from "uuid";
import { bareOrigin, originsOfAll } from "@agency/model/origin";
import { noTargets } from "@agency/model/plan";
import { type Period, precedingPeriod } from "@agency/model/report/periods";
import { reportSections } from "@agency/model/report/sections";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Client } from "@agency/server/clients/client";
import { sampleFigures } from "@agency/server/figures/sample";
import type { Database } from "@agency/server/kit/db/database";
import { freezeReport } from "@agency/server/reports/freeze";
import { nextRevision, nothingApproved } from "@agency/server/reports/report";
import { reportWork } from "@agency/server/sending/generate-report";
import { storeAllRequests } from "@agency/server/sending/store-requests";

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
    history.push({ period: past, figures: sampleFigures(id, type, past), origins: {}, searches: null });
  }
  const figures = sampleFigures(id, type, period);
  return freezeReport({
    clientName: name,
    language,
    type,
    period,
    figures,
    origins: originsOfAll(figures, bareOrigin("sample", now.toISOString())),
    searches: null,
    leads: null,
    profileSearches: null,
    targets: noTargets,
    work: [],
    next: [],
    sections: [...reportSections],
    filled: [],
    history,
    comment: null,
    now,
  });
}

/** Adds a client's generated monthly reports, back from October 2026. */
export async function addReports(database: Database, client: Client, number: number): Promise<void> {
  const work = reportWork(database);
  let period = newest;
  for (let made = 0; made < number; made += 1) {
    const request = { id: newId(), clientId: client.id, type, period, approving: true, approver: null };
    const [asked] = await storeAllRequests(database, [{ report: request, dispatches: [] }]);
    const report = asked && (await work.claim(asked.reportId));
    if (!report) throw new Error("A report was not requested");
    const snapshot = sampleSnapshot(client, period);
    const revision = nextRevision(
      nothingApproved,
      { reportId: report.id, snapshot },
      { by: null, at: snapshot.generatedAt },
    );
    if (!(await work.finish(report, snapshot, { unapproved: false, revision, undrawn: false, problem: null })))
      throw new Error("A report was not made");
    period = precedingPeriod(type, period);
  }
}
