import { Alert, Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ClientInput } from "@agency/contracts/clients";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { fieldMessages } from "../shared/field-messages.ts";
import { ClientFields } from "./client-fields.tsx";
import { type ClientValues, inputOf, missingFields } from "./client-values.ts";

type ClientFormProps = {
  initial: ClientValues;
  withStatus?: boolean;
  submit: string;
  busyLabel: string;
  busy: boolean;
  /** Describes the failure in a full sentence. */
  describeFailure: (error: unknown) => string;
  /** Rejects when the server refuses the client. */
  onSubmit: (input: ClientInput) => Promise<unknown>;
  /** Extra buttons before the submit button. */
  actions?: ReactNode;
};

/** The fields of a client. Checks required fields and shows the server's message at each field. */
export function ClientForm({ initial, withStatus = false, describeFailure, onSubmit, ...button }: ClientFormProps) {
  const { t } = useTranslation("admin");
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (message: string, fields: Record<string, string>) => {
    flushSync(() => {
      setFailure(message);
      setProblems(fields);
    });
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (button.busy) return;
    const missing = missingFields(values);
    if (missing.length > 0) {
      refuse(t("clients.missing"), Object.fromEntries(missing.map((field) => [field, t("clients.required")])));
      return;
    }
    setFailure(null);
    setProblems({});
    try {
      await onSubmit(inputOf(values));
      setValues(initial);
    } catch (error) {
      refuse(describeFailure(error), fieldMessages(error));
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="1rem">
        {failure && <Alert color="bad">{failure}</Alert>}
        <ClientFields values={values} onChange={setValues} problems={problems} withStatus={withStatus} />
        <Row align="center" justify="end">
          {button.actions}
          <Button type="submit" disabled={button.busy}>
            {button.busy ? button.busyLabel : button.submit}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
