import { Alert, Button, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState, useId } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { retention } from "@agency/content/legal";
import { periodText } from "@agency/content/period-text";
import { clientPackages, languageKeys, aboutLanguage } from "@agency/content/settings";
import type { ClientInput } from "@agency/contracts/clients";
import { type ClientText, clientTexts, mostContacts } from "@agency/model/limits";
import { clientStatuses } from "@agency/model/states";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { FormButtons } from "../shared/admin-dialog.tsx";
import { hintBelow, fieldMessages } from "../shared/field-messages.ts";
import { failureToast } from "../shared/problem-text.ts";
import { UndrawnNote, useUndrawn } from "../shared/undrawn.tsx";
import {
  type ClientValues,
  contactField,
  type ContactValues,
  missingFields,
  newContact,
  toInput,
} from "./client-values.ts";
import { ContactFields, ReportTypesChoice } from "./contact-fields.tsx";
import shared from "../shared/shared.module.css";
import styles from "./clients.module.css";

type ClientFormProps = {
  initial: ClientValues;
  withStatus?: boolean;
  submit: string;
  busyLabel: string;
  busy: boolean;
  /** What a colleague made of the client meanwhile; null when nobody did. */
  theirs?: ClientValues | null;
  /** Says in a full sentence that it failed, with the server's message. */
  failed: (message: string) => string;
  /** Rejects when the server refuses the client. */
  onSubmit: (input: ClientInput) => Promise<unknown>;
  onCancel?: () => void;
};

/** The fields of a client. Checks required fields and shows the server's message at each field. */
export function ClientForm({
  initial,
  withStatus = false,
  theirs = null,
  failed,
  onSubmit,
  submit: submitLabel,
  ...buttons
}: ClientFormProps) {
  const { t } = useTranslation("admin");
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  // What looked like a client that is there already, to be confirmed as it is.
  const [doubtful, setDoubtful] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (message: string, fields: Record<string, string>) => {
    flushSync(() => {
      setFailure(message);
      setProblems(fields);
    });
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };

  /** The fields that two people changed become what the other one wrote. The rest of the form stays. */
  const takeTheirs = (other: ClientValues) => {
    const fields = Object.keys(problems) as (keyof ClientValues)[];
    setValues({ ...values, ...Object.fromEntries(fields.map((field) => [field, other[field]])) });
    setProblems({});
    setFailure(null);
  };

  const identity = clientIdentity(values);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (buttons.busy) return;
    const missing = missingFields(values);
    if (missing.length > 0) {
      refuse(t("clients.missing"), Object.fromEntries(missing.map((field) => [field, t("clients.required")])));
      return;
    }
    setFailure(null);
    setProblems({});
    try {
      await onSubmit({ ...toInput(values), ...(doubtful === identity && { confirmed: true }) });
      setDoubtful(null);
      setValues(initial);
    } catch (error) {
      const exists = error instanceof CallError && error.body?.error === "client_exists";
      if (exists) setDoubtful(identity);
      else failureToast(failed)(error);
      refuse(exists ? t("clients.exists") : failed(errorMessage(error)), fieldMessages(error));
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="1rem">
        {failure && (
          <Alert color="bad">
            {failure}
            {theirs && (
              <Row top="0.75rem">
                <Button variant="default" size="compact-md" onClick={() => takeTheirs(theirs)}>
                  {t("clients.takeTheirs")}
                </Button>
              </Row>
            )}
          </Alert>
        )}
        <ClientFields values={values} onChange={setValues} problems={problems} withStatus={withStatus} />
        <FormButtons {...buttons} submit={doubtful === identity ? t("clients.addAnyway") : submitLabel} />
      </Stack>
    </form>
  );
}

/** What tells a client from others. */
function clientIdentity({ name, email, website }: ClientValues): string {
  return JSON.stringify([name, email, website]);
}

/** The optional texts of the client itself; name and phone of its first contact stand with the contacts. */
const ownTexts = (Object.keys(clientTexts) as ClientText[]).filter(
  (name) => name !== "contactName" && name !== "phone",
);

type FieldName = Exclude<keyof ClientValues, "contacts" | "contactReportTypes">;

const isText = (name: FieldName): name is ClientText => name in clientTexts;

type ClientFieldsProps = {
  values: ClientValues;
  onChange: (values: ClientValues) => void;
  /** Error messages by field name. */
  problems: Record<string, string>;
  withStatus: boolean;
};

