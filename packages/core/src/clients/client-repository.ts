import type { NotificationRequest } from "../notifications/notification.ts";
import type { Client, ClientDetails } from "./client.ts";

export type EndedClient = Client & { endedOn: string };

export type ClientSearch = { search?: string | undefined; limit: number; offset: number };

export type ClientAnalytics = {
  totalClients: number;
  activeClients: number;
  reportsThisMonth: number;
  /** The active clients' monthly fees. */
  monthlyRevenue: number;
};

export type ClientRepository = {
  /** Newest first. */
  list: (search: ClientSearch) => Promise<{ clients: Client[]; total: number }>;
  findByAccessId: (accessId: string) => Promise<Client | null>;
  find: (id: string) => Promise<Client | null>;
  /** Those of the clients that exist. */
  findAllByAccessId: (accessIds: string[]) => Promise<Client[]>;
  /** Oldest first. */
  active: () => Promise<Client[]>;
  /** By the email address in lower case. */
  findByEmail: (email: string) => Promise<Client | null>;
  /** @throws Refusal email_taken */
  insert: (client: Client) => Promise<void>;
  /** @throws Refusal email_taken */
  update: (id: string, details: Partial<ClientDetails> & { updatedAt: Date }) => Promise<void>;
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
  delete: (id: string) => Promise<void>;
  analytics: (month: { start: Date; end: Date }) => Promise<ClientAnalytics>;
};
