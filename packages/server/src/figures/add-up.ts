import type { NumberFigure } from "@agency/model/figures";
import { quarterMonths, quarterGaps } from "@agency/model/from-months";
import { monthsDetail } from "@agency/model/origin";
import type { QuarterParts } from "@agency/model/quarter-parts";
import { Refusal } from "../kit/refusal.ts";
import { keepFigures, type NewReading } from "./change-figures.ts";
import { checkPeriod } from "./figures.ts";
import type { FiguresContext } from "./showing-reports.ts";
import { standingFigures } from "./store.ts";

/** A quarter that got figures from its months. */
type AddedUp = { clientId: string; figures: NumberFigure[] };

/**
 * Gives a quarter of some clients the figures, ads and answers by AI that follow from its months and that it lacks (`quarterGaps`), all or nothing.
 * @param by the username of who asked for it
 * @returns the clients whose quarter got some
 * @throws Refusal invalid_input when no quarter begins on the day, or it is not over
 */
export async function addUpMonths(
  context: FiguresContext,
  { clientIds, periodStart }: { clientIds: string[]; periodStart: string },
  by: string,
): Promise<AddedUp[]> {
  const quarter = { reportType: "quarterly" as const, periodStart };
  const problem = checkPeriod(quarter, await context.clock());
  if (problem) throw new Refusal("invalid_input", { fields: [problem] });
  const starts = quarterMonths(periodStart);
  const standing = Map.groupBy(
    await standingFigures(
      context.database,
      clientIds.flatMap((clientId) => [
        { clientId, ...quarter },
        ...starts.map((start) => ({ clientId, reportType: "monthly" as const, periodStart: start })),
      ]),
    ),
    ({ clientId }) => clientId,
  );
  const offers = clientIds.map((clientId) => {
    const [months = [], own = []] = ["monthly", "quarterly"].map((type) =>
      (standing.get(clientId) ?? []).filter(({ reportType }) => reportType === type),
    );
    const { offered, parts } = quarterGaps(periodStart, months, own[0]);
    return { clientId, offered, parts };
  });
  const given = offers.filter(({ offered, parts }) => offered.length + parts.ads.length + parts.aiAnswers.length > 0);
  const readings = given.map(({ clientId, offered, parts }): NewReading => ({
    ...quarter,
    clientId,
    kind: "months",
    detail: null,
    author: by,
    final: null,
    figures: Object.fromEntries(
      offered.map(({ figure, value, months, measure, notes }) => {
        return [figure, { value, detail: monthsDetail(months.map(({ start }) => start)), measure, notes }];
      }),
    ),
    ...readParts(parts, starts),
  }));
  if (readings.length > 0) await keepFigures(context, readings);
  return given.map(({ clientId, offered }) => ({ clientId, figures: offered.map(({ figure }) => figure) }));
}

/** The ads and answers of a quarter, with the months that they are made of. */
function readParts({ ads, aiAnswers }: QuarterParts, starts: string[]): Pick<NewReading, "ads" | "aiAnswers"> {
  const made = <Part extends { lacking?: string[] }>(value: Part) => ({
    value,
    detail: monthsDetail(starts.filter((start) => !value.lacking?.includes(start))),
  });
  return {
    ...(ads.length > 0 && { ads: ads.map((one) => made(one)) }),
    ...(aiAnswers.length > 0 && { aiAnswers: aiAnswers.map((one) => ("rows" in one ? { value: one } : made(one))) }),
  };
}
