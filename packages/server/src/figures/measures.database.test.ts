import { beforeEach, expect, test } from "vitest";
import { readBoard } from "@agency/contracts/board";
import { changeFigures, readFigures } from "@agency/contracts/figures";
import { keepImport, previewImport } from "@agency/contracts/imports";
import { readReport, requestReport } from "@agency/contracts/reports";
import { numberFigures } from "@agency/model/figures";
import { findClient } from "../clients/find-client.ts";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";
import { keepFigures } from "./change-figures.ts";
import type { ReadFigures } from "./reading.ts";

const api = await startApi();
beforeEach(() => api.empty());

const board = (origin?: "google" | "file" | "typed") =>
  api.call(readBoard, { query: { reportType: "monthly", ...(origin && { origin }) } });

const input = (clientId: string, lines: string[]) => ({
  body: { fileName: "file.csv", file: Buffer.from(`${lines.join("\n")}\n`).toString("base64"), clientId },
});
const importFile = (clientId: string, lines: string[]) => api.call(keepImport, input(clientId, lines));

/** Keeps figures as read from Google for October. */
async function readOctober(clientId: string, figures: ReadFigures) {
  const { id } = await findClient(api.dependencies.database, clientId);
  const known = { clientId: id, reportType: "monthly", periodStart: "2026-10-01" } as const;
  const reading = { ...known, kind: "analytics", detail: null, author: null, final: true, figures } as const;
  await keepFigures(api.dependencies, [reading]);
}

test("active users of a file and total users of Google are not compared, on the board and in the report", async () => {
  const { id: clientId } = await addClient(api);
  await importFile(clientId, ["Month,Active users,Leads", "Sep-26,2000,31"]);
  await readOctober(clientId, {
    totalVisitors: { value: 2260, measure: "total_users" },
    totalLeads: { value: 25, measure: "key_events" },
  });
  const figures = { visitors: { value: 2260, change: null }, leads: { value: 25, change: -19.4 } };
  expect((await board()).rows).toMatchObject([{ figures }]);

  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  expect((await board()).rows).toMatchObject([{ figures }]);
  const { data, snapshot } = await api.call(readReport, { params: { clientId, reportId } }, { session: null });
  expect(data.metrics.websiteTraffic.changeFromPrevious).toBeNull();
  expect(data.metrics.conversions.changeFromPrevious).toBe("-19.4%");
  expect(data.recommendations).toEqual(["Leads fell from 31 the month before to 25 (-19.4%)."]);
  expect(snapshot).toMatchObject({
    origins: { current: { totalVisitors: { measure: "total_users" } } },
    history: [{ measures: { totalVisitors: "active_users" } }, { measures: { totalVisitors: "total_users" } }],
  });
});

test("a period names every source of its figures, also where a file replaced only one of Google's", async () => {
  const { id: clientId } = await addClient(api);
  await readOctober(clientId, {
    totalVisitors: { value: 2260 },
    sessions: { value: 2800 },
    totalLeads: { value: 250 },
  });
  await importFile(clientId, ["Month,Leads", "Oct-26,28"]);
  expect((await board()).rows).toMatchObject([{ origins: ["google", "file"] }]);
  expect((await board("google")).rows).toHaveLength(1);
  expect((await board("file")).rows).toHaveLength(1);
  expect((await board("typed")).rows).toHaveLength(0);
  expect((await api.call(readFigures, { params: { clientId } })).periods).toMatchObject([
    { figures: { totalLeads: 28 }, origins: { totalLeads: { kind: "file" }, totalVisitors: { kind: "analytics" } } },
  ]);
});

test("a preview shows each figure that would change beside what stands, and keeping the file changes just these", async () => {
  const { id: clientId } = await addClient(api);
  await readOctober(clientId, {
    totalVisitors: { value: 2260, measure: "total_users" },
    sessions: { value: 2800, measure: "sessions" },
    totalLeads: { value: 250, measure: "key_events" },
  });
  const period = { reportType: "monthly", periodStart: "2026-10-01" } as const;
  await api.call(changeFigures, { params: { clientId }, body: { ...period, figures: { totalVisitors: 2700 } } });
  const lines = ["Month,Active users,Visits,Leads,Followers", "Oct-26,2000,2800,28,640", "Sep-26,1900,,31,600"];
  const preview = await api.call(previewImport, input(clientId, lines));
  const october = preview.kind === "ready" ? preview.rows[0] : undefined;
  expect(october).toMatchObject({
    unchanged: ["sessions"],
    measures: { totalVisitors: "active_users" },
    replaced: [
      {
        figure: "totalVisitors",
        before: { value: 2700, origin: { kind: "typed", author: "admin" } },
        beneath: { value: 2260, origin: { kind: "analytics", measure: "total_users" } },
      },
      { figure: "totalLeads", before: { value: 250, origin: { kind: "analytics" } }, beneath: null },
    ],
  });
  const figuresOfOctober = async () => (await api.call(readFigures, { params: { clientId } })).periods.at(0);
  const before = await figuresOfOctober();
  await importFile(clientId, lines);
  const after = await figuresOfOctober();
  const changed = numberFigures.filter((figure) => after?.figures[figure] !== before?.figures[figure]);
  expect(changed).toEqual(["totalVisitors", "totalFollowers", "totalLeads"]);
  expect(after).toMatchObject({ figures: { ...before?.figures, ...october?.figures } });
  expect(after?.origins.totalVisitors).toMatchObject({ kind: "file", measure: "active_users" });
  expect(await api.call(previewImport, input(clientId, lines))).toMatchObject({
    rows: [{ replaced: [] }, { replaced: [] }],
  });
});
