import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ChangedFigures, ClientFigures, PeriodFigures } from "@agency/contracts/figures";
import type { FigureKey } from "@agency/model/figures";
import { originGroup } from "@agency/model/origin";
import { periodStarting, precedingPeriod } from "@agency/model/report/periods";
import { Row, Text } from "@agency/ui/layout";
import { Term } from "@agency/ui/tooltip";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { reviewPath } from "../shared/client-in-address.ts";
import { useFormat } from "../shared/use-format.ts";
import type { ChosenPeriod } from "./api.ts";
import { useOriginText } from "./origins.tsx";

type OtherNumberProps = { clientId: string; report: NonNullable<ChangedFigures["report"]> };

/** Says that the client still reads the figures from before, and leads to the report. */
export function OtherNumber({ clientId, report: { id, sentAt } }: OtherNumberProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const localised = useLocalisedPath();
  return (
    <Alert role="status" color="accent" title={t("figures.otherNumber.title")}>
      <p>
        {sentAt ? t("figures.otherNumber.sent", { when: format.moment(sentAt) }) : t("figures.otherNumber.approved")}
      </p>
      <Link to={localised(reviewPath({ id, clientId }))}>{t("figures.otherNumber.review")}</Link>
    </Alert>
  );
}

type ValueBeforeProps = { figure: FigureKey; figures: ClientFigures; chosen: ChosenPeriod };

/** The value of the period before, beside which a slip shows; nothing where there is none. */
export function ValueBefore(props: ValueBeforeProps) {
  const text = useValueBefore(props);
  return (
    text !== null && (
      <Text size="tiny" tone="muted" top="0.35rem">
        {text}
      </Text>
    )
  );
}

/** "September 2026: 4,376"; null where there is none. */
export function useValueBefore({ figure, figures, chosen: { reportType, start } }: ValueBeforeProps): string | null {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const own = periodStarting(reportType, start);
  const before = own && precedingPeriod(reportType, own);
  const known = figures.periods.find(
    (period) => period.reportType === reportType && period.periodStart === before?.start,
  );
  const value = known?.figures[figure];
  if (!before || typeof value !== "number") return null;
  return t("figures.before", { period: format.period(reportType, before), value: format.number(value) });
}

type FieldOriginProps = {
  figure: FigureKey;
  period: PeriodFigures;
  /** Whether something else is being saved. */
  busy: boolean;
  onTakeBack: (figure: FigureKey) => void;
};

/** Where a stored figure comes from, and what it was typed over. */
export function FieldOrigin(props: FieldOriginProps) {
  const { figure, period } = props;
  const { t } = useTranslation("admin");
  const { sentence } = useOriginText();
  const format = useFormat();
  const origin = period.origins[figure];
  const answer = period.confirmed.find(({ id }) => id.includes(`~${figure}:`));
  if (!origin) return null;
  return (
    <Text as="div" size="tiny" tone="soft" top="0.35rem">
      <Row gap="0.25rem 0.75rem" align="center">
        <Term text={sentence(origin)}>{t(`figures.origins.${originGroup(origin.kind)}`)}</Term>
        {answer && (
          <Text flex="1 1 100%">{t("doubts.confirmed", { by: answer.by, when: format.moment(answer.at) })}</Text>
        )}
        <TypedOver {...props} />
      </Row>
    </Text>
  );
}

/** What a figure was typed over, and the way back to it; nothing where it was not. */
export function TypedOver({ figure, period, busy, onTakeBack }: FieldOriginProps) {
  const { t } = useTranslation(["admin", "common"]);
  const { within } = useOriginText();
  const format = useFormat();
  const beneath = period.overridden[figure];
  if (!beneath) return null;
  const shown = (value: number | string[] | null) => {
    if (value === null) return t("common:state.noData");
    return typeof value === "number" ? format.number(value) : format.parts(value);
  };
  return (
    <>
      <p>{t("admin:figures.typedOver", { value: shown(beneath.value), origin: within(beneath.origin) })}</p>
      <Button
        variant="default"
        size="compact-sm"
        disabled={busy}
        aria-label={t("admin:figures.takeBackNamed", { figure: t(`admin:figures.field.${figure}`) })}
        onClick={() => onTakeBack(figure)}
      >
        {t("admin:figures.takeBack")}
      </Button>
    </>
  );
}
