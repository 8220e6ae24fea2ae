import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fingerprint } from "./repository.mjs";

test("the site is built again on the day for which something waits, and on no other", () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "agency.yaml"), "timeZone: Asia/Kuala_Lumpur\n");
  writeFileSync(join(folder, "testimonials.yaml"), "- { key: first, from: 2027-02-06 }\n");
  const at = (/** @type {string} */ now) => fingerprint(folder, new Date(now));
  expect(at("2027-02-05T15:59:00Z")).toBe(at("2027-01-01T00:00:00Z"));
  expect(at("2027-02-05T16:00:00Z")).not.toBe(at("2027-02-05T15:59:00Z"));
  expect(at("2027-02-05T16:00:00Z")).toBe(at("2027-03-01T00:00:00Z"));
});
