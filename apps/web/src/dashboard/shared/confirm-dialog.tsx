import { Alert, Button, Text } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Row, Stack } from "@agency/ui/layout";
import { errorMessage } from "../../shared/api/error-message.ts";
import { AdminDialog } from "./admin-dialog.tsx";
import { failureToast } from "./problem-text.ts";

type ConfirmDialogProps = {
  title: string;
  question: string;
  /** Details below the question. */
  children?: ReactNode;
  confirm: string;
  busyLabel: string;
  busy: boolean;
  /** Whether what the question is about is not known yet. */
  waiting?: boolean;
  /** The error of the last attempt. */
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an action that cannot be undone. Cancel has the focus. */
export function ConfirmDialog({
  title,
  question,
  children,
  confirm,
  busyLabel,
  busy,
  waiting = false,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation("admin");
  // Nobody would learn how an action ended whose question is gone.
  const close = () => !busy && onClose();
  return (
    <AdminDialog title={title} onClose={close} size="30rem" fullScreenOnPhones={false} closeOnClickOutside>
      <Stack gap="1.25rem">
        <Text>{question}</Text>
        {children}
        {problem && <Alert color="bad">{problem}</Alert>}
        <Row gap="1rem" align="center" justify="end">
          <Button variant="default" onClick={close} disabled={busy} data-autofocus>
            {t("cancel")}
          </Button>
          <Button color="bad" onClick={onConfirm} disabled={busy || waiting}>
            {busy ? busyLabel : confirm}
          </Button>
        </Row>
      </Stack>
    </AdminDialog>
  );
}

type ConfirmChangeProps<Body, Result> = Omit<ConfirmDialogProps, "busy" | "problem" | "onConfirm"> & {
  change: UseMutationResult<Result, Error, Body>;
  body: Body;
  /** Says that it failed, with the server's message. */
  failed: (message: string) => string;
  onDone: (result: Result) => void;
  onFailed?: () => void;
};

/** Asks before a change, makes it, and says why it failed. */
export function ConfirmChange<Body, Result>({
  change,
  body,
  failed,
  onDone,
  onFailed,
  ...dialog
}: ConfirmChangeProps<Body, Result>) {
  const confirm = () =>
    change.mutate(body, {
      onSuccess: onDone,
      onError: (error) => {
        failureToast(failed)(error);
        onFailed?.();
      },
    });
  return (
    <ConfirmDialog
      {...dialog}
      busy={change.isPending}
      problem={change.isError ? failed(errorMessage(change.error)) : null}
      onConfirm={confirm}
    />
  );
}
