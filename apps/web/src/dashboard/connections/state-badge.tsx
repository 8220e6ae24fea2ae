import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ConnectionState } from "@agency/model/connections";

export function StateBadge({ state }: { state: ConnectionState }) {
  const { t } = useTranslation("connections");
  return (
    <Badge color={state === "ok" ? "good" : state === "disconnected" ? "ink" : "bad"}>{t(`state.${state}`)}</Badge>
  );
}
