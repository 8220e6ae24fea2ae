import { type FigureKey, figureKeys, type Figures, noFigures } from "@agency/model/figures";
import type { Origins } from "@agency/model/origin";
import type { ReportType } from "@agency/model/report/report-type";
import { sameJson } from "@agency/model/same-json";
import { changedMeanwhile } from "../kit/changed-meanwhile.ts";
import type { FieldProblem } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";
import { answersTo, doubtsOfPeriod } from "./doubted.ts";
import { doubtProblems, openDoubts } from "./doubts.ts";
import { checkPeriodFigures, partsBeyondTotal, type PeriodFigures, type PeriodKey } from "./figures.ts";
import { readAll, type Reading } from "./reading.ts";
import type { FiguresContext } from "./showing-reports.ts";
import { figuresOfPeriods, keepAnswers, keepReadings } from "./store.ts";

/** Figures of one client and period that came in: `final` and `author` are null when unknown. */
export type NewReading = Omit<Reading, "id" | "readAt">;

/**
 * Keeps figures that were typed, imported or read, all or nothing, in their order. The rules of which one stands are those of
 * `applyReading`. The prepared reports that show them are made again.
 * @returns the periods as they stand now, one for each client, type and period that has figures
 */
export async function keepFigures(context: FiguresContext, readings: NewReading[]): Promise<PeriodFigures[]> {
  const { database, bell, clock, newId } = context;
  const readAt = await clock();
  const added = readings.map((reading) => ({ ...reading, id: newId(), readAt }));
  const { periods, refreshed } = await database.write((transaction) => keepReadings(context, transaction, added));
  for (const id of refreshed) await bell.ring("report", id);
  return periods;
}

/** Figures that the staff typed. Missing figures stay as they are; null means no data. */
type TypedFigures = { [Key in FigureKey]?: Figures[Key] | undefined };

/** What figures were when somebody began to type others. */
type SeenFigures = { readonly [Key in FigureKey]?: unknown };

/**
 * Saves the figures of one period that the staff typed. Unchanged figures keep their origin, also when they contradict
 * each other: that keeps nobody from typing another one.
 * @param input `confirmed` are the doubts about these figures that the staff answer
 * @param by the username of who typed them
 * @throws Refusal invalid_input with the fields, figures_doubtful with unconfirmed doubts, or figures_changed_meanwhile
 */
export async function saveFigures(
  context: FiguresContext,
  clientId: string,
  input: {
    reportType: ReportType;
    periodStart: string;
    figures: TypedFigures;
    seen?: SeenFigures | undefined;
    confirmed?: string[] | undefined;
  },
  by: string,
): Promise<PeriodFigures> {
  const { reportType, periodStart, figures: typed, seen = {}, confirmed: answers = [] } = input;
  const given = figureKeys.filter((figure) => typed[figure] !== undefined);
  const [known] = await figuresOfPeriods(context.database, [{ clientId, reportType, periodStart }]);
  requireFiguresUnchanged(known, { seen, typed });
  const figures = {
    ...(known?.figures ?? noFigures),
    ...Object.fromEntries(given.map((figure) => [figure, typed[figure]])),
  };
  const allowed = known ? partsBeyondTotal(known.figures) : 0;
  const now = await context.clock();
  const fields = checkPeriodFigures({ reportType, periodStart, figures }, now, allowed);
  if (fields.length > 0) throw new Refusal("invalid_input", { fields });
  const { doubts, open } = await doubtsOfPeriod(
    context.database,
    { clientId, reportType, periodStart },
    { figures, origins: originsAfter(known, given) },
  );
  const confirmed = answersTo(doubts, answers, { by, at: now });
  const asked = openDoubts(open, confirmed).filter(({ figure, beside }) =>
    [figure, beside?.figure].some((one) => one !== undefined && given.includes(one)),
  );
  if (asked.length > 0) throw new Refusal("figures_doubtful", { fields: doubtProblems(asked) });
  const all = readAll(figures);
  // Somebody who saves an empty form says that the period is without figures.
  const saved = known || given.length > 0 ? given : figureKeys;
  const [period] = await keepFigures(context, [
    {
      clientId,
      reportType,
      periodStart,
      kind: "typed",
      detail: null,
      author: by,
      final: null,
      figures: Object.fromEntries(saved.map((figure) => [figure, all[figure]])),
      confirmed,
    },
  ]);
  if (!period) throw new Error("Typed figures were not kept");
  return period;
}

/**
 * Refuses to overwrite what somebody else, a file or Google made of a figure while a form was open.
 * @throws Refusal figures_changed_meanwhile, with what each of these figures is by now
 */
function requireFiguresUnchanged(
  known: PeriodFigures | undefined,
  { seen, typed }: { seen: SeenFigures; typed: TypedFigures },
): void {
  const now = known?.figures ?? noFigures;
  const others = figureKeys.filter(
    (figure) =>
      seen[figure] !== undefined && !sameJson(seen[figure], now[figure]) && !sameJson(typed[figure], now[figure]),
  );
  if (others.length === 0) return;
  throw new Refusal("figures_changed_meanwhile", {
    fields: others.map((figure): FieldProblem => {
      const by = known?.origins[figure]?.author ?? null;
      const field = `figures.${figure}`;
      return by === null ? { field, problem: "figure_read_meanwhile" } : changedMeanwhile(field, now[figure], by);
    }),
  });
}

/** What a person types has no measure; the others keep theirs. */
function originsAfter(known: PeriodFigures | undefined, given: FigureKey[]): Origins {
  const kept = Object.entries(known?.origins ?? {}).filter(([figure]) => !given.some((one) => one === figure));
  return Object.fromEntries(kept);
}

/**
 * Takes back what the staff typed over figures of one period: what was last read of them stands again.
 * @param by the username of who takes it back
 * @throws Refusal invalid_input when the period has no figures
 */
export async function takeBackFigures(
  context: FiguresContext,
  clientId: string,
  input: { reportType: ReportType; periodStart: string; figures: FigureKey[] },
  by: string,
): Promise<PeriodFigures> {
  const { reportType, periodStart } = input;
  const [period] = await keepFigures(context, [
    {
      clientId,
      reportType,
      periodStart,
      kind: "typed",
      detail: null,
      author: by,
      final: null,
      figures: Object.fromEntries(input.figures.map((figure) => [figure, { takenBack: true as const }])),
    },
  ]);
  if (!period) throw new Refusal("invalid_input", { fields: [{ field: "periodStart", problem: "no_rows" }] });
  return period;
}

/**
 * Keeps the staff's word that figures of a period are right in spite of doubts. Its report is no longer held for them.
 * @param ids the doubts that they answer; doubts that nobody has are ignored
 * @param by the username of who says so
 * @throws Refusal figures_not_found when somebody deletes the figures meanwhile
 */
export async function confirmDoubts(
  { database, bell, clock, reports }: FiguresContext,
  key: PeriodKey,
  ids: string[],
  by: string,
): Promise<void> {
  const at = await clock();
  const { doubts, open } = await doubtsOfPeriod(database, key);
  const answers = answersTo(doubts, ids, { by, at });
  if (answers.length === 0) return;
  const left = openDoubts(open, answers);
  const restarted = await database.write(async (transaction): Promise<string[]> => {
    await keepAnswers(database, transaction, key, answers);
    if (left.length > 0) return [];
    return reports.figuresChanged(database, transaction, { what: "confirmed", period: key });
  });
  for (const id of restarted) await bell.ring("report", id);
}
