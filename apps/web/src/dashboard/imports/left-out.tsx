import { useTranslation } from "react-i18next";
import type { IgnoredPart } from "@agency/contracts/imports";
import { useFormat } from "../shared/use-format.ts";
import styles from "../figures/figures.module.css";

const mostShown = 50;
/** How many are read at a glance; more are opened on request. */
const mostOpen = 8;

type LeftOutProps = {
  ignored: IgnoredPart[];
  /** Names of clients that somebody left out. */
  clients: string[];
};

/** What will not be taken from a file: clients, tables, columns, rows and figures, each with its place and the reason. */
export function LeftOut({ ignored, clients }: LeftOutProps) {
  const { t } = useTranslation("admin");
  const { parts, number } = useFormat();
  if (ignored.length === 0 && clients.length === 0) return null;
  const more = ignored.length - mostShown;
  return (
    <section aria-labelledby="import-left-out">
      <h3 id="import-left-out" className={styles["heading"]}>
        {t("imports.leftOutHeading")}
      </h3>
      {clients.length > 0 && (
        <p>{t("imports.leftOut", { names: parts(clients.map((name) => name || t("imports.unnamed"))) })}</p>
      )}
      {ignored.length > 0 && (
        <details className={styles["ignored"]} open={ignored.length <= mostOpen}>
          <summary>{t("imports.ignored", { count: ignored.length, number: number(ignored.length) })}</summary>
          <ul data-marked="">
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
          {more > 0 && <p>{t("imports.ignoredMore", { count: more, number: number(more) })}</p>}
        </details>
      )}
    </section>
  );
}
