import { useTranslation } from "react-i18next";
import type { BoardRow } from "@agency/contracts/board";
import type { PeriodFigures } from "@agency/contracts/figures";
import type { FigureKey } from "@agency/model/figures";
import { formatFigure } from "@agency/model/report/format";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { Text } from "@agency/ui/layout";
import { Term } from "@agency/ui/tooltip";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useFormat } from "../shared/use-format.ts";
import { FigureButton } from "./figure-panel.tsx";
import { useOriginText } from "./origins.tsx";

/** A period as the table of figures has it. */
export type ShownPeriod = {
  period: Period;
  /** Undefined without figures. */
  stored: PeriodFigures | undefined;
  /** What changed in its report since the client got that. */
  changed: BoardRow["detail"]["changed"];
};

type FigureValueProps = { clientId: string; figure: FigureKey; reportType: ReportType; shown: ShownPeriod };

/** The value of a figure in a period. A number opens where it comes from, and is corrected there. */
export function FigureValue({ clientId, figure, reportType, shown: { period, stored, changed } }: FigureValueProps) {
  const { t } = useTranslation(["client", "admin", "common"]);
  const locale = getLocale(useLanguage());
  const format = useFormat();
  const { within } = useOriginText();
  if (figure === "topRankings") {
    const searches = stored?.figures[figure] ?? [];
    if (searches.length === 0) return <NoData />;
    const count = { count: searches.length, number: format.number(searches.length) };
    return <Term text={searches.join("\n")}>{t("admin:figures.deletion.keywords", count)}</Term>;
  }
  const value = stored?.figures[figure] ?? null;
  if (value === null) return <NoData />;
  const origin = stored?.origins[figure];
  const write = (number: number) => formatFigure(figure, number, locale, origin?.measure);
  const change = changed?.figures.find((one) => one.figure === figure);
  const typed = origin?.kind === "typed";
  const before = change && (change.before === null ? t("common:state.noData") : write(change.before));
  const note = before ? t("client:figures.inReport", { value: before }) : typed ? within(origin) : undefined;
  return (
    <FigureButton
      figure={{ key: figure, value: write(value) }}
      report={{ clientId, reportType, reportPeriod: period, sample: false }}
      note={note}
      look={change ? "boxed" : typed ? "dotted" : undefined}
    />
  );
}

export function NoData() {
  const { t } = useTranslation("common");
  return (
    <Text as="span" size="tiny" tone="muted" unbroken>
      {t("state.noData")}
    </Text>
  );
}
