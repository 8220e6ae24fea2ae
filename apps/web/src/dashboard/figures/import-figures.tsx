import { Alert, Button, Input, Stack } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { fieldProblems } from "../shared/field-messages.ts";
import { templateAddress } from "./api.ts";
import { ImportClients } from "./import-clients.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportProblems } from "./import-problems.tsx";
import { ImportQuestion } from "./import-question.tsx";
import { type ChosenFile, useKeepImport, usePreviewImport } from "./use-import.ts";
import styles from "./figures.module.css";

/** Template and file upload: what was understood is shown or asked before it is kept. A file with an error changes nothing. */
export function ImportFigures({ clientId }: { clientId: string }) {
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const preview = usePreviewImport(clientId);
  const keep = useKeepImport(clientId);
  const look = (file: ChosenFile) => {
    setChosen(file);
    preview.mutate(file, { onError: failed });
  };
  const failed = (error: unknown) =>
    toast({ title: t("figures.importFailed"), description: messageOf(error), variant: "destructive" });
  const forget = () => {
    setChosen(null);
    preview.reset();
    keep.reset();
  };
  const keepAll = () => {
    if (!chosen) return;
    keep.mutate(chosen, {
      onSuccess: ({ imported }) => {
        toast({ title: t("figures.imported", { count: imported }) });
        preview.reset();
      },
      onError: failed,
    });
  };
  const error = keep.error ?? preview.error;
  const asked = preview.data;

  return (
    <Stack gap="lg">
      <div>
        <Button component="a" variant="default" href={templateAddress(clientId)} download>
          {t("figures.template")}
        </Button>
        <p className={styles["note"]}>{t("figures.templateHint")}</p>
        <p className={styles["note"]}>{t("imports.hint")}</p>
      </div>
      <ChooseFile
        pending={preview.isPending}
        onChange={forget}
        onChoose={(file) => look({ file, answers: {}, clients: {}, afresh: false })}
      />
      {chosen && asked?.kind === "question" && (
        <ImportQuestion
          key={`${asked.question.id} ${preview.submittedAt}`}
          question={asked.question}
          pending={preview.isPending}
          onAnswer={(value) => look({ ...chosen, answers: { ...chosen.answers, [asked.question.id]: value } })}
        />
      )}
      {chosen && asked?.kind === "clients" && (
        <ImportClients
          key={preview.submittedAt}
          names={asked.names}
          pending={preview.isPending}
          onAnswer={(clients) => look({ ...chosen, clients: { ...chosen.clients, ...clients } })}
        />
      )}
      {chosen && asked?.kind === "ready" && (
        <ImportPreview
          preview={asked}
          pending={keep.isPending}
          onKeep={keepAll}
          onAfresh={() => look({ ...chosen, answers: {}, clients: {}, afresh: true })}
        />
      )}
      {keep.isSuccess && (
        <Alert color="jade" role="status">
          {t("figures.imported", { count: keep.data.imported })}
        </Alert>
      )}
      {error && (
        <Alert color="bad" title={t("figures.importFailed")}>
          {messageOf(error)}
        </Alert>
      )}
      <ImportProblems problems={fieldProblems(error)} />
    </Stack>
  );
}

type ChooseFileProps = { pending: boolean; onChange: () => void; onChoose: (file: File) => void };

function ChooseFile({ pending, onChange, onChoose }: ChooseFileProps) {
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
      <Stack gap="md" align="flex-start">
        <Input.Wrapper id={id} label={t("figures.file")} error={missing && t("figures.noFile")} w="100%">
          <input
            ref={input}
            id={id}
            className={styles["file"]}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv"
            aria-invalid={missing}
            onChange={() => {
              setMissing(false);
              onChange();
            }}
          />
        </Input.Wrapper>
        <Button type="submit" disabled={pending}>
          {pending ? t("figures.importing") : t("figures.import")}
        </Button>
      </Stack>
    </form>
  );
}
