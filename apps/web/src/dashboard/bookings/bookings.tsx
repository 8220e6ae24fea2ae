import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { consultation } from "@agency/content/opening-hours";
import type { Enquiry } from "@agency/contracts/enquiries";
import { durationText } from "@agency/model/duration";
import { Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { emailLink } from "../../shared/contact/contact-links.ts";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useEnquiries } from "../enquiries/api.ts";
import { senderName } from "../enquiries/use-names.ts";
import { QueryState } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import list from "../shared/shared.module.css";

/** The most that one response lists. Slots open only a few weeks ahead, so upcoming bookings are among the newest. */
const most = 200;

/** Upcoming bookings, the next one first, and the requests without a time. */
export function Bookings({ onOpen }: { onOpen: (enquiryId: string) => void }) {
  const { t } = useTranslation("enquiries");
  const locale = getLocale(useLanguage());
  const query = useEnquiries({ kind: "consultation", limit: most });
  const { data, dataUpdatedAt } = query;
  if (!data) return <QueryState query={query} />;

  const coming = upcomingBookings(data.rows, dataUpdatedAt);
  const held = heldBookings(data.rows, dataUpdatedAt);
  const waiting = waitingBookings(data.rows, dataUpdatedAt);
  const row = (enquiry: Enquiry) => (
    <BookingRow key={enquiry.id} enquiry={enquiry} slot={enquiry.details.slot} onOpen={onOpen} />
  );
  return (
    <Stack gap="1.5rem">
      <QueryState query={query} />
      <Part id="coming" title={t("consultations.coming")} lead={t("consultations.zone")}>
        {coming.length === 0 ? (
          <StateBlock mood="empty" title={t("consultations.none")} description={t("consultations.noneLead")} />
        ) : (
          <ol className={list["entries"]}>{coming.map(row)}</ol>
        )}
      </Part>
      {held.length > 0 && (
        <Part
          id="held"
          title={t("consultations.held")}
          lead={t("consultations.heldLead", { time: durationText(consultation.holdMinutes, locale) })}
        >
          <ol className={list["entries"]}>{held.map(row)}</ol>
        </Part>
      )}
      <Part
        id="waiting"
        title={t("consultations.open")}
        lead={waiting.length === 0 ? t("consultations.noneOpen") : t("consultations.openLead")}
      >
        {waiting.length > 0 && (
          <ul className={list["entries"]}>
            {waiting.map((enquiry) => (
              <BookingRow key={enquiry.id} enquiry={enquiry} slot={undefined} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </Part>
    </Stack>
  );
}

function Part({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Stack gap="0.25rem" bottom="0.75rem">
        <h2 id={id}>{title}</h2>
        <Text size="small" tone="soft">
          {lead}
        </Text>
      </Stack>
      {children}
    </section>
  );
}

type BookingProps = { enquiry: Enquiry; slot: string | undefined; onOpen: (enquiryId: string) => void };

function BookingRow({ enquiry, slot, onOpen }: BookingProps) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const who = senderName(enquiry);
  const { confirmBy } = enquiry.details;
  return (
    <li>
      <Text strong flex="1 1 11rem">
        {slot ? moment(slot) : who}
      </Text>
      <Text flex="2 1 16rem">
        {slot && <>{who} · </>}
        <a href={emailLink(enquiry.email)}>{enquiry.email}</a>
        {!slot && (
          <Text as="span" size="small" tone="soft">
            {" "}
            · {moment(enquiry.createdAt)}
          </Text>
        )}
        {slot && confirmBy && (
          <Text as="span" size="small" tone="soft">
            {" "}
            · {t("consultations.heldUntil", { until: moment(confirmBy) })}
          </Text>
        )}
      </Text>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t("consultations.read", { who })}
        onClick={() => onOpen(enquiry.id)}
      >
        {t("consultations.show")}
      </Button>
    </li>
  );
}

/** Confirmed consultations that have not begun, the next one first. `now` is in ms since 1970. */
export function upcomingBookings(enquiries: Enquiry[], now: number): Enquiry[] {
  return byStart(enquiries.filter(({ details }) => !details.confirmBy && isFrom(now, details.slot)));
}

/** Consultations whose time is held for a visitor who has not confirmed it, the next one first. */
export function heldBookings(enquiries: Enquiry[], now: number): Enquiry[] {
  return byStart(enquiries.filter(({ details }) => isFrom(now, details.confirmBy) && isFrom(now, details.slot)));
}

/** Consultation requests that wait, without a time, or whose time was never confirmed. */
export function waitingBookings(enquiries: Enquiry[], now: number): Enquiry[] {
  return enquiries.filter(({ details, state }) => state === "waiting" && (!details.slot || isReleased(details, now)));
}

/** Whether a time was not confirmed while it was held. */
function isReleased({ confirmBy }: Enquiry["details"], now: number): boolean {
  return confirmBy !== undefined && !isFrom(now, confirmBy);
}

function isFrom(now: number, moment: string | undefined): boolean {
  return moment !== undefined && Date.parse(moment) >= now;
}

function byStart(enquiries: Enquiry[]): Enquiry[] {
  const slotStart = ({ details: { slot = "" } }: Enquiry) => Date.parse(slot);
  return enquiries.toSorted((one, other) => slotStart(one) - slotStart(other));
}
