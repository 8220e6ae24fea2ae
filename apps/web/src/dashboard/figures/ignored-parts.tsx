import { useTranslation } from "react-i18next";
import type { IgnoredPart } from "@agency/contracts/imports/schemas";
import { useFormat } from "../shared/use-format.ts";
import styles from "./figures.module.css";

const mostShown = 50;

/** What was not taken from a file, where it is and why. */
export function IgnoredParts({ ignored }: { ignored: IgnoredPart[] }) {
  const { t } = useTranslation("admin");
  const { parts } = useFormat();
  if (ignored.length === 0) return null;
  return (
    <details className={styles["ignored"]}>
      <summary>{t("imports.ignored", { count: ignored.length })}</summary>
      <ul>
        {ignored.slice(0, mostShown).map(({ sheet, line, column, why }) => {
          const name = parts([sheet, column].filter((part) => part !== null));
          const place = line === null ? name : t("imports.atLine", { value: name, line });
          return (
            <li key={`${sheet} ${line} ${column} ${why}`}>
              <strong>{place.trim()}</strong> {t(`imports.why.${why}`)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
