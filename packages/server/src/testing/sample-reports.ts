import { agencyDetails } from "@agency/content/agency";
import { languageKeys } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { corpus } from "@agency/model/report/corpus.fixture";
import { presentReport } from "@agency/model/report/document";
import type { ReportDocument } from "@agency/model/report/report-document";
import type { Snapshot } from "@agency/model/report/snapshot";
import { inEveryLanguage } from "@agency/model/report/snapshot.fixture";

/** A report of each type that lacks only what `full` adds. */
const types = {
  weekly: corpus["twelve weeks"],
  monthly: corpus["fourteen months with gaps"],
  quarterly: corpus["a quarter with a target for leads"],
} satisfies Partial<Record<Snapshot["type"], Snapshot>>;

const { searches, places } = corpus["searches, new, lost and unknown ones among them"];
const { figures, leads, profileSearches, work, next, targets } =
  corpus["sections in another order, all with something in them"];
const { revised } = corpus["revised in the staff's own words"];
const comments = {
  ms: "Bulan yang baik: borang yang lebih pendek sudah membantu.\n\nJumpa lagi bulan depan.",
  en: "A good month: the shorter form already helped.\n\nSee you next month.",
};

/** Everything that a report of its type can have: positions over time only in a monthly one, searches of the profile not in a weekly one. */
const full = (report: Snapshot) => ({
  figures,
  leads,
  places: report.type === "monthly" ? places : [],
  profileSearches: report.type === "weekly" ? null : profileSearches,
});

const contents: Record<string, (report: Snapshot) => Snapshot> = {
  "with data": (report) => ({ ...report, ...full(report), work, next, targets, searches, revised, comments }),
  "without data": ({ type, period }) => ({ ...corpus["no data"], type, period }),
  "with long names": ({ type, period, history }) => ({
    ...corpus["long names"],
    searches,
    work,
    type,
    period,
    history,
  }),
  "with names in other scripts": (report) => ({
    ...report,
    clientName: "怡保白咖啡 · இப்போ கடை · كداي (كوڤي) 5 Ipoh ☕",
    comments: inEveryLanguage(
      [
        "Terima kasih, 謝謝, நன்றி.",
        "ร้านกาแฟ น้ำปลา ที่นี่ · क्षेत्रीय विद्यालय श्री कृष्ण · 서울 커피 맛집 123",
        "Καφενείο Άνθρωπος · Кофейня Їжак · בית (קפה) 12 · على 34 علي",
      ].join("\n"),
    ),
  }),
};

export type SampleReport = { name: string; content: string; document: ReportDocument };

/** A weekly, a monthly and a quarterly report with each content in each language. */
export const sampleReports: SampleReport[] = languageKeys.flatMap((language) =>
  Object.entries(types).flatMap(([type, report]) =>
    Object.entries(contents).map(([content, change]) => {
      // The staff write Malay, also in a report that is read in English.
      const snapshot = { ...change(report), language: "ms" } as const;
      const document = presentReport(snapshot, translator(language), agencyDetails, language);
      return { name: `${type}-${language}`, content, document };
    }),
  ),
);

/** The reports of which pictures are kept: those with all of their parts, and one with letters of many scripts. */
export function picturedReports(): SampleReport[] {
  const [scripts] = samplesWith("with names in other scripts");
  return [...samplesWith("with data"), ...(scripts ? [{ ...scripts, name: "scripts" }] : [])];
}

/** The reports with one content. */
export function samplesWith(content: string): SampleReport[] {
  return sampleReports.filter((each) => each.content === content);
}
