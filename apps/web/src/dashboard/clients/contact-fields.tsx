import { Button, TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { languageKeys, languages } from "@agency/content/settings";
import { Select } from "@agency/ui/select";
import type { ContactValues } from "./contact-values.ts";
import { ReportTypesChoice } from "./report-types-choice.tsx";
import styles from "./contacts.module.css";

type ContactFieldsProps = {
  /** The first contact is number 1. */
  number: number;
  contact: ContactValues;
  onChange: (contact: ContactValues) => void;
  onRemove: () => void;
  problem: (field: "name" | "email") => string | undefined;
};

export function ContactFields({ number, contact, onChange, onRemove, problem }: ContactFieldsProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const text = (name: "name" | "email") => {
    const label = t(`contacts.${name}`);
    const message = problem(name);
    return {
      id: `${id}-${name}`,
      label,
      value: contact[name],
      autoComplete: "off",
      error: message && t("clients.field", { label, message }),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        onChange({ ...contact, [name]: currentTarget.value }),
    };
  };
  return (
    <fieldset className={styles["contact"]}>
      <legend className={styles["legend"]}>{t("contacts.number", { number })}</legend>
      <TextInput {...text("name")} data-autofocus={contact.email === "" || undefined} />
      <TextInput {...text("email")} type="email" required />
      <Select
        label={t("contacts.language")}
        value={contact.language ?? "client"}
        options={[
          { value: "client", label: t("contacts.asClient") },
          ...languageKeys.map((value) => ({ value, label: languages[value].label })),
        ]}
        onChange={(value) => onChange({ ...contact, language: value === "client" ? null : value })}
      />
      <ReportTypesChoice
        types={contact.reportTypes}
        onChange={(reportTypes) => onChange({ ...contact, reportTypes })}
      />
      <Button
        variant="subtle"
        color="bad"
        size="compact-sm"
        className={styles["remove"] ?? ""}
        aria-label={t("contacts.removeNamed", { number })}
        onClick={onRemove}
      >
        {t("contacts.remove")}
      </Button>
    </fieldset>
  );
}
