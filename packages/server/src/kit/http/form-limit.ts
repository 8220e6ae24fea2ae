import type { FastifyRequest } from "fastify";
import { mailboxKey } from "../mail/mailbox-key.ts";
import { addressKey, makeThrottle, type Throttling } from "./throttle.ts";

export type FormLimit = {
  /**
   * Counts one form sent from an address.
   * @throws HttpError too_many_attempts
   */
  count: (request: FastifyRequest) => Promise<void>;
  /**
   * Counts one form that emails the person who is named in it, for the sender and for that mailbox.
   * @throws HttpError too_many_attempts
   */
  countMail: (request: FastifyRequest, email: string) => Promise<void>;
};

/** The limit all public forms share: ten an hour per address, then a wait that grows to a quarter of an hour. */
export function formLimit(dependencies: Throttling): FormLimit {
  const senders = makeThrottle(dependencies, "forms", { free: 10, memory: 3600, longestWait: 900 });
  // Stops many addresses from filling one mailbox.
  const recipients = makeThrottle(dependencies, "recipients", {
    free: 5,
    memory: 86_400,
    firstWait: 900,
    longestWait: 14_400,
  });
  const count = (request: FastifyRequest) => senders.attempt(addressKey(request.ip));
  return {
    count,
    countMail: async (request, email) => {
      await count(request);
      await recipients.attempt(mailboxKey(email));
    },
  };
}
