import { useTranslation } from "react-i18next";
import { CopyButton } from "../shared/copy-button.tsx";
import styles from "./connections.module.css";

/** How to make the OAuth app that the product signs in with, while there is none. */
export function SetUpSteps({ redirectAddress }: { redirectAddress: string }) {
  const { t } = useTranslation("connections");
  return (
    <div className={styles["setUp"]}>
      <h4 className={styles["subheading"]}>{t("setUp.title")}</h4>
      <p className={styles["lead"]}>{t("setUp.lead")}</p>
      <ol data-marked="" className={styles["steps"]}>
        <li>{t("setUp.steps.project")}</li>
        <li>{t("setUp.steps.consent")}</li>
        <li>
          {t("setUp.steps.client")}
          <span className={styles["address"]}>
            <code>{redirectAddress}</code>
            <CopyButton value={redirectAddress} name={t("setUp.copyAddress")} />
          </span>
        </li>
        <li>{t("setUp.steps.variables")}</li>
      </ol>
    </div>
  );
}
