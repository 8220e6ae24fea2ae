import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import { type Origin, originGroup } from "@agency/model/origin";
import { originText } from "@agency/model/report/origin-texts";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** Words an origin for the staff: as its client reads it, and the call that was made. */
export function useOriginText(): (origin: Origin) => string {
  const { t } = useTranslation("report");
  const locale = localeOf(useLanguage());
  return (origin) => {
    const text = originText(origin, { t: (key, params = {}) => t(key, params), locale, timeZone });
    return originGroup(origin.kind) === "google" && origin.detail !== null ? `${text}\n${origin.detail}` : text;
  };
}
