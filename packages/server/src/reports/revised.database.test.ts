import { beforeEach, describe, expect, test } from "vitest";
import { updateClient } from "@agency/contracts/clients";
import {
  approveReport,
  editReport,
  listReports,
  readDraft,
  requestReport,
  sendApproved,
  sendReport,
} from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { changeDispatches } from "../testing/records.ts";
import { reportSteps } from "../testing/report-steps.ts";
import { addClient, addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

let clientId: string;

const api = await startApi();
const { list, progress, generate, send } = reportSteps(api, () => clientId);
beforeEach(async () => {
  await api.empty();
  ({ id: clientId } = await addClientWithFigures(api, { name: "Kedai Bunga", email: "first@example.com" }));
});

const body = { reportType: "monthly" } as const;

describe("a correction of a report", () => {
  test("says all that changed since it was last emailed, also what only the portal showed meanwhile", async () => {
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 530 } });
    const reportId = await send();
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 999 } });
    await generate();
    const params = { clientId, reportId };
    await api.call(editReport, { params, body: { comment: "In other words" } });
    const all = { number: 3, figures: [{ figure: "totalVisitors", before: 530, after: 999 }], parts: ["comment"] };
    expect((await api.call(readDraft, { params })).report?.snapshot).toMatchObject({ revised: all });
    await api.call(approveReport, { params, body: {} });
    expect(await list()).toMatchObject([{ revision: 3, snapshot: { revised: all } }]);

    await api.call(editReport, { params, body: { comment: "" } });
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 530 } });
    await generate();
    const back = { number: 4, figures: [{ figure: "totalVisitors", before: 999, after: 530 }] };
    expect(await list()).toMatchObject([{ revision: 4, snapshot: { revised: back } }]);
  });

  test("names a figure that only the portal showed, also when it is again what was emailed", async () => {
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 530 } });
    const reportId = await send();
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 999 } });
    await generate();
    await api.call(editReport, { params: { clientId, reportId }, body: { comment: "In other words" } });
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 530 } });
    await generate();
    const revised = { number: 3, figures: [{ figure: "totalVisitors", before: 999, after: 530 }], parts: ["comment"] };
    expect(await list()).toMatchObject([{ revision: 3, snapshot: { revised } }]);
  });

  test("names what changed since the revision that each recipient read last", async () => {
    const second = { name: "Kasir", email: "second@example.com", language: "en", reportTypes: ["monthly"] } as const;
    const contacts = [{ ...second, reportTypes: [...second.reportTypes] }];
    await api.call(updateClient, {
      params: { clientId },
      body: { name: "Kedai Bunga", email: "first@example.com", contacts },
    });
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 530 } });
    const reportId = await send();
    expect((await progress(reportId)).dispatches).toHaveLength(2);
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 999 } });
    await generate();
    await api.call(sendApproved, { params: { clientId, reportId } });
    const { dispatches } = await progress(reportId);
    const [first] = dispatches.filter(({ number }) => number === 1);
    await api.worker.deliver();
    const lost = { state: "failed", sentAt: null } as const;
    await changeDispatches(api.dependencies.database, { id: first?.id ?? "" }, lost);
    await api.call(editReport, { params: { clientId, reportId }, body: { comment: "In other words" } });
    await generate();
    const revised = { number: 3, figures: [{ figure: "totalVisitors", before: 530, after: 999 }], parts: ["comment"] };
    expect(await list()).toMatchObject([{ revision: 3, snapshot: { revised } }]);
  });
});

test("after emailed sample figures, a correction of the client's own is named", async () => {
  const samples = await startApi({ environment: { SAMPLE_DATA: "mail" } });
  const client = await addClient(samples);
  const params = { clientId: client.id };
  await samples.call(sendReport, { params, body });
  await samples.worker.generate();
  await samples.worker.deliver();
  for (const totalVisitors of [530, 999]) {
    await typeIn(samples, client.id, { ...october, figures: { totalVisitors } });
    await samples.call(requestReport, { params, body });
    await samples.worker.generate();
  }
  const revised = { number: 3, figures: [{ figure: "totalVisitors", before: 530, after: 999 }], parts: [] };
  const [report] = await samples.call(listReports, { params }, { session: null });
  expect(report).toMatchObject({ emailSent: false, snapshot: { revised } });
});
