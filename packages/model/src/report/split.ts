import { formatPercent } from "./format.ts";
import type { Split, SplitPart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import { isSample, type Snapshot } from "./snapshot.ts";
import { type PartialSplit, partialSplit, trafficSources, trafficSplit, typicalSplit } from "./traffic-split.ts";

const keys = [...trafficSources, "rest"] as const;

/** The client's own shares as far as they are known, null when none is; in a sample the typical ones, marked as an example. */
export function presentSplit(snapshot: Snapshot, t: ReportText, locale: string): Split | null {
  const { figures } = snapshot;
  const parts = (split: Partial<PartialSplit>): SplitPart[] =>
    keys.flatMap((key) => {
      const percent = split[key];
      return percent === undefined
        ? []
        : [{ key, label: t(`traffic.${key}`), percent, text: formatPercent(percent, locale) }];
    });
  if (isSample(snapshot)) {
    const [heading, note] = [t("traffic.typicalSplit"), t("traffic.typicalNote")];
    return { heading, typical: true, parts: parts(typicalSplit), note };
  }
  const own = trafficSplit(figures);
  if (own) return { heading: t("traffic.split"), typical: false, parts: parts(own), note: null };
  const known = partialSplit(figures);
  return known && { heading: t("traffic.split"), typical: false, parts: parts(known), note: t("traffic.partialNote") };
}
