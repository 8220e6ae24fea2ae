import type { EnquiryKind } from "@agency/model/states";
import type { Client } from "../clients/client.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { Enquiry } from "./enquiry.ts";

export type EnquiryFilter = {
  kind?: EnquiryKind | undefined;
  handled?: boolean | undefined;
  spam?: boolean | undefined;
  /** Part of the name, email address, message or note. */
  search?: string | undefined;
  /** First moment, included. */
  from?: Date | undefined;
  /** Last moment, excluded. */
  until?: Date | undefined;
};

export type EnquirySearch = EnquiryFilter & { limit: number; offset: number };

export type EnquiryChange = Partial<Pick<Enquiry, "handledAt" | "note" | "spam">>;

/** An enquiry with the client created from it, if any. */
export type EnquiryWithClient = { enquiry: Enquiry; client: Pick<Client, "accessId" | "name"> | null };

export type EnquiryRepository = {
  /** Stores the enquiry and its notifications in one transaction. */
  keep: (enquiry: Enquiry, notifications: NotificationRequest[]) => Promise<void>;
  /** Newest first. */
  list: (search: EnquirySearch) => Promise<{ enquiries: EnquiryWithClient[]; total: number }>;
  find: (id: string) => Promise<EnquiryWithClient | null>;
  change: (id: string, change: EnquiryChange) => Promise<void>;
  /**
   * Stores the client and links it to the enquiry in one transaction.
   * @throws Refusal email_taken
   */
  becomeClient: (id: string, client: Client, handledAt: Date) => Promise<void>;
  /** Newest first. */
  ofPerson: (email: string) => Promise<Enquiry[]>;
  /** @returns how many rows were deleted */
  erasePerson: (email: string) => Promise<number>;
  /**
   * Deletes people whose last enquiry came before a moment, and earlier spam.
   * @returns how many rows were deleted
   */
  purge: (before: { lastEnquiry: Date; spam: Date }) => Promise<number>;
};
