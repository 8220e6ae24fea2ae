import { durationText } from "@agency/model/duration";
import {
  type ComposedNotification,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "../notifications/mails/notification-frame.ts";

export const teamMails = {
  "team-invitation": composeInvitation,
  "team-reset": composeReset,
};

export type TeamMails = typeof teamMails;

/** Brings somebody of the team the link with which they choose a password. */
export type TeamLinkMail = { name: string; by: string; token: string; minutes: number };

type Text<Kind extends string> = NotificationText<`notifications:${Kind}.${Part}`>;
type Part = "subject" | "intro" | "button" | "ends" | "ignore" | "reason";

function composeInvitation(
  mail: TeamLinkMail,
  t: Text<"teamInvitation">,
  setting: NotificationSetting,
): ComposedNotification {
  return compose(mail, (part, params) => t(`notifications:teamInvitation.${part}`, params), setting);
}

function composeReset(mail: TeamLinkMail, t: Text<"teamReset">, setting: NotificationSetting): ComposedNotification {
  return compose(mail, (part, params) => t(`notifications:teamReset.${part}`, params), setting);
}

function compose(
  { name, by, token, minutes }: TeamLinkMail,
  t: (part: Part, params?: Record<string, string>) => string,
  setting: NotificationSetting,
): ComposedNotification {
  const agency = setting.agency.name;
  const subject = t("subject", { agency });
  return frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [t("intro", { name, by, agency })],
    button: { label: t("button"), url: teamLinkAddress(setting, token) },
    closing: [t("ends", { time: durationText(minutes, setting.locale) }), t("ignore", { by })],
    reason: t("reason", { agency }),
  });
}

/** The page on which somebody chooses a password. */
export function teamLinkAddress(
  { publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">,
  token: string,
): string {
  return `${publicUrl}${prefix}/admin/join#token=${token}`;
}
