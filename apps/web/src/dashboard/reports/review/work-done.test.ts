import { expect, test } from "vitest";
import type { WorkItem } from "@agency/contracts/plan";
import { linesFor } from "./work-done.tsx";

const place = {
  clientId: "A",
  reportType: "monthly",
  reportPeriod: { start: "2026-10-01", end: "2026-10-31" },
} as const;

let ids = 0;
const item = (text: string, more: Partial<WorkItem> = {}): WorkItem => ({
  id: String((ids += 1)),
  reportType: "monthly",
  periodStart: "2026-10-01",
  text,
  link: null,
  planned: false,
  author: "aina",
  createdAt: "2026-11-01T00:00:00.000Z",
  ...more,
});

test("a report names its own lines and those of its weeks; what is planned for it and what the last one named is offered", () => {
  const { named, offers } = linesFor(
    [
      item("Rewrote the menu"),
      item("Answered reviews", { reportType: "weekly", periodStart: "2026-10-12" }),
      item("Photograph the room", { planned: true }),
      item("Plan for November", { planned: true, periodStart: "2026-11-01" }),
      item("Checked the forms", { periodStart: "2026-09-01" }),
      item("Rewrote the menu", { periodStart: "2026-09-01" }),
    ],
    place,
  );
  expect(named.map(({ text }) => text)).toEqual(["Rewrote the menu", "Answered reviews"]);
  expect(offers.map(({ text }) => text)).toEqual(["Photograph the room", "Checked the forms"]);
});
