import { Button, Input } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "@agency/ui/stack";
import styles from "../figures/figures.module.css";

type ChooseFileProps = {
  pending: boolean;
  /** Whether another file has to wait. */
  locked: boolean;
  onChange: () => void;
  onChoose: (file: File) => void;
};

/** The field for a file, and the button that sends it to be looked at. */
export function ChooseFile({ pending, locked, onChange, onChoose }: ChooseFileProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    setMissing(!file);
    if (file) onChoose(file);
    else input.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="1rem" fit>
        <Input.Wrapper id={id} label={t("figures.file")} error={missing && t("figures.noFile")} w="100%">
          <input
            ref={input}
            id={id}
            className={styles["file"]}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv"
            aria-invalid={missing}
            disabled={locked}
            onChange={() => {
              setMissing(false);
              onChange();
            }}
          />
        </Input.Wrapper>
        <Button type="submit" disabled={pending || locked}>
          {pending ? t("figures.importing") : t("figures.import")}
        </Button>
      </Stack>
    </form>
  );
}
