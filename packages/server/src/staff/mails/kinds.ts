import { composeBrowserLink } from "./browser-link.ts";

export const staffMails = {
  "browser-link": composeBrowserLink,
};

export type StaffMails = typeof staffMails;
