import { beforeEach, expect, test } from "vitest";
import { readPortal } from "@agency/contracts/portal";
import { listReports, readReport, requestReport } from "@agency/contracts/reports";
import { clientByAccessId } from "../clients/store.ts";
import { startApi } from "../testing/api.ts";
import { generateOctober } from "../testing/records.ts";
import { addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
const nobody = { session: null };
let clientId: string;

beforeEach(async () => {
  await api.empty();
  ({ id: clientId } = await addClientWithFigures(api, { name: "Kedai Bunga", email: "owner@bunga.example" }));
});

const portal = (report?: string) =>
  api.answer(readPortal, { params: { clientId }, query: report ? { report } : {} }, nobody);

async function generate(reportType: "weekly" | "monthly"): Promise<string> {
  const { id } = await api.call(requestReport, { params: { clientId }, body: { reportType } });
  await api.worker.generate();
  return id;
}

test("a portal answers with what its client may read, and nothing on the way may keep it", async () => {
  const monthly = await generate("monthly");
  await typeIn(api, clientId, { ...october, reportType: "weekly", periodStart: "2026-11-02" });
  await generate("weekly");
  const { headers, body } = await portal(monthly);
  const [newest] = await api.call(listReports, { params: { clientId } }, nobody);
  expect(body.newest).toEqual(newest);
  expect(body.report).toEqual(await api.call(readReport, { params: { clientId, reportId: monthly } }, nobody));
  expect(body.client).toMatchObject({ id: clientId, name: "Kedai Bunga" });
  expect(JSON.stringify(body)).not.toContain("owner@bunga.example");
  expect(headers["cache-control"]).toBe("private, no-store");
  expect((await portal(newest?.id)).body).toMatchObject({ newest, report: null });
  // The staff see their own look at the portal as the client does.
  expect((await api.answer(readPortal, { params: { clientId } })).body.client).toEqual(body.client);
});

test("a report that nobody has approved is not in the portal, neither as the newest nor when it is asked for", async () => {
  const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
  if (!client) throw new Error("The client is gone");
  const { reportId } = await generateOctober(api.dependencies.database, client, { approving: false, approver: null });
  await api.worker.generate();
  expect((await portal(reportId)).body).toMatchObject({ newest: null, report: null });
});

test("a portal follows the next revision, and another client's report is not in it", async () => {
  const id = await generate("monthly");
  expect((await portal()).body.newest).toMatchObject({ id, revision: 1 });
  await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors: 99_999 } });
  await generate("monthly");
  expect((await portal()).body.newest).toMatchObject({ id, revision: 2 });
  ({ id: clientId } = await addClientWithFigures(api));
  expect((await portal(id)).body).toMatchObject({ newest: null, report: null });
});
