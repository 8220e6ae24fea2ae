import { currency as agencyCurrency } from "@agency/content/settings";
import {
  type AdFigures,
  addAds,
  type AdFigure,
  adPlatformNames,
  eachAdFigure,
  inHundredths,
  type KeptAds,
} from "../ads.ts";
import { adEvent } from "./ad-events.ts";
import { figure } from "./figure.ts";
import { asSentence, formatConversions, formatCount, formatMoney, joinSentences, monthNames } from "./format.ts";
import { originText, type OriginWording } from "./origin-texts.ts";
import { capitalised } from "./period-label.ts";
import type { AdsPart, Figure, ReportDocument } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";

/** How many campaigns a report names; the others are one row. */
const shownCampaigns = 5;

/** The ads by platform, with the campaigns that cost most; null while nothing is known of them. */
export function presentAds({ ads }: Pick<Snapshot, "ads">, wording: OriginWording): ReportDocument["ads"] {
  if (!ads || ads.length === 0) return null;
  const { t } = wording;
  return {
    heading: t("ads.heading"),
    figure: t("comparison.figure"),
    platforms: ads.map((one) => presentPlatform(one, wording)),
    note: t("ads.note"),
  };
}

function presentPlatform(ads: KeptAds, wording: OriginWording): AdsPart {
  const { t, locale } = wording;
  const { platform, currency, counted, attribution, lacking } = ads;
  const name = adPlatformNames[platform];
  const notes = [
    ...(lacking ? [t("ads.lacking", { platform: name, currency, months: monthNames(lacking, locale) })] : []),
    ...(counted === null || ads.conversions === null
      ? []
      : [t("ads.counted", { platform: name, counted: countedName(counted, t) })]),
    ...(attribution === null || ads.conversions === null
      ? []
      : [t("ads.window", { platform: name, window: attribution })]),
    ...(currency === agencyCurrency.code ? [] : [t("ads.ownCurrency", { platform: name, currency })]),
  ];
  return {
    heading: name,
    rows: figureRows(ads, wording),
    campaigns: campaignTable(ads, wording),
    note: notes.length === 0 ? null : joinSentences(notes, locale),
  };
}

/** What is known of a platform. What a click or conversion cost follows from its own sums, never from other averages. */
function figureRows(ads: KeptAds, { t, locale, timeZone }: OriginWording): Figure[] {
  const { spend, clicks, conversions, value, currency } = ads;
  const origin = [asSentence(capitalised(originText(ads.origin, { t, locale, timeZone }), locale), locale)];
  const money = (amount: number) => formatMoney(amount, locale, currency);
  const perUnit = (whole: number | null, units: number | null) =>
    whole === null || !units ? null : money(inHundredths(whole / units));
  const rows: [AdFigure | "perClick" | "perConversion" | "return", string | null][] = [
    ["spend", spend === null ? null : money(spend)],
    ["impressions", ads.impressions === null ? null : formatCount(ads.impressions, locale)],
    ["clicks", clicks === null ? null : formatCount(clicks, locale)],
    ["perClick", perUnit(spend, clicks)],
    ["conversions", conversions === null ? null : formatConversions(conversions, locale)],
    // Beside another platform's, an empty place would look like one that is unknown.
    ["perConversion", spend !== null && conversions === 0 ? "–" : perUnit(spend, conversions)],
    ["value", value ? money(value) : null],
    ["return", value ? perUnit(value, spend) : null],
  ];
  return rows.flatMap(([key, text]) =>
    text === null ? [] : [figure(t(`ads.${key}`, { unit: money(1) }), text, t("noData"), { origin })],
  );
}

/** The campaigns that cost most, and the others in one row: whatever the platform's sums have beyond the named ones. */
function campaignTable(ads: KeptAds, { t, locale }: OriginWording): AdsPart["campaigns"] {
  const { campaigns, others, currency } = ads;
  if (campaigns.length === 0) return null;
  const row = (name: string, { spend, clicks, conversions }: AdFigures) => ({
    name,
    spend: spend === null ? t("noData") : formatMoney(spend, locale, currency),
    clicks: clicks === null ? t("noData") : formatCount(clicks, locale),
    conversions: conversions === null ? t("noData") : formatConversions(conversions, locale),
  });
  const shown = campaigns.length + (others ? 1 : 0) <= shownCampaigns ? campaigns : campaigns.slice(0, shownCampaigns);
  const count = campaigns.length - shown.length + (others?.count ?? 0);
  const named = addAds(shown);
  const rest = eachAdFigure((one) => (ads[one] === null ? null : inHundredths(ads[one] - (named[one] ?? 0))));
  const hasRest = count > 0 || Object.values(rest).some((amount) => amount !== null && amount > 0);
  const label = count > 0 ? t("ads.othersCounted", { count: formatCount(count, locale) }) : t("ads.others");
  return {
    columns: {
      campaign: t("ads.campaign"),
      spend: t("ads.spend"),
      clicks: t("ads.clicks"),
      conversions: t("ads.conversions"),
    },
    rows: [...shown.map((campaign) => row(campaign.name, campaign)), ...(hasRest ? [row(label, rest)] : [])],
  };
}

/** What is counted, in the reader's words where it is known, else as the platform names it. */
function countedName(counted: string, t: ReportText): string {
  const known = adEvent(counted);
  if (known) return t(`ads.event.${known}`);
  return (counted.split(":").at(-1) ?? counted).replaceAll("_", " ");
}
