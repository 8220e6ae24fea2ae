import { useTranslation } from "react-i18next";
import { sample } from "@agency/content/settings";
import { SampleBadge } from "@agency/ui/sample-badge";
import type { ProjectOnPage } from "./project.server.ts";
import styles from "./change.module.css";

/** How it was before and is after the work, in words and, where somebody has counted, in figures with their sources. */
export function Change({ project: { before, after, figures } }: Pick<ProjectOnPage, "project">) {
  const { t } = useTranslation("work");
  return (
    <section className={styles["change"]} aria-labelledby="change-title">
      <div className={styles["head"]}>
        <h2 id="change-title">{t("change")}</h2>
        {sample && figures.length > 0 && <SampleBadge label={t("sampleFigures")} />}
      </div>
      <div className={styles["words"]}>
        <div>
          <h3>{t("before")}</h3>
          <p>{before}</p>
        </div>
        <div>
          <h3>{t("after")}</h3>
          <p>{after}</p>
        </div>
      </div>
      {figures.map((figure) => (
        <div key={figure.name} className={styles["figure"]}>
          <dl>
            <div>
              <dt>{t("before")}</dt>
              <dd>{figure.before}</dd>
            </div>
            <svg width="96" height="48" viewBox="0 0 96 48" aria-hidden="true">
              <path d="M0 24H90M68 3L90 24L68 45" fill="none" stroke="currentcolor" strokeWidth="5" />
            </svg>
            <div>
              <dt>{t("after")}</dt>
              <dd>{figure.after}</dd>
            </div>
          </dl>
          <div className={styles["meaning"]}>
            <p className={styles["name"]}>{figure.name}</p>
            <p className={styles["source"]}>{figure.source}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
