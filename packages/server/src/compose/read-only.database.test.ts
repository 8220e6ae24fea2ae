import { expect, test } from "vitest";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import { startRun } from "@agency/contracts/board";
import { keepLogo } from "@agency/contracts/clients";
import { requestReport, sendReport } from "@agency/contracts/reports";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { sampleQuery } from "@agency/contracts/samples.fixture";
import { makeShare } from "@agency/contracts/shares";
import { redCircle } from "../clients/logo-files.fixture.ts";
import { cookieName } from "../kit/http/signed-in.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
const { database } = api.dependencies;

/** Tables that have a writer of their own when something is read: the last use of a session, who read a report, limits, and who saw a person's data. */
const writtenByReading = ["sessions", "report_opens", "throttles", "activity"];

async function makeReadOnly(): Promise<void> {
  const names = database.source.entityMetadatas.map(({ tableName }) => tableName);
  for (const table of names.filter((name) => !writtenByReading.includes(name))) {
    for (const event of ["INSERT", "UPDATE", "DELETE"]) {
      const refuse =
        database.kind === "sqlite"
          ? `BEGIN SELECT RAISE(ABORT, '${table} is read only'); END`
          : `FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${table} is read only'`;
      await database.source.query(`CREATE TRIGGER refuse_${event}_${table} BEFORE ${event} ON ${table} ${refuse}`);
    }
  }
}

test("reading changes nothing of the business: every GET answers while its tables are read only", async () => {
  const { id: clientId } = await addClientWithFigures(api, { email: "owner@kedai.example" });
  const { id: other } = await addClientWithFigures(api);
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  await api.call(keepLogo, { params: { clientId }, body: { file: redCircle.toString("base64") } });
  const { share, token } = await api.call(makeShare, { params: { clientId, reportId }, body: {} });
  const run = await api.call(startRun, { body: { action: "prepare", reportType: "monthly", clientIds: [other] } });
  await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
  // Nobody looked at the requests while they went on, nor since.
  await api.worker.generate();
  await api.worker.deliver();
  const session = await api.signIn();
  await makeReadOnly();
  await expect(database.change("DELETE FROM clients")).rejects.toThrow("clients is read only");

  const params = { clientId, reportId, runId: run.id, shareId: share.id, shareToken: token };
  const more = { reportType: "monthly", periodStart: "2026-10-01" };
  const failed: string[] = [];
  for (const route of allRoutes.filter(({ method }) => method === "GET")) {
    for (const cookie of [null, session]) {
      const { statusCode, payload } = await read(route, { ...params, ...more }, cookie);
      if (statusCode >= 500) failed.push(`${routeName(route)}: ${statusCode} ${payload.slice(0, 200)}`);
    }
  }
  expect(failed).toEqual([]);
});

function read(route: AnyRoute, params: Record<string, string>, session: string | null) {
  const query = new URLSearchParams(sampleQuery(route)).toString();
  return api.app.inject({
    method: "GET",
    url: `${routeAddress(route, params)}${query && `?${query}`}`,
    headers: {
      "sec-fetch-site": "same-origin",
      ...(session && { cookie: `${cookieName(api.dependencies)}=${session}` }),
    },
  });
}
