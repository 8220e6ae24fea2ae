import { expect, test } from "vitest";
import { noFigures } from "../figures.ts";
import { noTargets } from "../plan.ts";
import { targetText } from "./plan-texts.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";

const t: ReportText = (key, params = {}) => [key, ...Object.values(params)].join(" ");

function target(figures: Partial<Snapshot["figures"]>, targets: Partial<Snapshot["targets"]>, key: string) {
  const snapshot = {
    type: "monthly",
    figures: { ...noFigures, ...figures },
    targets: { ...noTargets, ...targets },
  } as Snapshot;
  return targetText(snapshot, key, t, "en-MY");
}

test.each([
  [8.04, 8, "target.reached 8.0"],
  [8.05, 8, "target.positionMissed 8.0"],
  [7.9, 8, "target.reached 8.0"],
])("position %d with the target %d is compared as it is shown: %s", (averagePosition, wanted, text) => {
  expect(target({ averagePosition }, { averagePosition: wanted }, "averagePosition")).toBe(text);
});

test("what is missed of other figures is rounded down", () => {
  expect(target({ totalLeads: 999 }, { totalLeads: 1000 }, "totalLeads")).toBe("target.missed 1,000 99");
});

test("of a budget, a report says how much was used, also beyond it", () => {
  expect(target({ adSpend: 1450 }, { adSpend: 2000 }, "adSpend")).toBe("target.budget RM\u00a02,000 72");
  expect(target({ adSpend: 2300 }, { adSpend: 2000 }, "adSpend")).toBe("target.budget RM\u00a02,000 115");
  expect(target({ adSpend: 2300 }, {}, "adSpend")).toBeNull();
});
