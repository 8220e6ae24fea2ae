import type { InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { Text } from "@agency/ui/text";
import type { Form } from "./use-form.ts";
import styles from "./forms.module.css";

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "form"> & {
  form: Form;
  name: string;
  label: string;
};

/** A text input with its label and error message. */
export function Field({ form, label, className, ...input }: FieldProps) {
  const { t } = useTranslation("forms");
  return (
    <p className={[styles["field"], className].filter(Boolean).join(" ")}>
      <label htmlFor={form.id + input.name}>
        {label}
        {!input.required && <span>{` (${t("optional")})`}</span>}
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

/** The id of a field and its link to the error message. */
export function problemProps({ id, problems }: Form, name: string) {
  const wrong = problems[name] !== undefined;
  return { id: id + name, ...(wrong && { "aria-invalid": true, "aria-describedby": `${id}${name}-problem` }) };
}

export function Problem({ form: { id, problems }, name }: { form: Form; name: string }) {
  return problems[name] ? (
    <Text as="span" size="small" tone="bad" id={`${id}${name}-problem`} className={styles["problem"]}>
      {problems[name]}
    </Text>
  ) : null;
}
