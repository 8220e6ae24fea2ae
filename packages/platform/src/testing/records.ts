import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import type { Client } from "@agency/core/clients/client";
import { newClientId } from "@agency/core/clients/client-id";
import { sampleFigures } from "@agency/core/figures/sample";
import { freezeReport } from "@agency/core/reports/freeze";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Database } from "../db/database.ts";
import { clientRepository } from "../db/repositories/clients.ts";

export const october = { start: "2026-10-01", end: "2026-10-31" } as const;

/** Adds a new client to the database. */
export async function addClient(database: Database, details: Partial<Client> = {}): Promise<Client> {
  const id = newId();
  const client: Client = {
    id,
    accessId: newClientId(randomBytes),
    name: "Kedai Roti Contoh",
    email: `owner-${id}@client.test`,
    website: null,
    businessType: null,
    package: "starter",
    monthlyFee: 2500,
    language: "en",
    status: "active",
    endedOn: null,
    deletionWarnedAt: null,
    createdAt: new Date("2026-01-05T01:00:00Z"),
    updatedAt: new Date("2026-01-05T01:00:00Z"),
    ...details,
  };
  await clientRepository(database).insert(client);
  return client;
}

/** The content of an October report about a client. */
export function octoberSnapshot({ id, name, language }: Pick<Client, "id" | "name" | "language">): Snapshot {
  const now = new Date("2026-11-02T01:00:00Z");
  return freezeReport({
    clientName: name,
    language,
    type: "monthly",
    period: october,
    figures: sampleFigures(id, "monthly", october),
    source: { kind: "sample", readAt: now },
    history: [],
    comment: null,
    now,
  });
}
