import { expect, test } from "vitest";
import { asciiPdfName, pdfName } from "./pdf-name.ts";

const october = { start: "2026-10-01", end: "2026-10-31" };
const named = (clientName: string) => ({ clientName, type: "monthly" as const, period: october });

test.each([
  ["Kopitiam Contoh", "kopitiam-contoh-2026-10.pdf", "kopitiam-contoh-2026-10.pdf"],
  ["怡保白咖啡", "怡保白咖啡-2026-10.pdf", "report-2026-10.pdf"],
  ["Café Söhne & Co.", "café-söhne-co-2026-10.pdf", "cafe-sohne-co-2026-10.pdf"],
  ["../../etc/passwd", "etc-passwd-2026-10.pdf", "etc-passwd-2026-10.pdf"],
  ["☕☕", "report-2026-10.pdf", "report-2026-10.pdf"],
])("the PDF of %s is %s, or %s in ASCII", (clientName, name, ascii) => {
  expect(pdfName(named(clientName))).toBe(name);
  expect(asciiPdfName(named(clientName))).toBe(ascii);
});

test("a long name ends with a whole word, and one without spaces is cut between letters", () => {
  const words = "Pusat Rawatan Pergigian dan Ortodontik Keluarga Contoh Sejahtera Ipoh";
  expect(pdfName(named(words))).toBe("pusat-rawatan-pergigian-dan-ortodontik-keluarga-contoh-2026-10.pdf");
  expect(pdfName(named("咖".repeat(80)))).toBe(`${"咖".repeat(60)}-2026-10.pdf`);
});

test("weeks and quarters have names of their own", () => {
  const of = (type: "weekly" | "quarterly", start: string) =>
    pdfName({ ...named("A"), type, period: { start, end: start } });
  expect(of("weekly", "2026-11-02")).toBe("a-2026-11-02.pdf");
  expect(of("quarterly", "2026-07-01")).toBe("a-2026-q3.pdf");
});
