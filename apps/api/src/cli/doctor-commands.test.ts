import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { checkAgency } from "./doctor-commands.ts";

const local = { PUBLIC_URL: "http://127.0.0.1:3000" };

test("an agency's folder that is not there, or not the one that is read, is named", async () => {
  const folder = await testFolder();
  expect(checkAgency({}, local)).toMatchObject([{ ok: true }]);
  expect(checkAgency({ AGENCY_DIR: join(folder, "no") }, local)).toMatchObject([
    { told: expect.stringContaining("is not there") },
  ]);
  expect(checkAgency({ AGENCY_DIR: folder }, local)).toMatchObject([
    { ok: false, told: expect.stringContaining("NODE_OPTIONS") },
  ]);
});

test("what is left of the sample has to be replaced on a site that others use", () => {
  const left = checkAgency({}, { PUBLIC_URL: "https://agency.example" }).filter(({ ok }) => !ok);
  expect(left.map(({ part }) => part)).toContain("Placeholder");
});
