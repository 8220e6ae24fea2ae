import { adPlatformNames } from "../ads.ts";
import { answerEngineNames } from "../ai-answers.ts";
import { type FigureKey, figureKeys } from "../figures.ts";
import { isComparable } from "../measures.ts";
import {
  isKnown,
  type Origin,
  originGroup,
  originGroups,
  type Origins,
  readFileDetail,
  readMonthsDetail,
} from "../origin.ts";
import {
  asSentence,
  formatList,
  formatMoment,
  formatMomentAndTime,
  joinItems,
  joinParts,
  monthNames,
} from "./format.ts";
import { capitalised, uncapitalised } from "./period-label.ts";
import { measureName } from "./recount-texts.ts";
import type { ReportDocument } from "./report-document.ts";
import type { ReportText, ReportTextKey } from "./report-text.ts";
import { showsFigure } from "./shown-figures.ts";
import type { Snapshot } from "./snapshot.ts";

/** How to word origins: the texts, the reader's locale and the agency's time zone. */
export type OriginWording = { t: ReportText; locale: string; timeZone: string };

/** "typed in by siti, 3 November 2026" or "Search Console, 2 November 2026, 03:10, final data": within a sentence. */
export function originText(origin: Origin, { t, locale, timeZone }: OriginWording): string {
  const readAt = new Date(origin.readAt);
  const google = originGroup(origin.kind) === "google";
  const date = google ? formatMomentAndTime(readAt, locale, timeZone) : formatMoment(readAt, locale, timeZone);
  const { key, params } = originWording(origin, locale);
  const notes = origin.notes.map((note) => t(`originNote.${note}`));
  return joinParts([t(key, { ...params, date }), ...(origin.final ? [t("origin.final")] : []), ...notes], locale);
}

type Wording = { key: ReportTextKey; params: Record<string, string | number> };

function originWording({ kind, detail, author }: Origin, locale: string): Wording {
  if (kind === "months" && detail !== null) {
    const starts = readMonthsDetail(detail);
    return { key: starts.length === 1 ? "origin.month" : "origin.sum", params: { months: monthNames(starts, locale) } };
  }
  if (kind === "typed" && author !== null) return { key: "origin.typedBy", params: { author } };
  if (kind !== "file" || detail === null) return { key: `origin.${kind}`, params: {} };
  const { format, file, row } = readFileDetail(detail);
  if (file !== null)
    return row === null
      ? { key: "origin.fileNamed", params: { file } }
      : { key: "origin.fileRow", params: { file, row } };
  const isOwn = format === null || format === "template" || format === "table";
  return { key: isOwn ? "origin.file" : `origin.export.${format}`, params: {} };
}

/** The same with how the figure is counted, where that is known: "Google Analytics, 2 November 2026, 03:10, counted: all visitors". */
export function countedOriginText(origin: Origin, wording: OriginWording): string {
  const { t, locale } = wording;
  const text = originText(origin, wording);
  if (origin.measure === null) return text;
  return joinParts([text, t("origin.counted", { measure: measureName(origin.measure, t) })], locale);
}

/**
 * Where some figures of a report come from, as sentences: "Typed by siti, 3 November 2026." A figure with a change says what
 * that compares with as well, and a single one how it is counted.
 */
export function originSentences(
  { origins: { current, compared } }: Pick<Snapshot, "origins">,
  figures: FigureKey[],
  wording: OriginWording,
): string[] {
  const { t, locale } = wording;
  const word = figures.length === 1 ? countedOriginText : originText;
  const textsIn = (origins: Origins) =>
    figures.flatMap((figure) => {
      const origin = origins[figure];
      return origin ? [word(origin, wording)] : [];
    });
  return [
    ...distinct(textsIn(current)).map((text) => asSentence(capitalised(text, locale), locale)),
    ...distinct(textsIn(comparable({ current, compared }))).map((origin) => t("origin.compared", { origin })),
  ];
}

/** The origins of the period before, without those of figures that were counted differently then. */
function comparable({ current, compared }: Snapshot["origins"]): Origins {
  const kept = figureKeys.filter((figure) => isComparable(current[figure]?.measure, compared[figure]?.measure));
  return Object.fromEntries(kept.flatMap((figure) => (compared[figure] ? [[figure, compared[figure]]] : [])));
}

/** The shown figures of a report, with their sources. */
type Given = {
  name: string;
  /** What keeps its capital where the name begins with it. */ brand?: string;
  origin: Origin;
};

/** Where the figures that a report shows come from, a line for each origin; null when none is known. */
export function presentOrigins(
  snapshot: Pick<Snapshot, "figures" | "missing" | "origins" | "sections" | "profileSearches" | "ads" | "aiAnswers">,
  wording: OriginWording,
): ReportDocument["origins"] {
  const { t, locale } = wording;
  const { figures, origins, sections, profileSearches, ads, aiAnswers } = snapshot;
  const shown = figureKeys.filter((figure) => showsFigure(snapshot, figure));
  const given: Given[] = shown.flatMap((figure) => {
    const origin = isKnown(figures[figure]) && origins.current[figure];
    return origin ? [{ name: t(`figure.${figure}`), origin }] : [];
  });
  if (profileSearches && sections.includes("profile")) {
    given.push({ name: t("profile.searches"), origin: profileSearches.origin });
  }
  for (const { platform, origin } of sections.includes("ads") ? (ads ?? []) : []) {
    const brand = adPlatformNames[platform];
    given.push({ name: t("ads.of", { platform: brand }), brand, origin });
  }
  for (const { engine, origin } of sections.includes("aiAnswers") ? (aiAnswers ?? []) : []) {
    const brand = answerEngineNames[engine];
    given.push({ name: t("aiAnswers.of", { engine: brand }), brand, origin });
  }
  if (given.length === 0) return null;
  const groups = Map.groupBy(given, ({ origin }) => originText(origin, wording));
  const lines = [...groups].map(([origin, same]) => {
    const names = distinct(
      same.map(({ name, brand }, index) =>
        index === 0 || (brand !== undefined && name.startsWith(brand)) ? name : uncapitalised(name, locale),
      ),
    );
    return t("origins.line", { figures: groups.size === 1 ? t("origins.all") : formatList(names, locale), origin });
  });
  const before = comparable(origins);
  const compared = distinct(shown.flatMap((figure) => originTexts(before[figure], wording)));
  return {
    summary: summariseOrigins(
      given.map(({ origin }) => origin),
      wording,
    ),
    heading: t("origins.heading"),
    lines: compared.length === 0 ? lines : [...lines, t("origins.compared", { origins: joinItems(compared, locale) })],
  };
}

/** "Figures read from Google and typed in by the agency, last changed on 3 November 2026." */
function summariseOrigins(origins: Origin[], { t, locale, timeZone }: OriginWording): string {
  const newest =
    origins
      .map(({ readAt }) => readAt)
      .toSorted()
      .at(-1) ?? "";
  const date = formatMoment(new Date(newest), locale, timeZone);
  const present = new Set(origins.map(({ kind }) => originGroup(kind)));
  if (present.has("sample")) return t("origins.sampleSummary", { date });
  const phrases = originGroups.flatMap((group) =>
    group !== "sample" && present.has(group) ? [t(`origins.${group}`)] : [],
  );
  return t("origins.summary", { origins: formatList(phrases, locale), date });
}

function originTexts(origin: Origin | undefined, wording: OriginWording): string[] {
  return origin ? [originText(origin, wording)] : [];
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}
