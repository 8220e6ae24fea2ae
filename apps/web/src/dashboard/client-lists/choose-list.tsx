import { Button, Input, Textarea } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { listedFields, maximumListBytes } from "@agency/model/client-list";
import { Stack, Text } from "@agency/ui/layout";
import { hintBelow } from "../shared/field-messages.ts";
import { useListFormat } from "../shared/use-format.ts";
import { useFieldLabel } from "./use-field-label.ts";
import files from "../figures/figures.module.css";

type ChooseListProps = {
  pending: boolean;
  /** Whether another list has to wait. */
  locked: boolean;
  onChange: () => void;
  onChoose: (list: { file: File } | { text: string }) => void;
};

/** A field for a file, one for a pasted table, and the button that sends one of them to be looked at. */
export function ChooseList({ pending, locked, onChange, onChoose }: ChooseListProps) {
  const { t } = useTranslation("clientList");
  const id = useId();
  const label = useFieldLabel();
  const list = useListFormat();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<"nothing" | "tooLarge" | null>(null);
  const changed = () => {
    setProblem(null);
    onChange();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const size = file ? file.size : new Blob([text]).size;
    const wrong = !file && text.trim() === "" ? "nothing" : size > maximumListBytes ? "tooLarge" : null;
    setProblem(wrong);
    if (wrong === null) onChoose(file ? { file } : { text });
    else input.current?.focus();
  };
  return (
    <Stack as="form" gap="1rem" onSubmit={submit} noValidate>
      <Text tone="soft" measure="66ch">
        {t("lead", { columns: list(listedFields.map(label)) })}
      </Text>
      <Input.Wrapper id={id} label={t("file")} error={problem && t(problem)} maw="40rem">
        <input
          ref={input}
          id={id}
          className={files["file"]}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv"
          aria-invalid={problem !== null}
          disabled={locked}
          onChange={() => {
            setText("");
            changed();
          }}
        />
      </Input.Wrapper>
      <Textarea
        label={t("paste")}
        description={t("pasteHint")}
        inputWrapperOrder={hintBelow}
        rows={4}
        maw="40rem"
        wrap="off"
        spellCheck={false}
        value={text}
        disabled={locked}
        onChange={({ currentTarget }) => {
          if (input.current) input.current.value = "";
          setText(currentTarget.value);
          changed();
        }}
      />
      <Button type="submit" mr="auto" disabled={pending || locked}>
        {pending ? t("checking") : t("check")}
      </Button>
    </Stack>
  );
}
