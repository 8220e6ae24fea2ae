import { beforeEach, expect, test, vi } from "vitest";
import type { Snapshot } from "@agency/model/report/snapshot";
import { HttpError } from "../kit/http/errors.ts";
import { SandboxError } from "../kit/sandbox/serve.ts";
import { octoberSnapshot } from "../testing/records.ts";
import { reportPdfs } from "./report-pdfs.ts";
import type { ReportSandbox } from "./sandbox-tasks.ts";

const report = octoberSnapshot({ id: "kedai", name: "Kedai Contoh", language: "en" });
const draw = vi.fn<ReportSandbox["run"]["drawReportPdf"]>();
const client = { id: "kedai", logo: null };
const drawn = reportPdfs({ run: { drawReportPdf: draw } }, async () => Buffer.from("PNG"));
const drawPdf = (snapshot: Snapshot) => drawn(client, snapshot);

beforeEach(() => draw.mockReset().mockImplementation(async () => Buffer.from("%PDF-")));

/** A report that no earlier test asked for. */
const another = (comment: string) => ({ ...report, comments: { en: comment } });

test("a report is drawn once, however many ask at once or later", async () => {
  const drawing = Promise.withResolvers<Buffer>();
  draw.mockReturnValue(drawing.promise);
  const asking = Array.from({ length: 200 }, () => drawPdf(report));
  drawing.resolve(Buffer.from("%PDF-1"));
  expect(new Set((await Promise.all(asking)).map(String))).toEqual(new Set(["%PDF-1"]));
  expect(String(await drawPdf({ ...report }))).toBe("%PDF-1");
  expect(draw).toHaveBeenCalledOnce();
});

test("another content is drawn anew", async () => {
  await drawPdf(another("one"));
  await drawPdf(another("two"));
  expect(draw).toHaveBeenCalledTimes(2);
});

test("another logo is drawn anew", async () => {
  const snapshot = another("with a logo");
  const logo = { version: "one", width: 60, height: 20, ground: "light" } as const;
  await drawPdf(snapshot);
  await drawn({ ...client, logo }, snapshot);
  expect(draw.mock.lastCall?.[1]).toEqual({ png: Buffer.from("PNG"), width: 60, height: 20, ground: "light" });
  await drawn({ ...client, logo: { ...logo, version: "two" } }, snapshot);
  expect(draw).toHaveBeenCalledTimes(3);
});

test.each([
  ["time", "report_not_drawn"],
  ["memory", "report_not_drawn"],
  ["busy", "unavailable"],
] as const)("a drawing that ends with %s is refused as %s, and the next request draws again", async (problem, code) => {
  draw.mockRejectedValueOnce(new SandboxError(problem));
  const refused = await drawPdf(another(problem)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ code });
  expect(String(await drawPdf(another(problem)))).toBe("%PDF-");
});
