import { measureCurrency, type Measure, type NamedMeasure } from "../measures.ts";
import { formatPair, joinParts } from "./format.ts";
import { periodParts } from "./period-label.ts";
import type { Period } from "./periods.ts";
import { type Recount, findRecounts } from "./recounts.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";
import type { HistoryFigure, Snapshot } from "./snapshot.ts";

/** Marks the label of the first bar that is counted differently. */
const recountMark = "†";

type Wording = { type: ReportType; t: ReportText; locale: string };

/** How a figure is counted, in words of its readers: "active visitors only". A currency is its code. */
export function measureName(measure: Measure, t: ReportText): string {
  return measureCurrency(measure) ?? t(`measure.${measure as NamedMeasure}`);
}

/** "Not comparable: counted differently since October 2026 (all visitors instead of active visitors only)." */
export function notComparableText(recount: Recount, wording: Wording): string {
  return wording.t("recount.notComparable", recountParams(recount, wording));
}

/** "Visitors: counted differently since October 2026 (all visitors instead of active visitors only)." */
export function recountSentence(figure: HistoryFigure, recount: Recount, wording: Wording): string {
  const { t, locale } = wording;
  return formatPair(t(`figure.${figure}`), t("recount.since", recountParams(recount, wording)), locale);
}

function recountParams({ since, now, before }: Recount, { type, t, locale }: Wording) {
  const [period] = periodParts(type, since, t, locale);
  return { period, now: measureName(now, t), before: measureName(before, t) };
}

export type RecountNotes = {
  /** The first days of the periods from which on something is counted differently. */
  marked: ReadonlySet<string>;
  /** "† Visitors: counted differently since October 2026 (…)." */
  texts: string[];
};

/** Names where the figures of a chart begin to be counted differently. */
export function recountNotes(
  { type, history }: Pick<Snapshot, "type" | "history">,
  figures: readonly HistoryFigure[],
  t: ReportText,
  locale: string,
): RecountNotes {
  const found = figures.flatMap((figure) => findRecounts(history, figure).map((recount) => ({ figure, recount })));
  return {
    marked: new Set(found.map(({ recount }) => recount.since.start)),
    texts: found.map(({ figure, recount }) => {
      return `${recountMark} ${recountSentence(figure, recount, { type, t, locale })}`;
    }),
  };
}

/** The mark on a bar's label, and the further words of its text for screen readers. */
export function markRecount({ marked }: RecountNotes, { start }: Period, t: ReportText, locale: string) {
  const recounted = marked.has(start);
  return {
    recounted,
    mark: recounted ? recountMark : "",
    spoken: (text: string) => (recounted ? joinParts([text, t("recount.fromHere")], locale) : text),
  };
}
