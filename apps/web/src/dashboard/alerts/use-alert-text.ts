import { useTranslation } from "react-i18next";
import type { Alert } from "@agency/model/alerts/alert";
import { type AlertText, alertText } from "@agency/model/alerts/alert-text";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** Words an alert in the page's language. */
export function useAlertText(): (alert: Alert) => string {
  const { t } = useTranslation("alerts");
  const locale = getLocale(useLanguage());
  // Its type asks for the parameters of all keys at once.
  const words = t as unknown as AlertText;
  return (alert) => alertText(alert, words, locale);
}
