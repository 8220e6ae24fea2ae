import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type Node, parse } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { agencyDetails } from "@agency/content/agency";
import { clientPackages, type Language, languageKeys, aboutLanguage } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";
import { translator } from "@agency/content/translator";
import type { PortalClient } from "@agency/contracts/clients";
import { corpus } from "@agency/model/report/corpus.fixture";
import { presentReport } from "@agency/model/report/document";
import type {
  Figure,
  HistoryChart,
  PlacesChart,
  ReportDocument,
  SearchTable,
  Split,
} from "@agency/model/report/report-document";
import { type Snapshot, snapshotToJson } from "@agency/model/report/snapshot";
import { missingIn, allTexts, unaccounted } from "@agency/model/report/wording.fixture";
import { type ClientStatus, clientStatuses } from "@agency/model/states";
import { TooltipProvider } from "@agency/ui/tooltip";
import { addMessages, getTranslator } from "../shared/i18n/messages.ts";
import { Overview } from "../shared/report/overview.tsx";
import { newestQuery } from "./api.ts";
import { Portal, Reports } from "./portal.tsx";

const reports = languageKeys.flatMap((language) =>
  Object.entries(corpus).map(([name, snapshot]) => ({ name: `${name}, ${language}`, language, snapshot })),
);

describe.each(reports)("a report with $name", ({ language, snapshot }) => {
  const document = presentReport(snapshot, translator(language), agencyDetails, language);
  const overview = render(snapshot, language);
  const others = ["traffic", "seo"].map((tab) => render(snapshot, language, tab));
  const shown = [overview, ...others].map(readableText).join("\n");

  it("has the same text in the portal as in the document", () => {
    expect(missingIn(shown, inPortal(document))).toEqual([]);
  });

  it("has the sections of its overview in the order of the document", () => {
    const { work, recommendations, comment, comparison, profile, ads, aiAnswers, trend } = document;
    const headings = { work, recommendations, comment, comparison, profile, ads, aiAnswers, trend };
    const expected = document.sections.flatMap((section) =>
      section in headings ? (headings[section as keyof typeof headings]?.heading ?? []) : [],
    );
    const titles = parse(overview)
      .querySelectorAll("h3")
      .map(({ text }) => text);
    expect(titles.filter((title) => expected.includes(title)).slice(0, expected.length)).toEqual(expected);
  });

  it("has no text in the portal that is missing from both the document and the page", () => {
    const { portal } = getMessages(language);
    const charts = [document.history, document.trend, document.seo?.places];
    const headings = charts.map((chart) => chart?.heading ?? "");
    const { held = 0, total = 0 } = document.why?.checked ?? {};
    const texts = allTexts(portal).map((text) =>
      text.replace("{{held}}", String(held)).replace("{{total}}", String(total)),
    );
    const around = headings.flatMap((heading) => texts.map((text) => text.replace("{{title}}", heading)));
    expect(unaccounted(shown, [...allTexts(document), ...around])).toEqual([]);
  });
});

it("a change follows what it compares with where the language does", () => {
  const document = presentReport(corpus["fourteen months with gaps"], translator("en"), agencyDetails, "en");
  const namesFirst = (againstFirst: boolean) => {
    const overview = <Overview document={{ ...document, againstFirst }} />;
    const markup = renderPortal(overview, "en", new QueryClient());
    return markup.indexOf("against the month before") < markup.indexOf("data-direction");
  };
  expect(namesFirst(false)).toBe(false);
  expect(namesFirst(true)).toBe(true);
});

it("the comment is the one in the reader's language, and none where the staff wrote none in it", () => {
  const comment = (comments: Snapshot["comments"]) =>
    parse(render({ ...corpus["one week"], comments, language: "en" }, "ms")).querySelector("#comment + p")?.text;
  expect(comment({ en: "A good week.", ms: "Minggu yang baik." })).toBe("Minggu yang baik.");
  expect(comment({ en: "A good week." })).toBeUndefined();
});

it("a recommendation that the staff wrote is marked with its language, and those of the rules follow the reader's", () => {
  const html = parse(render({ ...corpus["revised in the staff's own words"] }, "ms"));
  expect(html.querySelectorAll("[lang]").map((one) => [one.getAttribute("lang"), one.text])).toEqual([
    ["en", "Kami sudah memendekkan borang. / Nombor telefon kini di atas."],
  ]);
});

it("what the agency did is marked with the client's language on a page in another language", () => {
  const line = { reportType: "monthly", periodStart: "2026-10-01", text: "Menu page rewritten" } as const;
  const work = [
    { ...line, link: null },
    { ...line, link: "https://kopitiam.example/menu" },
  ];
  const html = parse(render({ ...corpus["one week"], language: "en", work }, "ms"));
  expect(html.querySelectorAll("[lang]").map((one) => [one.tagName, one.getAttribute("lang"), one.text])).toEqual([
    ["SPAN", "en", "Menu page rewritten"],
    ["A", "en", "Menu page rewritten"],
  ]);
});

it.each(languageKeys)(
  "only the portal of an active client promises a first report within 24 hours, in %s",
  (language) => {
    const promises = clientStatuses.filter((status) => readableText(renderEmpty(status, language)).includes("24"));
    expect(promises).toEqual(["active"]);
  },
);

/** The markup of the portal of a client without a report. */
function renderEmpty(status: ClientStatus, language: Language): string {
  const queries = new QueryClient();
  const client: PortalClient = {
    id: "7KQ",
    name: "Kedai Contoh",
    website: null,
    package: clientPackages[0],
    status,
    language,
    logo: null,
    recording: "on",
  };
  queries.setQueryData(newestQuery(client.id).queryKey, null);
  return renderPortal(<Portal client={client} arrived={false} />, language, queries);
}

