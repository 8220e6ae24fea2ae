import type { FastifyRequest } from "fastify";
import { makeThrottle, networkKey, refuse, storeKey, type Throttling } from "../kit/http/throttle.ts";
import type { KnownBrowser } from "./known-browser.ts";
import type { Staff } from "./staff.ts";

/** Guesses at one account from browsers that it does not know: in no hour more than both together. */
const guesses = { atOnce: 20, anHour: 60 } as const;

type Attempt = { name: string; member: Staff | null };

export type SignInLimits = {
  /**
   * Lets a password be checked, or refuses before it is. A name without an account costs the same.
   * @param check is told whether the browser is known, which need not wait for others
   * @returns whether the password was right
   * @throws HttpError too_many_attempts with the seconds to wait
   */
  guard: (request: FastifyRequest, attempt: Attempt, check: (known: boolean) => Promise<boolean>) => Promise<boolean>;
};

/**
 * Decides whose password is checked. A known browser has a count of its own, which nobody else can use up. All others share the guesses of the
 * account and of their network, and one check at a time for each network. They can use up the guesses of new browsers; a link by email
 * is the way in meanwhile.
 */
export function signInLimits(context: Throttling, browsers: KnownBrowser): SignInLimits {
  const { environment, throttles } = context;
  if (environment.RATE_LIMITS === "off") return { guard: (_request, _attempt, check) => check(false) };
  const throttle = makeThrottle(context, "sign-in", { free: 5, memory: 3600, longestWait: 900 });
  const checking = new Set<string>();

  async function fromKnown(key: string, check: () => Promise<boolean>) {
    await throttle.attempt(key);
    const right = await check();
    if (right) await throttle.forget(key);
    return right;
  }

  async function fromNew(network: string, name: string, check: () => Promise<boolean>) {
    const key = `network ${network}`;
    // What is refused for the account counts for no network.
    await throttle.check(key);
    refuse((await throttles.spend([{ key: storeKey(`guesses of ${name}`), ...guesses }])) / 1000);
    return fromKnown(key, check);
  }

  return {
    guard: async (request, { name, member }, check) => {
      const browser = await browsers.read(request, member);
      if (member && browser) return fromKnown(`browser ${member.id} ${browser}`, () => check(true));
      const network = networkKey(request.ip);
      if (checking.has(network)) refuse(1);
      checking.add(network);
      try {
        return await fromNew(network, name, () => check(false));
      } finally {
        checking.delete(network);
      }
    },
  };
}
