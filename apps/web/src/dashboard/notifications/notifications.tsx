import { Alert, Badge, Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Notification } from "@agency/contracts/notifications";
import { type NotificationState, notificationStates } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import { Row, Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { QueryState } from "../shared/loaded.tsx";
import { failureToast, useProblemText } from "../shared/problem-text.ts";
import { Pages, useStepBack } from "../shared/table/pages.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useMay } from "../staff/rights.tsx";
import { useNotifications, useSettleNotification } from "./api.ts";
import { useNotificationName } from "./use-notification-name.ts";
import list from "../shared/shared.module.css";

/** The option for no filter, since an option needs a value. */
const all = "all";

const pageLength = 25;

type NotificationsProps = { state: NotificationState | null; onState: (state: NotificationState | null) => void };

/** Every email except reports, newest first, with the choices for unsettled ones. */
export function Notifications({ state, onState }: NotificationsProps) {
  const { t } = useTranslation("enquiries");
  const [offset, setOffset] = useState(0);
  const query = useNotifications({
    ...(state ? { state } : {}),
    limit: pageLength,
    offset,
  });
  const { data, isPlaceholderData } = query;
  useStepBack({ total: data?.total, offset, length: pageLength, onMove: setOffset });
  const choose = (value: NotificationState | typeof all) => {
    setOffset(0);
    onState(value === all ? null : value);
  };

  return (
    <Stack gap="1.5rem">
      <Row gap="0.75rem 1.5rem" align="end">
        <Text size="small" tone="soft" flex="1 1 20rem">
          {t("mails.lead")}
        </Text>
        <FilterSelect
          label={t("mails.state")}
          value={state ?? all}
          onChange={choose}
          options={[
            { value: all, label: t("mails.allStates") },
            ...notificationStates.map((value) => ({ value, label: t(`mails.states.${value}`) })),
          ]}
        />
      </Row>
      <QueryState query={query} />
      {data?.total === 0 && <StateBlock mood="empty" title={state ? t("mails.nothing") : t("mails.empty")} />}
      {data && data.rows.length > 0 && (
        <>
          <ul className={list["list"]} aria-busy={isPlaceholderData}>
            {data.rows.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
          <Pages total={data.total} offset={offset} length={pageLength} onMove={setOffset} />
        </>
      )}
    </Stack>
  );
}

function NotificationRow({ notification }: { notification: Notification }) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const notificationName = useNotificationName();
  const problemText = useProblemText();
  const { id, kind, recipient, person, state, attempts, problem, requestedAt, dueAt, sentAt } = notification;
  const name = t("person.mail", { notification: notificationName(kind), recipient });
  return (
    <Stack as="li" gap="0.25rem" className={list["entry"]}>
      <Row as="p" gap="0.25rem 0.75rem" align="center">
        <Text as="span" strong>
          {notificationName(kind)}
        </Text>
        <NotificationBadge state={state} />
      </Row>
      <p>
        {t("mails.to", { recipient })}
        {person !== recipient && ` · ${t("mails.about", { person })}`}
      </p>
      <Text size="small" tone="soft">
        {moment(sentAt ?? requestedAt)} · {t("mails.attempts", { count: attempts })}
        {state === "queued" && ` · ${t("mails.next", { when: moment(dueAt) })}`}
      </Text>
      {problem && (
        <Text size="small" tone="bad">
          {problemText(problem)}
        </Text>
      )}
      <SettleNotification id={id} state={state} name={name} />
    </Stack>
  );
}

const colours: Record<NotificationState, "ink" | "good" | "bad" | "accent"> = {
  queued: "ink",
  gathered: "ink",
  sending: "ink",
  sent: "good",
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
  const may = useMay();
  if ((state !== "failed" && state !== "uncertain") || !may("enquiries")) return null;
  const say = (arrived: boolean) =>
    settle.mutate(
      { notificationId: id, arrived },
      {
        onSuccess: () => toast({ title: arrived ? t("mails.settled") : t("mails.queued") }),
        onError: failureToast((message) => t("actionFailed", { message })),
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
