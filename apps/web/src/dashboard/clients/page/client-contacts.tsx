import { Alert, Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { aboutLanguage } from "@agency/content/settings";
import type { Client, Contact } from "@agency/contracts/clients";
import { mostContacts } from "@agency/model/limits";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { FormButtons } from "../../shared/admin-dialog.tsx";
import { ConfirmChange } from "../../shared/confirm-dialog.tsx";
import { fieldMessages } from "../../shared/field-messages.ts";
import { failureToast } from "../../shared/problem-text.ts";
import { useListFormat } from "../../shared/use-format.ts";
import { Allowed } from "../../staff/rights.tsx";
import { useUpdateClient } from "../api.ts";
import {
  changedContact,
  clientContacts,
  contactField,
  contactValues,
  newContact,
  removedContact,
  toContact,
} from "../client-values.ts";
import { ContactFields } from "../contact-fields.tsx";

/** The people at a client who get its reports. They are added, changed and removed where they are listed. */
export function ClientContacts({ client }: { client: Client }) {
  const { t } = useTranslation("admin");
  const contacts = clientContacts(client);
  // The place of the contact whose fields are open: one past the last for a new one.
  const [open, setOpen] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Stack as="ul" gap="0" lines="after" pad="0.35rem">
        {contacts.map((contact, place) => (
          <ContactItem
            key={contact.email}
            client={client}
            contact={contact}
            place={place}
            open={open === place}
            onOpen={() => setOpen(open === place ? null : place)}
            onClose={close}
            onRemoved={() => add.current?.focus()}
          />
        ))}
      </Stack>
      {open === contacts.length && (
        <ContactForm
          client={client}
          place={open}
          onClose={() => {
            close();
            add.current?.focus();
          }}
        />
      )}
      <Allowed right="clients">
        <Button
          ref={add}
          variant="default"
          mt="sm"
          aria-expanded={open === contacts.length}
          disabled={client.contacts.length >= mostContacts}
          onClick={() => setOpen(open === contacts.length ? null : contacts.length)}
        >
          {t("contacts.add")}
        </Button>
      </Allowed>
    </>
  );
}

type ContactItemProps = {
  client: Client;
  contact: Contact;
  place: number;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  onRemoved: () => void;
};

function ContactItem({ client, contact, place, open, onOpen, onClose, onRemoved }: ContactItemProps) {
  const { t } = useTranslation(["client", "admin"]);
  const list = useListFormat();
  const [removing, setRemoving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const update = useUpdateClient(client.id);
  const { name, email, phone, language, reportTypes: types } = contact;
  const shown = name ?? email;
  const reports = (chosen: readonly ReportType[]) => {
    if (chosen.length === 0) return t("client:contents.nobody");
    if (chosen.length === reportTypes.length) return t("client:contents.every");
    return list(chosen.map((type) => t(`admin:reportType.${type}`)));
  };
  return (
    <li>
      <Row gap="0 1rem" align="center" justify="between">
        <Stack gap="0">
          <Text strong>{shown}</Text>
          <Text size="tiny" tone="soft">
            {[name !== null && email, phone].filter(Boolean).join(" · ")}
          </Text>
          <Text size="tiny" tone="soft">
            {`${aboutLanguage(language ?? client.language).label} · ${reports(types)}`}
          </Text>
        </Stack>
        <Allowed right="clients">
          <Row gap="0.25rem">
            <Button
              ref={opener}
              variant="subtle"
              color="ink"
              size="compact-sm"
              aria-expanded={open}
              aria-label={t("client:contents.editNamed", { name: shown })}
              onClick={onOpen}
            >
              {t("client:contents.edit")}
            </Button>
            {place > 0 && (
              <Button
                variant="subtle"
                color="bad"
                size="compact-sm"
                aria-label={t("client:contents.removeNamed", { name: shown })}
                onClick={() => setRemoving(true)}
              >
                {t("admin:contacts.remove")}
              </Button>
            )}
          </Row>
        </Allowed>
      </Row>
      {open && (
        <ContactForm
          client={client}
          place={place}
          onClose={() => {
            onClose();
            opener.current?.focus();
          }}
        />
      )}
      {removing && (
        <ConfirmChange
          title={t("client:contents.removeNamed", { name: shown })}
          question={t("client:contents.removeQuestion", { name: shown })}
          confirm={t("admin:contacts.remove")}
          busyLabel={t("client:contents.removing")}
          change={update}
          body={removedContact(client, place)}
          failed={(message) => t("client:contents.failed", { message })}
          onDone={() => {
            toast({ title: t("client:contents.removed") });
            onRemoved();
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

type ContactFormProps = { client: Client; place: number; onClose: () => void };

/** The fields of one contact, with the server's message at each. */
function ContactForm({ client, place, onClose }: ContactFormProps) {
  const { t } = useTranslation(["client", "admin"]);
  const [values, setValues] = useState(() => {
    const contact = clientContacts(client)[place];
    return contact ? contactValues(contact) : newContact();
  });
  const update = useUpdateClient(client.id);
  const form = useRef<HTMLFormElement>(null);
  const problems = update.isError ? fieldMessages(update.error) : {};
  const failed = (message: string) => t("client:contents.failed", { message });

  useEffect(() => {
    const first = update.isError ? "[aria-invalid=true]" : "input";
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [update.isError]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    update.mutate(changedContact(client, place, toContact(values)), {
      onSuccess: () => {
        toast({ title: t("client:contents.saved") });
        onClose();
      },
      onError: failureToast(failed),
    });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="0.75rem 1rem" cells="12rem" align="start" top="0.5rem">
        <ContactFields
          contact={values}
          onChange={setValues}
          problem={(field) => problems[contactField(place, field)]}
          first={place === 0}
        />
      </Stack>
      <Stack gap="0.75rem" top="0.75rem">
        {update.isError && <Alert color="bad">{failed(errorMessage(update.error))}</Alert>}
        <FormButtons
          submit={t("client:contents.save")}
          busyLabel={t("admin:clients.saving")}
          busy={update.isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
