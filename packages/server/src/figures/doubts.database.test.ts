import { beforeEach, expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { readBoard, startRun } from "@agency/contracts/board";
import type { ErrorBody } from "@agency/contracts/errors";
import { changeFigures, readFigures, saveFigures } from "@agency/contracts/figures";
import { approveReport, readDraft, requestReport, sendReport } from "@agency/contracts/reports";
import { activeClients } from "../clients/store.ts";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";
import { keepFigures } from "./change-figures.ts";

const api = await startApi();
const october = { reportType: "monthly", periodStart: "2026-10-01" } as const;
const slip = { totalVisitors: 3100, sessions: 310, totalLeads: 4120 };

let clientId: string;
beforeEach(async () => {
  ({ id: clientId } = await addClient(api));
});
const params = () => ({ clientId });
const asked = (body: ErrorBody) => body.fields?.map(({ field }) => field);
const answers = (body: ErrorBody) => body.fields?.flatMap(({ doubt }) => doubt ?? []) ?? [];

test("typed figures that cannot be are asked about and change nothing, until somebody says that they are right", async () => {
  const body = { ...october, figures: slip };
  const refused = await api.refused(saveFigures, { params: params(), body });
  expect(refused).toMatchObject({ status: 409, body: { error: "figures_doubtful" } });
  expect(asked(refused.body)).toEqual(["figures.totalVisitors", "figures.totalLeads"]);
  expect((await api.call(readFigures, { params: params() })).periods).toEqual([]);
  const confirmed = answers(refused.body);
  const saved = await api.call(saveFigures, { params: params(), body: { ...body, confirmed } });
  expect(saved.confirmed).toMatchObject(confirmed.map((id) => ({ id, by: "admin" })));
  // Neither the same figures nor others of the period bring the question back.
  await api.call(saveFigures, { params: params(), body });
  await api.call(changeFigures, { params: params(), body: { ...october, figures: { totalFollowers: 60 } } });
  const other = { ...october, figures: { totalLeads: 4121 } };
  expect(asked((await api.refused(changeFigures, { params: params(), body: other })).body)).toEqual([
    "figures.totalLeads",
  ]);
});

test("the question is in the language of who asks", async () => {
  const { body } = await api.refused(
    saveFigures,
    { params: params(), body: { ...october, figures: slip } },
    { headers: { "accept-language": "ms" } },
  );
  expect(body.message).toContain("Prospek (4,120) melebihi 310 kunjungan");
});

/** Figures as Google gives them, which nobody is there to be asked about. */
async function readByGoogle(figures: Record<string, number>) {
  const clients = await activeClients(api.dependencies.database);
  const ourId = clients.find(({ accessId }) => clientId.replaceAll("-", "") === accessId)?.id ?? "";
  await keepFigures(api.dependencies, [
    {
      clientId: ourId,
      ...october,
      kind: "analytics",
      detail: null,
      author: null,
      final: true,
      figures: Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, { value }])),
    },
  ]);
}
const board = async () => (await api.call(readBoard, { query: october })).rows.find((row) => row.clientId === clientId);
const run = async (action: "prepare" | "approve" | "approve_and_send") => {
  const { items } = await api.call(startRun, { body: { ...october, action, clientIds: [clientId] } });
  await api.worker.generate();
  return items;
};

test("a doubt about what was read holds the report: many are never approved with it, one asks", async () => {
  await readByGoogle(slip);
  await run("prepare");
  expect(await board()).toMatchObject({ state: "held", detail: { held: "figures_doubtful" }, actions: ["prepare"] });
  for (const action of ["approve", "approve_and_send"] as const) {
    expect(await run(action)).toMatchObject([{ outcome: "figures_doubtful" }]);
  }
  expect((await api.call(readAttention, { query: {} })).items).toContainEqual(
    expect.objectContaining({ kind: "figures_doubtful", clientId }),
  );
  const reportId = (await board())?.reportId ?? "";
  const draft = await api.call(readDraft, { params: { clientId, reportId } });
  expect(draft.doubts.map(({ message }) => message)).toEqual([
    "Total visitors (3,100) is more than the 310 visits: everybody who comes makes at least one visit",
    "Leads (4,120) is more than the 310 visits",
  ]);
  const place = { params: { clientId, reportId } };
  const refused = await api.refused(approveReport, { ...place, body: {} });
  expect(refused).toMatchObject({ status: 409, body: { error: "figures_doubtful" } });
  await api.refused(approveReport, { ...place, body: { confirmed: answers(refused.body).slice(0, 1) } });
  expect(await board()).toMatchObject({ state: "held" });
  await api.call(approveReport, { ...place, body: { confirmed: answers(refused.body) } });
  expect(await board()).toMatchObject({ state: "approved" });
  const { doubts } = await api.call(readDraft, place);
  expect(doubts.map(({ confirmed }) => confirmed?.by)).toEqual(["admin", "admin"]);
});

test("Generate and Send ask before they approve what is doubtful", async () => {
  await readByGoogle(slip);
  const body = { reportType: "monthly" as const };
  const [generate, send] = [
    await api.refused(requestReport, { params: params(), body }),
    await api.refused(sendReport, { params: params(), body }),
  ];
  for (const refused of [generate, send]) {
    expect(refused).toMatchObject({ status: 409, body: { error: "figures_doubtful" } });
  }
  await api.call(requestReport, { params: params(), body: { ...body, confirmed: answers(generate.body) } });
  await api.worker.generate();
  expect((await board())?.revision).toBe(1);
});

test("a report that is being approved when doubtful figures arrive waits for somebody", async () => {
  await readByGoogle({ totalVisitors: 300, sessions: 310 });
  await api.call(requestReport, { params: params(), body: { reportType: "monthly" } });
  await readByGoogle(slip);
  await api.worker.generate();
  expect(await board()).toMatchObject({ state: "held", revision: 0, detail: { held: "figures_doubtful" } });
});

test("an answer to nothing changes nothing: a client without figures still needs some", async () => {
  const body = { reportType: "monthly" as const, confirmed: ["source_unread", "above_whole~totalLeads:1"] };
  const { body: refused } = await api.refused(requestReport, { params: params(), body });
  expect(refused.error).toBe("no_figures");
});
