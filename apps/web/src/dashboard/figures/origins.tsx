import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { ClientFigures } from "@agency/contracts/figures";
import { type OriginGroup, originGroupsIn, type Origin, originGroup } from "@agency/model/origin";
import { joinParts } from "@agency/model/report/format";
import { countedOriginText } from "@agency/model/report/origin-texts";
import { capitalised } from "@agency/model/report/period-label";
import type { ReportType } from "@agency/model/report/report-type";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useSystem } from "../settings/api.ts";

/**
 * Where the figures come from for a new report of the last complete period, or of the period that begins on `start`: most of them first,
 * empty without figures. A client without figures uses the sample, if it is enabled.
 */
export function useFiguresOrigin(
  figures: ClientFigures | undefined,
): ((reportType: ReportType, start?: string) => OriginGroup[]) | null {
  const { data: system } = useSystem();
  if (!figures) return null;
  return (reportType, start = figures.reportPeriods[reportType].start) => {
    const own = figures.periods.find((period) => period.reportType === reportType && period.periodStart === start);
    if (own) return originGroupsIn(own.origins);
    return figures.periods.length === 0 && system?.sources.sampleData ? ["sample"] : [];
  };
}

/** Words an origin for the staff: within a sentence, and as a sentence with the call that was made. */
export function useOriginText(): { within: (origin: Origin) => string; sentence: (origin: Origin) => string } {
  const { t } = useTranslation("report");
  const locale = getLocale(useLanguage());
  const within = (origin: Origin) =>
    countedOriginText(origin, { t: (key, params = {}) => t(key, params), locale, timeZone });
  const sentence = (origin: Origin) => {
    const text = `${capitalised(within(origin), locale)}.`;
    return originGroup(origin.kind) === "google" && origin.detail !== null ? `${text}\n${origin.detail}` : text;
  };
  return { within, sentence };
}

type Name = (key: `figures.origins.${OriginGroup | "none"}`) => string;

/** Where the figures of a period come from: "Google, File". */
export function originGroupsText(
  groups: readonly OriginGroup[],
  t: Name,
  language: ReturnType<typeof useLanguage>,
): string {
  if (groups.length === 0) return t("figures.origins.none");
  const names = groups.map((group) => t(`figures.origins.${group}`));
  return joinParts(names, getLocale(language));
}
