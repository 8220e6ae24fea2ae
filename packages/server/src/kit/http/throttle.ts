import ipaddr from "ipaddr.js";
import { createHash } from "node:crypto";
import type { Context } from "../context.ts";
import { mailboxKey } from "../mail/addresses.ts";
import type { ThrottleRule, ThrottleStore } from "../throttle/throttles.ts";
import { HttpError } from "./errors.ts";

type Throttle = {
  /** @throws HttpError too_many_attempts with the seconds to wait */
  check: (...keys: string[]) => Promise<void>;
  /**
   * Checks and counts a try in one step, so that many tries at once cannot all pass the check. A success clears the
   * count.
   * @throws HttpError too_many_attempts with the seconds to wait
   */
  attempt: (...keys: string[]) => Promise<void>;
  forget: (...keys: string[]) => Promise<void>;
};

export type Throttling = Context & { throttles: ThrottleStore };

const nothing = async () => undefined;
const unlimited: Throttle = { check: nothing, attempt: nothing, forget: nothing };

/** Slows down tries with growing waits per key (an account, an address), for all processes of the API together. */
export function makeThrottle({ environment, throttles }: Throttling, name: string, rule: ThrottleRule): Throttle {
  if (environment.RATE_LIMITS === "off") return unlimited;
  const hashed = (keys: string[]) => keys.map((key) => storeKey(`${name} ${key}`));
  return {
    check: async (...keys) => refuse((await throttles.wait(hashed(keys))) / 1000),
    attempt: async (...keys) => refuse((await throttles.attempt(hashed(keys), rule)) / 1000),
    forget: (...keys) => throttles.forget(hashed(keys)),
  };
}

/** A key of the store, which learns neither addresses nor names. */
export function storeKey(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/**
 * Refuses where there is a wait.
 * @throws HttpError too_many_attempts with the seconds to wait
 */
export function refuse(seconds: number): void {
  if (seconds > 0) throw new HttpError("too_many_attempts", { seconds: Math.ceil(seconds) });
}

/** One key for each IPv4 address, and one for each /64, which is what an IPv6 customer gets. */
export function addressKey(address: string): string {
  return firstBytes(address, { ipv4: 4, ipv6: 8 });
}

/** One key for each /24 of IPv4 and each /48 of IPv6: what one provider or company usually has. */
export function networkKey(address: string): string {
  return firstBytes(address, { ipv4: 3, ipv6: 6 });
}

/** `203.0.113.9:4711` and `[2001:db8::9]:4711`: some proxies name the port of each connection, too. */
const withPort = /^(?:\[([^\]]+)\]|([^:]+)):\d+$/;

function firstBytes(address: string, bytes: Record<"ipv4" | "ipv6", number>): string {
  const [, bracketed, plain] = withPort.exec(address) ?? [];
  const alone = bracketed ?? plain ?? address;
  if (!ipaddr.isValid(alone)) return alone;
  const parsed = behindTunnel(ipaddr.process(alone));
  return parsed.toByteArray().slice(0, bytes[parsed.kind()]).join(".");
}

/** Each IPv4 address has 65,536 networks of 6to4 (RFC 3056, 2): they count as that address. */
function behindTunnel(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  return address.range() === "6to4" ? new ipaddr.IPv4(address.toByteArray().slice(2, 6)) : address;
}

/**
 * Counts one form that emails the person who is named in it, so that many addresses do not fill one mailbox.
 * @throws HttpError too_many_attempts
 */
export type MailboxLimit = (email: string) => Promise<void>;

/** The limit that all forms with an email share. What a sender may send is in `budgets.ts`. */
export function mailboxLimit(dependencies: Throttling): MailboxLimit {
  const recipients = makeThrottle(dependencies, "recipients", {
    free: 5,
    memory: 86_400,
    firstWait: 900,
    longestWait: 14_400,
  });
  return (email) => recipients.attempt(mailboxKey(email));
}
