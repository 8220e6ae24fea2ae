import { unrecorded } from "../kit/db/recorded.ts";
import type { SignedIn } from "../kit/http/signed-in.ts";
import { makeThrottle, type Throttling } from "../kit/http/throttle.ts";
import { checkPassword } from "./password.ts";

/**
 * Checks the password of who is signed in. All guesses of an account count together, wherever it asks.
 * @throws HttpError too_many_attempts with the seconds to wait
 */
export function ownPassword(context: Throttling): (staff: SignedIn["staff"], typed: string) => Promise<boolean> {
  const throttle = makeThrottle(context, "sign-in", { free: 5, memory: 3600, longestWait: 900 });
  return async ({ id, passwordHash }, typed) => {
    const key = `password ${id}`;
    // Nobody asked for the count of a guess.
    return unrecorded(async () => {
      await throttle.attempt(key);
      const right = await checkPassword(typed, passwordHash);
      if (right) await throttle.forget(key);
      return right;
    });
  };
}
