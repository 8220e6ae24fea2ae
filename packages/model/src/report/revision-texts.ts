import { formatCount, formatMoney, formatOneDecimal } from "./format.ts";
import type { ReportText } from "./report-text.ts";
import type { RevisableFigure, Revised } from "./revised.ts";

/** What a revision changed, one sentence each: "Visitors: 530 → 999." */
export function revisionTexts(
  { figures, others }: Pick<Revised, "figures" | "others">,
  t: ReportText,
  locale: string,
): string[] {
  const format = (figure: RevisableFigure, value: number | null) => {
    if (value === null) return t("noData");
    if (figure === "adSpend") return formatMoney(value, locale);
    return figure === "averagePosition" ? formatOneDecimal(value, locale) : formatCount(value, locale);
  };
  const changes = figures.map(({ figure, before, after }) =>
    t("revised.change", {
      figure: t(`figure.${figure}`),
      before: format(figure, before),
      after: format(figure, after),
    }),
  );
  return others ? [...changes, t("revised.others")] : changes;
}
