import { createHash } from "node:crypto";
import type { Dependencies } from "../dependencies.ts";
import { addressKey, makeThrottle, networkKey } from "../kit/http/throttle.ts";

/** What visitors ask of the one browser: it measures pages and draws them, one after another. */
export function browserQueue(dependencies: Dependencies) {
  const { environment, bell } = dependencies;
  const throttle = makeThrottle(dependencies, "speed tests", { free: 10, memory: 3600, longestWait: 900 });
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const limited = environment.RATE_LIMITS === "on";
  return {
    /** @throws HttpError too_many_attempts */
    attempt: (ip: string) => throttle.attempt(addressKey(ip)),
    /** Who asks. The queue learns no address. */
    visitor: (ip: string) => ({
      asker: limited ? hash(addressKey(ip)) : null,
      network: limited ? hash(networkKey(ip)) : null,
    }),
    asking: { ...dependencies, doorbell: bell.ring, hash, capacity: environment.SPEED_TEST_QUEUE },
  };
}
