import { useTranslation } from "react-i18next";
import styles from "./task.module.css";

/** What the client needed. */
export function Task({ task }: { task: readonly string[] }) {
  const { t } = useTranslation("work");
  return (
    <section className={styles["task"]} aria-labelledby="task-title">
      <h2 id="task-title">{t("task")}</h2>
      <div>
        {task.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
