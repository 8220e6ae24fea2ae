import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { offered } from "@agency/content/settings";
import type { Booking } from "@agency/contracts/bookings";
import { Row, Stack } from "@agency/ui/layout";
import { CallError } from "../../../shared/api/call-error.ts";
import { call } from "../../../shared/api/call.ts";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { texts } from "../../../shared/i18n/texts.server.ts";
import { late } from "../../../shared/late-start/late.tsx";
import { linkFragment } from "../../../shared/link-fragment.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import { useHydrated } from "../../../shared/use-hydrated.ts";
import { without } from "../../../shared/without.ts";
import { LinkPage } from "../../links/link-page.tsx";
import NotFoundPage from "../../not-found/not-found-page.tsx";
import { Button, SiteLink, Title } from "../../shared/parts.tsx";
import { timeOfDay, wholeTime } from "./slot-times.ts";
import fields from "../../forms/forms.module.css";

export const loader = texts(({ links, tools: { consultation } }) => ({
  links: without(links, "newsletter", "audit"),
  tools: { consultation },
}));

export const meta = hiddenPageMeta((t) => t(offered.consultation ? "links:booking.title" : "common:notFound.title"));

/** The target of links in booking emails. The token follows the #. */
export default function BookingPage() {
  const { t } = useTranslation("links");
  const { hash } = useLocation();
  const isRunning = useHydrated();
  const [attempt, setAttempt] = useState(0);
  const token = linkFragment(hash);
  const isLink = /^[\w-]{43}$/.test(token);
  if (!offered.consultation && !(isRunning && isLink)) return <NotFoundPage />;
  if (!isRunning) return <Notice title={t("booking.title")} text={t("booking.opening")} />;
  if (!isLink) {
    return <Notice title={t("booking.none")} text={t("booking.noneLead")} link={t("booking.book")} />;
  }
  return <Opened key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt(attempt + 1)} />;
}

function Opened({ token, onRetry }: { token: string; onRetry: () => void }) {
  const { t } = useTranslation("links");
  const [found, setFound] = useState<Booking | string | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    call("GET /api/consultation/:token", { params: { token } }, { signal: ended.signal }).then(
      setFound,
      (error: unknown) => {
        if (!ended.signal.aborted) setFound(errorMessage(error));
      },
    );
    return () => ended.abort();
  }, [token]);

  if (found === null) return <Notice title={t("booking.title")} text={t("booking.opening")} />;
  if (typeof found !== "string") return <BookingView booking={found} token={token} onChange={setFound} />;
  return (
    <Notice title={t("failure")} text={found} link={t("booking.book")}>
      <Button look="primary" onClick={onRetry}>
        {t("again")}
      </Button>
    </Notice>
  );
}

type NoticeProps = { title: string; text: string; link?: string; children?: ReactNode };

function Notice({ title, text, link, children }: NoticeProps) {
  const { t } = useTranslation("links");
  return (
    <LinkPage title={title}>
      <p role="status">{text}</p>
      <Row as="p">
        {children}
        <SiteLink look="secondary" to={offered.consultation ? "/#consultation" : "/"}>
          {(offered.consultation && link) || t("back")}
        </SiteLink>
      </Row>
    </LinkPage>
  );
}

const SlotPicker = late(() => import("./slot-picker.tsx"));

type BookingViewProps = { booking: Booking; token: string; onChange: (booking: Booking) => void };

type Step = "shown" | "moving" | "cancelling";

/** A booking with the options to move it, or to cancel it after a confirmation. */
function BookingView({ booking, token, onChange }: BookingViewProps) {
  const { t } = useTranslation("links");
  const [step, setStep] = useState<Step>("shown");
  const [isPending, setPending] = useState(false);
  const [said, setSaid] = useState({ text: "", failed: false });
  const [instead, setInstead] = useState<string[] | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const goneTo = useRef<Step>("shown");
  // The pressed button is gone with its step.
  useEffect(() => {
    if (goneTo.current === step) return;
    goneTo.current = step;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [step]);
  // The buttons of the last step are gone, and the new time may be above the window of a phone.
  useEffect(() => {
    if (said.text === "") return;
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: "center" });
  }, [said]);

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
      setSaid({ text: errorMessage(error), failed: true });
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
    <LinkPage title={t("booking.title")}>
      <p>
        {booking.name !== null && t("booking.hello", { name: booking.name })}{" "}
        {isCancelled ? t("booking.cancelled") : greeting}
      </p>
      <div>
        <Title as={isCancelled ? "s" : "b"} size="modest">
          <time dateTime={booking.start}>{wholeTime(booking.start)}</time>
        </Title>
        <p>{t("booking.zone")}</p>
        {booking.talkBy !== null && <p>{t(`booking.talkBy.${booking.talkBy}`)}</p>}
      </div>
      <p ref={outcome} role="status" tabIndex={-1} className={fields["outcome"]} data-failed={said.failed || undefined}>
        {said.text}
      </p>
      {!booking.open && !isCancelled && <p>{t("booking.over")}</p>}
      <div ref={part} tabIndex={-1} className={fields["step"]}>
        {isAsked && step === "shown" && (
          <>
            <p>{isPast(heldUntil) ? t("booking.notHeld") : t("booking.heldUntil", { until: timeOfDay(heldUntil) })}</p>
            <Row as="p">
              <Button
                look="primary"
                disabled={isPending}
                onClick={() =>
                  void act(
                    () => call("POST /api/consultation/:token/confirm", { params: { token } }),
                    t("booking.confirmed"),
                  )
                }
              >
                {isPending ? t("booking.confirming") : t("booking.confirm")}
              </Button>
              <Button look="secondary" onClick={() => go("moving")}>
                {t("booking.move")}
              </Button>
            </Row>
          </>
        )}
        {booking.open && !isAsked && step === "shown" && (
          <Row as="p">
            <Button look="primary" onClick={() => go("moving")}>
              {t("booking.move")}
            </Button>
            <Button look="secondary" onClick={() => go("cancelling")}>
              {t("booking.cancel")}
            </Button>
          </Row>
        )}
        {booking.open && step === "moving" && (
          <Stack as="form" gap="1.5rem" fit onSubmit={move} aria-busy={isPending}>
            <SlotPicker instead={instead} onAll={() => setInstead(null)} required />
            <Row as="p">
              <Button type="submit" look="primary" disabled={isPending}>
                {isPending ? t("booking.moving") : t("booking.moveTo")}
              </Button>
              <Button look="secondary" onClick={() => go("shown")}>
                {t("booking.keep")}
              </Button>
            </Row>
          </Stack>
        )}
        {booking.open && step === "cancelling" && (
          <>
            <p role="alert">{t("booking.sure")}</p>
            <Row as="p">
              <Button
                look="primary"
                disabled={isPending}
                onClick={() =>
                  void act(() => call("POST /api/consultation/:token/cancel", { params: { token } }), t("booking.gone"))
                }
              >
                {isPending ? t("booking.cancelling") : t("booking.cancel")}
              </Button>
              <Button look="secondary" onClick={() => go("shown")}>
                {t("booking.keep")}
              </Button>
            </Row>
          </>
        )}
      </div>
      {!booking.open && offered.consultation && (
        <p>
          <SiteLink look="secondary" to="/#consultation">
            {t("booking.book")}
          </SiteLink>
        </p>
      )}
    </LinkPage>
  );
}

function isPast(moment: string): boolean {
  return Date.parse(moment) <= Date.now();
}
