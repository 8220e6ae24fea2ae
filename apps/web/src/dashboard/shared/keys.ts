import type { EnquiriesQuery } from "@agency/contracts/enquiries/schemas";
import type { NotificationsQuery } from "@agency/contracts/notifications/schemas";
import type { AllReportsQuery } from "@agency/contracts/reports/schemas";

/** Query keys. All begin with `admin`, so that signing out can remove them at once. */
export const keys = {
  all: ["admin"],
  session: ["admin", "session"],
  analytics: ["admin", "analytics"],
  clients: ["admin", "clients"],
  clientList: (search: string) => ["admin", "clients", search],
  figures: (clientId: string) => ["admin", "figures", clientId],
  reports: ["admin", "reports"],
  reportList: (query: AllReportsQuery) => ["admin", "reports", query],
  schedules: (clientId: string) => ["admin", "schedules", clientId],
  system: ["admin", "system"],
  mails: ["admin", "mails"],
  mail: (mailId: string) => ["admin", "mails", mailId],
  enquiries: ["admin", "enquiries"],
  enquiryLists: ["admin", "enquiries", "list"],
  enquiryCounts: ["admin", "enquiries", "count"],
  openedEnquiries: ["admin", "enquiries", "one"],
  enquiryList: (query: EnquiriesQuery) => ["admin", "enquiries", "list", query],
  enquiryCount: (query: EnquiriesQuery) => ["admin", "enquiries", "count", query],
  enquiry: (enquiryId: string) => ["admin", "enquiries", "one", enquiryId],
  people: ["admin", "people"],
  person: (email: string) => ["admin", "people", email],
  notifications: ["admin", "notifications"],
  notificationList: (query: NotificationsQuery) => ["admin", "notifications", query],
  newsletter: ["admin", "newsletter"],
  subscribers: ["admin", "newsletter", "subscribers"],
  issues: ["admin", "newsletter", "issues"],
} as const;
