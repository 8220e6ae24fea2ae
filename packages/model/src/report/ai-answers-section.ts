import {
  answerCount,
  type AnswerEngine,
  answerEngineNames,
  answerEngines,
  fewAnswers,
  type KeptAnswers,
} from "../ai-answers.ts";
import { percentChange } from "./changes.ts";
import { answersGap } from "./dated-events.ts";
import { changeFigure, figure, percentIndicator } from "./figure.ts";
import { asSentence, formatCount, formatDates, formatDecimal, joinSentences, monthNames } from "./format.ts";
import { originText, type OriginWording } from "./origin-texts.ts";
import { capitalised, periodLabel } from "./period-label.ts";
import { type Period, precedingPeriod } from "./periods.ts";
import type { AnswersPart, Figure, ReportDocument } from "./report-document.ts";
import { shortAddress } from "./search-section.ts";
import type { Snapshot } from "./snapshot.ts";

/** How many pages and searches a report names. */
const shownRows = 5;

type Given = Pick<Snapshot, "type" | "period" | "aiAnswers" | "aiAnswersBefore">;

/** The answers by AI of each engine, none added to another or to the searches; null while nothing is known of them. */
export function presentAnswers(snapshot: Given, wording: OriginWording): ReportDocument["aiAnswers"] {
  const { t } = wording;
  const answers = snapshot.aiAnswers ?? [];
  if (answers.length === 0) return null;
  const engines = answerEngines.filter((engine) => answers.some((one) => one.engine === engine));
  return {
    heading: t("aiAnswers.heading"),
    figure: t("comparison.figure"),
    engines: engines.map((engine) => presentEngine(engine, snapshot, wording)),
    note: t("aiAnswers.note"),
  };
}

function presentEngine(engine: AnswerEngine, snapshot: Given, wording: OriginWording): AnswersPart {
  const { t, locale } = wording;
  const own = (snapshot.aiAnswers ?? []).filter((one) => one.engine === engine);
  const hasPages = own.some(({ part }) => part === "pages");
  const isCut = engine === "google" && fallsIntoGap(snapshot.period);
  const counted = own.find((one) => one.part === "count");
  const lacking = counted?.part === "count" ? counted.lacking : undefined;
  const notes = [
    ...(lacking ? [t("aiAnswers.lacking", { months: monthNames(lacking, locale) })] : []),
    t(`aiAnswers.about.${engine}`),
    ...(hasPages ? [t("aiAnswers.pages")] : []),
    ...(isCut ? [t("aiAnswers.gap", { days: formatDates(answersGap.start, answersGap.end, locale) })] : []),
  ];
  return {
    heading: answerEngineNames[engine],
    rows: figureRows(engine, snapshot, wording),
    lists: own.flatMap((one) => (one.part === "count" ? [] : [presentList(one, wording)])),
    note: joinSentences(notes, locale),
  };
}

/** How often the website was shown or cited, and its change where both periods have enough of it. */
function figureRows(engine: AnswerEngine, snapshot: Given, wording: OriginWording): Figure[] {
  const { t, locale } = wording;
  const { type, period, aiAnswers, aiAnswersBefore } = snapshot;
  const counted = aiAnswers?.find((one) => one.engine === engine && one.part === "count");
  const count = answerCount(aiAnswers, engine);
  const noData = t("noData");
  const origin = counted ? [asSentence(capitalised(originText(counted.origin, wording), locale), locale)] : [];
  const shown = figure(t(`aiAnswers.count.${engine}`), count === null ? null : formatCount(count, locale), noData, {
    origin,
  });
  const perDay = counted?.part === "count" ? counted.pagesPerDay : null;
  const pages =
    perDay === null ? [] : [figure(t("aiAnswers.pagesPerDay"), formatDecimal(perDay, locale), noData, { origin })];
  const past = precedingPeriod(type, period);
  const before = aiAnswersBefore?.find((one) => one.engine === engine)?.count ?? null;
  const isCut = engine === "google" && [period, past].some(fallsIntoGap);
  if (count === null || before === null || isCut) return [shown, ...pages];
  const isFew = count < fewAnswers || before < fewAnswers;
  const change = isFew ? null : percentIndicator(percentChange(count, before), locale);
  const label = t("aiAnswers.change", {
    period: periodLabel(type, past, t, locale),
    before: formatCount(before, locale),
  });
  const row = changeFigure(label, change, t("aiAnswers.few"), "");
  return [shown, { ...row, note: null }, ...pages];
}

/** Whether a period holds days of which Google kept no record. */
function fallsIntoGap({ start, end }: Period): boolean {
  return answersGap.start <= end && answersGap.end >= start;
}

function presentList(
  { engine, part, rows }: Extract<KeptAnswers, { part: "pages" | "queries" }>,
  { t, locale }: OriginWording,
): AnswersPart["lists"][number] {
  return {
    columns: {
      name: t(part === "pages" ? "aiAnswers.page" : "aiAnswers.query"),
      count: t(`aiAnswers.rowCount.${engine}`),
    },
    rows: rows.slice(0, shownRows).map(({ name, count }) => ({
      name: part === "pages" ? shortAddress(name) : name,
      count: formatCount(count, locale),
    })),
  };
}
