/** How tries of one kind count. Times in seconds. */
export type ThrottleRule = {
  /** Tries without a wait. */
  free: number;
  /** How long after the first try they are forgotten. */
  memory: number;
  /** The first wait, 1 by default. Each try after it doubles the wait. */
  firstWait?: number;
  /** The longest wait. Nobody is locked out for good. */
  longestWait: number;
};

/** Counts tries per key for every process of the product, and keeps the counts when one restarts. */
export type ThrottleStore = {
  /** How long one of these keys must wait still, in ms; 0 when none must. */
  wait: (keys: string[]) => Promise<number>;
  /**
   * Counts one try of every key at once, unless one of them must wait.
   * @returns how long to wait, in ms; 0 when the try was counted
   */
  attempt: (keys: string[], rule: ThrottleRule) => Promise<number>;
  forget: (keys: string[]) => Promise<void>;
};