function ClientFields({ values, onChange, problems, withStatus }: ClientFieldsProps) {
  const { t } = useTranslation("admin");
  const locale = getLocale(useLanguage());
  // The add form and the edit dialog can be on the page at the same time.
  const form = useId();
  const fieldLabel = (name: FieldName) => (isText(name) ? t(`clients.text.${name}`) : t(`clients.${name}`));
  const field = (name: FieldName) => ({
    id: `${form}-${name}`,
    name,
    label: fieldLabel(name),
    error: problems[name] && t("clients.field", { label: fieldLabel(name), message: problems[name] }),
  });
  const undrawn = useUndrawn([values.name]);
  const set = (patch: Partial<ClientValues>) => onChange({ ...values, ...patch });
  const type = (name: ClientText | "name" | "email" | "monthlyFee" | "endedOn", hint?: string) => ({
    ...field(name),
    value: values[name],
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set({ [name]: currentTarget.value }),
    ...(hint !== undefined && { description: hint, inputWrapperOrder: hintBelow }),
  });
  const wide = styles["wide"] ?? "";

  return (
    <Stack cells="12rem" gap="1rem">
      <TextInput {...type("name")} data-autofocus required className={wide} />
      <div className={styles["note"]}>
        <UndrawnNote words={undrawn} />
      </div>
      <TextInput {...type("email")} type="email" required className={wide} />
      {ownTexts.map((name) =>
        name === "website" ? (
          <TextInput key={name} {...type(name, t("clients.websiteHint"))} inputMode="url" className={wide} />
        ) : (
          <TextInput key={name} {...type(name)} className={wide} />
        ),
      )}
      <Select
        {...field("package")}
        value={values.package}
        options={clientPackages.map((value) => ({ value, label: t(`package.${value}`) }))}
        onChange={(value) => set({ package: value })}
      />
      <TextInput {...type("monthlyFee")} inputMode="decimal" />
      <Select
        {...field("language")}
        value={values.language}
        options={languageKeys.map((value) => ({ value, label: aboutLanguage(value).label }))}
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
          {...type("endedOn", t("clients.endedOnHint", { period: periodText(retention.reportsAfterContract, locale) }))}
          type="date"
          className={wide}
        />
      )}
      {withStatus && (
        <Stack as="section" gap="1rem" whole className={shared["part"]} aria-labelledby={`${form}-contacts`}>
          <h3 id={`${form}-contacts`}>{t("contacts.title")}</h3>
          <Text size="small" tone="soft">
            {t("contacts.lead")}
          </Text>
          <Stack cells="14rem" gap="0.75rem 1rem" align="start">
            <TextInput {...type("contactName")} />
            <TextInput {...type("phone", t("contacts.phoneHint"))} type="tel" />
            <ReportTypesChoice
              types={values.contactReportTypes}
              onChange={(contactReportTypes) => set({ contactReportTypes })}
            />
          </Stack>
          <ContactsEditor
            contacts={values.contacts}
            onChange={(changed) => set({ contacts: changed })}
            problems={problems}
          />
        </Stack>
      )}
    </Stack>
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
    <Stack>
      {contacts.map((contact, index) => (
        <Stack
          key={contact.key}
          as="fieldset"
          cells="14rem"
          gap="0.75rem 1rem"
          align="start"
          card="plain"
          inset="0 1rem 0.75rem"
        >
          <Text as="legend" strong whole top="0.75rem" className={styles["legend"]}>
            {t("contacts.number", { number: index + 2 })}
          </Text>
          <ContactFields
            contact={contact}
            problem={(field) => problems[contactField(index + 1, field)]}
            onChange={(changed) => onChange(contacts.with(index, changed))}
          />
          <Button
            variant="subtle"
            color="bad"
            size="compact-sm"
            mr="auto"
            style={{ gridColumn: "1 / -1" }}
            aria-label={t("contacts.removeNamed", { number: index + 2 })}
            onClick={() => {
              onChange(contacts.toSpliced(index, 1));
              add.current?.focus();
            }}
          >
            {t("contacts.remove")}
          </Button>
        </Stack>
      ))}
      <Button
        ref={add}
        variant="default"
        mr="auto"
        disabled={contacts.length >= mostContacts}
        onClick={() => onChange([...contacts, newContact()])}
      >
        {t("contacts.add")}
      </Button>
    </Stack>
  );
}
