/** What a speed test without a browser measures, and the percent that each counts for in its score. */
export const serverSpeedWeights = { serverResponseTime: 25, loadTime: 40, bytes: 20, requests: 15 } as const;
