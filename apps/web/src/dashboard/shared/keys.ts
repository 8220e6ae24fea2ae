import type { BoardQuery, ChoicesQuery, RunInput } from "@agency/contracts/board";
import type { ClientsQuery } from "@agency/contracts/clients";
import type { EnquiriesQuery } from "@agency/contracts/enquiries";
import type { NotificationsQuery } from "@agency/contracts/notifications";
import type { AllReportsQuery } from "@agency/contracts/reports";
import type { SchedulesQuery } from "@agency/contracts/schedules";
import type { AccountsQuery } from "@agency/contracts/sources";
import type { ReportType } from "@agency/model/report/report-type";

/** Query keys. All begin with `admin`, so that signing out can remove them at once. */
export const keys = {
  all: ["admin"],
  session: ["admin", "session"],
  signedOut: ["admin", "signed-out"],
  analytics: ["admin", "analytics"],
  charts: ["admin", "analytics", "charts"],
  attention: ["admin", "attention"],
  clients: ["admin", "clients"],
  clientOptions: ["admin", "clients", "options"],
  clientTable: (query: ClientsQuery) => ["admin", "clients", "table", query],
  client: (clientId: string) => ["admin", "clients", "one", clientId],
  allFigures: ["admin", "figures"],
  figures: (clientId: string) => ["admin", "figures", clientId],
  deletion: (clientId: string, period: object) => ["admin", "deletion", clientId, period],
  reports: ["admin", "reports"],
  draft: (reportId: string) => ["admin", "reports", "draft", reportId],
  mailed: (dispatchId: string) => ["admin", "mailed", dispatchId],
  reportList: (query: AllReportsQuery & { clientId?: string | undefined }) => ["admin", "reports", query],
  schedules: ["admin", "schedules"],
  scheduleList: (query: SchedulesQuery) => ["admin", "schedules", query],
  board: (query: BoardQuery) => ["admin", "reports", "board", query],
  boardChoices: (query: ChoicesQuery) => ["admin", "reports", "choices", query],
  queue: (query: { reportType: ReportType; periodStart: string } | null) => ["admin", "reports", "queue", query],
  sendingQuestion: (body: RunInput) => ["admin", "sending-question", body],
  run: (runId: string, ended: boolean) => ["admin", "reports", "run", runId, ended],
  connections: ["admin", "connections"],
  accounts: (clientId: string, connectionId: string, query: AccountsQuery) => [
    "admin",
    "accounts",
    clientId,
    connectionId,
    query,
  ],
  answers: (clientId: string) => ["admin", "answers", clientId],
  letters: (texts: string[]) => ["admin", "letters", texts],
  plans: ["admin", "plan"],
  plan: (clientId: string) => ["admin", "plan", clientId],
  sources: ["admin", "sources"],
  clientSources: (clientId: string) => ["admin", "sources", clientId],
  removal: (clientId: string, kind: string) => ["admin", "removal", clientId, kind],
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
