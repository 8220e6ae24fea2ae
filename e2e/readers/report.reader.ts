import { expect } from "@playwright/test";
import { precedingPeriod } from "@agency/model/report/periods";
import { pdfText } from "../src/support/mails.ts";
import { addClientWithFigures, call, generate } from "../src/support/staff.ts";
import { test } from "../src/support/test.ts";
import { fileWith, loadReader, onOneLine, readWith } from "./support/readers.ts";

test.use({ signedIn: true });

const figures = {
  totalVisitors: 12_480,
  sessions: 17_410,
  totalLeads: 164,
  averagePosition: 8.4,
  totalFollowers: 4820,
};
const printed = ["12,480", "164", "8.4", "4,820"];

/** What a report of each language says besides its figures, drawn with letters of its own. */
const said = { en: "Monthly report", ms: "Laporan bulanan", zh: "怡保白咖啡" } as const;

for (const language of ["en", "ms"] as const) {
  test(`three readers find the same figures and words in a PDF, ${language}`, async ({ page }) => {
    const name = `Kopitiam 怡保白咖啡 ${language}`;
    const { id: clientId } = await addClientWithFigures(
      page,
      { name, email: `${language}@read.example`, language },
      figures,
    );
    const { id } = await generate(page, clientId, "monthly");
    const answer = await page.request.get(`/api/reports/clients/${clientId}/reports/${id}/pdf`);
    const pdf = await answer.body();
    const path = fileWith("report.pdf", pdf);
    const texts = {
      poppler: readWith("pdftotext", ["-layout", path, "-"]).toString(),
      mupdf: readWith("mutool", ["draw", "-q", "-F", "txt", path]).toString(),
      "pdf.js": await pdfText(pdf),
    };
    for (const [reader, text] of Object.entries(texts))
      for (const part of [...printed, said[language], said.zh]) expect(onOneLine(text), reader).toContain(part);
  });
}

test("two decoders see the same pixels in the picture for a chat", async ({ page }) => {
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Picture", email: "p@read.example" },
    figures,
  );
  const { reportPeriods } = await call(page, "GET /api/reports/clients/:clientId/figures", { params: { clientId } });
  const { start: periodStart } = precedingPeriod("monthly", reportPeriods.monthly);
  await call(page, "PUT /api/reports/clients/:clientId/figures", {
    params: { clientId },
    body: { reportType: "monthly", periodStart, figures: { ...figures, totalLeads: 140 } },
  });
  const { id } = await generate(page, clientId, "monthly");
  const png = await (await page.request.get(`/api/reports/clients/${clientId}/reports/${id}/picture`)).body();
  expect(png.length).toBeLessThan(100_000);
  const { PNG } = await loadReader<{
    PNG: { sync: { read: (file: Buffer) => { width: number; height: number; data: Buffer } } };
  }>("pngjs");
  const { width, height, data } = PNG.sync.read(png);
  expect([width, height]).toEqual([1080, 1080]);
  // Netpbm writes a header, and then each pixel in three bytes.
  const pixels = readWith("pngtopam", [], png).subarray(-3 * width * height);
  const opaque = Buffer.from(data.filter((_, index) => index % 4 !== 3));
  expect(opaque.equals(pixels)).toBe(true);
});
