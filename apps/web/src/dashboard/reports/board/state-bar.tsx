import { useTranslation } from "react-i18next";
import type { Board } from "@agency/contracts/board";
import type { LifeState } from "@agency/model/states";
import { joined, Row, Stack, Text } from "@agency/ui/layout";
import { boardTone } from "../../shared/board-tone.ts";
import { useFormat } from "../../shared/use-format.ts";
import type { BoardPlace } from "./use-board-place.ts";
import { useBoardFormat } from "./use-board-texts.ts";
import shared from "../../shared/shared.module.css";
import styles from "./board.module.css";

const onItsWay = "color-mix(in srgb, var(--area-edge) 58%, var(--surface))";
const toApprove = "color-mix(in srgb, var(--accent) 42%, var(--surface))";

/** The states and their part of the bar, from what is finished to what is missing. */
const colours: Record<LifeState, string> = {
  sent: "var(--area-edge)",
  sending: onItsWay,
  approved: onItsWay,
  revised: toApprove,
  changed: toApprove,
  prepared: toApprove,
  preparing: "var(--line-strong)",
  ready: "var(--line-strong)",
  uncertain: "var(--bad)",
  failed: "var(--bad)",
  held: "var(--bad)",
  needs_figures: "var(--line)",
};
const order = Object.keys(colours) as LifeState[];

type StateBarProps = { board: Board; place: BoardPlace; onOpen: (place: Partial<BoardPlace>) => void };

/** How many clients are in each state, and how many have not opened what they were mailed. A click shows only those. */
export function StateBar({ board: { counts, unopened, upcoming }, place, onOpen }: StateBarProps) {
  const { state } = place;
  const onState = (next: LifeState | null) => onOpen({ state: next, unopened: false });
  const { t } = useTranslation("board");
  const { t: tAdmin } = useTranslation("admin");
  const format = useFormat();
  const { moment } = useBoardFormat();
  const shown = order.filter((each) => counts[each] > 0 || each === state);

  return (
    <Stack gap="0">
      <div className={styles["bar"]} aria-hidden="true">
        {shown.map((each) => (
          <span key={each} data-state={each} style={{ flexGrow: counts[each], background: colours[each] }} />
        ))}
      </div>
      <Row gap="0 1.5rem" align="baseline" justify="between">
        <Row
          gap="0.1rem 1.4rem"
          align="baseline"
          className={joined(shared["slide"], styles["counts"])}
          role="group"
          aria-label={t("states")}
        >
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
          {(unopened > 0 || place.unopened) && (
            <button
              type="button"
              aria-pressed={place.unopened}
              onClick={() => onOpen({ state: null, unopened: !place.unopened })}
            >
              <strong>{format.number(unopened)}</strong> {t("unopened")}
            </button>
          )}
          {(state || place.unopened) && (
            <button type="button" className={shared["linkish"]} onClick={() => onState(null)}>
              {t("allNamed")}
            </button>
          )}
        </Row>
        <Text size="tiny" tone="soft" className={shared["onWide"]}>
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
    </Stack>
  );
}
