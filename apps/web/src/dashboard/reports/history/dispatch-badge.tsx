import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DispatchState } from "@agency/model/states";

const colours: Record<DispatchState, "ink" | "jade" | "bad" | "accent"> = {
  queued: "ink",
  rendered: "ink",
  sending: "ink",
  sent: "jade",
  failed: "bad",
  uncertain: "accent",
};

/** Where a mail stands; null where none was asked for. */
export function DispatchBadge({ state }: { state: DispatchState | null }) {
  const { t } = useTranslation("admin");
  if (!state) {
    return <Badge variant="default">{t("allReports.mails.unsent")}</Badge>;
  }
  const onItsWay = state === "queued" || state === "rendered" || state === "sending";
  return (
    <Badge color={colours[state]}>{onItsWay ? t("allReports.mails.pending") : t(`allReports.dispatch.${state}`)}</Badge>
  );
}
