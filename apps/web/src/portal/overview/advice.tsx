import { useTranslation } from "react-i18next";
import { agency } from "@agency/content/agency";
import type { Report } from "@agency/contracts/reports/schemas";
import styles from "./advice.module.css";

/** The recommendations, and the staff's own word where there is one; both in the report's language. */
export function Advice({ report }: { report: Report }) {
  const { t } = useTranslation("portal");
  const { language, comment, data } = report;
  return (
    <div className={styles["advice"]}>
      {data.recommendations.length > 0 && (
        <section aria-labelledby="recommendations">
          <h3 id="recommendations" className={styles["title"]}>
            {t("overview.recommendations")}
          </h3>
          <ol className={styles["list"]} lang={language}>
            {data.recommendations.map((recommendation) => (
              <li key={recommendation}>{recommendation}</li>
            ))}
          </ol>
        </section>
      )}
      {comment && (
        <section className={styles["comment"]} aria-labelledby="comment">
          <h3 id="comment" className={styles["title"]}>
            {t("overview.comment", { agency: agency.name })}
          </h3>
          <p lang={language}>{comment}</p>
        </section>
      )}
    </div>
  );
}
