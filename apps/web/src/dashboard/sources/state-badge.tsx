import { Alert, Badge } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConnectionState } from "@agency/model/connections";

export function StateBadge({ state }: { state: ConnectionState }) {
  const { t } = useTranslation("sources");
  return (
    <Badge color={state === "ok" ? "good" : state === "disconnected" ? "ink" : "bad"}>{t(`state.${state}`)}</Badge>
  );
}

/** What is wrong with a connection or a source, and what helps. */
export function Remedy({ children }: { children: ReactNode }) {
  return (
    <Alert color="bad" role="note" p="xs" maw="66ch">
      {children}
    </Alert>
  );
}
