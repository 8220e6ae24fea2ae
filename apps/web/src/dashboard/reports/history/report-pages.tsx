import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/row";
import { useFormat } from "../../shared/use-format.ts";
import styles from "./all-reports.module.css";

type ReportPagesProps = {
  total: number;
  more: boolean;
  offset: number;
  length: number;
  onMove: (offset: number) => void;
};

export function ReportPages({ total, more, offset, length, onMove }: ReportPagesProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const first = offset + 1;
  const last = Math.min(offset + length, total);
  return (
    <Row
      as="nav"
      gap="0.5rem"
      align="center"
      justify="between"
      unbroken
      className={styles["pages"]}
      aria-label={t("allReports.pages")}
    >
      <Button variant="default" disabled={offset === 0} onClick={() => onMove(Math.max(0, offset - length))}>
        {t("allReports.previous")}
      </Button>
      <p role="status">
        {t(more ? "allReports.rangeOfMore" : "allReports.range", {
          first: number(first),
          last: number(last),
          total: number(total),
        })}
      </p>
      <Button variant="default" disabled={last >= total} onClick={() => onMove(offset + length)}>
        {t("allReports.next")}
      </Button>
    </Row>
  );
}
