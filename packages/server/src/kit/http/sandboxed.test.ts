import { afterAll, describe, expect, test, vi } from "vitest";
import { runAudit } from "@agency/contracts/audit";
import { keepLogo } from "@agency/contracts/clients";
import { keepImport, previewImport } from "@agency/contracts/imports";
import { downloadRevision } from "@agency/contracts/portal-history";
import { downloadReport, requestReport } from "@agency/contracts/reports";
import type { AnyRoute } from "@agency/contracts/route";
import { downloadShared, makeShare } from "@agency/contracts/shares";
import { startWebsite } from "@agency/testing/website";
import { redCircle } from "../../clients/logo-files.fixture.ts";
import { startApi } from "../../testing/api.ts";
import type { LooseInput } from "../../testing/call.ts";
import { sharedSandbox } from "../../testing/context.ts";
import { addClientWithFigures } from "../../testing/sample-input.ts";
import { SandboxError } from "../sandbox/serve.ts";

const site = await startWebsite({ "/": { body: "<title>Kedai</title>" } });
afterAll(() => site.close());
const { run } = sharedSandbox();
const api = await startApi({ environment: { OUTBOUND_ALLOW: site.host } });

const { id: clientId } = await addClientWithFigures(api, { name: "Kedai Contoh" });
const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
await api.worker.generate();
const { token: shareToken } = await api.call(makeShare, { params: { clientId, reportId }, body: { days: 7 } });
const file = Buffer.from("Date,Users\n2026-10-01,5\n").toString("base64");

const places: [name: string, task: keyof typeof run, route: AnyRoute, input: LooseInput, code: string][] = [
  ["an audit", "readReferences", runAudit, { body: { url: `${site.origin}/` } }, "page_unreadable"],
  [
    "an import's preview",
    "readImport",
    previewImport,
    { body: { fileName: "a.csv", file, clientId } },
    "file_unreadable",
  ],
  ["an import", "readImport", keepImport, { body: { fileName: "a.csv", file, clientId } }, "file_unreadable"],
  [
    "a logo",
    "drawLogo",
    keepLogo,
    { params: { clientId }, body: { file: redCircle.toString("base64") } },
    "logo_unreadable",
  ],
  ["a report's PDF", "drawReportPdf", downloadReport, { params: { clientId, reportId } }, "report_not_drawn"],
];

describe.each(places)("work in the sandbox for %s", (_, task, route, input, code) => {
  test.each(["time", "memory", "depth"] as const)("gets a 422 when it exceeds its limit in %s", async (problem) => {
    vi.spyOn(run, task).mockRejectedValueOnce(new SandboxError(problem));
    const { status, body } = await api.refused(route, input);
    expect([status, body.error]).toEqual([422, code]);
  });

  test("gets a 503 that says when to try again, when too much work waits", async () => {
    vi.spyOn(run, task).mockRejectedValueOnce(new SandboxError("busy"));
    const { status, headers, body } = await api.refused(route, input);
    expect([status, body.error, headers["retry-after"]]).toEqual([503, "unavailable", "5"]);
  });
});

test("a revision is drawn once for the staff and the client, and once for everybody with its link, who reads no names", async () => {
  const drawing = vi.spyOn(run, "drawReportPdf").mockClear();
  const place = { clientId, reportId };
  await Promise.all([
    ...Array.from({ length: 20 }, () => api.call(downloadReport, { params: place }, { session: null })),
    api.call(downloadReport, { params: place }),
    ...Array.from({ length: 20 }, () => api.call(downloadShared, { params: { shareToken } }, { session: null })),
  ]);
  await api.call(downloadRevision, { params: { ...place, number: "1" } });
  expect(drawing).toHaveBeenCalledTimes(2);
});
