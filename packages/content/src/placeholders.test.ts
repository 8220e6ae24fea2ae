import { afterAll, expect, test, vi } from "vitest";
import type { agency } from "./agency.ts";

const home = "https://www.linkedin.com/";

// Files share their modules: these are loaded anew with an agency of the test's own, and forgotten afterwards.
vi.resetModules();
vi.doMock("#agency/details.ts", async (original) => {
  const real = await original<{ agency: typeof agency }>();
  const own = { email: "hello@studio.example", phone: "+60 5-000 0000", social: { LinkedIn: home } };
  return { agency: { ...real.agency, ...own } };
});
vi.doMock("#agency/team.ts", async (original) => ({
  ...(await original<object>()),
  team: [
    { email: "aina@studio.example", linkedin: `${home}in/aina` },
    { email: "hello@studio.example", linkedin: home },
  ],
}));
vi.doMock("#agency/settings.ts", async (original) => ({ ...(await original<object>()), sample: true }));
const { placeholders } = await import("./placeholders.ts");
afterAll(() => {
  for (const file of ["details", "team", "settings"]) vi.doUnmock(`#agency/${file}.ts`);
  vi.resetModules();
});

test("sample marks, addresses that nobody has, a number of zeros and links to no profile are named", () => {
  expect(placeholders()).toEqual([
    expect.stringContaining("sample is true"),
    "the address hello@studio.example",
    "the address aina@studio.example",
    "the phone number +60 5-000 0000",
    "the link https://www.linkedin.com/, which leads to no profile",
  ]);
});
