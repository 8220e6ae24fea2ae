import { setTimeout as sleep } from "node:timers/promises";
import { downloadRevision, readRevision } from "@agency/contracts/portal-history";
import { downloadReport, listReports, readReport } from "@agency/contracts/reports";
import { makeShare } from "@agency/contracts/shares";
import type { ReportType } from "@agency/model/report/report-type";
import { formatClientId } from "@agency/server/clients/client-id";
import { afterwards } from "@agency/testing/afterwards";
import type { Agency } from "./agency.ts";
import type { Business, Ledger } from "./script.ts";

const nobody = { session: null };

/** The paths that open one report for who knows its address, and one that would make such an address. */
const paths = [readReport, downloadReport, readRevision, downloadRevision, makeShare];

/**
 * Asks for every client's reports without a session, and for the reports that wait for a review by their addresses, over and over,
 * until it is stopped.
 */
export function watch({ api, database }: Agency, businesses: Business[], ledger: Ledger) {
  const watching = new AbortController();
  const asked = { lists: 0, waiting: 0 };

  async function askForLists(): Promise<void> {
    for (const { id: clientId } of businesses) {
      if (watching.signal.aborted) return;
      const begun = performance.now();
      const { statusCode, json } = await api.attempt(listReports, { params: { clientId } }, nobody);
      asked.lists += 1;
      if (statusCode === 200) ledger.saw(clientId, json());
      // Leaves at least half of the processor to the product.
      await sleep(Math.max(10, performance.now() - begun));
    }
  }

  async function askForWaiting(): Promise<void> {
    const rows = await database.select(
      `SELECT report.id, report.type, report.periodStart, client.accessId FROM reports report
      INNER JOIN clients client ON client.id = report.clientId WHERE report.revision = 0`,
    );
    for (const row of rows) {
      if (watching.signal.aborted) return;
      const clientId = formatClientId(String(row["accessId"]));
      const [type, start] = [row["type"] as ReportType, String(row["periodStart"])];
      const params = { clientId, reportId: String(row["id"]), number: "1" };
      for (const path of paths) {
        const { statusCode } = await api.attempt(path, { params, body: requestBody(path) }, nobody);
        asked.waiting += 1;
        if (statusCode !== 404 && !ledger.isAllowed(clientId, type, start))
          ledger.violations.push(`${path.path} answered ${statusCode} for ${clientId} ${type} ${start}`);
      }
      await sleep(10);
    }
  }

  const done = (async () => {
    while (!watching.signal.aborted) {
      await askForLists();
      await askForWaiting();
    }
  })();
  const stop = async () => {
    watching.abort();
    await done;
    return asked;
  };
  // When the script fails, it ends before the API.
  afterwards(stop);
  return { stop };
}

const requestBody = (path: (typeof paths)[number]) => (path === makeShare ? { days: 7 } : undefined);
