import { TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { aboutLanguage, languageKeys } from "@agency/content/settings";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { CheckList } from "../shared/check-list.tsx";
import { hintBelow } from "../shared/field-messages.ts";
import type { ContactValues } from "./client-values.ts";

export type ContactText = "name" | "email" | "phone";

type ContactFieldsProps = {
  contact: ContactValues;
  onChange: (contact: ContactValues) => void;
  /** The server's message for a field. */
  problem: (field: ContactText) => string | undefined;
  /** Whether it is the first contact, who reads the client's language. */
  first?: boolean;
};

/** The fields of a contact. */
export function ContactFields({ contact, onChange, problem, first = false }: ContactFieldsProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const text = (name: ContactText) => {
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
    <>
      <TextInput {...text("name")} data-autofocus={contact.email === "" || undefined} />
      <TextInput {...text("email")} type="email" required />
      <TextInput {...text("phone")} type="tel" description={t("contacts.phoneHint")} inputWrapperOrder={hintBelow} />
      {!first && (
        <Select
          label={t("contacts.language")}
          value={contact.language ?? "client"}
          options={[
            { value: "client", label: t("contacts.asClient") },
            ...languageKeys.map((value) => ({ value, label: aboutLanguage(value).label })),
          ]}
          onChange={(value) => onChange({ ...contact, language: value === "client" ? null : value })}
        />
      )}
      <ReportTypesChoice
        types={contact.reportTypes}
        onChange={(types) => onChange({ ...contact, reportTypes: types })}
      />
    </>
  );
}

/** The reports that a contact gets. */
export function ReportTypesChoice({
  types,
  onChange,
}: {
  types: ReportType[];
  onChange: (types: ReportType[]) => void;
}) {
  const { t } = useTranslation("admin");
  return (
    <div>
      <CheckList
        label={t("contacts.reports")}
        options={reportTypes}
        chosen={types}
        optionName={(type) => t(`reportType.${type}`)}
        onChange={onChange}
      />
      {types.length === 0 && (
        <Text size="tiny" tone="soft">
          {t("contacts.noReports")}
        </Text>
      )}
    </div>
  );
}
