import { Alert, Button, Input } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { useAddKey } from "./api.ts";
import styles from "../figures/figures.module.css";

/** The longest key file that the API takes, in bytes. Google's have about 2,400. */
const longestFile = 10_000;

/** Connects by the JSON file of a service account's key. */
export function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["connections", "admin"]);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<"missing" | "tooLarge" | null>(null);
  const add = useAddKey();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const wrong = file ? (file.size > longestFile ? "tooLarge" : null) : "missing";
    setProblem(wrong);
    if (!file || wrong) {
      input.current?.focus();
      return;
    }
    add.mutate(await file.text(), {
      onSuccess: ({ email }) => {
        toast({ title: t("connections:key.added"), description: email });
        onClose();
      },
    });
  };

  return (
    <AdminDialog title={t("connections:key.title")} onClose={onClose} size="34rem" fullScreenOnPhones={false}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="1rem">
          <p>{t("connections:key.lead")}</p>
          {add.isError && <Alert color="bad">{t("connections:key.failed", { message: messageOf(add.error) })}</Alert>}
          <Input.Wrapper id={id} label={t("connections:key.file")} error={problem && t(`connections:key.${problem}`)}>
            <input
              ref={input}
              id={id}
              className={styles["file"]}
              type="file"
              accept=".json,application/json"
              aria-invalid={problem !== null}
              onChange={() => {
                setProblem(null);
                add.reset();
              }}
            />
          </Input.Wrapper>
          <Row gap="1rem" align="center" justify="end">
            <Button variant="default" onClick={onClose}>
              {t("admin:cancel")}
            </Button>
            <Button type="submit" disabled={add.isPending}>
              {add.isPending ? t("connections:key.adding") : t("connections:key.add")}
            </Button>
          </Row>
        </Stack>
      </form>
    </AdminDialog>
  );
}
