import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { addressKey, makeThrottle } from "../throttle.ts";

export type FormLimit = {
  /**
   * Counts one form sent from an address.
   * @throws HttpError too_many_attempts
   */
  count: (request: FastifyRequest) => Promise<void>;
};

/** The limit all public forms share: ten an hour per address, then a wait that grows to a quarter of an hour. */
export function formLimit(dependencies: Pick<Dependencies, "environment">): FormLimit {
  const throttle = makeThrottle(dependencies, { free: 10, memory: 3600, longestWait: 900 });
  return { count: (request) => throttle.attempt(addressKey(request.ip)) };
}
