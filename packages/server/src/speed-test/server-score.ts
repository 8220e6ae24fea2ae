import { serverSpeedWeights } from "@agency/model/server-speed";

/** Measurements that the server can take without a browser. Times in ms. */
export type ServerTiming = { serverResponseTime: number; loadTime: number; bytes: number; requests: number };

type Curve = {
  /** The values that score 0.9 and 0.5. */
  good: number;
  median: number;
};

/**
 * Lighthouse's own curve, applied to measurements without a browser. The medians are near those of the HTTP Archive
 * for phones (response time, weight, requests). The load time is the server's, which has a better connection than a
 * phone.
 */
const curves: Record<keyof ServerTiming, Curve> = {
  serverResponseTime: { good: 200, median: 600 },
  loadTime: { good: 1200, median: 3500 },
  bytes: { good: 800_000, median: 2_500_000 },
  requests: { good: 30, median: 75 },
};

/** A score from 0 to 100 from the server's own timing: the weighted mean of each measurement's score. */
export function serverScore(timing: ServerTiming): number {
  const names = Object.keys(curves) as (keyof ServerTiming)[];
  const sum = names.reduce(
    (total, name) => total + serverSpeedWeights[name] * logNormalScore(timing[name], curves[name]),
    0,
  );
  return Math.round(sum);
}

/** The upper tail of a log-normal distribution: 1 at 0, 0.9 at `good`, 0.5 at `median`, and falling towards 0. */
function logNormalScore(value: number, { good, median }: Curve): number {
  if (value <= 0) return 1;
  // The value that 90 % exceed is 1.2816 standard deviations below the median.
  const deviation = Math.log(median / good) / 1.281_551_565_5;
  return upperTail((Math.log(value) - Math.log(median)) / deviation);
}

/** Upper tail of the normal distribution at z, accurate to seven digits: Abramowitz and Stegun 26.2.17. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.231_641_9 * z);
  const terms = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const polynomial = terms.reduceRight((sum, term) => (sum + term) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
