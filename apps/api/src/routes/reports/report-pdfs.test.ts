import { beforeEach, expect, test, vi } from "vitest";
import { SandboxError } from "@agency/platform/sandbox/sandbox-error";
import { octoberSnapshot } from "@agency/platform/testing/records";
import { HttpError } from "../../http/errors.ts";
import { reportPdfs } from "./report-pdfs.ts";

const report = octoberSnapshot({ id: "kedai", name: "Kedai Contoh", language: "en" });
const run = vi.fn<(task: string, ...input: unknown[]) => Promise<Buffer>>();
const pdfOf = reportPdfs({ run: run as Parameters<typeof reportPdfs>[0]["run"] });

beforeEach(() => run.mockReset().mockImplementation(async () => Buffer.from("%PDF-")));

/** A report that no earlier test asked for. */
const another = (comment: string) => ({ ...report, comment });

test("a report is drawn once, however many ask at once or later", async () => {
  const drawn = Promise.withResolvers<Buffer>();
  run.mockReturnValue(drawn.promise);
  const asking = Array.from({ length: 200 }, () => pdfOf(report));
  drawn.resolve(Buffer.from("%PDF-1"));
  expect(new Set((await Promise.all(asking)).map(String))).toEqual(new Set(["%PDF-1"]));
  expect(String(await pdfOf({ ...report }))).toBe("%PDF-1");
  expect(run).toHaveBeenCalledOnce();
});

test("another content is drawn anew", async () => {
  await pdfOf(another("one"));
  await pdfOf(another("two"));
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  ["time", "report_not_drawn"],
  ["memory", "report_not_drawn"],
  ["busy", "unavailable"],
] as const)("a drawing that ends with %s is refused as %s, and the next request draws again", async (problem, code) => {
  run.mockRejectedValueOnce(new SandboxError(problem));
  const refused = await pdfOf(another(problem)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ code });
  expect(String(await pdfOf(another(problem)))).toBe("%PDF-");
});
