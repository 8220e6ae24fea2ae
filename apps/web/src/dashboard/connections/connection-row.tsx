import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Connection } from "@agency/contracts/connections";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useDisconnect, useRemoveConnection } from "./api.ts";
import { StateBadge } from "./state-badge.tsx";
import styles from "./connections.module.css";

type ConnectionRowProps = {
  connection: Connection;
  /** Google's page is being opened. */
  leaving: boolean;
  /** Null while the agency has no OAuth app. */
  onReconnect: ((businessProfile: boolean) => void) | null;
};

/** One Google account: who connected it and when, its state with the remedy, and what can be done with it. */
export function ConnectionRow({ connection, leaving, onReconnect }: ConnectionRowProps) {
  const { t } = useTranslation("connections");
  const { moment, number } = useFormat();
  const [asked, setAsked] = useState<"disconnect" | "remove" | null>(null);
  const { email, kind, state, connectedBy, connectedAt, checkedAt, endsAt, clients, businessProfile } = connection;
  return (
    <Stack as="li" gap="0.25rem" className={styles["connection"]}>
      <Row gap="0.25rem 0.75rem" align="center">
        <strong className={styles["email"]}>{email}</strong>
        <StateBadge state={state} />
      </Row>
      <Text size="small" tone="soft" className={styles["facts"]}>
        {t(`by.${kind}`, { name: connectedBy, when: moment(connectedAt) })}
      </Text>
      <Text size="small" tone="soft" className={styles["facts"]}>
        {clients > 0 ? t("clients", { count: clients, number: number(clients) }) : t("noClients")}
        {state === "ok" && ` · ${t("checked", { when: moment(checkedAt) })}`}
      </Text>
      {state === "ok" && endsAt && <p className={styles["remedy"]}>{t("ends", { when: moment(endsAt) })}</p>}
      {state !== "ok" && <p className={styles["remedy"]}>{t(`remedy.${state}`)}</p>}
      <Row gap="0.5rem" top="0.35rem">
        {onReconnect && (
          <Button
            size="compact-sm"
            variant={state === "ok" ? "default" : "filled"}
            onClick={() => onReconnect(false)}
            disabled={leaving}
            aria-label={t("reconnectNamed", { email })}
          >
            {t("reconnect")}
          </Button>
        )}
        {onReconnect && kind === "oauth" && state === "ok" && !businessProfile && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onReconnect(true)}
            disabled={leaving}
            aria-label={t("addProfileNamed", { email })}
          >
            {t("addProfile")}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setAsked(state === "disconnected" ? "remove" : "disconnect")}
          aria-label={state === "disconnected" ? t("removeNamed", { email }) : t("disconnectNamed", { email })}
        >
          {state === "disconnected" ? t("remove") : t("disconnect")}
        </Button>
      </Row>
      {asked === "disconnect" && <DisconnectDialog connection={connection} onClose={() => setAsked(null)} />}
      {asked === "remove" && <RemoveDialog connection={connection} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

type DisconnectDialogProps = { connection: Connection; onClose: () => void };

function DisconnectDialog({ connection: { id, email, clients }, onClose }: DisconnectDialogProps) {
  const { t } = useTranslation("connections");
  const { number } = useFormat();
  const disconnect = useDisconnect(id);
  const describeFailure = (error: unknown) => t("disconnectFailed", { message: messageOf(error) });
  const confirm = () =>
    disconnect.mutate(undefined, {
      onSuccess: ({ toldGoogle }) => {
        toast({ title: t("disconnected"), ...(toldGoogle ? {} : { description: t("disconnectedHere") }) });
        onClose();
      },
      onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
    });

  return (
    <ConfirmDialog
      title={t("disconnectTitle")}
      question={t("disconnectQuestion", { email, count: clients, number: number(clients) })}
      confirm={t("disconnect")}
      busyLabel={t("disconnecting")}
      busy={disconnect.isPending}
      problem={disconnect.isError ? describeFailure(disconnect.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

type RemoveDialogProps = { connection: Connection; onClose: () => void };

function RemoveDialog({ connection: { id, email }, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("connections");
  const remove = useRemoveConnection(id);
  const describeFailure = (error: unknown) => t("removeFailed", { message: messageOf(error) });
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("removed") });
        onClose();
      },
      onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
    });

  return (
    <ConfirmDialog
      title={t("removeTitle")}
      question={t("removeQuestion", { email })}
      confirm={t("remove")}
      busyLabel={t("removing")}
      busy={remove.isPending}
      problem={remove.isError ? describeFailure(remove.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
