import { formatPercent } from "./format.ts";
import type { Split, SplitPart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";
import { type PartialSplit, partialSplit, trafficSources, type TrafficSplit, trafficSplit } from "./traffic-split.ts";

/** Shown, marked as typical, when none of the client's own shares is known (section 2 of the specification). */
const typicalSplit: TrafficSplit = { organic: 65, social: 20, direct: 10, other: 5 };

const keys = [...trafficSources, "rest"] as const;

/** The client's own shares as far as they are known. Typical shares never appear next to a known one. */
export function presentSplit({ figures }: Snapshot, t: ReportText, locale: string): Split {
  const parts = (split: Partial<PartialSplit>): SplitPart[] =>
    keys.flatMap((key) => {
      const percent = split[key];
      return percent === undefined
        ? []
        : [{ key, label: t(`traffic.${key}`), percent, text: formatPercent(percent, locale) }];
    });
  const own = trafficSplit(figures);
  if (own) return { heading: t("traffic.split"), typical: false, parts: parts(own), note: null };
  const known = partialSplit(figures);
  if (known) {
    return { heading: t("traffic.split"), typical: false, parts: parts(known), note: t("traffic.partialNote") };
  }
  return {
    heading: t("traffic.typicalSplit"),
    typical: true,
    parts: parts(typicalSplit),
    note: t("traffic.typicalNote"),
  };
}
