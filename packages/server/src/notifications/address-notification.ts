import { createHash } from "node:crypto";
import type { Language } from "@agency/content/settings";
import type { NewId } from "../kit/clock.ts";
import type { Context } from "../kit/context.ts";
import type { Composer } from "./mails/notification-frame.ts";
import type { NotificationRequest } from "./notification.ts";

type Address = {
  to: { email: string; name?: string };
  /** Email address of the person whom the notification is about, unless that is the recipient. */
  about?: string;
  language: Language;
  /** Reply address; defaults to the one in the staff's settings. */
  replyTo?: string;
  /** Earliest time to send; defaults to now. */
  dueAt?: Date;
  /** Distinguishes notifications of the same kind, such as the id of the booking to confirm. */
  key: string;
};

/** A notification of one of a room's mails, with what its text needs. */
type NotificationInput<Mails extends Record<string, Composer>> = {
  [K in keyof Mails & string]: Address & { kind: K; parameters: Parameters<Mails[K]>[0] };
}[keyof Mails & string];

type Addressing = {
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
};

/** A notification ready to store, for callers with a transaction of their own. `Mails` are those of the caller's room. */
export function addressNotification<Mails extends Record<string, Composer> = never>(
  { newId, host }: Addressing,
  input: NotificationInput<Mails>,
): NotificationRequest {
  const { kind, to, about = to.email, language, parameters, replyTo = null, dueAt = null } = input;
  const dedupeKey = `${kind}/${input.key}`;
  return {
    id: newId(),
    kind,
    recipient: to.email,
    recipientName: to.name ?? "",
    person: about.toLowerCase(),
    language,
    parameters,
    replyTo,
    dedupeKey,
    messageId: notificationMessageId({ kind, key: input.key, host }),
    dueAt,
  };
}

/** The Message-ID of a notification, for the notifications that belong with it. */
export function notificationMessageId({ kind, key, host }: { kind: string; key: string; host: string }): string {
  const digest = createHash("sha256").update(`notification/${kind}/${key}`).digest("hex").slice(0, 40);
  return `<${digest}@${host}>`;
}

/** Wakes the worker for notifications that were stored. */
export async function ringFor({ bell }: Context, notifications: readonly { id: string }[]): Promise<void> {
  for (const { id } of notifications) await bell.ring("notification", id);
}
