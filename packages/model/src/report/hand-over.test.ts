import { expect, test } from "vitest";
import { handOverText } from "./hand-over.ts";
import type { ReportDocument } from "./report-document.ts";

const figure = (label: string, value: string, known = true) => ({ label, value, known });

test("a message names the client, the report, how it went and at most three numbers that are known", () => {
  const document = {
    language: "en",
    clientName: "Kopitiam Contoh",
    title: "Monthly report: October 2026",
    headline: "142 leads, 24 more than the month before.",
    keyFigures: {
      heading: "Summary",
      figures: [figure("Leads", "142"), figure("Position", "No data", false), figure("Visitors", "5,120")],
    },
  } as unknown as ReportDocument;
  expect(handOverText(document)).toBe(
    "Kopitiam Contoh: Monthly report: October 2026\n142 leads, 24 more than the month before.\nLeads: 142\nVisitors: 5,120",
  );
});
