import type { EnquiryKind } from "@agency/model/states";
import type { Client } from "../clients/client.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { Enquiry } from "./enquiry.ts";

export type EnquiryFilter = {
  kind?: EnquiryKind | undefined;
  handled?: boolean | undefined;
  spam?: boolean | undefined;
  /** Part of the name, the e-mail address, the text or the note. */
  search?: string | undefined;
  /** At this moment or after it. */
  from?: Date | undefined;
  /** Before this moment. */
  until?: Date | undefined;
};

export type EnquirySearch = EnquiryFilter & { limit: number; offset: number };

export type EnquiryChange = Partial<Pick<Enquiry, "handledAt" | "note" | "spam">>;

/** An enquiry with the client that was made of it, if there is one. */
export type EnquiryWithClient = { enquiry: Enquiry; client: Pick<Client, "accessId" | "name"> | null };

export type EnquiryRepository = {
  /** The enquiry and the notifications about it, all or none. */
  keep: (enquiry: Enquiry, notifications: NotificationRequest[]) => Promise<void>;
  /** Newest first. */
  list: (search: EnquirySearch) => Promise<{ enquiries: EnquiryWithClient[]; total: number }>;
  find: (id: string) => Promise<EnquiryWithClient | null>;
  change: (id: string, change: EnquiryChange) => Promise<void>;
  /**
   * The client, and that it was made of this enquiry, both or none.
   * @throws Refusal email_taken
   */
  becomeClient: (id: string, client: Client, handledAt: Date) => Promise<void>;
  /** Newest first. */
  ofPerson: (email: string) => Promise<Enquiry[]>;
  /** @returns how many rows are gone */
  erasePerson: (email: string) => Promise<number>;
  /**
   * Forgets the people whose last enquiry came before a moment, and what looks automatic and came before another.
   * @returns how many rows are gone
   */
  purge: (before: { lastEnquiry: Date; spam: Date }) => Promise<number>;
};
