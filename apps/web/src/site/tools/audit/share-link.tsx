import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import fields from "../../forms/forms.module.css";
import styles from "./audit-panel.module.css";

/** The address of a result, with a copy button. If copying is blocked, selects the address. */
export function ShareLink({ path }: { path: string }) {
  const { t } = useTranslation("tools");
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const address = `${location.origin}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
    }
  };
  return (
    <div className={`${fields["field"]} ${styles["share"]}`}>
      <label htmlFor={id}>{t("audit.share")}</label>
      <Row gap="0.6rem" align="end" className={styles["row"]}>
        <input id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" className={actionClass("secondary")} onClick={() => void copy()}>
          {t("audit.copy")}
        </button>
      </Row>
      <p role="status">{isCopied && t("audit.copied")}</p>
    </div>
  );
}
