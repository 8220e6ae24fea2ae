import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import { type Origin, originGroup } from "@agency/model/origin";
import { countedOriginText } from "@agency/model/report/origin-texts";
import { capitalised } from "@agency/model/report/period-label";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** Words an origin for the staff: within a sentence, and as a sentence with the call that was made. */
export function useOriginText(): { within: (origin: Origin) => string; sentence: (origin: Origin) => string } {
  const { t } = useTranslation("report");
  const locale = localeOf(useLanguage());
  const within = (origin: Origin) =>
    countedOriginText(origin, { t: (key, params = {}) => t(key, params), locale, timeZone });
  const sentence = (origin: Origin) => {
    const text = `${capitalised(within(origin), locale)}.`;
    return originGroup(origin.kind) === "google" && origin.detail !== null ? `${text}\n${origin.detail}` : text;
  };
  return { within, sentence };
}
