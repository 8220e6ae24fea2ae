/**
 * How the fake answers for an account (its email), a property, a site or a location. `*` is all of them.
 * - `401` to `500`: the status
 * - `invalid_grant`: the account's connection has ended
 * - `testing`: the app is in "Testing", so that a sign-in lasts seven days
 * - `thresholded`, `sampled`, `other_row`: the answer is marked so
 * - `empty`: no rows
 * - `slow`: no answer at all, until the caller leaves
 * - `cut_off`: the connection closes in the middle of the body
 * - `time_zone`: the property counts its days in another zone
 */
export const faultStates = [
  "ok",
  "401",
  "403",
  "404",
  "429",
  "500",
  "503",
  "invalid_grant",
  "testing",
  "api_disabled",
  "thresholded",
  "sampled",
  "other_row",
  "empty",
  "slow",
  "cut_off",
  "time_zone",
] as const;
export type FaultState = (typeof faultStates)[number];

export type Fault = {
  state: FaultState;
  /** For so many calls; null for all. */
  times: number | null;
  /** Seconds in Retry-After; null for none. */
  retryAfter: number | null;
  /** For `time_zone`. */
  timeZone: string | null;
};

/** What the control page has set. */
export type Faults = {
  set: (target: string, state: FaultState, details?: Partial<Omit<Fault, "state">>) => void;
  /** The first fault of these targets; counts the call. */
  take: (targets: string[]) => Fault | null;
  list: () => [target: string, fault: Fault][];
  clear: () => void;
};

export function keepFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    set: (target, state, { times = null, retryAfter = null, timeZone = null } = {}) => {
      if (state === "ok") faults.delete(target);
      else faults.set(target, { state, times, retryAfter, timeZone });
    },
    take: (targets) => {
      for (const target of [...targets, "*"]) {
        const fault = faults.get(target);
        if (!fault) continue;
        if (fault.times !== null) fault.times -= 1;
        if (fault.times === 0) faults.delete(target);
        return fault;
      }
      return null;
    },
    list: () => [...faults],
    clear: () => faults.clear(),
  };
}
