import type { Client, ClientDetails } from "./client.ts";

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
  /** By the email address in lower case. */
  findByEmail: (email: string) => Promise<Client | null>;
  /** @throws Refusal email_taken */
  insert: (client: Client) => Promise<void>;
  /** @throws Refusal email_taken */
  update: (id: string, details: Partial<ClientDetails> & { updatedAt: Date }) => Promise<void>;
  replaceAccessId: (id: string, accessId: string) => Promise<void>;
  delete: (id: string) => Promise<void>;
  analytics: (month: { start: Date; end: Date }) => Promise<ClientAnalytics>;
};
