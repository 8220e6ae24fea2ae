import type { Language } from "@agency/content/settings";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash } from "../kit/secret-token.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { StaffMails } from "./mails/kinds.ts";
import type { StaffRepository } from "./staff-repository.ts";
import type { Staff } from "./staff.ts";

/** How long a link works, and how long after it no other is mailed for the account, in minutes. */
const minutes = { works: 30, between: 10 } as const;

type Dependencies = {
  staff: Pick<StaffRepository, "keepBrowserLink" | "useBrowserLink">;
  clock: Clock;
  newId: NewId;
  random: (bytes: number) => Uint8Array;
  /** Host of the Message-IDs. */
  host: string;
  doorbell: Doorbell;
  /** Where staff notices go. */
  inbox: { email: string; language: Language };
};

/** Mails the staff a link that makes a browser known for the account, at most one in ten minutes. */
export async function mailBrowserLink(
  dependencies: Dependencies,
  { id, username }: Pick<Staff, "id" | "username">,
): Promise<void> {
  const { staff, clock, newId, random, doorbell, inbox } = dependencies;
  const now = await clock();
  const after = (time: number) => new Date(now.getTime() + time * 60_000);
  const token = newSecretToken(random);
  const mail = addressNotification<StaffMails>(dependencies, {
    kind: "browser-link",
    to: { email: inbox.email },
    language: inbox.language,
    parameters: { username, token, minutes: minutes.works },
    key: newId(),
  });
  const link = { tokenHash: secretTokenHash(token), staffId: id, createdAt: now, expiresAt: after(minutes.works) };
  if (await staff.keepBrowserLink(link, mail, after(-minutes.between))) await doorbell("notification", mail.id);
}

/**
 * Uses up a link.
 * @returns the id of the account for which the browser is known now
 * @throws Refusal link_not_found
 */
export async function openBrowserLink(
  { staff, clock }: Pick<Dependencies, "staff" | "clock">,
  token: string,
): Promise<string> {
  const staffId = await staff.useBrowserLink(secretTokenHash(token), await clock());
  if (!staffId) throw new Refusal("link_not_found");
  return staffId;
}
