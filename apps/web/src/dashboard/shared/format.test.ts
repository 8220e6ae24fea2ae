import { describe, expect, it } from "vitest";
import { formatMoment, formatPeriod } from "./format.ts";

/** Intl separates with thin and narrow spaces. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, " ");

describe("a period as people call it", () => {
  it("is a range of days for a week", () => {
    expect(plain(formatPeriod("weekly", { start: "2026-10-26", end: "2026-11-01" }, "en"))).toBe("26 Oct – 1 Nov 2026");
  });

  it("is a month", () => {
    expect(plain(formatPeriod("monthly", { start: "2026-10-01", end: "2026-10-31" }, "ms"))).toBe("Oktober 2026");
  });

  it("is a range of months for a quarter", () => {
    expect(plain(formatPeriod("quarterly", { start: "2026-07-01", end: "2026-09-30" }, "en"))).toMatch(
      /^Jul.* – Sept? 2026$/,
    );
  });
});

it("tells moments in Malaysian time", () => {
  expect(plain(formatMoment("2026-11-01T17:30:00.000Z", "en"))).toMatch(/^2 Nov 2026, 1:30 am$/i);
});
