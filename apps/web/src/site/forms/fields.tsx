import { type InputHTMLAttributes, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { agency } from "@agency/content/agency";
import { offered } from "@agency/content/settings";
import { joined, Row, Text } from "@agency/ui/layout";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { Button, SiteLink } from "../shared/parts.tsx";
import type { Form } from "./use-form.ts";
import styles from "./forms.module.css";

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "form"> & {
  form: Form;
  name: string;
  label: string;
};

/** A text input with its label and error message. */
export function Field({ form, label, className, ...input }: FieldProps) {
  const { t } = useTranslation("forms");
  return (
    <p className={joined(styles["field"], className)}>
      <label htmlFor={form.id + input.name}>
        {label}
        {!input.required && <span>{` ${t("optional")}`}</span>}
      </label>
      <input {...problemProps(form, input.name)} {...input} />
      <Problem form={form} name={input.name} />
    </p>
  );
}

/** The email address of the person. */
export function EmailField(props: Omit<FieldProps, "name">) {
  return <Field name="email" type="email" required maxLength={254} autoComplete="email" {...props} />;
}

type PhoneFieldProps = { form: Form; label: string; className?: string | undefined; required?: boolean };

/** A phone number of the person. Where it can be one of two countries, they choose which. */
export function PhoneField({ form, label, className, required = false }: PhoneFieldProps) {
  const element = useRef<HTMLDivElement>(null);
  const choices = form.choices["phone"] ?? [];
  const choose = (number: string) => {
    const input = element.current?.querySelector("input");
    if (!input) return;
    input.value = number;
    form.settle("phone");
    input.focus();
  };
  return (
    <div ref={element} className={className}>
      <Field form={form} name="phone" type="tel" label={label} required={required} maxLength={40} autoComplete="tel" />
      {choices.length > 0 && (
        <Row gap="0.5rem" role="group" aria-label={label} className={styles["choices"]}>
          {choices.map((number) => (
            <Button key={number} look="secondary" size="small" onClick={() => choose(number)}>
              {number}
            </Button>
          ))}
        </Row>
      )}
    </div>
  );
}

/** The id of a field and its link to the error message. */
export function problemProps({ id, problems }: Form, name: string) {
  const wrong = problems[name] !== undefined;
  return { id: id + name, ...(wrong && { "aria-invalid": true, "aria-describedby": `${id}${name}-problem` }) };
}

export function Problem({ form: { id, problems }, name }: { form: Form; name: string }) {
  return problems[name] ? (
    <Text as="span" size="small" tone="bad" strong id={`${id}${name}-problem`} className={styles["problem"]}>
      {problems[name]}
    </Text>
  ) : null;
}

/** The end of every form that asks for an email address: the privacy notice, the marketing consent, and a bot trap. */
export function FinePrint({ form: { id }, notice, marketing = true }: FinePrintProps) {
  const { t } = useTranslation("forms");
  return (
    <>
      {marketing && offered.newsletter && (
        <Row as="label" gap="0.7rem" align="start" unbroken className={styles["check"]}>
          <input type="checkbox" name="marketing" value="yes" />
          <span>{t("marketing")}</span>
        </Row>
      )}
      <Text size="small" tone="muted" measure="60ch">
        {notice ?? t("notice")} <SiteLink to="/privacy">{t("noticeLink")}</SiteLink> {t("noticeEnd")}
      </Text>
      <Trap id={id} />
    </>
  );
}

type FinePrintProps = {
  form: Form;
  /** The purpose of the email address: the start of the sentence that links to the privacy notice. */
  notice?: string;
  /** Whether to ask for marketing consent, where there is a newsletter. */
  marketing?: boolean;
};

/** A field hidden from sight and from screen readers, so that only bots fill it in. */
function Trap({ id }: { id: string }) {
  const { t } = useTranslation("forms");
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label htmlFor={`${id}trap`}>{t("trap")}</label>
        <input id={`${id}trap`} name="subject" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </div>
  );
}

type SendProps = { form: Form; label: string; sending: string; className?: string | undefined };

/** The button that sends a form. */
export function Send({ form, label, sending, className }: SendProps) {
  return (
    <Button type="submit" look="primary" className={className} disabled={form.pending}>
      {form.pending ? sending : label}
    </Button>
  );
}

/** The error of the form, or what is said after a success. */
export function Outcome({ form, focused = false }: { form: Form; focused?: boolean }) {
  const text = form.note || form.done;
  const paragraph = useRef<HTMLParagraphElement>(null);
  // A form that was sent may have become shorter, which leaves its answer above the window.
  useEffect(() => {
    if (text) paragraph.current?.scrollIntoView({ block: "nearest" });
    if (text && focused) paragraph.current?.focus({ preventScroll: true });
  }, [text, focused]);
  return (
    <p
      ref={paragraph}
      role="status"
      tabIndex={focused ? -1 : undefined}
      className={styles["outcome"]}
      data-failed={form.note !== "" || undefined}
    >
      {text}
    </p>
  );
}

/** Contact details for visitors without JavaScript. */
export function WithoutScript() {
  const { t } = useTranslation("forms");
  return (
    <noscript>
      <Text size="small" tone="muted" measure="60ch">
        {t("noScript", { email: agency.email, phone: agency.phone })}
      </Text>
    </noscript>
  );
}
