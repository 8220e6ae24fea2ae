import { type AiAnswers, keptAnswerRows } from "@agency/model/ai-answers";
import type { Figures } from "@agency/model/figures";
import type { Period } from "@agency/model/report/periods";

/** Shares of the counts by page and search; several pages can be in one answer. */
const pages = { "": 0.6, menu: 0.35, contact: 0.2 };
const queries = { "sample search 1": 0.2, "sample search 2": 0.1 };

/** Made-up answers by AI of both engines, which suit a period's sample figures; none where visits are unknown. */
export function sampleAnswers({ sessions }: Figures, { start }: Period): AiAnswers[] {
  if (sessions === null) return [];
  const month = Number(start.slice(5, 7));
  // Each month has a little more, so that a report has a change.
  const shown = Math.round(sessions * (1.1 + month * 0.04));
  const cited = Math.round(sessions * (0.06 + month * 0.004));
  const rows = (shares: Record<string, number>, count: number, before: string) =>
    keptAnswerRows(
      Object.entries(shares).map(([name, share]) => ({ name: `${before}${name}`, count: Math.round(count * share) })),
    );
  return [
    { engine: "google", part: "count", count: shown, pagesPerDay: null },
    { engine: "google", part: "pages", rows: rows(pages, shown, "https://www.example.com/") },
    { engine: "bing", part: "count", count: cited, pagesPerDay: 1.6 },
    { engine: "bing", part: "queries", rows: rows(queries, cited, "") },
  ];
}
