import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportPreview as Preview } from "@agency/contracts/imports";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { templateAddress } from "../figures/api.ts";
import { fieldProblems } from "../shared/field-messages.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ImportClients } from "./import-clients.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportProblems } from "./import-problems.tsx";
import { ImportQuestion } from "./import-question.tsx";
import { type ChosenFile, useKeepImport, usePreviewImport } from "./use-import.ts";
import styles from "../figures/figures.module.css";

type ImportFiguresProps = {
  /** Null for a file of many clients. */
  clientId: string | null;
};

/** Template and file upload: what was understood is shown or asked before it is kept. A file with an error changes nothing. */
export function ImportFigures({ clientId }: ImportFiguresProps) {
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  // Stays while an answer is on its way.
  const [asked, setAsked] = useState<Preview | null>(null);
  const preview = usePreviewImport(clientId);
  const keep = useKeepImport(clientId);
  const look = (file: ChosenFile) => {
    // What was imported before says nothing about this file.
    keep.reset();
    setChosen(file);
    preview.mutate(file, {
      onSuccess: (previewed) => {
        setAsked(previewed);
        setChosen({ ...file, upload: previewed.upload });
      },
      onError: failed,
    });
  };
  // The dialog says why, where a toast would cover the list of problems.
  const failed = () => setAsked(null);
  const forget = () => {
    setChosen(null);
    setAsked(null);
    preview.reset();
    keep.reset();
  };
  const keepAll = () => {
    if (!chosen) return;
    keep.mutate(chosen, {
      onSuccess: ({ imported }) => {
        toast({ title: t("figures.imported", { count: imported }) });
        setAsked(null);
      },
      onError: failed,
    });
  };
  const error = keep.error ?? preview.error;

  return (
    <Stack gap="1.25rem">
      <div>
        {clientId !== null && (
          <>
            <Button component="a" variant="default" href={templateAddress(clientId)} download>
              {t("figures.template")}
            </Button>
            <Text size="small" tone="soft" top="0.5rem" className={styles["note"]}>
              {t("figures.templateHint")}
            </Text>
          </>
        )}
        <Text size="small" tone="soft" top="0.5rem" className={styles["note"]}>
          {t(clientId === null ? "imports.manyHint" : "imports.hint")}
        </Text>
      </div>
      <ChooseFile
        pending={preview.isPending}
        locked={keep.isPending}
        onChange={forget}
        onChoose={(file) => look({ file, upload: null, answers: {}, clients: {}, afresh: false })}
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
          many={clientId === null}
          answers={chosen.answers}
          pending={keep.isPending || preview.isPending}
          onAnswer={(id, value) => look({ ...chosen, answers: { ...chosen.answers, [id]: value } })}
          onKeep={keepAll}
          onAfresh={() => look({ ...chosen, answers: {}, clients: {}, afresh: true })}
        />
      )}
      {keep.isSuccess && (
        <Alert color="second" role="status">
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
