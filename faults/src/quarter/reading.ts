import { startConnecting } from "@agency/contracts/source-connections";
import { chooseSource } from "@agency/contracts/sources";
import { workerEntity } from "@agency/server/settings/table";
import { requestReads } from "@agency/server/sources/request-reads";
import { sourceReadEntity } from "@agency/server/sources/table";
import { beginConnecting, comeBack, connect, pressOnConsentPage } from "@agency/server/testing/fake-google";
import { until } from "@agency/testing/ceiling";
import type { Agency } from "./agency.ts";
import type { Business } from "./script.ts";

/**
 * Connects Google, and chooses a property and a site for each working business, one an hour, so that Google's limits are kept. Every
 * other business has a location as well.
 */
export async function connectGoogle(agency: Agency, businesses: Business[], date: string): Promise<string> {
  const { id: connectionId } = await connect(agency.api);
  const { url } = await agency.api.call(startConnecting, { body: { connectionId, businessProfile: true } });
  await comeBack(agency.api, await pressOnConsentPage(url));
  for (const [index, { id: clientId }] of businesses.entries()) {
    await agency.setTime(date, 9 + index);
    const account = requireFake(agency).businesses[index];
    if (!account) throw new Error("The fake has too few businesses");
    const { propertyId, siteUrl, locationId } = account;
    const chosen = {
      analytics: propertyId,
      search_console: siteUrl,
      ...(index % 2 === 0 && { business_profile: locationId }),
    };
    for (const [kind, accountId] of Object.entries(chosen)) {
      const params = { clientId, kind: kind as keyof typeof chosen };
      await agency.api.call(chooseSource, { params, body: { connectionId, accountId } });
    }
    await readDue(agency);
  }
  return connectionId;
}

/** Presses Allow again, as the staff do when a connection was revoked. */
export async function reconnect({ api }: Agency, connectionId: string): Promise<void> {
  await comeBack(api, await pressOnConsentPage(await beginConnecting(api, connectionId)));
}

/** Lets the worker read what is due by the calendar, to the end. */
export async function readDue({ api, database }: Agency): Promise<void> {
  const now = api.clock.read();
  await until(async () => {
    const [worker] = await database.manager.find(workerEntity, { order: { lastSeenAt: "DESC" }, take: 1 });
    if (worker?.lastSeenAt.getTime() !== now.getTime()) throw new Error("The worker has another day");
  });
  await requestReads({ ...api.dependencies, database, clock: async () => now });
  // The worker claims by the real clock, which is years before the calendar.
  await database.write((transaction) =>
    transaction
      .createQueryBuilder()
      .update(sourceReadEntity)
      .set({ dueAt: () => database.sqlNow(-1) })
      .where("state = 'queued' AND dueAt <= :now", { now })
      .execute(),
  );
  await until(async () => {
    const [row] = await database.select(
      `SELECT COUNT(*) AS busy FROM source_reads WHERE state = 'running' OR (state = 'queued' AND dueAt <= ${database.sqlNow()})`,
    );
    if (Number(row?.["busy"]) > 0) throw new Error("Some is being read");
  });
}

export function requireFake({ google }: Agency): NonNullable<Agency["google"]> {
  if (!google) throw new Error("This agency has no Google");
  return google;
}
