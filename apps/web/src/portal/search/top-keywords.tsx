import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./top-keywords.module.css";

/** The keywords that stand among the first three results. */
export function TopKeywords({ keywords }: { keywords: readonly string[] }) {
  const { t } = useTranslation(["portal", "common"]);
  return (
    <section className={styles["top"]} aria-labelledby="top-keywords">
      <h3 id="top-keywords" className={styles["title"]}>
        {t("seo.top")}
      </h3>
      {keywords.length === 0 ? (
        <p className={styles["none"]}>{t("common:state.noData")}</p>
      ) : (
        <ul className={styles["list"]}>
          {keywords.map((keyword) => (
            <li key={keyword}>
              <span>{keyword}</span>
              <Badge color="jade">{t("seo.topTag")}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
