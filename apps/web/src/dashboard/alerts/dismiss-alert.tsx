import { Button, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { Allowed } from "../staff/rights.tsx";
import { useDismissAlert } from "./api.ts";

/** The button of those who may dismiss an alert. @param what it is about, for people who hear the button by itself */
export function DismissAlert({ clientId, alertId, what }: { clientId: string; alertId: string; what: string }) {
  const { t } = useTranslation("alerts");
  const dismiss = useDismissAlert(clientId);
  const tell = () => toast({ title: t("dismissed") });
  const fail = (error: unknown) => toast({ title: errorMessage(error), variant: "destructive" });
  return (
    <Allowed right="clients">
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        disabled={dismiss.isPending}
        onClick={() => void dismiss.mutateAsync(alertId).then(tell, fail)}
      >
        {t("dismiss")}
        <VisuallyHidden>: {what}</VisuallyHidden>
      </Button>
    </Allowed>
  );
}
