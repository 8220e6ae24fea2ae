import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportDocument } from "@agency/model/report/report-document";
import styles from "./top-keywords.module.css";

/** The keywords that rank among the first three results. */
export function TopKeywords({ heading, keywords, none }: ReportDocument["seo"]["topRankings"]) {
  const { t } = useTranslation("portal");
  return (
    <section className={styles["top"]} aria-labelledby="top-keywords">
      <h3 id="top-keywords" className={styles["title"]}>
        {heading}
      </h3>
      {keywords.length === 0 ? (
        <p className={styles["none"]}>{none}</p>
      ) : (
        <ul className={styles["list"]}>
          {keywords.map((keyword) => (
            <li key={keyword}>
              <span>{keyword}</span>
              <Badge color="jade">{t("topTag")}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
