import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { Field } from "../forms/field.tsx";
import { Outcome, WithoutScript } from "../forms/fine-print.tsx";
import type { Form } from "../forms/use-form.ts";
import styles from "../forms/forms.module.css";

type AddressFormProps = { form: Form; maxLength: number; submit: string; children?: ReactNode };

/** The form of a tool that takes the address of a page. */
export function AddressForm({ form, maxLength, submit, children }: AddressFormProps) {
  const { t } = useTranslation("tools");
  return (
    <form className={styles["short"]} {...form.props}>
      <Field
        form={form}
        name="url"
        label={t("url")}
        type="url"
        required
        maxLength={maxLength}
        placeholder={t("urlPlaceholder")}
        autoComplete="url"
      />
      <button type="submit" className={`${actionClass("primary")} ${styles["send"]}`} disabled={form.pending}>
        {submit}
      </button>
      {children}
      <Outcome form={form} />
      <WithoutScript />
    </form>
  );
}
