import type { NotificationSetting } from "./notification-frame.ts";

type Site = Pick<NotificationSetting, "publicUrl" | "prefix">;

/**
 * Where a booking is moved or cancelled. The token stands behind the #, as the client ID does in the portal's link: no server
 * ever sees it in an address, so that it stands in no log and is passed on to no other site.
 */
export function bookingLink({ publicUrl, prefix }: Site, token: string): string {
  return `${publicUrl}${prefix}/consultation#${token}`;
}

/** Where a sign-up for the newsletter is confirmed. */
export function confirmLink({ publicUrl, prefix }: Site, token: string): string {
  return `${publicUrl}${prefix}/newsletter#confirm=${token}`;
}

/** Where a person ends the newsletter. */
export function unsubscribeLink({ publicUrl, prefix }: Site, token: string): string {
  return `${publicUrl}${prefix}/newsletter#unsubscribe=${token}`;
}

/** Where a mail program ends the newsletter when its button is pressed (RFC 8058): by a POST, without a page. */
export function oneClickLink({ publicUrl }: Pick<NotificationSetting, "publicUrl">, token: string): string {
  return `${publicUrl}/api/newsletter/unsubscribe?token=${token}`;
}

export function articleLink({ publicUrl, prefix }: Site, slug: string): string {
  return `${publicUrl}${prefix}/blog/${slug}`;
}
