import { expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { changeFigures } from "@agency/contracts/figures";
import { recordOpening } from "@agency/contracts/opens";
import { requestReport } from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures, october } from "../testing/sample-input.ts";

const api = await startApi();

test("a figure that changes after its client read it in the portal needs attention, as one that was emailed", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  const change = async (totalLeads: number) => {
    api.clock.advance(60);
    const { reportType, periodStart } = october;
    const figures = { totalLeads };
    await api.call(changeFigures, { params: { clientId }, body: { reportType, periodStart, figures } });
    await api.worker.generate();
    return (await api.call(readAttention, { query: {} })).items;
  };
  expect(await change(30)).toEqual([]);
  await api.call(recordOpening, { params: { clientId, reportId }, body: { revision: 1 } }, { session: null });
  expect(await change(29)).toMatchObject([{ kind: "changed_since_sent", clientId }]);
});
