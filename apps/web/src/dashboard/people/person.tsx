import { Button, Alert } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PersonRecord as Held, Erased, PersonRecord } from "@agency/contracts/people";
import { enquiryKinds, notificationStates } from "@agency/model/states";
import { actionClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { errorMessage } from "../../shared/api/error-message.ts";
import { NotificationBadge, SettleNotification } from "../notifications/notifications.tsx";
import { useNotificationName } from "../notifications/use-notification-name.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { QueryState } from "../shared/loaded.tsx";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { ConfirmedDownload } from "../staff/confirmed-download.tsx";
import { personAddress, useAfterErasure, usePerson, useErasePerson } from "./api.ts";
import list from "../shared/shared.module.css";

type PersonProps = {
  email: string;
  /** The enquiry that is already open. */
  enquiryId: string;
  onOpen: (enquiryId: string) => void;
  onErased: () => void;
};

/** A person's history, newest first, with the export and the erasure that the law entitles them to. */
export function Person({ email, enquiryId, onOpen, onErased }: PersonProps) {
  const { t } = useTranslation("enquiries");
  const person = usePerson(email);
  const { data } = person;
  const [erasing, setErasing] = useState(false);
  const afterErasure = useAfterErasure();
  const isErased = useRef(false);
  const finish = (erased: boolean) => {
    setErasing(false);
    if (!erased) return;
    isErased.current = true;
    onErased();
  };
  // Only after this component is gone: removing data that is still shown would refetch it.
  useEffect(
    () => () => {
      if (isErased.current) afterErasure();
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );

  return (
    <>
      <Stack as="section" gap="0.6rem" className={list["part"]} aria-labelledby="person">
        <h3 id="person">{t("person.title", { email })}</h3>
        <QueryState query={person} compact />
        {data?.records.length === 0 && <p>{t("person.empty")}</p>}
        <Stack as="ol" gap="0.85rem">
          {data?.records.map((record) => (
            <PersonRecord
              key={`${record.kind} ${record.id}`}
              record={record}
              current={record.id === enquiryId}
              onOpen={() => onOpen(record.id)}
            />
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap="0.6rem" className={list["part"]} aria-labelledby="data">
        <h3 id="data">{t("person.data")}</h3>
        <Text size="small" tone="soft">
          {t("person.dataLead")}
        </Text>
        <Row align="center">
          <ConfirmedDownload className={actionClass("secondary", "small")} href={personAddress(email)}>
            {t("person.export")}
          </ConfirmedDownload>
          <Button variant="subtle" color="bad" disabled={!data} onClick={() => setErasing(true)}>
            {t("person.erase")}
          </Button>
        </Row>
      </Stack>
      {erasing && <ErasePerson email={email} records={data?.records ?? []} onClose={finish} />}
    </>
  );
}

/** One entry in a person's history. */
function PersonRecord({ record, current, onOpen }: { record: Held; current: boolean; onOpen: () => void }) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const words = useRecordText()(record);
  const state =
    record.kind === "notification" ? notificationStates.find((one) => one === record.data["state"]) : undefined;
  const isEnquiry = enquiryKinds.some((kind) => kind === record.kind);
  return (
    <Stack as="li" gap="0.25rem 1rem" edge="plain">
      <Text as="time" size="small" tone="soft" dateTime={record.at}>
        {moment(record.at)}
      </Text>
      <Row gap="0.25rem 0.75rem" align="center">
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
  const notificationName = useNotificationName();
  return ({ kind, data }) => {
    switch (kind) {
      case "contact":
      case "consultation":
      case "subscription":
        return t(`person.records.${kind}`);
      case "audit": {
        const { url, score } = readDetails(data);
        return url && score ? t("person.records.audit", { url, score }) : t("person.records.auditPlain");
      }
      case "booking": {
        const when = moment(asText(data["startsAt"]));
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
          notification: notificationName(asText(data["notification"])),
          recipient: asText(data["recipient"]),
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
      case "report-answer":
        return t("person.records.reportAnswer");
      case "client-note":
        return t("person.records.clientNote");
      case "report-handover":
        return t("person.records.reportHandover");
      case "report-wrong-recipient":
        return t("person.records.reportWrongRecipient");
      default:
        return t("person.records.other", { kind });
    }
  };
}

const subscriberStates = ["pending", "confirmed", "unsubscribed"] as const;

function readDetails({ details }: Held["data"]): { url?: string; score?: string } {
  if (typeof details !== "object" || details === null) return {};
  const { url, score } = details as Record<string, unknown>;
  return {
    ...(typeof url === "string" ? { url } : {}),
    ...(typeof score === "number" ? { score: String(score) } : {}),
  };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

type ErasePersonProps = {
  email: string;
  /** The stored records of the person. */
  records: PersonRecord[];
  onClose: (erased: boolean) => void;
};

/** Asks for confirmation, erases everything about a person, and says what was erased and what stays. */
function ErasePerson({ email, records, onClose }: ErasePersonProps) {
  const { t } = useTranslation("enquiries");
  const counted = useCounts();
  const erase = useErasePerson(email);
  if (erase.data) return <Outcome email={email} erased={erase.data} onClose={() => onClose(true)} />;
  return (
    <ConfirmDialog
      title={t("erase.title", { email })}
      question={t("erase.question", { email, what: counted(countRecords(records)) })}
      confirm={t("erase.confirm")}
      busyLabel={t("erase.erasing")}
      busy={erase.isPending}
      problem={erase.isError ? t("erase.failed", { message: errorMessage(erase.error) }) : null}
      onConfirm={() => erase.mutate()}
      onClose={() => onClose(false)}
    >
      <Text>{t("erase.stays", { email })}</Text>
    </ConfirmDialog>
  );
}

type OutcomeProps = { email: string; erased: Erased; onClose: () => void };

function Outcome({ email, erased: { erased, kept }, onClose }: OutcomeProps) {
  const { t } = useTranslation(["enquiries", "admin"]);
  const counted = useCounts();
  return (
    <AdminDialog
      title={t("enquiries:erase.done", { email })}
      onClose={onClose}
      size="30rem"
      fullScreenOnPhones={false}
      closeOnClickOutside
    >
      <Stack gap="1.25rem">
        <Text role="status">{t("enquiries:erase.result", { what: counted(erased) })}</Text>
        {kept.length > 0 && (
          <Alert color="accent" title={t("enquiries:erase.kept")}>
            {kept.map(({ what, reason }) => (
              <p key={what}>{reason}</p>
            ))}
          </Alert>
        )}
        <Row justify="end">
          <Button onClick={onClose} data-autofocus>
            {t("admin:close")}
          </Button>
        </Row>
      </Stack>
    </AdminDialog>
  );
}

const erasable = ["enquiries", "notifications", "bookings", "subscribers", "contacts"] as const;

const personStores: Record<string, (typeof erasable)[number]> = {
  contact: "enquiries",
  consultation: "enquiries",
  audit: "enquiries",
  subscription: "enquiries",
  notification: "notifications",
  booking: "bookings",
  subscriber: "subscribers",
  "contact-person": "contacts",
};

/** Counts the records to be erased, by their table. Records of a client stay. */
function countRecords(records: PersonRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of records) {
    const store = personStores[kind];
    if (store) counts[store] = (counts[store] ?? 0) + 1;
  }
  return counts;
}

/** "2 enquiries, 3 emails and 1 booking". */
function useCounts(): (counts: Record<string, number>) => string {
  const { t } = useTranslation("enquiries");
  const listed = useListFormat();
  return (counts) => {
    const known = erasable.flatMap((store) =>
      counts[store] ? [t(`erase.counts.${store}`, { count: counts[store] })] : [],
    );
    const others = Object.entries(counts)
      .filter(([store]) => !erasable.some((one) => one === store))
      .reduce((sum, [, count]) => sum + count, 0);
    const all = others > 0 ? [...known, t("erase.counts.other", { count: others })] : known;
    return all.length > 0 ? listed(all) : t("erase.nothing");
  };
}
