import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shareDays } from "@agency/model/limits";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import styles from "./share-links.module.css";

export type ShareDays = (typeof shareDays)[number];

/** Asks how long a new link opens the report. */
export function ShareForm({ busy, onMake }: { busy: boolean; onMake: (days: ShareDays) => void }) {
  const { t } = useTranslation("share");
  const [chosen, setChosen] = useState<ShareDays>(30);
  return (
    <Row
      as="form"
      gap="0.75rem 1.5rem"
      align="end"
      justify="between"
      onSubmit={(event) => {
        event.preventDefault();
        onMake(chosen);
      }}
    >
      <Row as="fieldset" gap="0 1.25rem" className={styles["days"]}>
        <legend>{t("ends")}</legend>
        {shareDays.map((days) => (
          <label key={days}>
            <input type="radio" name="share-days" checked={days === chosen} onChange={() => setChosen(days)} />
            {t("days", { number: days })}
          </label>
        ))}
      </Row>
      <button type="submit" className={actionClass("primary", "small")} disabled={busy}>
        {t("make")}
      </button>
    </Row>
  );
}
