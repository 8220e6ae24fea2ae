import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Booking } from "@agency/contracts/bookings";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { CallError } from "../../../shared/api/call-error.ts";
import { call } from "../../../shared/api/call.ts";
import { messageOf } from "../../../shared/api/message-of.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { late } from "../../../shared/late-start/late.tsx";
import { Title } from "../../shared/title/title.tsx";
import { timeOfDay, wholeTime } from "./slot-times.ts";
import styles from "../../links/link-page.module.css";

const SlotPicker = late(() => import("./slot-picker.tsx"));

export type BookingViewProps = { booking: Booking; token: string; onChange: (booking: Booking) => void };

type Step = "shown" | "moving" | "cancelling";

/** A booking with the options to move it, or to cancel it after a confirmation. */
export function BookingView({ booking, token, onChange }: BookingViewProps) {
  const { t } = useTranslation("links");
  const localised = useLocalisedPath();
  const [step, setStep] = useState<Step>("shown");
  const [isPending, setPending] = useState(false);
  const [said, setSaid] = useState({ text: "", failed: false });
  const [instead, setInstead] = useState<string[] | null>(null);

  const act = async (deed: () => Promise<Booking>, text: string) => {
    setPending(true);
    setSaid({ text: "", failed: false });
    try {
      onChange(await deed());
      setStep("shown");
      setInstead(null);
      setSaid({ text, failed: false });
    } catch (error) {
      const body = error instanceof CallError ? error.body : null;
      if (body?.alternatives) {
        setInstead(body.alternatives);
        setStep("moving");
      }
      setSaid({ text: messageOf(error), failed: true });
    } finally {
      setPending(false);
    }
  };
  const go = (next: Step) => {
    setStep(next);
    setInstead(null);
    setSaid({ text: "", failed: false });
  };
  const move = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const slot = new FormData(event.currentTarget).get("slot");
    if (typeof slot === "string") {
      void act(
        () => call("POST /api/consultation/:token/move", { params: { token }, body: { slot } }),
        t("booking.moved"),
      );
    }
  };
  const isCancelled = booking.state === "cancelled";
  const { heldUntil } = booking;
  const isAsked = booking.open && heldUntil !== null;
  const greeting = isAsked ? t("booking.unconfirmed") : t("booking.booked");

  return (
    <Stack gap="1.5rem" fit packed className={styles["page"]}>
      <Title as="h1" size="closing" measure="16ch">
        {t("booking.title")}
      </Title>
      <p>
        {booking.name !== null && t("booking.hello", { name: booking.name })}{" "}
        {isCancelled ? t("booking.cancelled") : greeting}
      </p>
      <div>
        <p className={styles["when"]} data-cancelled={isCancelled || undefined}>
          <time dateTime={booking.start}>{wholeTime(booking.start)}</time>
        </p>
        <p>{t("booking.zone")}</p>
      </div>
      <p role="status" className={said.text ? styles["said"] : undefined} data-failed={said.failed || undefined}>
        {said.text}
      </p>
      {!booking.open && !isCancelled && <p>{t("booking.over")}</p>}
      {isAsked && step === "shown" && (
        <>
          <p>{isPast(heldUntil) ? t("booking.notHeld") : t("booking.heldUntil", { until: timeOfDay(heldUntil) })}</p>
          <Row as="p" className={styles["actions"]}>
            <button
              type="button"
              className={actionClass("primary")}
              disabled={isPending}
              onClick={() =>
                void act(
                  () => call("POST /api/consultation/:token/confirm", { params: { token } }),
                  t("booking.confirmed"),
                )
              }
            >
              {isPending ? t("booking.confirming") : t("booking.confirm")}
            </button>
            <button type="button" className={actionClass("secondary")} onClick={() => go("moving")}>
              {t("booking.move")}
            </button>
          </Row>
        </>
      )}
      {booking.open && !isAsked && step === "shown" && (
        <Row as="p" className={styles["actions"]}>
          <button type="button" className={actionClass("primary")} onClick={() => go("moving")}>
            {t("booking.move")}
          </button>
          <button type="button" className={actionClass("secondary")} onClick={() => go("cancelling")}>
            {t("booking.cancel")}
          </button>
        </Row>
      )}
      {booking.open && step === "moving" && (
        <Stack as="form" gap="1.5rem" fit onSubmit={move} aria-busy={isPending}>
          <SlotPicker instead={instead} onAll={() => setInstead(null)} required />
          <Row as="p" className={styles["actions"]}>
            <button type="submit" className={actionClass("primary")} disabled={isPending}>
              {isPending ? t("booking.moving") : t("booking.moveTo")}
            </button>
            <button type="button" className={actionClass("secondary")} onClick={() => go("shown")}>
              {t("booking.keep")}
            </button>
          </Row>
        </Stack>
      )}
      {booking.open && step === "cancelling" && (
        <>
          <p role="alert">{t("booking.sure")}</p>
          <Row as="p" className={styles["actions"]}>
            <button
              type="button"
              className={actionClass("primary")}
              disabled={isPending}
              onClick={() =>
                void act(() => call("POST /api/consultation/:token/cancel", { params: { token } }), t("booking.gone"))
              }
            >
              {isPending ? t("booking.cancelling") : t("booking.cancel")}
            </button>
            <button type="button" className={actionClass("secondary")} onClick={() => go("shown")}>
              {t("booking.keep")}
            </button>
          </Row>
        </>
      )}
      {!booking.open && (
        <p>
          <Link className={actionClass("secondary")} to={localised("/#consultation")}>
            {t("booking.book")}
          </Link>
        </p>
      )}
    </Stack>
  );
}

function isPast(moment: string): boolean {
  return Date.parse(moment) <= Date.now();
}
