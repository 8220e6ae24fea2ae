import { useTranslation } from "react-i18next";
import { type AdFigure, type AdFigures, adFigures } from "@agency/model/ads";
import { formatMoney } from "@agency/model/report/format";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useFormat } from "./use-format.ts";

/** Words the known figures of ads, in a currency: "spent RM 1,534.56", "12.5 conversions". */
export function useAdFigures(): (figures: AdFigures, currency: string) => string[] {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const locale = getLocale(useLanguage());
  const word = (figure: AdFigure, amount: number, currency: string) => {
    const isMoney = figure === "spend" || figure === "value";
    return t(`imports.ads.${figure}`, {
      value: isMoney ? formatMoney(amount, locale, currency) : format.number(amount),
    });
  };
  return (figures, currency) =>
    adFigures.flatMap((figure) => (figures[figure] === null ? [] : [word(figure, figures[figure], currency)]));
}
