import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Board } from "@agency/contracts/board";
import { reportTypes } from "@agency/model/report/report-type";
import { Row } from "@agency/ui/row";
import { useTyped } from "../../shared/table/search-field.tsx";
import { useFormat } from "../../shared/use-format.ts";
import type { BoardPlace } from "./use-board-place.ts";
import styles from "./board-head.module.css";

type BoardHeadProps = {
  place: BoardPlace;
  /** Undefined until it has arrived. */
  board: Board | undefined;
  busy: boolean;
  onOpen: (place: Partial<BoardPlace>) => void;
  onSearch: (search: string) => void;
  onPrepareAll: () => void;
};

/** The period of the board, the ways to others, the search and the button that prepares everything. */
export function BoardHead({ place, board, busy, onOpen, onSearch, onPrepareAll }: BoardHeadProps) {
  const { t } = useTranslation("board");
  const { t: tAdmin } = useTranslation("admin");
  const format = useFormat();
  const [typed, type] = useTyped(onSearch);
  const toPrepare = board ? board.counts.ready + board.counts.failed + board.counts.held : 0;
  const move = (start: string | null | undefined, label: string, sign: string) => (
    <button
      type="button"
      className={styles["arrow"]}
      aria-label={label}
      disabled={!start}
      onClick={() => onOpen({ periodStart: start ?? null })}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );

  return (
    <Row gap="0.5rem 1.5rem" align="center">
      <h2 className={styles["period"]} aria-live="polite">
        {board ? format.period(board.reportType, board.period) : "…"}
      </h2>
      <Row align="center" unbroken className={styles["moves"]}>
        <div className={styles["types"]} role="group" aria-label={t("type")}>
          {reportTypes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === place.reportType}
              onClick={() => onOpen({ reportType: one, periodStart: null })}
            >
              {tAdmin(`reportType.${one}`)}
            </button>
          ))}
        </div>
        <Row align="center" unbroken className={styles["arrows"]}>
          {move(board?.previous, t("previous"), "‹")}
          {move(board?.next, t("next"), "›")}
        </Row>
      </Row>
      <Row align="center" unbroken className={styles["tools"]}>
        <div className={styles["search"]}>
          <kbd aria-hidden="true">/</kbd>
          <input
            type="search"
            value={typed}
            placeholder={t("search")}
            aria-label={t("search")}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") type("");
            }}
          />
        </div>
        <Button size="sm" disabled={toPrepare === 0 || busy} onClick={onPrepareAll}>
          {t("prepareAll")}
        </Button>
      </Row>
    </Row>
  );
}
