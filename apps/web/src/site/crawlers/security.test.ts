import { expect, test } from "vitest";
import { agency } from "@agency/content/agency";
import { securityText } from "./security.ts";

test("security.txt names the agency's address, and ends within a year of the build", () => {
  const built = new Date("2026-11-28T00:00:00Z");
  const fields = new Map(
    securityText(built)
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]),
  );
  expect(fields.get("Contact")).toBe(`mailto:${agency.email}`);
  expect(fields.get("Canonical")).toMatch(/^https?:\/\/.+\/\.well-known\/security\.txt$/);
  const expires = new Date(fields.get("Expires") ?? "");
  expect(expires.getTime()).toBeGreaterThan(built.getTime() + 300 * 86_400_000);
  expect(expires.getTime()).toBeLessThan(built.getTime() + 365 * 86_400_000);
});
