import { type ConfirmedDoubt, type Doubt, doubtId } from "@agency/model/doubts";
import { type Period, periodAfter, periodStarting, precedingPeriod, yearBefore } from "@agency/model/report/periods";
import type { Database } from "../kit/db/database.ts";
import { type Doubted, doubtsIn, openDoubts } from "./doubts.ts";
import { type PeriodFigures, type PeriodKey, periodKey } from "./figures.ts";
import { plainFigures } from "./store.ts";

/** How many periods on each side say what is usual: those of a year, and the one of the year before. */
const reach = 13;

type Standing = Pick<PeriodFigures, "figures" | "origins">;

/** The keys of the periods beside one of the same client and type, the nearest last: later ones before earlier ones. */
export function keysBeside({ clientId, reportType, periodStart }: PeriodKey): PeriodKey[] {
  const own = periodStarting(reportType, periodStart);
  if (!own) return [];
  const keys = (next: (period: Period) => Period) => {
    const found: PeriodKey[] = [];
    for (let period = next(own); found.length < reach; period = next(period)) {
      found.push({ clientId, reportType, periodStart: period.start });
    }
    return found.toReversed();
  };
  return [
    ...keys((period) => periodAfter(reportType, period)),
    ...keys((period) => precedingPeriod(reportType, period)),
  ];
}

/** A period's figures beside those around it, of which `at` knows some. */
export function doubtedAt(key: PeriodKey, own: Standing, at: (key: PeriodKey) => Standing | undefined): Doubted {
  const { reportType, periodStart } = key;
  const period = periodStarting(reportType, periodStart);
  const before = period && yearBefore(reportType, period);
  return {
    ...own,
    others: keysBeside(key).flatMap((beside) => at(beside) ?? []),
    yearBefore: before ? at({ ...key, periodStart: before.start }) : undefined,
  };
}

/** All doubts about the figures of a period, those without an answer, and the answers. */
export type PeriodDoubts = { doubts: Doubt[]; open: Doubt[]; confirmed: ConfirmedDoubt[] };

/** A period, with the figures that it would have where these are to be kept first. */
type Asked = PeriodKey & { own?: Standing };

/** The doubts about the figures of some periods as they stand, in the order of the periods. */
export async function doubtsOfPeriods(database: Database, periods: Asked[]): Promise<PeriodDoubts[]> {
  const at = await readBeside(database, periods);
  return periods.map(({ own, ...key }) => doubtsAt(key, own ?? at(key), at));
}

/**
 * The doubts about the figures of a period as they stand, and who answered which.
 * @param own the figures that it would have, where these are to be kept first
 */
export async function doubtsOfPeriod(database: Database, key: PeriodKey, own?: Standing): Promise<PeriodDoubts> {
  const at = await readBeside(database, [key]);
  return doubtsAt(key, own ?? at(key), at);
}

type At = (key: PeriodKey) => (Standing & Pick<PeriodFigures, "confirmed">) | undefined;

async function readBeside(database: Database, keys: PeriodKey[]): Promise<At> {
  if (keys.length === 0) return () => undefined;
  const known = await plainFigures(
    database,
    keys.flatMap((key) => [key, ...keysBeside(key)]),
  );
  const byKey = new Map(known.map((period) => [periodKey(period), period]));
  return (key) => byKey.get(periodKey(key));
}

function doubtsAt(key: PeriodKey, given: Standing | undefined, at: At): PeriodDoubts {
  const confirmed = at(key)?.confirmed ?? [];
  const doubts = given ? doubtsIn(doubtedAt(key, given, at)) : [];
  return { doubts, open: openDoubts(doubts, confirmed), confirmed };
}

/** The answers to doubts among the asked ones. */
export function answersTo(doubts: Doubt[], ids: string[], { by, at }: { by: string; at: Date }): ConfirmedDoubt[] {
  const asked = new Set(doubts.map(doubtId));
  return ids.filter((id) => asked.has(id)).map((id) => ({ id, by, at: at.toISOString() }));
}
