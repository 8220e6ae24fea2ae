import { localDate, momentAt } from "@agency/model/time-zone";
import { watchAds } from "./watch-ads.ts";
import { watchDays, type WatchNeeds } from "./watch-days.ts";

/** From when on a day is looked at, in the agency's time zone: before the summary of what needs attention leaves. */
const hour = 5;

/** Looks once a day at what may need the staff between two reports. */
export function watchJob(needs: WatchNeeds): () => Promise<void> {
  return async () => {
    const now = await needs.clock();
    if (now < momentAt(localDate(now), { hour })) return;
    const clients = await watchAds(needs);
    const sources = await watchDays(needs);
    if (clients + sources > 0) needs.log.info({ job: "watch", clients, sources }, "Looked at days and ads");
  };
}
