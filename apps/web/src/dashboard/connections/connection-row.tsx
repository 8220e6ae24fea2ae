import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Connection } from "@agency/contracts/connections";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useFormat } from "../shared/use-format.ts";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
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
