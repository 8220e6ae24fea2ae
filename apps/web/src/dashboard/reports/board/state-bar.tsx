import { useTranslation } from "react-i18next";
import type { Board } from "@agency/contracts/board";
import type { BoardState } from "@agency/model/states";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { boardTone } from "../../shared/board-tone.ts";
import { useFormat } from "../../shared/use-format.ts";
import { useBoardFormat } from "./use-board-format.ts";
import styles from "./state-bar.module.css";

/** From what is finished to what is missing. */
const order: BoardState[] = [
  "sent",
  "sending",
  "approved",
  "revised",
  "changed",
  "prepared",
  "preparing",
  "ready",
  "uncertain",
  "failed",
  "held",
  "needs_figures",
];

type StateBarProps = { board: Board; state: BoardState | null; onState: (state: BoardState | null) => void };

/** How many clients are in each state. A click shows only those. */
export function StateBar({ board: { counts, upcoming }, state, onState }: StateBarProps) {
  const { t } = useTranslation("board");
  const { t: tAdmin } = useTranslation("admin");
  const format = useFormat();
  const { moment } = useBoardFormat();
  const shown = order.filter((each) => counts[each] > 0 || each === state);

  return (
    <div className={styles["states"]}>
      <div className={styles["bar"]} aria-hidden="true">
        {shown.map((each) => (
          <span key={each} data-state={each} style={{ flexGrow: counts[each] }} />
        ))}
      </div>
      <Row gap="0 1.5rem" align="baseline" justify="between" top="0.5rem">
        <Row gap="0.1rem 1.4rem" align="baseline" className={styles["counts"]} role="group" aria-label={t("states")}>
          {shown.map((each) => (
            <button
              key={each}
              type="button"
              data-tone={boardTone[each]}
              aria-pressed={each === state}
              onClick={() => onState(each === state ? null : each)}
            >
              <strong>{format.number(counts[each])}</strong> {t(`count.${each}`)}
            </button>
          ))}
          {state && (
            <button type="button" className={styles["all"]} onClick={() => onState(null)}>
              {t("allNamed")}
            </button>
          )}
        </Row>
        <Text size="tiny" tone="soft">
          {upcoming
            ? t("upcoming", {
                type: tAdmin(`reportType.${upcoming.reportType}`).toLowerCase(),
                when: moment(upcoming.at),
                count: upcoming.clients,
                number: format.number(upcoming.clients),
              })
            : t("noUpcoming")}
        </Text>
      </Row>
    </div>
  );
}
