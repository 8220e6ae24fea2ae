import type { ClientPackage, Language } from "@agency/content/settings";
import type { ClientStatus } from "@agency/model/states";

export type Client = {
  /** Internal id, never shown; unchanged when the client ID is replaced. */
  id: string;
  /** The client ID in canonical form, the only key to the portal. */
  accessId: string;
  name: string;
  /** In lower case. */
  email: string;
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
  /** When the staff were warned that the client will be deleted. */
  deletionWarnedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export type ClientDetails = Omit<Client, "id" | "accessId" | "deletionWarnedAt" | "createdAt" | "updatedAt">;
