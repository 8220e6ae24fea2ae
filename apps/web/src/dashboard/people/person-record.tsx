import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PersonRecord as Held } from "@agency/contracts/people";
import { enquiryKinds, notificationStates } from "@agency/model/states";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { useNames } from "../enquiries/use-names.ts";
import { NotificationBadge, SettleNotification } from "../notifications/notification-outcome.tsx";
import { useFormat } from "../shared/use-format.ts";
import list from "../shared/list.module.css";
import styles from "./person.module.css";

type PersonRecordProps = { record: Held; current: boolean; onOpen: () => void };

/** One entry in a person's history. */
export function PersonRecord({ record, current, onOpen }: PersonRecordProps) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const words = useRecordText()(record);
  const state =
    record.kind === "notification" ? notificationStates.find((one) => one === record.data["state"]) : undefined;
  const isEnquiry = enquiryKinds.some((kind) => kind === record.kind);
  return (
    <Stack as="li" gap="0.25rem 1rem" className={styles["happened"]}>
      <time dateTime={record.at} className={list["quiet"]}>
        {moment(record.at)}
      </time>
      <Row gap="0.25rem 0.75rem" align="center" className={list["what"]}>
        <span>{words}</span>
        {state && <NotificationBadge state={state} />}
        {isEnquiry && !current && (
          <Button variant="subtle" color="ink" size="compact-sm" onClick={onOpen}>
            {t("person.show")}
          </Button>
        )}
      </Row>
      {state && <SettleNotification id={record.id} state={state} name={words} />}
    </Stack>
  );
}

/** Describes a record. Kinds that the API adds later are shown by name. */
function useRecordText(): (record: Held) => string {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const { notification } = useNames();
  return ({ kind, data }) => {
    switch (kind) {
      case "contact":
      case "consultation":
      case "subscription":
        return t(`person.records.${kind}`);
      case "audit": {
        const { url, score } = detailsOf(data);
        return url && score ? t("person.records.audit", { url, score }) : t("person.records.auditPlain");
      }
      case "booking": {
        const when = moment(textOf(data["startsAt"]));
        return data["state"] === "cancelled"
          ? t("person.records.bookingCancelled", { when })
          : t("person.records.booking", { when });
      }
      case "subscriber": {
        const state = subscriberStates.find((one) => one === data["state"]);
        return state ? t(`person.records.subscriber.${state}`) : t("person.records.other", { kind });
      }
      case "notification":
        return t("person.mail", {
          notification: notification(textOf(data["notification"])),
          recipient: textOf(data["recipient"]),
        });
      case "client":
        return t("person.records.client");
      case "contact-person":
        return t("person.records.contactPerson");
      case "connection":
        return t("person.records.connection");
      case "report-use":
        return t("person.records.reportUse");
      case "report-mail":
        return t("person.records.reportMail");
      default:
        return t("person.records.other", { kind });
    }
  };
}

const subscriberStates = ["pending", "confirmed", "unsubscribed"] as const;

function detailsOf({ details }: Held["data"]): { url?: string; score?: string } {
  if (typeof details !== "object" || details === null) return {};
  const { url, score } = details as Record<string, unknown>;
  return {
    ...(typeof url === "string" ? { url } : {}),
    ...(typeof score === "number" ? { score: String(score) } : {}),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
