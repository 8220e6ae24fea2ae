import { IsNull, Not } from "typeorm";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { StaffMails } from "./mail.ts";
import { type Staff, staffName } from "./staff.ts";
import { staffEntity } from "./table.ts";

type Owner = Pick<Staff, "username" | "displayName" | "email">;

/** Tells somebody that a recovery code of theirs signed in. @param left how many they still have */
export function recoveryCodeMail({ environment, newId }: Context, owner: Owner, left: number): NotificationRequest {
  const inbox = staffInbox(environment);
  return addressNotification<StaffMails>(
    { newId, host: publicHost(environment) },
    {
      kind: "recovery-code-used",
      to: { email: owner.email ?? inbox.email, name: staffName(owner) },
      language: inbox.language,
      parameters: { name: staffName(owner), left },
      key: newId(),
    },
  );
}

/**
 * Tells somebody and every owner that their second factors were removed.
 * @param by who did it, as the team knows them; null for the command line
 */
export async function factorsRemovedMails(
  { environment, newId, database }: Context,
  owner: Owner,
  by: string | null,
): Promise<NotificationRequest[]> {
  const inbox = staffInbox(environment);
  const owners = await database.manager.findBy(staffEntity, {
    role: "owner",
    endedAt: IsNull(),
    joinedAt: Not(IsNull()),
  });
  const addresses = new Set([owner, ...owners].map(({ email }) => email ?? inbox.email));
  return [...addresses].map((email) =>
    addressNotification<StaffMails>(
      { newId, host: publicHost(environment) },
      {
        kind: "factors-removed",
        to: { email },
        language: inbox.language,
        parameters: { name: staffName(owner), by },
        key: newId(),
      },
    ),
  );
}
