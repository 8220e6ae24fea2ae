import type { Flags, RunnerResult } from "lighthouse";
import { expect, test } from "vitest";
import { loadPage } from "./load-page.ts";

const late = { audits: { "first-contentful-paint": { errorMessage: "Please run Lighthouse again. (NO_NAVSTART)" } } };
const lateAsAWhole = { audits: {}, runtimeError: { code: "NO_NAVSTART" } };
const empty = { audits: {}, runtimeError: { code: "NO_FCP" } };
const measured = { audits: { "first-contentful-paint": { numericValue: 1200 } } };

/** A fake Lighthouse that returns these results in turn. */
function giving(...results: readonly object[]) {
  const asked: Flags[] = [];
  const run = (_url?: string, flags?: Flags) => {
    const lhr = results[asked.push(flags ?? {}) - 1];
    return Promise.resolve(lhr && ({ lhr } as unknown as RunnerResult));
  };
  return { asked, run };
}

test("a page whose start was not recorded is loaded again with an empty cache", async () => {
  const { asked, run } = giving(late, lateAsAWhole, measured);
  const { lhr } = await loadPage("http://sample.example/", { disableStorageReset: true }, run);
  expect(lhr).toBe(measured);
  expect(asked.map((flags) => flags.disableStorageReset)).toEqual([true, false, false]);
});

test("a page whose start is never recorded fails after three attempts", async () => {
  const { asked, run } = giving(late, late, late, measured);
  await expect(loadPage("http://sample.example/", {}, run)).rejects.toThrow("NO_NAVSTART");
  expect(asked).toHaveLength(3);
});

test("a page that paints nothing is not loaded again", async () => {
  const { asked, run } = giving(empty, measured);
  await expect(loadPage("http://sample.example/", {}, run)).rejects.toThrow("NO_FCP");
  expect(asked).toHaveLength(1);
});

test("a missing result is an error", async () => {
  await expect(loadPage("http://sample.example/", {}, giving().run)).rejects.toThrow("NO_RESULT");
});
