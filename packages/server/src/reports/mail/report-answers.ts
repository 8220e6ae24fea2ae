import type { ReportDocument } from "@agency/model/report/report-document";
import type { Html } from "../../kit/mail/html.ts";
import { composeAds, plainAds } from "./report-ads.ts";

type Answers = NonNullable<ReportDocument["aiAnswers"]>;
type Ads = NonNullable<ReportDocument["ads"]>;

/** Answers by AI in the form of ads: a name, its figures and a note each. Portal and PDF have their pages and searches as well. */
function asAds({ engines, ...answers }: Answers): Ads {
  return { ...answers, platforms: engines.map((engine) => ({ ...engine, campaigns: null })) };
}

/** What each engine tells of its answers, and what to know of it. */
export function composeAnswers(answers: Answers, heading: (text: string) => Html): Html {
  return composeAds(asAds(answers), heading);
}

/** The same as lines of text. */
export function plainAnswers(answers: Answers, locale: string): string[] {
  return plainAds(asAds(answers), locale);
}
