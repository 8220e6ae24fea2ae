import { imageSize } from "image-size";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { picturedReports } from "../../testing/sample-reports.ts";
import { drawReportPicture } from "./report-picture.ts";

/** What a chat sends on a weak line without a wait. */
const mostBytes = 100_000;

const folder = mkdtempSync(join(tmpdir(), "report-picture-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(picturedReports())("the picture of the report $name is a small square", async ({ document }) => {
  const png = await drawReportPicture(document);
  expect(imageSize(png)).toMatchObject({ width: 1080, height: 1080, type: "png" });
  expect(png.length).toBeLessThan(mostBytes);
});

test("a reader of pictures finds whose report it is, the headline and the numbers that the report has", async () => {
  const [{ document } = { document: undefined }] = picturedReports().filter(
    ({ document: { language } }) => language === "en",
  );
  if (!document) throw new Error("No report is in English");
  const file = join(folder, "report.png");
  writeFileSync(file, await drawReportPicture(document));
  const read = execFileSync("tesseract", [file, "-", "--psm", "4"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
  const shown = (document.keyFigures?.figures ?? []).filter(({ known }) => known).slice(0, 3);
  for (const text of [
    document.clientName,
    document.headline ?? "",
    ...shown.flatMap(({ label, value }) => [label, value]),
  ])
    expect(words(read)).toContain(words(text));
});
