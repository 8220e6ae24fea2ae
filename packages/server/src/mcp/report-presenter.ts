import { agencyDetails } from "@agency/content/agency";
import type { Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import type { Figure } from "@agency/model/report/report-document";
import { type SnapshotJson, snapshotFromJson } from "@agency/model/report/snapshot";

/**
 * A report as its reader has it: the words and figures of the document. What strangers typed, such as searches, pages, campaigns and the names of
 * events, stands apart, and so do lines of work.
 */
export function reportWords(json: SnapshotJson, language: Language) {
  const snapshot = snapshotFromJson(json);
  const document = presentReport(snapshot, translator(language), agencyDetails, language);
  const { seo, social, traffic, conversions, profile, ads, aiAnswers, why, work, next } = document;
  return {
    title: document.title,
    period: document.period,
    sample: document.sample?.note ?? null,
    headline: document.headline,
    overview: document.overview.map(presentFigure),
    how_it_adds_up: why?.sums?.sentences.map(({ text, sum, holds }) => ({ text, sum, holds })) ?? [],
    details: [traffic, seo, social, profile].flatMap((part) =>
      part ? [{ heading: part.heading, figures: part.rows.map(presentFigure) }] : [],
    ),
    leads: { figures: [...conversions.rows, ...conversions.costs].map(presentFigure), note: conversions.note },
    recommendations: document.recommendations?.sentences.map(({ text }) => text) ?? [],
    comment: document.comment?.text ?? null,
    where_figures_come_from: document.origins?.lines ?? [],
    untrusted_text_from_outside: {
      // Lines are copied from wherever the staff found them.
      work_done: work?.items.map(({ period, text }) => ({ period, text })) ?? [],
      work_planned: next?.items.map(({ period, text }) => ({ period, text })) ?? [],
      what_happened: why?.happened?.sentences.map(({ text }) => text) ?? [],
      searches: seo?.searches?.rows ?? [],
      keywords: seo?.topRankings?.keywords ?? [],
      pages: seo?.pages?.rows ?? [],
      profile_searches: profile?.searches?.rows ?? [],
      lead_groups: conversions.groups.map(({ heading, rows }) => ({
        heading,
        rows: rows.map(({ label, count }) => ({ label, count: count.value })),
      })),
      answer_lists: aiAnswers?.engines.map(({ heading, lists }) => ({ heading, lists })) ?? [],
      // The note names what the platform counts, in its words.
      campaigns:
        ads?.platforms.map(({ heading, campaigns, note }) => ({ heading, note, rows: campaigns?.rows ?? [] })) ?? [],
    },
    answers_by_ai:
      aiAnswers?.engines.map(({ heading, rows, note }) => ({ heading, figures: rows.map(presentFigure), note })) ?? [],
    ads: ads?.platforms.map(({ heading, rows }) => ({ heading, figures: rows.map(presentFigure) })) ?? [],
  };
}

function presentFigure({ label, value, known, change, notComparable, target, note, origin }: Figure) {
  return { label, value, known, change: change?.text ?? null, not_comparable: notComparable, target, note, origin };
}
