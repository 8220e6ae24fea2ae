import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency } from "@agency/content/agency";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import type { Form } from "./use-form.ts";
import styles from "./forms.module.css";

/** The end of every form that asks for an email address: the privacy notice, the marketing consent, and a bot trap. */
export function FinePrint({ form: { id }, notice, marketing = true }: FinePrintProps) {
  const { t } = useTranslation("forms");
  const localised = useLocalisedPath();
  return (
    <>
      {marketing && (
        <Row as="label" gap="0.7rem" align="start" unbroken className={styles["check"]}>
          <input type="checkbox" name="marketing" value="yes" />
          <span>{t("marketing")}</span>
        </Row>
      )}
      <Text size="small" tone="muted" measure="60ch" className={styles["notice"]}>
        {notice ?? t("notice")} <Link to={localised("/privacy")}>{t("noticeLink")}</Link> {t("noticeEnd")}
      </Text>
      <Trap id={id} />
    </>
  );
}

export type FinePrintProps = {
  form: Form;
  /** What the email address is used for: the start of the sentence that links to the privacy notice. */
  notice?: string;
  /** Whether to ask for marketing consent. */
  marketing?: boolean;
};

/** A field hidden from sight and from screen readers, so that only bots fill it in. */
function Trap({ id }: { id: string }) {
  const { t } = useTranslation("forms");
  return (
    <div className={styles["trap"]} aria-hidden="true">
      <label htmlFor={`${id}trap`}>{t("trap")}</label>
      <input id={`${id}trap`} name="subject" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The error of the form, or what is said after a success. */
export function Outcome({ form, done = form.done }: { form: Form; done?: string }) {
  const text = form.note || done;
  const paragraph = useRef<HTMLParagraphElement>(null);
  // A form that was sent may have become shorter, which leaves its answer above the window.
  useEffect(() => {
    if (text) paragraph.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <p ref={paragraph} role="status" className={styles["outcome"]} data-failed={form.note !== "" || undefined}>
      {text}
    </p>
  );
}

/** Contact details for visitors without JavaScript. */
export function WithoutScript() {
  const { t } = useTranslation("forms");
  return (
    <noscript>
      <Text size="small" tone="muted" measure="60ch" className={styles["notice"]}>
        {t("noScript", { email: agency.email, phone: agency.phone })}
      </Text>
    </noscript>
  );
}
