import { Button, Input } from "@mantine/core";
import { type DragEvent, type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mostFilesTogether } from "@agency/contracts/imports";
import { Stack } from "@agency/ui/layout";
import { hintBelow } from "../shared/field-messages.ts";
import styles from "../figures/figures.module.css";
import own from "./imports.module.css";

type ChooseFilesProps = {
  pending: boolean;
  /** Whether other files have to wait. */
  locked: boolean;
  onChange: () => void;
  onChoose: (files: File[]) => void;
};

/** The field for files, and the button that sends them to be looked at. Files that are dropped here are looked at at once. */
export function ChooseFiles({ pending, locked, onChange, onChoose }: ChooseFilesProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<"noFile" | "tooManyFiles" | null>(null);
  const [over, setOver] = useState(false);
  const choose = (files: File[]) => {
    const wrong = files.length === 0 ? "noFile" : files.length > mostFilesTogether ? "tooManyFiles" : null;
    setError(wrong);
    if (wrong === null) onChoose(files);
    else input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(Array.from(input.current?.files ?? []));
  };
  const drop = (event: DragEvent) => {
    // Else the browser opens the file in place of the page.
    event.preventDefault();
    setOver(false);
    if (locked || pending || !input.current || event.dataTransfer.files.length === 0) return;
    input.current.files = event.dataTransfer.files;
    onChange();
    choose(Array.from(event.dataTransfer.files));
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className={own["drop"]}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack gap="1rem" fit>
        <Input.Wrapper
          id={id}
          label={t("figures.file")}
          description={t("imports.filesHint", { count: mostFilesTogether })}
          error={
            error === "noFile" ? t("figures.noFile") : error && t("imports.tooManyFiles", { count: mostFilesTogether })
          }
          w="100%"
          inputWrapperOrder={hintBelow}
        >
          <input
            ref={input}
            id={id}
            className={styles["file"]}
            type="file"
            multiple
            accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv"
            aria-invalid={error !== null}
            disabled={locked}
            onChange={() => {
              setError(null);
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