/** The markup of a tab of a portal with only this report, as a server draws it. */
function render(snapshot: Snapshot, language: Language, tab = "overview"): string {
  const shown = <Reports clientId="7KQ" newest={shownReport(snapshot)} recorded />;
  return renderPortal(shown, language, new QueryClient(), tab);
}

function renderPortal(shown: ReactNode, language: Language, queries: QueryClient, tab = "overview"): string {
  const { portal, report } = getMessages(language);
  addMessages(language, "portal", portal);
  addMessages(language, "report", report);
  return renderToStaticMarkup(
    <I18nextProvider i18n={getTranslator(language)}>
      <MemoryRouter initialEntries={[`${aboutLanguage(language).prefix}/client-portal?tab=${tab}`]}>
        <MantineProvider>
          <TooltipProvider>
            <QueryClientProvider client={queries}>{shown}</QueryClientProvider>
          </TooltipProvider>
        </MantineProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

/** The part of an answer that the portal reads. */
function shownReport(snapshot: Snapshot) {
  return {
    id: "1",
    generatedAt: snapshot.generatedAt.toISOString(),
    emailSent: true,
    revision: 1,
    snapshot: snapshotToJson(snapshot),
  };
}

/** The text that people read or hear, one element a line. */
function readableText(markup: string): string {
  const html = parse(markup, { blockTextElements: { style: false } });
  const spoken = html.querySelectorAll("[aria-label]").map((element) => element.getAttribute("aria-label") ?? "");
  return [...spoken, ...textNodes(html)].join("\n");
}

function textNodes(node: Node): string[] {
  return node.childNodes.length === 0 ? [node.text] : node.childNodes.flatMap(textNodes);
}

/** The parts of a document that the portal shows. */
function inPortal(document: ReportDocument): string[] {
  const { against, overview, history, traffic, seo, recommendations, comment, profile, ads, aiAnswers, conversions } =
    document;
  const { costs, groups, note } = conversions;
  return allTexts([
    [document.title, document.type, document.dates, document.sample, document.origins, document.generated],
    document.work && [document.work.heading, document.work.items.map(({ period, text }) => [period, text])],
    [document.notice, document.headline, trendTexts(document), comparisonTexts(document)],
    overview.map((figure) => [
      figureTexts(figure),
      figure.change && [figure.change.text, against],
      figure.notComparable,
    ]),
    document.why && [document.why.sums, document.why.happened],
    recommendations && [recommendations.heading, recommendations.sentences.map(({ text }) => text)],
    profile && [profile.heading, profile.meaning, profile.rows.map(figureTexts), profileSearchTexts(profile)],
    ads && [ads.heading, ads.note, ads.platforms.map((one) => ({ ...one, rows: one.rows.map(figureTexts) }))],
    aiAnswers && [
      aiAnswers.heading,
      aiAnswers.note,
      aiAnswers.engines.map((one) => ({ ...one, rows: one.rows.map(figureTexts) })),
    ],
    comment && [comment.heading, comment.text],
    costs.length + groups.length > 0 && [conversions.heading, costs.map(figureTexts), groups, note],
    [traffic, seo].map((part) => part && [part.heading, part.rows.map(figureTexts)]),
    [traffic, seo].map((part) => part?.change && figureTexts(part.change)),
    splitTexts(traffic?.split ?? null),
    seo && namedSearches(seo),
    // The chart of visitors belongs to their tab.
    traffic && history && [history.heading, history.notes, history.none ?? chartTexts(history)],
  ]);
}

/** Where they come from opens on request. */
function profileSearchTexts({ searches }: NonNullable<ReportDocument["profile"]>) {
  return searches && { ...searches, origin: [] };
}

function comparisonTexts({ comparison }: ReportDocument) {
  return comparison && { ...comparison, rows: comparison.rows.map(({ key: _key, ...row }) => row) };
}

function trendTexts({ trend }: ReportDocument): string[] {
  if (trend === null) return [];
  const { heading, ticks, points, summary, target, notes } = trend;
  const bars = points.map(({ period, spoken, count }) => [period, spoken, count]);
  return allTexts([heading, ticks, summary, target, notes, bars]);
}

function namedSearches({ searches, places, pages, topRankings }: NonNullable<ReportDocument["seo"]>) {
  if (!searches && !pages) return [topRankings?.heading, topRankings?.keywords];
  return [searchTexts(searches), placesTexts(places), pages];
}

/** A stacked chart and its table. Labels are omitted where space is short, except that of the report's own period. */
function placesTexts(chart: PlacesChart | null) {
  if (!chart) return null;
  const { inShort: _, ...shown } = chart;
  return { ...shown, points: chart.points.map(({ label: _label, year: _year, ...point }) => point) };
}

function searchTexts(searches: SearchTable | null) {
  return searches && { ...searches, places: searches.places.map(({ label, text, before }) => [label, text, before]) };
}

function chartTexts(history: HistoryChart): string[] {
  const { allVisitors, fromSearch, ticks, points, summary, columns } = history;
  return allTexts([
    [allVisitors, fromSearch, summary, columns, ticks, history.target],
    points.map(({ period, spoken, visitors }) => [period, spoken, visitors]),
    points.map(({ organic, leads }) => [columns.organic && organic, columns.leads && leads]),
    // Labels are omitted where space is short, except that of the report's own period.
    points.at(-1)?.label,
  ]);
}

function splitTexts(split: Split | null) {
  return split && [split.heading, split.note, split.parts.map(({ label, text }) => [label, text])];
}

function figureTexts({ label, value, note, target }: Figure): string[] {
  return allTexts([label, value, note, target]);
}
