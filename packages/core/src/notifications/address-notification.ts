import { createHash } from "node:crypto";
import type { Language } from "@agency/content/settings";
import type { NewId } from "../clock.ts";
import type { NotificationKind, NotificationParameters } from "./notification-parameters.ts";
import type { NotificationRequest } from "./notification.ts";

export type NotificationInput<K extends NotificationKind = NotificationKind> = {
  kind: K;
  to: { email: string; name?: string };
  /** E-mail address of the person whom the notification is about, where that is not the recipient. */
  about?: string;
  language: Language;
  parameters: NotificationParameters[K];
  /** Where an answer goes; to the address that the staff set for answers when left out. */
  replyTo?: string;
  /** Not before this moment; at once when left out. */
  dueAt?: Date;
  /** What makes this notification the same as another of its kind, such as the id of the booking that it confirms. */
  key: string;
};

type Addressing = {
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
};

/** A notification ready to be kept, for whoever keeps it in one transaction with something else. */
export function addressNotification<K extends NotificationKind>(
  { newId, host }: Addressing,
  input: NotificationInput<K>,
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
    messageId: `<${createHash("sha256").update(`notification/${dedupeKey}`).digest("hex").slice(0, 40)}@${host}>`,
    dueAt,
  };
}
