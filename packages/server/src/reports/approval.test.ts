import { beforeEach, describe, expect, test } from "vitest";
import { updateClient } from "@agency/contracts/clients";
import { downloadDraft } from "@agency/contracts/draft-previews";
import { takeBackFigures } from "@agency/contracts/figures";
import { keepImport } from "@agency/contracts/imports";
import {
  approveReport,
  downloadReport,
  editReport,
  listReports,
  readDispatch,
  readDraft,
  readReport,
  requestReport,
  sendApproved,
  sendReport,
} from "@agency/contracts/reports";
import { routeName, routesFor } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { clientByAccessId } from "../clients/store.ts";
import { figuresOfClient } from "../figures/store.ts";
import { staffMember, startApi } from "../testing/api.ts";
import { changeDispatches, generateOctober } from "../testing/records.ts";
import { readProgress, reportSteps } from "../testing/report-steps.ts";
import { addClient, addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

let clientId: string;

const api = await startApi();
const { list, progress, generate, send } = reportSteps(api, () => clientId);
beforeEach(async () => {
  await api.empty();
  ({ id: clientId } = await addClientWithFigures(api, { name: "Kedai Bunga" }));
});

const nobody = { session: null };
const body = { reportType: "monthly" } as const;

/** Prepares October's report for review, as a schedule does. */
async function prepare(): Promise<string> {
  const { database } = api.dependencies;
  const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
  if (!client) throw new Error("The client is gone");
  const { reportId } = await generateOctober(database, client, { approving: false, approver: null });
  await api.worker.generate();
  return reportId;
}

/** Answers to a client ID without a session, from every path of the portal, asked about one report. */
async function portalAnswers(reportId: string) {
  const params = { clientId, reportId, number: "1", shareId: reportId };
  const answers = routesFor("portal").map(async (route) => {
    const answer = await api.attempt(route, { params, body: sampleBody(route) }, nobody);
    return { name: routeName(route), status: answer.statusCode, text: answer.body };
  });
  return Promise.all(answers);
}

describe("a prepared report", () => {
  test("is in no answer to a client, and in the staff's own answers only", async () => {
    const reportId = await prepare();
    const params = { clientId, reportId };
    for (const { name, status, text } of await portalAnswers(reportId)) {
      if (name.includes(":reportId")) expect([name, status]).toEqual([name, 404]);
      expect(text, name).not.toContain(reportId);
    }
    expect(await list()).toEqual([]);
    expect(await api.call(listReports, { params: { clientId } })).toEqual([]);
    for (const route of [readReport, downloadReport])
      expect(await api.refused(route, { params })).toMatchObject({ status: 404 });
    for (const route of [readDraft, downloadDraft])
      expect(await api.refused(route, { params }, nobody)).toMatchObject({ status: 401 });
    expect(await api.call(readDraft, { params })).toMatchObject({
      progress: { revision: 0, unapproved: true },
      report: { snapshot: { figures: { totalVisitors: 1000 } } },
      revisions: [],
    });
    expect((await api.answer(downloadDraft, { params })).headers["content-type"]).toBe("application/pdf");
  });

  test("is made again in the client's new name and language, unlike one that is approved", async () => {
    const reportId = await prepare();
    const params = { clientId, reportId };
    const rename = async (name: string, language: "en" | "ms") => {
      await api.call(updateClient, { params: { clientId }, body: { name, email: "bunga@example.com", language } });
      await api.worker.generate();
      return (await api.call(readDraft, { params })).report?.snapshot;
    };
    expect(await rename("Kedai Bunga Baharu", "ms")).toMatchObject({
      clientName: "Kedai Bunga Baharu",
      language: "ms",
    });
    await api.call(approveReport, { params, body: {} });
    expect(await rename("Kedai Lama", "en")).toMatchObject({ clientName: "Kedai Bunga Baharu", language: "ms" });
  });

  test("cannot be sent before it is approved", async () => {
    const reportId = await prepare();
    const refused = await api.refused(sendApproved, { params: { clientId, reportId } });
    expect(refused.body.error).toBe("not_approved");
    expect(await api.worker.deliver()).toEqual([]);
  });

  test("is what the client reads once it is approved, and sending it mails just that", async () => {
    const reportId = await prepare();
    const params = { clientId, reportId };
    await api.call(editReport, { params, body: { comment: "Well done", recommendations: [{ text: "Keep going." }] } });
    const { version } = await progress(reportId);
    expect(await api.call(approveReport, { params, body: { version } })).toMatchObject({
      revision: 1,
      unapproved: false,
    });
    expect(await list()).toMatchObject([
      {
        id: reportId,
        revision: 1,
        data: { recommendations: ["Keep going."] },
        snapshot: { comments: { en: "Well done" } },
      },
    ]);
    await api.call(sendApproved, { params });
    await api.call(sendApproved, { params });
    expect(await api.worker.deliver()).toEqual(["sent"]);
    expect(await list()).toMatchObject([{ emailSent: true }]);
    const { revisions } = await api.call(readDraft, { params });
    expect(revisions).toMatchObject([{ number: 1, approvedBy: staffMember.username, revised: null }]);
  });

  test("is not approved when it has changed since it was looked at", async () => {
    const reportId = await prepare();
    const { version } = await progress(reportId);
    await api.call(editReport, { params: { clientId, reportId }, body: { comment: "Later" } });
    const refused = await api.refused(approveReport, { params: { clientId, reportId }, body: { version } });
    expect(refused).toMatchObject({ status: 409, body: { error: "report_changed" } });
    expect(await list()).toEqual([]);
  });

  test("that was not generated yet cannot be approved", async () => {
    const { id: reportId } = await api.call(requestReport, { params: { clientId }, body });
    const refused = await api.refused(approveReport, { params: { clientId, reportId }, body: {} });
    expect(refused.body.error).toBe("not_generated");
  });
});

describe("a prepared report whose figures change", () => {
  const shown = async (reportId: string) => {
    const { report } = await api.call(readDraft, { params: { clientId, reportId } });
    return report?.snapshot;
  };
  const approve = (reportId: string) => api.refused(approveReport, { params: { clientId, reportId }, body: {} });

  test("is made again with what was typed, imported or taken back, before anybody can approve it", async () => {
    const { database } = api.dependencies;
    const { id = "" } = (await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""))) ?? {};
    const reportId = await prepare();
    const changes = {
      999: () => typeIn(api, clientId, { ...october, figures: { totalVisitors: 999 } }),
      700: () => {
        const file = Buffer.from("Month,Visitors\n2026-10,700\n").toString("base64");
        return api.call(keepImport, { body: { fileName: "figures.csv", file, clientId } });
      },
      650: () => typeIn(api, clientId, { ...october, figures: { totalVisitors: 650 } }),
    };
    for (const [visitors, change] of Object.entries(changes)) {
      await change();
      expect((await approve(reportId)).body.error).toBe("not_generated");
      await api.worker.generate();
      expect(await shown(reportId)).toMatchObject({ figures: { totalVisitors: Number(visitors) } });
    }
    const [period] = await figuresOfClient(database, id);
    expect(period?.overridden.totalVisitors?.value).toBe(700);
    const { reportType, periodStart } = october;
    const takenBack = { reportType, periodStart, figures: ["totalVisitors" as const] };
    await api.call(takeBackFigures, { params: { clientId }, body: takenBack });
    await api.worker.generate();
    expect(await shown(reportId)).toMatchObject({ figures: { totalVisitors: 700 } });
  });

  test("is made again when those of a period within its history do, and not when they stay the same", async () => {
    const reportId = await prepare();
    const visitors = (totalVisitors: number) => ({ figures: { totalVisitors } });
    await typeIn(api, clientId, { ...october, periodStart: "2026-09-01", ...visitors(500) });
    await api.worker.generate();
    expect(await shown(reportId)).toMatchObject({ changes: { visitors: 100 } });
    await typeIn(api, clientId, { ...october, periodStart: "2025-09-01", ...visitors(400) });
    await api.worker.generate();
    const frozen = await shown(reportId);
    expect(frozen?.history[0]).toMatchObject({ start: "2025-09-01", totalVisitors: 400 });
    await typeIn(api, clientId, { ...october, periodStart: "2025-08-01", ...visitors(300) });
    await typeIn(api, clientId, { ...october, periodStart: "2026-09-01", ...visitors(500) });
    expect(await progress(reportId)).toMatchObject({ state: "done" });
  });

  test("is made again as the next revision's working copy, while the client keeps what was approved", async () => {
    const reportId = await generate();
    const before = await list();
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 530 } });
    expect(await progress(reportId)).toMatchObject({ state: "queued", unapproved: false });
    await api.worker.generate();
    expect(await progress(reportId)).toMatchObject({ state: "done", unapproved: true });
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 999 } });
    await api.worker.generate();
    expect(await shown(reportId)).toMatchObject({ figures: { totalVisitors: 999 } });
    expect(await progress(reportId)).toMatchObject({ unapproved: true });
    expect(await list()).toEqual(before);
  });
});

