import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Clock } from "../clock.ts";
import type { Attention, AttentionRepository } from "./attention.ts";

const day = 86_400_000;

/** Days after which a prepared report needs attention, a failure is history, and a revision was meant to stay unsent. */
const reviewDays = 3;
const failureDays = 90;
const revisionDays = 30;

/** How long a source may fail without anybody's attention, in days: two hours. */
const failingDays = 2 / 24;

/** The staff are told this many days before a sign-in at Google ends. It may last only seven. */
const endingDays = 3;

type Dependencies = { attention: Pick<AttentionRepository, "find">; clock: Clock };

/** What the staff have to look after, at most `limit` items of each kind. */
export async function findAttention({ attention, clock }: Dependencies, limit: number): Promise<Attention> {
  const now = await clock();
  const before = (days: number) => new Date(now.getTime() - days * day);
  return attention.find({
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
  });
}

/** A period is due until the next one is, which may be late in the period after that. */
function oldestDue(type: ReportType, now: Date): string {
  return precedingPeriod(type, lastCompletePeriod(type, now)).start;
}
