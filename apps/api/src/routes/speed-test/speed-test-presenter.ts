import type { SpeedTest } from "@agency/contracts/speed-test/schemas";
import type { MeasuredSpeedTest } from "@agency/core/speed-test/speed-test";

export function presentSpeedTest(
  { figures, measuredAt }: MeasuredSpeedTest,
  { url, cached }: { url: string; cached: boolean },
): SpeedTest {
  return { url, ...figures, measuredAt: measuredAt.toISOString(), cached };
}
