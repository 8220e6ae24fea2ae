import { expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { readBoard, readRun, startRun, stopRun } from "@agency/contracts/board";
import { listClients, readAnalytics } from "@agency/contracts/clients";
import { previewImport } from "@agency/contracts/imports";
import { requestReport } from "@agency/contracts/reports";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { changeSchedules, listSchedules } from "@agency/contracts/schedules";
import { makeShare } from "@agency/contracts/shares";
import { readCharts } from "@agency/contracts/status";
import { changeMember, inviteMember, listTeam } from "@agency/contracts/team";
import { hasRight } from "@agency/model/rights";
import { startApi } from "../testing/api.ts";
import { withEach } from "../testing/call.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
const own = await addClientWithFigures(api, { name: "Kedai Contoh", email: "own@kedai.example" });
const other = await addClientWithFigures(api, {
  name: "Sample Stranger",
  email: "stranger@other.example",
  website: "https://stranger.example",
});

async function addReport(clientId: string) {
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  const { share } = await api.call(makeShare, { params: { clientId, reportId }, body: {} });
  return { clientId, reportId, shareId: share.id };
}

const ownParams = await addReport(own.id);
const otherParams = await addReport(other.id);
const { id: sharedRun } = await api.call(startRun, {
  body: { action: "approve", reportType: "monthly", clientIds: [own.id, other.id] },
});
const session = await api.join("staff", [own.id]);
const asFreelancer = { session };

/** Whatever tells that the other client is there. */
const traces = new RegExp(
  [other.name, "stranger", other.id, other.id.replaceAll("-", ""), otherParams.reportId].join("|"),
  "i",
);

/** Every row that belongs to the other client. */
async function rowsOfOther(): Promise<unknown[]> {
  const { source, select } = api.dependencies.database;
  const [client] = await select("SELECT id FROM clients WHERE name = ?", [other.name]);
  const tables = source.entityMetadatas.filter(
    ({ tableName, columns }) =>
      tableName !== "activity" && columns.some(({ propertyName }) => propertyName === "clientId"),
  );
  const rows = tables.map(({ tableName }) =>
    select(`SELECT * FROM ${tableName} WHERE clientId = ?`, [String(client?.["id"])]),
  );
  return Promise.all([...rows, select("SELECT * FROM clients WHERE name = ?", [other.name])]);
}

/** The route's sample body about the other client. */
function bodyAboutOther(route: AnyRoute): unknown {
  const body = sampleBody(route);
  if (typeof body !== "object" || body === null) return body;
  return {
    ...body,
    ...("clientIds" in body && { clientIds: [other.id] }),
    ...("clientId" in body && { clientId: other.id }),
  };
}

const ofStaff = allRoutes.filter(
  ({ contract, path }) => contract.access !== "public" && !path.startsWith("/api/auth/"),
);

test("somebody who sees only their own clients is not told about another one by any call, and changes nothing of it", async () => {
  const before = await rowsOfOther();
  await withEach(ofStaff, async (route) => {
    const { right } = route.contract;
    const isAllowed = !right || hasRight({ role: "staff", ownClientsOnly: true }, right);
    const input = { body: bodyAboutOther(route) };
    const answers = [await api.attempt(route, { ...input, params: otherParams }, asFreelancer)];
    if (route.path.includes(":clientId")) {
      expect(answers[0]?.statusCode, routeName(route)).toBe(isAllowed ? 404 : 403);
    } else if (route.method === "GET") {
      // With their own client, a list answers.
      answers.push(await api.attempt(route, { ...input, params: ownParams }, asFreelancer));
    }
    for (const { body } of answers) expect(body).not.toMatch(traces);
  });
  expect(await rowsOfOther()).toEqual(before);
});

test("lists and counts are about their own clients", async () => {
  const board = await api.call(readBoard, { query: { reportType: "monthly" } }, asFreelancer);
  expect(board).toMatchObject({ total: 1, rows: [{ clientName: own.name }], runs: [] });
  expect(await api.call(listClients, { query: {} }, asFreelancer)).toMatchObject([{ name: own.name }]);
  expect(await api.call(readAnalytics, {}, asFreelancer)).toMatchObject({ totalClients: 1, reportsThisMonth: 1 });
  const charts = await api.call(readCharts, {}, asFreelancer);
  expect(charts.statuses.reduce((sum, { clients }) => sum + clients, 0)).toBe(1);
  expect(charts.months.at(-1)).toMatchObject({ reports: 1 });
  const schedules = await api.call(listSchedules, { query: { reportType: "monthly" } }, asFreelancer);
  expect(schedules).toMatchObject({ total: 1, schedules: [{ clientName: own.name }] });
  // A backup was never made: that is the owner's business.
  expect((await api.call(readAttention, { query: {} }, asFreelancer)).items).toEqual([]);
});

test("a run of everything is one of their own clients, and runs about others are not theirs to see or stop", async () => {
  const refused = await api.refused(stopRun, { params: { runId: sharedRun } }, asFreelancer);
  expect(refused.body.error).toBe("run_not_found");
  const all = await api.call(startRun, { body: { action: "send", reportType: "monthly" } }, asFreelancer);
  expect(all.total).toBe(1);
  const read = await api.call(readRun, { params: { runId: all.id } }, asFreelancer);
  expect(read.items).toMatchObject([{ clientName: own.name }]);
  const about = { clientIds: [own.id, other.id], reportType: "monthly" as const, enabled: true };
  expect(await api.call(changeSchedules, { body: about }, asFreelancer)).toEqual({ changed: 1 });
});

test("a file that names another client is a file about nobody", async () => {
  const file = Buffer.from(`client,month,visitors\n${other.name},2026-09,120\n${own.name},2026-09,90\n`).toString(
    "base64",
  );
  const preview = await api.call(previewImport, { body: { fileName: "visitors.csv", file } }, asFreelancer);
  expect(preview).toMatchObject({ kind: "clients", names: [{ name: other.name, candidates: [{ clientId: own.id }] }] });
});

test("owners see every client: they cannot be limited, and who becomes one is not limited any more", async () => {
  const person = { name: "Sample Freelancer", email: "freelancer@agency.example", clientIds: [own.id] };
  const refused = await api.refused(inviteMember, { body: { ...person, role: "owner" } });
  expect(refused.body).toMatchObject({
    error: "invalid_input",
    fields: [{ field: "clientIds", message: expect.stringContaining("owner") }],
  });
  const { member } = await api.call(inviteMember, { body: { ...person, role: "viewer" } });
  expect(member.clients).toEqual([{ clientId: own.id, clientName: own.name }]);
  const params = { memberId: member.id };
  expect(await api.call(changeMember, { params, body: { clientIds: [] } })).toMatchObject({ clients: [] });
  expect(await api.call(changeMember, { params, body: { role: "owner" } })).toMatchObject({ clients: null });
  expect((await api.call(listTeam, {})).find(({ id }) => id === member.id)).toMatchObject({ clients: null });
});

test("a client whom somebody is given or loses is theirs or not from the next call on", async () => {
  const member = (await api.call(listTeam, {})).find(({ clients }) => clients?.length === 1);
  const params = { memberId: member?.id ?? "" };
  const names = async () =>
    (await api.call(listClients, { query: {} }, asFreelancer)).map(({ name }) => name).toSorted();
  await api.call(changeMember, { params, body: { clientIds: [own.id, other.id] } });
  expect(await names()).toEqual([own.name, other.name]);
  await api.call(changeMember, { params, body: { clientIds: [other.id] } });
  expect(await names()).toEqual([other.name]);
});
