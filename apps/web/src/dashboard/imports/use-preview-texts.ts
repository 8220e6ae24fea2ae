import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import { type FigureKey, kindOf } from "@agency/model/figures";
import { currencyOf, type Measure, type NamedMeasure } from "@agency/model/measures";
import { type Origin, originGroup, readFileDetail } from "@agency/model/origin";
import { formatMoment, formatMoney } from "@agency/model/report/format";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useFormat } from "../shared/use-format.ts";

/** Words the figures of a preview, where they come from and how they are counted. */
export function usePreviewTexts() {
  const { t } = useTranslation(["admin", "common"]);
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const measureOf = (measure: Measure) => currencyOf(measure) ?? t(`admin:imports.measure.${measure as NamedMeasure}`);
  return {
    measureOf,
    /** "2,260", "8.125", "RM 12.50". */
    valueOf: (figure: FigureKey, value: number | string[] | null, measure: Measure | null) => {
      if (value === null) return t("common:state.noData");
      if (typeof value !== "number") return format.parts(value);
      return kindOf(figure) === "money" ? formatMoney(value, locale, currencyOf(measure)) : format.number(value);
    },
    /** "Google, read on 3 November 2026". */
    from: ({ kind, readAt, author, detail }: Origin) => {
      const date = formatMoment(new Date(readAt), locale, timeZone);
      const group = originGroup(kind);
      if (group === "google") return t("admin:imports.from.google", { date });
      if (group === "typed")
        return author === null
          ? t("admin:imports.from.typed", { date })
          : t("admin:imports.from.typedBy", { author, date });
      return detail === null
        ? t("admin:imports.from.fileUnnamed", { date })
        : t("admin:imports.from.file", { file: readFileDetail(detail).file, date });
    },
    countedAs: (measure: Measure) => t("admin:imports.countedAs", { measure: measureOf(measure) }),
  };
}
