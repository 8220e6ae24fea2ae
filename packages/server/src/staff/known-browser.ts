import type { FastifyReply, FastifyRequest } from "fastify";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "../kit/context.ts";
import { isSecure } from "../kit/http/signed-in.ts";
import { readOrSaveSetting } from "../settings/store.ts";

/** How long a browser is known after its last sign-in, in seconds. */
const knownFor = 180 * 86_400;

export type KnownBrowser = {
  /** The id of the browser when this account once signed in from it; null for any other browser. */
  read: (request: FastifyRequest, staffId: string) => Promise<string | null>;
  /** Makes the browser known for this account. */
  remember: (reply: FastifyReply, staffId: string) => Promise<void>;
};

/**
 * Tells a browser from which an account has signed in before by a signed cookie. It opens nothing: it only lets tries from
 * there count apart, so that tries from elsewhere cannot keep the owner out.
 */
export function knownBrowser(context: Pick<Context, "environment" | "database" | "random">): KnownBrowser {
  const { database, random } = context;
  const secure = isSecure(context);
  const name = secure ? "__Host-browser" : "browser";
  let key: Promise<string> | undefined;

  async function sign(content: string): Promise<string> {
    // A failed read is not kept.
    key ??= readOrSaveSetting(database, "browserKey", () => Buffer.from(random(32)).toString("base64url")).catch(
      (error: unknown) => {
        key = undefined;
        throw error;
      },
    );
    return createHmac("sha256", await key)
      .update(content)
      .digest("base64url");
  }

  return {
    read: async (request, staffId) => {
      const [id = "", signature = ""] = (request.cookies[name] ?? "").split(".");
      const right = Buffer.from(await sign(`${staffId} ${id}`));
      const given = Buffer.from(signature);
      return given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },
    remember: async (reply, staffId) => {
      const id = Buffer.from(random(16)).toString("base64url");
      const value = `${id}.${await sign(`${staffId} ${id}`)}`;
      reply.setCookie(name, value, { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: knownFor });
    },
  };
}
