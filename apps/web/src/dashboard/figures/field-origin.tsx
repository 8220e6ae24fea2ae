import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PeriodFigures } from "@agency/contracts/figures";
import type { FigureKey } from "@agency/model/figures";
import { originGroup } from "@agency/model/origin";
import { Row } from "@agency/ui/row";
import { Term } from "@agency/ui/tooltip";
import { useFormat } from "../shared/use-format.ts";
import { useOriginText } from "./use-origin-text.ts";
import styles from "./figures.module.css";

type FieldOriginProps = {
  figure: FigureKey;
  period: PeriodFigures;
  /** Whether something else is being saved. */
  busy: boolean;
  onTakeBack: (figure: FigureKey) => void;
};

/** Where a stored figure comes from, and what it was typed over. */
export function FieldOrigin({ figure, period, busy, onTakeBack }: FieldOriginProps) {
  const { t } = useTranslation(["admin", "common"]);
  const { within, sentence } = useOriginText();
  const format = useFormat();
  const origin = period.origins[figure];
  const beneath = period.overridden[figure];
  if (!origin) return null;
  const shown = (value: number | string[] | null) => {
    if (value === null) return t("common:state.noData");
    return typeof value === "number" ? format.number(value) : format.parts(value);
  };
  return (
    <Row gap="0.25rem 0.75rem" align="center" top="0.35rem" className={styles["origin"]}>
      <Term text={sentence(origin)}>{t(`admin:figures.origins.${originGroup(origin.kind)}`)}</Term>
      {beneath && (
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
      )}
    </Row>
  );
}
