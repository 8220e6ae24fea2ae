import { expect, test } from "vitest";
import { leadParts } from "../leads.ts";
import { corpus } from "./corpus.fixture.ts";
import { presentLeads } from "./lead-section.ts";
import type { ReportText } from "./report-text.ts";
import { sampleFigures } from "./snapshot.fixture.ts";
import type { Snapshot } from "./snapshot.ts";

const t: ReportText = (key) => key;
const present = (changes: Partial<Snapshot>) =>
  presentLeads(
    { ...corpus["fourteen months with gaps"], ...changes },
    { t, locale: "en-MY", timeZone: "Asia/Kuching" },
  );
const rows = (kinds: Record<string, number>) =>
  present({
    leads: { kinds: leadParts(Object.entries(kinds).map(([name, leads]) => ({ name, leads }))), channels: [] },
  }).groups[0]?.rows.map(({ label, count }) => [label, count.value]);

test("key events of one kind are one row, and others have their names made readable", () => {
  const kinds = { generate_lead: 4, contact_form: 3, click_whatsapp: 8, tel_click: 2, platform_tour: 1 };
  expect(rows(kinds)).toEqual([
    ["leads.kind.messages", 8],
    ["leads.kind.forms", 7],
    ["leads.kind.calls", 2],
    ["Platform tour", 1],
  ]);
});

test("a group has at most five rows, the last of which is all the rest", () => {
  expect(rows({ a: 9, b: 8, c: 7, d: 6, e: 5 })).toHaveLength(5);
  expect(rows({ a: 9, b: 8, c: 7, d: 6, e: 5, f: 4, "(other)": 1 })).toEqual([
    ["A", 9],
    ["B", 8],
    ["C", 7],
    ["D", 6],
    ["leads.other", 10],
  ]);
});

test("what is unknown, and an event without leads, is absent", () => {
  expect(present({ leads: null })).toEqual({ costs: [], groups: [], note: null });
  expect(rows({ page_view: 0 })).toBeUndefined();
});

test("a lead costs what was spent on ads, divided by the leads, and nothing is said of it without leads", () => {
  const costs = (totalLeads: number | null, adSpend: number | null, missing: Snapshot["missing"] = []) =>
    present({ figures: { ...sampleFigures, totalLeads, adSpend }, missing }).costs.map(({ value }) => value);
  expect(costs(3, 1000)).toEqual(["RM\u00a01,000", "RM\u00a0333.33"]);
  expect(costs(0, 1000)).toEqual(["RM\u00a01,000"]);
  expect(costs(null, 0)).toEqual(["RM\u00a00"]);
  expect(costs(null, 0, ["totalLeads"])).toEqual(["RM\u00a00", "noData"]);
  expect(costs(3, null)).toEqual([]);
});
