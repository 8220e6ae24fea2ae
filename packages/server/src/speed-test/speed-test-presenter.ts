import type { Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { SpeedTest } from "@agency/contracts/speed-test";
import type { MeasuredSpeedTest } from "./speed-test.ts";

/** A speed test in one language. */
export function presentSpeedTest(
  { figures, measuredAt }: MeasuredSpeedTest,
  { url, cached, language }: { url: string; cached: boolean; language: Language },
): SpeedTest {
  const t = translator(language);
  const advice =
    figures.advice?.map((advised) => ({
      ...advised,
      title: t(`speedAdvice:${advised.advice}.title`),
      text: t(`speedAdvice:${advised.advice}.text`),
    })) ?? null;
  return { url, ...figures, advice, measuredAt: measuredAt.toISOString(), cached };
}
