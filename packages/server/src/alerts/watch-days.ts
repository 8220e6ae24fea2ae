import { type WatchedSource, watchedSources } from "@agency/model/alerts/alert";
import { judgeDays } from "@agency/model/alerts/judge-days";
import { filledBy } from "@agency/model/figure-sources";
import { periodWith, yearBefore } from "@agency/model/report/periods";
import { localDate } from "@agency/model/time-zone";
import type { Context } from "../kit/context.ts";
import { type GetAccessToken, withAccessToken } from "../sources/access-token.ts";
import { type DaysReader, readingProblem } from "../sources/read-source.ts";
import type { Source } from "../sources/source.ts";
import { keepFound, takeUnwatched } from "./store.ts";

export type WatchNeeds = Context & {
  google: { getAccessToken: GetAccessToken; readDays: DaysReader };
  /** Aborted when the worker stops. */
  stopping: AbortSignal;
};

/** How many failures in a row end a run. */
const mostFailed = 3;

/**
 * Looks once a day at the days of each source, one source after the other. One that cannot be read is looked at on the next day: until then
 * what was found of it stays. When Google asks to wait, or fails several times in a row, the others wait for the next run.
 * @returns how many sources were looked at
 */
export async function watchDays(needs: WatchNeeds): Promise<number> {
  const { database, clock, log, stopping } = needs;
  const today = localDate(await clock()).toString();
  let watched = 0;
  let failed = 0;
  while (!stopping.aborted) {
    const source = await takeUnwatched(database, today, watchedSources);
    if (!source) break;
    try {
      await watchSource(needs, source, today);
      watched += 1;
      failed = 0;
    } catch (error) {
      if (stopping.aborted) break;
      const problem = readingProblem(error);
      log.warn({ err: error, source: source.id, problem }, "The days of a source were not read");
      failed += 1;
      if (problem === "too_many" || failed >= mostFailed) break;
    }
  }
  return watched;
}

async function watchSource({ database, clock, newId, google }: WatchNeeds, source: Source, today: string) {
  const month = periodWith("monthly", today);
  const first = (yearBefore("monthly", month) ?? month).start;
  const counts = await withAccessToken(google.getAccessToken, source.connectionId, (token) =>
    google.readDays(source, token, first),
  );
  const kind = watchedSources.find((one): one is WatchedSource => one === source.kind);
  const found = counts && kind && judgeDays(kind, counts, { month: month.start, figures: filledBy(source) });
  // What says nothing ends nothing.
  if (!found) return;
  const about = { clientId: source.clientId, sourceId: source.id };
  await keepFound(database, { newId, now: await clock() }, about, found);
}
