import type { Figure, ReportDocument } from "@agency/model/report/report-document";

/** A part of a report: its figures by name, or how many lines it has. */
export type ReportPart = { heading: string; figures: string[]; lines: number };

/** What a reader of a report learns: its parts that say something. */
export function reportContents(document: ReportDocument): ReportPart[] {
  const { title, keyFigures, overview, traffic, seo, social, conversions, profile } = document;
  const figures = (heading: string, shown: Figure[] = []) => ({ heading, lines: 0, figures: labels(shown) });
  const lines = (part: { heading: string } | null | undefined, count: number) =>
    part ? [{ heading: part.heading, figures: [], lines: count }] : [];
  return [
    figures(keyFigures?.heading ?? title, overview),
    ...(traffic ? [figures(traffic.heading, traffic.rows)] : []),
    ...(seo ? [figures(seo.heading, seo.rows)] : []),
    ...lines(seo?.searches, seo?.searches?.rows.length ?? 0),
    ...lines(seo?.pages, seo?.pages?.rows.length ?? 0),
    ...(social ? [figures(social.heading, social.rows)] : []),
    figures(conversions.heading, [...conversions.rows, ...conversions.costs]),
    ...(profile ? [figures(profile.heading, profile.rows)] : []),
    ...lines(document.work, document.work?.items.length ?? 0),
    ...lines(document.next, document.next?.items.length ?? 0),
    ...lines(document.recommendations, document.recommendations?.sentences.length ?? 0),
    ...lines(document.comment, document.comment?.text.split("\n").length ?? 0),
  ].filter(({ figures: named, lines: count }) => named.length > 0 || count > 0);
}

function labels(figures: Figure[]): string[] {
  return figures.flatMap(({ known, label }) => (known ? [label] : []));
}
