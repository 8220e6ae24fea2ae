import { v7 as newId } from "uuid";
import type { Client } from "@agency/core/clients/client";
import type { PeriodFigures } from "@agency/core/figures/period-figures";
import { sampleFigures } from "@agency/core/figures/sample";
import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import type { Database } from "@agency/platform/db/database";
import { figuresRepository } from "@agency/platform/db/repositories/figures";
import { addClient } from "@agency/platform/testing/records";

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
    const rows: PeriodFigures[] = [];
    for (
      let period = lastCompletePeriod("monthly", now);
      rows.length < 12;
      period = precedingPeriod("monthly", period)
    ) {
      const figures = sampleFigures(clientId, "monthly", period);
      const common = { id: newId(), clientId, reportType: "monthly", source: "typed", updatedAt: now } as const;
      rows.push({ ...common, periodStart: period.start, figures });
    }
    await figuresRepository(database).save(rows);
  }
}
