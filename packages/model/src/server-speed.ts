/** A speed test without a browser measures these, and each counts for so many percent of its score. */
export const serverSpeedWeights = { serverResponseTime: 25, loadTime: 40, bytes: 20, requests: 15 } as const;
