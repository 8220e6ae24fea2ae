import { composeVerification, type Verification, type VerificationKey } from "../../enquiries/mails/verification.ts";
import type {
  ComposedNotification,
  NotificationSetting,
  NotificationText,
} from "../../notifications/mails/notification-frame.ts";

/** Asks whether to send the details of an audit. */
export function composeAuditVerification(
  { token }: Verification,
  t: NotificationText<VerificationKey<"audit">>,
  setting: NotificationSetting,
): ComposedNotification {
  return composeVerification("audit", { url: auditMailLink(setting, token), facts: {} }, t, setting);
}

/** The page that has the details of an audit emailed. */
function auditMailLink(
  { publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">,
  token: string,
): string {
  return `${publicUrl}${prefix}/audit#mail=${token}`;
}
