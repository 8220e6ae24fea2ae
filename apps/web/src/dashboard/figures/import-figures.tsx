import { Alert, Button, Input, Stack } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { fieldProblems } from "../shared/field-messages.ts";
import { templateAddress, useImportFigures } from "./api.ts";
import { ImportProblems } from "./import-problems.tsx";
import styles from "./figures.module.css";

/** Template, file upload and result. A file with an error changes nothing. */
export function ImportFigures({ clientId }: { clientId: string }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const upload = useImportFigures(clientId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    setMissing(!file);
    if (!file) {
      input.current?.focus();
      return;
    }
    upload.mutate(file, {
      onSuccess: ({ imported }) => toast({ title: t("figures.imported", { count: imported }) }),
      onError: (error) =>
        toast({ title: t("figures.importFailed"), description: messageOf(error), variant: "destructive" }),
    });
  };

  return (
    <Stack gap="lg">
      <div>
        <Button component="a" variant="default" href={templateAddress(clientId)} download>
          {t("figures.template")}
        </Button>
        <p className={styles["note"]}>{t("figures.templateHint")}</p>
      </div>
      <form onSubmit={submit} noValidate>
        <Stack gap="md" align="flex-start">
          <Input.Wrapper id={id} label={t("figures.file")} error={missing && t("figures.noFile")} w="100%">
            <input
              ref={input}
              id={id}
              className={styles["file"]}
              type="file"
              accept=".csv,text/csv"
              aria-invalid={missing}
              onChange={() => {
                setMissing(false);
                upload.reset();
              }}
            />
          </Input.Wrapper>
          <Button type="submit" disabled={upload.isPending}>
            {upload.isPending ? t("figures.importing") : t("figures.import")}
          </Button>
        </Stack>
      </form>
      {upload.isSuccess && (
        <Alert color="jade" role="status">
          {t("figures.imported", { count: upload.data.imported })}
        </Alert>
      )}
      {upload.isError && (
        <Alert color="bad" title={t("figures.importFailed")}>
          {messageOf(upload.error)}
        </Alert>
      )}
      <ImportProblems problems={fieldProblems(upload.error)} />
    </Stack>
  );
}
