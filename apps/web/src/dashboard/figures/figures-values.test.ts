import { describe, expect, it } from "vitest";
import { figuresOf, valuesOf } from "./figures-values.ts";

const empty = valuesOf(undefined);

describe("typed-in figures", () => {
  it("leave out what was left empty: it is no figure, not 0", () => {
    const read = figuresOf({ ...empty, totalVisitors: "1250", totalLeads: "0" });
    expect(read).toMatchObject({
      figures: { totalVisitors: 1250, totalLeads: 0, organicTraffic: null, topRankings: [] },
    });
  });

  it("take a decimal point and a decimal comma", () => {
    expect(figuresOf({ ...empty, averagePosition: "8,5" })).toMatchObject({ figures: { averagePosition: 8.5 } });
    expect(figuresOf({ ...empty, averagePosition: "8.5" })).toMatchObject({ figures: { averagePosition: 8.5 } });
  });

  it.each(["1,250", "1.250", "1 250", "12k", "1e3", "many"])("do not guess what %j means", (text) => {
    expect(figuresOf({ ...empty, totalVisitors: text })).toEqual({ wrong: ["totalVisitors"] });
  });

  it("take keywords one a line, without the empty lines", () => {
    expect(figuresOf({ ...empty, topRankings: " kopi ipoh \n\nkedai kopi\n" })).toMatchObject({
      figures: { topRankings: ["kopi ipoh", "kedai kopi"] },
    });
  });

  it("come back as they were", () => {
    const values = { ...empty, totalVisitors: "12", averagePosition: "3.5", topRankings: "kopi\nteh" };
    const read = figuresOf(values);
    expect("figures" in read && valuesOf(read.figures as Parameters<typeof valuesOf>[0])).toEqual(values);
  });
});
