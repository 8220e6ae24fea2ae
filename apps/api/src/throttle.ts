import ipaddr from "ipaddr.js";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Dependencies } from "./dependencies.ts";
import { HttpError } from "./http/errors.ts";

export type Throttle = {
  /** @throws HttpError too_many_attempts with the seconds to wait */
  check: (...keys: string[]) => Promise<void>;
  /**
   * Checks and counts a failure in one turn of the event loop, so that many tries at once cannot all pass the check. A
   * success clears the count.
   * @throws HttpError too_many_attempts with the seconds to wait
   */
  attempt: (...keys: string[]) => Promise<void>;
  /** Counts a failure. Each failure past the free ones doubles the wait. */
  fail: (...keys: string[]) => Promise<void>;
  forget: (...keys: string[]) => Promise<void>;
};

type Limits = {
  /** Failures without a wait. */
  free: number;
  /** Seconds until failures are forgotten. */
  memory: number;
  /** The longest wait, in seconds. Nobody is locked out for good. */
  longestWait: number;
};

const nothing = async () => undefined;
const unlimited: Throttle = { check: nothing, attempt: nothing, fail: nothing, forget: nothing };

/** Slows down guessing with growing waits per key (an account, an address). */
export function makeThrottle(
  { environment }: Pick<Dependencies, "environment">,
  { free, memory, longestWait }: Limits,
): Throttle {
  if (environment.RATE_LIMITS === "off") return unlimited;
  const failures = new RateLimiterMemory({ keyPrefix: "failures", points: 1_000_000, duration: memory });
  const waits = new RateLimiterMemory({ keyPrefix: "waits", points: 1, duration: longestWait });

  async function check(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const wait = await waits.get(key);
      if (wait && wait.consumedPoints > 1) {
        throw new HttpError("too_many_attempts", { seconds: Math.max(1, Math.ceil(wait.msBeforeNext / 1000)) });
      }
    }
  }

  async function fail(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const { consumedPoints } = await failures.consume(key);
      if (consumedPoints >= free) await waits.block(key, Math.min(2 ** (consumedPoints - free), longestWait));
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    check,
    attempt: (...keys) => {
      const turn = last.then(() => check(...keys)).then(() => fail(...keys));
      last = turn.catch(() => undefined);
      return turn;
    },
    fail,
    forget: async (...keys) => {
      for (const key of keys) await Promise.all([failures.delete(key), waits.delete(key)]);
    },
  };
}

/** One key for each IPv4 address, and one for each /64, which is what an IPv6 customer gets. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? parsed.toByteArray().slice(0, 8).join(".") : parsed.toString();
}
