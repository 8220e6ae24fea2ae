import { expect, test } from "vitest";
import { verdictOfLines } from "./cases.fixture.ts";

const october = ["# All Users", "# Start date: 20261001", "# End date: 20261031"];
const export4 = (rows: string[], comments = october) => ["# ----", "# Sample report", "# ----", ...comments, ...rows];
const channel = "Session primary channel group (Default Channel Group)";
const days = Array.from({ length: 31 }, (_, day) => `202610${String(day + 1).padStart(2, "0")},2`);

test.each<[string, string[], string]>([
  [
    "a row without a name above the channels is their total",
    [`${channel},Sessions`, ",320", "Direct,120", "Organic Search,200"],
    "monthly 2026-10-01: sessions 320",
  ],
  [
    "a row without a name that is less than the channels is asked about",
    [`${channel},Sessions`, "Direct,120", "Organic Search,200", ",50"],
    "asks total::10 at 10: yes or no",
  ],
  [
    "landing pages that add up to the row without a name have it as their total",
    ["Landing page,Sessions", "/,200", "/menu,70", ",270"],
    "monthly 2026-10-01: sessions 270",
  ],
  [
    "a landing page without a name that has more than the others is asked about",
    ["Landing page,Sessions", ",500", "/,200", "/menu,70"],
    "asks total::8 at 8: yes or no",
  ],
  ["sessions of countries are no sum", ["Country,Sessions", "Malaysia,120"], "refuses file: nothing_adds_up line 7"],
  [
    "a second column of words divides further",
    [`${channel},Country,Sessions`, "Direct,Malaysia,120", "Total,,140"],
    "monthly 2026-10-01: sessions 140; without Country not_needed",
  ],
  [
    "a channel that nobody knows is named, and no other is called elsewhere",
    ["First user channel group,Total users", "Direct,50", "Referral,10", "Saluran baharu,5"],
    "monthly 2026-10-01: directTraffic 50, totalVisitors 65; without Saluran baharu unknown_channel",
  ],
  ["key events of all days add up", ["Date,Key events", ...days], "monthly 2026-10-01: totalLeads 62"],
  ["key events of some days do not", ["Date,Key events", ...days.slice(1)], "refuses file: nothing_adds_up line 7"],
  [
    "key events of one name only are asked about",
    [`${channel},Sessions,Key events (purchase)`, "Direct,120,3"],
    "asks column:key events purchase at 7: totalLeads or ignore",
  ],
  [
    "visits that Google's ads brought are asked about",
    ["Session Google Ads campaign,Sessions", "Raya,120", "Total,120"],
    "asks part:session google ads campaign at 7: all or part",
  ],
])("%s", async (_what, rows, verdict) => {
  expect(await verdictOfLines(export4(rows))).toBe(verdict);
});

test("the answer says whether a row without a name is the total", async () => {
  const rows = export4(["Landing page,Sessions", ",500", "/,200", "/menu,70"]);
  expect(await verdictOfLines(rows, { "total::8": "yes" })).toBe("monthly 2026-10-01: sessions 500");
  expect(await verdictOfLines(rows, { "total::8": "no" })).toBe("monthly 2026-10-01: sessions 770");
});

test("what Google withheld is noted with the figures", async () => {
  const rows = [`${channel},Sessions`, "Direct,120", ",320"];
  expect(await verdictOfLines(export4(rows, [...october, "# Note: data is subject to thresholding"]))).toBe(
    "monthly 2026-10-01: sessions 320, thresholded",
  );
});

test.each([
  ["a segment in a language that nobody knows", ["# Tutti gli utenti", "# 20261001-20261031"], "part:tutti gli utenti"],
  ["a filter", ["# Filters: Country exactly matches Malaysia", "# 20261001-20261031"], "part:filters country"],
])("%s is asked about", async (_what, comments, id) => {
  const asked = await verdictOfLines(export4([`${channel},Sessions`, "Direct,120"], comments));
  expect(asked).toMatch(new RegExp(`^asks ${id}.*: all or part$`));
});
