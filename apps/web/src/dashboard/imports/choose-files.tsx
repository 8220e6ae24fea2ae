import { Button, Input } from "@mantine/core";
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mostFilesTogether } from "@agency/model/limits";
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

/** The field for files, and the button that sends them to be looked at. Files that are dropped anywhere are looked at at once. */
export function ChooseFiles({ pending, locked, onChange, onChoose }: ChooseFilesProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<"noFile" | "tooManyFiles" | null>(null);
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
  const over = useFileDrop(input, (files) => {
    if (locked || pending || !input.current) return;
    input.current.files = files;
    onChange();
    choose(Array.from(files));
  });
  return (
    <form onSubmit={submit} noValidate className={own["drop"]} data-over={over || undefined}>
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

/**
 * Takes files that are dropped on the page while a field is shown: the browser would open them in place of the page.
 * @returns whether somebody drags files over the page
 */
function useFileDrop(field: RefObject<HTMLElement | null>, onDrop: (files: FileList) => void): boolean {
  const [over, setOver] = useState(false);
  const drag = useEffectEvent((event: DragEvent) => {
    if (!field.current?.checkVisibility() || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop" && event.dataTransfer.files.length > 0) onDrop(event.dataTransfer.files);
  });
  useEffect(() => {
    const events = ["dragover", "dragleave", "drop"] as const;
    const listen = (event: DragEvent) => drag(event);
    for (const name of events) window.addEventListener(name, listen);
    return () => {
      for (const name of events) window.removeEventListener(name, listen);
    };
  }, []);
  return over;
}
