import { Alert, Badge, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { NotificationState } from "@agency/model/states";
import { Row } from "@agency/ui/row";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useSettleNotification } from "./api.ts";

const colours: Record<NotificationState, "ink" | "second" | "bad" | "accent"> = {
  queued: "ink",
  sending: "ink",
  sent: "second",
  failed: "bad",
  uncertain: "accent",
};

/** The state of an email. */
export function NotificationBadge({ state }: { state: NotificationState }) {
  const { t } = useTranslation("enquiries");
  return <Badge color={colours[state]}>{t(`mails.states.${state}`)}</Badge>;
}

type SettleNotificationProps = {
  id: string;
  state: NotificationState;
  /** Identifies the email in the names of the buttons. */
  name: string;
};

/** The choices for an email that failed or whose outcome is unknown. */
export function SettleNotification({ id, state, name }: SettleNotificationProps) {
  const { t } = useTranslation("enquiries");
  const settle = useSettleNotification();
  if (state !== "failed" && state !== "uncertain") return null;
  const say = (arrived: boolean) =>
    settle.mutate(
      { notificationId: id, arrived },
      {
        onSuccess: () => toast({ title: arrived ? t("mails.settled") : t("mails.queued") }),
        onError: (error) => toast({ title: t("actionFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  return (
    <Alert color={colours[state]} role="group" aria-label={name}>
      <p>{state === "failed" ? t("mails.failedLead") : t("mails.uncertainLead")}</p>
      <Row align="center" top="0.75rem">
        {state === "uncertain" && (
          <Button
            variant="default"
            disabled={settle.isPending}
            onClick={() => say(true)}
            aria-label={t("mails.arrivedNamed", { name })}
          >
            {t("mails.arrived")}
          </Button>
        )}
        <Button
          variant="default"
          disabled={settle.isPending}
          onClick={() => say(false)}
          aria-label={t("mails.againNamed", { name })}
        >
          {t("mails.again")}
        </Button>
      </Row>
    </Alert>
  );
}
