import type { NotificationSetting } from "../../notifications/mails/notification-frame.ts";

/** The staff's page of an enquiry. */
export function enquiryLink({ publicUrl }: Pick<NotificationSetting, "publicUrl">, enquiryId: string): string {
  return `${publicUrl}/admin/enquiries?enquiry=${encodeURIComponent(enquiryId)}`;
}
