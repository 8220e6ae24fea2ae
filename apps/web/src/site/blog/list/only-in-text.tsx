import { useTranslation } from "react-i18next";
import type { Hit } from "../search/search.ts";
import styles from "./results.module.css";

/** More words than these say nothing more. */
const shown = 5;

/** The words of the query that only the text of the article holds, since it is not to be seen here. */
export function OnlyInText({ hit }: { hit: Hit }) {
  const { t } = useTranslation("blog");
  if (hit.onlyInText.length === 0) return null;
  return (
    <p className={styles["inText"]}>
      {t("search.inText")}{" "}
      {hit.onlyInText.slice(0, shown).map((word, index) => (
        <span key={word}>
          {index > 0 && ", "}
          <mark>{word}</mark>
        </span>
      ))}
    </p>
  );
}
