import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency } from "@agency/content/agency";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import type { Form } from "./use-form.ts";
import styles from "./forms.module.css";

/** What stands at the end of every form that asks for an address: the notice, the question about marketing, and a trap for bots. */
export function FinePrint({ form: { id }, notice, marketing = true }: FinePrintProps) {
  const { t } = useTranslation("forms");
  const localised = useLocalisedPath();
  return (
    <>
      {marketing && (
        <label className={styles["check"]}>
          <input type="checkbox" name="marketing" value="yes" />
          <span>{t("marketing")}</span>
        </label>
      )}
      <p className={styles["notice"]}>
        {notice ?? t("notice")} <Link to={localised("/privacy")}>{t("noticeLink")}</Link> {t("noticeEnd")}
      </p>
      <Trap id={id} />
    </>
  );
}

export type FinePrintProps = {
  form: Form;
  /** What the address is used for, as the beginning of the sentence that names the privacy notice. */
  notice?: string;
  /** Whether news and offers are asked about. */
  marketing?: boolean;
};

/** A field that neither eyes nor screen readers meet: whoever fills it in is no person. */
function Trap({ id }: { id: string }) {
  const { t } = useTranslation("forms");
  return (
    <div className={styles["trap"]} aria-hidden="true">
      <label htmlFor={`${id}trap`}>{t("trap")}</label>
      <input id={`${id}trap`} name="subject" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What went wrong with the form, or what became of it. */
export function Outcome({ form: { note }, done = "" }: { form: Form; done?: string }) {
  return (
    <p role="status" className={styles["outcome"]} data-failed={note !== "" || undefined}>
      {note || done}
    </p>
  );
}

/** How to reach the agency where no script runs. */
export function WithoutScript() {
  const { t } = useTranslation("forms");
  return (
    <noscript>
      <p className={styles["notice"]}>{t("noScript", { email: agency.email, phone: agency.phone })}</p>
    </noscript>
  );
}
