import type { Flags, RunnerResult } from "lighthouse";
import { expect, test } from "vitest";
import { loadPage } from "./load-page.ts";

const late = { audits: { "first-contentful-paint": { errorMessage: "Please run Lighthouse again. (NO_NAVSTART)" } } };
const lateAsAWhole = { audits: {}, runtimeError: { code: "NO_NAVSTART" } };
const empty = { audits: {}, runtimeError: { code: "NO_FCP" } };
const measured = { audits: { "first-contentful-paint": { numericValue: 1200 } } };

/** A Lighthouse that gives these results, one after another. */
function giving(...results: readonly object[]) {
  const asked: Flags[] = [];
  const run = (_url?: string, flags?: Flags) => {
    const lhr = results[asked.push(flags ?? {}) - 1];
    return Promise.resolve(lhr && ({ lhr } as unknown as RunnerResult));
  };
  return { asked, run };
}

test("a page whose beginning was not recorded is loaded again, from an empty cache", async () => {
  const { asked, run } = giving(late, lateAsAWhole, measured);
  const { lhr } = await loadPage("http://sample.example/", { disableStorageReset: true }, run);
  expect(lhr).toBe(measured);
  expect(asked.map((flags) => flags.disableStorageReset)).toEqual([true, false, false]);
});

test("a page whose beginning is never recorded is given up after three times", async () => {
  const { asked, run } = giving(late, late, late, measured);
  await expect(loadPage("http://sample.example/", {}, run)).rejects.toThrow("NO_NAVSTART");
  expect(asked).toHaveLength(3);
});

test("a page that shows nothing is not loaded again", async () => {
  const { asked, run } = giving(empty, measured);
  await expect(loadPage("http://sample.example/", {}, run)).rejects.toThrow("NO_FCP");
  expect(asked).toHaveLength(1);
});

test("no result at all is told", async () => {
  await expect(loadPage("http://sample.example/", {}, giving().run)).rejects.toThrow("NO_RESULT");
});
