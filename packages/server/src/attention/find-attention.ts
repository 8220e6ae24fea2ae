import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { serverTroubles } from "@agency/model/states";
import type { Clock } from "../kit/clock.ts";
import { mailPatience, type ServerState, serverTroublesOf } from "../status/server-state.ts";
import type { Attention, AttentionRepository, AttentionSearch, ServerItem } from "./attention.ts";

const day = 86_400_000;

/** Days after which a prepared report needs attention, a failure is history, and a revision was meant to stay unsent. */
const reviewDays = 3;
const failureDays = 90;
const revisionDays = 30;

/** How long a source may fail without anybody's attention, in days: two hours. */
const failingDays = 2 / 24;

/** The staff are told this many days before a sign-in at Google ends. It may last only seven. */
const endingDays = 3;

type Dependencies = {
  attention: Pick<AttentionRepository, "find" | "mailOutage">;
  server: () => Promise<ServerState>;
  clock: Clock;
};

/** What the staff have to look after, the server's troubles first, and at most `limit` items of each other kind. */
export async function findAttention({ attention, server, clock }: Dependencies, limit: number): Promise<Attention> {
  const now = await clock();
  const before = (days: number) => new Date(now.getTime() - days * day);
  const [state, outage, found] = await Promise.all([
    server(),
    attention.mailOutage(new Date(now.getTime() - mailPatience)),
    attention.find(search()),
  ]);
  const troubles: ServerItem[] = [
    ...serverTroublesOf(state, now),
    ...(outage ? [{ kind: "mail_outage", ...outage } as const] : []),
  ].toSorted((one, other) => serverTroubles.indexOf(one.kind) - serverTroubles.indexOf(other.kind));
  return {
    total: troubles.length + found.total,
    counts: { ...Object.fromEntries(troubles.map(({ kind }) => [kind, 1])), ...found.counts },
    items: [...troubles, ...found.items],
  };

  function search(): AttentionSearch {
    return {
      reviewBefore: before(reviewDays),
      failedSince: before(failureDays),
      revisedSince: before(revisionDays),
      failingBefore: before(failingDays),
      endingBefore: before(-endingDays),
      dueSince: {
        weekly: oldestDue("weekly", now),
        monthly: oldestDue("monthly", now),
        quarterly: oldestDue("quarterly", now),
      },
      limit,
    };
  }
}

/** A period is due until the next one is, which may be late in the period after that. */
function oldestDue(type: ReportType, now: Date): string {
  return precedingPeriod(type, lastCompletePeriod(type, now)).start;
}
