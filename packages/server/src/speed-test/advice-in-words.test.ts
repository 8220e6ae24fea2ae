import { expect, test } from "vitest";
import { languageKeys } from "@agency/content/settings";
import { messagesOf } from "@agency/content/translations";
import { speedAdvice } from "@agency/model/speed-findings";
import { presentSpeedTest } from "./routes.ts";
import type { MeasuredSpeedTest } from "./speed-test.ts";

test.each(languageKeys)("every piece of advice is in words in %s", (language) => {
  const advice = speedAdvice.map((one) => ({ advice: one, savesMs: null, savesBytes: null, files: [] }));
  const measured = { figures: { advice }, measuredAt: new Date(0) } as unknown as MeasuredSpeedTest;
  const shown = presentSpeedTest(measured, { url: "https://kedai.example/", cached: false, language });
  const texts = messagesOf(language).speedAdvice;
  expect(shown.advice?.map(({ title, text }) => ({ title, text }))).toEqual(speedAdvice.map((one) => texts[one]));
});
