import { expect, test } from "vitest";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import { requestReport } from "@agency/contracts/reports";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { sampleBody, sampleQuery } from "@agency/contracts/samples.fixture";
import { cookieName } from "../kit/http/signed-in.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
const client = await addClientWithFigures(api);
const { id: reportId } = await api.call(requestReport, {
  params: { clientId: client.id },
  body: { reportType: "monthly" },
});
await api.worker.generate();
const { database } = api.dependencies;

/** Nothing of the agency: counts of tries, and what is kept for an hour or until somebody comes back from Google. */
const beside = new Set(["throttles", "sign_in_lines", "import_files", "import_file_parts", "pending_consents"]);
const tables = database.source.entityMetadatas
  .map(({ tableName }) => tableName)
  .filter((name) => name !== "activity" && !beside.has(name));

/** Every row of every table as text, to see whether anything changed. */
async function everything(): Promise<string> {
  const rows = await Promise.all(tables.map((table) => database.manager.query(`SELECT * FROM ${table}`)));
  return JSON.stringify(rows.map((ofTable: object[]) => ofTable.map((row) => JSON.stringify(row)).toSorted()));
}

const entries = async () => Number((await database.select("SELECT COUNT(*) AS total FROM activity"))[0]?.["total"]);

/** Calls with a body that fits, and says how many entries came of it, and whether a table changed. */
async function callOnce(
  route: AnyRoute,
  session: string,
): Promise<{ status: number; added: number; changed: boolean }> {
  const [before, count] = [await everything(), await entries()];
  const body = sampleBody(route);
  const query = new URLSearchParams(sampleQuery(route)).toString();
  const { statusCode } = await api.app.inject({
    method: route.method,
    url: `${routeAddress(route, { clientId: client.id, reportId, reportType: "monthly", periodStart: "2026-10-01" })}${query && `?${query}`}`,
    headers: {
      "sec-fetch-site": "same-origin",
      cookie: `${cookieName(api.dependencies)}=${session}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: statusCode, added: (await entries()) - count, changed: (await everything()) !== before };
}

/** Last what later calls would miss. */
const turn = ({ method, path }: AnyRoute) =>
  path.endsWith("/:clientId") || path.endsWith("rotate-id") ? 2 : method === "DELETE" ? 1 : 0;

test("whatever a call changes is written down once, with its kind, and a call that changes nothing writes nothing", async () => {
  const wrong: string[] = [];
  let seen = 0;
  const unsafe = allRoutes.filter(({ method }) => method !== "GET").toSorted((a, b) => turn(a) - turn(b));
  for (const route of unsafe) {
    const { status, added, changed } = await callOnce(route, await api.signIn());
    const isRefusal = refusesPeople.has(routeName(route)) && status >= 400;
    const expected = (changed && route.contract.event) || isRefusal || writesTheSame.has(routeName(route)) ? 1 : 0;
    if (changed && status < 400) seen += 1;
    if (added !== expected) wrong.push(`${routeName(route)} ${status}: ${added} entries, changed ${changed}`);
    if (changed && !route.contract.event && !keepsNothing.has(routeName(route)))
      wrong.push(`${routeName(route)} ${status}: changes something and names no event`);
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(15);
});

/** Where a wrong password or passkey is written down. */
const refusesPeople = new Set([
  "POST /api/auth/login",
  "POST /api/auth/confirmation",
  "POST /api/auth/passkeys/confirmation",
]);

/** What is stored again as it stands: a report that was approved already, a client without a logo. */
const writesTheSame = new Set([
  "POST /api/reports/clients/:clientId/reports/:reportId/approve",
  "DELETE /api/reports/clients/:clientId/logo",
]);

/** What visitors of the site ask of its tools, and what readers do. */
const keepsNothing = new Set([
  "POST /api/seo-audit",
  "POST /api/speed-test",
  "POST /api/reports/clients/:clientId/reports/:reportId/seen",
]);
