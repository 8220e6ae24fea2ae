import { describe, expect, it } from "vitest";
// oxlint-disable-next-line no-restricted-imports -- the form is compared with what the server accepts
import { figuresSchema } from "@agency/contracts/figures/schemas";
import { figuresOf, leadsOfQuarter, valuesOf } from "./figures-values.ts";

const empty = valuesOf(undefined);
const noFigures = figuresSchema.parse({});

describe("typed-in figures", () => {
  it("leave out empty fields rather than send 0", () => {
    const read = figuresOf({ ...empty, totalVisitors: "1250", totalLeads: "0" });
    expect(read).toMatchObject({
      figures: { totalVisitors: 1250, totalLeads: 0, organicTraffic: null, topRankings: [] },
    });
  });

  it("accept a decimal point and a decimal comma", () => {
    expect(figuresOf({ ...empty, averagePosition: "8,5" })).toMatchObject({ figures: { averagePosition: 8.5 } });
    expect(figuresOf({ ...empty, averagePosition: "8.5" })).toMatchObject({ figures: { averagePosition: 8.5 } });
  });

  it("accept a position with as many decimals as a file gave it", () => {
    expect(figuresOf({ ...empty, averagePosition: "8.125" })).toMatchObject({ figures: { averagePosition: 8.125 } });
    expect(figuresOf({ ...empty, averagePosition: "8,125" })).toMatchObject({ figures: { averagePosition: 8.125 } });
  });

  it("refuse thousands as a position", () => {
    expect(figuresOf({ ...empty, averagePosition: "1,000" })).toEqual({ wrong: ["averagePosition"] });
  });

  it("accept thousands as the product writes them", () => {
    const read = figuresOf({ ...empty, totalVisitors: "1,250", sessions: "1,250,000", adSpend: "1,240.50" });
    expect(read).toMatchObject({ figures: { totalVisitors: 1250, sessions: 1_250_000, adSpend: 1240.5 } });
  });

  it.each(["12,50,000", "1.250", "1 250", "12k", "1e3", "many"])(
    "refuse %j instead of guessing its meaning",
    (text) => {
      expect(figuresOf({ ...empty, totalVisitors: text })).toEqual({ wrong: ["totalVisitors"] });
    },
  );

  it("accept one keyword a line and ignore empty lines", () => {
    expect(figuresOf({ ...empty, topRankings: " kopi ipoh \n\nkedai kopi\n" })).toMatchObject({
      figures: { topRankings: ["kopi ipoh", "kedai kopi"] },
    });
  });

  it("are unchanged when they are read back into the form", () => {
    const values = { ...empty, totalVisitors: "12", averagePosition: "3.5", topRankings: "kopi\nteh" };
    const read = figuresOf(values);
    expect("figures" in read && valuesOf(read.figures as Parameters<typeof valuesOf>[0])).toEqual(values);
  });
});

describe("the leads of a quarter", () => {
  const month = (periodStart: string, totalLeads: number | null) => ({
    reportType: "monthly" as const,
    periodStart,
    figures: { ...noFigures, totalLeads },
  });
  const [july, august] = [month("2026-07-01", 31), month("2026-08-01", 28)];

  it("are those of its three months", () => {
    const others = [month("2026-06-01", 5), { ...month("2026-07-01", 99), reportType: "weekly" as const }];
    expect(leadsOfQuarter([...others, month("2026-09-01", 40), august, july], "2026-07-01")).toEqual([31, 28, 40]);
  });

  it("are unknown when a month has none", () => {
    expect(leadsOfQuarter([july, august], "2026-07-01")).toBeNull();
    expect(leadsOfQuarter([july, august, month("2026-09-01", null)], "2026-07-01")).toBeNull();
  });
});
