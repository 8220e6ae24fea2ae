import type { AllReportsQuery } from "@agency/contracts/reports/schemas";

/** The names under which answers are kept. All begin with `admin`, so that signing out can forget them at once. */
export const keys = {
  all: ["admin"],
  session: ["admin", "session"],
  analytics: ["admin", "analytics"],
  clients: ["admin", "clients"],
  clientList: (search: string) => ["admin", "clients", search],
  figures: (clientId: string) => ["admin", "figures", clientId],
  reports: ["admin", "reports"],
  reportList: (query: AllReportsQuery) => ["admin", "reports", query],
  progress: (reportId: string, run: number) => ["admin", "progress", reportId, run],
  schedules: (clientId: string) => ["admin", "schedules", clientId],
  system: ["admin", "system"],
  mails: ["admin", "mails"],
  mail: (mailId: string) => ["admin", "mails", mailId],
} as const;
