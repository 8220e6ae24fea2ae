import { createHmac } from "node:crypto";
import type { Context } from "../kit/context.ts";
import { readOrSaveSetting } from "../settings/store.ts";

/** Signs a text with a key that all processes share. The result is 43 characters of base64url. */
export type Sign = (text: string) => Promise<string>;

/** Signs what browsers keep or bring back. Each use begins its texts in a way of its own. */
export function signer({ database, random }: Context): Sign {
  let key: Promise<string> | undefined;
  return async (text) => {
    // A failed read is not kept.
    key ??= readOrSaveSetting(database, "browserKey", () => Buffer.from(random(32)).toString("base64url")).catch(
      (error: unknown) => {
        key = undefined;
        throw error;
      },
    );
    return createHmac("sha256", await key)
      .update(text)
      .digest("base64url");
  };
}
