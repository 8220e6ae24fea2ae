import { useTranslation } from "react-i18next";
import { Text } from "@agency/ui/text";
import type { Hit } from "../search/search.ts";
import styles from "./results.module.css";

/** The most words shown; more would not help. */
const shown = 5;

/** The matching words that occur only in the article's text, which the list does not show. */
export function OnlyInText({ hit }: { hit: Hit }) {
  const { t } = useTranslation("blog");
  if (hit.onlyInText.length === 0) return null;
  return (
    <Text size="small" tone="muted" className={styles["inText"]}>
      {t("search.inText")}{" "}
      {hit.onlyInText.slice(0, shown).map((word, index) => (
        <span key={word}>
          {index > 0 && ", "}
          <mark>{word}</mark>
        </span>
      ))}
    </Text>
  );
}
