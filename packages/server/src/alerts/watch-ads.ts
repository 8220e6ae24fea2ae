import { judgeAds } from "@agency/model/alerts/judge-ads";
import { lastCompletePeriod, yearBefore } from "@agency/model/report/periods";
import { localDate } from "@agency/model/time-zone";
import type { Context } from "../kit/context.ts";
import { takeDay } from "../settings/store.ts";
import { adsSince, advertisers, deleteEnded, keepFound } from "./store.ts";

/** How long what is over is remembered, in ms: 90 days. */
const remembered = 90 * 24 * 60 * 60 * 1000;

/**
 * Looks once a day at the kept ads of each client, and forgets what is long over.
 * @returns how many clients were looked at
 */
export async function watchAds({ database, clock, newId }: Context): Promise<number> {
  const now = await clock();
  if (!(await takeDay(database, "alertsDay", localDate(now).toString()))) return 0;
  await deleteEnded(database, new Date(now.getTime() - remembered));
  const lastMonth = lastCompletePeriod("monthly", now);
  const first = yearBefore("monthly", lastMonth) ?? lastMonth;
  const clientIds = await advertisers(database, first.start);
  for (const clientId of clientIds) {
    const found = judgeAds(await adsSince(database, clientId, first), lastMonth);
    await keepFound(database, { newId, now }, { clientId, sourceId: null }, found);
  }
  return clientIds.length;
}
