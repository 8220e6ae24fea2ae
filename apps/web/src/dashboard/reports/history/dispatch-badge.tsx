import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DispatchState } from "@agency/model/states";

const colours: Record<DispatchState, "ink" | "second" | "bad" | "accent"> = {
  queued: "ink",
  rendered: "ink",
  sending: "ink",
  sent: "second",
  failed: "bad",
  uncertain: "accent",
  cancelled: "ink",
};

/** The state of a report's email. Null if no email was requested. */
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
