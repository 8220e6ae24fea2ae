import { expect, test } from "vitest";
import { readBoard } from "@agency/contracts/board";
import { addUpMonths } from "@agency/contracts/figures";
import { startApi } from "../testing/api.ts";
import { addClient, typeIn } from "../testing/sample-input.ts";

const api = await startApi();

test("the board of a quarter says what follows from a client's months and what is missing, until somebody gave it", async () => {
  const { id: clientId } = await addClient(api);
  for (const periodStart of ["2026-07-01", "2026-08-01", "2026-09-01"]) {
    await typeIn(api, clientId, { reportType: "monthly", periodStart, figures: { totalLeads: 9, totalVisitors: 500 } });
  }
  const row = async (reportType: "monthly" | "quarterly") => {
    const { rows } = await api.call(readBoard, { query: { reportType } });
    return rows.find((one) => one.clientId === clientId);
  };
  const quarter = { offered: ["totalLeads"], asked: ["totalVisitors"] };
  expect(await row("quarterly")).toMatchObject({ state: "needs_figures", quarter });
  expect(await row("monthly")).toMatchObject({ quarter: null });

  await api.call(addUpMonths, { body: { periodStart: "2026-07-01", clientIds: [clientId] } });
  expect(await row("quarterly")).toMatchObject({
    state: "ready",
    quarter: { offered: [], asked: ["totalVisitors"] },
    figures: { leads: { value: 27 } },
    origins: ["months"],
  });
  const figures = { totalVisitors: 1200, totalLeads: 27 };
  await typeIn(api, clientId, { reportType: "quarterly", periodStart: "2026-07-01", figures });
  expect(await row("quarterly")).toMatchObject({ quarter: { offered: [], asked: [] } });
});
