import type { NumberFigure } from "@agency/model/figures";
import { quarterMonths, quarterGaps } from "@agency/model/from-months";
import type { Period } from "@agency/model/report/periods";
import type { PeriodFigures } from "../figures/figures.ts";
import type { Database } from "../kit/db/database.ts";
import { figuresOfPeriods } from "./store.ts";

/** What a client's quarter can have from its months, what somebody has to give for it, and how many platforms and engines follow as well. */
export type QuarterLacks = { offered: NumberFigure[]; asked: NumberFigure[]; parts: number };

/**
 * What the quarters of some clients lack, by the ids of the clients.
 * @param known the clients' own quarterly figures, of this quarter and others
 */
export async function findQuarterLacks(
  database: Database,
  clientIds: string[],
  { start }: Period,
  known: Map<string, PeriodFigures[]>,
): Promise<Map<string, QuarterLacks>> {
  const months = await figuresOfPeriods(database, clientIds, {
    reportType: "monthly",
    first: start,
    last: quarterMonths(start).at(-1) ?? start,
  });
  return new Map(
    clientIds.map((id) => {
      const own = known.get(id)?.find(({ periodStart }) => periodStart === start);
      const { offered, asked, parts } = quarterGaps(start, months.get(id) ?? [], own);
      return [
        id,
        { offered: offered.map(({ figure }) => figure), asked, parts: parts.ads.length + parts.aiAnswers.length },
      ];
    }),
  );
}
