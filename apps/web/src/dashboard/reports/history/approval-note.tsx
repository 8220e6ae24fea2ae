import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ReportProgress } from "@agency/contracts/reports";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { reviewPath } from "../review-path.ts";
import styles from "./all-reports.module.css";

/** Says what the client cannot read yet, and leads to its approval. */
export function ApprovalNote({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const { unapproved, revision } = report;
  if (!unapproved) return null;
  return (
    <Alert color="accent" title={t(revision === 0 ? "allReports.notApproved" : "allReports.changed")}>
      <p>{revision === 0 ? t("allReports.readsNothing") : t("allReports.readsOlder", { number: revision })}</p>
      <Link className={styles["toReview"]} to={localised(reviewPath(report))}>
        {t("allReports.toReview")}
      </Link>
    </Alert>
  );
}
