import type { BoardRow } from "@agency/contracts/board";
import type { ReportProgress } from "@agency/contracts/report-progress";
import { Row, Text } from "@agency/ui/layout";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { type BoardTexts, useBoardTexts } from "./use-board-texts.ts";
import styles from "./board-table.module.css";

export type ComparedFigureProps = {
  figure: BoardRow["figures"]["visitors"];
  /** A position is better the lower it is, and changes by places. */
  kind: "count" | "position";
  texts: BoardTexts;
};

/** A figure with its change since the period before: the arrow follows the number, the colour says whether that is good. */
export function ComparedFigure({ figure: { value, change }, kind, texts: { t, format } }: ComparedFigureProps) {
  if (value === null) {
    return (
      <Text as="span" size="tiny" tone="muted">
        {t("noData")}
      </Text>
    );
  }
  const better = kind === "position" ? (change ?? 0) < 0 : (change ?? 0) > 0;
  const tone = change ? (better ? "good" : "bad") : "muted";
  const text = change === null ? "" : kind === "position" ? format.position(Math.abs(change)) : format.percent(change);
  return (
    <span className={styles["figure"]}>
      <span>{kind === "position" ? format.position(value) : format.number(value)}</span>
      {/* The column stays aligned without a change. */}
      <Text as="span" size="note" tone={tone} data-tone={tone} unbroken>
        {change !== null && change !== 0 && (
          <>
            <span aria-hidden="true">
              {change > 0 ? "▲" : "▼"}
              {text}
            </span>
            <VisuallyHidden>{t(better ? "better" : "worse", { change: text })}</VisuallyHidden>
          </>
        )}
        {change === 0 && text}
      </Text>
    </span>
  );
}

/** The leads and the visitors of a report, each with its name. */
export function ReportFigures({ report: { figures } }: { report: Pick<ReportProgress, "figures"> }) {
  const texts = useBoardTexts();
  return (["leads", "visitors"] as const).map((figure) => (
    <Row key={figure} gap="0 0.4rem" align="baseline">
      <Text as="span" size="tiny" tone="muted">
        {texts.t(`column.${figure}`)}
      </Text>
      <Text as="span" figures unbroken>
        <ComparedFigure figure={figures[figure]} kind="count" texts={texts} />
      </Text>
    </Row>
  ));
}
