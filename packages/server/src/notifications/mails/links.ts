import type { NotificationSetting } from "./notification-frame.ts";

type Site = Pick<NotificationSetting, "publicUrl" | "prefix">;

/**
 * The page that moves or cancels a booking. The token follows the #, like the client ID in the portal's link: browsers never
 * send it in a URL, so it appears in no log and reaches no other site.
 */
export function bookingLink({ publicUrl, prefix }: Site, token: string): string {
  return `${publicUrl}${prefix}/consultation#${token}`;
}

/** The page that has the details of an audit emailed. */
export function auditMailLink({ publicUrl, prefix }: Site, token: string): string {
  return `${publicUrl}${prefix}/audit#mail=${token}`;
}

/** The sign-in page, which offers to make the browser known. */
export function browserLink({ publicUrl, prefix }: Site, token: string): string {
  return `${publicUrl}${prefix}/admin/login#browser=${token}`;
}

/** The page that confirms a newsletter sign-up. */
export function confirmLink({ publicUrl, prefix }: Site, token: string): string {
  return `${publicUrl}${prefix}/newsletter#confirm=${token}`;
}

/** The page that unsubscribes from the newsletter. */
export function unsubscribeLink({ publicUrl, prefix }: Site, token: string): string {
  return `${publicUrl}${prefix}/newsletter#unsubscribe=${token}`;
}

/** The URL to which a mail program's unsubscribe button sends a POST (RFC 8058). A GET leads to the page. */
export function oneClickLink({ publicUrl }: Pick<NotificationSetting, "publicUrl">, token: string): string {
  return `${publicUrl}/api/newsletter/unsubscribe?token=${token}`;
}

export function articleLink({ publicUrl, prefix }: Site, slug: string): string {
  return `${publicUrl}${prefix}/blog/${slug}`;
}

/** The staff's page of an enquiry. */
export function enquiryLink({ publicUrl }: Pick<NotificationSetting, "publicUrl">, enquiryId: string): string {
  return `${publicUrl}/admin/enquiries?enquiry=${encodeURIComponent(enquiryId)}`;
}

/** Opens a new email to an address. */
export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
