import { aboutLanguage } from "@agency/content/settings";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { type Staff, staffName } from "../staff/staff.ts";
import { type TeamMails, teamLinkAddress } from "./mail.ts";
import { linkMinutes, type TeamLink, type TeamLinkKind } from "./team.ts";

/** A link that is made and not stored yet. */
type MadeLink = {
  link: TeamLink;
  mail: NotificationRequest | null;
  /** For whoever hands it over. */
  address: string;
};

/**
 * Makes a link for an account. It is mailed where there is a mail server and an address.
 * @param by who made it, as the recipient knows them
 */
export async function makeLink(
  { environment, newId, random, clock }: Context,
  member: Pick<Staff, "id" | "username" | "displayName" | "email">,
  kind: TeamLinkKind,
  by: string,
): Promise<MadeLink> {
  const createdAt = await clock();
  const minutes = linkMinutes[kind];
  const token = newSecretToken(random);
  const { language } = staffInbox(environment);
  const mail =
    environment.SMTP_URL && member.email
      ? addressNotification<TeamMails>(
          { newId, host: publicHost(environment) },
          {
            kind: `team-${kind}`,
            to: { email: member.email, name: staffName(member) },
            language,
            parameters: { name: staffName(member), by, token, minutes },
            key: newId(),
          },
        )
      : null;
  return {
    link: {
      tokenHash: secretTokenHash(token),
      staffId: member.id,
      kind,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
    },
    mail,
    address: teamLinkAddress({ publicUrl: environment.PUBLIC_URL, prefix: aboutLanguage(language).prefix }, token),
  };
}
