import type { ClientPackage } from "@agency/content/settings";
import type { ClientSort, ClientStatus } from "@agency/model/states";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { Client, ClientDetails } from "./client.ts";
import type { StoredContact } from "./contact.ts";

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

export type ClientRepository = {
  list: (search: ClientSearch) => Promise<{ clients: Client[]; total: number }>;
  findByAccessId: (accessId: string) => Promise<Client | null>;
  find: (id: string) => Promise<Client | null>;
  /** Those of the clients that exist. */
  findAllByAccessId: (accessIds: string[]) => Promise<Client[]>;
  /** Oldest first. */
  active: () => Promise<Client[]>;
  /** The clients whose website is known, by name. */
  withWebsite: () => Promise<Pick<Client, "id" | "name" | "website">[]>;
  /** Those of the clients that exist, by their internal ids. */
  findAll: (ids: string[]) => Promise<Client[]>;
  /** The clients whose first contact has this email address in lower case. */
  findAllByEmail: (email: string) => Promise<Client[]>;
  /** The contacts of clients besides the first one of each, by the ids of the clients. */
  contacts: (clientIds: string[]) => Promise<Map<string, StoredContact[]>>;
  /** The contacts with this email address in lower case, besides the first one of each client. */
  contactsByEmail: (email: string) => Promise<(StoredContact & { accessId: string })[]>;
  /** @returns how many contacts were deleted */
  eraseContacts: (email: string) => Promise<number>;
  /** @throws Refusal email_taken */
  insert: (client: Client, contacts?: StoredContact[]) => Promise<void>;
  /**
   * Changes a client, and replaces its contacts when there are any given. Its prepared reports are made again when they would say
   * something else.
   * @returns the ids of these reports
   * @throws Refusal email_taken
   */
  update: (
    id: string,
    details: Partial<ClientDetails> & { updatedAt: Date },
    contacts?: StoredContact[],
  ) => Promise<string[]>;
  /** Also ends the links to the client's reports: anybody with the old ID could have made some. */
  replaceAccessId: (id: string, accessId: string) => Promise<void>;
  /** Clients whose contract ended on this day or before, and of whose deletion nobody was warned. */
  unwarned: (endedOn: string) => Promise<EndedClient[]>;
  /**
   * Stores a warning together with its notification.
   * @returns false when the client has changed meanwhile
   */
  warnOfDeletion: (client: EndedClient, at: Date, notification: NotificationRequest) => Promise<boolean>;
  /** Ended clients of whose deletion the staff were warned. */
  warned: () => Promise<(EndedClient & { deletionWarnedAt: Date })[]>;
  /**
   * Deletes the clients whose contract ended on this day or before and of which the staff were warned before a moment, with
   * all that belongs to them. @returns how many, and the ids of their reports' emails
   */
  purgeEnded: (due: { endedOn: string; warnedBefore: Date }) => Promise<{ clients: number; mails: string[] }>;
  /** Deletes a client with all that belongs to it. @returns the ids of its reports' emails */
  delete: (id: string) => Promise<string[]>;
  analytics: (month: { start: Date; end: Date }) => Promise<ClientAnalytics>;
};
