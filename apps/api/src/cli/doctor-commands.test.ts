import { expect, test } from "vitest";
import { checkAgency } from "./doctor-commands.ts";

test("what is left of the sample has to be replaced on a site that others use", () => {
  const left = checkAgency({ PUBLIC_URL: "https://agency.example" }).filter(({ ok }) => !ok);
  expect(left.map(({ part }) => part)).toContain("Placeholder");
  expect(checkAgency({ PUBLIC_URL: "http://127.0.0.1:3000" })).toMatchObject([{ ok: true }]);
});
