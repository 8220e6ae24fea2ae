import { describe, expect, it } from "vitest";
import { noFigures } from "@agency/model/figures";
import { figureChanges, followed, seenFigures, toFormValues } from "./figures-values.ts";

const empty = toFormValues(undefined);
const typed = (values: Partial<typeof empty>) => figureChanges({ ...empty, ...values }, empty);

describe("typed-in figures", () => {
  it("leave out empty fields rather than send 0", () => {
    expect(typed({ totalVisitors: "1250", totalLeads: "0" })).toEqual({
      figures: { totalVisitors: 1250, totalLeads: 0 },
    });
  });

  it("leave out the stored figures that nobody changed, and send null for one that was emptied", () => {
    const stored = toFormValues({ ...noFigures, totalVisitors: 900, sessions: 1000, topRankings: ["kopi ipoh"] });
    expect(figureChanges({ ...stored, totalVisitors: "950", sessions: "" }, stored)).toEqual({
      figures: { totalVisitors: 950, sessions: null },
    });
    expect(figureChanges({ ...stored, topRankings: "" }, stored)).toEqual({ figures: { topRankings: [] } });
    expect(figureChanges(stored, stored)).toEqual({ figures: {} });
  });

  it("accept a decimal point and a decimal comma", () => {
    expect(typed({ averagePosition: "8,5" })).toEqual({ figures: { averagePosition: 8.5 } });
    expect(typed({ averagePosition: "8.5" })).toEqual({ figures: { averagePosition: 8.5 } });
  });

  it("accept a position with as many decimals as a file gave it", () => {
    expect(typed({ averagePosition: "8.125" })).toEqual({ figures: { averagePosition: 8.125 } });
    expect(typed({ averagePosition: "8,125" })).toEqual({ figures: { averagePosition: 8.125 } });
  });

  it("refuse thousands as a position", () => {
    expect(typed({ averagePosition: "1,000" })).toEqual({ wrong: ["averagePosition"] });
  });

  it("accept thousands as the product writes them", () => {
    expect(typed({ totalVisitors: "1,250", sessions: "1,250,000", adSpend: "1,240.50" })).toEqual({
      figures: { totalVisitors: 1250, sessions: 1_250_000, adSpend: 1240.5 },
    });
  });

  it.each(["12,50,000", "1.250", "1 250", "12k", "1e3", "many"])(
    "refuse %j instead of guessing its meaning",
    (text) => {
      expect(typed({ totalVisitors: text })).toEqual({ wrong: ["totalVisitors"] });
    },
  );

  it("accept one keyword a line and ignore empty lines", () => {
    expect(typed({ topRankings: " kopi ipoh \n\nkedai kopi\n" })).toEqual({
      figures: { topRankings: ["kopi ipoh", "kedai kopi"] },
    });
  });

  it("are unchanged when they are read back into the form", () => {
    const values = { ...empty, totalVisitors: "12", averagePosition: "3.5", topRankings: "kopi\nteh" };
    const read = figureChanges(values, empty);
    expect("figures" in read && toFormValues({ ...noFigures, ...read.figures } as typeof noFigures)).toEqual(values);
  });

  it("stay in the form while stored figures change beneath them", () => {
    const after = { ...empty, totalVisitors: "700", sessions: "800" };
    expect(followed({ ...empty, totalVisitors: "950" }, empty, after)).toEqual({ ...after, totalVisitors: "950" });
  });
});

describe("what somebody saw of the figures that they change", () => {
  const figures = { ...noFigures, totalVisitors: 900, topRankings: ["kopi ipoh"] };
  const filled = { values: toFormValues(figures), figures };

  it("is what the form was filled in with, and no data where it was empty", () => {
    const values = { ...filled.values, totalVisitors: "950", totalLeads: "3", topRankings: "" };
    expect(seenFigures(values, filled)).toEqual({ totalVisitors: 900, totalLeads: null, topRankings: ["kopi ipoh"] });
  });

  it("is nothing where nothing is changed, or where no figures are stored and none is typed", () => {
    expect(seenFigures(filled.values, filled)).toEqual({});
    expect(seenFigures(empty, { values: empty, figures: undefined })).toEqual({});
  });
});
