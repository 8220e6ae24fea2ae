import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { Tooltip } from "@agency/ui/tooltip";
import { failureToast } from "../shared/problem-text.ts";
import { useReadSources } from "./api.ts";

/** Reads what is missing from a client's sources without waiting for the next try. */
export function ReadNow({ clientId }: { clientId: string }) {
  const { t } = useTranslation("sources");
  const read = useReadSources(clientId);
  const ask = () =>
    read.mutate(undefined, {
      onSuccess: () => toast({ title: t("sources.readAsked") }),
      onError: failureToast((message) => t("sources.readFailed", { message })),
    });
  return (
    <Tooltip text={t("sources.readNowLead")}>
      <Button variant="default" onClick={ask} disabled={read.isPending}>
        {t("sources.readNow")}
      </Button>
    </Tooltip>
  );
}
