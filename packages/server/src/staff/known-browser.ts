import type { FastifyReply, FastifyRequest } from "fastify";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { isSecure } from "../kit/http/signed-in.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import { readOrSaveSetting } from "../settings/store.ts";
import type { StaffMails } from "./mail.ts";
import type { Staff } from "./staff.ts";
import { keepBrowserLink, useBrowserLink } from "./store.ts";

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
export function knownBrowser(context: Context): KnownBrowser {
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

/** How long a link works, and how long after it no other is mailed for the account, in minutes. */
const minutes = { works: 30, between: 10 } as const;

/** Mails the staff a link that makes a browser known for the account, at most one in ten minutes. */
export async function mailBrowserLink(
  { database, clock, newId, random, bell, environment }: Context,
  { id, username }: Pick<Staff, "id" | "username">,
): Promise<void> {
  const now = await clock();
  const after = (time: number) => new Date(now.getTime() + time * 60_000);
  const token = newSecretToken(random);
  const inbox = staffInbox(environment);
  const mail = addressNotification<StaffMails>(
    { newId, host: publicHost(environment) },
    {
      kind: "browser-link",
      to: { email: inbox.email },
      language: inbox.language,
      parameters: { username, token, minutes: minutes.works },
      key: newId(),
    },
  );
  const link = { tokenHash: secretTokenHash(token), staffId: id, createdAt: now, expiresAt: after(minutes.works) };
  const kept = await keepBrowserLink(database, { link, mail, since: after(-minutes.between) });
  if (kept) await bell.ring("notification", mail.id);
}

/**
 * Uses up a link.
 * @returns the id of the account for which the browser is known now
 * @throws Refusal link_not_found
 */
export async function openBrowserLink({ database, clock }: Context, token: string): Promise<string> {
  const staffId = await useBrowserLink(database, secretTokenHash(token), await clock());
  if (!staffId) throw new Refusal("link_not_found");
  return staffId;
}
