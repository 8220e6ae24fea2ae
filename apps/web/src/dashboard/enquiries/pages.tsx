import { Button } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/layout";
import { useFormat } from "../shared/use-format.ts";
import styles from "./enquiries.module.css";

type PagesProps = { total: number; offset: number; length: number; onMove: (offset: number) => void };

/** Steps back from a page that has no rows any more, such as the last one after its only row was settled. */
export function useStepBack({
  total,
  offset,
  length,
  onMove,
}: Omit<PagesProps, "total"> & { total: number | undefined }) {
  const back = useEffectEvent((rows: number) => onMove(Math.floor((rows - 1) / length) * length));
  const emptied = total !== undefined && total > 0 && offset >= total;
  useEffect(() => {
    if (emptied) back(total);
  }, [emptied, total]);
}

/** The shown range of a list, with links to the previous and next page. */
export function Pages({ total, offset, length, onMove }: PagesProps) {
  const { t } = useTranslation("enquiries");
  const { number } = useFormat();
  const last = Math.min(offset + length, total);
  return (
    <Row as="nav" gap="0.5rem" align="center" className={styles["pages"]} aria-label={t("list.pages")}>
      <p role="status">{t("list.range", { first: number(offset + 1), last: number(last), total: number(total) })}</p>
      {total > length && (
        <>
          <Button variant="default" disabled={offset === 0} onClick={() => onMove(Math.max(0, offset - length))}>
            {t("list.previous")}
          </Button>
          <Button variant="default" disabled={last >= total} onClick={() => onMove(offset + length)}>
            {t("list.next")}
          </Button>
        </>
      )}
    </Row>
  );
}
