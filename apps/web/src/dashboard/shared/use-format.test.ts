import { expect, it } from "vitest";
import { formatMoment } from "./use-format.ts";

/** Intl separates with thin and narrow spaces. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, " ");

it("moments are shown in Malaysian time", () => {
  expect(plain(formatMoment("2026-11-01T17:30:00.000Z", "en"))).toMatch(/^2 Nov 2026, 1:30 am$/i);
});
