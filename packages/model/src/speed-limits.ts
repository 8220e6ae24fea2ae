/** A speed test without a browser measures these, and each counts for so many percent of its score. */
export const serverSpeedWeights = { serverResponseTime: 25, loadTime: 40, bytes: 20, requests: 15 } as const;

/** How a measured figure compares with the published limits. */
export type SpeedVerdict = "good" | "fair" | "poor";

/**
 * Up to `good` a figure is good, above `poor` it is poor, and between them fair. Times in ms. The limits are those published for phones:
 * - largestContentfulPaint, cumulativeLayoutShift: https://web.dev/articles/vitals
 * - firstContentfulPaint: https://web.dev/articles/fcp
 * - serverResponseTime: https://web.dev/articles/ttfb
 * - totalBlockingTime: https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time
 * - speedIndex: https://developer.chrome.com/docs/lighthouse/performance/speed-index
 *
 * Nobody has published limits for the load event, the amount of data and the number of requests by which a visitor could tell
 * whether a page is fast.
 */
export const speedLimits = {
  largestContentfulPaint: { good: 2500, poor: 4000 },
  firstContentfulPaint: { good: 1800, poor: 3000 },
  totalBlockingTime: { good: 200, poor: 600 },
  speedIndex: { good: 3400, poor: 5800 },
  cumulativeLayoutShift: { good: 0.1, poor: 0.25 },
  serverResponseTime: { good: 800, poor: 1800 },
} as const;

export type LimitedFigure = keyof typeof speedLimits;

export function speedVerdict(figure: LimitedFigure, value: number): SpeedVerdict {
  const { good, poor } = speedLimits[figure];
  if (value <= good) return "good";
  return value > poor ? "poor" : "fair";
}

/** Lighthouse's own limits: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring#color-coding */
export function scoreVerdict(score: number): SpeedVerdict {
  if (score >= 90) return "good";
  return score < 50 ? "poor" : "fair";
}
