import { Button } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { mostContacts } from "@agency/model/limits";
import { ContactFields } from "./contact-fields.tsx";
import { type ContactValues, newContact } from "./contact-values.ts";
import styles from "./contacts.module.css";

type ContactsEditorProps = {
  contacts: ContactValues[];
  onChange: (contacts: ContactValues[]) => void;
  /** Error messages by field name, such as `contacts.0.email`. */
  problems: Record<string, string>;
};

/** The contacts of a client besides the first one. */
export function ContactsEditor({ contacts, onChange, problems }: ContactsEditorProps) {
  const { t } = useTranslation("admin");
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles["contacts"]}>
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
        className={styles["add"] ?? ""}
        disabled={contacts.length >= mostContacts}
        onClick={() => onChange([...contacts, newContact()])}
      >
        {t("contacts.add")}
      </Button>
    </div>
  );
}
