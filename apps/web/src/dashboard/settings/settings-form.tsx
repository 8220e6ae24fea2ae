import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { Stack } from "@agency/ui/layout";

type SettingsFormProps = {
  title: string;
  submit: string;
  busyLabel: string;
  busy: boolean;
  onSubmit: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** A part of the settings that is saved, sent or looked up by itself. */
export function SettingsForm({ title, submit, busyLabel, busy, onSubmit, children }: SettingsFormProps) {
  const take = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Stack as="form" packed noValidate onSubmit={take}>
      <h3>{title}</h3>
      {children}
      <Button type="submit" mr="auto" disabled={busy}>
        {busy ? busyLabel : submit}
      </Button>
    </Stack>
  );
}
