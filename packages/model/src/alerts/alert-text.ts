import { adPlatformNames } from "../ads.ts";
import { formatCount, formatDate, formatDates, formatMoney, joinParts, joinSentences } from "../report/format.ts";
import type { Alert, FallenMonth, FallingFigure, IdleAds, SilentSource, WatchedSource } from "./alert.ts";

/** The keys of the texts of alerts. The texts are in the content package. */
export type AlertTextKey =
  | `silent.${WatchedSource}`
  | `fallen.${FallingFigure}`
  | "ads.none"
  | "ads.campaign"
  | "ads.months"
  | "ads.clicks"
  | `ads.${"before" | "platform"}`;

export type AlertText = (key: AlertTextKey, params?: Record<string, string | number>) => string;

/** An alert in a sentence or two. None says why. */
export function alertText(alert: Alert, t: AlertText, locale: string): string {
  switch (alert.kind) {
    case "source_silent":
      return silentText(alert, t, locale);
    case "month_fallen":
      return fallenText(alert, t, locale);
    case "ads_without_result":
      return adsText(alert, t, locale);
  }
}

function silentText({ source, from, until, usual }: SilentSource, t: AlertText, locale: string): string {
  return t(`silent.${source}`, {
    days: formatDates(from, until, locale),
    usual: formatCount(usual, locale),
  });
}

function fallenText(
  { figure, from, until, value, low, high, months }: FallenMonth,
  t: AlertText,
  locale: string,
): string {
  return t(`fallen.${figure}`, {
    days: formatDates(from, until, locale),
    value: formatCount(value, locale),
    low: formatCount(low, locale),
    high: formatCount(high, locale),
    months,
  });
}

function adsText(
  { platform, campaign, currency, spend, clicks, from, until, perConversion }: IdleAds,
  t: AlertText,
  locale: string,
): string {
  const month = (day: string) => formatDate(day, locale, { month: "long", year: "numeric" });
  const months =
    from.slice(0, 7) === until.slice(0, 7) ? month(from) : t("ads.months", { from: month(from), until: month(until) });
  const ads = [adPlatformNames[platform], ...(campaign === null ? [] : [t("ads.campaign", { campaign })]), months];
  const money = (value: number) => formatMoney(value, locale, currency);
  return joinSentences(
    [
      t("ads.none", { ads: joinParts(ads, locale), spend: money(spend) }),
      ...(clicks === null ? [] : [t("ads.clicks", { clicks: formatCount(clicks, locale) })]),
      ...(perConversion === null
        ? []
        : [t(campaign === null ? "ads.before" : "ads.platform", { cost: money(perConversion) })]),
    ],
    locale,
  );
}
