import { formatFigure, formatList } from "./format.ts";
import { capitalised } from "./period-label.ts";
import type { ReportText } from "./report-text.ts";
import { type RevisableFigure, type Revised, type RevisedThing, revisedThings } from "./revised.ts";
import { reportSections } from "./sections.ts";

/** The things that are several, which decides between "was" and "were". */
const several: ReadonlySet<RevisedThing> = new Set(["recommendations", "targets", "earlier", "leads", "sources"]);

/** The changes of a revision in sentences: "Visitors: 530 → 999." and "The comment and the targets were changed." */
export function revisionTexts(
  { figures, parts }: Pick<Revised, "figures" | "parts">,
  t: ReportText,
  locale: string,
): string[] {
  const format = (figure: RevisableFigure, value: number | null) =>
    value === null ? t("noData") : formatFigure(figure, value, locale);
  const changes = figures.map(({ figure, before, after }) =>
    t("revised.change", {
      figure: t(`figure.${figure}`),
      before: format(figure, before),
      after: format(figure, after),
    }),
  );
  const things = revisedThings.filter((thing) => parts.includes(thing));
  const [only] = things;
  const count = only !== undefined && things.length === 1 && !several.has(only) ? 1 : 2;
  const names = formatList(
    things.map((thing) => t(`revised.thing.${thing}`)),
    locale,
  );
  return [
    ...changes,
    ...(things.length === 0 ? [] : [t("revised.changed", { things: capitalised(names, locale), count })]),
    ...sectionTexts("added", parts, t, locale),
    ...sectionTexts("removed", parts, t, locale),
  ];
}

function sectionTexts(how: "added" | "removed", parts: Revised["parts"], t: ReportText, locale: string): string[] {
  const sections = reportSections.filter((section) => parts.includes(`${how}.${section}`));
  if (sections.length === 0) return [];
  const names = formatList(
    sections.map((section) => t(`revised.section.${section}`)),
    locale,
  );
  return [t(`revised.${how}`, { sections: names })];
}
