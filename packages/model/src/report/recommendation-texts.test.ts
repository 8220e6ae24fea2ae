import { describe, expect, it } from "vitest";
import { recommendationTexts } from "./recommendation-texts.ts";
import type { Recommendation, RuleRecommendation } from "./recommendations.ts";
import type { ReportText } from "./report-text.ts";

/** Returns the key with its parameters, so that a test can check both. */
const t: ReportText = (key, params = {}) =>
  [key, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");

describe("the sentence of a rule", () => {
  const read = (rule: RuleRecommendation) =>
    recommendationTexts({ type: "monthly", recommendations: [rule] }, t, "en-MY")[0];

  it("has its numbers as those of the figures beside them", () => {
    expect(read({ key: "trafficUp", params: { now: 12_150, from: 9, percent: 134_900 } })).toBe(
      "recommendation.trafficUp now=12,150 from=9 percent=+134,900.0% before=headline.before.monthly",
    );
    expect(read({ key: "positionWorse", params: { now: 12, from: 8.43, low: 8, high: 9.04 } })).toBe(
      "recommendation.positionWorse now=12.0 from=8.4 before=headline.before.monthly beside.usual low=8.0 high=9.0",
    );
    expect(read({ key: "rateLower", params: { now: 1.3, from: 2 } })).toContain("now=1.3 from=2.0");
  });

  it("names what happened then, what is usual, and the work that was promised", () => {
    const params = { now: 120, from: 200, percent: -40, aYearBefore: 125, low: 160.2, high: 240.4 };
    expect(read({ key: "leadsDown", params, festivals: { when: "now", names: ["aidilfitri"] }, promised: true })).toBe(
      [
        "recommendation.leadsDown now=120 from=200 percent=-40.0% before=headline.before.monthly",
        "beside.festival.now festivals=festivals.aidilfitri count=1",
        "beside.yearBefore number=125",
        "beside.usual low=160 high=240",
        "promise.leadsDown",
      ].join(" "),
    );
    const year = { key: "leadsDown", params: { now: 120, from: 200, percent: -40 }, against: "yearBefore" } as const;
    expect(read({ ...year, festivals: { when: "both", names: ["deepavali"] } })).toBe(
      "recommendation.leadsDown now=120 from=200 percent=-40.0% before=headline.before.yearBefore beside.festival.both festivals=festivals.deepavali count=1",
    );
  });

  it("names the festivals that several changes share once, in the first of them", () => {
    const festivals = { when: "now", names: ["aidilfitri"] } as const;
    const fall = (key: "leadsDown" | "trafficDown") => ({
      key,
      params: { now: 120, from: 200, percent: -40 },
      festivals: { ...festivals, names: [...festivals.names] },
    });
    const readAll = (recommendations: Recommendation[]) =>
      recommendationTexts({ type: "monthly", recommendations }, t, "en-MY");
    const [leads, visitors] = readAll([fall("leadsDown"), fall("trafficDown")]);
    expect(leads).toContain("beside.festival.now festivals=festivals.aidilfitri");
    expect(visitors).not.toContain("beside.festival");
    expect(readAll([{ text: "Ours." }, fall("trafficDown")])[1]).toContain("beside.festival.now");
  });
});
