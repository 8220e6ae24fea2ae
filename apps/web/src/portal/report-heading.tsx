import { Badge } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import type { ReportDocument } from "@agency/model/report/report-document";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Revised } from "../shared/report/revised.tsx";
import { Unbroken } from "../shared/report/unbroken.tsx";
import styles from "./report-heading.module.css";

export type ReportHeadingProps = {
  ref?: Ref<HTMLHeadingElement>;
  document: ReportDocument;
  /** Whether another report is on its way, which takes this one's place. */
  busy?: boolean;
  /** Which of the client's reports it is. */
  standing: "newest" | "earlier" | "former" | "shared";
  /** The address of its PDF. */
  pdf: string;
  /** Further actions, before the PDF. */
  children?: ReactNode;
};

/** The shown report's title, type and its outcome in a sentence. */
export function ReportHeading({ ref, document, busy = false, standing, pdf, children }: ReportHeadingProps) {
  const { t } = useTranslation("portal");
  const { title, type, sample, headline } = document;
  return (
    <Row
      as="section"
      gap="0.75rem 2rem"
      align="end"
      justify="between"
      className={styles["heading"]}
      aria-labelledby="shown-report"
      data-busy={busy || undefined}
    >
      <div className={styles["what"]}>
        <Row gap="0.5rem" align="center" className={styles["badges"]}>
          <span role="status" className={styles["standing"]}>
            <Badge color={standing === "newest" ? "second" : "accent"}>
              {t(busy ? "report.opening" : `report.${standing}`)}
            </Badge>
          </span>
          <Badge variant="outline" color="ink" className={styles["type"] ?? ""}>
            {type}
          </Badge>
          {sample && <SampleBadge label={sample.badge} />}
        </Row>
        <h2 ref={ref} id="shown-report" tabIndex={-1} className={styles["title"]}>
          <Unbroken text={title} />
        </h2>
        {headline && <p className={styles["headline"]}>{headline}</p>}
        <Revised document={document} />
      </div>
      <Row gap="0.5rem" className={styles["actions"]}>
        {children}
        <a className={actionClass("primary", "small")} href={pdf} download aria-label={t("report.download")}>
          <span className={styles["long"]}>{t("report.download")}</span>
          <span className={styles["short"]}>{t("report.pdf")}</span>
        </a>
      </Row>
    </Row>
  );
}
