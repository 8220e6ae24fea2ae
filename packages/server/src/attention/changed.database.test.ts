import { expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { changeFigures } from "@agency/contracts/figures";
import { requestReport } from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures, october } from "../testing/sample-input.ts";

const api = await startApi();

test("a figure that is changed after its client could read it needs attention", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  api.clock.advance(60);
  const { reportType, periodStart } = october;
  await api.call(changeFigures, {
    params: { clientId },
    body: { reportType, periodStart, figures: { totalLeads: 30 } },
  });
  await api.worker.generate();
  const { items } = await api.call(readAttention, { query: {} });
  expect(items).toMatchObject([{ kind: "changed_since_sent", clientId }]);
});
