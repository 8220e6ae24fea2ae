import { Button, TextInput } from "@mantine/core";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { periodText, retention } from "@agency/content/legal";
import { clientPackages, languageKeys, languages } from "@agency/content/settings";
import { mostContacts } from "@agency/model/limits";
import { clientStatuses } from "@agency/model/states";
import { Select } from "@agency/ui/select";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { UndrawnNote } from "../shared/undrawn-note.tsx";
import { useUndrawn } from "../shared/use-undrawn.ts";
import type { ClientValues } from "./client-values.ts";
import { ContactFields } from "./contact-fields.tsx";
import { type ContactValues, newContact } from "./contact-values.ts";
import { ReportTypesChoice } from "./report-types-choice.tsx";
import styles from "./client-form.module.css";
import contactStyles from "./contacts.module.css";

type ClientFieldsProps = {
  values: ClientValues;
  onChange: (values: ClientValues) => void;
  /** Error messages by field name. */
  problems: Record<string, string>;
  withStatus: boolean;
};

export function ClientFields({ values, onChange, problems, withStatus }: ClientFieldsProps) {
  const { t } = useTranslation("admin");
  const locale = localeOf(useLanguage());
  // The add form and the edit dialog can be on the page at the same time.
  const form = useId();
  const field = (name: Exclude<keyof ClientValues, "contacts" | "contactReportTypes">) => ({
    id: `${form}-${name}`,
    name,
    label: t(`clients.${name}`),
    error: problems[name] && t("clients.field", { label: t(`clients.${name}`), message: problems[name] }),
  });
  const undrawn = useUndrawn([values.name]);
  const set = (patch: Partial<ClientValues>) => onChange({ ...values, ...patch });
  const type = (name: "contactName" | "name" | "email" | "website" | "businessType" | "monthlyFee" | "endedOn") => ({
    ...field(name),
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set({ [name]: currentTarget.value }),
  });

  return (
    <div className={styles["fields"]}>
      <TextInput {...type("name")} data-autofocus required autoComplete="off" className={styles["wide"] ?? ""} />
      <div className={styles["note"]}>
        <UndrawnNote words={undrawn} />
      </div>
      <TextInput {...type("email")} type="email" required autoComplete="off" className={styles["wide"] ?? ""} />
      <TextInput
        {...type("website")}
        inputMode="url"
        autoComplete="off"
        description={t("clients.websiteHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        className={styles["wide"] ?? ""}
      />
      <TextInput {...type("businessType")} autoComplete="off" className={styles["wide"] ?? ""} />
      <Select
        {...field("package")}
        value={values.package}
        options={clientPackages.map((value) => ({ value, label: t(`package.${value}`) }))}
        onChange={(value) => set({ package: value })}
      />
      <TextInput {...type("monthlyFee")} type="number" inputMode="numeric" min={0} step={1} autoComplete="off" />
      <Select
        {...field("language")}
        value={values.language}
        options={languageKeys.map((value) => ({ value, label: languages[value].label }))}
        onChange={(value) => set({ language: value })}
      />
      {withStatus && (
        <Select
          {...field("status")}
          value={values.status}
          options={clientStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(value) => set({ status: value })}
        />
      )}
      {withStatus && values.status === "ended" && (
        <TextInput
          {...type("endedOn")}
          type="date"
          description={t("clients.endedOnHint", { period: periodText(retention.reportsAfterContract, locale) })}
          inputWrapperOrder={["label", "input", "description", "error"]}
          className={styles["wide"] ?? ""}
        />
      )}
      {withStatus && (
        <section className={contactStyles["group"]} aria-labelledby={`${form}-contacts`}>
          <h3 id={`${form}-contacts`} className={contactStyles["heading"]}>
            {t("contacts.title")}
          </h3>
          <p className={contactStyles["lead"]}>{t("contacts.lead")}</p>
          <div className={contactStyles["first"]}>
            <TextInput {...type("contactName")} autoComplete="off" />
            <ReportTypesChoice
              types={values.contactReportTypes}
              onChange={(contactReportTypes) => set({ contactReportTypes })}
            />
          </div>
          <ContactsEditor
            contacts={values.contacts}
            onChange={(changed) => set({ contacts: changed })}
            problems={problems}
          />
        </section>
      )}
    </div>
  );
}

type ContactsEditorProps = {
  contacts: ContactValues[];
  onChange: (contacts: ContactValues[]) => void;
  /** Error messages by field name, such as `contacts.0.email`. */
  problems: Record<string, string>;
};

/** The contacts of a client besides the first one. */
function ContactsEditor({ contacts, onChange, problems }: ContactsEditorProps) {
  const { t } = useTranslation("admin");
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className={contactStyles["contacts"]}>
      {contacts.map((contact, index) => (
        <ContactFields
          key={contact.key}
          number={index + 2}
          contact={contact}
          problem={(field) => problems[`contacts.${index}.${field}`]}
          onChange={(changed) => onChange(contacts.with(index, changed))}
          onRemove={() => {
            onChange(contacts.toSpliced(index, 1));
            add.current?.focus();
          }}
        />
      ))}
      <Button
        ref={add}
        variant="default"
        className={contactStyles["add"] ?? ""}
        disabled={contacts.length >= mostContacts}
        onClick={() => onChange([...contacts, newContact()])}
      >
        {t("contacts.add")}
      </Button>
    </div>
  );
}
