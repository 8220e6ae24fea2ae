import type { FastifyReply, FastifyRequest } from "fastify";
import { timingSafeEqual } from "node:crypto";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { isSecure } from "../kit/http/signed-in.ts";
import { storeKey, type Throttling } from "../kit/http/throttle.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { StaffMails } from "./mail.ts";
import { signer } from "./signing-key.ts";
import type { Staff } from "./staff.ts";
import { keepBrowserLink, useBrowserLink } from "./store.ts";

/** How long a browser is known after its last sign-in, in seconds. */
const knownFor = 180 * 86_400;

export type KnownBrowser = {
  /** The id of the browser when this account signed in from it with its present password; null for any other, after the same work. */
  read: (request: FastifyRequest, member: Owner | null) => Promise<string | null>;
  /** Makes the browser known for this account, until its password changes. */
  remember: (reply: FastifyReply, member: Owner) => Promise<void>;
};

type Owner = Pick<Staff, "id" | "passwordChangedAt">;

const nobody: Owner = { id: "", passwordChangedAt: new Date(0) };

/**
 * Tells a browser from which an account has signed in before by a signed cookie. It opens nothing: it only lets tries from
 * there count apart, so that tries from elsewhere cannot keep the owner out.
 */
export function knownBrowser(context: Context): KnownBrowser {
  const { random } = context;
  const secure = isSecure(context);
  const name = secure ? "__Host-browser" : "browser";
  const signText = signer(context);
  const sign = (id: string, owner: Owner) => signText(`${owner.id} ${id} ${owner.passwordChangedAt.toISOString()}`);

  return {
    read: async (request, member) => {
      const [id = "", signature = ""] = (request.cookies[name] ?? "").split(".");
      const right = Buffer.from(await sign(id, member ?? nobody));
      const given = Buffer.from(signature);
      const same = given.length === right.length && timingSafeEqual(given, right);
      return member && same ? id : null;
    },
    remember: async (reply, member) => {
      const id = Buffer.from(random(16)).toString("base64url");
      const value = `${id}.${await sign(id, member)}`;
      reply.setCookie(name, value, { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: knownFor });
    },
  };
}

/** How long a link works at least, in minutes. */
const works = 30;

/**
 * How often a link is mailed for an account, whoever asks: after 10, 20, 40 … minutes, at most every four hours. A link works until the next can be
 * mailed, so that one that works is in the mailbox whenever somebody has to wait.
 */
const mailed = { free: 1, memory: 86_400, firstWait: 600, longestWait: 14_400 };

const linkKey = (staffId: string) => storeKey(`browser link of ${staffId}`);

/** Mails the staff a link that makes a browser known for the account, unless the last one still works. */
export async function mailBrowserLink(
  context: Throttling,
  { id, username }: Pick<Staff, "id" | "username">,
): Promise<void> {
  const { database, clock, newId, random, bell, environment, throttles } = context;
  const keys = [linkKey(id)];
  if ((await throttles.attempt(keys, mailed)) > 0) return;
  const now = await clock();
  const minutes = Math.max(works, Math.ceil((await throttles.wait(keys)) / 60_000));
  const token = newSecretToken(random);
  const inbox = staffInbox(environment);
  const mail = addressNotification<StaffMails>(
    { newId, host: publicHost(environment) },
    {
      kind: "browser-link",
      to: { email: inbox.email },
      language: inbox.language,
      parameters: { username, token, minutes },
      key: newId(),
    },
  );
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const link = { tokenHash: secretTokenHash(token), staffId: id, createdAt: now, expiresAt };
  await keepBrowserLink(database, { link, mail });
  await bell.ring("notification", mail.id);
}

/**
 * Uses up a link. The next one is mailed at once.
 * @returns the account for which the browser is known now
 * @throws Refusal link_not_found
 */
export async function openBrowserLink({ database, clock, throttles }: Throttling, token: string): Promise<Staff> {
  const member = await useBrowserLink(database, secretTokenHash(token), await clock());
  if (!member) throw new Refusal("link_not_found");
  await throttles.forget([linkKey(member.id)]);
  return member;
}
