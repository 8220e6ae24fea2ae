import { v7 as newId } from "uuid";
import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import type { Client } from "@agency/server/clients/client";
import { keepFigures, type NewReading } from "@agency/server/figures/change-figures";
import { readAll } from "@agency/server/figures/reading";
import { sampleFigures } from "@agency/server/figures/sample";
import type { Database } from "@agency/server/kit/db/database";
import { addClient } from "@agency/server/testing/records";

/** Adds sample clients. */
export async function addClients(database: Database, number: number): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < number) {
    const name = `Sample Business ${clients.length}`;
    clients.push(await addClient(database, { name, website: "https://business.example", businessType: "Bakery" }));
  }
  return clients;
}

/** Types in a year of monthly figures for each client, up to the last complete month. */
export async function addFigures(database: Database, clients: Client[]): Promise<void> {
  const now = await database.now();
  for (const { id: clientId } of clients) {
    const readings: NewReading[] = [];
    for (
      let period = lastCompletePeriod("monthly", now);
      readings.length < 12;
      period = precedingPeriod("monthly", period)
    ) {
      readings.push({
        clientId,
        reportType: "monthly",
        periodStart: period.start,
        kind: "typed",
        detail: null,
        author: "admin",
        final: null,
        figures: readAll(sampleFigures(clientId, "monthly", period)),
      });
    }
    await keepFigures({ database, bell: { ring: async () => {} }, clock: () => now, newId }, readings);
  }
}
