import type { ClientPackage, Language } from "@agency/content/settings";
import type { ReportType } from "@agency/model/report/report-type";
import type { ClientSort, ClientStatus, Recording } from "@agency/model/states";
import type { LogoFacts } from "./logo.ts";

export type Client = {
  /** Internal id, never shown; unchanged when the client ID is replaced. */
  id: string;
  /** The client ID in canonical form, the only key to the portal. */
  accessId: string;
  name: string;
  /** The first contact's address, in lower case. Further contacts: see contact.ts. */
  email: string;
  /** The first contact's name; null when only the address is known. */
  contactName: string | null;
  /** The reports that the first contact gets; null means all of them. */
  contactReportTypes: ReportType[] | null;
  website: string | null;
  businessType: string | null;
  package: ClientPackage;
  /** In whole units of the agency's currency. */
  monthlyFee: number;
  /** Language of reports, emails and PDFs. */
  language: Language;
  status: ClientStatus;
  /** The contract's last day, `2026-11-21`; null unless the status is ended. */
  endedOn: string | null;
  /** Of the logo that the staff uploaded; the picture is kept apart. */
  logo: LogoFacts | null;
  /** Whether the uses of its reports are recorded (../uses/report-use.ts). */
  recording: Recording;
  /** Since when they are; null means since the client was added. */
  recordedSince: Date | null;
  /** When the staff were warned that the client will be deleted. */
  deletionWarnedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export type ClientDetails = Omit<
  Client,
  "id" | "accessId" | "logo" | "recording" | "recordedSince" | "deletionWarnedAt" | "createdAt" | "updatedAt"
>;

export type EndedClient = Client & { endedOn: string };

export type ClientSearch = {
  /** Part of a name or email address of the client or of a contact. */
  search?: string | undefined;
  status?: ClientStatus | undefined;
  package?: ClientPackage | undefined;
  /** Newest first when missing. */
  sort?: ClientSort;
  order?: "asc" | "desc";
  limit: number;
  offset: number;
};

export type ClientAnalytics = {
  totalClients: number;
  activeClients: number;
  reportsThisMonth: number;
  /** The active clients' monthly fees. */
  monthlyRevenue: number;
};
