import { useTranslation } from "react-i18next";
import type { Dispatch } from "@agency/contracts/reports/schemas";
import { useProblemText } from "../../shared/problem-text.ts";
import { useFormat } from "../../shared/use-format.ts";
import { DispatchBadge } from "./dispatch-badge.tsx";
import styles from "./all-reports.module.css";

/** The emails of a report with date, recipient and outcome, newest first. */
export function SendHistory({ dispatches }: { dispatches: Dispatch[] }) {
  const { t } = useTranslation("admin");
  const { moment } = useFormat();
  const problemText = useProblemText();
  return (
    <section>
      <h3 className={styles["subheading"]}>{t("allReports.history")}</h3>
      {dispatches.length === 0 && <p>{t("allReports.neverSent")}</p>}
      <ol className={styles["history"]}>
        {dispatches.map(({ id, number, recipient, state, attempts, requestedAt, sentAt, problem }) => (
          <li key={id}>
            <div className={styles["sending"]}>
              <DispatchBadge state={state} />
              <span>{recipient}</span>
              <span>{moment(sentAt ?? requestedAt)}</span>
              <span className={styles["quiet"]}>
                {number === 0 ? t("allReports.first") : t("allReports.again", { number: number + 1 })},{" "}
                {t("allReports.attempts", { count: attempts })}
              </span>
            </div>
            {problem && <p className={styles["problem"]}>{problemText(problem)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