describe("an approved report", () => {
  test("stays as it is while the staff prepare it anew, comment on it or edit its recommendations", async () => {
    const reportId = await generate();
    const before = await list();
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 987_654 } });
    await prepare();
    await api.call(editReport, { params: { clientId, reportId }, body: { comment: "Draft", recommendations: [] } });
    expect(await list()).toEqual(before);
    for (const { name, text } of await portalAnswers(reportId)) expect(text, name).not.toMatch(/987654|Draft/);
    expect(await progress(reportId)).toMatchObject({ revision: 1, unapproved: true });
  });

  test("generated again with the same figures is the same revision", async () => {
    await generate();
    const before = await list();
    api.clock.advance(60);
    await generate();
    expect(await list()).toEqual(before);
  });

  test("that was sent and is corrected says what changed, and what was mailed stays readable", async () => {
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 530 } });
    const reportId = await send();
    expect(await list()).toMatchObject([{ emailSent: true, revision: 1, snapshot: { revised: null } }]);
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 999 } });
    await generate();
    expect(await list()).toMatchObject([
      {
        emailSent: false,
        revision: 2,
        snapshot: {
          figures: { totalVisitors: 999 },
          revised: { number: 2, figures: [{ figure: "totalVisitors", before: 530, after: 999 }], parts: [] },
        },
      },
    ]);
    const [mailed] = (await progress(reportId)).dispatches;
    expect(mailed).toMatchObject({ state: "sent", revision: 1 });
    const params = { clientId, reportId, dispatchId: mailed?.id ?? "" };
    expect(await api.call(readDispatch, { params })).toMatchObject({
      revision: 1,
      emailSent: true,
      snapshot: { figures: { totalVisitors: 530 }, revised: null },
    });
    expect(await api.refused(readDispatch, { params }, nobody)).toMatchObject({ status: 401 });
    expect(await api.worker.deliver()).toEqual([]);

    await api.call(sendApproved, { params: { clientId, reportId } });
    expect(await api.worker.deliver()).toEqual(["sent"]);
    expect(await list()).toMatchObject([{ emailSent: true, revision: 2 }]);
  });
});

test("sample figures are shown but not mailed, also when the report was approved before", async () => {
  const samples = await startApi({ environment: { SAMPLE_DATA: "on" } });
  const client = await addClient(samples);
  const params = { clientId: client.id };
  const { id: reportId } = await samples.call(requestReport, { params, body });
  await samples.worker.generate();
  for (const refused of [
    await samples.refused(sendReport, { params, body }),
    await samples.refused(sendApproved, { params: { ...params, reportId } }),
  ])
    expect(refused).toMatchObject({ status: 409, body: { error: "sample_not_mailed" } });
  expect(await readProgress(samples, client.id, reportId)).toMatchObject({ dispatches: [] });
});

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
