import type { FastifyRequest } from "fastify";
import { createHmac } from "node:crypto";
import type { LoginInput } from "@agency/contracts/staff";
import { addressKey, makeThrottle, networkKey, refuse, type Throttling } from "../kit/http/throttle.ts";
import { secretKeys } from "../kit/secrets.ts";
import type { KnownBrowser } from "./known-browser.ts";
import { signInLines } from "./sign-in-lines.ts";
import { accountName, type Staff } from "./staff.ts";

/** Records whether the checked password was right. */
type Settle = (right: boolean) => Promise<void>;

export type SignInDoor = {
  /**
   * Lets a password be checked, or refuses before it is.
   * @throws HttpError too_many_attempts with the seconds to wait
   */
  enter: (request: FastifyRequest, input: LoginInput, member: Staff | null) => Promise<Settle>;
};

/**
 * Decides whose password is checked. A known browser has a count of its own. All others share the checks of an account, in a fair
 * line; and each address has a count for all accounts together, in which only checks count, so that asking again costs nothing.
 */
export function signInDoor(context: Throttling, browsers: KnownBrowser): SignInDoor {
  const { environment, database, clock } = context;
  if (environment.RATE_LIMITS === "off") return { enter: async () => async () => undefined };
  const throttle = makeThrottle(context, "sign-in", { free: 5, memory: 3600, longestWait: 900 });
  const lines = signInLines(database, clock);
  const hash = hashing(secretKeys(environment)[0]);

  return {
    enter: async (request, { username, password }, member) => {
      const known = member && (await browsers.read(request, member.id));
      if (known) {
        const key = `browser ${member.id} ${known}`;
        await throttle.attempt(key);
        return async (right) => (right ? throttle.forget(key) : undefined);
      }
      const name = accountName(username);
      const account = { id: hash("account", name), isAccount: member !== null };
      const asker = {
        address: hash("address", addressKey(request.ip)).slice(0, 8),
        network: hash("network", networkKey(request.ip)).slice(0, 8),
        // Enough to tell one from another, and too little to find it.
        password: hash("password", `${name} ${password}`).slice(0, 4),
      };
      const key = `address ${addressKey(request.ip)}`;
      await throttle.check(key);
      refuse(await lines.ask(account, asker));
      await throttle.attempt(key);
      return async (right) => {
        await lines.settle(account, asker, right);
        if (right) await throttle.forget(key);
      };
    },
  };
}

/** With a key that is neither in the database nor in a backup, what is stored tells nothing about a password. */
function hashing(secret: Buffer): (kind: string, content: string) => string {
  const key = createHmac("sha256", secret).update("sign-in line").digest();
  return (kind, content) => createHmac("sha256", key).update(`${kind} ${content}`).digest("base64url");
}
